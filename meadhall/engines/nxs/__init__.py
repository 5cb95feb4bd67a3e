"""NXS: Ragnarok: tribes of six-sided warriors invade each other's land, for two or three.

Where are the cells, and what are they called: `board`. What is a piece: `pieces`. Where may it
go: `movement`. Whom may it take: `capture`. Which land does it hold: `territory`. Who has won,
and what would give the victory away: `victory`. When nobody gets on: `deadlock`.

Who stands where at first: `setups`. Which cards there are: `runes`, and what they allow:
`casting`. The hostile third tribe: `jotunn`. What a match agrees on: `terms`. All that stands
on the board at one moment: `position`. The match as a state: `state`; its words: `words`; a
refused click explained: `objections`; positions as text: `diagram`. Options: `game`.
"""
