"""The wire protocol as one JSON Schema, from which the browser's types are generated (`make protocol`).

`python -m longwood.server.protocol.schema` prints it. This module only describes protocol/; it knows no rules.
"""

from __future__ import annotations

import json
from typing import Any, TypeAlias

import msgspec

from longwood.server import protocol
from longwood.server.protocol import rooms

# Everything that travels and is not already reached from another message.
ROOTS: tuple[object, ...] = (
    protocol.ClientMessage,
    protocol.ServerMessage,
    rooms.RoomAction,
    rooms.RoomMessage,
    protocol.Ping,
    protocol.Pong,
    protocol.CatalogueGame,
    protocol.RulesPage,
    protocol.NewTable,
    protocol.NewRound,
    protocol.Dealt,
    protocol.Today,
    protocol.Resumable,
    protocol.SharedGame,
    protocol.Replay,
    protocol.Progress,
    protocol.Verdicts,
    protocol.Statistics,
    protocol.Imported,
    protocol.Removed,
    protocol.Problem,
    rooms.NewRoom,
    rooms.Invitation,
)

JsonSchema: TypeAlias = dict[str, Any]


def protocol_schema() -> JsonSchema:
    """Return one JSON Schema (2020-12) whose `$defs` hold every message, the unions of the sockets among them."""
    schemas, components = msgspec.json.schema_components(ROOTS, ref_template="#/$defs/{name}")
    unions = dict(zip(("ClientMessage", "ServerMessage", "RoomAction", "RoomMessage"), schemas, strict=False))
    definitions: JsonSchema = {**components, **unions}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "$defs": {name: definitions[name] for name in sorted(definitions)},
    }


def format_schema(schema: JsonSchema) -> str:
    """Return the schema as text, the same bytes for the same protocol."""
    return json.dumps(schema, indent=2) + "\n"


if __name__ == "__main__":
    print(format_schema(protocol_schema()), end="")
