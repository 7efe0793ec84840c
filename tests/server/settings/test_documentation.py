"""The table of settings in docs/server.md."""

from __future__ import annotations

import json
import re
from pathlib import Path

from longwood.server.settings.sources import setting_types, value_of
from longwood.server.settings.values import Settings

PAGE = Path(__file__).resolve().parents[3] / "docs" / "server.md"


def test_the_table_has_every_setting_with_its_default() -> None:
    rows = re.findall(r"^\| `([\w.]+)` \| (.+?) \| .{10,} \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    documented = [(name, default) for name, default in rows if not name.startswith("longwood")]
    values = {name: value_of(Settings(), name) for name in setting_types()}
    assert documented == [(name, "not set" if value is None else f"`{json.dumps(value)}`") for name, value in values.items()]
