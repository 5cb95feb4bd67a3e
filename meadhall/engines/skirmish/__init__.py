"""Valhalla, the skirmish: miniatures on a measured table, in sixteenths of an inch.

How far, and does a line touch it: `measure`. What lies on the table: `terrain`, `tables`. Who
fights: `figures`. May a figure go there: `movement`. May it shoot: `shooting`. Who strikes whom:
`combat`. What does a hit do: `saving`. What is it worth: `coins`. Who is called: `calling`. What
does each scenario ask for: `scenarios`. In what order comes everything: `phases`. The match as a
state: `state`, over the `field`. Which points are worth a thought: `candidates`. How
good it looks: `evaluation`, `worth`, `move_priors`. What to do, in words: `hints`. For a window:
`view`. Options and openings: `game`.
"""
