"""`meadhall learn`: a small run from nothing, one ended in the middle, and words that are wrong."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from meadhall.client.__main__ import main
from meadhall.client.commands import learn_priors, learning
from meadhall.engines.catalogue import GAMES
from meadhall.lab import work_folder
from meadhall.lab.origin import program_digest
from meadhall.lab.work_folder import WorkFolder

SMALL = ("--matches", "30", "--iterations", "3", "--games", "4")


def learn(capsys, *words, code=0):
    assert main(["learn", *map(str, words)]) == code
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    return told.out + told.err


def kept(folder):
    """All that was found, apart from how long it took."""
    return {
        path.name: path.read_text()
        for path in sorted(folder.iterdir())
        if path.suffix in (".json", ".svg")
    }


def test_a_small_run_finds_weights_with_their_origin_and_draws_its_curve(capsys, tmp_path):
    text = learn(capsys, "hexentafl", "--folder", tmp_path, *SMALL)
    assert "positions of 30 matches" in text and "log loss on matches left out" in text
    found = json.loads((tmp_path / "candidate.json").read_text())
    assert found["game"] == "hexentafl" and found["weights"]["men"] != 0
    origin = found["origin"]
    assert (origin["seed"], origin["matches"], origin["iterations"]) == (1, 30, 3)
    assert origin["duel"]["openings"] == 2 and origin["curve"][-1]["matches"] == 24
    assert {"learned", "in_use", "nothing"} <= set(origin["curve"][-1])
    ElementTree.fromstring((tmp_path / "curve.svg").read_text())


def test_a_run_that_is_killed_goes_on_and_comes_to_the_same_numbers(capsys, tmp_path):
    words = ("hexentafl", *SMALL, "--seed", "3")
    learn(capsys, *words, "--folder", tmp_path / "whole")
    killed = tmp_path / "killed"
    command = [sys.executable, "-P", "-m", "meadhall", "learn", *words, "--folder", str(killed)]
    root = Path(__file__).parents[3]
    with subprocess.Popen(command, cwd=root, env=os.environ | {"PYTHONPATH": str(root)}) as run:
        while not list(killed.glob("round-1-batch-*.json")):
            assert run.poll() is None, "it ended before it was killed"
            time.sleep(0.01)
        run.send_signal(signal.SIGKILL)
    done = {path.name: path.stat().st_mtime_ns for path in killed.glob("round-*.json")}
    assert not (killed / "candidate.json").exists()
    learn(capsys, *words, "--folder", killed, "--jobs", 2)
    assert kept(killed) == kept(tmp_path / "whole")
    for name, when in done.items():
        assert (killed / name).stat().st_mtime_ns == when, "a finished batch was played again"


def test_the_second_round_learns_from_matches_by_the_weights_of_the_first(capsys, tmp_path):
    learn(capsys, "hexentafl", "--folder", tmp_path, *SMALL, "--rounds", 2)
    first, second = (
        [(tmp_path / f"round-{number}-batch-{at:05}.json").read_text() for at in (1, 2, 3)]
        for number in (1, 2)
    )
    assert first != second


def test_it_accepts_what_the_duel_says_is_better(capsys, tmp_path):
    """Here anything is: the test is whether it is nearer to 200 below than to 1000 below."""
    words = ("--matches", 100, "--iterations", 3, "--games", 200, "--sprt=-1000,-200")
    text = learn(capsys, "hexentafl", "--folder", tmp_path, *words)
    assert "accepted: " in text
    accepted = json.loads((tmp_path / "accepted.json").read_text())
    assert accepted["origin"]["duel"]["verdict"] == "high"


def test_it_keeps_what_is_not_better_apart(capsys, tmp_path):
    words = ("--matches", 30, "--iterations", 3, "--games", 200, "--sprt", "1000,1900")
    text = learn(capsys, "hexentafl", "--folder", tmp_path, *words)
    assert "not accepted: " in text
    assert (tmp_path / "candidate.json").exists() and not (tmp_path / "accepted.json").exists()


@pytest.mark.native
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_of_the_catalogue_can_be_learned(capsys, tmp_path, game):
    words = ("--matches", 10, "--iterations", 1, "--games", 2)
    text = learn(capsys, game.key, "--folder", tmp_path, *words)
    assert "log loss" in text


def test_what_was_learned_plays_in_a_duel(capsys, tmp_path):
    learn(capsys, "hexentafl", "--folder", tmp_path, *SMALL)
    capsys.readouterr()
    weights = f"search:weights={tmp_path / 'candidate.json'}"
    words = ["hexentafl", "--seat", weights, "--seat", "random", "--iterations", "3"]
    assert main(["duel", *words, "--games", "4"]) == 0
    assert weights in capsys.readouterr().out
    words = ["hexentafl", "--player", weights, "--player", "random", "--iterations", "3"]
    assert main(["tournament", *words, "--games", "2"]) == 0
    assert weights in capsys.readouterr().out


def test_move_priors_are_learned_from_nothing_and_play_in_a_duel(capsys, tmp_path):
    words = ("valhalla", "--priors", "--folder", tmp_path, "--matches", 60, "--iterations", 1)
    text = learn(capsys, *words, "--games", 2)
    assert "move priors learned from 60 matches" in text and "without a search" in text
    found = json.loads((tmp_path / "candidate.json").read_text())
    assert found["kind"] == "meadhall priors 1" and any(found["weights"].values())
    origin = found["origin"]
    assert [point["matches"] for point in origin["curve"]] == [6, 15, 30, 60]
    assert origin["duel"]["openings"] == 1
    ElementTree.fromstring((tmp_path / "curve.svg").read_text())
    priors = f"search:priors={tmp_path / 'candidate.json'}"
    duel = ["duel", "valhalla", "--seat", priors, "--seat", "search", "--iterations", "2"]
    assert main([*duel, "--games", "2"]) == 0
    assert priors in capsys.readouterr().out
    weights = f"search:weights={tmp_path / 'candidate.json'}"
    assert main(["duel", "valhalla", "--seat", weights, "--seat", "random"]) == 1
    assert "it is damaged" not in (told := capsys.readouterr().err)
    assert "move priors" in told


def test_learning_priors_goes_on_where_it_was_ended(capsys, tmp_path, monkeypatch):
    """Ended in the middle, and with other pieces of a round: the numbers are the same."""
    words = ("valhalla", "--priors", "--matches", 40, "--iterations", 1, "--games", 2)
    learn(capsys, *words, "--folder", tmp_path / "whole")
    ended = tmp_path / "ended"
    monkeypatch.setattr(learn_priors, "BATCHES", 1)
    write = WorkFolder.write

    def full_disk(folder, name, text):
        if name == "trial-000005.json":
            raise OSError(28, "No space left on device")
        write(folder, name, text)

    monkeypatch.setattr(WorkFolder, "write", full_disk)
    learn(capsys, *words, "--folder", ended, code=1)
    assert not (ended / "candidate.json").exists()
    monkeypatch.setattr(WorkFolder, "write", write)
    learn(capsys, *words, "--folder", ended)
    assert kept(ended) == kept(tmp_path / "whole")


def test_a_small_net_is_learned_from_nothing_and_plays_in_a_duel(capsys, tmp_path):
    text = learn(capsys, "hexentafl", "--net", "--folder", tmp_path, *SMALL)
    assert "positions of 30 matches" in text and "log loss on matches left out" in text
    found = json.loads((tmp_path / "candidate.json").read_text())
    assert found["kind"] == "meadhall net 1" and found["weights"]["king on d4, 1"] != 0
    origin = found["origin"]
    assert (origin["seed"], origin["matches"], origin["iterations"]) == (1, 30, 3)
    assert [point["matches"] for point in origin["curve"]] == [3, 5, 12, 24]
    assert origin["duel"]["openings"] == 2
    ElementTree.fromstring((tmp_path / "curve.svg").read_text())
    net = f"search:net={tmp_path / 'candidate.json'}"
    words = ["hexentafl", "--seat", net, "--seat", "random", "--iterations", "3"]
    assert main(["duel", *words, "--games", "4"]) == 0
    assert net in capsys.readouterr().out
    weights = f"search:weights={tmp_path / 'candidate.json'}"
    assert main(["duel", "hexentafl", "--seat", weights, "--seat", "random"]) == 1
    assert "it holds a small net, which search:net=FILE reads" in capsys.readouterr().err


@pytest.mark.parametrize("last", ["round-1-batch-00002.json", "round-1-fit.json", "duel.json"])
def test_learning_a_net_goes_on_where_it_was_ended(capsys, tmp_path, monkeypatch, last):
    """Ended when a file is written for the second time, or for the only one."""
    words = ("hexentafl", "--net", *SMALL, "--seed", 4)
    learn(capsys, *words, "--folder", tmp_path / "whole")
    ended, write, seen = tmp_path / "ended", WorkFolder.write, []

    def full_disk(folder, name, text):
        seen.append(name)
        if name == last and (seen.count(name) == 2 or "batch" in name):
            raise OSError(28, "No space left on device")
        write(folder, name, text)

    monkeypatch.setattr(WorkFolder, "write", full_disk)
    learn(capsys, *words, "--folder", ended, code=1)
    assert kept(ended) != kept(tmp_path / "whole")
    monkeypatch.setattr(WorkFolder, "write", write)
    learn(capsys, *words, "--folder", ended, "--jobs", 2)
    assert kept(ended) == kept(tmp_path / "whole")


def test_a_second_net_learns_from_matches_by_the_first(capsys, tmp_path):
    learn(capsys, "hexentafl", "--net", "--folder", tmp_path, *SMALL, "--rounds", 2)
    first, second = (
        [(tmp_path / f"round-{number}-batch-{at:05}.json").read_text() for at in (1, 2, 3)]
        for number in (1, 2)
    )
    assert first != second


def test_a_net_that_sees_as_the_player_on_turn_learns_what_that_player_got(capsys, tmp_path):
    words = ("nxs", "--setup", "short", "--net", "--matches", "10", "--iterations", "2")
    learn(capsys, *words, "--games", "4", "--folder", tmp_path)
    names = GAMES[1].start(2, setup="short").net_names()
    found = json.loads((tmp_path / "round-1-batch-00001.json").read_text())
    results = {}
    for match, inputs, won, _ in found:
        lacking = [names[one] for one in inputs if "lacks" in names[one]]
        assert len(lacking) == 2 and names[inputs[-1]] in ("before the move", "before the turn")
        results.setdefault(match, set()).add(won)
    assert {0.0, 1.0} in results.values(), "nobody sees that he loses"
    net = f"search:net={tmp_path / 'candidate.json'}"
    words = ["nxs", "--setup", "short", "--seat", net, "--seat", "random", "--iterations", "3"]
    assert main(["duel", *words, "--games", "2"]) == 0
    assert net in capsys.readouterr().out


def test_a_game_without_inputs_for_a_net_says_so(capsys, tmp_path):
    text = learn(capsys, "valhalla", "--net", "--folder", tmp_path, code=2)
    assert "Valhalla has no inputs for a small net" in text


def test_a_game_without_priors_to_learn_says_so(capsys, tmp_path):
    text = learn(capsys, "hexentafl", "--priors", "--folder", tmp_path, code=2)
    assert "heXentafl has no move priors that can be learned" in text


def test_a_folder_with_the_work_of_another_plan_is_left_alone(capsys, tmp_path):
    learn(capsys, "hexentafl", "--folder", tmp_path, *SMALL)
    before = kept(tmp_path)
    text = learn(capsys, "hexentafl", "--folder", tmp_path, *SMALL, "--seed", 2, code=1)
    assert "holds work of another plan (seed is different)" in text
    assert kept(tmp_path) == before


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("", "round-1-batch-00002.json"),
        ("", "duel.json"),
        ("--net", "round-1-fit.json"),
        ("--priors", "progress.json"),
    ],
)
def test_a_damaged_part_is_named_and_made_again_once_it_is_removed(capsys, tmp_path, kind, name):
    game = "valhalla" if kind == "--priors" else "hexentafl"
    words = (game, "--folder", tmp_path, *SMALL, *filter(None, [kind]))
    learn(capsys, *words)
    whole = kept(tmp_path)
    (tmp_path / name).write_text('[["')
    assert f"{name} is damaged; remove it" in learn(capsys, *words, code=1)
    (tmp_path / name).unlink()
    learn(capsys, *words)
    assert kept(tmp_path) == whole


def test_work_of_another_version_is_not_gone_on_with(capsys, tmp_path, monkeypatch):
    learn(capsys, "hexentafl", "--folder", tmp_path, *SMALL)
    before = kept(tmp_path)
    assert json.loads(before["candidate.json"])["origin"]["program"] == program_digest()
    monkeypatch.setattr(learning, "program_digest", lambda: "of a version with other rules")
    text = learn(capsys, "hexentafl", "--folder", tmp_path, *SMALL, code=1)
    assert "another version of the rules and the search" in text
    assert kept(tmp_path) == before


def test_work_whose_plan_is_damaged_is_left_alone(capsys, tmp_path):
    learn(capsys, "hexentafl", "--folder", tmp_path, *SMALL)
    (tmp_path / "plan.json").write_text("{")
    text = learn(capsys, "hexentafl", "--folder", tmp_path, *SMALL, code=1)
    assert "plan.json is damaged" in text and "name another folder" in text


def test_a_full_disk_is_said_with_the_name_of_the_file(capsys, tmp_path, monkeypatch):
    def full(file):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(work_folder.os, "fsync", full)
    text = learn(capsys, "hexentafl", "--folder", tmp_path, *SMALL, code=1)
    assert "plan.json cannot be written: the disk is full" in text


def test_a_file_in_the_place_of_the_folder_is_said(capsys, tmp_path):
    (tmp_path / "work").write_text("")
    text = learn(capsys, "hexentafl", "--folder", tmp_path / "work", *SMALL, code=1)
    assert "work is a file; name a folder" in text


def test_who_reads_no_further_is_told_nothing(tmp_path):
    """As with `| head`: what is lost is the screen, and no file."""
    words = ("learn", "hexentafl", "--folder", str(tmp_path), *SMALL)
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-P", "-m", "meadhall", *words],
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])},
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writing)
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("chess",), "there is no game called 'chess'"),
        (("hexentafl", "--matches", "0"), "--matches must be from 1"),
        (("hexentafl", "--matches", "1"), "too few positions to learn from"),
        (("hexentafl", "--sprt", "5"), "--sprt is two numbers"),
        (("hexentafl", "--teacher", "loki"), "nobody is called 'loki'"),
        (("hexentafl", "--moon", "full"), "has no option 'moon'"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(capsys, tmp_path, words, problem):
    folder = ("--folder", tmp_path / "work", "--iterations", "2")
    assert problem in learn(capsys, *words, *folder, code=2)
