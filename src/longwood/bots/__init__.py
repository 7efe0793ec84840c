"""Computer players. They see what a player sees, and know no clock: whoever runs them tells the time."""
