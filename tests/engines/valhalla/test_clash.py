"""The clash: what is turned up, what it costs, and who takes what."""

import pytest

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.valhalla.table import OUT, PLAY, SUPPORT
from meadhall.engines.values import BadNotation
from tests.engines.valhalla.tables import asked, go_on, pile, table


def clash(deck: str, *choices: str, armory: str = "", support: str = "axe") -> Valhalla:
    """Players 1 and 2 tie with swords; player 3 stands by with a wolf and this support."""
    letter = {"axe": "A", "hammer": "H", "sword": "S", "wolf": "W"}[support]
    return table(
        f"""
        turn 1, player 1 leads
        deck: {deck}
        armory: {armory}
        player 1: hand S A H; discards W W
        player 2: hand S A H; discards W W
        player 3: hand W A S H {letter}; discards H
        """,
        f"sword with axe | sword with axe | wolf with {support}",
        *choices,
    )


def test_without_a_tie_there_is_no_clash() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: A S H W A S
        armory:
        player 1: hand S A H
        player 2: hand A S H
        """,
        "sword with axe | axe with sword",
        "decline", "decline", "keep axe", "keep hammer",
    )  # fmt: skip
    assert state.question == PLAY and state.round == 2


def test_two_cards_are_turned_up_for_each_who_tied() -> None:
    state = clash("A S  H W A S W W", "keep axe", "decline")
    assert pile(state, "armory") == "H W A S"
    assert asked(state) == "player 1: take hammer, take wolf, take axe, take sword"


def test_each_who_tied_takes_one_card_from_the_armory_in_turn_order() -> None:
    state = clash("A S  H W A S W W", "keep axe", "decline", "take wolf", "take sword")
    assert pile(state, "player 1 hand") == "A H W"
    assert pile(state, "player 2 hand") == "A H S"
    assert pile(state, "armory") == "H A"


def test_with_one_card_for_the_taking_it_is_taken_unasked_and_the_next_gets_none() -> None:
    paid = ["lose wolf from discards", "lose wolf from discards", "lose sword from discards"]
    state = clash("A S  D D D A W W", "keep axe", "decline", *paid, *paid)
    assert asked(state) == "player 3: decline, take back"
    assert pile(state, "player 1 hand") == "A A H"
    assert pile(state, "player 2 hand") == "A H"
    assert pile(state, "armory") == "D D D"


def test_draugar_cost_every_one_who_tied_a_card_and_nobody_else() -> None:
    state = clash("A S  D H A W W W", "keep axe", "decline")
    assert asked(state).startswith("player 1: lose")
    assert [int(owed) for owed in state.owed] == [1, 1, 0]
    go_on(state, "lose wolf from discards")
    assert asked(state).startswith("player 2: lose")
    go_on(state, "lose axe from hand")
    assert pile(state, "out") == "W A"


def test_draugar_of_the_clash_stay_in_the_armory() -> None:
    state = clash("A S  D H A W W W", "keep axe", "decline", "lose wolf from discards",
                  "lose wolf from discards", "take hammer", "take axe")  # fmt: skip
    assert pile(state, "armory") == "D W"


def test_a_draugr_costs_three_once_five_fill_the_armory() -> None:
    state = clash("A S  D H A W W W", "keep axe", "decline", armory="D D D D D")
    assert [int(owed) for owed in state.owed] == [3, 3, 0]


def test_the_fifth_draugr_costs_one_and_the_sixth_three() -> None:
    state = clash("A S  D D A W W W", "keep axe", "decline", armory="D D D D")
    assert [int(owed) for owed in state.owed] == [1 + 3, 1 + 3, 0]


# Supports. ----------------------------------------------------------------------------------


def test_supports_are_declared_before_anything_is_turned_up() -> None:
    state = clash("A S  D H A W W W", "keep axe")
    assert state.question == SUPPORT and asked(state) == "player 3: decline, use"
    assert pile(state, "armory") == ""


def test_an_axe_turns_up_two_cards_more() -> None:
    state = clash("A S  H W A S W W", "keep axe", "use")
    assert pile(state, "armory") == "H W A S W W"


def test_two_axes_turn_up_four_cards_more() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: A S A S  H W A S W W H H A
        armory:
        player 1: hand S A H W
        player 2: hand S A H W
        player 3: hand W A S H
        player 4: hand H A S W
        """,
        "sword with axe | sword with axe | wolf with axe | hammer with axe",
        "decline", "keep axe", "keep axe", "use", "use",
    )  # fmt: skip
    assert pile(state, "armory") == "H W A S W W H H"


@pytest.mark.parametrize("drawn, owed", [("D H A W", 2), ("D D A W", 2), ("H A W S", 0)])
def test_a_hammer_doubles_the_cost_of_a_lone_draugr_only(drawn: str, owed: int) -> None:
    state = clash(f"A S  {drawn} W W", "keep axe", "use", support="hammer")
    assert [int(owed) for owed in state.owed] == [owed, owed, 0]


def test_a_hammer_adds_nothing_to_the_price_of_a_full_armory() -> None:
    state = clash("A S  D H A W", "keep axe", "use", support="hammer", armory="D D D D D")
    assert [int(owed) for owed in state.owed] == [3, 3, 0]


def test_a_sword_takes_a_card_first_if_a_lone_draugr_shows() -> None:
    state = clash("A S  D H A W W W", "keep axe", "use", "lose wolf from discards",
                  "lose wolf from discards", support="sword")  # fmt: skip
    assert asked(state) == "player 3: take hammer, take axe, take wolf"
    go_on(state, "take wolf")
    assert pile(state, "player 3 hand") == "A A H S W"
    assert asked(state) == "player 1: take hammer, take axe"


@pytest.mark.parametrize("drawn", ["D D A W", "H S A W"])
def test_a_sword_takes_nothing_unless_exactly_one_draugr_shows(drawn: str) -> None:
    paid = ["lose wolf from discards"] * (2 * drawn.count("D"))
    state = clash(f"A S  {drawn} W W", "keep axe", "use", *paid, support="sword")
    assert asked(state).startswith("player 1: take")


def test_a_declined_support_does_nothing_and_comes_back() -> None:
    state = clash("A S  H W A S W W", "keep axe", "decline", "take hammer", "take wolf", "decline")
    assert pile(state, "player 3 hand") == "A A A H S"
    assert pile(state, "player 3 discards") == "H W"


def test_who_tied_has_no_support() -> None:
    state = clash("A S  H W A S W W", "keep axe")
    assert state.asked() == [2]


# Losing. ------------------------------------------------------------------------------------


def test_the_loser_chooses_from_hand_or_discards() -> None:
    state = clash("A S  D H A W W W", "keep axe", "decline")
    assert asked(state) == (
        "player 1: lose sword from discards, lose axe from hand, lose hammer from hand, "
        "lose wolf from discards, lose wolf 2 from discards"
    )


def test_a_card_lost_from_the_hand_is_laid_open() -> None:
    state = clash("A S  D H A W W W", "keep axe", "decline")
    state.choose(state.read(0, "lose hammer from hand"))
    assert state.asked_for == EVERYBODY
    go_on(state)
    assert state.cards.open[state.pile_at(OUT)[0]] == 1


def test_who_owes_all_he_has_is_not_asked() -> None:
    state = clash("A S  D D A W W W", "keep axe", "decline", armory="D D D D D")
    # Six each, and each of the two has five: what they played, two in hand, two wolves.
    assert pile(state, "out") == "S A H W W S A H W W"
    assert asked(state) == "player 1: take axe, take wolf"


def test_what_lies_on_the_table_cannot_be_lost() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: D D A S H W S
        armory:
        player 1: hand W A H
        player 2: hand S A W
        """,
        "wolf with axe | sword with axe", "decline", "reveal",
    )  # fmt: skip
    # Two draugar take what he has: the hammer in his hand, and not the wolf and axe laid down.
    assert pile(state, "out") == "H"
    assert pile(state, "player 1 laid") == "A W"


def test_an_refusal_names_the_rule() -> None:
    state = clash("A S  D H A W W W", "keep axe", "decline")
    with pytest.raises(BadNotation, match="You lose a card of your hand or of your discards"):
        state.read(0, "draw")
