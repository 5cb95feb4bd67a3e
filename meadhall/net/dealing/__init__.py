"""Cards and dice at a table of several peers: who owes which token when, and who learns what.

`net/deck` is the arithmetic; this is the order of service. The rules ask for a shuffle, a show or
a roll. The dealer turns that into tasks, one for each step, and each peer gives its part of a task
in a signed envelope. A task follows from the state that all peers share. No peer ever gives a token
because another peer asked for it.

    letters         messages for one peer alone, sealed, in the public log
    keys            everybody's public parts of the joint keys
    own_secrets     the secret side of one peer, computed again from its identity at any time
    tasks           what a task of the dealer is
    secret_sharing  the tasks that make keys and share them
    cards           the tasks that shuffle and show cards
    dice            the task that rolls
    final_reveal    the task that opens everything when the match is over
    dealer          which task is due, and what came of it
    seat_views      the match as each seat of this peer knows it

No file of secrets is kept beside a match. What a peer must keep to itself (its keys, its masks, the
order of its hand) follows from its identity and the log. What others tell it alone is in the log,
sealed for it. So no crash can lose a hand, a peer that lost its match file gets its cards back with
the log, and all can name a peer that withholds or garbles a token.
"""
