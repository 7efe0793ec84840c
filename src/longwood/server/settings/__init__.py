"""The settings of a server: default values, sources, and a check for values that are unsafe on the open internet."""
