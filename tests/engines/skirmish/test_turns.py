"""Cards and calls, scenarios, how turns and matches end, and what every lively match keeps."""

import pytest

from meadhall import native
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER, SHOW, SHUFFLE
from meadhall.engines.skirmish import calling
from meadhall.engines.skirmish.field import ACT, ACTIVATE, CALL, DEPLOY, HAUL, SEE_HAND, UNVEIL
from meadhall.engines.values import (
    NOBODY,
    BadDiagram,
    BadNotation,
    BadOption,
    IllegalAction,
    RuleBroken,
)
from tests.engines import laws
from tests.engines.laws import Variant
from tests.engines.skirmish.tables import GAME, do, figure, lively, moments, position

OPTIONS = [
    (2, {}),
    (2, {"scenario": "raid", "table": "crag"}),
    (2, {"scenario": "hill", "cards": "open", "size": "48"}),
    (4, {"scenario": "escort", "table": "hawthorn"}),
    (6, {"shooters": "slingers", "size": "36"}),
]
MORE = [
    (seats, {"scenario": scenario, "cards": cards})
    for seats in (2, 4, 6)
    for scenario in ("clash", "hill", "raid", "escort")
    for cards in ("hidden", "open")
]
if not laws.IS_THOROUGH:
    OPTIONS, MORE = OPTIONS[:3], MORE[::7]


# Cards and calls. ---------------------------------------------------------------------------


def test_each_living_figure_brings_one_card_of_a_pack_shuffled_anew_for_each_turn() -> None:
    turns = 0
    for state, _ in moments(2, 4, scenario="raid"):
        if state.asks == SHUFFLE:
            turns += 1
            assert len(state.pile()) == 52 and state.shuffler() == NOBODY
            assert [int(each) for each in state.dealt] == [int(state.living(s)) for s in (0, 1)]
            assert int(state.round) == turns
    assert turns > 2


def test_cards_are_played_from_ace_to_king_and_by_suit_in_both_ways_of_holding_them() -> None:
    for cards in ("hidden", "open"):
        faces: list[int] = []
        for state, _ in moments(4, 2, cards=cards):
            if state.asks == SHUFFLE:
                faces = []
            if state.question == ACTIVATE or (state.question == ACT and state.used == 0):
                face = int(state.cards.faces[state.card])
                if not faces or faces[-1] != face:
                    assert not faces or faces[-1] < face
                    faces.append(face)


def test_hidden_and_open_cards_activate_the_same_seats_in_the_same_order() -> None:
    """The calls find out what open cards show, so both ways play the same match."""
    orders = []
    for cards in ("hidden", "open"):
        state, chance = GAME.start(2, table="crag", cards=cards), Chance(9)
        seats = []
        while state.round < 3 and state.asks != OVER:
            if state.asks == SHUFFLE:
                state.answer([(7 * place + int(state.round)) % 52 for place in range(52)])
            elif state.question == CALL:
                state.choose(*(int(state.automatic_action(seat)) for seat in state.asked()))
            elif state.asks != CHOOSE:
                state.answer(state.full_answer([int(v) for v in state.draw_answer(chance)]))
            elif state.question == DEPLOY:
                state.choose(int(state.legal(state.turn)[int(state.actor)]))
            elif state.question == ACT:
                seats.append((int(state.round), int(state.actor)))
                state.choose(state.read(int(state.turn), "done"))
            else:
                state.choose(int(state.legal(state.turn)[0]))
        orders.append(seats)
    assert orders[0] == orders[1] and len(orders[0]) == 12


def test_a_call_is_answered_by_the_cards_and_by_nothing_else() -> None:
    for state, _ in moments(2, 6):
        if state.question != CALL:
            continue
        for seat in state.asked():
            truth = int(state.automatic_action(seat))
            assert [int(each) for each in state.legal(seat)] == [truth]
            assert state.seen_by(seat).automatic_action(seat) == truth
            others = state.seen_by(1 - seat)
            assert others.automatic_action(seat) == NO_ACTION or state.rank == calling.KING
            wrong = truth + 16 if truth == 1 else 1
            with pytest.raises(IllegalAction, match="a called card must be shown"):
                choices = [int(state.automatic_action(each)) for each in state.asked()]
                choices[state.asked().index(seat)] = wrong
                state.copy().answer(choices)


def test_who_shows_a_card_that_should_have_been_shown_before_is_named() -> None:
    for state, _ in moments(2, 8):
        if state.question == UNVEIL and state.rank > 0:
            card = int(state.asked_pile[0])
            view = state.seen_by(1 - int(state.holder(card)))
            lower = 4 * (int(state.rank) - 1)
            with pytest.raises(RuleBroken, match="its holder had kept silent") as broken:
                view.check([lower] + [0] * (len(state.asked_pile) - 1))
            assert broken.value.seat == state.holder(card)
            return
    raise AssertionError("no card was ever called")


def test_nobody_is_asked_for_a_card_without_a_figure_to_activate() -> None:
    for seed in range(6):
        for state, _ in moments(2, seed):
            if state.question in (CALL, ACTIVATE):
                for seat in state.asked():
                    assert state.has_unactivated(seat) and (
                        state.question == ACTIVATE or state.hand_size(seat) > 0
                    )


def test_only_the_owner_is_shown_a_hidden_hand() -> None:
    for state, _ in moments(4, 1, scenario="hill"):
        if state.question == SEE_HAND:
            assert state.asks == SHOW
            assert sum(bool(state.is_shown(seat)) for seat in range(4)) == 1


# Scenarios. ---------------------------------------------------------------------------------


def test_the_loot_is_carried_off_the_raiders_own_edge() -> None:
    state = position(
        "w1 24,4 carrying 1\nh2 2,34\nloot 1 carried 0,0\n", acting="w1", scenario="raid"
    )
    assert list(do(state, "move 24,1").coins) == [0, 0]
    after = do(state, "move 24,0.5")
    assert list(after.coins) == [3, 0] and after.asks == OVER


def test_a_defender_gains_nothing_by_carrying_the_loot() -> None:
    state = position(
        "h1 2,2\nw2 24,32 carrying 1\nloot 1 carried 0,0\n", acting="w2", scenario="raid"
    )
    assert list(do(state, "move 24,35.5").coins) == [0, 0]


def test_who_is_killed_drops_what_it_carries() -> None:
    state = position(
        "w1 24,4\nw2 24,5 carrying 1\nh2 2,34\nloot 1 carried 0,0\n", acting="w1", scenario="raid"
    )
    after = do(state, "fight", 8, 7, 1)
    assert (after.thing_x[0], after.thing_y[0], after.thing_state[0]) == (384, 80, 0)


def end_of_turn(state):
    """The turn ends with this action: nobody has a card left."""
    for card in range(52):
        state.spent[card] = 1
    return do(state, "done")


def test_a_side_that_holds_the_hill_at_the_end_of_two_turns_has_achieved_it() -> None:
    state = position("h1 28,18\nw2 2,34\n", scenario="hill")
    once = end_of_turn(state)
    assert list(once.held) == [1, 0] and list(once.coins) == [0, 0]
    state.held[0] = 1
    twice = end_of_turn(state)
    assert list(twice.held) == [0, 0] and list(twice.coins) == [3, 0]


@pytest.mark.parametrize(
    ("figures", "holds"),
    [
        ("h1 28,18\nw2 26,18\n", [0, 0]),
        ("h1 28,18\nw2 26,18 shock 1\n", [1, 0]),
        ("h1 28,18 shock 1\nw2 2,34\n", [0, 0]),
        ("h1 28,18 wounded\nw2 2,34\n", [1, 0]),
        ("h1 24,18\nw2 2,34\n", [1, 0]),
        ("h1 23.9375,18\nw2 2,34\n", [0, 0]),
    ],
)
def test_only_unshocked_figures_on_the_hill_hold_it_or_prevent_that(
    figures: str, holds: list[int]
) -> None:
    assert list(end_of_turn(position(figures, scenario="hill")).held) == holds


@pytest.mark.parametrize(
    ("figures", "coins"),
    [
        ("h1 18,21.125\nw2 18,10\nbaggage 18,20\n", 3),
        ("h1 18,21.1875\nw2 18,10\nbaggage 18,20\n", 0),
        ("h1 18,21\nw2 18,15\nbaggage 18,20\n", 0),
        ("h1 18,21\nw2 18,14.9375\nbaggage 18,20\n", 3),
    ],
)
def test_baggage_is_taken_by_contact_without_a_defender_within_four_inches(
    figures: str, coins: int
) -> None:
    assert end_of_turn(position(figures, scenario="escort")).coins[0] == coins


def test_baggage_that_comes_to_the_far_edge_is_worth_the_goal() -> None:
    after = end_of_turn(position("h1 2,2\nw2 18,10\nbaggage 18,6.5\n", scenario="escort"))
    assert after.question == HAUL and after.turn == 1
    assert do(after, "haul 18,1").coins[1] == 0
    done = do(after, "haul 18,0.5")
    assert list(done.coins) == [0, 3] and done.asks == OVER
    assert do(after, "stay").asks == SHUFFLE


def test_baggage_passes_no_enemy_and_no_hedge_and_goes_slowly_through_woods() -> None:
    after = end_of_turn(position("h1 18,4\nw2 18,10\nbaggage 18,6\n", scenario="escort"))
    for text, why in (
        ("haul 18,2", "an enemy's base is in the way"),
        ("haul 18,0.25", "must stay on the table"),
        ("haul 24.0625,6", "that costs 6.1 inches"),
    ):
        with pytest.raises(BadNotation, match=why):
            after.read(1, text)
    hedge = end_of_turn(position("h1 2,2\nw2 2,34\nbaggage 17,12\n", scenario="escort"))
    with pytest.raises(BadNotation, match="a hedge or fence is in the way"):
        hedge.read(1, "haul 17,10")
    wood = end_of_turn(position("h1 2,2\nw2 2,34\nbaggage 5,11\n", scenario="escort"))
    assert wood.read(1, "haul 8,11")
    with pytest.raises(BadNotation, match="a move has 6"):
        wood.read(1, "haul 8.0625,11")


def test_the_last_turn_ends_the_match_and_coins_decide() -> None:
    for coins, results in (("0 0", "DRAW DRAW"), ("1 0", "WIN LOSS"), ("1 2", "LOSS WIN")):
        state = position("h1 2,2\nw2 18,10\n", coins=coins)
        state.round = 12
        over = end_of_turn(state).ask()
        assert " ".join(result.name for result in over.results) == results


@pytest.mark.parametrize(("scenario", "winner"), [("raid", 1), ("escort", 0), ("hill", None)])
def test_without_more_coins_the_side_wins_that_had_to_hold_out(
    scenario: str, winner: int | None
) -> None:
    state = position("h1 2,2\nw2 18,10\n", scenario=scenario)
    state.round = 12
    after = end_of_turn(state)
    if after.question == HAUL:
        after = do(after, "stay")
    assert after.ask().winners == (() if winner is None else (winner,))


def test_sides_win_together() -> None:
    for state, _ in moments(4, 3):
        if state.asks == OVER:
            results = state.ask().results
            assert results[0] == results[2] and results[1] == results[3]
            assert [int(state.team(seat)) for seat in range(4)] == [0, 1, 0, 1]


# Setting up. --------------------------------------------------------------------------------


def test_heroes_are_set_up_first_then_warriors_then_archers_side_two_before_side_one() -> None:
    order = [
        (int(state.actor), int(state.turn))
        for state, _ in moments(4, 1, scenario="escort")
        if state.question == DEPLOY
    ]
    assert order[0] == (-1, 1), "the baggage comes before all"
    assert [figure % 3 for figure, _ in order[1:]] == [0] * 4 + [1] * 4 + [2] * 4
    assert [seat for _, seat in order[1:]] == [1, 0, 3, 2] * 3


def test_each_side_sets_up_within_six_inches_of_its_edge_and_raided_defenders_in_nine() -> None:
    for scenario, low in (("clash", 30.5), ("raid", 27.5)):
        state = GAME.start(2, table="crag", scenario=scenario)
        assert state.is_legal(1, state.read(1, f"place 2,{low}"))
        assert int(state.zone_of(1)[0]) == low * 16
        assert [int(each) for each in state.zone_of(0)] == [8, 88]


def test_sides_are_of_equal_number() -> None:
    for seats in (3, 5):
        with pytest.raises(BadOption, match="as many players"):
            GAME.start(seats)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "turn x act",
        "turn 1 dance",
        "turn 1 act player 9 rank 1 step 0 table 1",
        "turn 1 act player 1 rank 1 step 0 table 1\nh1 10,10",
        "turn 1 act player 1 rank 1 step 0 table 1\nh1 10,10\nw1 10,10.5\nactivation h1 0 of 2",
        "turn 1 act player 1 rank 1 step 0 table 1\nh1 99,10\nactivation h1 0 of 2",
        "turn 1 act player 1 rank 1 step 0 table 1\nh1 10,10\ncards 1 AS AS\nactivation h1 0 of 2",
        "turn 1 combat rank 1 step 0 table 1\nh1 10,10\nactivation h1 0 of 2\nfight hits 0",
        "turn 1 strike player 1 rank 1 step 0 table 1\nh1 10,10",
    ],
)
def test_a_diagram_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadDiagram):
        GAME.read_diagram(text, 2, GAME.settle(2, {}))


# Every lively match. ------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "given"), OPTIONS, ids=str)
def test_a_lively_match_keeps_the_laws(seats: int, given: dict[str, object]) -> None:
    variant = Variant(GAME, seats, tuple(GAME.settle(seats, given).items()))
    chance = Chance(5)
    for at, (state, values) in enumerate(moments(seats, 5, **given)):
        if at % 5 == 0 or not values:
            laws.legal_actions_are_sorted_and_distinct(state)
            laws.hunches_follow_from_what_the_seat_knows(state)
            laws.what_is_listed_is_legal(state, chance)
            laws.others_are_refused_and_change_nothing(state, chance)
            laws.diagram_round_trips(variant, state)
            laws.stored_state_round_trips(variant, state)
            laws.copies_are_independent(state, values)
        if at % 15 == 0:
            laws.notation_and_steps_are_unambiguous(state)


@pytest.mark.parametrize(("seats", "given"), OPTIONS[:4], ids=str)
def test_everybody_keeps_in_step_with_a_lively_match(seats: int, given: dict[str, object]) -> None:
    copies = None
    for state, values in moments(seats, 7, **given):
        copies = copies or {each: state.seen_by(each) for each in (*range(seats), NOBODY)}
        for knower, copy in copies.items():
            assert copy.digest() == state.digest() and copy.ask() == state.ask()
            assert copy.dump() == state.seen_by(knower).dump()
            if values:
                copy.answer(state.seen_answer(knower, state.full_answer(values)))


def test_every_event_of_a_lively_match_is_a_whole_sentence() -> None:
    keys = set()
    for scenario, seed in (("raid", 5), ("escort", 2), ("hill", 3), ("clash", 4)):
        before = None
        for state, values in moments(2, seed, scenario=scenario):
            if before is not None:
                for event in state.events_since(*before):
                    keys.add(event.key)
                    assert str(event).endswith(".") and "{" not in str(event)
            before = (state, values)
    assert keys >= {
        "table", "placed", "turn", "dealt", "called", "answered", "shown", "activated", "moved",
        "charged", "combat die", "won", "shocked", "wounded", "killed", "coins", "shoots", "missed",
        "hit", "over", "turn over", "cart placed", "hauled",
    }  # fmt: skip


@pytest.mark.parametrize(("seats", "given"), MORE, ids=str)
def test_lively_matches_end_within_the_bound(seats: int, given: dict[str, object]) -> None:
    """`moments` fails where the bound is passed; thousands of these were played once."""
    seeds = 3 if native.mode() == "native" else 1
    for seed in range(seeds):
        last = None
        for state, _ in moments(seats, seed, **given):
            last = state
        assert last is not None and last.asks == OVER
        assert str(last.reason()).endswith(".")


def test_what_is_random_is_the_same_for_the_same_seed() -> None:
    once = [state.digest() for state, _ in moments(2, 11)]
    assert once == [state.digest() for state, _ in moments(2, 11)]
    assert lively(GAME.start(2), Chance(1)) == lively(GAME.start(2), Chance(1))


def test_figures_bear_the_letter_of_their_kind_and_their_players_number() -> None:
    state = position("h1 24,4\nw1 26,4\na1 28,4\nh2 2,34\n")
    assert [figure(state, code) for code in ("h1", "w1", "a1", "h2")] == [0, 1, 2, 3]
