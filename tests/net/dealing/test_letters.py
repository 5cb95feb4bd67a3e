"""Letters: for one reader alone, and shown to all if what is in them is wrong."""

import pytest

from meadhall.net.dealing import letters
from meadhall.net.deck import group, keys
from meadhall.net.deck.errors import DeckRefused, Malformed, Unproven
from meadhall.net.deck.keys import Key
from tests.net.deck.table import context, elsewhere, entropy, stuck

READER = Key.of(777)
TEXT = bytes(range(100))
HERE = context(purpose="letter to peer 2")


def sealed(text=TEXT, source=None):
    return letters.seal(HERE, READER.public, text, source or entropy("letters"))


def test_the_reader_reads_what_was_written():
    letter = sealed()
    letters.check(HERE, letter, len(TEXT))
    assert letters.read(HERE, READER, letter) == TEXT


def test_nobody_else_does():
    assert letters.read(HERE, Key.of(778), sealed()) != TEXT


def test_a_letter_is_nothing_anywhere_else():
    for other in elsewhere(HERE):
        with pytest.raises(Unproven):
            letters.check(other, sealed(), len(TEXT))
        assert letters.read(other, READER, sealed()) != TEXT


@pytest.mark.parametrize("size", [0, 99, 101])
def test_a_letter_of_another_length_is_refused(size):
    with pytest.raises(Malformed):
        letters.check(HERE, sealed(), size)


def test_whoever_did_not_make_the_point_cannot_send_a_letter_with_it():
    """Else one could have somebody else's letter shown, by a complaint about one's own."""
    stolen = sealed()[: group.SIZE]
    mine = sealed(source=entropy("mine"))
    with pytest.raises(DeckRefused):
        letters.check(HERE, stolen + mine[group.SIZE :], len(TEXT))


def test_a_letter_that_is_shown_is_read_by_all_and_gives_no_other_away():
    letter = sealed()
    shown = letters.show(HERE, READER, letter, entropy("show"))
    assert letters.read_shown(HERE, READER.public, letter, shown) == TEXT
    other = sealed(b"\x01" + TEXT[1:])
    with pytest.raises(DeckRefused):
        letters.read_shown(HERE, READER.public, other, shown)


def test_a_reader_cannot_show_something_else():
    letter = sealed()
    forged = letters.show(HERE, Key.of(778), letter, entropy("show"))
    with pytest.raises(DeckRefused):
        letters.read_shown(HERE, READER.public, letter, forged)


def test_two_texts_never_share_a_pad_even_if_entropy_repeats():
    one, other = sealed(TEXT, stuck), sealed(bytes(100), stuck)
    assert one[: group.SIZE] != other[: group.SIZE]
    assert letters.HEAD_SIZE == group.SIZE + keys.PROOF_SIZE
    pads = [
        bytes(a ^ b for a, b in zip(letter[letters.HEAD_SIZE :], text, strict=True))
        for letter, text in ((one, TEXT), (other, bytes(100)))
    ]
    assert pads[0] != pads[1]
