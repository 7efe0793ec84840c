"""Rooms: games in company. The core (settings, contests, events, room) is pure; the rest is storage, sockets and clocks around it."""
