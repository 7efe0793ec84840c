"""The security headers of every response. uvicorn adds them, so that error responses and files have them too."""

from __future__ import annotations

from typing import Final

_YEAR_S: Final = 365 * 24 * 3600
_NO_FRAMES: Final = "frame-ancestors 'none'; "
_CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; "
    "script-src 'self' 'wasm-unsafe-eval'; "  # 'wasm-unsafe-eval' allows WebAssembly, for play without a server, but no eval()
    f"base-uri 'none'; form-action 'self'; {_NO_FRAMES}object-src 'none'; img-src 'self' data:; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html longwood-worker"  # for Svelte's templates and the worker's URL
)
POLICY_OF_SITES: Final = _CONTENT_SECURITY_POLICY.replace(_NO_FRAMES, "")
"""The policy of a site without a server (`longwood site`). Its tables can be part of other pages, and a page can't state that itself."""
_HEADERS: Final = [
    ("content-security-policy", _CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
]


def security_headers(*, https: bool) -> list[tuple[str, str]]:
    """Return the headers. https: whether players always use TLS. If so, the headers tell browsers never to connect without it."""
    return [*_HEADERS, ("strict-transport-security", f"max-age={_YEAR_S}")] if https else list(_HEADERS)
