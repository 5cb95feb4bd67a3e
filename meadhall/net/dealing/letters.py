"""What one peer tells another alone, although everybody carries it.

A letter stands in a public envelope, so it is relayed, kept and replayed like all else, and its
author cannot deny it. It is sealed as ElGamal does it: with a number of its own, the author makes
a point that goes with the letter and one that only the reader can make too, from which the key
follows. That rests on the same assumption as the masks of the cards beside it.

A reader who finds nonsense in a letter can show it to all without giving its key away: the shared
point with a proof, which is nothing but a token of its letter key. Everybody then reads the letter
and sees who is wrong, its author or its reader. So that no token can be got for somebody else's
letter, the author proves that it knows the number that its point was made with.
"""

from dataclasses import replace
from hashlib import shake_256
from typing import Final

from meadhall.net.deck import group, keys, token
from meadhall.net.deck.errors import Malformed
from meadhall.net.deck.keys import Key
from meadhall.net.deck.transcript import Context, Entropy, digest, expand, hedged

HEAD_SIZE: Final = group.SIZE + keys.PROOF_SIZE


def seal(context: Context, reader: bytes, text: bytes, entropy: Entropy) -> bytes:
    """The text, for the owner of this public key alone. The context says from and to whom."""
    seed = hedged(entropy, "letter key", context.encode(), reader, text)
    own = Key.of(expand(seed, 1)[0])
    shared = group.multiply(own.secret, reader)
    proof = keys.prove_knowledge(context, own, entropy)
    return own.public + proof + _cover(context, own.public, reader, shared, text)


def check(context: Context, letter: bytes, size: int) -> None:
    """Refuse a letter that is not of this length, or not its author's own."""
    if len(letter) != HEAD_SIZE + size:
        raise Malformed(
            f"{context}: a letter of {len(letter)} bytes should have {HEAD_SIZE + size}"
        )
    keys.check_knowledge(context, letter[: group.SIZE], letter[group.SIZE : HEAD_SIZE])


def read(context: Context, reader: Key, letter: bytes) -> bytes:
    """The text of a checked letter to the owner of this key."""
    point = letter[: group.SIZE]
    shared = group.multiply(reader.secret, point)
    return _cover(context, point, reader.public, shared, letter[HEAD_SIZE:])


def show(context: Context, reader: Key, letter: bytes, entropy: Entropy) -> bytes:
    """What lets everybody read this one letter."""
    return token.make(_shown(context), reader, letter[: group.SIZE], entropy)


def read_shown(context: Context, reader: bytes, letter: bytes, shown: bytes) -> bytes:
    """The text of a letter that its reader shows; Refused if the reader shows something else."""
    point = letter[: group.SIZE]
    shared = token.check(_shown(context), reader, point, shown)
    return _cover(context, point, reader, shared, letter[HEAD_SIZE:])


def _shown(context: Context) -> Context:
    return replace(context, purpose=f"{context.purpose}, shown")


def _cover(context: Context, point: bytes, reader: bytes, shared: bytes, text: bytes) -> bytes:
    """The text under a pad that is used once, or from under it."""
    seed = digest("letter", context.encode(), point, reader, shared)
    pad = shake_256(seed).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, pad, strict=True))
