"""The referee of the Golf family."""
