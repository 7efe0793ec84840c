"""The parts of bench/cluster.py."""
