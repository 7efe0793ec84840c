"""Choose a user's language from an HTTP header or from environment variables. web/src/language/catalogue.ts has the same rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from longwood.locales.languages import is_language

_ALIASES: Final = {"tl": "fil", "iw": "he"}  # Filipino is based on Tagalog, and iw is the old code for Hebrew
_LANGUAGE_RANGE: Final = re.compile(r"\s*([a-zA-Z]{1,8})(?:-[\w-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?", re.ASCII)
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # in POSIX order of precedence


def language_of_header(accept_language: str) -> str:
    """Return the best supported language for an Accept-Language header, or English if there is none.

    >>> language_of_header("de-DE, he;q=0.8, ru;q=0.9"), language_of_header("")
    ('ru', 'en')
    """
    accepted: list[tuple[float, int, str]] = []
    for text in accept_language.split(",")[:50]:
        match = _LANGUAGE_RANGE.fullmatch(text)
        if match and (language := _supported(match[1])) and (weight := float(match[2] or 1)) > 0:
            accepted.append((-weight, len(accepted), language))
    return min(accepted)[2] if accepted else "en"


def language_of_environment(environment: Mapping[str, str]) -> str:
    """Return the language of the first of LC_ALL, LC_MESSAGES and LANG that is set, or English if it isn't supported.

    >>> language_of_environment({"LANG": "he_IL.UTF-8"}), language_of_environment({"LC_ALL": "C", "LANG": "ru_RU"})
    ('he', 'en')
    """
    value = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return language_of_locale(value) or "en"


def language_of_locale(locale: str) -> str:
    """Return the language of a POSIX locale or a language tag, or '' if it isn't supported.

    >>> language_of_locale("ru_RU.UTF-8"), language_of_locale("he"), language_of_locale("C.UTF-8")
    ('ru', 'he', '')
    """
    return _supported(re.split(r"[_.@-]", locale)[0])


def _supported(code: str) -> str:
    """Return the supported language for a language code, or '' if there is none."""
    code = _ALIASES.get(code.lower(), code.lower())
    return code if is_language(code) else ""
