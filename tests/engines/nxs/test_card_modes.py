"""The ways to play with rune cards, and who knows which card."""

from typing import Any

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, SHOW, SHUFFLE
from meadhall.engines.nxs.runes import FURY, IN_BOX, MARKED, NEUTRAL, SPENT, TITLES, pack
from meadhall.engines.nxs.state import Nxs
from meadhall.engines.nxs.table import OPENING, STUCK
from meadhall.engines.values import NOBODY, UNKNOWN, BadOption, RuleBroken
from tests.engines.nxs.boards import begun, do, legal, placed


def dealt(seats: int, seed: int = 1, **options: Any) -> Nxs:
    """The first turn after the deal."""
    state, chance = begun(seats, **options), Chance(seed)
    while state.asks != CHOOSE:
        state.chance_answers(chance)
    return state


def faces(state: Nxs, seat: int) -> list[int]:
    return [int(state.cards.faces[card]) for card in state.hand(seat)]


def in_the_open(state: Nxs, seat: int) -> list[str]:
    """What an onlooker knows of a hand."""
    view = state.seen_by(NOBODY)
    return [str(TITLES[face]) if face != UNKNOWN else "?" for face in faces(view, seat)]


@pytest.mark.parametrize("seed", range(10))
def test_sannligr_gives_both_the_same_three_of_the_marked_cards(seed: int) -> None:
    state = dealt(2, seed, cards="sannligr")
    assert sorted(faces(state, 0)) == sorted(faces(state, 1))
    assert len(set(faces(state, 0))) == 3 and max(faces(state, 0)) < MARKED
    assert "?" not in in_the_open(state, 0) + in_the_open(state, 1)
    assert not set(state.hand(0)) & set(state.hand(1))


def test_sannligr_is_for_two() -> None:
    with pytest.raises(BadOption, match="for two"):
        begun(3, cards="sannligr")


@pytest.mark.parametrize(("seats", "hand"), [(2, 3), (2, 6), (3, 3), (3, 4), (3, 5), (3, 6)])
def test_the_drawing_of_the_three_deals_three_to_six_cards_face_up(seats: int, hand: int) -> None:
    state = dealt(seats, cards="drawing", hand=hand)
    for seat in range(seats):
        assert len(state.hand(seat)) == hand and "?" not in in_the_open(state, seat)
    assert list(state.places).count(IN_BOX) == 18 - seats * hand


def test_a_used_card_is_not_used_again() -> None:
    state = dealt(2, cards="drawing")
    card = next(name for name in legal(state) if name.startswith("["))
    do(state, card)
    assert len(state.hand(0)) == 2 and list(state.places).count(SPENT) == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_dealt_face_down_each_player_knows_his_own_cards_only(seats: int) -> None:
    state = dealt(seats, cards="hidden", hand=4)
    for seat in range(seats):
        view = state.seen_by(seat)
        for other in range(seats):
            known = UNKNOWN not in faces(view, other)
            assert known == (seat == other)
        assert in_the_open(state, seat) == ["?"] * 4


def test_a_hidden_card_is_shown_to_everybody_when_it_is_cast() -> None:
    state = dealt(2, cards="hidden")
    onlooker = state.seen_by(NOBODY)
    name = next(name for name in legal(state) if name.startswith("["))
    action = state.read(0, name)
    state.choose(action)
    onlooker.choose(action)
    assert state.stage == onlooker.stage == OPENING and onlooker.asks == SHOW
    face = int(state.cards.faces[state.pile()[0]])
    onlooker.answer([face])
    state.answer([face])
    assert onlooker.digest() == state.digest()
    assert onlooker.power == face and list(onlooker.legal(0)) == list(state.legal(0))


def test_a_hidden_card_that_allows_nothing_is_a_broken_rule_when_it_is_shown() -> None:
    state = dealt(2, cards="hidden")
    onlooker = state.seen_by(NOBODY)
    cast = next(a for a in onlooker.legal(0) if onlooker.name(0, a).startswith("["))
    onlooker.choose(int(cast))
    with pytest.raises(RuleBroken, match="Fury was cast, and it allowed nothing") as broken:
        onlooker.answer([FURY])  # nobody can capture on the first turn
    assert broken.value.seat == 0
    assert onlooker.asks == SHOW


def test_after_a_cast_nobody_imagines_a_card_that_allowed_nothing() -> None:
    state = dealt(2, cards="hidden")
    onlooker = state.seen_by(NOBODY)
    cast = next(a for a in onlooker.legal(0) if onlooker.name(0, a).startswith("["))
    onlooker.choose(int(cast))
    card = int(onlooker.pile()[0])
    for seed in range(50):
        world = onlooker.determinize(Chance(seed))
        assert world.is_castable(world.cards.faces[card])


# Black's sorceress on B7.1 looks at the edge and at B6.2, where White's eagle arrives.
SHUT_IN = "B7.1 BS1, B5.3 WO0, W7.1 WB0"


def shut_in(*cards: str) -> Nxs:
    """Black's turn, without a move and with these cards face down."""
    hand = ", ".join(
        f"{pack().index([str(title) for title in TITLES].index(card))}=[{card}]" for card in cards
    )
    facts = f"Black's cards: {hand}" if cards else ""
    state = placed(SHUT_IN, "White to move", facts, cards="hidden", goal=37)
    way = next(name for name in legal(state) if name.endswith("B6.2"))
    return do(state, way, "W7.1 r+")


def test_whoever_cannot_move_may_cast_a_hidden_card() -> None:
    state = shut_in("Full Turn", "Extra Spear")
    assert legal(state) == ["[Full Turn]", "stop"]


def test_whoever_cannot_move_may_say_that_no_hidden_card_helps_and_loses() -> None:
    state = shut_in("Extra Spear")
    assert legal(state) == ["stop"]
    do(state, "stop")
    assert (state.ending, state.winner, state.asks) == (STUCK, 0, OVER)


def test_whoever_cannot_move_and_has_no_card_is_not_asked() -> None:
    assert shut_in().ending == STUCK


def test_a_player_without_pieces_is_not_asked_because_of_cards_face_down() -> None:
    card = f"{pack().index(0)}=[{TITLES[0]}]"
    state = placed("W2.3 WO4, B1.2 BU1", "White to move", f"Black's cards: {card}", cards="hidden")
    do(state, "W2.3xB1.2", "B1.2 r+")
    assert (state.asks, state.ending, state.winner) == (OVER, STUCK, 0)


def test_onitama_deals_two_each_and_one_in_the_middle() -> None:
    for seats in (2, 3):
        state = dealt(seats, cards="onitama")
        assert [len(state.hand(seat)) for seat in range(seats)] == [2] * seats
        assert list(state.places).count(NEUTRAL) == 1
        assert "?" not in [card for seat in range(seats) for card in in_the_open(state, seat)]


def test_onitama_a_used_card_changes_places_with_the_one_in_the_middle() -> None:
    state = dealt(2, 3, cards="onitama")
    middle = list(state.places).index(NEUTRAL)
    name = next(name for name in legal(state) if name.startswith("["))
    card = state.steps(0, state.read(0, name))[0].at
    do(state, name)
    assert state.places[card] == NEUTRAL and state.places[middle] == 0
    assert len(state.hand(0)) == 2 and SPENT not in list(state.places)


def test_without_cards_nothing_is_shuffled() -> None:
    assert begun(2).asks == CHOOSE and begun(2, cards="drawing").asks == SHUFFLE
