"""`meadhall tournament`: levels and outside programs, in real processes, whatever these do."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from xml.etree import ElementTree

import pytest

from meadhall.client.__main__ import main
from meadhall.client.computer.pool import LocalPool
from meadhall.engines.catalogue import GAMES
from meadhall.engines.values import GameError

ROOT = Path(__file__).parents[3]
BOT = Path(__file__).parents[1] / "line_protocol" / "bot.py"

needs_groups = pytest.mark.skipif(os.name != "posix", reason="groups of processes are POSIX's")


def program(way):
    return f"program:{sys.executable} {BOT} {way}"


def tournament(capsys, *words, code=0):
    assert main(["tournament", *map(str, words)]) == code
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    return told.out


def results(capsys, *words):
    return json.loads(tournament(capsys, *words, "--json", "-"))


def row(found, who):
    return next(each for each in found["players"] if each["who"] == who)


def test_everybody_meets_everybody_in_a_round_robin(capsys):
    players = ("--player", "greedy", "--player", "random", "--player", "search:simulations=2")
    found = results(capsys, "hexentafl", *players, "--games", 4)
    assert [each["players"] for each in found["pairings"]] == [
        ["greedy", "random"],
        ["greedy", "search:simulations=2"],
        ["random", "search:simulations=2"],
    ]
    assert found["matches"] == 12 and all(each["openings"] == 4 for each in found["players"])
    assert sum(each["elo"] for each in found["players"]) == pytest.approx(0, abs=0.5)
    assert all(each["low"] < each["elo"] < each["high"] for each in found["players"])


def test_in_a_gauntlet_only_the_first_meets_the_others(capsys):
    players = ("--player", "random", "--player", "greedy", "--player", "search:simulations=1")
    found = results(capsys, "hexentafl", *players, "--gauntlet", "--games", 2)
    assert [each["players"][0] for each in found["pairings"]] == ["random", "random"]


def test_the_same_seed_gives_the_same_results_whatever_the_number_of_jobs(capsys):
    words = ("hexentafl", "--player", "random", "--player", "greedy", "--games", 6, "--seed", 5)
    one, other = results(capsys, *words), results(capsys, *words, "--jobs", 2)
    one.pop("seconds"), other.pop("seconds")
    assert one == other


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_program_takes_part_in_every_game(capsys, game):
    words = ("--seats", 2) if game.goal is not None else ()
    extra = ("--random", 120) if game.key in ("skirmish", "valheim") else ()
    found = results(
        capsys, game.key, *words, *extra, "--player", program("plain"), "--player", "random",
        "--games", 2, "--patience", 60_000,
    )  # fmt: skip
    assert row(found, program("plain"))["forfeits"] == {}
    assert found["matches"] == 2


def test_what_a_program_does_wrong_loses_that_match_and_the_tournament_goes_on(capsys):
    reasons = {
        "crash": "it ended in the middle of the match, with exit code 3",
        "slow": "no bestmove within 0.5 seconds",
        "cheat": "it played 'a1-a1', which is illegal: ",
    }
    words = ["--player", "random", "--gauntlet", "--games", 2, "--time", 100, "--patience", 400]
    for way in reasons:
        words += ["--player", program(way)]
    found = results(capsys, "hexentafl", *words)
    assert found["matches"] == 6 and row(found, "random")["score"] == 1
    for way, reason in reasons.items():
        forfeits = row(found, program(way))["forfeits"]
        assert sum(forfeits.values()) == 2
        # On a machine that is very busy, any of them may come too late instead.
        assert all(each.startswith((reason, reasons["slow"])) for each in forfeits)


def test_of_a_program_that_ends_the_last_line_of_its_errors_is_told(capsys):
    words = ("--player", program("error"), "--player", "random", "--games", 2)
    found = results(capsys, "hexentafl", *words, "--patience", 60_000)
    reason = "it ended in the middle of the match, with exit code 1: ValueError: no such rune"
    assert row(found, program("error"))["forfeits"] == {reason: 2}
    missing = "program:sh -c 'echo not here, sorry >&2; exit 4'"
    found = results(capsys, "hexentafl", "--player", missing, "--player", "random", "--games", 2)
    reason = "it ended before it was ready, with exit code 4: not here, sorry"
    assert row(found, missing)["forfeits"] == {reason: 2}


def test_a_program_that_floods_its_output_is_still_heard(capsys):
    words = ("--player", program("babble"), "--player", program("plain"), "--games", 2)
    found = results(capsys, "hexentafl", *words, "--patience", 60_000)
    assert row(found, program("babble"))["forfeits"] == {}


def test_the_computer_player_itself_can_take_part_as_a_program(capsys):
    ours = f"program:{sys.executable} -m meadhall engine"
    words = ("--player", ours, "--player", "random", "--games", 2, "--time", 30)
    found = results(capsys, "hexentafl", *words, "--patience", 60_000)
    assert row(found, ours)["forfeits"] == {} and row(found, ours)["score"] == 1


def test_the_table_tells_who_is_strongest_and_why_matches_were_lost(capsys):
    words = ("--player", program("cheat"), "--player", "greedy", "--games", 2, "--patience", 60_000)
    lines = tournament(capsys, "hexentafl", *words).splitlines()
    assert lines[0].startswith("heXentafl, 2 matches in ")
    assert lines[1].split()[:2] == ["1", "greedy"] and "100 % of 1" in lines[1]
    assert "it played 'a1-a1', which is illegal" in lines[-1] and " lost " in lines[-1]


def test_the_picture_shows_each_player_and_the_interval(capsys, tmp_path):
    file = tmp_path / "ratings.svg"
    words = ("--player", "greedy", "--player", "random", "--games", 2, "--svg", file)
    tournament(capsys, "hexentafl", *words)
    drawn = ElementTree.parse(file)
    texts = [each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "greedy" in texts and "random" in texts
    ranges = [each for each in drawn.iter() if each.get("class") == "range"]
    assert len(ranges) == 2
    assert all(float(each.get("x1")) < float(each.get("x2")) for each in ranges)


@pytest.mark.parametrize(
    "words, problem",
    [
        (["--player", "karl"], "--player is to be given twice or more"),
        (["--player", "karl", "--player", "karl"], "named twice"),
        (["--player", "karl", "--player", "loki"], "nobody is called 'loki'"),
        (["--player", "karl", "--player", "program:"], "names no program"),
        (["--player", "karl", "--player", "program:nowhere-at-all x"], "is not there"),
        (["--player", "karl", "--player", "program:'x"], "is no command"),
        (["--player", "karl", "--player", "jarl", "--games", "0"], "--games must be from 1"),
        (["--player", "karl", "--player", "jarl", "--moon", "full"], "has no option 'moon'"),
        (["--player", "karl", "--player", "search:shy"], "there is no style 'shy'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(capsys, words, problem):
    assert main(["tournament", "hexentafl", *words]) == 2
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize(
    "game, player, problem",
    [
        ("valhalla", "jarl:bold", "in this game a computer player has no style"),
        ("valknut", "search:tricky,simulations=5", "in this game no computer player is tricky"),
    ],
)
@pytest.mark.parametrize("command, named", [("tournament", "--player"), ("duel", "--seat")])
def test_a_style_that_the_game_does_not_know_is_refused(
    capsys, command, named, game, player, problem
):
    assert main([command, game, named, player, named, "karl", "--games", "2"]) == 2
    assert problem in capsys.readouterr().err


def test_what_was_played_is_told_when_the_rest_cannot_be(capsys, monkeypatch):
    """As when a cluster is lost in the middle."""
    whole = LocalPool.results

    def lost(pool, works, count):
        with closing(whole(pool, works, count)) as results:
            yield next(results)
            raise GameError("the cluster was lost; what was finished is safe")

    monkeypatch.setattr(LocalPool, "results", lost)
    words = ["hexentafl", "--player", "greedy", "--player", "random", "--games", "6"]
    assert main(["tournament", *words]) == 1
    told = capsys.readouterr()
    assert "2 matches" in told.out and "of 6" in told.out
    assert "the cluster was lost" in told.err


PLAYERS = ("--player", "greedy", "--player", "search:simulations=3", "--player", "random")


def found_in(capsys, folder, *words):
    """What comes of a tournament that keeps its work in this folder, but for the time it took."""
    return {**results(capsys, *words, "--folder", folder), "seconds": 0}


def ended_after_an_opening(folder, *words):
    """A tournament in a process of its own, killed when the first opening is kept."""
    command = [sys.executable, "-P", "-m", "meadhall", "tournament", *words, "--folder", folder]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen([*map(str, command)], cwd=ROOT, env=environment) as run:
        while not list(folder.glob("opening-*.json")):
            assert run.poll() is None, "it ended before it was killed"
            time.sleep(0.01)
        run.send_signal(signal.SIGKILL)


@pytest.mark.parametrize("way", ["plain", ""], ids=["program", "no program"])
def test_a_tournament_that_was_killed_goes_on_and_comes_to_the_same(capsys, tmp_path, way):
    players = (*PLAYERS, "--player", program(way)) if way else PLAYERS
    words = ("hexentafl", *players, "--games", 40, "--patience", 60_000)
    killed = tmp_path / "killed"
    ended_after_an_opening(killed, *words)
    done = {path.name: path.stat().st_mtime_ns for path in killed.glob("opening-*.json")}
    found = found_in(capsys, killed, *words, "--jobs", 2)
    assert len(done) < found["matches"] / 2, "it was over before it was killed"
    assert found == found_in(capsys, tmp_path / "whole", *words)
    for name, when in done.items():
        assert (killed / name).stat().st_mtime_ns == when, "what was finished was played again"


def test_a_tournament_that_is_over_is_told_again_without_playing(capsys, tmp_path, monkeypatch):
    words = ("hexentafl", *PLAYERS, "--games", 2, "--folder", tmp_path)
    first = results(capsys, *words)
    monkeypatch.setattr(LocalPool, "results", None)
    assert results(capsys, *words) == first


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (("--player", "karl"), "players"),
        (("--games", "8"), "games"),
        (("--seed", "2"), "seed"),
        (("--random", "2"), "random"),
        (("--iterations", "4"), "iterations"),
        (("--time", "5"), "time"),
        (("--patience", "5"), "patience"),
        (("--gauntlet",), "gauntlet"),
        (("--board", "5x5"), "settings"),
    ],
)
def test_a_folder_with_another_tournament_is_left_alone(capsys, tmp_path, change, what):
    words = ["tournament", "hexentafl", *PLAYERS, "--folder", str(tmp_path), "--games", "2"]
    assert main(words) == 0
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert main([*words, *change]) == 1
    assert f"holds work of another plan ({what} is different)" in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_player_whose_file_has_changed_is_another_player(capsys, tmp_path):
    learned = tmp_path / "learned"
    learning = ["--folder", str(learned), "--matches", "30", "--iterations", "2", "--games", "2"]
    assert main(["learn", "hexentafl", *learning]) == 0
    file = learned / "candidate.json"
    words = ["hexentafl", "--player", f"search:weights={file},simulations=2", "--player", "random"]
    words = ["tournament", *words, "--games", "2", "--folder", str(tmp_path / "work")]
    assert main(words) == 0
    found = json.loads(file.read_text())
    found["weights"]["men"] += 1
    file.write_text(json.dumps(found))
    assert main(words) == 1
    assert "(files is different)" in capsys.readouterr().err


@pytest.mark.parametrize("text", ['[["', "{}", '{"seconds": 1, "matches": [{"seating": 5}]}'])
def test_a_damaged_opening_is_named_and_played_again_once_it_is_removed(capsys, tmp_path, text):
    words = ("hexentafl", *PLAYERS, "--games", 2)
    whole = found_in(capsys, tmp_path, *words)
    file = tmp_path / "opening-00002.json"
    file.write_text(text)
    assert main(["tournament", *map(str, words), "--folder", str(tmp_path)]) == 1
    assert f"{file} is damaged; remove it" in capsys.readouterr().err
    file.unlink()
    assert found_in(capsys, tmp_path, *words) == whole


@needs_groups
@pytest.mark.parametrize("way", ["hang", "engine"])
@pytest.mark.parametrize(
    "end", [None, signal.SIGINT, signal.SIGKILL], ids=["by itself", "interrupted", "killed"]
)
def test_a_program_ends_with_its_wrapper_and_the_tournament(tmp_path, way, end):
    """By itself, by Ctrl+C or killed; `hang` reads no further and ends for nobody."""
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    command = f"{BOT} hang" if way == "hang" else "-m meadhall engine"
    wrapper = f"sh -c 'exec 9>{fifo}; {sys.executable} {command}; true'"
    words = ["hexentafl", "--player", f"program:{wrapper}", "--player", "random", "--time", "100"]
    words += ["--games", "2", "--patience", "400" if end is None else "600000"]
    run = subprocess.Popen(
        [sys.executable, "-P", "-m", "meadhall", "tournament", *words],
        cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, start_new_session=True,
    )  # fmt: skip
    with fifo.open("rb") as held:
        if end is not None:
            run.send_signal(end)
        run.wait()
        assert held.read() == b"", "it comes to its end when nobody holds it any more"
