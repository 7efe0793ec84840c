"""The ASGI application: creates the services of one data folder and connects them to their routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import CacheControlHeader, ResponseHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.static_files import create_static_files_router

from longwood.errors import LongwoodError
from longwood.server.access.hosts import LOCAL_NAMES, OriginMiddleware
from longwood.server.access.identity import IdentityMiddleware, load_secret
from longwood.server.access.limits import Addresses, ServerLimits
from longwood.server.access.rate_store import RateStore
from longwood.server.background import SearchThreads
from longwood.server.metrics import Metrics, metrics_page
from longwood.server.pages import PAGES, STATIC
from longwood.server.problems import depth_problem, file_problem, http_problem, internal_problem, longwood_problem
from longwood.server.rooms.connections import Pages
from longwood.server.rooms.http import RATE_STORES, room_routes
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.socket import room_socket
from longwood.server.rooms.store import RoomStore
from longwood.server.rooms.upkeep import Upkeep
from longwood.server.sockets import ChannelWaker
from longwood.server.tables.http import HANDLERS
from longwood.server.tables.service import Tables
from longwood.server.tables.socket import table_socket
from longwood.server.tables.store import Store

_YEAR_S: Final = 365 * 24 * 3600
_LARGEST_BODY: Final = 64 * 1024  # bytes; normal requests have a few hundred
_CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; img-src 'self' data:; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html longwood-worker"  # for Svelte's templates and the worker's URL
)
_HEADERS: Final = [
    ResponseHeader(name="content-security-policy", value=_CONTENT_SECURITY_POLICY),
    ResponseHeader(name="x-content-type-options", value="nosniff"),
    ResponseHeader(name="referrer-policy", value="same-origin"),
]


def create_app(data: Path, *, hosts: Sequence[str] = LOCAL_NAMES, limits: ServerLimits | None = None) -> Litestar:
    """Return the ASGI application that serves a data folder.

    hosts: the host names that the server answers to. limits: its limits, by default ServerLimits().
    """
    limits = limits or ServerLimits()
    store = Store.in_folder(data)
    # A backlog of one wake-up is enough, because a reader always fetches the newest state.
    channels = ChannelsPlugin(
        MemoryChannelsBackend(), arbitrary_channels_allowed=True, subscriber_max_backlog=1, subscriber_backlog_strategy="dropleft"
    )
    tables = Tables(store, ChannelWaker(channels))
    metrics = Metrics()
    room_store = RoomStore(store.database)
    rooms = Rooms(room_store, ChannelWaker(channels), metrics, limits)
    upkeep = Upkeep(rooms, room_store)
    addresses, table_addresses, pages = Addresses(limits), Addresses(limits), Pages()
    searches, analyses = SearchThreads(), SearchThreads(1)  # separate threads, so that hints don't wait for an analysis

    @asynccontextmanager
    async def storage(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        tidying = asyncio.create_task(upkeep.keep_tidy())
        try:
            yield
        finally:
            tidying.cancel()
            searches.close()
            analyses.close()
            await rooms.close()
            await store.close()

    assets = create_static_files_router(
        path="/assets",
        directories=[STATIC / "assets"],
        cache_control=CacheControlHeader(max_age=_YEAR_S, public=True, immutable=True),  # the file names contain a digest of the content
        exception_handlers={ValueError: file_problem, InternalServerException: file_problem},
    )
    return Litestar(
        route_handlers=[*PAGES, *HANDLERS, table_socket, room_socket, *room_routes(limits), metrics_page, assets],
        plugins=[channels],
        stores={name: RateStore() for name in RATE_STORES},
        middleware=[OriginMiddleware(hosts), IdentityMiddleware(load_secret(data))],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "store": Provide(lambda: store, sync_to_thread=False),
            "searches": Provide(lambda: searches, sync_to_thread=False),
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "upkeep": Provide(lambda: upkeep, sync_to_thread=False),
            "addresses": Provide(lambda: addresses, sync_to_thread=False),
            "table_addresses": Provide(lambda: table_addresses, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "analyses": Provide(lambda: analyses, sync_to_thread=False),
        },
        exception_handlers={
            LongwoodError: longwood_problem,
            HTTPException: http_problem,
            RecursionError: depth_problem,
            Exception: internal_problem,
        },
        lifespan=[storage],
        response_headers=_HEADERS,
        request_max_body_size=_LARGEST_BODY,
        logging_config=None,  # the server uses the standard library's logging, which `serve` sets up
        openapi_config=None,
    )
