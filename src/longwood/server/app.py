"""The ASGI application: creates the services of one data folder and connects them to their routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from longwood import __version__
from longwood.errors import LongwoodError
from longwood.server.access.edge import Edge
from longwood.server.access.hosts import LOCAL_NAMES
from longwood.server.access.identity import IdentityMiddleware
from longwood.server.access.keys import key_path, load_keys
from longwood.server.access.limits import Addresses
from longwood.server.access.pace import Pace
from longwood.server.access.rate_store import RateStore
from longwood.server.access.rates import Deals
from longwood.server.access.shared import SharedLimits
from longwood.server.access.signing import KeyFile
from longwood.server.background import compute, compute_in_slices
from longwood.server.channel import Channel
from longwood.server.daily.http import DAILY
from longwood.server.daily.service import DailyPlayers
from longwood.server.daily.store import DailyStore
from longwood.server.database import Database
from longwood.server.engines import is_sqlite
from longwood.server.files import load_files
from longwood.server.monitoring.http import metrics_route
from longwood.server.monitoring.lag import measure_lag
from longwood.server.monitoring.metrics import Metrics
from longwood.server.pages import PAGES
from longwood.server.problems import DocumentedProblems, depth_problem, http_problem, internal_problem, longwood_problem, text_problem
from longwood.server.rooms.blocked_names import BLOCKED_NAMES, BlockedNames
from longwood.server.rooms.http import RATE_STORES, room_routes
from longwood.server.rooms.lobby import Lobby
from longwood.server.rooms.ownership.cluster import Cluster
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.socket import RoomSockets, room_socket
from longwood.server.rooms.store import RoomStore
from longwood.server.rooms.thinking import Thinkers
from longwood.server.rooms.upkeep import Upkeep
from longwood.server.searches.process import WorkerProcess
from longwood.server.searches.remote import RemoteWorkers
from longwood.server.searches.service import Searches
from longwood.server.settings.values import Settings, answered_names
from longwood.server.tables.http import HANDLERS, large_routes
from longwood.server.tables.imports import Imports
from longwood.server.tables.socket import table_socket
from longwood.server.tables.store import Store, database_url
from longwood.server.upkeep.http import HEALTH
from longwood.server.upkeep.readiness import Readiness
from longwood.server.upkeep.service import housekeeping_of
from longwood.tables.searches.searching import WORKER_MODULES
from longwood.tables.service import Tables
from longwood.tables.wakes import Wakes

_MESSAGE_BURST: Final = 40  # messages of one site that are handled without delay
_LONGEST_MESSAGE_DELAY_S: Final = 0.5
_LARGEST_BODY: Final = 64 * 1024  # bytes; normal requests have a few hundred


def create_app(data: Path, settings: Settings | None = None, metrics: Metrics | None = None) -> Edge:
    """Return the ASGI application that serves a data folder."""
    settings = settings or Settings()
    metrics = metrics or Metrics()
    limits = settings.limits
    keys = KeyFile(key_path(settings.key_file, data))
    store = Store.at(settings.database, data)
    wakes = Wakes()
    channel = Channel(settings.channel) if settings.channel else None
    readiness = Readiness(store.database)
    shared = None
    if channel:
        shared = SharedLimits(settings.channel, load_keys(key_path(settings.key_file, data)).keys[-1].secret)
        metrics.watch_shared_limits(shared.works)
        readiness = Readiness(store.database, is_connected=channel.works)
        metrics.watch_channel(channel.works)
    announce = channel.announce if channel else lambda table, seq: None
    tables = Tables(store, wakes, announce, compute, metrics.table_events.inc, limits.games_of_player, compute_in_slices)
    metrics.tables.set_function(lambda: tables.in_memory)
    imports = Imports(store, tables.changed, limits, shared)
    daily_players = DailyPlayers(store, DailyStore(store.database))
    url = database_url(settings.database, data)
    cluster = Cluster(Database(url), channel, metrics) if channel and not is_sqlite(url) else None
    room_store = RoomStore(store.database, cluster.process_id) if cluster else RoomStore(store.database)
    blocked_names = BlockedNames(Path(settings.blocked_names) if settings.blocked_names else data / BLOCKED_NAMES)
    thinkers = Thinkers(limits)
    lease = cluster.ownership if cluster else None
    rooms = Rooms(room_store, wakes, metrics, limits, blocked_names=blocked_names, think=thinkers.think, lease=lease, shared=shared)
    lobby = Lobby(rooms.listed, settings.channel)
    upkeep = Upkeep(rooms, room_store)
    housekeeping = housekeeping_of(store.database, upkeep, tables, settings.retention_days)
    store.database.on_error = lambda error: metrics.store_errors.labels(error.kind).inc()
    store.database.on_end = lambda operation, seconds: metrics.store_seconds.labels(operation).observe(seconds)
    message_pace = Pace(limits.message_rate_of_address, _MESSAGE_BURST, _LONGEST_MESSAGE_DELAY_S)
    room_sockets = RoomSockets(rooms, wakes, limits, metrics, message_pace, shared)
    table_addresses = Addresses(limits, "tables", shared)
    if cluster:
        cluster.join(rooms, room_sockets, upkeep)
    remote = RemoteWorkers(settings.search_queue) if settings.search_queue else None
    if remote:
        searches = Searches(limits, remote.start, metrics=metrics, count=lambda: remote.processes, shared=shared)
    else:
        searches = Searches(limits, partial(WorkerProcess, modules=WORKER_MODULES), metrics=metrics, shared=shared)

    def received(node: str, data: bytes) -> None:
        if cluster:
            cluster.links.received(node, data)

    def missed_changes() -> None:
        tables.forget_all()
        wakes.wake_all()
        if cluster:
            cluster.links.reset()

    @asynccontextmanager
    async def storage(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        housekeeping.start()
        background = [asyncio.create_task(measure_lag(metrics.loop_lag.observe))]
        if channel:
            background.append(asyncio.create_task(channel.run(tables.heard, received, missed_changes)))
        if shared:
            background.append(asyncio.create_task(shared.run()))
        background.append(asyncio.create_task(lobby.run()))
        if cluster:
            await cluster.open()
        if remote:
            background.append(asyncio.create_task(remote.run(searches.workers_changed)))
        try:
            yield
        finally:
            await housekeeping.close()
            searches.close()
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            if cluster:
                await cluster.close()
            await rooms.close()
            thinkers.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            *(*PAGES, *HEALTH, *HANDLERS, *DAILY, *room_routes(limits, shared), *large_routes(limits)),
            *(table_socket, room_socket, metrics_route(settings.metrics_from)),
        ],
        stores={name: RateStore() for name in RATE_STORES},
        middleware=[IdentityMiddleware(keys, is_https=settings.is_https)],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "store": Provide(lambda: store, sync_to_thread=False),
            "imports": Provide(lambda: imports, sync_to_thread=False),
            "daily_players": Provide(lambda: daily_players, sync_to_thread=False),
            "searches": Provide(lambda: searches, sync_to_thread=False),
            "wakes": Provide(lambda: wakes, sync_to_thread=False),
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "upkeep": Provide(lambda: upkeep, sync_to_thread=False),
            "room_sockets": Provide(lambda: room_sockets, sync_to_thread=False),
            "message_pace": Provide(lambda: message_pace, sync_to_thread=False),
            "table_addresses": Provide(lambda: table_addresses, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            "readiness": Provide(lambda: readiness, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
        },
        exception_handlers={
            LongwoodError: longwood_problem,
            HTTPException: http_problem,
            RecursionError: depth_problem,
            UnicodeDecodeError: text_problem,
            Exception: internal_problem,
        },
        lifespan=[storage],
        state=State({"deals": Deals(limits, shared), "matches_of": room_store.results.of}),
        request_max_body_size=_LARGEST_BODY,
        logging_config=None,  # the server uses the standard library's logging, which `serve` sets up
        openapi_config=OpenAPIConfig("Longwood", __version__, path="/api/openapi.json", render_plugins=[JsonRenderPlugin(path="/")]),
        plugins=[DocumentedProblems()],
    )
    edge = Edge(app, load_files(), (*LOCAL_NAMES, *answered_names(settings)), limits, shared)
    if cluster:
        edge.before_stop = cluster.hand_over
    return edge
