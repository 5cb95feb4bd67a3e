"""Valhalla, the card game: secret plays, draugar in the deck, and the last one standing wins.

What happens in a turn, in its order: `strategic` (play, declare, draw), `clash`, `final`. What can
happen at any moment: `losing` (cards, the last-card test, going out), `draugar`, `forfeits`.
Which cards there are: `faces`. Where they lie and what is asked: `table`. What lies open beside
the deck: `armory`. What gods do: `gods`. In what order all this comes: `phases`. Is it over:
`ending`. The match as a state: `state`. Its words: `words`, `requests`, `stories`. Drawings:
`picture` for people, `diagrams` for programs. Options and openings: `game`.
"""
