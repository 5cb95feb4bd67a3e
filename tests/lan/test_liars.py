"""Real programs over real TLS, one of which lies: the others learn who it was, and play on."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.net.audit import evidence
from meadhall.net.audit.audit import audit
from meadhall.net.files.saga_file import load_saga
from tests.lan.programs import Program, run

pytestmark = pytest.mark.long
Start = Callable[..., Program]
HERE = ("--alone", "--listen", "127.0.0.1")
LOCAL = (*HERE, "--auto", "random", "--grace", "8")


def saga_of(tmp_path: Path, name: str) -> str:
    return str(tmp_path / f"{name}.saga")


def three(start: Start, tmp_path: Path, way: str, kind: str) -> tuple[Program, Program, Program]:
    """Anna and Bo are honest, and Cai is not."""

    def saga(name: str) -> tuple[str, ...]:
        return *LOCAL, "--name", name.capitalize(), "--saga", str(tmp_path / f"{name}.saga")

    anna = start("anna", "host", "nxs", "--seats", "3", *saga("anna"))
    address = f"127.0.0.1:{anna.wait_for('listening')['port']}"
    bo = start("bo", "join", "--at", address, *saga("bo"))
    lying = (sys.executable, "-m", "tests.lan.liar", way, kind)
    cai = start("cai", "join", "--at", address, *saga("cai"), command=lying)
    return anna, bo, cai


def assert_finished_together(tmp_path: Path, *programs: Program) -> None:
    histories = set()
    for program in programs:
        assert program.finish() == 0, program.tail()
    for name in ("anna", "bo"):
        found = audit(load_saga(tmp_path / f"{name}.saga"))
        assert found.record.is_sealed
        people = found.record.genesis.people
        blamed = {
            person.name for person, each in zip(people, found.conducts, strict=True) if each.fault
        }
        assert blamed <= {"Cai"}
        histories.add(found.record.history)
    assert len(histories) == 1


@pytest.mark.parametrize("kind", ["ECHO", "OPEN"])
def test_who_tells_two_stories_is_named_with_proof_and_the_others_finish(
    start: Start, tmp_path: Path, kind: str
) -> None:
    anna, bo, cai = three(start, tmp_path, "altered", kind)
    for program in (anna, bo):
        assert program.wait_for("broke")["name"] == "Cai"
    assert_finished_together(tmp_path, anna, bo)
    cai.kill()
    for name in ("anna", "bo"):
        proof = evidence.decode((tmp_path / f"{name}.evidence").read_bytes())
        assert evidence.convicted(*proof) == "Cai"
        code, told = run(["verify", str(tmp_path / f"{name}.saga")], tmp_path)
        named = [str(each) for each in told if each.get("name") == "Cai"]
        assert code != 0 and "two stories" in "".join(named)


def test_with_two_the_proof_is_kept_as_well(start: Start, tmp_path: Path) -> None:
    anna = start(
        "anna", "host", "nxs", *LOCAL, "--name", "Anna", "--saga", saga_of(tmp_path, "anna")
    )
    address = f"127.0.0.1:{anna.wait_for('listening')['port']}"
    lying = (sys.executable, "-m", "tests.lan.liar", "twice", "ECHO")
    cai = start("cai", "join", "--at", address, *LOCAL, "--name", "Cai", command=lying)
    assert anna.wait_for("broke")["name"] == "Cai"
    told = anna.wait_for("evidence")
    proof = evidence.decode(Path(str(told["path"])).read_bytes())
    assert evidence.convicted(*proof) == "Cai"
    anna.kill()
    cai.kill()
    assert run(["verify", str(told["path"])], tmp_path)[0] == 4
    assert run(["verify", saga_of(tmp_path, "anna")], tmp_path)[0] == 4


def test_who_comes_back_with_another_key_is_told_why_it_has_no_seat(
    start: Start, tmp_path: Path
) -> None:
    """Bo's folder is lost, and with it the key that holds the seat."""
    anna = start("anna", "host", "nxs", *HERE, "--name", "Anna")
    address = f"127.0.0.1:{anna.wait_for('listening')['port']}"
    bo = start("bo", "join", "--at", address, *HERE, "--name", "Bo")
    bo.wait_for("began")
    bo.kill()
    again = start("bo2", "join", "--at", address, *HERE, "--name", "Bo")
    assert again.finish() != 0
    assert "Bo in it has another key than you" in again.tail()
    anna.kill()


@pytest.mark.parametrize("kind", ["ECHO", "OPEN"])
def test_who_is_linked_and_silent_is_left_behind(start: Start, tmp_path: Path, kind: str) -> None:
    anna, bo, cai = three(start, tmp_path, "silent", kind)
    for program in (anna, bo):
        assert program.wait_for("owes")["name"] == "Cai"
    assert_finished_together(tmp_path, anna, bo)
    assert anna.count("broke") == bo.count("broke") == 0
    cai.kill()


def test_a_flood_of_good_envelopes_leaves_a_small_file_that_opens(
    start: Start, tmp_path: Path
) -> None:
    anna, bo, cai = three(start, tmp_path, "flood", "NOTE")
    for program in (anna, bo):
        assert program.wait_for("broke")["name"] == "Cai"
    assert_finished_together(tmp_path, anna, bo)
    cai.kill()
    for name in ("anna", "bo"):
        assert (tmp_path / f"{name}.saga").stat().st_size < 1_000_000
