"""The table: board, prompt, seats, log, and the timeline of the match."""
