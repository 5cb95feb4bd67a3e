"""Valknut: warbands flank each other on a field that grows card by card, for two to four.

Which warbands are there: `warbands`. What lies on a card: `cards`. Where do cards lie, and which
zones are neighbours: `field`. Where does everything stand, and what is asked: `table`.

A turn in its order (`turn`): `laying` a card, `spawning` at its Valknuts, the `gods`, `movement`,
and after each of these the `killing`. Before the first turn: `setup`. Is it over, and who has won:
`ending`. The match as a state: `state`. Its words: `terms`, `words`, `requests`, `refusals`,
`events`. Drawings: `picture` for people, `diagrams` for programs. What a computer player knows:
`evaluation`, `move_priors`. Options and openings: `game`.

The numbers of warbands and cards lie in `resources/games/valknut`.
"""
