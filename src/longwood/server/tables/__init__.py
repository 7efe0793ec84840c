"""Single-player tables: state, storage, views, solver, replays and statistics."""
