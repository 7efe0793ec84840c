"""Which language a person wants, as a browser or a shell says it. web/src/language/catalogue.ts chooses alike in the browser."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from longwood.locales.languages import is_language

_OTHER_CODES: Final = {"tl": "fil", "iw": "he"}  # Tagalog, whose readers share Filipino; the older code of Hebrew
_WISH: Final = re.compile(r"\s*([a-zA-Z]{1,8})(?:-[\w-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?", re.ASCII)
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order POSIX reads them


def language_of_header(accept_language: str) -> str:
    """The best language for the value of a header Accept-Language; English for none.

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
    """The language that LC_ALL, LC_MESSAGES or LANG name, the first of them that is set; English for none that is here.

    >>> language_of_environment({"LANG": "he_IL.UTF-8"}), language_of_environment({"LC_ALL": "C", "LANG": "ru_RU"})
    ('he', 'en')
    """
    value = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return _known(re.split(r"[_.@-]", value)[0]) or "en"


def _known(code: str) -> str:
    """The language a code means, empty if it is not here."""
    code = _OTHER_CODES.get(code.lower(), code.lower())
    return code if is_language(code) else ""
