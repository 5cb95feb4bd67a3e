"""Peers, links, lockstep, decks, dice and match files: bytes and ticks in, events out."""
