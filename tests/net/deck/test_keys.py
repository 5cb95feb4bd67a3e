"""Keys: the owner of one knows its secret, and never shows it by accident."""

import pytest

from meadhall.net.deck import group, keys
from meadhall.net.deck.errors import DeckRefused, Malformed, Unproven
from meadhall.net.deck.keys import Key
from tests.net.deck.table import context, elsewhere, entropy, stuck


def key(seed: str = "key") -> Key:
    return Key.generate(entropy(seed))


def test_knowledge_of_a_key_can_be_shown() -> None:
    owner, here = key(), context(1, "key")
    proof = keys.prove_knowledge(here, owner, entropy("proof"))
    keys.check_knowledge(here, owner.public, proof)
    assert len(proof) == keys.PROOF_SIZE == 64


def test_a_proof_says_nothing_about_another_key() -> None:
    here = context(1, "key")
    proof = keys.prove_knowledge(here, key("mine"), entropy("proof"))
    with pytest.raises(Unproven, match="seat 1's key"):
        keys.check_knowledge(here, key("yours").public, proof)


def test_a_proof_counts_in_one_place_only() -> None:
    owner, here = key(), context(1, "key")
    proof = keys.prove_knowledge(here, owner, entropy("proof"))
    for there in elsewhere(here):
        with pytest.raises(Unproven):
            keys.check_knowledge(there, owner.public, proof)


def test_the_last_to_choose_cannot_cancel_the_others() -> None:
    """The rogue key: what is left of a secret of one's own when the others' points are taken away.

    The joint key would be the cheat's alone. But it does not know the secret of what it shows.
    """
    others = [key("one"), key("two")]
    own = key("cheat")
    rogue = group.subtract(own.public, keys.joint_key(other.public for other in others))
    assert keys.joint_key([rogue, *(other.public for other in others)]) == own.public

    here = context(2, "key")
    best_try = keys.prove_knowledge(here, Key(own.secret, rogue), entropy("proof"))
    with pytest.raises(Unproven):
        keys.check_knowledge(here, rogue, best_try)


def test_keys_that_cancel_out_are_refused() -> None:
    owner = key()
    opposite = group.multiply(group.ORDER - 1, owner.public)
    with pytest.raises(Malformed):
        keys.joint_key([owner.public, opposite])


@pytest.mark.parametrize("encoding, order", group.SMALL_ORDER)
def test_a_key_with_a_small_order_component_is_refused(encoding: str, order: int) -> None:
    """Half of all challenges are even, so an unchecked proof would hold for every second try."""
    small, here = bytes.fromhex(encoding), context(0, "key")
    owner = key()
    poisoned = group.add(owner.public, small)
    if order == 1:
        poisoned = small
    for attempt in range(20):
        lie = Key(owner.secret, poisoned)
        proof = keys.prove_knowledge(here, lie, entropy(f"attempt {attempt}"))
        with pytest.raises(Malformed):
            keys.check_knowledge(here, poisoned, proof)


@pytest.mark.parametrize("size", [0, 1, 32, 63, 65, 96])
def test_a_proof_of_another_length_is_malformed(size: int) -> None:
    with pytest.raises(Malformed, match=f"a proof of {size} bytes should have 64"):
        keys.check_knowledge(context(), key().public, b"\1" * size)


def test_a_source_that_others_know_does_not_give_the_nonce_away() -> None:
    """Statement and entropy are the same here; what is left to make the nonce of is the secret."""
    public, nonces = key().public, set()
    for secret in (key("one").secret, key("two").secret):
        proof = keys.prove_knowledge(context(), Key(secret, public), stuck)
        challenge, answer = group.decode(proof[:32]), group.decode(proof[32:])
        nonces.add((answer - challenge * secret) % group.ORDER)
    assert len(nonces) == 2


def test_no_two_keys_from_one_source_are_equal() -> None:
    draw = entropy("keys")
    assert len({Key.generate(draw).public for _ in range(100)}) == 100


def test_a_key_prints_its_public_half_only() -> None:
    owner = key()
    printed = f"{owner!r} {owner} {[owner]}"
    assert str(owner.secret) not in printed
    assert group.encode(owner.secret).hex() not in printed
    assert repr(owner.public) in printed


def test_a_refusal_does_not_print_the_secret() -> None:
    owner = key()
    proof = keys.prove_knowledge(context(), owner, stuck)
    with pytest.raises(DeckRefused) as refused:
        keys.check_knowledge(context(5), owner.public, proof)
    assert str(owner.secret) not in repr(refused.value)
