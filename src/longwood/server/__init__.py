"""The match server and the table's pages."""
