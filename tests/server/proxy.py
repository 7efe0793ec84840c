"""A TCP proxy that simulates a bad network: it delays data, and breaks or stalls connections on request."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from types import TracebackType
from typing import Final

DELAY_S: Final = 0.08
_CHUNK: Final = 65536


class SlowLine:
    """Listens on a free port of this machine and forwards data to `port` and back, delayed by `delay_s` in each direction.

    When a connection breaks, the data in transit is lost.
    """

    def __init__(self, port: int, delay_s: float = DELAY_S) -> None:
        self._target = port
        self.delay_s = delay_s
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        # Two events for each connection, one per direction: to the server and to the client. Data passes while the event is set.
        self._gates: set[tuple[asyncio.Event, asyncio.Event]] = set()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._is_cut = False
        self.port = 0
        self.dropped = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> SlowLine:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(20)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(20)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def drop(self) -> None:
        """Break every open connection."""
        asyncio.run_coroutine_threadsafe(self._drop(), self._loop).result(20)

    def cut(self) -> None:
        """Break every open connection, and every new one until `mend` is called."""
        self._is_cut = True
        self.drop()

    def mend(self) -> None:
        """Accept new connections from now on."""
        self._is_cut = False

    def fall_silent(self, *, answers_only: bool = False) -> None:
        """Stall the open connections: hold back all data, and also the close if one side closes. New connections work normally.

        `answers_only` holds back only what the server sends.
        """
        asyncio.run_coroutine_threadsafe(self._fall_silent(answers_only=answers_only), self._loop).result(20)

    def pass_late(self) -> None:
        """Forward everything that stalled connections held back, in order, including the close."""
        asyncio.run_coroutine_threadsafe(self._pass_late(), self._loop).result(20)

    async def _fall_silent(self, *, answers_only: bool) -> None:
        for to_server, to_client in self._gates:
            to_client.clear()
            if not answers_only:
                to_server.clear()

    async def _pass_late(self) -> None:
        for to_server, to_client in self._gates:
            to_server.set()
            to_client.set()

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _drop(self) -> None:
        for writer in list(self._writers):
            self.dropped += 1
            writer.transport.abort()

    async def _end(self) -> None:
        self._server.close()
        await self._pass_late()
        await self._drop()
        others = asyncio.all_tasks() - {asyncio.current_task()}  # includes connections that have only just been accepted
        if others:
            _, late = await asyncio.wait(others, timeout=5)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await asyncio.sleep(0)  # transports close in the next step of the event loop

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        to_server, to_client = gates = asyncio.Event(), asyncio.Event()
        self._gates.add(gates)
        to_server.set()
        to_client.set()
        try:
            with suppress(OSError, asyncio.CancelledError):  # only _end cancels this task, and asyncio would log that as an error
                other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self._target)
                self._writers |= {writer, other_writer}
                try:
                    async with asyncio.TaskGroup() as group:
                        group.create_task(self._pump(reader, other_writer, to_server))
                        group.create_task(self._pump(other_reader, writer, to_client))
                finally:
                    self._writers -= {writer, other_writer}
                    other_writer.close()
        finally:
            writer.close()
            self._gates.discard(gates)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: asyncio.Event) -> None:
        """Forward data until one side closes its connection."""
        in_transit: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def read() -> None:
            with suppress(OSError):
                while data := await reader.read(_CHUNK):
                    in_transit.put_nowait((self._loop.time() + self.delay_s, data))
            in_transit.put_nowait((self._loop.time() + self.delay_s, b""))

        async def write() -> None:
            with suppress(OSError):
                while True:
                    at, data = await in_transit.get()
                    await asyncio.sleep(at - self._loop.time())
                    await gate.wait()
                    if not data:
                        break
                    writer.write(data)
                    await writer.drain()
            with suppress(OSError):
                writer.close()

        async with asyncio.TaskGroup() as group:
            reading = group.create_task(read())
            await write()
            reading.cancel()
