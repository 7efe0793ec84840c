"""Access to the server: player identity, host names, and limits per address."""
