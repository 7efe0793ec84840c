"""Who may ask the server for what: identity, host names and limits of one address."""
