"""The browser's message types are up to date with the protocol."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from longwood.bots.golfer import GOLFERS
from longwood.bots.racer import RACERS
from longwood.protocol.rooms import MOST_NEWS
from longwood.protocol.schema import format_schema, protocol_schema

REPOSITORY = Path(__file__).resolve().parents[2]
TYPES = REPOSITORY / "web" / "src" / "protocol" / "messages.ts"
GENERATOR = REPOSITORY / "web" / "protocol" / "generate.mjs"
STALE = "web/src/protocol/messages.ts is stale: run `make protocol`"


def test_the_types_contain_the_digest_of_the_current_schema() -> None:
    match = re.search(r"^// schema sha256: ([0-9a-f]{64})$", TYPES.read_text(encoding="utf-8"), re.MULTILINE)
    assert match is not None, "web/src/protocol/messages.ts names no schema digest"
    assert match.group(1) == hashlib.sha256(format_schema(protocol_schema()).encode()).hexdigest(), STALE


def test_the_generated_types_are_up_to_date() -> None:
    node = shutil.which("node")
    if node is None or not (REPOSITORY / "web" / "node_modules" / "json-schema-to-typescript").is_dir():
        if os.environ.get("CI"):
            pytest.fail("generating the browser's types needs node and web/node_modules")
        pytest.skip("generating the browser's types needs node and web/node_modules")
    generated = subprocess.run(
        [node, str(GENERATOR)], input=format_schema(protocol_schema()).encode(), stdout=subprocess.PIPE, check=True, timeout=60
    )
    assert generated.stdout.decode() == TYPES.read_text(encoding="utf-8"), STALE


def test_the_schema_describes_the_messages() -> None:
    definitions = protocol_schema()["$defs"]
    assert {"ClientMessage", "ServerMessage", "Play", "Table", "CatalogueGame", "RulesPage", "Problem"} <= set(definitions)
    assert definitions["Table"]["properties"]["type"]["enum"] == ["table"]


def test_the_schema_contains_the_docstrings_of_structs_and_fields() -> None:
    definitions = protocol_schema()["$defs"]
    assert definitions["Act"]["description"] == "Perform an action in the game."
    assert definitions["Act"]["properties"]["what"]["description"].startswith("The action as the game's logs write it.")
    assert definitions["Undo"]["properties"]["name"]["description"] == definitions["Play"]["properties"]["name"]["description"]


def test_the_page_knows_the_levels_of_the_computers_and_the_limit_of_news() -> None:
    menu = (REPOSITORY / "web" / "src" / "pages" / "Multiplayer.svelte").read_text(encoding="utf-8")
    for game, levels in (("golf", [golfer.id for golfer in GOLFERS]), ("spit", [racer.id for racer in RACERS])):
        match = re.search(rf"^ +{game}: \[('[^\]]*')\],$", menu, re.MULTILINE)
        assert match is not None
        assert re.findall(r"'(\w+)'", match.group(1)) == levels
    session = (REPOSITORY / "web" / "src" / "state" / "room" / "room-session.ts").read_text(encoding="utf-8")
    assert f"const MOST_NEWS = {MOST_NEWS};" in session
