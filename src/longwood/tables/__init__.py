"""Single-player games: their state, events, views and statistics. A server and the browser share this code. It uses no HTTP and no SQL."""
