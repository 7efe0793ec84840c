"""How the players of a server did on the daily deals."""
