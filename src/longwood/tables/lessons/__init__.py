"""First lessons: for each game a few moves of a chosen deal, each of which teaches one idea of the rules."""
