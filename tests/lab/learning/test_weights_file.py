"""Files of weights: what is kept, and what is refused."""

import json

import pytest

from meadhall.client.commands.computing import named_entrant
from meadhall.engines import catalogue
from meadhall.engines.values import BadOption
from meadhall.lab.learning.weights_file import BadWeights, Learned, learned_for, read_weights

GAME = catalogue.find("hexentafl")
SETTINGS = GAME.settle(2, {"board": "5x5"})
IN_USE = GAME.opening(2, SETTINGS).feature_weights()
NAMES = GAME.opening(2, SETTINGS).feature_names()


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "Weights.json"
    learned = learned_for(Learned.EVALUATION, GAME, 2, SETTINGS, IN_USE, {"seed": 1})
    path.write_text(learned.as_text(), encoding="utf-8")
    return path


def change(path, **changes):
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


def test_the_file_tells_each_weight_by_name_and_where_it_comes_from(file):
    told = json.loads(file.read_text())
    assert told["weights"]["men"] == 81_000
    assert told["origin"] == {"seed": 1} and len(told["rules"]) == 32


def test_weights_are_read_by_their_names_whatever_their_order(file):
    weights = json.loads(file.read_text())["weights"]
    change(file, weights=dict(reversed(weights.items())))
    assert read_weights(Learned.EVALUATION, file, GAME, 2, SETTINGS) == tuple(IN_USE)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"kind": "a poem"}, "it is damaged"),
        ({"game": "nxs"}, "it was learned for nxs"),
        ({"settings": {"board": "4x4"}}, "with other options"),
        ({"weights": {"men": 5}}, "it counts other things"),
        (
            {"weights": dict.fromkeys(NAMES, "5")},
            "it is damaged",
        ),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_its_reason(file, changes, reason):
    change(file, **changes)
    with pytest.raises(BadWeights, match=reason):
        read_weights(Learned.EVALUATION, file, GAME, 2, SETTINGS)


@pytest.mark.parametrize("text", [None, b"", b"[]", b"\xff\xfe", b"{"])
def test_what_is_no_file_of_weights_at_all_is_refused_too(tmp_path, text):
    path = tmp_path / "weights.json"
    if text is not None:
        path.write_bytes(text)
    with pytest.raises(BadWeights):
        read_weights(Learned.EVALUATION, path, GAME, 2, SETTINGS)


def test_who_begins_makes_no_difference_to_the_weights(file):
    other = GAME.settle(2, {"board": "5x5", "first": "attackers"})
    assert read_weights(Learned.EVALUATION, file, GAME, 2, other) == tuple(IN_USE)


def test_a_player_can_be_given_a_file_beside_its_other_dials(file):
    entrant = named_entrant(f"search:weights={file},exploration=77", GAME, 2, SETTINGS, 9)
    assert entrant.level.method.weights == tuple(IN_USE)
    assert (entrant.level.method.exploration, entrant.level.simulations) == (77, 9)


@pytest.mark.parametrize("who", ["random", "greedy", "karl"])
def test_only_a_search_takes_a_file(file, who):
    with pytest.raises(BadOption, match="takes no file"):
        named_entrant(f"{who}:weights={file}", GAME, 2, SETTINGS)


def test_each_kind_of_numbers_is_read_where_it_is_meant_and_nowhere_else(tmp_path):
    path, settings = tmp_path / "net.json", GAME.settle(2, {})
    numbers = GAME.opening(2, settings).net_numbers()
    path.write_text(learned_for(Learned.NET, GAME, 2, settings, numbers, {}).as_text())
    assert read_weights(Learned.NET, path, GAME, 2, settings) == tuple(numbers)
    entrant = named_entrant(f"search:net={path}", GAME, 2, settings)
    assert entrant.level.method.net == tuple(numbers)
    for kind in (Learned.EVALUATION, Learned.PRIORS):
        with pytest.raises(BadWeights, match="it holds a small net"):
            read_weights(kind, path, GAME, 2, settings)
    with pytest.raises(BadWeights, match="with other options"):
        read_weights(Learned.NET, path, GAME, 2, SETTINGS)
