"""Choose the language of a user from a browser's header or the environment. web/src/language/catalogue.ts uses the same rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from longwood.locales.languages import is_language

_OTHER_CODES: Final = {"tl": "fil", "iw": "he"}  # Tagalog speakers read Filipino; iw is the older code of Hebrew
_WISH: Final = re.compile(r"\s*([a-zA-Z]{1,8})(?:-[\w-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?", re.ASCII)
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order of POSIX


def language_of_header(accept_language: str) -> str:
    """Return the best language for the value of an Accept-Language header. English if there is none.

    >>> language_of_header("de-DE, he;q=0.8, ru;q=0.9"), language_of_header("")
    ('ru', 'en')
    """
    wishes: list[tuple[float, int, str]] = []
    for text in accept_language.split(",")[:50]:
        wish = _WISH.fullmatch(text)
        if wish and (language := _known(wish[1])) and (weight := float(wish[2] or 1)) > 0:
            wishes.append((-weight, len(wishes), language))
    return min(wishes)[2] if wishes else "en"


def language_of_environment(environment: Mapping[str, str]) -> str:
    """Return the language in the first of LC_ALL, LC_MESSAGES and LANG that is set. English if Longwood doesn't have it.

    >>> language_of_environment({"LANG": "he_IL.UTF-8"}), language_of_environment({"LC_ALL": "C", "LANG": "ru_RU"})
    ('he', 'en')
    """
    value = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return _known(re.split(r"[_.@-]", value)[0]) or "en"


def _known(code: str) -> str:
    """Return the language of a code, or an empty text if Longwood doesn't have it."""
    code = _OTHER_CODES.get(code.lower(), code.lower())
    return code if is_language(code) else ""
