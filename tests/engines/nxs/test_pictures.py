"""What people read in a terminal: the table, and what they are asked."""

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.random_play import random_step
from meadhall.engines.values import NOBODY
from tests.engines.nxs.boards import begun, do, placed

HOMES = "W5.1 WJ4, W5.2 WS0, B5.1 BJ0, B5.2 BS0"
HANDS = "White's cards: 0=[Leap], 1=[Ward]\nBlack's cards: 2=?, 3=?"


def test_a_picture_names_the_own_cards_and_hides_the_others() -> None:
    state = placed(HOMES, facts=HANDS, cards="hidden")
    lines = state.picture().splitlines()
    assert "White's cards: Leap, Ward" in lines
    assert "Black's cards: face down, face down" in lines


def test_a_picture_shows_the_middle_and_what_is_used_but_not_the_box() -> None:
    facts = "White's cards: 0=Leap\nin the middle: 1=Fury\nused: 2=Ward\nin the box: 3=Leap"
    lines = placed(HOMES, facts=facts, cards="onitama").picture().splitlines()
    assert {"White's cards: Leap", "in the middle: Fury", "used: Ward"} <= set(lines)
    assert not any(line.startswith("in the box") for line in lines)


def test_a_picture_ends_with_a_key_to_the_pieces() -> None:
    *_, kinds = begun().picture().splitlines()
    assert kinds.startswith("J Jöfurr 01234, B Berserkr 0123, ")


@pytest.mark.parametrize(
    ("head", "facts", "sentence"),
    [
        ("White to move", "", "Move one of your pieces."),
        (
            "White to rotate",
            "",
            "Rotate one of your pieces by one facing, r+ clockwise or r- back.",
        ),
        ("White to rotate", "card: Twin Rotation", "back. Then you may rotate another."),
        ("White to use the card", "card: Full Turn", "Full Turn: Turn a piece to any facing"),
        ("White to move the turned piece", "card: Turn and Go\nserved: W5.1", "piece on W5.1."),
        ("White to capture again", "card: Fury\nserved: W5.1", "capture once more with the piece"),
        ("White to rotate another piece", "card: Twin Rotation\nserved: W5.1", "or stop."),
    ],
)
def test_each_part_of_a_turn_is_asked_in_a_sentence(head: str, facts: str, sentence: str) -> None:
    state = placed(HOMES, head, facts, cards="drawing")
    assert sentence in str(state.request(0))
    assert state.request(1) is state.request(NOBODY) is None


def test_the_cards_that_may_be_cast_are_explained() -> None:
    state = placed(HOMES, facts="White's cards: 0=Ward, 1=Fury", cards="drawing")
    assert str(state.request(0)).splitlines() == [
        "Move one of your pieces, or cast a card:",
        "  [Ward] Move a warrior as usual; nobody can take it until your next turn.",
    ]


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("Extra Move Direction", "You cannot move, but you can cast a card, or stop:"),
        ("Fury", "You cannot move, and no card helps: stop."),
    ],
)
def test_whoever_cannot_move_is_told_what_is_left(card: str, sentence: str) -> None:
    facts = f"White's cards: 0=[{card}]\nBlack's cards: 1=?"
    state = placed("W7.1 WS1, W6.1 BS0, W7.2 BS0", facts=facts, cards="hidden")
    assert str(state.request(0)).splitlines()[0] == sentence


def test_the_jotunns_part_says_whose_pieces_are_meant() -> None:
    men = f"{HOMES}, G5.1 GJ4"
    state = placed(men, "White to move for the Jötunn", jotunn=True)
    assert "the Jötunn's gold pieces" in str(state.request(0))
    do(state, state.name(0, state.legal(0)[0]))
    assert "Rotate one of the Jötunn's gold pieces" in str(state.request(0))


@pytest.mark.parametrize("mode", ["hidden", "onitama", "sannligr"])
def test_whoever_is_asked_reads_a_question_and_sees_a_picture(mode: str) -> None:
    state, chance = begun(2, setup="short", cards=mode, placing="own"), Chance(1)
    while state.asks != OVER:
        for seat in range(2):
            view = state.seen_by(seat)
            assert view.picture()
            assert (view.request(seat) is not None) == (
                state.asks == CHOOSE and state.is_asked(seat)
            )
        random_step(state, chance)
