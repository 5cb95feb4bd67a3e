"""A game's options as people type them."""

import pytest

from meadhall.client.__main__ import main
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


@pytest.mark.parametrize("time", ["0", "-5", "soon", "1.5", "nan", "9" * 5000, ""])
@pytest.mark.parametrize(
    "words",
    [
        ["analyse", "hexentafl"],
        ["duel", "hexentafl", "--seat", "karl", "--seat", "jarl"],
    ],
    ids=lambda words: words[0],
)
def test_no_time_to_think_is_refused_in_a_sentence_and_nothing_is_computed(capsys, words, time):
    with pytest.raises(SystemExit) as ended:
        main([*words, "--time", time])
    told = capsys.readouterr()
    assert ended.value.code == 2 and told.out == ""
    assert told.err.splitlines()[-1].endswith(
        f"--time: {time!r} is no time to think; give whole milliseconds, 1 or more, "
        "up to 1000000000"
    )


@pytest.mark.parametrize("count", ["0", "-1", "many"])
def test_no_simulations_are_refused_in_a_sentence(capsys, count):
    with pytest.raises(SystemExit) as ended:
        main(["analyse", "hexentafl", "--iterations", count])
    told = capsys.readouterr()
    assert ended.value.code == 2 and told.out == ""
    assert f"{count!r} is no number of simulations" in told.err


@pytest.mark.parametrize("words", [["lan", "--for"], ["join", "--grace"]])
@pytest.mark.parametrize("time", ["0", "-1", "nan", "inf", "soon"])
def test_no_time_to_wait_is_refused_in_a_sentence(capsys, words, time):
    with pytest.raises(SystemExit) as ended:
        main([*words, time])
    assert ended.value.code == 2
    assert f"{time!r} is no time; give seconds, more than 0" in capsys.readouterr().err
