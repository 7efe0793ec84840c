"""The HTTP route of the results of the daily deals."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from longwood import protocol
from longwood.server.background import computing
from longwood.server.daily.service import DailyPlayers
from longwood.server.searches.queue import Asker
from longwood.server.sockets import address_of


@post("/api/daily/players", status_code=HTTP_200_OK)
async def daily_players(
    request: Request[Any, Any, Any],
    data: JSONBody[protocol.CountResults],
    daily_players: NamedDependency[DailyPlayers],
) -> Response[protocol.DayPlayers]:
    """Count the player's results of the daily deals, or remove them. Return how all players did on the deals of a day."""
    player = request.state["player"]
    async with computing(Asker.at(player, address_of(request)).site):
        found = await daily_players.of_day(player, data.day, datetime.now(UTC).date(), count=data.count)
        return Response(found, headers={"Cache-Control": "no-store"})


DAILY: Final = [daily_players]
