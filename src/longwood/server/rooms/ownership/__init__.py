"""Distributes the rooms of a server over several processes. Each room has one owner at a time, and other processes forward guests to it."""
