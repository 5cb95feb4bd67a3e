"""The strategic phase: secret plays, ties, effects, drawing."""

import pytest

from meadhall.engines.valhalla import strategic
from meadhall.engines.valhalla.table import SEE_HAND
from meadhall.engines.values import BadNotation, Choose, Show, Shuffle
from tests.engines.valhalla.tables import GAME, asked, go_on, pile, plain_answer, table

TWO = """
    turn 1, player 1 leads
    deck: A S H D W A S D
    armory: D A W
    player 1: hand A W S H
    player 2: hand S A W H
"""
THREE = TWO + "    player 3: hand H S W A\n"


# Secret plays, and ties. --------------------------------------------------------------------


def test_everybody_plays_two_cards_of_four_at_the_same_time() -> None:
    state = table(THREE)
    assert state.ask() == Choose((0, 1, 2))
    assert len(state.legal(0)) == 4 * 3
    assert "axe with wolf" in [state.name(0, action) for action in state.legal(0)]


def test_nobody_plays_before_his_hand_is_mixed() -> None:
    """Else the others could tell which card he holds where, and so which he lays down."""
    state = GAME.start(2)
    state.answer([2])  # the lot falls on player 2
    state.answer(plain_answer(state))  # the deck
    assert state.ask() == Shuffle((4, 5, 6, 7), by=1)
    state.answer([3, 2, 1, 0])
    assert state.ask() == Shuffle((0, 1, 2, 3), by=0)
    state.answer([0, 1, 2, 3])
    assert state.ask() == Choose((0, 1))


def test_all_plays_are_turned_up_together() -> None:
    state = table(TWO)
    state.choose(state.read(0, "axe with wolf"), state.read(1, "sword with axe"))
    laid = state.ask()
    assert isinstance(laid, Show) and len(laid.cards) == 4 and laid.seats == (0, 1)


def test_the_same_main_action_ties_and_the_support_goes_back() -> None:
    state = table(THREE, "axe with wolf | axe with sword | hammer with axe")
    assert pile(state, "player 1 discards") == "A"
    assert pile(state, "player 1 hand") == "H S W"
    assert pile(state, "player 2 discards") == "A"
    assert pile(state, "player 3 laid") == "A H"
    assert pile(state, "player 3 discards") == ""


def test_two_different_gods_are_the_same_main_action() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: A S H D W A S D
        armory:
        player 1: hand Odin S A
        player 2: hand Thor A S
        """,
        "odin with sword | thor with axe",
        gods="gods",
    )
    assert pile(state, "player 1 discards") == "Odin"
    assert pile(state, "player 2 discards") == "Thor"


def test_two_pairs_may_tie_at_once_and_fight_one_clash() -> None:
    state = table(
        THREE + "    player 4: hand S H W A\n",
        "axe with wolf | axe with sword | hammer with axe | hammer with wolf",
    )
    # 2 x 4 cards were turned up: A S H D W A S D. Each of the four pays for two draugar.
    assert pile(state, "deck") == ""
    assert [int(owed) for owed in state.owed] == [2, 2, 2, 2]


# Effects. -----------------------------------------------------------------------------------


def test_effects_are_declared_before_anybody_draws_from_the_leader_on() -> None:
    state = table(THREE.replace("player 1 leads", "player 2 leads"),
                  "axe with wolf | sword with axe | hammer with sword")  # fmt: skip
    assert asked(state) == "player 2: decline, on player 1, on player 3"
    go_on(state, "decline")
    assert asked(state) == "player 3: decline, on player 1, on player 2"
    go_on(state, "on player 1")
    assert asked(state) == "player 1: decline, on player 2, on player 3"
    go_on(state, "on player 2")
    assert asked(state) == "player 2: draw, take axe, take wolf"


def test_a_used_main_action_goes_to_the_discards_and_the_support_stays() -> None:
    state = table(TWO, "axe with wolf | sword with axe", "on player 2")
    assert pile(state, "player 1 discards") == "A"
    assert pile(state, "player 1 laid") == "W"


def test_a_declined_main_action_lies_until_the_final_phase() -> None:
    state = table(TWO, "axe with wolf | sword with axe", "decline", "decline")
    assert pile(state, "player 1 laid") == "A W"
    go_on(state, "take axe", "draw", "keep axe", "decline")
    assert pile(state, "player 1 discards") == "A A"


def test_hammer_and_axe_fall_on_those_who_are_about_to_draw() -> None:
    state = table(
        THREE + "    player 4: hand S H W A\n",
        "axe with wolf | sword with axe | sword with wolf | hammer with axe",
    )
    assert asked(state) == "player 1: decline, on player 4"
    action = state.read(0, "on player 4")
    with pytest.raises(BadNotation, match="Player 2 is tied and draws nothing now"):
        state.read(0, "on player 2")
    state.choose(action)


def test_without_anybody_to_fall_on_a_main_action_is_not_asked_about() -> None:
    state = table(THREE, "axe with wolf | sword with axe | sword with wolf")
    assert asked(state) == "player 1: draw, take axe, take wolf"


def test_a_sword_looks_at_any_hand_and_at_no_other_card() -> None:
    state = table(THREE, "axe with wolf | sword with axe | axe with wolf")
    assert asked(state) == "player 2: decline, on player 1, on player 3"
    state.choose(state.read(1, "on player 3"))
    assert state.question == SEE_HAND
    assert state.ask() == Show(tuple(int(card) for card in state.pile()), (1,))
    assert sorted(state.full_answer([])) == [0, 1, 3]  # hammer, sword, and the wolf it took back


def test_under_the_axe_a_draw_lies_open_and_its_draugar_bite() -> None:
    state = table(
        """
        turn 1, player 2 leads
        deck: D S H A
        armory:
        player 1: hand A W S
        player 2: hand S A W; discards H
        """,
        "axe with wolf | sword with axe", "decline", "on player 2",
    )  # fmt: skip
    assert asked(state) == "player 2: lose wolf from hand, lose hammer from discards"
    go_on(state, "lose hammer from discards")
    assert pile(state, "out") == "H"
    assert pile(state, "player 2 hand") == "S W"  # the only other card he drew was kept unasked
    assert pile(state, "deck") == "D"  # and player 1 has drawn the two that lay above it


def test_an_axed_draw_leaves_its_other_weapons_in_the_armory() -> None:
    state = table(
        """
        turn 1, player 2 leads
        deck: A S H W
        armory:
        player 1: hand A W S
        player 2: hand S A W
        """,
        "axe with wolf | sword with axe", "decline", "on player 2",
    )  # fmt: skip
    go_on(state, "keep axe")
    assert pile(state, "player 2 hand") == "A W"
    assert pile(state, "armory") == "S"


def test_after_a_card_that_the_axe_left_alone_the_others_still_draw() -> None:
    state = table(
        """
        turn 1, player 2 leads
        deck: D H W S A
        armory:
        player 1: hand A W S
        player 2: hand S A W; discards H
        player 3: hand H A W
        """,
        "axe with wolf | sword with axe | wolf with hammer", "decline", "on player 2",
    )  # fmt: skip
    go_on(state, "lose hammer from discards")
    assert pile(state, "player 2 hand") == "H W"
    assert asked(state) == "player 3: keep wolf, keep sword"


def test_under_the_axe_the_armory_may_still_be_chosen() -> None:
    state = table(TWO.replace("player 1 leads", "player 2 leads"),
                  "axe with wolf | sword with axe", "decline", "on player 2")  # fmt: skip
    assert asked(state) == "player 2: draw, take axe, take wolf"
    go_on(state, "take wolf")
    assert pile(state, "player 2 discards") == "W"


def test_the_hammer_makes_its_target_draw_three_and_forbids_the_armory() -> None:
    state = table(TWO.replace("player 1 leads", "player 2 leads"),
                  "hammer with wolf | sword with axe", "decline", "on player 2")  # fmt: skip
    assert asked(state) == "player 2: keep axe, keep sword, keep hammer"
    go_on(state, "keep hammer")
    assert pile(state, "deck") == "D W A S D A S"


def test_hammer_and_axe_together_bite_for_every_draugr_of_three() -> None:
    state = table(
        """
        turn 1, player 3 leads
        deck: D S D A H W
        armory:
        player 1: hand A W S
        player 2: hand H A W
        player 3: hand S W W A; discards H
        """,
        "axe with wolf | hammer with axe | sword with wolf",
        "decline", "on player 3", "on player 3",
    )  # fmt: skip
    assert asked(state) == (
        "player 3: lose wolf from hand, lose axe from hand, lose hammer from discards"
    )
    go_on(state, "lose hammer from discards", "lose wolf from hand")
    assert pile(state, "player 3 hand") == "A S"
    assert pile(state, "deck").endswith("D D")


# Drawing. -----------------------------------------------------------------------------------


def test_one_of_two_drawn_cards_is_kept_and_the_other_goes_to_the_bottom() -> None:
    state = table(TWO, "wolf with axe | sword with axe", "decline", "draw", "keep sword")
    assert pile(state, "player 1 hand") == "H S S"
    assert pile(state, "deck") == "H D W A S D A"


def test_a_drawn_pair_is_seen_by_its_drawer_alone_and_mixed_before_he_points_at_it() -> None:
    state = table(TWO, "wolf with axe | sword with axe", "decline")
    state.choose(state.read(0, "draw"))
    assert state.ask() == Show((0, 1), (0,))
    state.answer(plain_answer(state))
    assert state.ask() == Shuffle((0, 1), by=0)


def test_a_draugr_beside_another_card_is_set_aside_unseen() -> None:
    state = table(TWO.replace("deck: A S", "deck: D S"), "wolf with axe | sword with axe",
                  "decline", "draw")  # fmt: skip
    assert asked(state) == "player 1: keep sword"
    go_on(state, "keep sword")
    assert pile(state, "deck") == "H D W A S D D"
    assert state.owed[0] == 0


def test_draugar_alone_must_be_shown_and_bite() -> None:
    state = table(TWO.replace("deck: A S", "deck: D D"), "wolf with axe | sword with axe",
                  "decline", "draw")  # fmt: skip
    assert asked(state) == "player 1: reveal"
    state.choose(state.read(0, "reveal"))
    assert state.ask() == Show((0, 1), (0, 1))
    go_on(state)
    assert asked(state) == "player 2: draw, take axe, take wolf"  # he held two, and lost both
    assert pile(state, "out") == "S H"
    assert pile(state, "deck") == "H D W A S D D D"


def test_a_god_drawn_beside_a_draugr_hides_it_too() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: Freyja D A S
        armory:
        player 1: hand W A S
        player 2: hand S A W
        """,
        "wolf with axe | sword with axe", "decline",
        gods="gods",
    )  # fmt: skip
    assert asked(state) == "player 1: keep Freyja"


def test_a_card_taken_from_the_armory_goes_to_the_discards() -> None:
    state = table(TWO, "wolf with axe | sword with axe", "decline", "take wolf")
    assert pile(state, "player 1 discards") == "W"
    assert pile(state, "armory") == "D A"


def test_draugar_in_the_armory_cannot_be_taken() -> None:
    state = table(TWO, "wolf with axe | sword with axe", "decline")
    with pytest.raises(BadNotation, match="A draugr stays in the armory for ever"):
        state.read(0, "take draugr")


@pytest.mark.parametrize("deck, offered", [("S", "keep sword"), ("D", "reveal")])
def test_a_deck_of_one_card_is_drawn_as_it_is(deck: str, offered: str) -> None:
    state = table(TWO.replace("deck: A S H D W A S D", f"deck: {deck}"),
                  "wolf with axe | sword with axe", "decline", "draw")  # fmt: skip
    assert asked(state) == f"player 1: {offered}"


def test_with_an_empty_deck_one_takes_from_the_armory_or_gets_nothing() -> None:
    empty = TWO.replace("deck: A S H D W A S D", "deck:").replace("armory: D A W", "armory: D A A")
    state = table(empty, "wolf with axe | sword with hammer", "decline")
    assert asked(state) == "player 1: take axe, take axe 2"
    go_on(state, "take axe", "decline")
    # The only card left was no choice for player 2; a draugr stays for ever.
    assert pile(state, "player 2 discards") == "A S"
    assert pile(state, "armory") == "D"
    go_on(state, "sword with hammer | wolf with axe")
    assert asked(state) == "player 1: decline, on player 2"
    go_on(state, "decline", "decline")
    assert pile(state, "armory") == "D"
    assert pile(state, "player 1 hand") == "A H"


def test_a_hammer_on_somebody_with_an_empty_deck_leaves_him_nothing() -> None:
    state = table(TWO.replace("deck: A S H D W A S D", "deck:").replace("player 1 l", "player 2 l"),
                  "hammer with wolf | sword with axe", "decline", "on player 2")  # fmt: skip
    assert asked(state) == "player 1: take axe, take wolf"


# Going without. -----------------------------------------------------------------------------

DRAWING = "wolf with axe | sword with axe", "decline"


def test_by_default_everybody_who_is_not_tied_must_draw_or_take() -> None:
    assert asked(table(TWO, *DRAWING)) == "player 1: draw, take axe, take wolf"


def test_a_table_may_agree_that_drawing_can_be_declined() -> None:
    state = table(TWO, *DRAWING, may_pass=True)
    assert asked(state) == "player 1: decline, draw, take axe, take wolf"
    held, before = pile(state, "player 1 hand"), state.copy()
    go_on(state, "decline")
    assert pile(state, "player 1 hand") == held
    assert asked(state) == "player 2: decline, draw, take axe, take wolf"
    (event,) = state.events_since(before, [before.read(0, "decline")])
    assert str(event.text) == "draws nothing"


def test_a_hammer_makes_its_target_draw_also_where_drawing_can_be_declined() -> None:
    state = table(TWO, "hammer with axe | wolf with axe", "on player 2", "decline", may_pass=True)
    assert asked(state).startswith("player 2: keep")


def test_where_nothing_is_left_to_draw_or_take_nobody_is_asked_to_decline() -> None:
    bare = TWO.replace("A S H D W A S D", "D").replace("armory: D A W", "armory: D")
    state = table(bare, "wolf with axe | sword with axe", may_pass=True)
    state.deck = state.deck[:0]
    assert [state.name(0, action) for action in strategic.draws(state, 0)] == ["decline"]
    state.cursor = 0
    assert not strategic.ask_next_draw(state)
