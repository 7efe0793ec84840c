"""Translated messages, with one folder of .ftl files for each language. The browser, command line and server share them.

This package doesn't import any other Longwood package, so all of them can use Phrase, an English string that can be translated.
"""

from longwood.locales.choice import language_of_environment, language_of_header, language_of_locale
from longwood.locales.languages import LANGUAGES, direction, is_language
from longwood.locales.phrase import Phrase, joined, known, say, sentence, translated

__all__ = [
    "LANGUAGES",
    "Phrase",
    "direction",
    "is_language",
    "joined",
    "known",
    "language_of_environment",
    "language_of_header",
    "language_of_locale",
    "say",
    "sentence",
    "translated",
]
