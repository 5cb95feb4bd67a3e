"""The small net: sums in shared integers are those of its definition, for every game's inputs."""

import pytest

from meadhall.engines.catalogue import GAMES
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, packed
from meadhall.engines.random_play import random_step
from meadhall.engines.small_net import MOST, ONE, UNITS, Net, number_names

MOST_ON = 80
NETS = [
    pytest.param(game, options, id=f"{game.key}-{len(options)}")
    for game in GAMES
    for options in ({}, {"board": "5x5"})
    if game.start().net_names() and (not options or game.key == "hexentafl")
]


def by_definition(numbers, inputs):
    """Unit by unit, as the module's first lines say it."""
    rows = len(numbers) // UNITS
    output = numbers[-1]
    for unit in range(UNITS):
        on = sum(numbers[one * UNITS + unit] for one in inputs)
        value = min(max(on + numbers[(rows - 2) * UNITS + unit], 0), ONE)
        output += value * numbers[(rows - 1) * UNITS + unit]
    return output * 100 // ONE**2


def some_numbers(inputs, most, seed):
    chance = Chance(seed)
    return [int(chance.below(2 * most + 1)) - most for _ in number_names(["one"] * inputs)]


@pytest.mark.parametrize("most", [40, 1000, MOST])
def test_three_units_in_one_integer_come_to_what_each_comes_to_alone(most):
    chance = Chance(7)
    for seed in range(60):
        numbers = some_numbers(40, most, seed)
        inputs = [int(chance.below(40)) for _ in range(int(chance.below(MOST_ON + 1)))]
        found = Net(packed(numbers)).advantage(packed(inputs))
        assert found == by_definition(numbers, inputs)


@pytest.mark.parametrize("sign", [1, -1])
def test_eighty_inputs_with_the_largest_numbers_stay_in_their_lane(sign):
    numbers = [sign * MOST if unit % 2 else -sign * MOST for unit in range(UNITS)] * MOST_ON
    numbers += [0] * UNITS + [ONE] * UNITS + [0]
    assert Net(packed(numbers)).advantage(packed(range(MOST_ON))) == UNITS // 2 * 100


@pytest.mark.parametrize(("game", "options"), NETS)
def test_every_position_switches_on_some_inputs_that_have_a_name(game, options):
    state, chance = game.start(2, **options), Chance(5)
    names, seen = state.net_names(), set()
    assert len(names) == len(set(names))
    while state.asks != OVER:
        if state.asks == CHOOSE:
            inputs = [int(each) for each in state.net_inputs()]
            assert 0 < len(inputs) <= MOST_ON
            assert all(0 <= each < len(names) for each in inputs)
            seen.add(tuple(sorted(inputs)))
        random_step(state, chance)
    assert len(seen) > 10


@pytest.mark.parametrize(("game", "options"), NETS)
def test_the_images_are_different_and_lose_no_input(game, options):
    state = game.start(2, **options)
    images, every = state.net_images(), list(range(len(state.net_names())))
    assert every in images
    assert len({tuple(image) for image in images}) == len(images)
    assert all(sorted(image) == every for image in images)
