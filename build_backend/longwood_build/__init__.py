"""Builds Longwood. pip and uv call backend.py. tools/bootstrap.py also uses frontend.py and node.py."""
