"""`meadhall duel`: what is played, what is told, and what is kept."""

import argparse
import json
from itertools import chain, repeat

import pytest

from meadhall.client.__main__ import main
from meadhall.client.commands import duel
from meadhall.client.computer import pool
from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.computer.workers import Died
from meadhall.client.match.session import Session
from meadhall.client.match.setup import look_at
from meadhall.client.system.user_error import UserError
from meadhall.engines.values import BadOption, GameError
from meadhall.net.errors import NotKept
from meadhall.net.files.saga_file import SagaFile

DULL = ["hexentafl", "--seat", "greedy", "--seat", "random", "--games", "6"]


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


def test_among_three_a_third_of_the_points_is_even(capsys):
    """So the test between two Elo may not take a third for a lost duel."""
    words = ["valhalla", "--seats", "3", "--seat", "random", "--seat", "random", "--games", "90"]
    found = results(capsys, *words, "--sprt=-600,-200")
    assert sum(entry["score"] for entry in found["entrants"]) == pytest.approx(1, abs=0.001)
    assert found["test"]["verdict"] == "high"


def test_the_results_hold_each_pair_and_what_was_wanted(capsys):
    words = ["hexentafl", "--seat", "greedy", "--seat", "random", "--games", "6"]
    found = results(capsys, *words)
    first, second = (entry["pairs"] for entry in found["entrants"])
    assert [one + other for one, other in zip(first, second, strict=True)] == [1, 1, 1]
    assert found["wanted"] == found["matches"] == 6
    assert found["rules"].split(":")[0] in ("native", "plain")


def kept(capsys, folder, *words):
    """The matches that a duel has left in a folder."""
    run(capsys, *words, "--seat", "greedy", "--seat", "random", "--saga-dir", str(folder))
    return [look_at(path) for path in sorted(folder.iterdir())]


def test_matches_are_kept_as_match_files_move_by_move(capsys, tmp_path):
    found = kept(capsys, tmp_path / "new", "hexentafl", "--games", "2")
    assert len(found) == 2
    for saga, match in found:
        assert not saga.problem and match.record.fault is None
        assert match.over is not None and len(match.line) > 4


def test_a_match_with_chance_is_kept_to_its_end_and_its_log_tells_all(capsys, tmp_path):
    found = kept(capsys, tmp_path, "valhalla", "--seats", "3", "--games", "3")
    assert len(found) == 3
    assert all(match.over is not None for _, match in found)
    first, (_, match) = sorted(tmp_path.iterdir())[0], found[0]
    assert main(["log", str(first)]) == 0
    lines = capsys.readouterr().out.splitlines()
    given = match.record.given
    assert lines[given] == f"So far it was given; the match goes on after {given} answers."
    assert len(lines) == len(match.line) + 1 + 1
    assert any(line.endswith(". cards are shuffled") for line in lines[:given])
    assert lines[-1] == str(match.over.reason)


def test_a_kept_match_can_be_stepped_through_from_its_opening(capsys, tmp_path):
    """A seat's word, what the window shows and the terminal tells are the same at every answer."""
    _, match = kept(capsys, tmp_path, "valhalla", "--games", "2")[0]
    session = Session(match, InProcessPlayer())
    assert match.record.given > 20
    assert session.state_at(0).dump() == match.genesis.way_here()[0].dump()
    path = sorted(tmp_path.iterdir())[0]
    for number in (0, 1, match.record.given // 2, match.record.given, session.length):
        assert main(["replay", str(path), "--at", str(number)]) == 0
        told = capsys.readouterr().out
        assert told.endswith(f"\n{session.state_at(number).diagram()}\n")
        assert f"\n{number}. " in f"\n{told}" or number == 0
        assert f"\n{number + 1}. " not in f"\n{told}"


def test_a_full_disk_ends_it_and_what_was_played_is_told(capsys, tmp_path, monkeypatch):
    write = SagaFile.append

    def refuse(file, data):
        if "-2-" in file.path.name:
            raise NotKept(f"{file.path.name} cannot be kept: the disk is full")
        write(file, data)

    monkeypatch.setattr(SagaFile, "append", refuse)
    with pytest.raises(NotKept, match="the disk is full"):
        run(capsys, *DULL, "--saga-dir", str(tmp_path))
    assert capsys.readouterr().out.startswith("heXentafl, 2 matches in ")
    assert len(list(tmp_path.iterdir())) == 2


def test_nothing_is_played_whose_results_could_not_be_written(capsys, tmp_path):
    words = ["hexentafl", "--seat", "greedy", "--seat", "random", "--games", "2"]
    with pytest.raises(UserError, match="results.json cannot be written: there is no such file"):
        run(capsys, *words, "--json", str(tmp_path / "nowhere" / "results.json"))
    (tmp_path / "file").touch()
    with pytest.raises(UserError, match="file cannot be written"):
        run(capsys, *words, "--saga-dir", str(tmp_path / "file"))
    run(capsys, *words, "--saga-dir", str(tmp_path))
    with pytest.raises(UserError, match=r"hexentafl-1-1-.\.saga is there already"):
        run(capsys, *words, "--saga-dir", str(tmp_path))


def test_stopped_in_the_middle_it_tells_what_it_has(capsys, monkeypatch):
    whole = duel.played

    def interrupted(*asked):
        yield from (pair for pair, _ in zip(whole(*asked), range(2), strict=False))
        raise KeyboardInterrupt

    monkeypatch.setattr(duel, "played", interrupted)
    words = ["hexentafl", "--seat", "greedy", "--seat", "random", "--games", "100"]
    code, out = run(capsys, *words)
    assert code == 130
    assert out.startswith("heXentafl, 4 matches in ") and ", of 100" in out.splitlines()[0]


class Mortal(pool.Worker):
    """A worker whose processes have their fates: does the next one die over its work?"""

    fates = iter(())

    def begin(self, work):
        super().begin(work)
        self.is_doomed = next(Mortal.fates, False)

    def poll(self):
        if not self.is_doomed:
            return super().poll()
        self.close()
        return Died()


def test_a_process_that_dies_is_replaced_and_nothing_is_lost(capsys, monkeypatch):
    whole = results(capsys, *DULL)
    monkeypatch.setattr(pool, "Worker", Mortal)
    Mortal.fates = iter([False, True, True, False])
    again = results(capsys, *DULL)
    assert next(Mortal.fates, None) is None, "two processes have died"
    assert [each["pairs"] for each in again["entrants"]] == [
        each["pairs"] for each in whole["entrants"]
    ]


@pytest.mark.parametrize("lives, told", [(0, ""), (1, "heXentafl, 2 matches in ")])
def test_if_processes_keep_dying_it_tells_what_it_has_and_why_it_ends(
    capsys, monkeypatch, lives, told
):
    monkeypatch.setattr(pool, "Worker", Mortal)
    Mortal.fates = chain([False] * lives, repeat(True))
    with pytest.raises(GameError, match="has died each time"):
        run(capsys, *DULL)
    assert capsys.readouterr().out[: len("heXentafl, 2 matches in ")] == told


@pytest.mark.parametrize(
    "words, problem",
    [
        (["--seat", "karl"], "--seat is to be given twice, not 1"),
        (["--seat", "karl", "--seat", "loki"], "nobody is called 'loki'"),
        (["--seat", "karl", "--seat", "program:python3 x"], "in meadhall tournament only"),
        (["--seat", "karl", "--seat", "jarl", "--games", "0"], "--games must be at least 1"),
        (["--seat", "karl", "--seat", "jarl", "--sprt", "5"], "--sprt is two numbers"),
        (["--seat", "karl", "--seat", "jarl", "--sprt", "9,3"], "the greater one last"),
        (["--seat", "karl", "--seat", "jarl", "--random", "9999"], "every match is over"),
        (["--seat", "karl", "--seat", "jarl", "--sprt", "nan,5"], "two numbers up to 2000"),
        (["--seat", "karl", "--seat", "search:minimax=17"], "from 0 to 16, not '17'"),
        (["--seat", "karl", "--seat", "jarl", "--moon", "full"], "has no option 'moon'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(capsys, words, problem):
    with pytest.raises(BadOption) as refused:
        run(capsys, "hexentafl", *words)
    assert problem in str(refused.value)


def test_in_a_game_won_together_each_plays_all_seats_and_the_share_won_is_compared(capsys):
    words = ["valheim", "--difficulty", "gentle", "--games", "2"]
    code, out = run(capsys, *words, "--seat", "search:simulations=1", "--seat", "random")
    assert code == 0 and "victories in" in out and "60 turns have passed" in out
    found = results(capsys, *words, "--seats", "2", "--seat", "random", "--seat", "random")
    assert [entry["score"] for entry in found["entrants"]] == [0, 0]
    assert [entry["turns"] for entry in found["entrants"]] == [None, None]


def test_in_a_game_won_together_two_players_are_compared(capsys):
    with pytest.raises(BadOption, match="given twice"):
        run(capsys, "valheim", "--seat", "karl")
