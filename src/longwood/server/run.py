"""Starts the server: chooses the data folder and the port, and opens the browser."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longwood.server.errors import ServeError

if TYPE_CHECKING:
    import uvicorn

    from longwood.server.access.limits import ServerLimits

DEFAULT_PORT: Final = 8817
_TRIED_PORTS: Final = 20
_MAX_MESSAGE_BYTES: Final = 64 * 1024
_GC_THRESHOLDS: Final = (10_000, 20, 20)  # see gc.set_threshold
_SHUTDOWN_S: Final = 2  # how long the server waits for requests in progress when it stops


def data_folder(chosen: Path | None) -> Path:
    """Return the folder that stores the games: the chosen one, else $LONGWOOD_DATA, else the user's data folder.

    The folder is created if necessary. Raises ServeError if it isn't writable.
    """
    if chosen is None and os.environ.get("LONGWOOD_DATA"):
        chosen = Path(os.environ["LONGWOOD_DATA"])
    if chosen is None:
        from platformdirs import user_data_path

        chosen = user_data_path("longwood", appauthor=False)
    try:
        chosen.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=chosen):
            pass
    except OSError as error:
        raise ServeError(f"games cannot be stored in {chosen}: {error.strerror}; choose another folder with --data") from error
    return chosen


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


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    names: Sequence[str] = (),
    open_path: str = "/",
    browser: bool = True,
) -> None:
    """Run the server until it is interrupted, and open the page `open_path` in the browser if `browser` is set.

    names: the host names to answer to, in addition to LOCAL_NAMES. Raises ServeError, StoreError or SecretError before it prints
    anything or opens the browser.
    """
    folder = data_folder(data)
    listener = listening_socket(host, port)
    with listener:
        _serve(listener, folder, names, open_path, browser)


def _serve(listener: socket.socket, folder: Path, names: Sequence[str], open_path: str, browser: bool) -> None:
    from longwood.server.pages import STATIC  # imported late, so that a port in use is reported quickly

    if not (STATIC / "index.html").is_file():
        raise ServeError("this installation has no web pages; run `make setup` to build them")
    import uvicorn

    from longwood.server.database import prepare
    from longwood.server.tables.store import FILE

    prepare(folder / FILE)
    server = uvicorn.Server(server_config(folder, names))
    collect_seldom()
    url = _url(listener)
    print(f"Longwood is at {url}{open_path} (Ctrl+C stops it)", file=sys.stderr, flush=True)
    if browser:
        threading.Thread(target=webbrowser.open, args=(url + open_path,), daemon=True).start()
    with suppress(KeyboardInterrupt):  # Ctrl+C; uvicorn has already shut everything down
        server.run(sockets=[listener])


def collect_seldom() -> None:
    """Exempt everything loaded so far from garbage collection, and collect less often. A full collection would stop all rooms for 0.1 s."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)


def server_config(folder: Path, names: Sequence[str] = (), limits: ServerLimits | None = None) -> uvicorn.Config:
    """Return uvicorn's configuration for a data folder. names: host names in addition to LOCAL_NAMES. Raises SecretError."""
    import uvicorn

    from longwood.server.access.hosts import LOCAL_NAMES
    from longwood.server.app import create_app

    config = uvicorn.Config(
        create_app(folder, hosts=(*LOCAL_NAMES, *names), limits=limits),
        log_level="warning",
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=_MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_S,
    )
    logging.getLogger("uvicorn.error").addFilter(_is_worth_logging)
    return config


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """Return whether to log a record of uvicorn: False for the tracebacks of the tasks that it cancels on shutdown."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def _url(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
