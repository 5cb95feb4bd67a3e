"""Native code runs exactly if it was made from the sources as they are, and loads.

Most tests here make a small checkout of their own: the machinery of `meadhall.native` around
one module of rules. What runs in it is asked in a process of its own.
"""

import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from meadhall.native import build, unit
from tests.sources import PACKAGE, ROOT

RULES = """
from meadhall.engines.findings import Found
from meadhall.engines.packed import append, i64, vec

FOUND = Found(7, ("a", "b"))


def answer(number: i64) -> i64:
    numbers = append(vec[i64](), number)
    return numbers[0] + 1
"""

VALUES = """
from dataclasses import dataclass


@dataclass(frozen=True)
class Found:
    action: int
    words: tuple[str, ...] = ()
"""

ASK = """
from meadhall import native
from meadhall.engines import contract
print(native.mode(), contract.answer(41), contract.__file__, sep="|")
"""

needs_compiler = pytest.mark.skipif(build.missing() is not None, reason=str(build.missing()))


@dataclass
class Checkout:
    """A copy of the machinery, with rules that give one answer."""

    folder: Path

    @property
    def package(self) -> Path:
        return self.folder / "meadhall"

    @property
    def home(self) -> Path:
        return self.folder / "build" / "native"

    @property
    def rules(self) -> Path:
        return self.package / "engines" / "contract.py"

    def run(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python here, with nothing of the checkout in sight."""
        clean = {key: value for key, value in os.environ.items() if key != "MEADHALL_PLAIN"}
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env=clean | environment,
            capture_output=True,
            encoding="utf-8",
        )

    def ask(self, **environment: str) -> tuple[str, int, str]:
        """What runs, what it answers, and the ending of the file it comes from."""
        done = self.run("-c", ASK, **environment)
        assert done.returncode == 0, done.stderr
        mode, answer, file = done.stdout.strip().split("|")
        return mode, int(answer), Path(file).suffix

    def build(self, *words: str) -> subprocess.CompletedProcess[str]:
        return self.run("-m", "meadhall.native.build", *words)


def make_checkout(folder: Path) -> Checkout:
    checkout = Checkout(folder)
    ignored = shutil.ignore_patterns("__pycache__", "built")
    shutil.copytree(PACKAGE / "native", checkout.package / "native", ignore=ignored)
    shutil.copy(PACKAGE / "__init__.py", checkout.package)
    for room in unit.ROOMS:
        (checkout.package / room).mkdir()
        (checkout.package / room / "__init__.py").touch()
    shutil.copy(PACKAGE / "engines" / "packed.py", checkout.package / "engines")
    checkout.rules.write_text(RULES)
    checkout.rules.with_name("findings.py").write_text(VALUES)
    return checkout


@pytest.fixture
def checkout(tmp_path):
    """A checkout where nothing has been compiled."""
    return make_checkout(tmp_path / "a checkout")


@pytest.fixture(scope="session")
def model(tmp_path_factory):
    checkout = make_checkout(tmp_path_factory.mktemp("native") / "a checkout")
    done = checkout.build()
    assert done.returncode == 0, done.stderr
    return checkout


@pytest.fixture
def built(model, tmp_path):
    """A checkout with native code, for one test to do with as it likes."""
    return Checkout(shutil.copytree(model.folder, tmp_path / "a checkout"))


@pytest.fixture(scope="session")
def broken(tmp_path_factory):
    """A checkout whose rules do not compile, and what came of its first build."""
    checkout = make_checkout(tmp_path_factory.mktemp("broken") / "a checkout")
    checkout.rules.write_text(RULES.replace("+ 1", "+ 1 or 'none'"))
    return checkout, checkout.build()


# What runs. ----------------------------------------------------------------------------------


def test_without_a_build_the_rules_run_plain(checkout):
    assert checkout.ask() == ("plain: the sources have not been compiled", 42, ".py")


@needs_compiler
@pytest.mark.xdist_group("native")
class TestBuilt:
    def test_a_build_of_these_very_sources_runs(self, built):
        assert built.ask() == ("native", 42, Path(unit.SUFFIX).suffix)

    def test_an_edited_source_runs_plain_at_once_and_native_when_edited_back(self, built):
        built.rules.write_text(RULES.replace("+ 1", "+ 2"))
        assert built.ask() == ("plain: the sources are not those that were compiled", 43, ".py")

        built.rules.write_text(RULES)
        assert built.ask()[0] == "native"

    def test_the_player_may_insist_on_plain(self, built):
        assert built.ask(MEADHALL_PLAIN="1") == ("plain: MEADHALL_PLAIN is set", 42, ".py")
        assert built.ask(MEADHALL_PLAIN="0")[0] == "native"

    def test_a_build_that_does_not_load_is_left_alone(self, built):
        (library,) = built.home.rglob(f"{unit.LIBRARY}*")
        library.write_bytes(b"nothing that any machine could run")
        mode, answer, kind = built.ask()
        assert mode.startswith("plain: the native code does not load: ")
        assert (answer, kind) == (42, ".py")

    def test_a_build_whose_arrays_do_not_load_is_left_alone(self, built, tmp_path):
        (tmp_path / "else" / "librt").mkdir(parents=True)
        (tmp_path / "else" / "librt" / "vecs.py").write_text("raise ValueError('too old')")
        mode, _, kind = built.ask(PYTHONPATH=str(tmp_path / "else"))
        assert mode == "plain: the native code does not load: too old"
        assert kind == ".py"

    def test_frozen_values_can_be_sent_to_another_process(self, built):
        script = """
import copy, pickle
from meadhall.engines.contract import FOUND  # which imports the class in its compiled way
print(pickle.loads(pickle.dumps(FOUND)) == copy.deepcopy(FOUND) == FOUND)
"""
        for plain in ("0", "1"):
            done = built.run("-c", script, MEADHALL_PLAIN=plain)
            assert done.stdout == "True\n", done.stderr

    def test_the_modules_of_a_build_never_mix_with_plain_ones(self, built):
        (module,) = built.home.rglob(f"contract{unit.SUFFIX}")
        module.unlink()
        done = built.run("-c", ASK)
        assert done.returncode != 0 and "ImportError" in done.stderr

    def test_a_second_build_has_nothing_to_do(self, built):
        done = built.build()
        assert (done.returncode, done.stderr) == (0, "")

    def test_the_compiler_is_not_asked_where_plain_is_wanted(self, built):
        built.rules.write_text(RULES + "\n")
        assert built.run("-m", "meadhall.native.build", MEADHALL_PLAIN="1").stderr == ""
        assert len(list(built.home.iterdir())) == 1


# What a build is called. ---------------------------------------------------------------------


def name(checkout: Checkout) -> str:
    return unit.name(checkout.package)


def edit_a_rule(checkout: Checkout) -> None:
    checkout.rules.write_text(RULES.replace("41", "42") + "\n")


def add_a_module(checkout: Checkout) -> None:
    (checkout.package / "ai" / "search.py").touch()


def rename_a_module(checkout: Checkout) -> None:
    checkout.rules.rename(checkout.rules.with_name("agreement.py"))


def edit_a_plain_module(checkout: Checkout) -> None:
    """Its constants may have been copied into the machine code."""
    with (checkout.package / "engines" / "packed.py").open("a") as file:
        file.write("\n")


def edit_the_recipe(checkout: Checkout) -> None:
    with (checkout.package / "native" / "compile.py").open("a") as file:
        file.write("\n")


@pytest.mark.parametrize(
    "change",
    [edit_a_rule, add_a_module, rename_a_module, edit_a_plain_module, edit_the_recipe],
)
def test_every_source_counts(checkout, change):
    before = name(checkout)
    change(checkout)
    assert name(checkout) != before


@pytest.mark.parametrize("what", ["COMPILER", "SUFFIX"])
def test_the_compiler_and_the_python_count(checkout, monkeypatch, what):
    before = name(checkout)
    monkeypatch.setattr(unit, what, "another")
    assert name(checkout) != before


def test_what_is_not_compiled_does_not_count(checkout):
    before = name(checkout)
    (checkout.package / "client").mkdir()
    (checkout.package / "client" / "session.py").write_text("HELLO = 1")
    (checkout.package / "engines" / "notes.txt").write_text("no code")
    assert name(checkout) == before


def test_the_name_does_not_depend_on_the_place(checkout, tmp_path):
    elsewhere = Checkout(shutil.copytree(checkout.folder, tmp_path / "elsewhere"))
    assert name(elsewhere) == name(checkout)


def test_the_unit_is_all_rules_and_search_but_the_exceptions():
    modules = unit.modules()
    on_disk = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for room in ("engines", "ai")
        for path in (PACKAGE / room).rglob("*.py")
        if path.stem != "__init__"
    }
    assert set(modules) == on_disk - set(unit.PLAIN) | {unit.PROBE}
    assert set(unit.PLAIN) <= on_disk, "an exception for a module that is gone"
    assert all(unit.PLAIN.values()), "an exception without a reason"


def test_the_choice_is_quick():
    """Every start pays for it."""
    began = time.thread_time()
    for _ in range(10):
        unit.find()
    assert time.thread_time() - began < 0.5


# How a build is made. ------------------------------------------------------------------------


@needs_compiler
@pytest.mark.xdist_group("native")
def test_rules_that_do_not_compile_are_told_in_a_sentence_and_run_plain(broken):
    checkout, done = broken
    (log,) = checkout.home.iterdir()

    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "meadhall: the game will play slower, as plain Python: "
        f"the rules did not compile: {log} says why"
    )
    assert "contract.py:10: error: Incompatible return value" in log.read_text()
    assert checkout.ask() == (f"plain: the sources did not compile, {log} says why", 42, ".py")


@needs_compiler
@pytest.mark.xdist_group("native")
def test_a_build_that_failed_is_tried_again_only_when_asked(broken):
    checkout, _ = broken
    assert checkout.build().stderr == ""
    again = checkout.build("--again")
    assert again.returncode == 1 and "compiling" in again.stderr


def test_a_source_edited_meanwhile_spoils_the_build(checkout, monkeypatch):
    def compile_and_edit(package, making, log, say):
        (making / "unit").mkdir()
        edit_a_rule(checkout)

    monkeypatch.setattr(build, "_run_compiler", compile_and_edit)
    with pytest.raises(build.BuildFailed, match="changed while it was being compiled"):
        build.build(checkout.package, checkout.home, print)
    assert list(checkout.home.iterdir()) == []


@pytest.fixture
def quick_compiler(monkeypatch):
    def compile_nothing(package, making, log, say):
        (making / "unit").mkdir()
        (making / "unit" / "code").touch()

    monkeypatch.setattr(build, "_run_compiler", compile_nothing)


def test_two_builds_at_once_do_not_trip_over_each_other(checkout, quick_compiler):
    first = build.build(checkout.package, checkout.home, print)
    second = build.build(checkout.package, checkout.home, print)
    assert first == second == checkout.home / name(checkout)
    assert list(checkout.home.iterdir()) == [first]


def test_old_builds_are_swept_away_and_recent_ones_kept(checkout, quick_compiler):
    for age, old in [(8, "old"), (6, "recent")]:
        then = time.time() - age * 24 * 3600
        (checkout.home / old).mkdir(parents=True)
        (checkout.home / f"{old}.log").touch()
        os.utime(checkout.home / old, (then, then))
        os.utime(checkout.home / f"{old}.log", (then, then))
    made = build.build(checkout.package, checkout.home, print)
    assert {path.name for path in checkout.home.iterdir()} == {made.name, "recent", "recent.log"}


def test_what_is_missing_is_named(monkeypatch, tmp_path):
    monkeypatch.setattr(build.shutil, "which", lambda command: None)
    assert build.missing() == "there is no C compiler (Debian: gcc)"

    monkeypatch.setattr(build.shutil, "which", lambda command: f"/usr/bin/{command}")
    monkeypatch.setattr(build.sysconfig, "get_path", lambda name: str(tmp_path))
    assert build.missing() == "Python's C headers are not installed (Debian: python3-dev)"


def test_another_compiler_serves_where_pythons_own_is_not_installed(monkeypatch):
    monkeypatch.setenv("CC", "x86_64-conda-linux-gnu-cc -pthread")
    monkeypatch.setattr(
        build.shutil, "which", lambda command: command if command == "gcc" else None
    )
    assert build.c_compiler() == "gcc"


# The real rules. -----------------------------------------------------------------------------

MATCHES = """
import hashlib
from meadhall import native
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER

print(native.mode().split(":")[0])
for game in catalogue.GAMES:
    for seed in range(3):
        chance, seen = Chance(seed), hashlib.sha256()
        state = game.start()
        while state.asks != OVER:
            seen.update(str([[int(a) for a in state.legal(s)] for s in state.asked()]).encode())
            if state.asked():
                state.answer([int(state.legal(s)[chance.below(len(state.legal(s)))])
                              for s in state.asked()])
            else:
                state.chance_answers(chance)
            seen.update(state.digest())
        print(game.key, seed, seen.hexdigest())
"""


def test_plain_and_native_rules_play_the_same_matches():
    if unit.find() is None:
        pytest.skip("the rules are not compiled here; `./check` compiles them")
    told = {}
    for plain in ("0", "1"):
        environment = os.environ | {"MEADHALL_PLAIN": plain, "PYTHONHASHSEED": plain}
        done = subprocess.run(
            [sys.executable, "-c", MATCHES],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == 0, done.stderr
        mode, *lines = done.stdout.splitlines()
        told[mode] = lines
    assert set(told) == {"native", "plain"}
    assert told["native"] == told["plain"]
