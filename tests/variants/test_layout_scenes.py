"""The openings that the table of card sizes is computed from."""

from __future__ import annotations

import layout_scenes


def test_the_openings_for_the_table_of_card_sizes_are_up_to_date() -> None:
    written = layout_scenes.SCENES.read_text(encoding="utf-8")
    assert written == layout_scenes.scenes_text(), "run `.venv/bin/python tools/layout_scenes.py`"
