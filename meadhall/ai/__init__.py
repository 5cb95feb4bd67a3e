"""Search over the contract; knows no game by name.

A computer player, from what it knows to what it does: `player`. How strong it is: `levels`. What it
likes: `styles`. The settings of a search: `method`. Search where everything is open: `open_search`;
where something is hidden: `prior_search` if the game has move priors, and `turn_search` if a turn
takes several choices as well, with a look for sure wins (`turn_wins`); else `hidden_search`. What
they share: `nodes`, `payoffs`, `playouts`, `search`. How a budget is spent: `pace`. What is told to
a person: `advice`. Players against each other: `entrants`, `arena`, `odds`. Speed: `bench`.

Only `bench` reads a clock or starts a process. Everything else is given a clock if it needs one.
"""
