"""Responses that are the same for everyone. They are built and compressed once, and sent from memory unless the browser has them."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

_OK: Final = 200
_NOT_MODIFIED: Final = 304
_SHORTEST_PACKED: Final = 500  # bytes; compressing shorter content saves nothing
_TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".webmanifest": "application/manifest+json",
}
FOREVER: Final = "public, max-age=31536000, immutable"
"""Cache-Control of a file whose name contains a digest of its content."""
RECHECK: Final = "no-cache"
"""Cache-Control of a response that a browser may store but must revalidate each time. Only the ETag is sent then."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A response in memory, plain and compressed."""

    headers: tuple[tuple[str, str], ...]
    """The headers that all encodings share."""
    tag: str
    """A digest of the plain content. The ETag consists of this digest and the name of the encoding."""
    forms: Mapping[str, bytes]
    """The content for each Content-Encoding. An empty name means plain."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The response to one request."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


def prepared(
    content: bytes, media_type: str, cache: str, *, vary: Iterable[str] = (), forms: Mapping[str, bytes] | None = None
) -> Prepared:
    """Prepare a response. cache: its Cache-Control. vary: the request headers it depends on. forms: the content by Content-Encoding.

    If `forms` is missing, the content is compressed with gzip.
    """
    if forms is None:
        packed = gzip.compress(content, mtime=0) if len(content) >= _SHORTEST_PACKED else content
        forms = {"gzip": packed} if len(packed) < len(content) else {}
    headers = [("content-type", media_type), ("cache-control", cache)]
    if varies := [*(["Accept-Encoding"] if forms else []), *vary]:
        headers.append(("vary", ", ".join(varies)))
    return Prepared(tuple(headers), sha256(content).hexdigest()[:20], {**forms, "": content})


def prepared_file(path: Path, cache: str) -> Prepared:
    """Prepare a file of the front end, with the compressed versions that the build created next to it."""
    packed = {encoding: path.with_name(path.name + suffix) for encoding, suffix in (("br", ".br"), ("gzip", ".gz"))}
    forms = {encoding: file.read_bytes() for encoding, file in packed.items() if file.is_file()}
    return prepared(path.read_bytes(), _TYPES.get(path.suffix, "application/octet-stream"), cache, forms=forms)


def answer(found: Prepared, accept_encoding: str, if_none_match: str) -> Answer:
    """Return the best encoding for a browser, or 304 if the browser already has the content. The last two arguments are request headers."""
    accepted = _accepted(accept_encoding)
    encoding = next((name for name in ("br", "gzip") if name in accepted and name in found.forms), "")
    body = found.forms[encoding]
    headers = [*found.headers, ("etag", f'"{found.tag}{encoding and f"-{encoding}"}"')]
    # Each encoding has a different ETag, but a browser that has any of them has the content.
    if if_none_match and (if_none_match == "*" or f'"{found.tag}' in if_none_match):
        return Answer(_NOT_MODIFIED, headers, b"")
    if encoding:
        headers.append(("content-encoding", encoding))
    return Answer(_OK, headers, body)


@lru_cache(maxsize=64)
def _accepted(header: str) -> frozenset[str]:
    """Return the encodings that an Accept-Encoding header allows.

    >>> sorted(_accepted("gzip;q=0.5, BR, deflate;q=0"))
    ['br', 'gzip']
    """
    parts = (part.lower().partition(";") for part in header.split(","))
    return frozenset(name.strip() for name, _, weight in parts if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"))
