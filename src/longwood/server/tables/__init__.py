"""Tables of one player: state, storage, views and what is computed from a game."""
