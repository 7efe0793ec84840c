"""The texts of Longwood, in one folder of .ftl files for each language. The browser, the command line and the server share them.

This package imports no other package of Longwood, so all of them can use a Phrase: an English text that can be translated.
"""

from longwood.locales.choice import language_of_environment, language_of_header
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
    "say",
    "sentence",
    "translated",
]
