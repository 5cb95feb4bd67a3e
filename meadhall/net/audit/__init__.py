"""Checking a match afterwards: proofs, replays with open cards, evidence."""
