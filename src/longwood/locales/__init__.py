"""The languages: every text of Longwood in one file a language, shared by browser, command line and server.

Below all other rooms, so that any of them may say a Phrase: a text that reads as English and can be said in every language.
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
