"""A game's options as people type them."""

import pytest

from meadhall.client.commands.options import read_settings
from meadhall.client.commands.positions import opening
from meadhall.engines.catalogue import find
from meadhall.engines.values import BadOption


@pytest.mark.parametrize(
    ("words", "settings"),
    [
        (["--jotunn"], {"jotunn": "yes"}),
        (["--no-jotunn"], {"jotunn": "no"}),
        (["--jotunn", "yes"], {"jotunn": "yes"}),
        (["--jotunn", "NO", "--goal", "8"], {"jotunn": "NO", "goal": "8"}),
        (["--jotunn", "goal=8"], {"jotunn": "yes", "goal": "8"}),
    ],
)
def test_a_flag_stands_alone_or_before_its_value(
    words: list[str], settings: dict[str, object]
) -> None:
    assert read_settings(find("nxs"), words) == settings


@pytest.mark.parametrize("word", ["players", "self", "seats"])
def test_no_word_of_a_player_is_taken_for_one_of_ours(word: str) -> None:
    with pytest.raises(BadOption, match=f"no option '{word}'; its options are: black_goal"):
        opening(find("nxs"), 2, [f"--{word}", "3"])
