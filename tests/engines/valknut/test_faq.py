"""Every question of the rulebook's FAQ that a rule can answer, in its order.

The names of the tests are the questions. Only one has no test: what the word Valknut means.
"""

from meadhall.engines.catalogue import find
from meadhall.engines.contract import OVER
from meadhall.engines.valknut.table import MOVE, PLACE, RAGE
from meadhall.engines.valknut.warbands import NAMES
from tests.engines.valknut.drawing import board, choices, plain, play, position, why_not


def test_what_is_a_nice_match_for_a_first_timer() -> None:
    state = find("valknut").start(2, warbands="first")
    assert [NAMES[state.warbands_of(seat)[0]] for seat in (0, 1)] == ["vikings", "draugar"]


def test_what_tribes_are_easier_to_be_played() -> None:
    """Those with more units."""
    groups = [
        ["giantess", "valkyries", "elves"],
        ["vikings", "vanir", "dragons"],
        ["dwarves", "draugar", "goblins"],
    ]
    sizes = [[NAMES.index(name) for name in group] for group in groups]
    assert max(sizes[0]) < min(sizes[1]) and max(sizes[1]) < min(sizes[2])


def test_can_i_pass_through_my_own_units() -> None:
    for band, letter in (("vikings", "v"), ("valkyries", "w")):
        state = position(
            f"""
            . . . .
            .{letter} .{letter} . .
            . . . .u
            """,
            band,
            "draugar",
        )
        assert "1,2 to 3,2" not in choices(state)
        assert why_not(state, "1,2 to 3,2") == "1,2 to 3,2: a unit at 2,2 is in the way"


def test_do_i_get_my_units_back_when_they_die() -> None:
    """They go to the supply, and come in again by a Valknut."""
    state = position(
        """
        .  .  .  .
        F  .u .  .v
        .u .  .  .v
        """,
        "vikings",
        "draugar",
        pool="A03 A18",
    )
    play(state, "4,2 to 3,2")
    assert board(state) == plain(
        """
        .  .  .  .
        F  .  .v .
        .u .  .  .v
        """
    )
    assert state.count_in_supply(1, 8) == 1
    play(state, "no card")
    play(state, "A03 n1", "draugar 2,5")
    assert state.count_in_supply(1, 8) == 0


def test_if_all_my_units_are_defeated_can_i_spawn_a_new_one_and_keep_on_playing() -> None:
    """No: the match is lost, Valknut or not."""
    state = position(
        """
        V  .  .  .
        F  .u .  .v
        .  .  .  .
        """,
        "vikings",
        "draugar supply 7",
    )
    play(state, "4,2 to 3,2")
    assert state.asks == OVER
    assert str(state.reason()) == "player 1 wins: nobody else has a unit on the field."


def test_how_can_the_elves_and_valkyries_beat_the_giantess() -> None:
    """By points, in the end."""
    state = position(
        """
        .g .  .  .
        .g .  .  .e
        .  .  .  .e
        """,
        "giantess",
        "elves",
        turn=2,
        pool="",
    )
    play(state, "end")
    assert str(state.reason()) == (
        "player 2 wins: the last card is laid, and the score is player 2 8, player 1 6."
    )


def test_do_i_refill_the_pool_during_my_turn_when_using_berserkers_rage() -> None:
    state = position(
        """
        .  .  .  .
        F  .u .  .v
        .u .  .  .
        """,
        "vikings",
        "draugar",
        pool="A17 A18",
        pile="A15 A16",
    )
    play(state, "4,2 to 3,2", "A17 n1")
    assert len(state.pool) == 1 and len(state.card_pile) == 2
    assert state.question == MOVE


def test_can_two_elves_kill_an_enemy_that_is_within_range_of_both() -> None:
    state = position(
        """
        .  .  .  .  .  .  .  .
        .e .  .u .  .  .e .  .
        .u .  .  .  .  .  .  .
        """,
        "elves",
        "draugar",
    )
    play(state, "6,2 to 5,2")
    assert board(state).splitlines()[1] == ".e . . . .e . . ."


def test_do_elves_have_range_across_forests() -> None:
    state = position(
        """
        .  .  .  .  .  .  .  .
        .e F  .u F  .  .  .e .
        .u .  .  .  .  .  .  .
        """,
        "elves",
        "draugar",
    )
    play(state, "7,2 to 5,2")
    assert board(state).splitlines()[1] == ".e F . F .e . . ."


def test_do_goblins_get_movement_for_massive_numbers_with_none_left_to_place() -> None:
    state = position(
        """
        V  .  .  .  V  .  .  .
        .b .b .b .b .b .b .b .b
        .b .  .  .  .  .  .  .v
        """,
        "goblins",
        "vikings",
        asked="placing, place",
        points=0,
        pool="A03 A18",
    )
    play(state, "A03 n1")
    assert state.question == MOVE
    assert state.points_left == 1 + 3  # its number, and three free Valknuts


def test_can_the_giantess_be_horizontal_or_half_on_an_obstacle() -> None:
    state = position(
        """
        .g .  F  .
        .g .  .  .
        .  .  .  .v
        """,
        "giantess",
        "vikings",
    )
    assert choices(state) == ["end", "1,3 to 2,3", "1,3 to 4,3", "1,3 to 1,2"]


def test_can_units_be_flanked_with_the_edge_of_the_field() -> None:
    state = position(
        """
        .u .  .v .
        .  .  .  .
        .u .  .  .v
        """,
        "vikings",
        "draugar",
    )
    play(state, "3,3 to 2,3")
    assert board(state).splitlines()[0] == ".u .v . ."


def test_can_berserkers_rage_take_the_top_of_the_pile_when_the_pool_is_depleted() -> None:
    state = position(
        """
        .  .  .  .
        F  .u .  .v
        .u .  .  .
        """,
        "vikings",
        "draugar",
        pool="",
        pile="A15 A16",
    )
    play(state, "4,2 to 3,2")
    assert state.active == 1  # the turn is over, and the next player's pool is filled up
    assert len(state.pool) == 2 and len(state.card_pile) == 0


def test_can_the_ambush_card_give_more_movement_after_three_kills() -> None:
    state = position(
        """
        .  .  .  .
        F  .u .  .v
        .u .  .  .
        """,
        "vikings; hand vikings",
        "draugar",
        pool="A17",
    )
    play(state, "4,2 to 3,2")
    assert state.question == RAGE
    assert not [name for name in choices(state) if name.startswith("vikings")]
    said = "vikings: an Ambush card can only replace the card of your turn"
    assert why_not(state, "vikings n1") == said


def test_with_no_card_left_for_rage_does_a_kill_end_the_turn() -> None:
    """All points are lost, though two were left."""
    state = position(
        """
        .  .  .  .
        F  .u .  .v
        .u .  .  .v
        """,
        "vikings",
        "draugar",
        pool="",
        pile="A15",
    )
    play(state, "4,2 to 3,2")
    assert state.active == 1 and state.points_left == 0


def test_do_you_have_to_spend_a_move_to_kill_laying_a_card_kills() -> None:
    state = position(
        """
        .u .  .  .
        .v .  .  .
        .  .  .  .u
        """,
        "vikings",
        "draugar",
        asked="placing, place",
        points=0,
        pool="A17 A18",
    )
    play(state, "A17 n1")
    assert board(state).splitlines()[3] == ". . . ."
    assert state.question == RAGE


def test_do_you_have_to_spend_a_move_to_kill_a_flanked_unit_dies_when_your_turn_begins() -> None:
    state = position(
        """
        .  .  .  .
        F  .u .a .
        .u .  .  .
        """,
        "dwarves",
        "draugar",
        turn=2,
    )
    play(state, "end")
    assert state.active == 0 and state.question == PLACE
    assert board(state).splitlines()[1] == "F . .a ."


def test_is_there_a_way_to_revert_an_enraged_giantess() -> None:
    """Her enemies stand on Valknuts, until fewer than three are free."""
    state = position(
        """
        .g V  .  .
        .g .  .  V
        V  .  .  .u
        """,
        "giantess",
        "draugar",
        turn=2,
    )
    assert state.is_enraged()
    play(state, "4,1 to 4,2")
    assert not state.is_enraged()


def test_can_i_lay_a_card_and_end_my_turn_or_move_less() -> None:
    state = position(
        """
        .v .  .  .
        .  .  .  .
        .  .  .  .u
        """,
        "vikings",
        "draugar",
        asked="placing, place",
        points=0,
    )
    play(state, "A17 n1")
    assert state.points_left > 0
    play(state, "end")
    assert state.active == 1


def test_do_draugar_get_an_extra_movement_when_they_ran_out_of_units() -> None:
    state = position(
        """
        .u .u .u .u
        F  .v .  .u
        .u .u .u .v
        """,
        "draugar",
        "vikings",
        points=1,
    )
    play(state, "4,2 to 3,2")
    assert board(state).splitlines()[1] == "F . .u ."
    assert state.question == MOVE and state.points_left == 1


def test_can_a_valkyrie_end_their_movement_on_an_obstacle() -> None:
    state = position(
        """
        .w F  R  M
        .  .  .  .
        .  .  .  .u
        """,
        "valkyries",
        "draugar",
    )
    assert not [name for name in choices(state) if name.endswith(",3")]
    assert why_not(state, "1,3 to 2,3") == (
        "2,3: units may not end on forest, even where they may cross it"
    )


def test_can_i_move_my_units_diagonally() -> None:
    state = position(
        """
        .  .  .  .
        .  .v .  .
        .  .  .  .u
        """,
        "vikings",
        "draugar",
    )
    assert why_not(state, "2,2 to 3,3") == (
        "2,2 to 3,3: units move in a straight line, never diagonally"
    )


def test_who_is_the_third_player_in_a_match_of_four() -> None:
    """The one with the third least units."""
    state = find("valknut").start(4)
    play(state, "goblins", "elves", "draugar", "giantess")
    assert [int(seat) for seat in state.order] == [3, 1, 2, 0]


def test_can_the_giantess_stomp_two_units_and_still_flank_the_ones_beside_her() -> None:
    state = position(
        """
        V  V  V  .  .g .  .  .
        .  .  .  .  .g .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  F  .u .u F  .
        .  .  .  .  .  .u .  .
        .  .  .  .  .  .  .  .u
        """,
        "giantess",
        "draugar",
    )
    play(state, "5,6 to 6,6", "6,6 to 6,3")
    assert board(state).splitlines()[3:] == [
        ". . . F . .g F .",
        ". . . . . .g . .",
        ". . . . . . . .u",
    ]


def test_can_i_move_my_dragon_to_a_valknut_in_the_pool() -> None:
    state = position(
        """
        .d .  .  .
        .  .  V  .
        .  .  .  .u
        """,
        "dragons",
        "draugar",
        pool="A03 A01",
    )
    assert [name for name in choices(state) if name == "1,3 to 3,2"]
    assert len([name for name in choices(state) if name.startswith("1,3 to")]) == 5 + 1


def test_can_an_outbreak_cost_three_more_units_as_a_chain_reaction() -> None:
    state = position(
        """
        .  .  .  .
        .  F  .  .
        .  .d F  .
        F  .d .d .
        .u .  .d F
        .  .  .  .d
        """,
        "draugar supply 7",
        "dragons",
    )
    play(state, "1,2 to 2,2")
    assert board(state) == plain(
        """
        .  .  .  .
        .  F  .  .
        .  .u F  .
        F  .u .u .
        .  .u .u F
        .  .  .  .d
        """
    )


def test_can_several_obstacles_in_a_row_be_crossed() -> None:
    state = position(
        """
        .  .  .  .  .  .  .  .
        .e F  F  .  F  M  .  .
        .  .  .  .  .  .  .  .u
        """,
        "elves",
        "draugar",
    )
    assert "1,2 to 4,2" in choices(state)
    assert why_not(state, "1,2 to 7,2") == "1,2 to 7,2: Elves cannot cross the mountain at 6,2"


def test_can_i_shove_someone_midway_through_a_movement() -> None:
    """No: a shove is a movement of its own, from where the Vanir stands, and costs a point."""
    state = position(
        """
        .  .  .  .  .  .  .  .
        .n .  .u .  .  .  .  .
        .  .  .  .  .  .  .  .u
        """,
        "vanir",
        "draugar",
        points=2,
    )
    assert not [name for name in choices(state) if "shoves" in name]
    assert why_not(state, "1,2 shoves 3,2") == "3,2: a Vanir shoves an enemy right beside it"
    play(state, "1,2 to 2,2", "2,2 shoves 3,2")
    assert board(state).splitlines()[1] == ". . .n .u . . . ."
    assert state.active == 1
