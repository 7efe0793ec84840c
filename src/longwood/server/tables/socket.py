"""The socket of one table."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from longwood.server.access.limits import Addresses, ServerLimits
from longwood.server.access.pace import Pace
from longwood.server.direct import DirectTransport
from longwood.server.monitoring.metrics import Metrics
from longwood.server.searches.queue import Asker
from longwood.server.searches.service import Searches
from longwood.server.sockets import address_of, limited
from longwood.tables.reader import decoder, serve_table
from longwood.tables.service import Tables
from longwood.tables.wakes import Wakes


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    tables: NamedDependency[Tables],
    wakes: NamedDependency[Wakes],
    searches: NamedDependency[Searches],
    table_addresses: NamedDependency[Addresses],
    limits: NamedDependency[ServerLimits],
    metrics: NamedDependency[Metrics],
    message_pace: NamedDependency[Pace],
) -> None:
    """Serve a table to its player until the browser disconnects."""
    await socket.accept()
    player: str = socket.state["player"]
    address = address_of(socket)
    shared = table_addresses.messages_of(address)
    rate, burst, size = limits.table_rate, limits.table_burst, limits.message_bytes
    transport = DirectTransport(socket)
    connection = limited(transport, decoder, rate=rate, burst=burst, message_bytes=size, pace=message_pace, address=address, shared=shared)
    async with connection.closing(), table_addresses.one_more(address, (player, table)):
        with metrics.table_sockets.track_inprogress(), searches.expecting():
            await serve_table(connection, tables, wakes, searches.of(Asker.at(player, address)), player, table)
