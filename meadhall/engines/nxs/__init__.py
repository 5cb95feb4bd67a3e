"""NXS: Ragnarok: tribes of six-sided warriors invade each other's land, for two or three.

The rules. Where are the cells, and what are they called: `board`. What is a piece: `pieces`.
Where may it go: `movement`. Whom may it take: `capture`. Which land does it hold: `territory`.
Who has won, and what would give the victory away: `victory`. When nobody gets on: `deadlock`.
Who stands where at first: `setups`. Which cards there are: `runes`, and what they allow:
`casting`. The hostile third tribe: `jotunn`.

The match. What is agreed on: `terms`. What stands on the board: `position`, each colour in a ring
(`rings`). What is remembered besides: `table`. The draw and the deal: `dealing`. The turns:
`match`. All of it as the state that the house knows: `state`, with its numbers (`actions`), its
words (`words`, `requests`), its refusals (`refusals`), its drawings (`picture` for people,
`diagram` for programs, with what speaks against one in `doubts`) and its evaluation
(`evaluation`). Options: `game`.
"""
