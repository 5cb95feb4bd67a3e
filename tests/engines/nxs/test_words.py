"""Notation, things to point at, refusals in words, and what everybody saw."""

import re
from typing import Any

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, SHUFFLE
from meadhall.engines.nxs.state import Nxs
from meadhall.engines.nxs.table import BAG
from meadhall.engines.random_play import random_step
from meadhall.engines.values import BadNotation, IllegalAction, Step
from tests.engines.nxs.boards import begun, do, legal, placed

HOMES = "B7.4 BJ1, W7.4 WJ0"


def refusal(state: Nxs, *clicks: str) -> str:
    """What a person is told who points at these cells one after the other."""
    board = state.position.board
    kinds = ["piece", "cell"]
    steps = [Step(kinds[at], board.cell(name), name) for at, name in enumerate(clicks)]
    return str(state.refusal(state.turn, steps))


def test_moves_captures_and_turns_have_a_notation() -> None:
    state = placed(f"W2.3 WO4, B1.2 BU1, {HOMES}")
    assert {"W2.3-W1.2", "W2.3xB1.2"} <= set(legal(state))
    do(state, "W2.3xB1.2")
    assert {"B1.2 r+", "B1.2 r-"} <= set(legal(state))


def test_accents_and_capitals_need_not_be_typed() -> None:
    state = placed(f"W2.3 WO4, {HOMES}", facts="White's cards: 3=Leap", cards="drawing")
    assert state.read(0, "w2.3-w1.2") == state.read(0, " W2.3-W1.2 ")
    assert state.read(0, "[leap]") == state.read(0, "[LEAP]")


def test_one_points_at_the_piece_and_then_at_its_goal() -> None:
    state = placed(f"W2.3 WO4, B1.2 BU1, {HOMES}")
    steps = state.steps(0, state.read(0, "W2.3xB1.2"))
    assert [(step.kind, step.text) for step in steps] == [("piece", "W2.3"), ("cell", "B1.2")]
    do(state, "W2.3xB1.2")
    steps = state.steps(0, state.read(0, "B1.2 r-"))
    assert [(step.kind, step.at, step.text) for step in steps] == [
        ("piece", state.position.board.cell("B1.2"), "B1.2"),
        ("turn", 5, "r-"),
    ]


@pytest.mark.parametrize(
    ("men", "clicks", "sentence"),
    [
        ("W4.4 WO0", ("B7.4",), "B7.4: none of your pieces stands there."),
        ("W4.4 WO0", ("W4.1",), "W4.1: none of your pieces stands there."),
        ("W4.4 WO0, W4.6 BU0", ("W4.4", "W4.7"), "W4.4-W4.7: the way is blocked at W4.6."),
        ("W4.4 WJ0", ("W4.4", "W4.6"), "W4.4-W4.6: the Jöfurr goes one cell at most."),
        ("W7.1 WO0", ("W7.1", "W2.4"), "W7.1-W2.4: the Örn goes three cells at most."),
        ("W4.4 WO0", ("W4.4", "W4.3"), "W4.4-W4.3: the Örn on W4.4 has no sigil on that side."),
        (
            "W4.4 WO0",
            ("W4.4", "W7.2"),
            "W4.4-W7.2: pieces go straight along their sigils, or jump over a spear.",
        ),
        ("W4.4 WO0", ("W4.4", "W4.4"), "W4.4-W4.4: the piece stands there already."),
        (
            "W2.3 WO4",
            ("W2.3", "B1.2"),
            "W2.3-B1.2: a jump is an attack, and no enemy stands there.",
        ),
        (
            "W2.3 WO1, B1.2 BU1",
            ("W2.3", "B1.2"),
            "W2.3-B1.2: the Örn on W2.3 has no spear at that corner.",
        ),
        (
            "W2.3 WO4, B1.2 BS1",
            ("W2.3", "B1.2"),
            "W2.3-B1.2: a Seiðkona cannot be attacked.",
        ),
        ("W2.3 WS0, B1.2 BU1", ("W2.3", "B1.2"), "W2.3-B1.2: a Seiðkona does not attack."),
        (
            "W2.3 WO4, B1.2 BU1, W1.3 BU1",
            ("W2.3", "B1.2"),
            "W2.3-B1.2: the jump would pass an enemy on W1.3.",
        ),
    ],
)
def test_a_refused_move_says_which_rule_stands_against_it(
    men: str, clicks: tuple[str, ...], sentence: str
) -> None:
    assert refusal(placed(f"{men}, {HOMES}"), *clicks) == sentence


def test_a_refused_gift_says_to_whom() -> None:
    state = placed(f"W3.1 BO0, W1.1 WJ5, {HOMES}", black_goal=3)
    assert refusal(state, "W1.1", "W1.2") == "W1.1-W1.2: that would give Black the victory."


def test_a_refused_attack_on_a_ward_says_so() -> None:
    state = placed(f"W2.3 WO4, B1.2 BU1, {HOMES}", facts="under a ward: B1.2")
    assert refusal(state, "W2.3", "B1.2") == "W2.3-B1.2: a ward keeps this piece from being taken."


def test_a_refused_gold_move_names_the_piece_in_danger() -> None:
    men = "W7.1 WJ0, B7.2 BJ1, G7.2 GJ1, B2.5 BO1, W2.3 GU0, W1.3 GJ0"
    state = placed(men, "White to move for the Jötunn", jotunn=True, goal=37)
    assert refusal(state, "W1.3", "W2.4") == (
        "W1.3-W2.4: that would put the Jötunn's piece on W2.3 in danger."
    )
    assert refusal(state, "W7.1") == "W7.1: now one of the Jötunn's gold pieces is to be chosen."


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("W5.1-W5.2", "W5.1-W5.2: the way is blocked at W5.2"),
        ("w5.1xb5.1", "W5.1-B5.1: the Jöfurr goes one cell at most"),
        ("B5.1-B5.2", "B5.1: none of your pieces stands there"),
        ("W5.1 r+", "W5.1: a move comes first, then a rotation"),
        ("stop", "There is nothing to stop now"),
        ("[Fury]", "Fury would allow nothing now"),
        ("[leap 2]", "This card is another player's"),
        ("[Exchange]", "'[Exchange]' is not possible now"),
        ("W9.9-W5.1", "'W9.9-W5.1' is not possible now"),
        ("hello", "'hello' is not possible now"),
    ],
)
def test_a_typed_move_that_is_refused_says_why(typed: str, sentence: str) -> None:
    facts = "White's cards: 0=Fury\nBlack's cards: 1=Leap"
    state = placed("W5.1 WJ0, W5.2 WS0, B5.1 BJ0", facts=facts, cards="drawing")
    with pytest.raises(BadNotation, match=re.escape(sentence)):
        state.read(0, typed)


def test_a_refused_gold_rotation_speaks_of_gold_pieces() -> None:
    state = placed("W5.1 WJ4, B5.1 BJ0, G5.1 GJ4", "White to rotate for the Jötunn", jotunn=True)
    cell = state.position.board.cell("G5.1")
    steps = [Step("piece", cell, "G5.1"), Step("cell", cell + 1, "G5.2")]
    assert "Rotate one of the Jötunn's gold pieces" in str(state.refusal(0, steps))


def test_a_piece_that_cannot_move_says_so() -> None:
    state = placed(f"W7.1 WO2, {HOMES}")
    assert refusal(state, "W7.1") == "W7.1: this piece cannot move now."


def test_each_part_of_the_turn_says_what_it_wants() -> None:
    state = placed(f"W4.4 WO0, {HOMES}")
    turn = [Step("piece", state.position.board.cell("W4.4"), "W4.4"), Step("turn", 1, "r+")]
    assert str(state.refusal(0, turn)) == "W4.4: a move comes first, then a rotation."
    do(state, "W4.4-W4.5")
    assert refusal(state, "W4.5", "W4.6") == (
        "Rotate one of your pieces by one facing, clockwise or counter-clockwise."
    )


CARDS = "White's cards: 0=Extra Move Distance, 10=Over the Shields\nused: 3=Leap"


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        (3, "This card has been used."),
        (10, "Over the Shields would allow nothing now, so it cannot be cast."),
        (12, "This card is another player's."),
        (13, "This card is not dealt to a player."),
        (99, "There is no such card in this match."),
    ],
)
def test_a_refused_card_says_why(card: int, sentence: str) -> None:
    facts = f"{CARDS}\nBlack's cards: 12=Full Turn"
    state = placed(f"W4.4 WO0, {HOMES}", facts=facts, cards="drawing")
    assert str(state.refusal(0, [Step("card", card, "")])) == sentence


def test_a_card_says_what_it_wants() -> None:
    state = do(placed(f"W4.4 WO0, {HOMES}", facts=CARDS, cards="drawing"), "[Extra Move Distance]")
    assert refusal(state, "W4.4", "W4.3").startswith(
        "W4.4: Extra Move Distance does not allow that. Move a piece along one of its sigils"
    )


def test_a_waiting_player_is_told_to_wait() -> None:
    state = placed(f"W4.4 WO0, {HOMES}")
    with pytest.raises(IllegalAction, match=r"sigils|sigil|blocked|stands"):
        state.choose(0)
    assert str(state.refusal(1, [])) == "It is not your turn to choose."


def test_everybody_sees_what_was_done() -> None:
    state = placed(f"W2.3 WO4, B1.2 BU1, {HOMES}")
    before, action = state.copy(), state.read(0, "W2.3xB1.2")
    state.choose(action)
    assert [str(event) for event in state.events_since(before, [action])] == [
        "Örn W2.3 to B1.2",
        "takes Black's Úlfhéðnar on B1.2",
    ]


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2},
        {"seats": 3, "cards": "onitama", "placing": "own"},
        {"seats": 2, "cards": "hidden", "hand": 6, "placing": "same"},
        {"seats": 2, "cards": "sannligr", "jotunn": True},
    ],
)
def test_every_answer_of_a_match_has_a_story(options: dict[str, Any]) -> None:
    seats = options.pop("seats")
    assert isinstance(seats, int)
    state, chance = begun(seats, setup="short", **options), Chance(4)
    options["seats"] = seats
    while state.asks != OVER:
        before = state.copy()
        if state.asks == CHOOSE:
            values = [int(state.random_action(chance))]
            state.choose(*values)
        else:
            values = []
            random_step(state, chance)
        events = state.events_since(before, values)
        is_told = before.asks == SHUFFLE and before.stage == BAG  # a second shuffle of them
        assert (events or is_told) and all(event.text for event in events)
    assert events[-1].key == "over" and events[-1].text == state.reason()


HAND = "White's cards: 5=Turn and Go, 13=Twin Rotation, 14=Exchange, 16=Fury"


def holding(men: str) -> Nxs:
    return placed(f"{men}, {HOMES}", facts=HAND, cards="drawing", goal=37)


def test_turn_and_go_keeps_to_the_piece_that_was_turned() -> None:
    state = do(holding("W4.4 WO0"), "[Turn and Go]", "W4.4 r+")
    assert refusal(state, "W7.4") == "W7.4: the card serves the piece on W4.4 this turn."
    assert refusal(state, "W4.4", "W3.4").endswith("has no sigil on that side.")


def test_fury_keeps_to_the_piece_that_captured_and_to_captures() -> None:
    state = do(holding("W4.4 WB4, W2.3 BU1, B1.2 BU1"), "[Fury]", "W4.4xW2.3")
    assert refusal(state, "W7.4") == "W7.4: the card serves the piece on W2.3 this turn."
    assert refusal(state, "W2.3", "W1.2") == "W2.3: Fury allows another capture only."


def test_the_second_rotation_is_another_pieces() -> None:
    state = do(holding("W4.4 WO0"), "[Twin Rotation]", "W4.4-W4.5", "W4.5 r+")
    clicks = [Step("piece", state.position.board.cell("W4.5"), "W4.5"), Step("turn", 1, "r+")]
    assert str(state.refusal(0, clicks)).startswith("W4.5: this piece has been rotated")
    assert refusal(state, "W7.4", "W7.3") == "Rotate another piece by one facing, or stop."


def test_cards_and_buttons_have_their_time() -> None:
    state = holding("W4.4 WO0")
    assert str(state.refusal(0, [Step("button", 0, "stop")])).startswith("There is nothing to stop")
    do(state, "[Turn and Go]")
    assert "only one in a turn" in str(state.refusal(0, [Step("card", 13, "")]))


def test_pointing_beside_the_board_is_answered_too() -> None:
    state = placed(f"W4.4 WO0, {HOMES}")
    nowhere = Step("cell", 99, "?")
    assert str(state.refusal(0, [nowhere])) == "That is not on the board."
    own = Step("piece", state.position.board.cell("W4.4"), "W4.4")
    assert str(state.refusal(0, [own, nowhere])) == "That is not on the board."
    assert str(state.refusal(0, [])) == "The rules do not allow that now."


def test_when_it_is_over_nothing_more_is_allowed() -> None:
    state = do(placed(f"W1.2 WO4, {HOMES}", goal=1), "W1.2-B1.3")
    assert refusal(state, "B1.3") == "The match is over."


def test_what_means_the_same_has_one_gist() -> None:
    state = do(holding("W4.4 WS0, W4.5 WB2"), "[Exchange]")
    there, back = (state.read(0, name) for name in ("W4.4/W4.5", "W4.5/W4.4"))
    assert state.action_class(there) == state.action_class(back)
    state = do(holding("W4.4 WS0"), "W4.4-W3.4")
    either = {state.action_class(state.read(0, f"W3.4 {turn}")) for turn in ("r+", "r-")}
    boars = {state.action_class(state.read(0, f"W7.4 {turn}")) for turn in ("r+", "r-")}
    assert len(either) == 1 and len(boars) == 2


def test_an_onlooker_names_a_hidden_card_by_its_place_in_the_hand() -> None:
    state, chance = begun(2, setup="short", cards="hidden"), Chance(1)
    while state.asks != CHOOSE:
        random_step(state, chance)
    view = state.seen_by(1)
    names = ["[card 1]", "[card 2]", "[card 3]"]
    assert [name for name in legal(view) if name.startswith("[")] == names
    own = {state.seen_by(0).name(0, view.read(0, name)) for name in names}
    assert not own & set(names)
