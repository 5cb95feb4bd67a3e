"""What an activated figure may do: the rulebook's sentences, and what they leave open."""

import pytest

from meadhall.engines.contract import CHOOSE, ROLL
from tests.engines.skirmish.tables import do, figure, position, refusal

FAR_ENEMY = "h2 2,34\n"


def test_a_move_goes_up_to_six_inches() -> None:
    state = position("h1 24,4\n" + FAR_ENEMY)
    assert not refusal(state, "move 30,4")
    assert refusal(state, "move 30.0625,4") == "move 30.0625,4: that costs 6.1 inches; a move has 6"


def test_a_move_may_bend_twice_and_its_legs_add_up() -> None:
    state = position("h1 24,4\n" + FAR_ENEMY)
    assert not refusal(state, "move 26,4 > 26,6 > 28,6")
    assert "a move has 6" in refusal(state, "move 26,4 > 26,6 > 28.0625,6")
    after = do(state, "move 26,4 > 26,6 > 28,6")
    assert (after.x[0], after.y[0]) == (28 * 16, 6 * 16)


def test_a_move_stops_two_inches_from_an_enemy() -> None:
    state = position("h1 24,4\nw2 24,10\n")
    assert not refusal(state, "move 24,7")
    assert refusal(state, "move 24,7.0625").endswith("a move must stop 2 inches from w2")
    assert "2 inches from w2" in refusal(state, "move 26.1875,8")
    assert not refusal(state, "move 26.25,8")


def test_who_begins_a_move_within_two_inches_may_go_away_but_no_nearer() -> None:
    state = position("h1 24,8\nw2 24,10\n")
    assert not refusal(state, "move 24,6")
    assert not refusal(state, "move 25,8")
    assert "may not go nearer" in refusal(state, "move 25,8.0625")


@pytest.mark.parametrize(
    ("start", "end", "is_slow"),
    [
        ("17,15", "17,18.0625", True),  # in the village
        ("17,21", "17,24", False),  # out of it, along its outside
        ("24,18", "27.0625,18", True),  # up the hill
        ("28,18", "31.5,18", False),  # down the hill
        ("5,11", "8.0625,11", True),  # in the wood
    ],
)
def test_woods_village_and_the_way_up_cost_double(start: str, end: str, is_slow: bool) -> None:
    state = position(f"h1 {start}\n" + FAR_ENEMY)
    assert bool(refusal(state, f"move {end}")) == is_slow


def test_the_base_stays_on_the_table_and_off_other_bases() -> None:
    state = position("h1 2,2\nw1 4,2\n" + FAR_ENEMY)
    assert not refusal(state, "move 0.5,0.5")
    assert "must stay on the table" in refusal(state, "move 0.4375,2")
    assert "no room" in refusal(state, "move 3.0625,2")
    assert not refusal(state, "move 6,2"), "friends are passed freely"


def test_a_hedge_stops_a_move_and_is_crossed_by_an_action_of_its_own() -> None:
    state = position("h1 17,10\n" + FAR_ENEMY)
    assert "a hedge or fence is in the way" in refusal(state, "move 17,12")
    assert "a hedge or fence is in the way" in refusal(state, "move 17,11")
    assert not refusal(state, "cross 17,12")
    assert "2 at most" in refusal(state, "cross 17,12.0625")
    assert "no hedge or fence to cross" in refusal(state, "cross 17,9")
    assert refusal(state, "cross 17,11").endswith("the line of a hedge or fence")
    after = do(state, "cross 17,12")
    assert (after.y[0], after.used, after.question) == (12 * 16, 1, state.question)


def test_crossing_may_end_within_two_inches_of_an_enemy_but_not_in_contact() -> None:
    state = position("h1 17,10.5\nw2 17,13.5\n")
    assert not refusal(state, "cross 17,12")
    assert "only a charge may" in refusal(state, "cross 17,12.4375")


def test_a_charge_goes_two_inches_straight_into_contact_and_is_fought_at_once() -> None:
    state = position("h1 24,4\nw2 24,7\n")
    assert not refusal(state, "charge 24,6")
    assert "must end in contact" in refusal(state, "charge 24,5")
    assert "base is in the way" in refusal(position("h1 24,4\nw2 24,6.5\n"), "charge 24,5.5625")
    after = do(state, "charge w2")
    assert after.asks == ROLL and [int(each) for each in after.fighters] == [0, 4]
    assert after.dice() == (10, 1)
    after.answer([10])
    assert after.dice() == (8, 1)


def test_two_inches_and_an_eighth_are_contact_of_the_thickness_of_a_hair() -> None:
    """Centres up to 18 sixteenths apart are in contact, so that every direction has a place."""
    state = position("h1 24,4\nw2 24,7.125\n")
    assert not refusal(state, "charge 24,6")
    assert "2 at most" in refusal(state, "charge 24,6.0625")


def test_a_charge_needs_no_move_before_it_and_may_be_the_second_action() -> None:
    state = position("h1 24,4\nw2 24,7\n", used=1)
    after = do(state, "charge w2", 5, 5)
    assert after.question != state.question or after.actor != 0, "both actions are used"


def test_a_charge_does_not_pass_over_an_enemy_or_a_hedge() -> None:
    state = position("h1 24,4\nw2 24,5.5\nh2 24,7\n")
    assert refusal(state, "charge 24,5.9375")
    assert "hedge" in refusal(position("h1 17,10\nw2 17,12.5\n"), "charge 17,11.5")
    assert not refusal(position("h1 17,9.75\nw2 17,11.75\n"), "charge w2"), "contact across it"


def test_in_combat_one_may_fight_on_withdraw_or_do_nothing() -> None:
    state = position("h1 24,4\nw2 24,5\na2 30,30\n")
    for text in ("move 24,3", "cross 24,3", "recover", "charge 24,3", "shoot a2", "pick up 1"):
        assert refusal(state, text).endswith(
            "in combat a figure may only go on fighting or withdraw"
        )
    for text in ("fight", "withdraw 24,2.5", "done"):
        assert not refusal(state, text)


def test_fighting_on_is_the_only_action_of_an_activation() -> None:
    state = position("h1 24,4\nw2 24,5\n")
    after = do(state, "fight", 3, 3)
    assert after.actor != 0 or after.question != state.question
    later = position("h1 24,4\nw2 24,5\n", used=1)
    assert "the only action" in refusal(later, "fight")


def test_nobody_fights_on_or_withdraws_without_an_enemy_in_contact() -> None:
    state = position("h1 24,4\nw2 24,9\n")
    assert refusal(state, "fight").endswith("this figure is not in combat")
    assert refusal(state, "withdraw 24,2").endswith("this figure is not in combat")


def test_a_withdrawal_leads_away_from_every_enemy_in_contact_and_out_of_it() -> None:
    state = position("h1 24,4\nw2 24,5\nh2 25,4\n")
    assert not refusal(state, "withdraw 23,3")
    assert refusal(state, "withdraw 24,2").endswith("away from every enemy in contact")
    assert "away from every enemy" in refusal(state, "withdraw 22.5,4")
    assert refusal(state, "withdraw 23.9375,3.9375").endswith("ends in contact with nobody")
    assert "2 at most" in refusal(state, "withdraw 22,2.5")


def test_a_withdrawing_hero_costs_his_side_a_coin_each_time() -> None:
    after = do(position("h1 24,4\nw2 24,5\n"), "withdraw 24,2")
    assert list(after.coins) == [0, 1]
    after = do(position("w1 24,4\nw2 24,5\n", acting="w1"), "withdraw 24,2")
    assert list(after.coins) == [0, 0]


def test_the_enemy_one_has_withdrawn_from_is_not_charged_in_the_same_activation() -> None:
    state = position("w1 24,4\nw2 24,5\nh2 26,2\n", acting="w1")
    after = do(state, "withdraw 23.5,3")
    assert list(after.left) == [0, 0, 0, 0, 1, 0]
    assert refusal(after, "charge w2").endswith("it has just withdrawn from that enemy")
    assert not refusal(after, "charge h2")


def test_a_carrier_drops_what_it_has_before_it_shoots_or_charges() -> None:
    state = position(
        "a1 24,4 carrying 1\nw2 24,7\nh2 24,14\nloot 1 carried 0,0\n", acting="a1", scenario="raid"
    )
    assert "must drop that first" in refusal(state, "charge 24,6")
    assert "must drop that first" in refusal(state, "shoot h2")
    after = do(state, "drop")
    assert (after.thing_x[0], after.thing_y[0]) == (24 * 16, 4 * 16)
    assert not refusal(after, "shoot h2") and not refusal(after, "charge w2")


def test_a_thing_is_picked_up_within_an_inch_of_the_centre() -> None:
    near = position("h1 24,4\nloot 1 lies 24,5\n" + FAR_ENEMY, scenario="raid")
    assert do(near, "pick up 1").carries[0] == 0
    far = position("h1 24,4\nloot 1 lies 24,5.0625\n" + FAR_ENEMY, scenario="raid")
    assert refusal(far, "pick up 1").endswith("nothing lies within reach there")


def test_shock_is_recovered_beyond_two_inches_of_every_enemy() -> None:
    state = position("h1 24,4 shock 2\nw2 24,7.0625\n", actions=1)
    assert do(state, "recover").shock[0] == 1
    near = position("h1 24,4 shock 1\nw2 24,7\n", actions=1)
    assert refusal(near, "recover").endswith("within 2 inches of an enemy")
    assert "no shock" in refusal(position("h1 24,4\n" + FAR_ENEMY), "recover")


@pytest.mark.parametrize("state", ["shock 1", "wounded", "shock 2 wounded"])
def test_who_is_shocked_or_wounded_has_one_action(state: str) -> None:
    before = position(f"h1 24,4 {state}\nw2 30,30\n", actions=1)
    after = do(before, "move 24,5")
    assert after.actor != 0, "the activation is over"


def test_a_charger_who_is_shocked_in_his_own_fight_has_no_second_action() -> None:
    state = position("w1 24,4\nh2 24,7\n", acting="w1")
    after = do(state, "charge h2", 1, 9, 5, 5)
    assert after.shock[figure(after, "w1")] == 2
    assert after.actor != figure(after, "w1")


def test_who_kills_with_a_charge_is_free_for_any_second_action() -> None:
    state = position("w1 24,4\na2 24,7\nh2 2,34\n", acting="w1")
    after = do(state, "charge a2", 8, 1, 1)
    assert after.asks == CHOOSE and after.actor == figure(after, "w1")
    assert not refusal(after, "move 24,9")


def test_after_a_charge_without_a_kill_one_may_withdraw_or_stop() -> None:
    state = position("w1 24,4\nw2 24,7\n", acting="w1")
    after = do(state, "charge w2", 4, 5)
    assert after.asks == CHOOSE and after.used == 1
    assert "the only action" in refusal(after, "fight")
    assert not refusal(after, "withdraw 24,4.5")
    assert not refusal(after, "done")


def test_typed_lengths_are_taken_to_the_nearest_sixteenth() -> None:
    state = position("h1 24,4\n" + FAR_ENEMY)
    assert state.name(0, state.read(0, "move 25.1 4.02")) == "move 25.125,4"
    assert state.name(0, state.read(0, "25,4")) == "move 25,4"


def test_a_text_that_is_no_action_is_refused_in_words() -> None:
    state = position("h1 24,4\n" + FAR_ENEMY)
    for text in ("dance", "move", "move 1", "move a,b", "charge h9", "shoot", "move 1,1 > ", ""):
        assert refusal(state, text)
    assert "is not possible now" in refusal(state, "dance")
