"""Runs the server's searches: a fair, bounded queue in front of a few worker processes."""
