"""Work in another process: it reports, stops when told, and may die without harm."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meadhall.ai.player import choose
from meadhall.client.computer.thinking import SearchReport, thinking_job
from meadhall.client.computer.workers import (
    REPORT_EVERY,
    Died,
    Done,
    Failed,
    Progress,
    Worker,
    wait_for_any,
)
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE
from tests.client.computer.jobs import Counting, Deaf, Dying, Failing, Littering, Refused

ROOT = Path(__file__).parents[3]
HEXENTAFL = catalogue.find("hexentafl")
SETTINGS = HEXENTAFL.settle(2, {})


@pytest.fixture
def worker():
    worker = Worker()
    yield worker
    worker.close()


def message_of(worker, kinds=(Done, Failed, Died), seconds=300.0):
    """The next message of these kinds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        wait_for_any([worker], 0.05)
        message = worker.poll()
        if isinstance(message, kinds):
            return message
    raise AssertionError("nothing came")


def question(level="karl", seed=1, **budget):
    return thinking_job(HEXENTAFL, SETTINGS, HEXENTAFL.start(), 0, level, seed, **budget)


def test_work_is_done_and_the_worker_is_ready_for_more(worker):
    for count in (3, 5):
        worker.begin(Counting(count))
        assert worker.is_busy
        assert message_of(worker) == Done(count)
        assert not worker.is_busy


def test_it_reports_now_and_then_and_not_all_the_time(worker):
    worker.begin(Counting())
    began = time.monotonic()
    reports = [message_of(worker, (Progress,)).value for _ in range(6)]
    assert time.monotonic() - began >= 6 * REPORT_EVERY
    assert reports == sorted(set(reports)) and reports[0] > 0


def test_told_to_stop_it_comes_with_what_it_has(worker):
    worker.begin(Counting())
    message_of(worker, (Progress,))
    worker.stop()
    assert message_of(worker, (Done,)).value > 0


def test_nobody_waits_for_the_clearing_away(worker, tmp_path):
    worker.begin(Littering(tmp_path))
    assert message_of(worker) == Done("found")
    (tmp_path / "go").touch()
    worker.begin(Counting(1))
    assert message_of(worker) == Done(1)
    assert (tmp_path / "gone").exists(), "it was cleared away after all"


def test_stopping_an_idle_worker_is_nothing(worker):
    worker.stop()
    assert worker.poll() is None


def test_what_it_cannot_do_it_says_and_goes_on(worker):
    worker.begin(Failing())
    assert message_of(worker) == Failed("ValueError: the runes do not add up")
    worker.begin(Counting(2))
    assert message_of(worker) == Done(2)


def test_what_a_game_refuses_is_told_as_it_is(worker):
    worker.begin(Refused())
    assert message_of(worker) == Failed("the tables are damaged")


def test_a_worker_that_dies_is_a_message_and_the_next_work_starts_another(worker):
    worker.begin(Dying())
    assert message_of(worker) == Died()
    worker.begin(Counting(2))
    assert message_of(worker) == Done(2)


def test_new_work_takes_the_place_of_old_even_of_work_that_listens_to_nobody(worker):
    worker.begin(Deaf())
    worker.begin(Counting(2))
    assert message_of(worker) == Done(2)


def test_a_late_word_to_stop_does_not_stop_the_next_work(worker):
    worker.begin(Counting(0))
    wait_for_any([worker], 120)
    worker.stop()  # it is done, and we have not read so yet
    assert message_of(worker) == Done(0)
    worker.begin(Counting(4))
    assert message_of(worker) == Done(4)


def test_thinking_apart_comes_to_the_same_as_here(worker):
    for seed in (1, 2):
        worker.begin(question("karl", seed))
        report = message_of(worker).value
        assert isinstance(report, SearchReport)
        assert report.action == choose(HEXENTAFL.start(), 0, "karl", seed)
        assert report.choices[0].visits > 0


def test_thinking_that_is_told_to_stop_comes_with_an_answer_long_before_its_time(worker):
    """How soon is a matter of slices, and of how busy the machine is (tests/ai/test_pace)."""
    worker.begin(question("einherjar", milliseconds=600_000))
    message_of(worker, (Progress,))
    worker.stop()
    report = message_of(worker).value
    assert report.seconds < 60
    assert report.action in [int(action) for action in HEXENTAFL.start().legal(0)]


def test_thinking_by_the_clock_takes_as_long_as_it_is_given(worker):
    worker.begin(question("einherjar", milliseconds=300))
    report = message_of(worker).value
    assert 0.29 <= report.seconds < 60, "or it goes by simulations"
    assert report.simulations > 10


def test_several_workers_come_to_one_answer_whoever_is_quicker():
    whole = question("jarl", simulations=120)
    workers = [Worker(), Worker()]
    try:
        for worker, part in zip(workers, whole.shared(2), strict=True):
            worker.begin(part)
        reports = [message_of(worker).value for worker in reversed(workers)][::-1]
    finally:
        for worker in workers:
            worker.close()
    together = whole.together(reports)
    assert together.simulations == 120
    assert sum(choice.visits for choice in together.choices) == 120
    again = whole.together(
        [part.explore(lambda report: None, lambda: False)[1] for part in whole.shared(2)]
    )
    assert (again.action, again.choices) == (together.action, together.choices)


@pytest.mark.parametrize("simulations, parts", [(10, [4, 3, 3]), (3, [1, 1, 1]), (2, [1, 1])])
def test_the_parts_of_several_workers_add_up_to_the_whole(simulations, parts):
    shared = question("jarl", simulations=simulations).shared(3)
    assert [part.simulations for part in shared] == parts
    assert len({part.seed for part in shared}) == len(parts)


@pytest.mark.parametrize("key", ["hexentafl", "valhalla"])
def test_several_workers_do_not_grow_the_same_tree_several_times(key):
    game, chance = catalogue.find(key), Chance(1)
    state = game.start(2)
    while state.asks != CHOOSE:
        state.chance_answers(chance)
    whole = thinking_job(
        game, game.settle(2, {}), state, state.asked()[0], "einherjar", 1, simulations=2000
    )
    found = [part.explore(lambda _: None, lambda: False)[1].choices for part in whole.shared(4)]
    assert len(set(found)) == 4


@pytest.mark.long
def test_a_thousand_stops_leak_nothing(worker):
    worker.begin(question(simulations=1))
    message_of(worker)
    for cycle in range(1000):
        worker.begin(question("einherjar", cycle, milliseconds=60_000))
        time.sleep(0.01)
        worker.stop()
        report = message_of(worker).value
        if cycle == 100:
            early = memory_of(worker)
    assert report.simulations >= 0
    assert memory_of(worker) < early + 20_000


def memory_of(worker):
    """What the process takes, in kilobytes."""
    try:
        with open(f"/proc/{worker.process_id}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    except OSError:
        pytest.skip("this system does not tell how much memory a process takes")


def test_a_worker_ends_with_the_process_that_it_works_for(tmp_path):
    """Also in the middle of work that listens to nobody, and however that process has ended."""
    script = (
        "import time\n"
        "from meadhall.client.computer.workers import Worker\n"
        "from tests.client.computer.jobs import Holding\n"
        "if __name__ == '__main__':\n"
        "    worker = Worker()\n"
        f"    worker.begin(Holding({str(tmp_path / 'fifo')!r}))\n"
        "    time.sleep(3600)\n"
    )
    (tmp_path / "owner.py").write_text(script)
    os.mkfifo(tmp_path / "fifo")
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    owner = subprocess.Popen([sys.executable, tmp_path / "owner.py"], env=environment)
    with (tmp_path / "fifo").open("rb") as held:
        owner.kill()
        owner.wait()
        assert held.read() == b"", "it comes to its end when nobody holds it any more"
