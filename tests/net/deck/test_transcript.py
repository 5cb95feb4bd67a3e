"""What is hashed: different things never look the same, and nothing secret repeats."""

from itertools import combinations

import pytest

from meadhall.net.deck import transcript
from meadhall.net.deck.transcript import Context, encode
from tests.net.deck.table import context, elsewhere, entropy, stuck


def test_parts_that_run_together_are_still_different_parts() -> None:
    lookalikes: list[tuple[bytes | int | str, ...]] = [
        (),
        (b"",),
        ("",),
        (b"", b""),
        (b"ab",),
        (b"a", b"b"),
        (b"", b"ab"),
        ("ab",),
        ("a", "b"),
        (0,),
        (1,),
        ("1",),
        (b"1",),
        (bytes(8),),
        (encode(b"a", b"b"),),
        (encode("ab"),),
    ]
    for one, other in combinations(lookalikes, 2):
        assert encode(*one) != encode(*other), (one, other)


def test_no_integer_is_cut_off() -> None:
    assert encode(2**64 - 1) != encode(2**32 - 1)
    with pytest.raises(OverflowError):
        encode(2**64)
    with pytest.raises(OverflowError):
        encode(-1)


def test_every_field_of_the_context_counts() -> None:
    here = context(seat=2, purpose="draw", step=7)
    encodings = {other.encode() for other in [here, *elsewhere(here)]}
    assert len(encodings) == 7


def test_neighbouring_fields_do_not_flow_into_each_other() -> None:
    one = Context(b"m", epoch=1, deck=11, step=1, seat=1, purpose="roll")
    other = Context(b"m", epoch=11, deck=1, step=1, seat=1, purpose="roll")
    assert one.encode() != other.encode()


def test_a_context_reads_as_a_sentence() -> None:
    assert str(context(2, "draw", 7)) == "seat 2's draw (deck 0, step 7, epoch 0)"


def test_labels_keep_uses_apart() -> None:
    assert transcript.digest("a", b"x") != transcript.digest("b", b"x")
    assert transcript.point("a", 1) != transcript.point("b", 1)
    assert transcript.challenge("a", b"x") != transcript.challenge("b", b"x")


def test_a_source_that_runs_dry_is_noticed() -> None:
    with pytest.raises(ValueError, match="gave 5 bytes instead of 32"):
        transcript.hedged(lambda size: bytes(5), "seed")


def test_fresh_entropy_makes_every_seed_new() -> None:
    draw = entropy("fresh")
    assert len({transcript.hedged(draw, "seed", b"same") for _ in range(100)}) == 100


def test_a_stuck_source_still_gives_new_seeds_for_new_statements() -> None:
    one = transcript.hedged(stuck, "nonces", b"secret", b"statement 1")
    other = transcript.hedged(stuck, "nonces", b"secret", b"statement 2")
    assert one != other
    assert one == transcript.hedged(stuck, "nonces", b"secret", b"statement 1")


def test_a_seed_gives_as_many_different_scalars_as_wanted() -> None:
    assert transcript.expand(b"seed", 0) == []
    scalars = transcript.expand(b"seed", 200)
    assert len(set(scalars)) == 200
    assert transcript.expand(b"seed", 3) == scalars[:3]
