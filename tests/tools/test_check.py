"""What `./check` runs, for everything and for single files."""

import os
import subprocess
import sys
import threading

import pytest

from tests.sources import ROOT
from tools import check


def asked(*words):
    return check.parser().parse_args(words)


def titles(*words):
    wanted = asked(*words)
    return [step.title for step in check.steps_for(wanted.files, wanted)[0]]


def step(title, code=0):
    return check.Step(title, ("json.tool", "--help") if code == 0 else ("no_such_module",))


def test_every_step_runs_and_the_failed_ones_are_named_last(monkeypatch, capfd):
    todo = [step("first", code=1), step("second"), step("third", code=1)]
    monkeypatch.setattr(check, "steps", lambda wanted: (todo, ["the windows: no glass"]))
    monkeypatch.setattr(sys, "argv", ["check"])
    assert check.main() == 1
    told = capfd.readouterr().out.splitlines()
    assert [line for line in told if line.startswith("== ")] == [
        "== first",
        "== second",
        "== third",
    ]
    assert told[-2:] == ["left out: the windows: no glass", "FAILED: first, third"]


def test_what_runs_beside_the_others_is_told_as_a_whole_and_may_fail_too(monkeypatch, capfd):
    there, here = threading.Event(), threading.Event()
    run = subprocess.run

    def meet(command, **how):
        """Each is begun before the other is done."""
        mine, other = (there, here) if "no_such_module" in command else (here, there)
        mine.set()
        assert other.wait(600)
        return run(command, **how)

    todo = [check.Step("types", ("no_such_module",), is_beside=True), step("tests")]
    monkeypatch.setattr(check, "steps", lambda wanted: (todo, []))
    monkeypatch.setattr(check.subprocess, "run", meet)
    monkeypatch.setattr(sys, "argv", ["check"])
    assert check.main() == 1
    told = capfd.readouterr().out
    words = told[told.index("== types") :].splitlines()
    assert "No module named no_such_module" in words[1]
    assert words[2].startswith("-- types: FAILED ")
    assert told.endswith("FAILED: types\n")


def test_all_is_well_when_no_step_failed(monkeypatch, capfd):
    monkeypatch.setattr(check, "steps", lambda wanted: ([step("only")], []))
    monkeypatch.setattr(sys, "argv", ["check"])
    assert check.main() == 0
    assert capfd.readouterr().out.endswith("all is well\n")


def test_the_rules_are_tested_both_ways_and_no_test_is_left_out(monkeypatch):
    monkeypatch.setattr(check.build, "missing", lambda: None)
    plain, native = check.steps(asked())[0][-2:]
    assert plain.environment == {"MEADHALL_PLAIN": "1"} and "--native" not in plain.command
    assert native.environment == {"MEADHALL_PLAIN": "0"} and "--native" in native.command

    only_plain = {word.removeprefix("--ignore=") for word in native.command if "--ignore" in word}
    run_plain = {word for word in plain.command if word.startswith("tests/")}
    assert not {word for word in native.command if word.startswith("tests/")}, "all, but for"
    assert run_plain == only_plain | {"tests/engines", "tests/ai"}


def test_long_tests_run_when_asked_for():
    assert all("--long" in step.command for step in check.steps(asked("--long"))[0][-1:])
    assert not any("--long" in step.command for step in check.steps(asked())[0])


def test_what_cannot_run_here_is_left_out_and_said_to_be(monkeypatch):
    monkeypatch.setattr(check.build, "missing", lambda: "there is no C compiler")
    monkeypatch.setattr(check, "missing_windows", lambda: "ImportError: libEGL.so.1")
    todo, left_out = check.steps(asked())
    assert left_out == [
        "the windows' tests: ImportError: libEGL.so.1",
        "the tests on top of machine code: there is no C compiler",
    ]
    assert [step.title for step in todo] == ["formatting", "lint", "types", "all tests, plain"]
    assert "--ignore=tests/ui" in todo[-1].command


def run_tests(folder, *options):
    """What becomes of the tests in this folder, which may use our own parts of pytest."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )


@pytest.mark.parametrize(("options", "expected"), [([], "1 passed"), (["--long"], "2 passed")])
def test_tests_that_take_minutes_wait_to_be_asked(tmp_path, options, expected):
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = long: takes minutes\n")
    (tmp_path / "test_it.py").write_text(
        "import pytest\ndef test_quick(): ...\n@pytest.mark.long\ndef test_slow(): ...\n"
    )
    done = run_tests(tmp_path, "-p", "no:cacheprovider", *options)
    assert done.returncode == 0, done.stdout
    assert expected in done.stdout.splitlines()[-1]


def test_a_group_of_tests_stays_together_and_shares_what_it_made(tmp_path):
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_it.py").write_text(
        "import os, pathlib, pytest\n"
        "@pytest.mark.parametrize('number', range(4))\n"
        "@pytest.mark.xdist_group('together')\n"
        "def test_it(number): pathlib.Path(os.environ['PYTEST_XDIST_WORKER']).touch()\n"
    )
    words = next(step.command for step in check.steps(asked())[0] if "pytest" in step.command)
    shared = [word for word in words if word.startswith("--dist")]
    assert run_tests(tmp_path, "--numprocesses=2", *shared).returncode == 0
    assert len(list(tmp_path.glob("gw*"))) == 1


def test_a_test_that_crashes_fails_alone_and_the_run_ends(tmp_path):
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_it.py").write_text(
        "import os, pytest\n"
        "@pytest.mark.parametrize('number', range(8))\n"
        "def test_it(number):\n"
        "    if number == 3: os._exit(1)\n"
    )
    words = ["--numprocesses=2", "--dist=loadgroup", "-p", "tests.crashed_workers"]
    done = run_tests(tmp_path, "-p", "no:pytest-qt", *words)
    assert "crashed while running 'test_it.py::test_it[3]'" in done.stdout
    assert "1 failed, 7 passed" in done.stdout.splitlines()[-1]


# Single files. ----------------------------------------------------------------------------------


def test_a_file_is_formatted_linted_typed_and_tested():
    *_, types, tests = titles("meadhall/client/system/folders.py")
    assert titles("meadhall/ai/odds.py")[:3] == ["formatting", "lint", "types"]
    assert types == "types" and tests.startswith("tests: tests/client/system")


def test_a_paper_needs_only_its_tests():
    (tests,) = titles("CONTRIBUTING.md")
    assert "tests/test_plain_words.py" in tests


def test_a_file_that_is_not_there_is_named(monkeypatch, capfd):
    monkeypatch.setattr(sys, "argv", ["check", "meadhall/ai/typo.py"])
    assert check.main() == 2
    assert capfd.readouterr().err.startswith("./check: there is no meadhall/ai/typo.py in ")


def test_coverage_is_measured_on_plain_python():
    todo, left_out = check.steps(asked("--coverage"))
    assert todo[-1].environment == {"MEADHALL_PLAIN": "1"} and "--cov=meadhall" in todo[-1].command
    assert left_out[-1].endswith("coverage sees plain Python alone")
