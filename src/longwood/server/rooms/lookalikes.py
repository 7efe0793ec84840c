"""Compares names by their appearance, so that Ada in Latin and in Cyrillic letters count as the same name."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

JOINERS: Final = ("\u200c", "\u200d")
"""Invisible characters that some scripts and emoji need."""
_TWINS: Final = (
    ("абвгезікмнорстуүхһчьѕјԁԛԝӏ", "a6bre3ikmhopctyyxh4bsjdqwl"),  # Cyrillic
    ("αβγεζηικμνορτυχω", "abyezhikmnoptyxw"),  # Greek
    ("օսցոհզլտ", "ougnhqls"),  # Armenian
    ("סוןاه", "olllo"),  # noqa: RUF001  # Hebrew and Arabic
    ("ᴀʙᴄᴅᴇғɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡıɩøłđħ", "abcdefghijklmnoprstuvwyzagiioldh"),  # Latin
    ("0134567|!$@", "oieasbtiisa"),  # digits and signs that replace letters
    ("l", "i"),
)
"""Pairs of characters and the Latin letters or digits that they look like. Capitals are compared in lower case.

Compatibility forms, such as full-width and bold letters, need no entry.
"""
_ENCLOSED: Final = re.compile(r"(?:(?:NEGATIVE )?(?:CIRCLED|SQUARED) LATIN CAPITAL|REGIONAL INDICATOR SYMBOL) LETTER ([A-Z])")
"""The Unicode names of letters in circles and squares without a compatibility form."""
_SMALL: Final = str.maketrans("νυ", "vu")  # noqa: RUF001  # small Greek letters that look like others than their capitals
CONFUSABLES: Final = {
    ord(letter): text
    for line in Path(__file__).with_name("confusables.txt").read_text(encoding="utf-8").splitlines()
    for text, letters in [line.split()]
    for letter in letters
}
"""Other letters in lower case, and the Latin letters and digits that they look like: all scripts in Unicode's list (UTS 39), version 15.1.

tools/confusables.py makes the file. Copyright Unicode, Inc.; see https://www.unicode.org/license.txt.
"""
_TO_TWIN: Final = str.maketrans("".join(letters for letters, _ in _TWINS), "".join(twins for _, twins in _TWINS))


def appearance(name: str) -> str:
    r"""Return a text that is equal for names that look alike. It isn't meant for display.

    >>> appearance("Ada") == appearance("\N{CYRILLIC CAPITAL LETTER A}da") == appearance("ÁDÁ")
    True
    """
    plain = "".join(_letter(c) for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c) and c not in JOINERS)
    folded = plain.casefold().translate(CONFUSABLES)
    # Twice, because some look-alikes are replaced by a character that has a look-alike itself.
    return folded.translate(_TO_TWIN).translate(_TO_TWIN).replace("rn", "m").replace("vv", "w")


def appearances(name: str) -> list[str]:
    r"""Return the appearance of a name, and the one in which small Greek letters look different from their capitals.

    >>> appearances("\N{GREEK SMALL LETTER NU}ed")
    ['ned', 'ved']
    """
    return [appearance(name), appearance(name.translate(_SMALL))]


def _letter(character: str) -> str:
    """Return the letter in a circle or square, or the character itself."""
    enclosed = _ENCLOSED.fullmatch(unicodedata.name(character, ""))
    return enclosed[1] if enclosed else character
