"""Error responses: each failed request is answered with a Problem and a status code."""

from __future__ import annotations

import errno
import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from longwood.errors import LongwoodError, RefusedError, UnknownGameError
from longwood.locales import Phrase
from longwood.server import protocol
from longwood.server.errors import ConflictError, NotFoundError, NoWinnableError, StoreError, UnplayableError
from longwood.server.wording import message_of, phrase_of, shorten

_logger: Final = logging.getLogger(__name__)
_STATUS: Final = {
    NotFoundError: HTTP_404_NOT_FOUND,
    UnknownGameError: HTTP_404_NOT_FOUND,
    RefusedError: HTTP_409_CONFLICT,
    ConflictError: HTTP_409_CONFLICT,
    UnplayableError: HTTP_409_CONFLICT,
    NoWinnableError: HTTP_503_SERVICE_UNAVAILABLE,
    StoreError: HTTP_503_SERVICE_UNAVAILABLE,
}


def longwood_problem(_: Request[Any, Any, Any], error: LongwoodError) -> Response[protocol.Problem]:
    """Return the response to one of Longwood's own errors, with its message."""
    return _problem(error.code, message_of(error), _STATUS.get(type(error), HTTP_400_BAD_REQUEST), phrase_of(error))


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[protocol.Problem]:
    """Return the response to one of Litestar's errors, as a Problem."""
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return internal_problem(request, error)
    if error.status_code == HTTP_404_NOT_FOUND:
        return _problem("not-found", f"nothing found at {shorten(request.url.path)}", error.status_code)
    if error.status_code == HTTP_429_TOO_MANY_REQUESTS:
        return _problem("too-often", Phrase("refused-too-often"), error.status_code)
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        message = "; ".join(_complaint(item) for item in error.extra)
    return _problem("bad-request", shorten(message), error.status_code)


def file_problem(request: Request[Any, Any, Any], error: Exception) -> Response[protocol.Problem]:
    """Return the response to a file name that is invalid (too long, or with a zero byte), or to a file that can't be read."""
    if isinstance(error, HTTPException) and getattr(error.__cause__, "errno", None) != errno.ENAMETOOLONG:
        return internal_problem(request, error)
    return http_problem(request, NotFoundException())


def depth_problem(_: Request[Any, Any, Any], __: RecursionError) -> Response[protocol.Problem]:
    """Return the response to a body that is nested too deeply to decode."""
    return _problem("bad-request", "JSON is nested too deeply", HTTP_400_BAD_REQUEST)


def internal_problem(_: Request[Any, Any, Any], error: Exception) -> Response[protocol.Problem]:
    """Log an unexpected error, and return a response that reveals nothing about it."""
    _logger.error("a request failed", exc_info=error)
    return _problem("internal", "the server failed; see its log", HTTP_500_INTERNAL_SERVER_ERROR)


def _complaint(item: object) -> str:
    """Return one of Litestar's validation errors as text, with its key if it has one."""
    if not isinstance(item, dict):
        return str(item)
    key, message = item.get("key"), str(item.get("message"))
    if key is None or key == "data":  # Litestar's name for the body
        return "the body is empty; it must be a JSON object" if message == "'data'" else message
    return f"{key}: {message}"


def _problem(code: str, message: str, status: int, phrase: protocol.Phrase | None = None) -> Response[protocol.Problem]:
    return Response(protocol.Problem(code, message, phrase), status_code=status, media_type=MediaType.JSON)
