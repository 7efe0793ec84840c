"""The HTTP side of rooms: opening one, and finding one by its code. Must not know games or storage."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, JSONBody

from longwood.play import format_record
from longwood.server.protocol.rooms import Invitation, NewRoom
from longwood.server.rooms.host import Rooms
from longwood.server.rooms.limits import RoomLimits


@post("/")
async def open_room(data: JSONBody[NewRoom], rooms: NamedDependency[Rooms]) -> Invitation:
    """Opens a room."""
    return Invitation(*await rooms.open(data.settings))


@get("/by-code/{code:str}")
async def room_by_code(code: FromPath[str], rooms: NamedDependency[Rooms]) -> Invitation:
    """The room that goes by a code."""
    return Invitation(await rooms.by_code(code), None)


@get("/{room:str}/record", media_type=MediaType.TEXT)
async def room_record(room: FromPath[str], rooms: NamedDependency[Rooms]) -> Response[str]:
    """The last game of a room, once it is over, as a file that `longwood verify` reads."""
    record = await rooms.record(room)
    name = f"{record.game}-{record.deal}.record"
    return Response(format_record(record), headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"})


def room_routes(limits: RoomLimits) -> Sequence[Router]:
    """The routes, each address held to so many a minute: a code is not to be found by trying."""
    rate = RateLimitConfig(rate_limit=("minute", limits.rooms_a_minute))
    return [Router(path="/api/rooms", route_handlers=[open_room, room_by_code, room_record], middleware=[rate.middleware])]
