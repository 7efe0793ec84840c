"""Golf for several players: stroke play and match play."""
