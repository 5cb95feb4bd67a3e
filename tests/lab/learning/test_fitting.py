"""Fitting: from results of matches back to what decided them."""

from math import log

import pytest

from meadhall.ai.weighing import PARTS
from meadhall.engines.chance import Chance
from meadhall.lab.learning.curve import curve_picture
from meadhall.lab.learning.fitting import (
    UNIT,
    Losses,
    chances_of,
    fitted,
    learning_part,
    left_out,
    losses,
)
from meadhall.lab.learning.self_play import Position, position_from

TRUE = (0.8, -0.3, 0.0)


def made_up(matches, teams=2, seed=1):
    """Positions whose results follow from weights that we know."""
    chance = Chance(seed)
    found = []
    for match in range(matches):
        features = tuple(tuple(int(chance.below(5)) for _ in TRUE) for _ in range(teams))
        chances = chances_of(Position(match, features, (), ()), TRUE)
        lot, winner = int(chance.below(10**6)) / 10**6, 0
        while winner < teams - 1 and lot >= chances[winner]:
            lot -= chances[winner]
            winner += 1
        shares = tuple(float(team == winner) for team in range(teams))
        found.append(Position(match, features, shares, (1 / teams,) * teams))
    return found


@pytest.mark.parametrize("teams", [2, 3])
def test_the_weights_that_made_the_results_are_found_again(teams):
    weights = fitted(made_up(4000, teams))
    assert [weight / UNIT for weight in weights] == pytest.approx(TRUE, abs=0.06)


def test_a_hundred_of_an_advantage_makes_an_even_match_nearly_three_to_one():
    """So a natural unit of the odds is a hundred, each of so many parts."""
    assert UNIT == 100 * PARTS


def test_what_was_learned_foretells_matches_that_were_left_out():
    positions = made_up(3000)
    part, tested = learning_part(positions), left_out(positions)
    assert {position.match for position in part} & {position.match for position in tested} == set()
    found = losses(tested, part, fitted(part))
    assert found.learned < found.nothing - 0.1
    assert found.in_use == pytest.approx(log(2))


def test_a_feature_that_never_occurs_gets_no_weight():
    positions = [
        Position(each.match, tuple((*counts, 0) for counts in each.features), each.shares, ())
        for each in made_up(200)
    ]
    assert fitted(positions)[-1] == 0


def test_a_position_can_be_kept_as_text():
    import json

    position = made_up(1)[0]
    assert position_from(json.loads(json.dumps(position.as_json()))) == position


def test_the_curve_shows_every_point_and_what_it_is_compared_with():
    points = [(10, Losses(0.6, 0.55, 0.69)), (20, Losses(0.5, 0.55, 0.69))]
    picture = curve_picture("A & B", points)
    assert picture.count("<circle") == 2 and "A &amp; B" in picture
    assert "weights in use" in picture and "knowing nothing" in picture
