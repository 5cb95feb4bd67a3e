"""Cards and dice at a table of several peers: who owes which token when, and who learns what.

`net/deck` is the arithmetic; this is the order of service. The rules ask for a shuffle, a show or
a roll; `dealer` turns that into works, one a step, and each peer gives its part of a work in a
signed envelope. No peer ever gives a token because another asked for it: the only thing that makes
a work is the state that all of them share.

    letters     what is meant for one peer alone, sealed, in the public log
    keys        everybody's public parts, as they change with who is at the table
    own         the secret side of one peer, found again from its identity at any time
    work        what a step of the dealer is
    lending     the works that make keys and lend them
    cards       the works that shuffle cards and show them
    dice        the work that rolls
    unveiling   the work that opens everything when the match is over
    dealer      which work is due, and what came of it
    sights      the match as each seat of this peer knows it
    inquest     the match once more, with every face known

There is no file of secrets beside a match. Whatever a peer must keep to itself (its keys, its
masks, how it ordered its hand) follows from its identity and from what the log says, and whatever
others tell it alone is in the log, sealed for it. So no crash can lose a hand, a peer that lost
its match file gets its cards back with the log, and whoever withholds or garbles a token can be
named by all, not only by the one who was to have it.
"""
