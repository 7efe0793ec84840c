"""Builds Longwood. pip and uv call backend.py. tools/bootstrap.py also uses frontend.py, node.py and wasm.py."""
