"""The rulebook's sentences, and how we fill its gaps: each with a map and a near miss."""

import pytest

from meadhall import native
from meadhall.engines.catalogue import find
from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER
from meadhall.engines.random_play import play_out, random_step
from meadhall.engines.valknut.cards import LOADED, NUMBERS
from meadhall.engines.valknut.state import Valknut
from meadhall.engines.valknut.table import (
    MOVE,
    PLACE,
    RAGE,
    SPAWN,
)
from tests.engines.valknut.drawing import board, choices, plain, play, position, why_not

# The field that grows. ----------------------------------------------------------------------


def laying(drawn: str, *players: str, pool: str = "A17 A18", **lines: str) -> Valknut:
    return position(drawn, *players, asked="placing, place", points=0, pool=pool, **lines)


APART = """
    .v .  .  .
    .  .  .  .
    .  .  .  .u
"""


def test_a_card_is_laid_edge_to_edge_with_any_card_and_never_at_a_corner() -> None:
    state = laying(APART, "vikings", "draugar")
    spots = {name.split()[1] for name in choices(state)}
    assert spots == {"n1", "s1", "e1", "w1"}
    assert why_not(state, "A17 e1n1") == (
        "e1n1: a card is laid edge to edge with a card of the field"
    )
    assert why_not(state, "A17 middle") == "middle: a card lies there"


def test_a_card_may_be_turned_by_half() -> None:
    state = laying(APART, "vikings", "draugar")
    after = play(state.copy(), "A17 n1")
    assert board(after).splitlines()[:3] == ["M . . .", ". . . .", "R . . ."]
    after = play(state.copy(), "A17 n1 turned")
    assert board(after).splitlines()[:3] == [". . . R", ". . . .", ". . . M"]


def test_a_card_that_looks_the_same_turned_round_is_laid_one_way_only() -> None:
    state = laying(APART, "goblins", "draugar", pool="A15 A17")
    names = [name for name in choices(state) if name.startswith("A15")]
    assert names and not [name for name in names if "turned" in name]


def test_a_card_brings_movement_points_by_its_number() -> None:
    state = play(laying(APART, "vikings", "draugar"), "A17 n1")
    assert state.points_left == NUMBERS[LOADED.names.index("A17")]


def test_an_ambush_card_replaces_the_card_of_the_turn_and_the_pool_stays() -> None:
    state = laying(APART, "vikings; hand vikings", "draugar", pile="A15 A16")
    play(state, "vikings n1")
    assert len(state.pool) == 2 and len(state.hand(0)) == 0


def test_units_placed_at_the_beginning_are_one_to_four_on_the_own_row() -> None:
    state = find("valknut").start(2, warbands="first")
    chance = Chance(1)
    while state.asks != 0:
        state.chance_answers(chance)
    assert choices(state) == [f"vikings {column},1" for column in (1, 2, 3, 4)]
    play(state, "vikings 2,1")
    assert "done" in choices(state)
    play(state, "done")
    assert choices(state) == [f"draugar {column},3" for column in (1, 2, 3, 4)]
    assert why_not(state, "draugar 1,1") == "1,1: this is no slot of yours"


def test_the_giantess_begins_on_her_slot_and_the_zone_before_it() -> None:
    state = find("valknut").start(2)
    play(state, "giantess", "goblins")
    chance = Chance(1)
    while state.asks != 0:
        state.chance_answers(chance)
    play(state, "giantess 2,1")
    assert [int(state.field.row(zone)) for zone in (state.zone_of[0], state.lower_zone(0))] == [
        2,
        1,
    ]


# Flanks. ------------------------------------------------------------------------------------


@pytest.mark.parametrize("wall", ["F", "R", "M"])
def test_a_unit_dies_between_an_enemy_and_an_obstacle(wall: str) -> None:
    state = position(
        f"""
        .  .  .  .
        {wall}  .u .  .a
        .u .  .  .
        """,
        "dwarves",
        "draugar",
    )
    assert board(play(state, "4,2 to 3,2")).splitlines()[1] == f"{wall} . .a ."


def test_a_unit_dies_between_two_enemies_but_obstacles_alone_kill_nobody() -> None:
    state = position(
        """
        .  .  .  .
        .a .u .  .a
        F  .u F  .
        """,
        "dwarves",
        "draugar",
    )
    assert board(play(state, "4,2 to 3,2")) == plain(
        """
        .  .  .  .
        .a .  .a .
        F  .u F  .
        """
    )


def test_units_may_stop_between_enemies_in_their_own_turn_but_die_when_the_next_begins() -> None:
    state = position(
        """
        .  .a .  .
        .u .  .u .
        .  .  .  .
        """,
        "dwarves",
        "draugar",
        points=2,
    )
    play(state, "2,3 to 2,2")
    assert board(state).splitlines()[1] == ".u .a .u ."
    play(state, "end")
    assert state.asks == OVER and state.winner == 1


def test_enemies_of_enemies_do_not_help_to_flank() -> None:
    state = position(
        """
        .  .  .  .
        .v .u .  .a
        .u .  .  .v
        """,
        "dwarves",
        "draugar",
        "vikings",
    )
    assert ".u .a" in board(play(state, "4,2 to 3,2")).splitlines()[1]


def test_only_orthogonal_sides_flank() -> None:
    state = position(
        """
        .a .  .  .
        .  .u .  .
        .u .  .  .a
        """,
        "dwarves",
        "draugar",
    )
    after = play(state, "4,1 to 3,1")
    assert board(after).splitlines()[1] == ". .u . ."


# Warbands. ----------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [".e . . .u F . . .", ".e R .u F . . . .", ".e .u .u F . . . ."])
def test_elves_do_not_shoot_three_zones_far_nor_across_a_unit_or_a_river(row: str) -> None:
    state = position(f". . . . . . . .\n{row}\n. . . . . . . .e", "elves", "draugar", points=2)
    assert board(play(state, "8,1 to 8,3")).splitlines()[1] == row


def test_valkyries_gain_a_point_for_each_kill() -> None:
    state = position(
        """
        .  .  .  .
        F  .u .  .w
        .u .  .  .
        """,
        "valkyries",
        "draugar",
        points=1,
    )
    assert play(state, "4,2 to 3,2").points_left == 1


def test_vikings_lose_all_points_and_may_lay_another_card() -> None:
    state = position(
        """
        .  .  .  .
        F  .u .  .v
        .u .  .  .
        """,
        "vikings",
        "draugar",
        points=3,
    )
    play(state, "4,2 to 3,2")
    assert state.question == RAGE and state.points_left == 0
    play(state, "A18 n1")
    assert state.question == MOVE and state.points_left == NUMBERS[LOADED.names.index("A18")]


def test_vanir_push_an_enemy_one_zone_and_follow() -> None:
    state = position(
        """
        .  .  .  .
        .n .u .  F
        .u .  .  .
        """,
        "vanir",
        "draugar",
    )
    play(state, "1,2 shoves 2,2")
    # The Vanir and the forest flank it at once.
    assert board(state).splitlines()[1] == ". .n . F"


def test_vanir_push_nobody_into_an_obstacle_a_unit_or_a_hole() -> None:
    state = position(
        """
        .  .u .u .
        .u .n F  .
        .  .u .  .
        """,
        "vanir",
        "draugar",
    )
    assert not [name for name in choices(state) if "shoves" in name]
    assert why_not(state, "2,2 shoves 1,2") == "1,2: there is no free grass behind this enemy"


def test_the_giantess_is_pushed_whole() -> None:
    state = position(
        """
        .  .g .  .
        .n .g .  .
        .  .  .  .
        """,
        "vanir",
        "giantess",
        points=1,
    )
    play(state, "1,2 shoves 2,2")
    assert board(state).splitlines()[:2] == [". . .g .", ". .n .g ."]


def test_dragons_go_to_any_free_valknut() -> None:
    state = position(
        """
        .d F  V  .
        F  F  Vu .
        .  .  .  V
        """,
        "dragons",
        "draugar",
    )
    assert choices(state) == ["end", "1,3 to 3,3", "1,3 to 4,1"]


def test_dwarves_gain_a_point_for_each_card() -> None:
    state = play(laying(APART.replace("v", "a"), "dwarves", "draugar"), "A17 n1")
    assert state.points_left == NUMBERS[LOADED.names.index("A17")] + 1


def test_too_few_draugar_let_their_owner_choose_where_they_rise() -> None:
    state = position(
        """
        .  .  .u .  .  .  .  .
        F  .a .  .a F  .  .  .
        .  .  .  .  .  .  .  .a
        """,
        "draugar supply 1",
        "dwarves",
        points=1,
    )
    play(state, "3,3 to 3,2")
    assert choices(state) == ["rise 2,2", "rise 4,2"]
    play(state, "rise 4,2")
    assert board(state).splitlines()[1] == "F . .u .u F . . ."
    assert state.question == MOVE and state.points_left == 1  # for the other grave


def test_goblins_come_in_on_every_free_valknut_of_the_field() -> None:
    state = laying(
        """
        V  .  .  V
        .  .b .  .
        .  .  .  .v
        """,
        "goblins supply 8",
        "vikings",
        pool="A03 A18",
    )
    play(state, "A03 n1")
    assert state.question == SPAWN
    play(state, "goblins 1,3", "goblins 4,3", "goblins 2,5")
    assert state.question == MOVE and state.count_on_field(0) == 4


def test_others_come_in_on_the_new_card_only_and_a_pass_brings_no_point() -> None:
    state = laying(
        """
        V  .  .  V
        .  .v .  .
        .  .  .  .u
        """,
        "vikings supply 3",
        "draugar",
        pool="A03 A18",
    )
    play(state, "A03 n1")
    assert choices(state) == ["no unit", "vikings 2,5"]
    assert why_not(state, "vikings 1,3") == (
        "1,3: units come in by the Valknuts of the card just laid"
    )
    play(state, "no unit")
    assert state.points_left == NUMBERS[LOADED.names.index("A03")]


def test_with_nobody_left_a_valknut_brings_a_point() -> None:
    state = laying(APART, "vikings", "draugar", pool="A03 A18")
    play(state, "A03 n1")
    assert state.points_left == NUMBERS[LOADED.names.index("A03")] + 1


def test_the_giantess_dies_only_when_she_is_flanked_twice_at_the_same_time() -> None:
    drawn = """
        .  .  .  .
        F  .g .  .v
        {} .g .v .
    """
    once = play(position(drawn.format("."), "vikings", "giantess"), "4,2 to 3,2")
    assert once.asks != OVER
    twice = play(position(drawn.format("F"), "vikings", "giantess"), "4,2 to 3,2")
    assert twice.asks == OVER and twice.winner == 0


def test_a_calm_giantess_lands_on_nobody() -> None:
    drawn = """
        V  V  {}  .
        .g .  .  .u
        .g .  .  .u
    """
    calm = position(drawn.format("."), "giantess", "draugar")
    assert "1,2 to 4,2" not in choices(calm)
    enraged = position(drawn.format("V"), "giantess", "draugar")
    assert play(enraged, "1,2 to 4,2").asks == OVER


# The end. -----------------------------------------------------------------------------------


def test_units_on_a_parley_card_score_nothing() -> None:
    state = position(
        """
        P  P  P  Pv .  .  .  .
        P  P  P  P  .v .  .  .
        P  Pu P  P  .  .  .u .u
        """,
        "vikings",
        "draugar",
        pool="",
    )
    play(state, "end")
    assert [int(state.points(seat)) for seat in (0, 1)] == [3, 4]
    assert state.winner == 1


def test_a_tie_goes_to_the_larger_warband() -> None:
    state = position(
        """
        .  .v .  .
        .v .  .  .
        .u .u .u .
        """,
        "vikings",
        "draugar",
        pool="",
    )
    play(state, "end")
    assert [int(state.points(seat)) for seat in (0, 1)] == [6, 6]
    assert state.winner == 1 and "tie" in str(state.reason())


def test_who_has_no_unit_on_the_field_is_out_and_the_others_go_on() -> None:
    state = position(
        """
        .  .  .  .
        F  .u .  .a
        .v .  .  .
        """,
        "dwarves",
        "draugar supply 7; hand draugar",
        "vikings",
        points=1,
    )
    play(state, "4,2 to 3,2")
    assert [int(alive) for alive in state.alive] == [1, 0, 1]
    assert state.active == 2 and len(state.hand(1)) == 0


def test_an_ambush_card_lengthens_the_match_by_a_turn() -> None:
    state = laying(APART, "vikings; hand vikings", "draugar", pool="A17")
    play(state, "vikings n1", "end")
    assert state.asks != OVER and state.active == 1
    play(state, "A17 s1", "end")
    assert state.asks == OVER


def test_rage_at_the_beginning_of_a_turn_comes_before_its_own_card_and_keeps_its_points() -> None:
    state = position(
        """
        .  .  .  .
        F  .u .v .
        .u .  .  .
        """,
        "vikings",
        "draugar",
        turn=2,
        pool="A17 A18 A13",
    )
    play(state, "end")
    assert state.active == 0 and state.question == RAGE
    play(state, "A17 n1")
    assert state.question == PLACE and state.points_left == number_of("A17")
    play(state, "A18 s1")
    assert state.points_left == number_of("A17") + number_of("A18")


def number_of(name: str) -> int:
    return int(NUMBERS[LOADED.names.index(name)])


# Ragnarok. ----------------------------------------------------------------------------------


def test_in_ragnarok_only_the_warband_just_moved_uses_its_ability() -> None:
    drawn = """
        .  .  .  .
        F  .u .  .{}
        .u .  .  .{}
    """
    moved = position(drawn.format("v", "a"), "vikings, dwarves", "draugar, elves")
    assert play(moved, "4,2 to 3,2").question == RAGE
    other = position(drawn.format("a", "v"), "vikings, dwarves", "draugar, elves", points=2)
    assert play(other, "4,2 to 3,2").points_left == 1


def test_in_ragnarok_points_of_an_ability_are_for_its_warband_alone() -> None:
    state = position(
        """
        .v .  .  .
        .  .  .  .
        .a .  .  .u
        """,
        "vikings, dwarves",
        "draugar, elves",
        points=0,
        marks="dwarves points 1",
    )
    assert all(name == "end" or name.startswith("1,1") for name in choices(state))
    assert why_not(state, "1,3 to 2,3") == (
        "1,3: the movement points that are left are for Dwarves only"
    )


def test_in_ragnarok_the_drafter_picks_first_and_last() -> None:
    state = find("valknut").start(2, mode="ragnarok")
    state.answer([2])
    seats = []
    for name in ("vikings", "elves", "goblins", "vanir"):
        seats.append(int(state.turn))
        play(state, name)
    assert seats == [1, 0, 0, 1]
    assert [int(seat) for seat in state.order] == [0, 1]  # the Elves are the smallest warband


# Whole matches. -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "mode", "gods"),
    [(2, "battle", 0), (3, "battle", 0), (4, "battle", 1), (2, "ragnarok", 0), (2, "ragnarok", 1)],
)
def test_random_matches_end_within_the_stated_bound(seats: int, mode: str, gods: int) -> None:
    game = find("valknut")
    options = {"mode": mode, "gods": bool(gods), "warbands": "lot"}
    bound = game.bound(seats, game.settle(seats, options))
    for seed in range(200 if native.mode() == "native" else 10):
        assert play_out(game.start(seats, **options), Chance(seed)) <= bound


@pytest.mark.native
def test_the_same_events_are_told_to_everybody() -> None:
    """What happened is the same on every copy, and is told without a fault."""
    for seed, (seats, mode) in enumerate([(4, "battle"), (2, "ragnarok")]):
        state = find("valknut").start(seats, mode=mode, gods=True, warbands="lot")
        chance = Chance(seed)
        public = state.seen_by(-1)
        while state.asks != OVER:
            before, unseen = state.copy(), public.copy()
            asks_choice = state.asks == 0
            if asks_choice:
                random_step(state, chance)
                values = difference(before, state)
            else:
                values = [int(value) for value in state.draw_answer(chance)]
                values = state.full_answer(values)
                state.answer(values)
            public.answer(unseen.seen_answer(-1, values))
            told = [str(event) for event in state.events_since(before, values)]
            seen = unseen.seen_answer(-1, values)
            assert told == [str(event) for event in public.events_since(unseen, seen)]


def difference(before, after) -> list[int]:
    """The action that led from one state to the other."""
    for action in before.legal(before.turn):
        twin = before.copy()
        twin.play(action)
        if twin.dump() == after.dump():
            return [int(action)]
    raise AssertionError("no action leads there")


def test_a_kill_at_the_beginning_of_a_turn_is_told_of_the_one_who_kills() -> None:
    """With an empty pile nothing is asked between the end of a turn and the kills of the next."""
    state = position(
        """
        .  .u .  .
        .  .v .  .
        .  M  .  .v
        """,
        "vikings supply 2; hand vikings",
        "draugar supply 7",
        points=1,
        pool="A17 A18 A16",
        pile="",
    )
    after = play(state.copy(), "end")
    told = after.events_since(state, [int(state.read(0, "end"))])
    (death,) = [event for event in told if event.key == "killed"]
    assert death.seat == 1 and after.active == 1
