"""The verbs of the `longwood` command, one module per verb."""
