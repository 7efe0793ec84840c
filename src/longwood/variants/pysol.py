"""Make catalogue entries for games whose rules we read in PySolFC's game classes."""

from __future__ import annotations

from typing import Any, Final

from longwood.locales import Phrase
from longwood.variants.forty_thieves import FORTY_THIEVES, PYSOL
from longwood.variants.variant import Variant, derive

RETURNS: Final = Phrase("note-pysol-return")
"""Notes on how PySolFC differs. In most of its games, cards can come back from the foundations."""
PRESET_RETURNS: Final = Phrase("note-pysol-preset")
"""The cards that started on the foundations can come back, too."""
STAYS: Final = Phrase("note-pysol-waste")
"""No card comes back."""
STAYS_HERE: Final = Phrase("note-pysol-stays-here")
"""Cards can come back in PySolFC, but not here, even with an option."""


def game(group: str, id: str, name: str, *aliases: str, note: str = RETURNS, **fields: Any) -> Variant:
    """Return a game that differs from Forty Thieves in these fields. The aliases are the other names that PySolFC gives."""
    return derive(FORTY_THIEVES, id, name, source=PYSOL, group=group, aliases=aliases, note=note, **fields)
