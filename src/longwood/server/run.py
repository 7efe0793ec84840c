"""Starts the server: chooses the data folder and the port, and opens the browser."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longwood.server.errors import ServeError
from longwood.server.folder import data_folder, locked
from longwood.server.settings.addresses import with_mapped
from longwood.server.settings.values import Settings

if TYPE_CHECKING:
    import uvicorn

DEFAULT_PORT: Final = 8817
_TRIED_PORTS: Final = 20
_MAX_MESSAGE_BYTES: Final = 64 * 1024
_GC_THRESHOLDS: Final = (10_000, 20, 20)  # see gc.set_threshold
_SWITCH_S: Final = 0.0005
"""How long a thread can go on computing while another one wants to. A move changes threads several times, so it would wait this often for
a busy event loop or an import. Python's default is ten times as long."""
_BAD_REQUESTS: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")  # messages of uvicorn
_logger: Final = logging.getLogger(__name__)
_SHUTDOWN_S: Final = 2  # how long the server waits for requests in progress when it stops


def listening_socket(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on `port`, by default DEFAULT_PORT or the next free one. Raises ServeError."""
    last: OSError | None = None
    for candidate in range(DEFAULT_PORT, DEFAULT_PORT + _TRIED_PORTS) if port is None else (port,):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        if os.name == "posix":  # on other systems this option lets two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(128)
        except OSError as error:
            listener.close()
            last = error
            if error.errno != errno.EADDRINUSE:
                break
        else:
            return listener
    if port is None:
        raise ServeError(f"no free port on {host} from {DEFAULT_PORT} up: {last and last.strerror}") from last
    if last is not None and last.errno == errno.EADDRINUSE:
        raise ServeError(f"port {port} is in use on {host}: choose another with --port, or leave it out") from last
    raise ServeError(f"port {port} on {host} cannot be opened: {last and last.strerror}") from last


def serve(settings: Settings, *, open_path: str = "/", browser: bool = True) -> None:
    """Run the server until it is interrupted, and open the page `open_path` in the browser if `browser` is set.

    Raises ServeError, StoreError or SecretError before it prints anything or opens the browser.
    """
    folder = data_folder(settings.data)
    with listening_socket(settings.host, settings.port) as listener:
        _serve(listener, folder, settings, open_path, browser)


def _serve(listener: socket.socket, folder: Path, settings: Settings, open_path: str, browser: bool) -> None:
    from longwood.server.files import STATIC  # imported here, so that a port in use is reported quickly

    if not (STATIC / "index.html").is_file():
        raise ServeError("this installation has no web pages; run `make setup` to build them")
    from longwood.server.database import prepare
    from longwood.server.engines import is_sqlite
    from longwood.server.monitoring.logs import log_to
    from longwood.server.rooms.ownership.store import check_no_cluster
    from longwood.server.tables.store import database_url

    url = _url(listener)
    database = database_url(settings.database, folder)
    with ExitStack() as locks:
        if is_sqlite(database):  # several servers can share PostgreSQL
            places = {folder.resolve(), Path(str(database.database)).resolve().parent}
            for place in filter(Path.is_dir, places):
                locks.enter_context(locked(place, url))
        prepare(database)
        if not settings.channel:
            check_no_cluster(database)
        server = make_server(folder, settings)
        collect_seldom()
        sys.setswitchinterval(_SWITCH_S)
        log_to(sys.stderr, settings.log_format)
        started = f"Longwood is at {url}{open_path} (Ctrl+C stops it)"
        if settings.log_format == "json":
            _logger.info("%s", started)
        else:
            print(started, file=sys.stderr, flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=(url + open_path,), daemon=True).start()
        with suppress(KeyboardInterrupt):  # Ctrl+C; uvicorn has already shut down
            server.run(sockets=[listener])


def collect_seldom() -> None:
    """Exempt everything loaded so far from garbage collection, and collect less often. A full collection would stop all rooms for 0.1 s."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)


def make_server(folder: Path, settings: Settings | None = None) -> uvicorn.Server:
    """Return the server of a data folder. Raises SecretError."""
    import uvicorn
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

    from longwood.server.access.connections import TimedHttp, Waiting, most_connections
    from longwood.server.access.frames import LimitedWebSocket
    from longwood.server.access.headers import security_headers
    from longwood.server.access.intake import Intake
    from longwood.server.app import create_app
    from longwood.server.monitoring.metrics import Metrics
    from longwood.server.monitoring.requests import Observed

    settings = settings or Settings()
    limits = settings.limits
    trusted = with_mapped(settings.trusted_proxies)
    metrics = Metrics()
    app = create_app(folder, settings, metrics)
    forwarded = ProxyHeadersMiddleware(app, trusted)  # type: ignore[arg-type]  # the libraries' types differ slightly
    config = uvicorn.Config(
        Observed(forwarded, metrics, forwarded.trusted_hosts, logs_access=settings.access_log),
        proxy_headers=False,
        headers=security_headers(https=settings.is_https),
        log_config=None,
        log_level="warning",
        lifespan="on",
        ws_max_size=_MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_S,
    )
    waiting, intake = Waiting(limits.idle_connections, trusted), Intake(limits, trusted)
    most = most_connections(limits)
    config.http = partial(TimedHttp, limits=limits, most=most, waiting=waiting, intake=intake)  # type: ignore[assignment]  # uvicorn only calls it
    config.ws = partial(LimitedWebSocket, limits=limits)  # type: ignore[assignment]
    logging.getLogger("uvicorn.error").addFilter(_is_worth_logging)

    class Server(uvicorn.Server):
        """A uvicorn server that lets the application prepare for shutdown, and closes all connections in the end."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            if app.before_stop is not None:
                await app.before_stop()
            await super().shutdown(sockets)
            for connection in list(self.server_state.connections):
                connection.transport.abort()  # its browser doesn't read, or it was accepted during the shutdown
            await asyncio.sleep(0)  # transports close in the next step of the event loop

    return Server(config)


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """Return whether to log a record of uvicorn.

    False for the tracebacks of tasks that uvicorn cancels on shutdown, and for invalid requests, with which anyone could fill the log.
    """
    if record.msg in _BAD_REQUESTS:
        return False
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def _url(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
