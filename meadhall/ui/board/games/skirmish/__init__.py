"""The skirmish in a window: a measured table with woods, houses, a hill and painted figures.

Where everything lies: `layout`. What is measured, and what pointing means: `tape`. How the ground
is painted: `ground`; how figures and cards are: `painting`. What is said of it: `words`. What is
shown piece by piece: `cues`. What the window asks of a board: `board`.
"""
