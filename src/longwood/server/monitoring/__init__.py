"""The log and the metrics of a running server, for its operators."""
