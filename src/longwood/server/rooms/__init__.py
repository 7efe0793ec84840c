"""Multiplayer rooms. The core (settings, contests, events, state) is pure; storage, sockets and clocks are built around it."""
