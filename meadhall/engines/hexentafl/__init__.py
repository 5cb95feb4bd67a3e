"""heXentafl: a king and his men against raiders twice their number, on hexagons.

Where may a piece go: `movement`. What does a move take: `capture`. Is it over: `ending`.
The board and its names: `board`. The match as a state: `state`. Options and openings: `game`.
"""
