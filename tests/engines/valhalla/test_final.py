"""The final phase: wolves, clearing the table, and the room in the armory."""

from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.valhalla.table import PLAY
from tests.engines.valhalla.tables import asked, go_on, pile, table

DECK = "deck: A S H W A S H W A S"


def wolves(*choices: str, first: str = "wolf with axe", discards: str = "H S") -> Valhalla:
    return table(
        f"""
        turn 1, player 1 leads
        {DECK}
        armory:
        player 1: hand W W A; discards {discards}
        player 2: hand S A H W
        """,
        f"{first} | sword with axe",
        *choices,
    )


def test_a_wolf_takes_back_all_discards_but_not_itself() -> None:
    state = wolves("decline", "keep axe", "keep hammer")
    assert asked(state) == "player 1: decline, take back"
    go_on(state, "take back")
    assert pile(state, "player 1 hand") == "A A H S W"
    assert pile(state, "player 1 discards") == "W"


def test_a_wolf_may_stay_away() -> None:
    state = wolves("decline", "keep axe", "keep hammer", "decline")
    assert pile(state, "player 1 discards") == "H S W"


def test_no_tie_cancels_a_wolf() -> None:
    state = table(
        f"""
        turn 1, player 1 leads
        {DECK}
        armory:
        player 1: hand W A H; discards S
        player 2: hand W A H
        """,
        "wolf with axe | wolf with axe", "take axe", "take sword",
    )  # fmt: skip
    assert asked(state) == "player 1: decline, take back"
    go_on(state, "take back")
    assert pile(state, "player 1 hand") == "A A H S"
    assert pile(state, "player 1 discards") == "W"
    assert pile(state, "player 2 discards") == "W"


def test_a_wolf_as_support_takes_back_one_card() -> None:
    state = wolves("decline", "decline", "keep axe", "keep hammer", first="axe with wolf")
    assert asked(state) == "player 1: decline, recover hammer, recover sword"
    go_on(state, "recover sword")
    assert pile(state, "player 1 hand") == "A S W W"
    assert pile(state, "player 1 discards") == "A H"


def test_a_wolf_as_support_finds_a_main_action_that_was_used() -> None:
    state = wolves("on player 2", "decline", "keep axe", "keep hammer", first="axe with wolf")
    assert asked(state) == "player 1: decline, recover axe, recover hammer, recover sword"


def test_a_wolf_whose_player_tied_is_back_in_hand_and_does_not_support() -> None:
    state = table(
        f"""
        turn 1, player 1 leads
        {DECK}
        armory:
        player 1: hand S W H; discards A
        player 2: hand S A H
        """,
        "sword with wolf | sword with axe", "take axe", "take sword",
    )  # fmt: skip
    assert state.question == PLAY and state.round == 2


def test_two_wolves_of_one_player_come_one_after_the_other() -> None:
    state = wolves("decline", "keep axe", "keep hammer", "decline", first="wolf with wolf 2")
    assert asked(state) == "player 1: decline, recover hammer, recover sword"


def test_mains_that_were_not_used_are_discarded_and_supports_return() -> None:
    state = wolves("decline", "keep axe", "keep hammer", "decline")
    assert pile(state, "player 2 discards") == "S"
    assert pile(state, "player 2 hand") == "A H H W"


def test_the_lead_passes_clockwise_over_those_who_are_out() -> None:
    state = table(
        f"""
        turn 1, player 1 leads
        {DECK}
        armory:
        player 1: hand W A H
        player 2: out
        player 3: hand S A H
        """,
        "wolf with axe | sword with axe", "decline", "keep axe", "keep hammer",
    )  # fmt: skip
    assert state.round == 2 and state.first == 2


def test_the_armory_keeps_five_cards_at_the_end_of_a_turn() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: H H S A
        armory: D A W
        player 1: hand S A H
        player 2: hand S A H
        """,
        "sword with axe | sword with axe", "take axe", "take wolf",
    )  # fmt: skip
    assert pile(state, "armory") == "D A H H S"
    assert pile(state, "deck") == ""


def test_the_newest_cards_that_do_not_fit_are_shuffled_into_the_deck() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: H H S W
        armory: D A W A A
        player 1: hand S A H
        player 2: hand S A H
        """,
        "sword with axe | sword with axe", "take axe", "take axe",
    )  # fmt: skip
    assert pile(state, "armory") == "D W A H H"
    assert pile(state, "deck") == "S W"


def test_a_sixth_draugr_is_shuffled_into_the_deck_and_no_weapon_fits_beside_five() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: D H S W
        armory: D D D D D
        player 1: hand S A H; discards W W W
        player 2: hand S A H; discards W W W
        """,
        "sword with axe | sword with axe", *["lose wolf from discards"] * 6,
        "take hammer", "take sword",
    )  # fmt: skip
    assert pile(state, "armory") == "D D D D D"
    assert pile(state, "deck") == "D W"
