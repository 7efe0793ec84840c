"""Games after and outside of play: statistics, replays, files, and what a browser hands over."""
