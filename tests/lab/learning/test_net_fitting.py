"""Learning a small net: it finds what no sum of weights can say, and goes on where it was ended."""

import json
from math import exp, log

import pytest

from meadhall.ai.net_lessons import Examples, NetLessons
from meadhall.engines.chance import Chance
from meadhall.engines.contract import packed
from meadhall.engines.small_net import MOST, UNITS, Net
from meadhall.lab.learning import net_fitting
from meadhall.lab.learning.net_fitting import (
    NetProgress,
    counts_of,
    fitted_net,
    forecasts,
    learning_part,
    left_out_part,
    net_loss,
    net_losses,
    stopping_part,
)
from meadhall.lab.learning.self_play import NetPosition, net_position_from

SAME = [[0, 1, 2, 3]]


def made_up(matches):
    """Seat 0 wins exactly if one of the first two inputs is on, and not both: no sum tells that."""
    chance, found = Chance(1), []
    for match in range(matches):
        inputs = tuple(one for one in range(4) if chance.below(2))
        won = float((0 in inputs) != (1 in inputs))
        found.append(NetPosition(match, inputs, won, 0.5))
    return found


def learned(positions, images=SAME, keep=lambda progress: None, before=None):
    return fitted_net(images, learning_part(positions), stopping_part(positions), 1, before, keep)


def test_it_learns_what_no_sum_of_weights_can_say(monkeypatch):
    monkeypatch.setattr(net_fitting, "ROUNDS", 12)
    monkeypatch.setattr(net_fitting, "RATE", 0.05)
    positions = made_up(9000)
    numbers = learned(positions)
    found = net_losses(left_out_part(positions), learning_part(positions), numbers)
    assert found.learned < 0.1
    assert found.in_use == pytest.approx(log(2))
    assert found.nothing == pytest.approx(log(2), abs=0.02)


def test_what_it_learns_holds_in_every_image(monkeypatch):
    """The matches show one half only; the image swaps the halves."""
    monkeypatch.setattr(net_fitting, "ROUNDS", 8)
    monkeypatch.setattr(net_fitting, "RATE", 0.05)
    chance = Chance(2)
    positions = [
        NetPosition(match, (0,) if chance.below(2) else (1,), 0.0, 0.5) for match in range(3000)
    ]
    positions = [
        NetPosition(each.match, each.inputs, float(each.inputs == (0,)), 0.5) for each in positions
    ]
    numbers = learned(positions, images=[[0, 1, 2, 3], [2, 3, 0, 1]])
    chances = forecasts([NetPosition(0, (one,), 0, 0) for one in range(4)], numbers)
    assert chances[0] > 0.9 > 0.1 > chances[1]
    assert chances[2] > 0.9 > 0.1 > chances[3]


def test_each_number_moves_as_the_loss_slopes():
    """Beside the slope that is found by moving each number a little."""
    lessons, examples = NetLessons(4), Examples([[0, 1, 2, 3], [3, 2, 1, 0]])
    lessons.begin("slope")
    for inputs, won in (([0, 1], 1.0), ([2], 0.0), ([1, 3], 0.5)):
        examples.add(inputs, won, 0.7)
    for example in range(6):
        lessons.add(examples, example)
    slopes = list(lessons.gradient)

    def loss():
        total = 0.0
        for inputs, won in (([0, 1], 1.0), ([2], 0.0), ([1, 3], 0.5)):
            for image in ([0, 1, 2, 3], [3, 2, 1, 0]):
                numbers = list(lessons.numbers)
                output = numbers[-1]
                for unit in range(UNITS):
                    on = sum(numbers[image[one] * UNITS + unit] for one in inputs)
                    value = min(max(on + numbers[4 * UNITS + unit], 0.0), 1.0)
                    output += value * numbers[5 * UNITS + unit]
                chance = 1 / (1 + exp(-output))
                total -= 0.7 * (won * log(chance) + (1 - won) * log(1 - chance))
        return total

    for at in range(0, len(slopes), 5):
        before, small = lessons.numbers[at], 1e-6
        lessons.numbers[at] = before + small
        above = loss()
        lessons.numbers[at] = before - small
        below = loss()
        lessons.numbers[at] = before
        assert slopes[at] == pytest.approx((above - below) / (2 * small), abs=1e-6)


def test_it_goes_on_where_it_was_ended_and_comes_to_the_same_numbers(monkeypatch):
    monkeypatch.setattr(net_fitting, "ROUNDS", 4)
    positions, kept = made_up(300), []
    whole = learned(positions, keep=kept.append)
    for progress in kept:
        assert learned(positions, before=NetProgress.from_text(progress.as_text())) == whole
    assert len(kept) > 4, "it began with the second net"


def test_all_that_is_not_left_out_teaches_for_as_many_rounds_as_were_best(monkeypatch):
    monkeypatch.setattr(net_fitting, "ROUNDS", 6)
    kept, taught, positions = [], [], made_up(100)
    losses = iter([0.6, 0.5, 0.4, 0.45, 0.5, 0.6])
    monkeypatch.setattr(net_fitting, "net_loss", lambda *_: next(losses))
    examples_of = net_fitting.examples_of

    def watched(images, part):
        taught.append(len(part))
        return examples_of(images, part)

    monkeypatch.setattr(net_fitting, "examples_of", watched)
    learned(positions, keep=kept.append)
    assert taught == [60, 80]
    assert [progress.best for progress in kept] == [1, 2, 3, 3, 3, 3, 3, 3, 3]
    assert [progress.is_done for progress in kept] == [False] * 8 + [True]


def test_no_match_is_learned_from_and_tested_with():
    positions = made_up(50)
    parts = [learning_part(positions), stopping_part(positions), left_out_part(positions)]
    matches = [{each.match for each in part} for part in parts]
    assert sum(map(len, matches)) == len(set.union(*matches)) == 50


def test_many_positions_of_one_match_count_like_eight():
    positions = [NetPosition(1, (), 1.0, 0.5)] * 40 + [NetPosition(2, (), 1.0, 0.5)]
    counts = counts_of(positions)
    assert sum(counts[:40]) == pytest.approx(8) and counts[40] == 1.0
    chances = [0.9] * 40 + [0.1]
    assert net_loss(positions, chances) == pytest.approx(-(8 * log(0.9) + log(0.1)) / 9)


def test_no_number_grows_out_of_its_lane():
    lessons = NetLessons(2)
    lessons.numbers[0], lessons.numbers[1] = 99.0, -99.0
    assert lessons.rounded()[:3] == [MOST, -MOST, 0]


def test_the_whole_numbers_say_what_the_fractions_said():
    lessons = NetLessons(4)
    lessons.begin("rounding")
    lessons.numbers[len(lessons.numbers) - 1] = 0.5
    found = int(Net(packed(lessons.rounded())).advantage(packed([0, 2])))
    numbers = list(lessons.numbers)
    output = numbers[-1]
    for unit in range(UNITS):
        value = numbers[unit] + numbers[2 * UNITS + unit] + numbers[4 * UNITS + unit]
        output += min(max(value, 0.0), 1.0) * numbers[5 * UNITS + unit]
    assert found == pytest.approx(100 * output, abs=2)


def test_a_position_can_be_kept_as_text():
    position = made_up(1)[0]
    assert net_position_from(json.loads(json.dumps(position.as_json()))) == position
