"""`meadhall duel`: what is played, what is told, and what is kept."""

import argparse
import json

import pytest

from meadhall.client import duel
from meadhall.engines.values import BadOption
from meadhall.net.files import load_saga


def run(capsys, *words):
    """The command's exit code and what it prints."""
    parser = argparse.ArgumentParser()
    duel.add_arguments(parser, "duel")
    args, rest = parser.parse_known_args(words)
    code = duel.run(args, rest)
    return code, capsys.readouterr().out


def results(capsys, *words):
    code, out = run(capsys, *words, "--json", "-")
    assert code == 0
    return json.loads(out)


def test_greedy_against_random_in_words(capsys):
    code, out = run(capsys, "hexentafl", "--seat", "greedy", "--seat", "random", "--games", "12")
    assert code == 0
    lines = out.splitlines()
    assert lines[0].startswith("heXentafl, 12 matches in ")
    assert lines[1].lstrip().startswith("greedy") and "Elo" in lines[1]
    assert "defenders" in lines[1] and "attackers" in lines[1]
    assert any("The king" in line for line in lines[3:])


def test_the_same_seed_gives_the_same_results_whatever_the_number_of_jobs(capsys):
    words = ["hexentafl", "--seat", "thrall", "--seat", "random", "--games", "6", "--seed", "5"]
    one, other = results(capsys, *words), results(capsys, *words, "--jobs", "2")
    for found in (one, other):
        found.pop("seconds")
        for entry in found["entrants"]:
            entry.pop("ms_per_choice")
    assert one == other
    assert one["matches"] == 6
    assert one["entrants"][0]["score"] + one["entrants"][1]["score"] == 1


def test_the_sequential_test_stops_when_it_is_clear(capsys):
    found = results(
        capsys,
        "hexentafl",
        "--seat",
        "greedy",
        "--seat",
        "random",
        "--games",
        "400",
        "--sprt",
        "0,200",
    )
    assert found["matches"] < 100
    assert found["test"]["verdict"] == "high"


def test_without_swapping_everybody_keeps_his_seat(capsys):
    found = results(
        capsys, "hexentafl", "--seat", "random", "--seat", "greedy", "--games", "4", "--no-swap"
    )
    assert found["matches"] == 4
    assert found["entrants"][0]["by_seat"][1] is None


def test_a_game_for_more_fills_its_seats_and_takes_options(capsys):
    found = results(
        capsys,
        "nxs",
        "--seats",
        "3",
        "--setup",
        "short",
        "--goal",
        "2",
        "--seat",
        "greedy",
        "--seat",
        "random",
        "--games",
        "3",
    )
    assert [entry["who"] for entry in found["entrants"]] == ["greedy", "random", "random"]
    assert found["settings"]["goal"] == 2
    assert found["matches"] == 3


def test_matches_are_kept_as_match_files(capsys, tmp_path):
    run(
        capsys,
        "hexentafl",
        "--seat",
        "greedy",
        "--seat",
        "random",
        "--games",
        "2",
        "--saga-dir",
        str(tmp_path),
    )
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    assert all(len(load_saga(path).signed.genesis.answers) > 4 for path in files)


@pytest.mark.parametrize(
    "words, problem",
    [
        (["--seat", "karl"], "name who plays with --seat, for 2 to 2 seats"),
        (["--seat", "karl", "--seat", "loki"], "nobody is called 'loki'"),
        (["--seat", "karl", "--seat", "jarl", "--games", "0"], "--games must be at least 1"),
        (["--seat", "karl", "--seat", "jarl", "--sprt", "5"], "--sprt is two numbers"),
        (["--seat", "karl", "--seat", "jarl", "--sprt", "9,3"], "the second number"),
        (["--seat", "karl", "--seat", "jarl", "--time", "-1"], "a budget cannot be negative"),
        (["--seat", "karl", "--seat", "jarl", "--moon", "full"], "has no option 'moon'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(capsys, words, problem):
    with pytest.raises(BadOption) as refused:
        run(capsys, "hexentafl", *words)
    assert problem in str(refused.value)
