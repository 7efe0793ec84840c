"""The results of finished matches."""
