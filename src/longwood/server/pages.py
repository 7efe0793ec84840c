"""The routes that don't depend on a player: catalogue, rules, static files, health checks, and the front end's page."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get, route
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from longwood.locales import direction, is_language, language_of_header
from longwood.rules import parse_options
from longwood.server import protocol
from longwood.server.tables.store import Store
from longwood.server.views import catalogue_view, rules_page
from longwood.variants import CATALOGUE, find_game

STATIC: Final = Path(__file__).parent / "static"
_ROOT_FILES: Final = {
    "/service-worker.js": "text/javascript",
    "/manifest.webmanifest": "application/manifest+json",
    "/icon.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/icon-maskable-512.png": "image/png",
}
COOKIE: Final = "longwood-language"  # set by the page when the player chooses a language
_ENGLISH: Final = '<html lang="en" dir="ltr">'


def language_of(request: Request[Any, Any, Any]) -> str:
    """Return the language of ?lang=, of the cookie, or of Accept-Language: the first that is supported, else English."""
    asked = request.query_params.get("lang", ""), request.cookies.get(COOKIE, "")
    return next(filter(is_language, asked), None) or language_of_header(request.headers.get("accept-language", ""))


@cache
def page_in(language: str, static: Path) -> bytes:
    """Return the page in a language.

    The page states its language and direction before any script runs, and loads its messages in parallel with the script.
    """
    page = (static / "index.html").read_text(encoding="utf-8")
    head = f'<html lang="{language}" dir="{direction(language)}">'
    texts = [f'    <link rel="modulepreload" href="/assets/{path.name}" />\n' for path in sorted(static.glob(f"assets/{language}-*.js"))]
    return page.replace(_ENGLISH, head, 1).replace("  </head>", f"{''.join(texts)}  </head>", 1).encode()


@get("/api/catalogue")
async def catalogue(request: Request[Any, Any, Any]) -> list[protocol.CatalogueGame]:
    """Return all games, in menu order."""
    language = language_of(request)
    return [catalogue_view(variant, language) for variant in CATALOGUE]


@get("/api/rules/{game:str}")
async def rules(request: Request[Any, Any, Any], game: FromPath[str], option: FromQuery[list[str] | None] = None) -> protocol.RulesPage:
    """Return the rules page of a game with its options."""
    return rules_page(find_game(game, parse_options(option or (), find_game(game).rules)), language_of(request))


@get(list(_ROOT_FILES))
async def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the service worker, the manifest or an icon. A service worker controls only the paths below it, so it must be at the root."""
    path = request.url.path
    content = await asyncio.to_thread((STATIC / path.removeprefix("/")).read_bytes)
    return Response(content, media_type=_ROOT_FILES[path], headers={"Cache-Control": "no-cache"})


@route("/healthz", http_method=["GET", "HEAD"], media_type=MediaType.TEXT)
async def healthz() -> str:
    """Report that the server is running."""
    return "ok"


@route("/readyz", http_method=["GET", "HEAD"], media_type=MediaType.TEXT)
async def readyz(store: NamedDependency[Store]) -> str:
    """Report that the database can be read, or fail with StoreError."""
    await store.ping()
    return "ok"


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"])
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the front end's page for every path without another route. The script in the page chooses the view from the path."""
    language = language_of(request)
    headers = {"Cache-Control": "no-cache", "Content-Language": language, "Vary": "Accept-Language, Cookie"}
    return Response(page_in(language, STATIC), media_type=MediaType.HTML, headers=headers)


PAGES: Final = [catalogue, rules, healthz, readyz, root_file, page]
