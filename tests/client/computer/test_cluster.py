"""Work on a Dask cluster: a real scheduler and real worker processes, of which one is killed."""

import argparse
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from threading import Event, Thread
from urllib.request import urlopen

import pytest

from meadhall.client.__main__ import main
from meadhall.client.commands import computing
from meadhall.client.computer import cluster
from meadhall.client.computer.cluster import ClusterPool, perform
from meadhall.client.computer.pool import LocalPool
from meadhall.engines.values import GameError
from tests.client.computer.jobs import Doomed, Meeting

ROOT = Path(__file__).parents[3]
TELLS = re.compile(r"Scheduler at:\s+(tcp://\S+)")
LINK = re.compile(r"http://\S+")
WORKER = re.compile(r'href="../worker/([^"]+)"')
PLAYING = re.compile(r"PairJob-[\w-]+-\d+\b")

needs_dask = pytest.mark.skipif(
    find_spec("distributed") is None,
    reason="Dask is not installed: pip install meadhall[lab]",
)


needs_page = pytest.mark.skipif(
    find_spec("bokeh") is None, reason="the page needs bokeh: pip install meadhall[lab]"
)


def started(*words):
    return subprocess.Popen(
        [sys.executable, "-m", "distributed.cli." + words[0], *words[1:]],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


@contextmanager
def scheduler():
    """The address of a scheduler."""
    words = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-jupyter")
    process = started("dask_scheduler", *words)
    try:
        yield next(found[1] for line in process.stdout if (found := TELLS.search(line)))
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


@contextmanager
def workers(address, count):
    """Worker processes of that scheduler, each in a group of its own."""
    words = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
    processes = [started("dask_worker", address, *words) for _ in range(count)]
    try:
        yield processes
    finally:
        for process in processes:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


@contextmanager
def silent_server():
    """The address of something that takes calls and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"tcp://127.0.0.1:{server.getsockname()[1]}"


def duel(capsys, *more):
    words = ["hexentafl", "--seat", "search:simulations=5", "--seat", "greedy", "--games", "24"]
    assert main(["duel", *words, "--json", "-", *more]) == 0
    found = json.loads(capsys.readouterr().out)
    for each in found["entrants"]:
        each.pop("ms_per_choice")
    return {**found, "seconds": 0}


@needs_dask
def test_results_are_the_same_on_a_cluster_of_which_a_worker_is_killed(capsys):
    alone = duel(capsys)
    with scheduler() as address, workers(address, 3) as processes:
        assert duel(capsys, "--cluster", address) == alone
        os.killpg(processes[0].pid, signal.SIGKILL)
        assert duel(capsys, "--cluster", address) == alone


@needs_dask
def test_work_of_a_killed_worker_is_done_again(tmp_path):
    """Who has begun the first piece is killed over it; each result still comes, and in order."""

    def kill_the_first():
        while not (begun := list(tmp_path.glob("begun-0-*"))):
            time.sleep(0.01)
        os.kill(int(begun[0].name.split("-")[2]), signal.SIGKILL)

    works = [Doomed(str(tmp_path), number) for number in range(6)]
    with scheduler() as address, workers(address, 2):
        killer = Thread(target=kill_the_first)
        killer.start()
        with closing(ClusterPool(address)) as pool:
            assert list(pool.results(iter(works), len(works))) == list(range(6))
        killer.join()
    assert len(list(tmp_path.glob("begun-0-*"))) == 2


@needs_dask
def test_a_cluster_of_this_computer_alone_needs_no_address(capsys):
    assert duel(capsys, "--cluster", "local", "--jobs", "2") == duel(capsys)


@needs_dask
@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_a_cluster_of_this_computer_has_as_many_processes_as_jobs_are_wanted(tmp_path, jobs):
    parser = argparse.ArgumentParser()
    computing.add_pool(parser)
    pool = computing.pool_of(parser.parse_args(["--cluster", "local", "--jobs", str(jobs)]))
    works = [Meeting(str(tmp_path), jobs) for _ in range(6)]
    with closing(pool):
        assert len(set(pool.results(iter(works), len(works)))) == jobs
    assert len(list(tmp_path.iterdir())) == jobs


@needs_dask
def test_without_a_number_it_has_a_process_for_each_processor(monkeypatch):
    parser = argparse.ArgumentParser()
    computing.add_pool(parser)
    monkeypatch.setattr(computing, "processors", lambda: 7)
    assert computing.pool_of(parser.parse_args(["--cluster", "local"])).jobs == 7


@needs_dask
def test_jobs_are_not_counted_on_a_cluster_elsewhere(capsys):
    words = ["hexentafl", "--seat", "greedy", "--seat", "random", "--jobs", "2"]
    assert main(["duel", *words, "--cluster", "tcp://127.0.0.1:9"]) == 2
    assert "--jobs is for this computer" in capsys.readouterr().err


@needs_dask
def test_a_tournament_goes_on_with_a_cluster_where_it_was_ended(capsys, tmp_path):
    words = ["tournament", "hexentafl", "--player", "greedy", "--player", "random", "--games", "8"]
    words += ["--folder", str(tmp_path), "--json", "-"]
    assert main(words) == 0
    whole = json.loads(capsys.readouterr().out)
    for number in (2, 4):
        (tmp_path / f"opening-{number:05}.json").unlink()
    assert main([*words, "--cluster", "local", "--jobs", "1"]) == 0
    assert {**json.loads(capsys.readouterr().out), "seconds": whole["seconds"]} == whole


@needs_dask
def test_a_tournament_and_learning_come_to_the_same_on_a_cluster(capsys, tmp_path):
    def tournament(*more):
        players = ("--player", "greedy", "--player", "random", "--games", "4", "--json", "-")
        assert main(["tournament", "hexentafl", *players, *more]) == 0
        return {**json.loads(capsys.readouterr().out), "seconds": 0}

    def learned(folder, *more):
        words = ("--folder", str(folder), "--matches", "30", "--iterations", "2", "--games", "4")
        assert main(["learn", "hexentafl", *words, *more]) == 0
        capsys.readouterr()
        return (folder / "candidate.json").read_text()

    with scheduler() as address, workers(address, 2):
        assert tournament("--cluster", address) == tournament()
        assert learned(tmp_path / "one", "--cluster", address) == learned(tmp_path / "other")


@needs_dask
@needs_page
def test_a_page_shows_the_matches_while_they_are_played(tmp_path):
    """The command prints where it is; there stands what runs, by what it is called."""
    words = ["-m", "meadhall", "duel", "hexentafl", "--seat", "search:simulations=2000"]
    words += ["--seat", "search:simulations=2000", "--games", "200", "--cluster", "local"]
    process = subprocess.Popen(
        [sys.executable, *words, "--jobs", "2"], cwd=ROOT, stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL, text=True, start_new_session=True,
        env=os.environ | {"MEADHALL_HOME": str(tmp_path)},
    )  # fmt: skip
    try:
        link = next(found[0] for line in process.stderr if (found := LINK.search(line)))
        assert read(link).lower().startswith("<!doctype html>")
        site = link.removesuffix("/status")
        playing = set()
        while len(playing) < 2:
            for worker in WORKER.findall(read(f"{site}/info/main/workers.html")):
                playing |= set(PLAYING.findall(read(f"{site}/info/worker/{worker}")))
            time.sleep(0.1)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def read(link):
    with urlopen(link, timeout=60) as answer:
        return answer.read().decode()


@needs_dask
def test_where_no_scheduler_answers_a_sentence_says_how_to_start_one(capsys, monkeypatch):
    monkeypatch.setattr(cluster, "WAIT", 1)
    words = ["hexentafl", "--seat", "greedy", "--seat", "random", "--games", "2"]
    assert main(["duel", *words, "--cluster", "tcp://127.0.0.1:9"]) == 1
    assert "start one with: dask scheduler" in capsys.readouterr().err
    assert main(["duel", *words, "--cluster", "the moon"]) == 1
    assert "no scheduler answers at the moon" in capsys.readouterr().err
    with silent_server() as address:  # as the port of the page, which knows nothing of this
        assert main(["duel", *words, "--cluster", address]) == 1
    assert f"no scheduler answers at {address}" in capsys.readouterr().err


@needs_dask
def test_who_waits_for_workers_is_told_so(tmp_path, monkeypatch):
    monkeypatch.setattr(cluster, "LOOK", 0.1)
    heard = Event()

    def tell(what):
        if "No worker is at" in str(what):
            heard.set()

    works = [Doomed(str(tmp_path), 1), Doomed(str(tmp_path), 2)]
    with (
        scheduler() as address,
        ThreadPoolExecutor() as thread,
        closing(ClusterPool(address, tell=tell)) as pool,
    ):
        found = thread.submit(lambda: list(pool.results(iter(works), 2)))
        heard.wait()
        with workers(address, 1):
            assert found.result() == [1, 2]


@needs_dask
def test_work_that_fails_is_told_in_one_sentence():
    with (
        closing(ClusterPool("local", 1)) as pool,
        pytest.raises(GameError, match="came to nothing"),
    ):
        list(pool.results(iter([Doomed("/nowhere", 1)]), 1))


def test_a_worker_with_another_program_is_refused():
    with pytest.raises(GameError, match="other rules"):
        perform(Doomed("", 1), "of another version")


def test_without_dask_a_sentence_says_what_to_install(capsys, monkeypatch):
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    words = ["hexentafl", "--seat", "greedy", "--seat", "random", "--cluster", "local"]
    assert main(["duel", *words]) == 2
    assert "pip install meadhall[lab]" in capsys.readouterr().err


def test_processes_of_this_computer_give_results_in_the_order_of_the_work(tmp_path):
    works = [Doomed(str(tmp_path), number) for number in range(1, 6)]
    with closing(LocalPool(3)) as pool:
        assert list(pool.results(iter(works), 5)) == list(range(1, 6))


@pytest.mark.parametrize(
    "made", [LocalPool, pytest.param(partial(ClusterPool, "local"), marks=needs_dask)]
)
def test_the_same_processes_do_one_round_after_the_other(tmp_path, made):
    """As when priors are learned: hundreds of rounds, each by what came of the one before."""
    with closing(made(1)) as pool:
        rounds = [list(pool.results(iter([Meeting(str(tmp_path), 1)] * 2), 2)) for _ in range(3)]
    assert len({process for found in rounds for process in found}) == 1


def test_work_that_nobody_waits_for_any_more_is_ended_and_the_pool_goes_on(tmp_path):
    with closing(LocalPool(1)) as pool:
        works = iter([Doomed(str(tmp_path), 1), Doomed(str(tmp_path), 0)])
        with closing(pool.results(works, 2)) as results:
            assert next(results) == 1
        assert list(pool.results(iter([Doomed(str(tmp_path), 2)]), 1)) == [2]
