"""The referee of the Forty Thieves family."""
