"""The routes that are the same for all players: the catalogue, the rules, and the page of the front end."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get, post, route
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec.json import encode

from longwood import protocol
from longwood.locales import direction, is_language, language_of_header
from longwood.rules import parse_options
from longwood.server.access.limits import site_of
from longwood.server.background import compute, computing
from longwood.server.files import STATIC
from longwood.server.prepared import RECHECK, Prepared, answer, prepared
from longwood.server.sockets import address_of
from longwood.tables.games import catalogue_view
from longwood.tables.lessons.lesson import lesson_view, why_not
from longwood.tables.rules_page import rules_page
from longwood.tables.tree import tree_view
from longwood.variants import CATALOGUE, find_any_game

COOKIE: Final = "longwood-language"  # set by the page when the player chooses a language
_ENGLISH: Final = '<html lang="en" dir="ltr">'


def language_of(request: Request[Any, Any, Any]) -> str:
    """Return the language of ?lang=, of the cookie, or of Accept-Language: the first that is supported, else English."""
    asked = request.query_params.get("lang", ""), request.cookies.get(COOKIE, "")
    return next(filter(is_language, asked), None) or language_of_header(request.headers.get("accept-language", ""))


@cache
def page_in(language: str, static: Path) -> Prepared:
    """Return the page in a language.

    The page states its language and direction before any script runs, and loads its messages in parallel with the script.
    """
    page = (static / "index.html").read_text(encoding="utf-8")
    head = f'<html lang="{language}" dir="{direction(language)}">'
    texts = [f'    <link rel="modulepreload" href="/assets/{path.name}" />\n' for path in sorted(static.glob(f"assets/{language}-*.js"))]
    page = page.replace(_ENGLISH, head, 1).replace("  </head>", f"{''.join(texts)}  </head>", 1)
    page = page.replace('="./', '="/')  # the page is served at many paths
    return _by_language(page.encode(), "text/html")  # Litestar adds the charset


@cache
def _catalogue_in(language: str) -> Prepared:
    return _by_language(encode([catalogue_view(variant, language) for variant in CATALOGUE]), "application/json")


@cache
def _tree_in(language: str) -> Prepared:
    return _by_language(encode(tree_view(language)), "application/json")


@lru_cache(maxsize=512)
def _rules_in(game: str, options: tuple[str, ...], language: str) -> Prepared:
    chosen = find_any_game(game, parse_options(options, find_any_game(game).rules))
    return _by_language(encode(rules_page(chosen, language)), "application/json")


@lru_cache(maxsize=512)
def _lesson_in(game: str, language: str) -> Prepared:
    return _by_language(encode(lesson_view(game, language)), "application/json")


def _by_language(content: bytes, media_type: str) -> Prepared:
    return prepared(content, media_type, RECHECK, vary=("Accept-Language", "Cookie"))


def _answer(request: Request[Any, Any, Any], found: Prepared) -> Response[bytes]:
    best = answer(found, request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))
    headers = dict(best.headers)
    return Response(best.body, status_code=best.status, media_type=headers.pop("content-type"), headers=headers)


@get("/api/catalogue", responses={HTTP_200_OK: ResponseSpec(list[protocol.CatalogueGame], False)})
async def catalogue(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return all games, in menu order, as a list of CatalogueGame."""
    return _answer(request, _catalogue_in(language_of(request)))


@get("/api/tree", responses={HTTP_200_OK: ResponseSpec(list[protocol.TreeGame], False)})
async def tree(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the family tree, as a list of TreeGame."""
    return _answer(request, _tree_in(language_of(request)))


@get("/api/rules/{game:str}", responses={HTTP_200_OK: ResponseSpec(protocol.RulesPage, False)})
async def rules(request: Request[Any, Any, Any], game: FromPath[str], option: FromQuery[list[str] | None] = None) -> Response[bytes]:
    """Return the rules page of a game with its options, as a RulesPage."""
    async with computing(site_of(address_of(request))):
        return _answer(request, await compute(_rules_in, game, tuple(sorted({*(option or ())})), language_of(request)))


@get("/api/lessons/{game:str}", responses={HTTP_200_OK: ResponseSpec(protocol.Lesson, False)})
async def lesson(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """Return the first lesson of a game, as a Lesson."""
    async with computing(site_of(address_of(request))):
        return _answer(request, await compute(_lesson_in, game, language_of(request)))


@post("/api/lessons/{game:str}/{step:int}", status_code=HTTP_200_OK)
async def lesson_move(
    request: Request[Any, Any, Any], game: FromPath[str], step: FromPath[int], data: JSONBody[protocol.LessonMove]
) -> protocol.Problem:
    """Return why a move isn't the move of a step: why it is illegal, or that the lesson shows another move."""
    async with computing(site_of(address_of(request))):
        return await compute(why_not, game, step, data)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the front end's page for every path without another route. The script in the page chooses the view from the path."""
    language = language_of(request)
    response = _answer(request, page_in(language, STATIC))
    response.headers["Content-Language"] = language
    return response


PAGES: Final = [catalogue, tree, rules, lesson, lesson_move, page]
