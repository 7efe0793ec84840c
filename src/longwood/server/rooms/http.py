"""The HTTP routes of rooms: open a room, find it by its code, download a record, and delete a player's games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from longwood.play import format_record
from longwood.server.access.limits import ServerLimits, network_of, site_of
from longwood.server.protocol import Removed
from longwood.server.protocol.rooms import Invitation, NewRoom
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.upkeep import Upkeep
from longwood.server.tables.service import Tables

RATE_STORES: Final = ("rooms_a_minute", "rooms_a_day", "rooms_a_day_of_site", "room_records")
"""The names of the stores that count the requests of each address."""


@delete("/api/games", status_code=HTTP_200_OK)
async def remove_games(request: Request[Any, Any, Any], tables: NamedDependency[Tables], upkeep: NamedDependency[Upkeep]) -> Removed:
    """Remove a player's games. In rooms, where others played too, remove only the player's name and identity."""
    await upkeep.forget(request.state["player"])
    return Removed(await tables.remove_all(request.state["player"]))


@post("/")
async def open_room(data: JSONBody[NewRoom], rooms: NamedDependency[Rooms]) -> Invitation:
    """Open a room."""
    return Invitation(*await rooms.open(data.settings))


@get("/by-code/{code:str}")
async def room_by_code(code: FromPath[str], rooms: NamedDependency[Rooms]) -> Invitation:
    """Return the id of the open room with a code."""
    return Invitation(await rooms.by_code(code), None)


@get("/{room:str}/record", media_type=MediaType.TEXT)
async def room_record(room: FromPath[str], rooms: NamedDependency[Rooms]) -> Response[str]:
    """Return the last finished game of a room as a file for `longwood verify`."""
    record = await rooms.record(room)
    name = f"{record.game}-{record.deal}.record"
    return Response(format_record(record), headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"})


def room_routes(limits: ServerLimits) -> Sequence[Router | HTTPRouteHandler]:
    """Return the routes. Opening rooms and trying codes is rate-limited by address, so that codes can't be guessed."""
    a_minute, a_day, of_site, of_records = RATE_STORES
    minute = RateLimitConfig(("minute", limits.rooms_a_minute), store=a_minute, identifier_for_request=_network)
    day = RateLimitConfig(("day", limits.rooms_a_day), store=a_day, identifier_for_request=_network)
    site = RateLimitConfig(("day", limits.rooms_a_day_of_site), store=of_site, identifier_for_request=_site)
    records = RateLimitConfig(("minute", 3 * limits.rooms_a_minute), store=of_records, identifier_for_request=_network)
    opening = Router(path="/", route_handlers=[open_room, room_by_code], middleware=[minute.middleware, day.middleware, site.middleware])
    recording = Router(path="/", route_handlers=[room_record], middleware=[records.middleware])
    return [remove_games, Router(path="/api/rooms", route_handlers=[opening, recording])]


def _network(request: Request[Any, Any, Any]) -> str:
    return network_of(request.client.host if request.client else "")


def _site(request: Request[Any, Any, Any]) -> str:
    return site_of(request.client.host if request.client else "")
