"""Valheim: one or two heroes gather, craft and fight until Eikthyr is slain, or time runs out.

Where may a hero go: `movement`. What can be had where: `gathering`. What can be made: `crafting`.
What does food do: `food`. What may be given: `sharing`. Who comes at the end of a turn:
`encounters`. How does a fight go: `fight`. What becomes of the dead: `death`. What lies in the old
houses: `treasure`. Whose turn is it, and is it over: `turns`.

The map: `world`. Things and their numbers: `items`, `numbers`. What a match consists of: `journey`,
`state`. What an action is called: `actions`, `words`. Options and openings: `game`.
"""
