"""Combat, shooting, saving throws and coins."""

import pytest

from meadhall.engines.contract import CHOOSE, OVER, ROLL
from meadhall.engines.skirmish import combat, view
from tests.engines.skirmish.tables import do, figure, position, refusal, told


def shocks(state, code: str) -> tuple[int, int]:
    number = figure(state, code)
    return int(state.shock[number]), int(state.wounded[number])


# Combat. ------------------------------------------------------------------------------------


def test_the_higher_score_hits_and_equal_scores_do_not() -> None:
    state = position("w1 24,4\nw2 24,5\n", acting="w1")
    assert do(state, "fight", 5, 5).hits == 0
    after = do(state, "fight", 5, 4)
    assert (after.hits, after.target) == (1, figure(after, "w2"))
    after = do(state, "fight", 3, 4)
    assert (after.hits, after.target) == (1, figure(after, "w1"))


@pytest.mark.parametrize(("own", "other", "hits"), [(8, 4, 1), (8, 3, 2), (1, 2, 1), (2, 1, 1)])
def test_more_than_twice_the_opponents_score_is_two_hits(own: int, other: int, hits: int) -> None:
    after = do(position("w1 24,4\nw2 24,5\n", acting="w1"), "fight", own, other)
    assert after.hits == hits


def test_a_charger_adds_one_and_only_in_the_fight_of_the_charge() -> None:
    charging = do(position("w1 24,4\nw2 24,7\n", acting="w1"), "charge w2", 4, 5)
    assert charging.hits == 0, "4 + 1 is 5"
    assert do(position("w1 24,4\nw2 24,5\n", acting="w1"), "fight", 4, 5).hits == 1


def test_shock_takes_one_each_and_a_wound_two_but_no_score_is_below_nothing() -> None:
    state = position("w1 24,4 shock 2 wounded\nw2 24,5\n", acting="w1", actions=1)
    assert view.modifiers(state, 1) == (0, 0, 0, -2, -2)
    after = do(state, "fight", 3, 1)
    assert after.hits == 2, "1 is more than twice 0"


def test_who_stands_above_every_enemy_it_touches_adds_one() -> None:
    state = position("h1 28,18\nw2 28,19\n")
    assert view.modifiers(state, 0) == (0, 1, 0, 0, 0)
    assert view.modifiers(state, 4) == (0, 0, 0, 0, 0)
    level = position("h1 27.5,18\nw2 28.5,18\n")
    assert view.modifiers(level, 0) == view.modifiers(level, 4) == (0, 0, 0, 0, 0)
    foot = position("h1 24.5,18\nw2 23.5,18\n")
    assert view.modifiers(foot, 0) == (0, 1, 0, 0, 0), "the enemy is off the hill"


def test_woods_and_village_help_who_defends_them_and_no_charger() -> None:
    state = position("h1 17,18\nw2 17,19\n")
    assert view.modifiers(state, 0) == view.modifiers(state, 4) == (0, 0, 1, 0, 0)
    assert view.modifiers(state, 0, charger=0) == (1, 0, 0, 0, 0)


def test_everybody_in_contact_with_the_fight_rolls_but_no_chain_is_followed() -> None:
    """The actor, its enemies, and its friends in contact with one of them."""
    state = position("h1 24,4\nw1 26,4\na1 28,4\nw2 25,4\nh2 27,4\n")
    assert [int(each) for each in combat.fighters_around(state, 0)] == [0, 1, 4]
    after = do(state, "fight")
    assert after.dice() == (10, 1)


def test_the_best_score_of_each_side_counts_and_its_owner_chooses_who_is_hit() -> None:
    state = position("h1 24,4\nw2 25,4\nh2 23,4\n")
    after = do(state, "fight", 9, 2, 3)
    assert after.asks == CHOOSE and after.turn == 0
    assert sorted(after.name(0, action) for action in after.legal(0)) == ["strike h2", "strike w2"]
    assert do(after, "strike w2").target == figure(after, "w2")
    lost = do(state, "fight", 1, 8, 2)
    assert lost.target == 0, "there is nobody else to hit"


def test_both_hits_go_to_one_victim_and_the_second_is_lost_if_the_first_kills() -> None:
    state = position("w1 24,4\na2 24,5\nh2 2,34\n", acting="w1")
    after = do(state, "fight", 8, 1)
    assert after.hits == 2
    after.answer([1])
    assert after.status[figure(after, "a2")] == 2 and after.asks != ROLL


def test_fighters_stay_where_they_are_after_a_fight() -> None:
    state = position("w1 24,4\nw2 24,7\n", acting="w1")
    after = do(state, "charge 24,6", 8, 6, 6)
    assert (after.x[1], after.y[1], after.x[4], after.y[4]) == (384, 96, 384, 112)


# The dice of death. -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roll", "shock", "wounded", "status"),
    [(1, 0, 0, 2), (2, 0, 1, 1), (3, 2, 0, 1), (4, 1, 0, 1), (5, 1, 0, 1), (6, 0, 0, 1)],
)
def test_the_dice_of_death(roll: int, shock: int, wounded: int, status: int) -> None:
    after = do(position("w1 24,4\nw2 24,5\nh2 2,34\n", acting="w1"), "fight", 8, 7, roll)
    assert (*shocks(after, "w2"), after.status[4]) == (shock, wounded, status)


@pytest.mark.parametrize(
    ("roll", "shock", "wounded"), [(1, 0, 1), (2, 2, 0), (3, 1, 0), (4, 1, 0), (5, 0, 0), (6, 0, 0)]
)
def test_a_heros_armour_adds_one(roll: int, shock: int, wounded: int) -> None:
    after = do(position("w1 24,4\nh2 24,5\n", acting="w1"), "fight", 8, 7, roll)
    assert shocks(after, "h2") == (shock, wounded)
    assert after.lives(3), "no single hit kills an unhurt hero"


def test_the_third_shock_is_a_wound_and_takes_all_shock_away() -> None:
    for before, roll in (("shock 2", 5), ("shock 2", 3), ("shock 1", 3)):
        state = position(f"w1 24,4\nw2 24,5 {before}\n", acting="w1")
        assert shocks(do(state, "fight", 8, 5, roll), "w2") == (0, 1)


def test_a_wound_by_the_table_leaves_shock_and_a_second_wound_kills() -> None:
    state = position("w1 24,4\nw2 24,5 shock 1\nh2 2,34\n", acting="w1")
    assert shocks(do(state, "fight", 8, 7, 2), "w2") == (1, 1)
    wounded = position("w1 24,4\nw2 24,5 wounded\nh2 2,34\n", acting="w1")
    assert do(wounded, "fight", 8, 7, 2).status[4] == 2
    third = position("w1 24,4\nw2 24,5 shock 2 wounded\nh2 2,34\n", acting="w1")
    assert do(third, "fight", 8, 8, 4).status[4] == 2


# Coins. -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "coins"), [("w", 2), ("a", 1)])
def test_what_a_death_is_worth(code: str, coins: int) -> None:
    state = position(f"w1 24,4\n{code}2 24,5\nh2 2,34\n", acting="w1")
    assert list(do(state, "fight", 8, 5, 1).coins) == [coins, 0]


def test_a_wounded_hero_is_worth_a_coin_and_a_dead_one_three_more() -> None:
    state = position("w1 24,4\nh2 24,5\n", acting="w1")
    assert list(do(state, "fight", 8, 7, 1).coins) == [1, 0]
    wounded = position("w1 24,4\nh2 24,5 wounded\n", acting="w1")
    after = do(wounded, "fight", 8, 7, 1)
    assert list(after.coins) == [3, 0] and after.asks == OVER
    assert [result.name for result in after.ask().results] == ["WIN", "LOSS"]


def test_a_wound_by_the_third_shock_brings_the_coin_too() -> None:
    state = position("w1 24,4\nh2 24,5 shock 2\n", acting="w1")
    assert list(do(state, "fight", 8, 7, 4).coins) == [1, 0]


def test_the_match_ends_with_the_coin_that_is_enough_and_no_die_is_rolled_after_it() -> None:
    state = position("w1 24,4\nh2 24,5\n", acting="w1", coins="2 0")
    after = do(state, "fight", 8, 1)
    assert after.hits == 2
    after.answer([1])
    assert after.asks == OVER and str(after.reason()) == "Side 1 has 3 coins."


# Shooting. ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("y", "needed"), [("11", 4), ("11.0625", 5), ("17", 5), ("17.0625", 0)])
def test_range_is_measured_from_edge_to_edge(y: str, needed: int) -> None:
    """Six inches between the bases are seven between the centres."""
    state = position(f"a1 24,4\nw2 24,{y}\n", acting="a1")
    assert view.hits_on(state, 2, 4) == needed
    assert bool(refusal(state, "shoot w2")) == (needed == 0)


def test_a_target_in_woods_or_village_is_harder_to_hit() -> None:
    state = position("a1 17,13\nw2 17,16\n", acting="a1")
    assert view.hits_on(state, 2, 4) == 5
    long = position("a1 17,4\nw2 17,15.5\n", acting="a1")
    assert view.hits_on(long, 2, 4) == 6


def test_only_archers_shoot_and_never_at_figures_in_combat() -> None:
    state = position("a1 24,4\nw1 24,9\nw2 24,10\nh2 27,4\n", acting="a1")
    assert refusal(state, "shoot w2").endswith("nobody shoots at a figure in combat")
    assert not refusal(state, "shoot h2")
    assert refusal(state, "shoot w1").endswith("there is no living enemy")
    assert "only archers" in refusal(position("h1 24,4\nw2 24,9\n"), "shoot w2")


def test_more_than_two_inches_of_village_hide_a_target() -> None:
    state = position("a1 17,12\nw2 17,17.0625\n", acting="a1")
    assert refusal(state, "shoot w2").startswith("shoot w2: the village hides the target")
    assert not refusal(position("a1 17,12\nw2 17,17\n", acting="a1"), "shoot w2")


def test_a_shot_that_hits_is_saved_before_the_next_is_aimed() -> None:
    state = position("a1 24,4\nw2 24,9\n", acting="a1")
    missed = do(state, "shoot w2", 3)
    assert missed.asks == CHOOSE and missed.used == 1
    assert told(do(state, "shoot w2"), missed, [3])[:1] == ["missed"]
    hit = do(state, "shoot w2", 4)
    assert hit.asks == ROLL and hit.dice() == (6, 1)
    hit.answer([5])
    assert shocks(hit, "w2") == (1, 0)
    assert not refusal(hit, "shoot w2"), "the same action twice"


# Odds. --------------------------------------------------------------------------------------


def test_the_odds_of_a_fight_are_those_of_all_its_rolls() -> None:
    state = position("h1 24,4\nw2 24,5\n")
    wins = sum(own > other for own in range(1, 11) for other in range(1, 9))
    twice = sum(own > 2 * other for own in range(1, 11) for other in range(1, 9))
    loses = sum(own < other for own in range(1, 11) for other in range(1, 9))
    odds = view.fight_odds(state, 0)
    assert (odds.win, odds.twice, odds.lose) == (
        wins * 1000 // 80, twice * 1000 // 80, loses * 1000 // 80
    )  # fmt: skip


def test_the_odds_of_a_shot_name_hit_and_death() -> None:
    state = position("a1 24,4\nw2 24,9\n", acting="a1")
    odds = view.shot_odds(state, 2, 4)
    assert (odds.win, odds.kill, odds.lose) == (500, 83, 0)
