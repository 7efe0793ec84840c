"""Rewrites the table of characters that look like Latin letters, from Unicode's confusables (UTS 39).

    uv run --with confusable-homoglyphs==3.3.1 tools/confusables.py

It leaves out characters that lookalikes.py recognises without the table.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from pathlib import Path

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-not-found]

from longwood.server.rooms import lookalikes

_TABLE = Path(__file__).parent.parent / "src/longwood/server/rooms/confusables.txt"


def main() -> None:
    """Write the table: a line for each text in Latin letters and digits, with the characters that look like it."""
    lookalikes.CONFUSABLES.clear()
    found: dict[str, str] = {}
    for one, others in sorted(confusables_data.items()):
        latin = sorted(
            {other["c"].casefold() for other in others if other["c"].isascii() and other["c"].isalnum()}, key=lambda c: (len(c), c)
        )
        letter = one.casefold()
        if len(one) == len(letter) == 1 and not one.isascii() and latin and unicodedata.category(one)[0] in "LN":
            target = latin[0]
            shown = lookalikes.appearance(one)
            if shown != lookalikes.appearance(target) and not shown.isascii():
                found[letter] = target
    table = defaultdict(list)
    for letter, target in sorted(found.items()):
        table[target].append(letter)
    lines = [f"{target} {''.join(table[target])}\n" for target in sorted(table)]
    _TABLE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
