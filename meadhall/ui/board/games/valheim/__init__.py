"""Valheim in a window: the map with what lies on it, the heroes, their bags, recipes and fights.

Where everything lies: `layout`. How it is painted: `painting`. What is said of it: `words`. What is
shown piece by piece: `cues`. What the window asks of a board: `board`.
"""
