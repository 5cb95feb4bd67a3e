"""The weights of an evaluation, learned from matches of the search against itself."""
