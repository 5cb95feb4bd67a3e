"""Search over the contract; knows no game by name.

A computer player, from what it knows to what it does: `player`. How strong it is: `levels`. How a
search goes about it: `method`; where everything lies open: `open_search`; where something is hidden:
`prior_search` if the game knows what experienced players would rather do, else `hidden_search`;
what they remember and weigh: `nodes`, `payoffs`, `playouts`, `search`; how a budget is spent: `pace`. What a
person is told: `advice`. Players against each other: `entrants`, `arena`, `odds`. How fast it is:
`bench`.

No clock and no process is in here but in `bench`; whoever has one hands it in.
"""
