"""Measures the CPU time of an action in Spit, in a way that hardly depends on how busy the machine is.

    .venv/bin/python bench/room_cpu.py [--games 100] [--together 50] [--actions 6000]

All players act in rounds, and make only legal moves, which cost the most. While the players of a round send their actions, the server is
stopped, so every round reaches it at once, and its events share transactions however long the players take. With `bench/rooms.py`, a busy
machine delays the players and the disk, and the number of actions that share a transaction changes from run to run. To compare two
commits, let their runs alternate.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
from itertools import count
from pathlib import Path
from typing import Final

import httpx
import msgspec
import uvloop
from rooms import Player, Tally, commits, cpu_of, wait_for_server

from longwood.protocol.rooms import Invitation, NewRoom, SpitSettings

_WARM_UP: Final = 12
"""The number of rounds before the measurement. In these, the players sit down and get ready."""


async def _measure(address: str, pid: int, games: int, together: int, measured: int) -> None:
    tally = Tally()
    async with httpx.AsyncClient(base_url=address, timeout=120, trust_env=False) as http:
        seats: list[list[Player]] = [[], []]
        for game in range(games):
            body = msgspec.json.encode(NewRoom(SpitSettings()))
            room = msgspec.json.decode((await http.post("/api/rooms", content=body)).content, type=Invitation).room
            for seat in (0, 1):
                http.cookies.clear()
                await http.get("/")
                cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
                player = Player(cookie, room, 2 * game + seat, 1, tally)
                await player.connect(address)
                seats[seat].append(player)
        rounds = [players[start : start + together] for players in seats for start in range(0, games, together)]
        for _ in range(_WARM_UP):
            for players in rounds:
                await _act_together(players, pid)
            await asyncio.sleep(0.3)  # the countdown
        tally.is_counting = True
        before, start = await commits(http), cpu_of(pid)
        for n in count():
            if len(tally.echo_ms) >= measured:
                break
            await _act_together(rounds[n % len(rounds)], pid)
        end, written = cpu_of(pid), await commits(http) - before
        actions = len(tally.echo_ms)
        for player in (*seats[0], *seats[1]):
            player.close()
    cpu_us, loop_us = (1e6 * used / actions for used in (end.cpu_s - start.cpu_s, end.loop_s - start.loop_s))
    message_bytes = tally.received_bytes / max(1, tally.received)
    answers = ", ".join(f"{100 * count / actions:.0f}% {what}" for what, count in tally.answers.most_common(3))
    print(f"{games} games, {actions} actions ({answers}), {actions / max(1, written):.1f} actions per transaction")
    print(f"{cpu_us:.0f} us of CPU per action, {loop_us:.0f} in the event loop; {message_bytes:.0f} bytes per message")


async def _act_together(players: list[Player], pid: int) -> None:
    """Let all these players act at once, and wait for the answers."""
    os.kill(pid, signal.SIGSTOP)
    try:
        for player in players:
            player.act(makes_mistakes=False)
        await asyncio.sleep(0.002)  # until everything is sent
    finally:
        os.kill(pid, signal.SIGCONT)
    while any(player.is_waiting for player in players):
        await asyncio.sleep(0.001)


def main() -> None:
    """Start the server, play, and print the measurements."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--together", type=int, default=50, help="the number of players who act at once")
    parser.add_argument("--actions", type=int, default=6000, help="the number of actions that are measured")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        server = subprocess.Popen([sys.executable, str(Path(__file__).with_name("rooms.py")), "--serve", str(port), "--data", data])
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for_server(address)
            uvloop.run(_measure(address, server.pid, arguments.games, arguments.together, arguments.actions))
        finally:
            server.send_signal(signal.SIGCONT)
            server.send_signal(signal.SIGINT)
            server.wait(60)


if __name__ == "__main__":
    main()
