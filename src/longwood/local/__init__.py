"""The tables of a browser that plays without a server. The code that calls it is in web/src/local."""
