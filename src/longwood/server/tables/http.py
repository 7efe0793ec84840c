"""The HTTP routes of tables, rounds, replays and statistics."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from longwood.cards import daily_deal_number
from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.play import format_record
from longwood.server import protocol
from longwood.server.background import SearchThreads, compute
from longwood.server.pages import language_of
from longwood.server.tables.advice import winnable_deal
from longwood.server.tables.analysis import analysed_lines
from longwood.server.tables.archive import exported, imported
from longwood.server.tables.replays import Played, played_through, record_of, replay_view
from longwood.server.tables.service import Tables
from longwood.server.tables.store import Store
from longwood.variants import find_game

_LARGEST_FILE: Final = 4 * 1024 * 1024  # bytes of one request; a longer file comes in parts


@get("/api/tables")
async def resumable(request: Request[Any, Any, Any], tables: NamedDependency[Tables]) -> list[protocol.Resumable]:
    """The player's unfinished games."""
    return await tables.resumable(request.state["player"])


@get("/api/today")
async def today(request: Request[Any, Any, Any], tables: NamedDependency[Tables]) -> Response[protocol.Today]:
    """The game of the day."""
    found = await tables.today(request.state["player"], _day(), language_of(request))
    return Response(found, headers={"Cache-Control": "no-store"})


@post("/api/tables")
async def new_table(
    request: Request[Any, Any, Any],
    data: JSONBody[protocol.NewTable],
    tables: NamedDependency[Tables],
    searches: NamedDependency[SearchThreads],
) -> protocol.Dealt:
    """Deals a game."""
    deal = data.deal
    if (deal is not None) + data.winnable + data.daily > 1:
        raise RefusedError("which-deal", Phrase("refused-which-deal"))
    if data.daily:
        deal = str(daily_deal_number(_day().isoformat(), find_game(data.game, data.options).id))
    elif data.winnable:
        rules = find_game(data.game, data.options).rules
        deal = str(await searches.run(lambda cancel: winnable_deal(rules, cancel)))
    return protocol.Dealt(await tables.deal(request.state["player"], data.game, data.options, deal, winnable=data.winnable))


@post("/api/tables/{table:str}/reshuffle")
async def reshuffle(request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> protocol.Dealt:
    """Deals again where no order of the stock clears the layout."""
    return protocol.Dealt(await tables.reshuffle(request.state["player"], table))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> Response[str]:
    """The game as played so far, as a file that `longwood verify` reads."""
    played = await tables.played(request.state["player"], table)
    text = await compute(lambda: format_record(record_of(played)))
    name = f"{played.game.id}-{played.deal}.record"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"})


@get("/api/tables/{table:str}/replay")
async def replay(request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> Response[protocol.Replay]:
    """The game as played so far, move by move."""
    played = await tables.played(request.state["player"], table)
    return Response(await compute(replay_view, played), headers={"Cache-Control": "no-store"})


@post("/api/replays", status_code=HTTP_200_OK)
async def replay_shared(data: JSONBody[protocol.SharedGame]) -> protocol.Replay:
    """A game that a link tells, move by move, once the referee has played it through."""
    return await compute(lambda: replay_view(played_through(data)))


@post("/api/tables/{table:str}/analysis", status_code=HTTP_200_OK)
async def analysis(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    tables: NamedDependency[Tables],
    analyses: NamedDependency[SearchThreads],
    agreed: FromQuery[bool] = False,
) -> Stream:
    """What could be won at each point of a game; one that is not over is marked as helped, if its player agreed."""
    return _analysis(analyses, await tables.laid_open(request.state["player"], table, agreed=agreed))


@post("/api/replays/analysis", status_code=HTTP_200_OK)
async def analysis_of_shared(data: JSONBody[protocol.SharedGame], analyses: NamedDependency[SearchThreads]) -> Stream:
    """The same of a game that a link tells."""
    played = await compute(played_through, data)
    if not played.is_over:
        raise RefusedError("not-over", Phrase("refused-replay-open"))
    return _analysis(analyses, played)


def _day() -> date:
    """The day it is everywhere: that of UTC."""
    return datetime.now(UTC).date()


def _analysis(analyses: SearchThreads, played: Played) -> Stream:
    return Stream(analysed_lines(analyses, played), media_type="application/jsonl", headers={"Cache-Control": "no-store"})


@post("/api/rounds")
async def new_round(request: Request[Any, Any, Any], data: JSONBody[protocol.NewRound], tables: NamedDependency[Tables]) -> protocol.Dealt:
    """Begins a round of nine holes."""
    return protocol.Dealt(await tables.begin_round(request.state["player"], data.game, data.options))


@post("/api/rounds/{round_id:str}/next")
async def next_hole(request: Request[Any, Any, Any], round_id: FromPath[str], tables: NamedDependency[Tables]) -> protocol.Dealt:
    """Deals a round's next hole."""
    return protocol.Dealt(await tables.next_hole(request.state["player"], round_id))


@get("/api/statistics")
async def statistics(request: Request[Any, Any, Any], tables: NamedDependency[Tables]) -> Response[protocol.Statistics]:
    """What came of the player's games."""
    return Response(await tables.statistics(request.state["player"]), headers={"Cache-Control": "no-store"})


@get("/api/games")
async def export_games(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> Stream:
    """All games of the player, as a file."""
    headers = {"Content-Disposition": 'attachment; filename="longwood-games.jsonl"', "Cache-Control": "no-store"}
    return Stream(exported(store, request.state["player"]), media_type="application/jsonl", headers=headers)


@post("/api/games", status_code=HTTP_200_OK, request_max_body_size=_LARGEST_FILE)
async def import_games(
    request: Request[Any, Any, Any], store: NamedDependency[Store], tables: NamedDependency[Tables]
) -> protocol.Imported:
    """Adds the games of such a file, and goes on with those that are known and went on in it."""
    return await imported(store, request.state["player"], await request.body(), tables.changed)


HANDLERS: Final = [
    resumable,
    today,
    new_table,
    record,
    replay,
    replay_shared,
    analysis,
    analysis_of_shared,
    reshuffle,
    new_round,
    next_hole,
    statistics,
    export_games,
    import_games,
]
