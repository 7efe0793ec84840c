"""Error responses: each failed request is answered with a Problem and a status code."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, TooManyRequestsException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_408_REQUEST_TIMEOUT,
    HTTP_409_CONFLICT,
    HTTP_411_LENGTH_REQUIRED,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_431_REQUEST_HEADER_FIELDS_TOO_LARGE,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from longwood import protocol
from longwood.errors import LongwoodError, RefusedError, UnknownGameError
from longwood.server.errors import ElsewhereError, TooOftenError
from longwood.tables.errors import BusyError, ConflictError, NotFoundError, NoWinnableError, SearchFailedError, StoreError, UnplayableError
from longwood.tables.wording import problem_of, shorten

_logger: Final = logging.getLogger(__name__)
_HUNG_UP: Final = "client disconnected prematurely"  # Litestar's error message when the body never arrived
_STATUS: Final = {
    NotFoundError: HTTP_404_NOT_FOUND,
    UnknownGameError: HTTP_404_NOT_FOUND,
    RefusedError: HTTP_409_CONFLICT,
    ConflictError: HTTP_409_CONFLICT,
    UnplayableError: HTTP_409_CONFLICT,
    TooOftenError: HTTP_429_TOO_MANY_REQUESTS,
    NoWinnableError: HTTP_503_SERVICE_UNAVAILABLE,
    BusyError: HTTP_503_SERVICE_UNAVAILABLE,
    ElsewhereError: HTTP_503_SERVICE_UNAVAILABLE,
    SearchFailedError: HTTP_503_SERVICE_UNAVAILABLE,
    StoreError: HTTP_503_SERVICE_UNAVAILABLE,
}


_DOCUMENTED: Final = {
    HTTP_400_BAD_REQUEST: "The request is invalid",
    HTTP_403_FORBIDDEN: "The request comes from another site or is for another host",
    HTTP_404_NOT_FOUND: "There is no such thing, or it belongs to another player",
    HTTP_408_REQUEST_TIMEOUT: "The request didn't arrive in time",
    HTTP_409_CONFLICT: "The state of the game or room doesn't allow it",
    HTTP_411_LENGTH_REQUIRED: "The request has a body but no Content-Length",
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: "The body is too long",
    HTTP_429_TOO_MANY_REQUESTS: "The player or the address has sent too many requests",
    HTTP_431_REQUEST_HEADER_FIELDS_TOO_LARGE: "The headers are too long",
    HTTP_503_SERVICE_UNAVAILABLE: "The server is too busy, or it can't read or store games at the moment",
}


class DocumentedProblems(ReceiveRoutePlugin):
    """Adds the problems that any route can return to the descriptions of all routes in the OpenAPI document."""

    def receive_route(self, route: BaseRoute) -> None:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            assert isinstance(handler, HTTPRouteHandler)
            problems = {status: ResponseSpec(protocol.Problem, False, text) for status, text in _DOCUMENTED.items()}
            handler.responses = {**problems, **(handler.responses or {})}


def longwood_problem(_: Request[Any, Any, Any], error: LongwoodError) -> Response[protocol.Problem]:
    """Return the response to one of Longwood's own errors, with its message."""
    problem = problem_of(error)
    headers = {} if problem.retry_after_s is None else {"Retry-After": str(problem.retry_after_s)}
    return Response(problem, status_code=_STATUS.get(type(error), HTTP_400_BAD_REQUEST), media_type=MediaType.JSON, headers=headers)


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[protocol.Problem]:
    """Return the response to one of Litestar's errors, as a Problem."""
    if error.detail == _HUNG_UP:
        return _problem("bad-request", error.detail, HTTP_400_BAD_REQUEST)  # the client is gone and won't read this
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return internal_problem(request, error)
    if error.status_code == HTTP_404_NOT_FOUND:
        return _problem("not-found", f"nothing found at {shorten(request.url.path)}", error.status_code)
    if isinstance(error, TooManyRequestsException):
        return longwood_problem(request, TooOftenError(float((error.headers or {}).get("RateLimit-Reset", 0))))
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        message = "; ".join(_complaint(item) for item in error.extra)
    return _problem("bad-request", shorten(message), error.status_code)


def text_problem(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[protocol.Problem]:
    """Return the response to a body that isn't UTF-8."""
    return _problem("bad-request", "the body is not valid UTF-8", HTTP_400_BAD_REQUEST)


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


def _problem(code: str, message: str, status: int) -> Response[protocol.Problem]:
    return Response(protocol.Problem(code, message), status_code=status, media_type=MediaType.JSON)
