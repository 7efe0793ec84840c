"""The HTTP routes of tables, rounds, replays and statistics."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime
from functools import partial
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from longwood import protocol
from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.play import format_record
from longwood.protocol.local import HandedOver, LogChange
from longwood.server.access.edge import content_length
from longwood.server.access.limits import ServerLimits
from longwood.server.background import compute, compute_in_slices, computing, while_connected
from longwood.server.pages import language_of
from longwood.server.searches.queue import Asker
from longwood.server.searches.service import Searches
from longwood.server.sockets import address_of
from longwood.server.tables.imports import Imports
from longwood.server.tables.store import Store
from longwood.tables.boards import board_view, in_language, placing, solved_view
from longwood.tables.history.handover import copy_of
from longwood.tables.history.imports import exported
from longwood.tables.history.progress import MONDAY
from longwood.tables.history.replays import Played, playing_through, record_of, viewing
from longwood.tables.own import own_view
from longwood.tables.searches.analysis import analysed_lines
from longwood.tables.searches.grading import find_grade
from longwood.tables.searches.odds import odds_lines
from longwood.tables.searches.searching import find_advice, find_winnable_deal
from longwood.tables.service import Tables
from longwood.tables.store import TableStore
from longwood.variants import file_stem, find_game

_LINES: Final = "application/jsonl"  # a JSON object on each line
_MOST_EVENTS: Final = 2**31 - 1  # the largest number that all databases store


async def limit_deals(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard the routes that start a game. Raises TooOftenError if the player or the address has started too many games."""
    await request.app.state.deals.check(request.state["player"], request.client.host if request.client else "")


@get("/api/tables")
async def resumable(request: Request[Any, Any, Any], tables: NamedDependency[Tables]) -> list[protocol.Resumable]:
    """Return the player's unfinished games."""
    return await tables.resumable(request.state["player"], _day())


@get("/api/today")
async def today(
    request: Request[Any, Any, Any], tables: NamedDependency[Tables], first: FromQuery[int] = MONDAY
) -> Response[protocol.Today]:
    """Return the game of the day, and those of its week, which begins on the day `first`, from 1 for Monday to 7 for Sunday."""
    found = await tables.today(request.state["player"], _day(), language_of(request), first)
    return Response(found, headers={"Cache-Control": "no-store"})


@post("/api/tables", guards=[limit_deals])
async def new_table(
    request: Request[Any, Any, Any],
    data: JSONBody[protocol.NewTable],
    tables: NamedDependency[Tables],
    searches: NamedDependency[Searches],
) -> protocol.Dealt:
    """Deal a game."""
    find_winnable = partial(find_winnable_deal, searches.of(_asker(request)))
    return await tables.start(
        request.state["player"], data, _day(), lambda rules, grade: while_connected(request.receive, find_winnable(rules, grade))
    )


@post("/api/tables/{table:str}/reshuffle", guards=[limit_deals])
async def reshuffle(request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> protocol.Dealt:
    """Replace a deal that can't be cleared in any order of the stock."""
    return protocol.Dealt(await tables.reshuffle(request.state["player"], table))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> Response[str]:
    """Return the game so far as a file for `longwood verify`."""
    played = await tables.played(request.state["player"], table)
    async with computing(_asker(request).site):
        text = await compute(lambda: format_record(record_of(played)))
    name = f"{file_stem(played.game.id)}-{played.deal}.record"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"})


@get("/api/tables/{table:str}/replay")
async def replay(request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> Response[protocol.Replay]:
    """Return the game so far, move by move."""
    played = await tables.played(request.state["player"], table)
    async with computing(_asker(request).site):
        return Response(await compute_in_slices(viewing(played)), headers={"Cache-Control": "no-store"})


@post("/api/replays", status_code=HTTP_200_OK)
async def replay_shared(request: Request[Any, Any, Any], data: JSONBody[protocol.SharedGame]) -> protocol.Replay:
    """Return the game of a share link, move by move. The referee replays it first."""
    async with computing(_asker(request).site):
        return await compute_in_slices(viewing(await compute_in_slices(playing_through(data))))


@post("/api/tables/{table:str}/analysis", status_code=HTTP_200_OK, media_type=_LINES)
async def analysis(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    tables: NamedDependency[Tables],
    searches: NamedDependency[Searches],
    agreed: FromQuery[bool] = False,
) -> Stream:
    """Stream an analysis: at which points the game could be won. If it isn't over, the player must agree, and it is marked as helped."""
    searches.check(_asker(request))
    return _analysis(searches, request, await tables.open_for_analysis(request.state["player"], table, agreed=agreed))


@post("/api/replays/analysis", status_code=HTTP_200_OK, media_type=_LINES)
async def analysis_of_shared(
    request: Request[Any, Any, Any], data: JSONBody[protocol.SharedGame], searches: NamedDependency[Searches]
) -> Stream:
    """Stream the analysis of the game of a share link."""
    searches.check(_asker(request))
    async with computing(_asker(request).site):
        played = await compute_in_slices(playing_through(data))
    if not played.is_over:
        raise RefusedError("not-over", Phrase("refused-replay-open"))
    return _analysis(searches, request, played)


def _day() -> date:
    """Return the current date in UTC, so that the game of the day changes everywhere at once."""
    return datetime.now(UTC).date()


def _asker(request: Request[Any, Any, Any]) -> Asker:
    return Asker.at(request.state["player"], address_of(request))


def _analysis(searches: Searches, request: Request[Any, Any, Any], played: Played) -> Stream:
    return Stream(analysed_lines(searches.of(_asker(request)), played, compute), media_type=_LINES, headers={"Cache-Control": "no-store"})


@post("/api/board", status_code=HTTP_200_OK)
async def pasted_board(request: Request[Any, Any, Any], data: JSONBody[protocol.PastedBoard]) -> protocol.BoardView:
    """Return a board of another program after some moves, with the legal moves. The error of a wrong board is in the player's language."""
    async with computing(_asker(request).site):
        with in_language(data, language_of(request)):
            position = await compute_in_slices(placing(data))
        return await compute(board_view, data, position)


@post("/api/board/solve", status_code=HTTP_200_OK)
async def solve_board(
    request: Request[Any, Any, Any], data: JSONBody[protocol.PastedBoard], searches: NamedDependency[Searches]
) -> protocol.BoardSolved:
    """Search a board of another program."""
    searches.check(_asker(request))
    async with computing(_asker(request).site):
        position = await compute_in_slices(placing(data))
    return solved_view(await while_connected(request.receive, find_advice(searches.of(_asker(request)), position.without_history())))


@post("/api/own", status_code=HTTP_200_OK)
async def own_game(request: Request[Any, Any, Any], data: JSONBody[protocol.OwnDraft]) -> protocol.OwnGame:
    """Return the form for a custom game: its fields, what is wrong with them, and the game that they make."""
    async with computing(_asker(request).site):
        return await compute(own_view, data, language_of(request))


@post("/api/own/odds", status_code=HTTP_200_OK, media_type=_LINES)
async def own_odds(request: Request[Any, Any, Any], data: JSONBody[protocol.OddsRequest], searches: NamedDependency[Searches]) -> Stream:
    """Stream a quick search of the first deals of a game."""
    searches.check(_asker(request))
    async with computing(_asker(request).site):
        rules = (await compute(find_game, data.game)).rules
    return Stream(odds_lines(searches.of(_asker(request)), rules), media_type=_LINES, headers={"Cache-Control": "no-store"})


@post("/api/rounds", guards=[limit_deals])
async def new_round(request: Request[Any, Any, Any], data: JSONBody[protocol.NewRound], tables: NamedDependency[Tables]) -> protocol.Dealt:
    """Begin a round of nine holes."""
    return protocol.Dealt(await tables.begin_round(request.state["player"], data.game, data.options))


@post("/api/rounds/{round_id:str}/next", guards=[limit_deals])
async def next_hole(request: Request[Any, Any, Any], round_id: FromPath[str], tables: NamedDependency[Tables]) -> protocol.Dealt:
    """Deal the next hole of a round."""
    return protocol.Dealt(await tables.next_hole(request.state["player"], round_id))


@get("/api/daily")
async def daily(
    request: Request[Any, Any, Any], tables: NamedDependency[Tables], month: FromQuery[str] = ""
) -> Response[protocol.DailyMonth]:
    """Return the daily deals of a month up to today, with the player's results."""
    async with computing(_asker(request).site):
        found = await tables.daily(request.state["player"], month, _day(), language_of(request))
        return Response(found, headers={"Cache-Control": "no-store"})


@get("/api/tables/{table:str}/summary")
async def summary(
    request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]
) -> Response[protocol.GameSummary | None]:
    """Return the summary of a finished game, or null if it isn't finished."""
    return Response(await tables.summary(request.state["player"], table), headers={"Cache-Control": "no-store"})


@get("/api/tables/{table:str}/grade")
async def grade(
    request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables], searches: NamedDependency[Searches]
) -> Response[protocol.DealGrade]:
    """Return how hard the deal of a finished game is."""
    searcher = searches.of(_asker(request))
    found = await tables.graded(request.state["player"], table, lambda rules, deal: find_grade(searcher, rules, deal))
    return Response(found, headers={"Cache-Control": "no-store"})


@get("/api/statistics")
async def statistics(request: Request[Any, Any, Any], tables: NamedDependency[Tables]) -> Response[protocol.Statistics]:
    """Return the statistics of the player's games."""
    player = request.state["player"]
    async with computing(_asker(request).site):
        matches, records = await request.app.state.matches_of(player)
        found = msgspec.structs.replace(await tables.statistics(player), matches=matches, records=records)
        return Response(found, headers={"Cache-Control": "no-store"})


@get("/api/statistics/finished")
async def finished_games(
    request: Request[Any, Any, Any], tables: NamedDependency[Tables], skip: FromQuery[int] = 0
) -> Response[list[protocol.FinishedGame]]:
    """Return further finished games of the player after the first `skip`, latest first."""
    async with computing(_asker(request).site):
        return Response(await tables.finished(request.state["player"], skip), headers={"Cache-Control": "no-store"})


@get("/api/games", media_type=_LINES)
async def export_games(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> Stream:
    """Return all games of the player as a file."""
    headers = {"Content-Disposition": 'attachment; filename="longwood-games.jsonl"', "Cache-Control": "no-store"}

    return Stream(_exported(store, _asker(request)), media_type=_LINES, headers=headers)


async def _exported(store: TableStore, asker: Asker) -> AsyncIterator[bytes]:
    """Yield what `exported` yields. The exports of a player wait for each other, because each holds the summaries of all games."""
    async with computing(asker.player):
        games = exported(store, asker.player, compute_in_slices)
        while True:
            async with computing(asker.site):
                some = await anext(games, None)
            if some is None:
                return
            yield some


async def _body(request: Request[Any, Any, Any]) -> bytearray:
    """Return the body. `request.body()` would collect the parts first, and join them in a single step, which takes milliseconds."""
    body = bytearray()
    async for part in request.stream():
        body += part
    return body


async def _import_games(
    request: Request[Any, Any, Any], imports: NamedDependency[Imports], check: FromQuery[bool] = False
) -> protocol.Imported:
    """Import a file of games, or none of them if a line is invalid. With `check`, only look for invalid lines.

    Games that the player already has are extended if the file continues them.
    """
    player = request.state["player"]
    async with imports.place(_asker(request), content_length(request.scope)):
        body = await _body(request)
        return await while_connected(request.receive, imports.run(player, body, check=check))


@get("/api/tables/{table:str}/log")
async def table_log(
    request: Request[Any, Any, Any], table: FromPath[str], store: NamedDependency[Store], after: FromQuery[int] = 0
) -> Response[LogChange]:
    """Return a table's events after a number of them, so that the browser can continue the game without the server."""
    found = await copy_of(store, request.state["player"], table, min(max(0, after), _MOST_EVENTS))
    return Response(found, headers={"Cache-Control": "no-store"})


async def _hand_over(request: Request[Any, Any, Any], imports: NamedDependency[Imports]) -> HandedOver:
    """Store games that were played in the browser, without the server. The body is a LogChange. Doing it again changes nothing."""
    player = request.state["player"]
    async with imports.place(_asker(request), content_length(request.scope)):
        body = await _body(request)
        return await while_connected(request.receive, imports.hand_over(player, body))


HANDLERS: Final = [
    table_log,
    resumable,
    today,
    new_table,
    record,
    replay,
    replay_shared,
    analysis,
    analysis_of_shared,
    pasted_board,
    solve_board,
    own_game,
    own_odds,
    reshuffle,
    new_round,
    next_hole,
    daily,
    summary,
    grade,
    statistics,
    finished_games,
    export_games,
]


def large_routes(limits: ServerLimits) -> list[HTTPRouteHandler]:
    """Return the routes whose requests may be larger than others."""
    return [
        post("/api/games", status_code=HTTP_200_OK, request_max_body_size=limits.import_bytes)(_import_games),
        post("/api/log", status_code=HTTP_200_OK, request_max_body_size=limits.import_bytes)(_hand_over),
    ]
