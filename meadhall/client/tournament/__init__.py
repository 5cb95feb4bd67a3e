"""A tournament: its openings as files, and how strong each player is, as numbers and a picture."""
