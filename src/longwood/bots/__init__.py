"""Computer players. They see only what a human player would see. They don't read a clock, so the caller passes the time."""
