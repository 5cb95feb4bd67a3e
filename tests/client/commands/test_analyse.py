"""`meadhall analyse`: which position, whose knowledge, and what is told of it."""

import json
import re
import sys
from dataclasses import replace

import pytest

from meadhall.client.__main__ import main
from meadhall.client.commands import analyse as module
from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.computer.thinking import thinking_job
from meadhall.client.match.analysis import verdict_apart, verdict_here
from meadhall.client.match.setup import TablePlan, begin
from meadhall.client.system.folders import beneath
from meadhall.engines import catalogue
from meadhall.net.files import saga
from meadhall.net.gathering.genesis import Chair, Person, Signed, found
from tests.net.helpers import identity

HEXENTAFL = catalogue.find("hexentafl")

# The king stands beside an open corner, and it is the attackers' turn.
THREATENED = """
    attackers to move (0 since the last capture)
    g    A . . A
    f   . . . . .
    e  . . . . . .
    d A . . + . . A
    c  . . . . . .
    b   . A . K .
    a    A . . +
"""


@pytest.fixture
def analyse(capsys):
    """Run the command; its exit code and what it printed."""

    def run(*words):
        code = main(["analyse", *map(str, words)])
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return run


@pytest.fixture
def diagram(tmp_path):
    path = tmp_path / "position.txt"
    path.write_text(THREATENED, encoding="utf-8")
    return path


@pytest.fixture
def played(tmp_path):
    """The file of a match between two computer players."""
    words = ["--seat", "greedy", "--seat", "random", "--games", "1", "--no-swap"]

    def play(game):
        assert main(["duel", game, *words, "--saga-dir", str(tmp_path)]) == 0
        return next(tmp_path.glob("*.saga"))

    return play


def test_lines_threat_and_tree_are_told(analyse, diagram):
    code, out = analyse("hexentafl", "--diagram", diagram, "--iterations", 2000, "--tree", 2)
    assert code == 0
    assert "attackers to choose; " in out
    best = next(line for line in out.splitlines() if line.startswith("  1. "))
    assert best.split()[1].endswith("-a4"), "the open corner must be barred"
    assert best.endswith("against doing nothing") and "gains" in best
    second = next(line for line in out.splitlines() if line.startswith("  2. "))
    assert re.search(r": (about|over) \d+%", second), "no finer digits than are known"
    assert "+-" not in out
    assert ": loses for certain, no better than doing nothing" in out
    assert "If you did nothing: b4-a4, which leaves you 0%" in out
    tree = out.split("leaves you 0%")[1].strip().splitlines()
    assert "visits" in tree[0] and tree[1].startswith("  ")


def test_for_a_program_it_is_one_object(analyse, diagram):
    _, out = analyse("hexentafl", "--diagram", diagram, "--iterations", 300, "--json")
    told = json.loads(out)
    assert (told["game"], told["seat"], told["simulations"]) == ("hexentafl", 1, 300)
    assert sum(line["visits"] for line in told["lines"]) <= 300
    assert told["threat"]["chance"] == 0.0
    for line in told["lines"]:
        assert (line["chance"] is None) == (line["visits"] < 30 and not line["proof"])
        assert (line["gain"] is None) == (line["chance"] is None)


def test_the_verdict_is_the_same_each_time_and_with_several_workers(analyse):
    words = ["hexentafl", "--iterations", 120, "--jobs", 2, "--json"]
    one, other = (json.loads(analyse(*words)[1]) for _ in range(2))
    for told in (one, other):
        told.pop("seconds")
    assert one == other
    assert one["simulations"] == 120


def test_by_the_clock_all_processors_but_one_search_and_by_number_only_one(analyse, monkeypatch):
    asked = []

    def noted(thinking_job, count, depth, jobs):
        asked.append(jobs)
        return verdict_here(replace(thinking_job, simulations=5, milliseconds=0), count, depth)

    monkeypatch.setattr(module, "verdict_apart", noted)
    for processors in (1, 2, 8):
        monkeypatch.setattr(module, "processors", lambda count=processors: count)
        analyse("hexentafl", "--time", 20)
        analyse("hexentafl", "--iterations", 5)
        analyse("hexentafl", "--time", 20, "--jobs", 3)
    assert asked == [1, 1, 3, 1, 1, 3, 7, 1, 3]


def test_here_and_apart_come_to_the_same():
    state = HEXENTAFL.start()
    asked = thinking_job(
        HEXENTAFL, HEXENTAFL.settle(2, {}), state, 0, "einherjar", 3, simulations=60
    )
    here, apart = verdict_here(asked, 4, 1), verdict_apart(asked, 4, 1, 1)
    assert (here.lines, here.threat, here.tree) == (apart.lines, apart.threat, apart.tree)


def test_a_position_of_a_match_file(analyse, played):
    path = played("hexentafl")
    for at, side in ((0, "defenders"), (5, "attackers")):
        code, out = analyse(path, "--at", at, "--iterations", 20)
        assert code == 0 and f"{side} to choose; 20 simulations" in out


def test_cards_are_dealt_by_the_seed_and_the_seat_knows_its_own(analyse):
    views = [
        json.loads(
            analyse("valhalla", "--as", seat, "--seed", seed, "--iterations", 20, "--json")[1]
        )["diagram"]
        for seed, seat in ((1, 1), (1, 1), (2, 1), (1, 2))
    ]
    assert views[0] == views[1]
    assert len(set(views)) == 3


def test_a_match_that_others_are_still_playing_is_left_alone(analyse, tmp_path):
    people = [Person(identity(at).public, name) for at, name in ((1, "Anna"), (2, "Bo"))]
    genesis = found(HEXENTAFL, {}, people, [Chair(0), Chair(1)], [bytes(16)] * 2, 0)
    signed = Signed(genesis, tuple(genesis.sign(identity(at)) for at in (1, 2)))
    path = tmp_path / "between.saga"
    path.write_bytes(saga.begin(signed))
    code, out = analyse(path)
    assert code == 1
    assert "still being played by several" in out


def test_ones_own_match_may_be_analysed_while_it_lasts(analyse, tmp_path):
    folders = beneath(tmp_path)
    folders.make()
    session, path = begin(TablePlan("hexentafl", 2), folders, "Anna", InProcessPlayer())
    session.act(0, session.state.read(0, "d4-e4"))
    session.close()
    code, out = analyse(path, "--iterations", 20)
    assert code == 0 and "attackers to choose" in out


@pytest.mark.parametrize(
    "words, problem",
    [
        (["chess"], "there is no game called 'chess'"),
        (["hexentafl", "--at", "3"], "--at is for match files"),
        (["hexentafl", "--jobs", "0"], "--jobs must be from 1"),
        (["hexentafl", "--as", "attackers"], "'attackers' is not to choose there; who is: defend"),
        (["nowhere.saga", "--board", "5x5"], "are in the match file"),
    ],
)
def test_what_cannot_be_analysed_is_refused_in_a_sentence(analyse, words, problem):
    code, out = analyse(*words)
    assert code == 2
    assert problem in out and "Traceback" not in out


@pytest.mark.parametrize(
    "words, problem",
    [
        (
            ["hexentafl", "--diagram", "nowhere.txt"],
            "nowhere.txt cannot be read: there is no such file or folder",
        ),
        (["hexentafl", "--diagram", sys.executable], "is no text in UTF-8"),
        (["nowhere.saga"], "nowhere.saga"),
    ],
)
def test_what_is_not_there_is_no_fault_of_the_words(analyse, words, problem):
    code, out = analyse(*words)
    assert code == 1
    assert problem in out and "Traceback" not in out


def test_where_nobody_chooses_there_is_nothing_to_analyse(analyse, played):
    path = played("hexentafl")
    for words, failing, problem in (
        ([], 1, "nobody is to choose there"),
        (["--at", "9999"], 2, "the match has"),
    ):
        code, out = analyse(path, *words)
        assert code == failing and problem in out
