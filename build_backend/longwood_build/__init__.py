"""How Longwood is built. backend.py is what pip and uv call; tools/bootstrap.py uses frontend.py and node.py too."""
