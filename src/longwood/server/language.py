"""Which language a browser asks for, and the page in it. web/src/language/choice.ts chooses alike."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Request

from longwood.locales import direction, is_language, language_of_header

COOKIE: Final = "longwood-language"  # set by the page when its player chooses
_ENGLISH: Final = '<html lang="en" dir="ltr">'


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language of ?lang=, else of the cookie, else the first of Accept-Language that there is, else English."""
    asked = request.query_params.get("lang", ""), request.cookies.get(COOKIE, "")
    return next(filter(is_language, asked), None) or language_of_header(request.headers.get("accept-language", ""))


@cache
def page_in(language: str, static: Path) -> bytes:
    """The page, which says its language and direction before any script runs, and fetches its texts beside the script."""
    page = (static / "index.html").read_text(encoding="utf-8")
    head = f'<html lang="{language}" dir="{direction(language)}">'
    texts = [f'    <link rel="modulepreload" href="/assets/{path.name}" />\n' for path in sorted(static.glob(f"assets/{language}-*.js"))]
    return page.replace(_ENGLISH, head, 1).replace("  </head>", f"{''.join(texts)}  </head>", 1).encode()
