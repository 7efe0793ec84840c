"""The games played in rooms, behind one interface."""
