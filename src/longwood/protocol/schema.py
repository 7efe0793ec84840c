"""The wire protocol as one JSON Schema, from which `make protocol` generates the browser's types.

`python -m longwood.protocol.schema` prints it.
"""

from __future__ import annotations

import ast
import inspect
import json
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec

from longwood.protocol import (
    actions,
    boards,
    heartbeat,
    help,
    lessons,
    local,
    menu,
    others,
    own,
    refusals,
    replays,
    rooms,
    statistics,
    table,
)

ROOTS: tuple[object, ...] = (
    actions.Action | help.Ask | help.Found,
    table.Table | refusals.Refused | help.Advice | help.Par | help.Search,
    rooms.RoomAction,
    rooms.RoomMessage,
    local.ToLocal,
    local.FromLocal,
    heartbeat.Ping,
    heartbeat.Pong,
    menu.CatalogueGame,
    menu.RulesPage,
    menu.TreeGame,
    lessons.Lesson,
    lessons.LessonMove,
    menu.NewTable,
    menu.NewRound,
    menu.Dealt,
    menu.Today,
    menu.DealGrade,
    menu.Resumable,
    boards.PastedBoard,
    boards.BoardView,
    boards.BoardSolved,
    own.OwnDraft,
    own.OwnGame,
    own.OddsRequest,
    own.QuickOdds,
    replays.SharedGame,
    replays.Replay,
    replays.Progress,
    replays.Verdicts,
    statistics.Statistics,
    statistics.GameSummary,
    statistics.DailyMonth,
    others.CountResults,
    others.DayPlayers,
    statistics.Imported,
    statistics.Removed,
    refusals.Problem,
    rooms.NewRoom,
    rooms.Invitation,
    rooms.ListedRoom,
    local.LogChange,
    local.HandedOver,
)
"""All messages that aren't part of another message. The unions come first."""

_MODULES = (actions, boards, heartbeat, help, lessons, local, menu, others, own, refusals, replays, rooms, statistics, table)
_UNIONS = ("ClientMessage", "ServerMessage", "RoomAction", "RoomMessage", "ToLocal", "FromLocal")

JsonSchema: TypeAlias = dict[str, Any]


def protocol_schema() -> JsonSchema:
    """Return one JSON Schema (2020-12) whose `$defs` contain every message, and for each socket the unions of its messages."""
    schemas, components = msgspec.json.schema_components(ROOTS, ref_template="#/$defs/{name}")
    unions = dict(zip(_UNIONS, schemas, strict=False))
    classes = {name: one for module in _MODULES for name, one in inspect.getmembers(module, inspect.isclass)}
    structs = {name: struct for name, struct in classes.items() if issubclass(struct, msgspec.Struct)}
    described = {name: _described(schema, structs[name]) for name, schema in components.items()}
    definitions: JsonSchema = {**described, **unions}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "$defs": {name: definitions[name] for name in sorted(definitions)},
    }


def _described(schema: JsonSchema, struct: type[msgspec.Struct]) -> JsonSchema:
    """Return the schema of a struct with the docstrings of the struct and its fields. msgspec itself ignores those of fields."""
    docs = _field_docs(struct)
    properties = {name: {**one, "description": docs[name]} if name in docs else one for name, one in schema["properties"].items()}
    return {**schema, "description": inspect.getdoc(struct), "properties": properties}


def _field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return the docstrings below the fields of a struct and its base classes, by the JSON names of the fields."""
    names = dict(zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True))
    docs = {}
    for base in struct.__mro__[: struct.__mro__.index(msgspec.Struct)]:
        for statement in ast.parse(inspect.getsource(base)).body:
            assert isinstance(statement, ast.ClassDef)
            for one, below in pairwise(statement.body):
                match one, below:
                    case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                        docs[names[name]] = inspect.cleandoc(text)
    return docs


def format_schema(schema: JsonSchema) -> str:
    """Return the schema as text. The same protocol always gives the same bytes."""
    return json.dumps(schema, indent=2) + "\n"


if __name__ == "__main__":
    print(format_schema(protocol_schema()), end="")
