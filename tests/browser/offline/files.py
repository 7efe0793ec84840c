"""Python's plain file server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, *args: Any, requested: list[str], directory: str) -> None:
        self._requested = requested
        super().__init__(*args, directory=directory)

    def log_message(self, *_: object) -> None:
        """Note the path instead of writing a log."""
        self._requested.append(self.path)


@contextmanager
def file_server(folder: Path, requested: list[str] | None = None) -> Iterator[str]:
    """Serve a folder, and yield the address. The paths of all requests are added to `requested`."""
    handler = partial(_Handler, requested=[] if requested is None else requested, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()
