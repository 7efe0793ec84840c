"""The HTTP side: catalogue, rules pages, dealing, and the page itself. Must not know rules or storage."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, delete, get, post, route
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from longwood.cards import daily_deal_number
from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.play import format_record
from longwood.rules import parse_options
from longwood.server import protocol
from longwood.server.beside import beside
from longwood.server.language import language_of, page_in
from longwood.server.rooms.upkeep import Upkeep
from longwood.server.tables.advice import Advisor, winnable_deal
from longwood.server.tables.analysis import analysed_lines
from longwood.server.tables.archive import exported, imported
from longwood.server.tables.replays import Played, played_through, record_of, replay_view
from longwood.server.tables.service import Tables
from longwood.server.tables.store import Store
from longwood.server.tables.views import catalogue_view, rules_page
from longwood.variants import CATALOGUE, find_game

STATIC: Final = Path(__file__).parents[1] / "static"
_LARGEST_FILE: Final = 4 * 1024 * 1024  # bytes of one request; a longer file comes in parts
_ROOT_FILES: Final = {
    "/service-worker.js": "text/javascript",
    "/manifest.webmanifest": "application/manifest+json",
    "/icon.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/icon-maskable-512.png": "image/png",
}


@get("/api/catalogue")
async def catalogue(request: Request[Any, Any, Any]) -> list[protocol.CatalogueGame]:
    """All games, in menu order."""
    language = language_of(request)
    return [catalogue_view(variant, language) for variant in CATALOGUE]


@get("/api/rules/{game:str}")
async def rules(request: Request[Any, Any, Any], game: FromPath[str], option: FromQuery[list[str] | None] = None) -> protocol.RulesPage:
    """The rules page of a game with options."""
    return rules_page(find_game(game, parse_options(option or ())), language_of(request))


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
    request: Request[Any, Any, Any], data: JSONBody[protocol.NewTable], tables: NamedDependency[Tables], advisor: NamedDependency[Advisor]
) -> protocol.Dealt:
    """Deals a game."""
    deal = data.deal
    if (deal is not None) + data.winnable + data.daily > 1:
        raise RefusedError("which-deal", Phrase("refused-which-deal"))
    if data.daily:
        deal = str(daily_deal_number(_day().isoformat(), find_game(data.game, data.options).id))
    elif data.winnable:
        rules = find_game(data.game, data.options).rules
        deal = str(await advisor.ask(lambda cancel: winnable_deal(rules, cancel)))
    return protocol.Dealt(await tables.deal(request.state["player"], data.game, data.options, deal, winnable=data.winnable))


@post("/api/tables/{table:str}/reshuffle")
async def reshuffle(request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> protocol.Dealt:
    """Deals again where no order of the stock clears the layout."""
    return protocol.Dealt(await tables.reshuffle(request.state["player"], table))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> Response[str]:
    """The game as played so far, as a file that `longwood verify` reads."""
    played = await tables.played(request.state["player"], table)
    text = await beside(lambda: format_record(record_of(played)))
    name = f"{played.game.id}-{played.deal}.record"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"})


@get("/api/tables/{table:str}/replay")
async def replay(request: Request[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> Response[protocol.Replay]:
    """The game as played so far, move by move."""
    played = await tables.played(request.state["player"], table)
    return Response(await beside(replay_view, played), headers={"Cache-Control": "no-store"})


@post("/api/replays", status_code=HTTP_200_OK)
async def replay_shared(data: JSONBody[protocol.SharedGame]) -> protocol.Replay:
    """A game that a link tells, move by move, once the referee has played it through."""
    return await beside(lambda: replay_view(played_through(data)))


@post("/api/tables/{table:str}/analysis", status_code=HTTP_200_OK)
async def analysis(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    tables: NamedDependency[Tables],
    analyst: NamedDependency[Advisor],
    agreed: FromQuery[bool] = False,
) -> Stream:
    """What could be won at each point of a game; one that is not over is marked as helped, if its player agreed."""
    return _analysis(analyst, await tables.laid_open(request.state["player"], table, agreed=agreed))


@post("/api/replays/analysis", status_code=HTTP_200_OK)
async def analysis_of_shared(data: JSONBody[protocol.SharedGame], analyst: NamedDependency[Advisor]) -> Stream:
    """The same of a game that a link tells."""
    played = await beside(played_through, data)
    if not played.is_over:
        raise RefusedError("not-over", Phrase("refused-replay-open"))
    return _analysis(analyst, played)


def _day() -> date:
    """The day it is everywhere: that of UTC."""
    return datetime.now(UTC).date()


def _analysis(analyst: Advisor, played: Played) -> Stream:
    return Stream(analysed_lines(analyst, played), media_type="application/jsonl", headers={"Cache-Control": "no-store"})


@post("/api/rounds")
async def new_round(request: Request[Any, Any, Any], data: JSONBody[protocol.NewRound], tables: NamedDependency[Tables]) -> protocol.Dealt:
    """Begins a round of nine holes."""
    return protocol.Dealt(await tables.begin_round(request.state["player"], data.game, data.options))


@post("/api/rounds/{round_id:str}/next")
async def next_hole(request: Request[Any, Any, Any], round_id: FromPath[str], tables: NamedDependency[Tables]) -> protocol.Dealt:
    """Deals a round's next hole."""
    return protocol.Dealt(await tables.next_hole(request.state["player"], round_id))


@get(list(_ROOT_FILES))
async def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What must lie at the root: the service worker, which answers for the pages beneath it, the manifest and its icons."""
    path = request.url.path
    content = await asyncio.to_thread((STATIC / path.removeprefix("/")).read_bytes)
    return Response(content, media_type=_ROOT_FILES[path], headers={"Cache-Control": "no-cache"})


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


@delete("/api/games", status_code=HTTP_200_OK)
async def remove_games(
    request: Request[Any, Any, Any], tables: NamedDependency[Tables], upkeep: NamedDependency[Upkeep]
) -> protocol.Removed:
    """Removes all that is kept of the player; in rooms, where others played too, the player's name and identity."""
    await upkeep.forget(request.state["player"])
    return protocol.Removed(await tables.remove_all(request.state["player"]))


@route("/healthz", http_method=["GET", "HEAD"], media_type=MediaType.TEXT)
async def healthz() -> str:
    """Says that the server answers."""
    return "ok"


@route("/readyz", http_method=["GET", "HEAD"], media_type=MediaType.TEXT)
async def readyz(store: NamedDependency[Store]) -> str:
    """Says that the games can be read, or fails as they cannot."""
    await store.ping()
    return "ok"


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"])
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The table's page, at every path that is nothing else; which view it shows is its own affair."""
    language = language_of(request)
    headers = {"Cache-Control": "no-cache", "Content-Language": language, "Vary": "Accept-Language, Cookie"}
    return Response(page_in(language, STATIC), media_type=MediaType.HTML, headers=headers)


HANDLERS: Final = [
    catalogue,
    rules,
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
    remove_games,
    healthz,
    readyz,
    root_file,
    page,
]
