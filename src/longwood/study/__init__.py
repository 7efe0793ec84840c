"""Studies: the odds of a game over many deals, on one machine or a cluster. Needs the packages of `longwood[study]`."""
