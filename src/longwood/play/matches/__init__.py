"""The referees of multiplayer games."""
