"""The opening at the end: all parts together open everything, and a false part is named."""

import pytest

from meadhall.net.deck import escrow, group, opening
from meadhall.net.deck.errors import Malformed, Unproven
from meadhall.net.deck.escrow import Parts
from tests.net.deck.table import Table, context


def shown_by(table: Table) -> tuple[Parts, dict[int, bytes]]:
    parts = {seat: key.public for seat, key in enumerate(table.keys)}
    return parts, {seat: group.encode(key.secret) for seat, key in enumerate(table.keys)}


def test_every_pile_of_the_match_lies_open() -> None:
    table = Table(3)
    first = table.shuffled(range(10))
    second, mixing = table.mix(first)
    joint = opening.open_joint(table.joint, *shown_by(table))
    cards = [opening.look(masked, joint, 10) for masked in first]
    assert sorted(cards) == list(range(10))
    assert cards == table.open_all(first)
    assert [opening.look(masked, joint, 10) for masked in second] == [
        cards[source] for source in mixing.order
    ]


def test_it_opens_after_departures_too() -> None:
    table = Table(3)
    pile = table.shuffled(range(4))
    cards = table.open_all(pile)
    *stayers, leaver = table.keys
    lent = escrow.split(context(2, "escrow"), leaver, 2, table.entropy)
    parts = list(map(escrow.take_over, stayers, lent.addends))
    joint = opening.open_joint(
        table.joint,
        {seat: part.public for seat, part in enumerate(parts)},
        {seat: group.encode(part.secret) for seat, part in enumerate(parts)},
    )
    assert [opening.look(masked, joint, 4) for masked in pile] == cards


def test_a_seat_that_shows_a_false_part_is_named() -> None:
    table = Table(3)
    parts, shown = shown_by(table)
    shown[1] = group.encode(table.keys[1].secret - 1)
    with pytest.raises(Unproven, match="seat 1 shows a number"):
        opening.open_joint(table.joint, parts, shown)


def test_a_part_that_is_no_number_of_the_group_is_malformed() -> None:
    parts, shown = shown_by(Table(2))
    for false in (bytes(32), b"\xff" * 32, b""):
        with pytest.raises(Malformed):
            opening.open_joint(Table(2).joint, parts, {**shown, 0: false})


def test_a_part_that_is_missing_is_asked_for() -> None:
    parts, shown = shown_by(Table(2))
    del shown[1]
    with pytest.raises(ValueError, match=r"seats \[0, 1\] have parts, seats \[0\] showed theirs"):
        opening.open_joint(Table(2).joint, parts, shown)


def test_parts_of_another_key_open_nothing() -> None:
    with pytest.raises(ValueError, match="not all parts of this joint key"):
        opening.open_joint(Table(2, seed="other").joint, *shown_by(Table(2)))


def test_the_opened_key_is_not_printed() -> None:
    """It is public by then, but only in the match file, and only where the table wanted it."""
    table = Table(2)
    joint = opening.open_joint(table.joint, *shown_by(table))
    assert str(joint.secret) not in repr(joint)
