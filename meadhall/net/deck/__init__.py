"""Decks that nobody deals and dice that nobody throws: the arithmetic behind both.

Pure functions over bytes, integers and tuples: no sockets, clocks or random numbers of their own.
`group` is the ground; `transcript` says what a proof is about; `sigma` is the one proof, which
`keys`, `token` and `shuffle` fill with their statements. `masking` turns cards over, `rolls` reads
dice from tokens, `escrow` lets a deck outlive a peer that leaves, `opening` shows everything at the
end, and `bench` says what it all costs.

Not here: which card is whose, whose request may be answered, what is kept and what is sent.
"""
