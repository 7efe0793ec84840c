"""Keeps a long-running server healthy: deletes unused data, and reports whether games can be stored."""
