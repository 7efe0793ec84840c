"""Computer players. They see only what a player sees. They have no clock, so the caller passes the time."""
