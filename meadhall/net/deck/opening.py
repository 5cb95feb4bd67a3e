"""The opening at the end: everybody shows its part of the secret, and every card lies open.

Only for a match that is over, and only if the table wants it: with the joint secret anybody can
read every card of every pile that was ever masked under it, hands included.
"""

from collections.abc import Mapping

from meadhall.net.deck import group
from meadhall.net.deck.errors import Unproven
from meadhall.net.deck.escrow import Parts
from meadhall.net.deck.keys import Key
from meadhall.net.deck.masking import Masked, unmask


def open_joint(joint: bytes, parts: Parts, shown: Mapping[int, bytes]) -> Key:
    """The joint key, from the part that each seat shows; a seat that shows a wrong one is named."""
    if parts.keys() != shown.keys():
        raise ValueError(f"seats {sorted(parts)} have parts, seats {sorted(shown)} showed theirs")
    secrets = []
    for seat in sorted(parts):
        secret = group.decode(shown[seat])
        if group.base_multiply(secret) != parts[seat]:
            raise Unproven(f"seat {seat} shows a number that is not the secret of its part")
        secrets.append(secret)
    key = Key.of(sum(secrets) % group.ORDER)
    if key.public != joint:
        raise ValueError("these are not all parts of this joint key")
    return key


def look(masked: Masked, joint: Key, count: int) -> int:
    """Which of `count` cards lies under the masks of this joint key."""
    return unmask(masked, [group.multiply(joint.secret, masked.handle)], count)
