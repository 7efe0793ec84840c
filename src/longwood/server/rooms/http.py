"""The HTTP routes of rooms: open a room, find it by its code or in the lobby, download a record, and delete a player's games."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Literal

from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from longwood.play import format_record
from longwood.protocol import Removed
from longwood.protocol.rooms import Invitation, ListedRoom, NewRoom
from longwood.server.access.limits import ServerLimits, network_of, site_of
from longwood.server.access.shared import SharedLimits
from longwood.server.background import computing
from longwood.server.errors import TooOftenError
from longwood.server.rooms.lobby import Lobby
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.upkeep import Upkeep
from longwood.tables.service import Tables
from longwood.variants import file_stem

RATE_STORES: Final = ("rooms_a_minute", "rooms_a_day", "rooms_a_day_of_site", "room_records")
"""The names of the stores that count the requests of each address."""
_SECONDS: Final = {"minute": 60, "day": 86400}
_Request = Request[Any, Any, Any]


@delete("/api/games", status_code=HTTP_200_OK)
async def remove_games(
    request: Request[Any, Any, Any], tables: NamedDependency[Tables], upkeep: NamedDependency[Upkeep], unused_for_s: FromQuery[float] = 0.0
) -> Removed:
    """Remove a player's games. In rooms, where others played too, remove only the player's name and identity.

    unused_for_s: keep what was played in the last so many seconds. A browser that could not reach the server when the player deleted the
    games sends this request later.
    """
    since = time.time() - unused_for_s if unused_for_s > 0 else None
    async with computing(_site(request)):
        await upkeep.forget(request.state["player"], since)
    return Removed(await tables.remove_all(request.state["player"], since))


@post("/")
async def open_room(data: JSONBody[NewRoom], rooms: NamedDependency[Rooms]) -> Invitation:
    """Open a room."""
    return Invitation(*await rooms.open(data.settings))


@get("/by-code/{code:str}")
async def room_by_code(code: FromPath[str], rooms: NamedDependency[Rooms]) -> Invitation:
    """Return the id of the open room with a code."""
    return Invitation(await rooms.by_code(code), None)


@get("/")
async def lobby_rooms(lobby: NamedDependency[Lobby]) -> list[ListedRoom]:
    """Return the rooms that wait for players and whose hosts have listed them."""
    return lobby.rooms()


@get("/{room:str}/record", media_type=MediaType.TEXT)
async def room_record(request: _Request, room: FromPath[str], rooms: NamedDependency[Rooms]) -> Response[str]:
    """Return the last finished game of a room as a file for `longwood verify`."""
    async with computing(_site(request)):
        record = await rooms.record(room)
    name = f"{file_stem(record.game)}-{record.deal}.record"
    return Response(format_record(record), headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"})


def room_routes(limits: ServerLimits, shared: SharedLimits | None = None) -> Sequence[Router | HTTPRouteHandler]:
    """Return the routes. Opening rooms and trying codes is rate-limited by address, so that codes can't be guessed.

    shared: where several processes share these limits. Each process also counts its own requests.
    """

    def limit(store: str, period: Literal["minute", "day"], most: int, owner: Callable[[_Request], str]) -> RateLimitConfig:
        config = RateLimitConfig((period, most), store=store, identifier_for_request=owner)
        if shared is not None:
            config.check_throttle_handler = _takes_token(shared, store, _SECONDS[period], most, owner)
        return config

    a_minute, a_day, of_site, of_records = RATE_STORES
    minute = limit(a_minute, "minute", limits.rooms_a_minute, _network)
    day = limit(a_day, "day", limits.rooms_a_day, _network)
    site = limit(of_site, "day", limits.rooms_a_day_of_site, _site)
    records = limit(of_records, "minute", 3 * limits.rooms_a_minute, _network)
    opening = Router(path="/", route_handlers=[open_room, room_by_code], middleware=[minute.middleware, day.middleware, site.middleware])
    recording = Router(path="/", route_handlers=[room_record], middleware=[records.middleware])
    return [remove_games, Router(path="/api/rooms", route_handlers=[lobby_rooms, opening, recording])]


def _takes_token(
    shared: SharedLimits, name: str, seconds: int, most: int, owner: Callable[[_Request], str]
) -> Callable[[_Request], Awaitable[bool]]:
    """Return a function that counts a request in all processes, and returns True. It raises TooOftenError if there were too many."""

    async def take(request: _Request) -> bool:
        wait_s = await shared.take(name, owner(request), most / seconds, most)
        if wait_s:
            raise TooOftenError(wait_s)
        return True

    return take


def _network(request: _Request) -> str:
    return network_of(request.client.host if request.client else "")


def _site(request: _Request) -> str:
    return site_of(request.client.host if request.client else "")
