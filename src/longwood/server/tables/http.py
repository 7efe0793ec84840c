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

_LARGEST_FILE: Final = 4 * 1024 * 1024  # bytes in one request; clients split longer files


@get("/api/tables")
async def resumable(request: Request[Any, Any, Any], tables: NamedDependency[Tables]) -> list[protocol.Resumable]:
    """Return the player's unfinished games."""
    return await tables.resumable(request.state["player"])


@get("/api/today")
async def today(request: Request[Any, Any, Any], tables: NamedDependency[Tables]) -> Response[protocol.Today]:
    """Return the game of the day."""
    found = await tables.today(request.state["player"], _day(), language_of(request))
    return Response(found, headers={"Cache-Control": "no-store"})


@post("/api/tables")
async def new_table(
    request: Request[Any, Any, Any],
    data: JSONBody[protocol.NewTable],
    tables: NamedDependency[Tables],
    searches: NamedDependency[SearchThreads],
) -> protocol.Dealt:
    """Deal a game."""
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
    """Replace a deal that can't be cleared in any order of the stock."""
    return protocol.Dealt(await tables.reshuffle(request.state["player"], table))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> Response[str]:
    """Return the game so far as a file for `longwood verify`."""
    played = await tables.played(request.state["player"], table)
    text = await compute(lambda: format_record(record_of(played)))
    name = f"{played.game.id}-{played.deal}.record"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"})


@get("/api/tables/{table:str}/replay")
async def replay(request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> Response[protocol.Replay]:
    """Return the game so far, move by move."""
    played = await tables.played(request.state["player"], table)
    return Response(await compute(replay_view, played), headers={"Cache-Control": "no-store"})


@post("/api/replays", status_code=HTTP_200_OK)
async def replay_shared(data: JSONBody[protocol.SharedGame]) -> protocol.Replay:
    """Return the game of a share link, move by move. The referee replays it first."""
    return await compute(lambda: replay_view(played_through(data)))


@post("/api/tables/{table:str}/analysis", status_code=HTTP_200_OK)
async def analysis(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    tables: NamedDependency[Tables],
    analyses: NamedDependency[SearchThreads],
    agreed: FromQuery[bool] = False,
) -> Stream:
    """Stream an analysis: at which points the game could be won. If it isn't over, the player must agree, and it is marked as helped."""
    return _analysis(analyses, await tables.open_for_analysis(request.state["player"], table, agreed=agreed))


@post("/api/replays/analysis", status_code=HTTP_200_OK)
async def analysis_of_shared(data: JSONBody[protocol.SharedGame], analyses: NamedDependency[SearchThreads]) -> Stream:
    """Stream the analysis of the game of a share link."""
    played = await compute(played_through, data)
    if not played.is_over:
        raise RefusedError("not-over", Phrase("refused-replay-open"))
    return _analysis(analyses, played)


def _day() -> date:
    """Return the current date in UTC, so that the game of the day changes everywhere at once."""
    return datetime.now(UTC).date()


def _analysis(analyses: SearchThreads, played: Played) -> Stream:
    return Stream(analysed_lines(analyses, played), media_type="application/jsonl", headers={"Cache-Control": "no-store"})


@post("/api/rounds")
async def new_round(request: Request[Any, Any, Any], data: JSONBody[protocol.NewRound], tables: NamedDependency[Tables]) -> protocol.Dealt:
    """Begin a round of nine holes."""
    return protocol.Dealt(await tables.begin_round(request.state["player"], data.game, data.options))


@post("/api/rounds/{round_id:str}/next")
async def next_hole(request: Request[Any, Any, Any], round_id: FromPath[str], tables: NamedDependency[Tables]) -> protocol.Dealt:
    """Deal the next hole of a round."""
    return protocol.Dealt(await tables.next_hole(request.state["player"], round_id))


@get("/api/statistics")
async def statistics(request: Request[Any, Any, Any], tables: NamedDependency[Tables]) -> Response[protocol.Statistics]:
    """Return the statistics of the player's games."""
    return Response(await tables.statistics(request.state["player"]), headers={"Cache-Control": "no-store"})


@get("/api/games")
async def export_games(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> Stream:
    """Return all games of the player as a file."""
    headers = {"Content-Disposition": 'attachment; filename="longwood-games.jsonl"', "Cache-Control": "no-store"}
    return Stream(exported(store, request.state["player"]), media_type="application/jsonl", headers=headers)


@post("/api/games", status_code=HTTP_200_OK, request_max_body_size=_LARGEST_FILE)
async def import_games(
    request: Request[Any, Any, Any], store: NamedDependency[Store], tables: NamedDependency[Tables]
) -> protocol.Imported:
    """Import a file of games. Games that the player already has are extended if the file continues them."""
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
