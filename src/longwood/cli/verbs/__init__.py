"""The verbs of the command, one module per verb."""
