"""What a computer player eats on the way, and what it picks: each food where it saves something."""

from meadhall.engines.valheim import plans
from meadhall.engines.valheim.journey import TRAVEL
from meadhall.engines.valheim.state import Valheim
from meadhall.engines.valheim.world import MARSH, WORLD
from tests.engines.valheim.journeys import journey

LATE = "turn 26, hero 1: travel\n"
"""So late that nobody looks for anything better any more."""

READY = "antler pickaxe, iron sword, bronze shield, boss key, cooked meat 5"


def planned(state: Valheim) -> str:
    """What an experienced hero does now."""
    return state.name(state.turn, int(plans.next_action(state, state.turn)))


def turn(state: Valheim) -> list[str]:
    """All that an experienced hero does in this turn, until somebody is met."""
    done: list[str] = []
    this = state.round
    while state.round == this and state.question == TRAVEL:
        done.append(planned(state))
        state.choose(state.read(int(state.turn), done[-1]))
    return done


def test_a_raspberry_is_eaten_before_the_last_point_goes_into_work() -> None:
    bag = "wood 3, stone 3, raspberry 1"
    assert planned(journey(f"hero 1: on c6; points 1; {bag}")) == "eat raspberry"
    assert planned(journey(f"hero 1: on c6; points 2; {bag}")) == "craft stone axe"


def test_a_blueberry_is_eaten_before_a_long_way_through_the_marsh_and_not_before_a_short_one() -> (
    None
):
    far = journey(f"{LATE}hero 1: on n7; {READY}, blueberry 1\nserpent slain")
    assert planned(far) == "eat blueberry"
    near = journey(f"{LATE}hero 1: on v7; {READY}, blueberry 1\nserpent slain")
    assert planned(near) == "w7"


def test_a_stink_berry_is_eaten_for_a_night_in_the_wild() -> None:
    bag = f"{READY}, stink berry 1"
    done = turn(journey(f"{LATE}hero 1: on r7; points 1; steps 1; {bag}\nserpent slain"))
    assert done == ["eat stink berry", "end"]


def test_who_still_hunts_eats_no_stink_berry() -> None:
    state = journey("hero 1: on c7; points 1; steps 0; stone axe, stink berry 1, mushroom 3")
    assert "eat stink berry" not in turn(state)


def test_one_handful_brings_the_berries_of_which_there_are_too_few() -> None:
    state = journey("hero 1: on c7; points 1; steps 0; stone axe, battle berry 3, wood 15, stone 9")
    assert planned(state) == "pick 1 raspberry 1 blueberry 1 stink berry"


def test_before_the_serpent_there_is_a_fire_and_a_meal_that_leaves_meat_for_eikthyr() -> None:
    bag = READY.replace("cooked", "raw") + ", wood 15, stone 4, leather 3"
    done = turn(journey(f"{LATE}hero 1: on h10; {bag}"))
    cooked = done.index("cook")
    assert set(done[:cooked]) == {"craft bed", "craft raft", "craft campfire"}
    assert done[cooked + 1] == "eat cooked meat + cooked meat"
    assert not [deed for deed in done[cooked + 2 :] if deed.startswith("eat cooked meat")]


def test_who_breaks_one_piece_a_rock_makes_a_better_pickaxe_for_the_iron() -> None:
    bag = "antler pickaxe, bronze sword, bronze shield, bronze 3, wood 5"
    assert planned(journey(f"hero 1: on c6; {bag}")) == "craft bronze pickaxe"


def test_before_eikthyr_one_waits_until_what_is_no_use_there_is_digested() -> None:
    early = "turn 24, hero 1: travel\n"
    text = "hero 1: on x7; health {2}; {0}; ate {1}, {1}, {1}"
    fed = text.format(READY, "cooked meat 1", 25)
    stuffed = text.format(READY, "blueberry 1", 13)
    assert planned(journey(early + fed, difficulty="gentle")) == "fight"
    assert planned(journey(early + stuffed, difficulty="gentle")) == "end"


def test_who_has_come_to_a_house_to_search_it_stays_for_the_night() -> None:
    bag = "iron sword, bronze shield, boss key, raw meat 5, wood 12, stone 4, leather 2"
    assert "h9" not in turn(journey(f"hero 1: on h10; {bag}"))


def test_a_hero_without_meat_hunts_in_the_marsh_and_does_not_run_into_eikthyr() -> None:
    bag = "iron sword, bronze shield, serpent scale, boss key, antler pickaxe"
    state = journey(f"turn 18, hero 1: travel\nhero 1: on w7; {bag}\nserpent slain")
    done = turn(state)
    assert "fight" not in done
    assert WORLD.terrain[state.places[0]] == MARSH


def test_late_in_the_match_a_hero_fights_with_what_he_has() -> None:
    bag = "iron sword, bronze shield, boss key"
    state = journey(f"turn 30, hero 1: travel\nhero 1: on x7; {bag}\nserpent slain")
    assert "fight" in turn(state)


def test_a_hero_on_the_dungeons_island_walks_though_the_sea_would_be_shorter() -> None:
    state = journey(f"{LATE}hero 1: on r12; {READY}\nserpent slain")
    assert planned(state) != "end"
    assert str(state.hint(0)).startswith("to the dungeon")
