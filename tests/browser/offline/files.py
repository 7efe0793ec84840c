"""Python's plain file server."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path
from threading import Thread
from typing import Any


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, *args: Any, requested: list[str], unknown: Collection[str], directory: str) -> None:
        self._requested = requested
        self._unknown = unknown
        super().__init__(*args, directory=directory)

    def guess_type(self, path: str | PathLike[str]) -> str:
        """Return the media type of a file."""
        return "application/octet-stream" if Path(path).suffix in self._unknown else super().guess_type(path)

    def log_message(self, *_: object) -> None:
        """Note the path instead of writing a log."""
        self._requested.append(self.path)


@contextmanager
def file_server(folder: Path, requested: list[str] | None = None, unknown: Collection[str] = ()) -> Iterator[str]:
    """Serve a folder, and yield the address.

    - `requested`: the paths of all requests are added to it.
    - `unknown`: the file name extensions whose media type the server doesn't know.
    """
    handler = partial(_Handler, requested=[] if requested is None else requested, unknown=unknown, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()
