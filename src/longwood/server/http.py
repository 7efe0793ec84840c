"""The HTTP side: catalogue, rules pages, dealing, and the page itself. Must not know rules or storage."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import File
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT

from longwood.errors import LongwoodError, UnknownGameError
from longwood.rules import parse_option
from longwood.server import protocol
from longwood.server.live import RefusedError
from longwood.server.tables import NotFoundError, Tables
from longwood.server.views import catalogue_view, rules_page
from longwood.variants import CATALOGUE, find_game

STATIC: Final = Path(__file__).parent / "static"


@get("/api/catalogue")
async def catalogue() -> list[protocol.CatalogueGame]:
    """All games, in menu order."""
    return [catalogue_view(variant) for variant in CATALOGUE]


@get("/api/rules/{game:str}")
async def rules(game: str, option: list[str] | None = None) -> protocol.RulesPage:
    """The rules page of a game with options."""
    return rules_page(find_game(game, dict(parse_option(text) for text in option or ())))


@get("/api/tables")
async def resumable(request: Request[Any, Any, Any], tables: Tables) -> list[protocol.Resumable]:
    """The player's unfinished games."""
    return await tables.resumable(request.state["player"])


@post("/api/tables")
async def new_table(request: Request[Any, Any, Any], data: protocol.NewTable, tables: Tables) -> protocol.Dealt:
    """Deals a game."""
    return protocol.Dealt(await tables.deal(request.state["player"], data.game, data.options, data.deal))


@post("/api/tables/{table:str}/reshuffle")
async def reshuffle(request: Request[Any, Any, Any], table: str, tables: Tables) -> protocol.Dealt:
    """Deals again where no order of the stock clears the layout."""
    return protocol.Dealt(await tables.reshuffle(request.state["player"], table))


@post("/api/rounds")
async def new_round(request: Request[Any, Any, Any], data: protocol.NewRound, tables: Tables) -> protocol.Dealt:
    """Begins a round of nine holes."""
    return protocol.Dealt(await tables.begin_round(request.state["player"], data.game, data.options))


@post("/api/rounds/{round_id:str}/next")
async def next_hole(request: Request[Any, Any, Any], round_id: str, tables: Tables) -> protocol.Dealt:
    """Deals a round's next hole."""
    return protocol.Dealt(await tables.next_hole(request.state["player"], round_id))


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """Says that the server answers."""
    return "ok"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "") -> File:
    """The table's page; which view it shows is its own affair."""
    if path.startswith(("/api/", "/assets/", "/ws/")):
        raise NotFoundError(f"there is nothing at {path}")
    return File(STATIC / "index.html", media_type="text/html", content_disposition_type="inline", headers={"Cache-Control": "no-cache"})


def longwood_problem(_: Request[Any, Any, Any], error: LongwoodError) -> Response[protocol.Problem]:
    """Our own errors, as the message their author wrote."""
    status = HTTP_400_BAD_REQUEST
    if isinstance(error, NotFoundError | UnknownGameError):
        status = HTTP_404_NOT_FOUND
    elif isinstance(error, RefusedError):
        status = HTTP_409_CONFLICT
    return Response(protocol.Problem(error.code, str(error)), status_code=status)


def http_problem(_: Request[Any, Any, Any], error: HTTPException) -> Response[protocol.Problem]:
    """Litestar's errors, in our form."""
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        message = "; ".join(str(item.get("message", item)) if isinstance(item, dict) else str(item) for item in error.extra)
    return Response(protocol.Problem("bad-request" if error.status_code < 500 else "internal", message), status_code=error.status_code)


HANDLERS: Final = [catalogue, rules, resumable, new_table, reshuffle, new_round, next_hole, healthz, page]
