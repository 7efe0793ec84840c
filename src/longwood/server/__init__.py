"""The web server: tables, multiplayer rooms, and the pages of the front end."""
