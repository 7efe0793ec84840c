"""Referees of games for several players."""
