"""Where compiled rules would behave otherwise than plain ones, and that ours never go there.

`i64` and `vec` are nearly `int` and `list`, and each difference is a trap: a game that plays
well as plain Python and another game as machine code. The first half of this file looks for
the traps in our sources. The second half compiles a small module that falls into each one, so
that a new compiler which behaves differently is noticed, and a rule no longer needed can go.
"""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

from meadhall.native import build, unit
from tests.sources import ROOT, Source, every_source, read, sample

# Part one: what our sources must not contain. ------------------------------------------------


def shifts_by_variables(source: Source) -> list[str]:
    """`1 << n` is computed in 32 bits if the 1 is known when compiling; `n` is what varies."""
    complaints = []
    for node in source.nodes:
        match node:
            case (
                ast.BinOp(op=ast.LShift(), right=amount)
                | ast.AugAssign(op=ast.LShift(), value=amount)
            ) if not isinstance(amount, ast.Constant):
                complaints.append(source.at(node, "shifts to the left by a variable"))
    return complaints


def wide_numbers(source: Source) -> list[str]:
    """A machine integer has 64 bits, and the half of it leaves room to add and to multiply."""
    return [
        source.at(node, f"{node.value} is too wide")
        for node in source.walk(ast.Constant)
        if isinstance(node.value, int) and abs(node.value) >= 2**62
    ]


def lost_appends(source: Source) -> list[str]:
    """`append` may move the array or lengthen it in place, so the old name must not be used again:
    the result goes where the array was, or the array is one that a call has just returned."""
    kept = set()
    for node in source.nodes:
        match node:
            case ast.Assign(targets=[target], value=ast.Call() as value):
                *calls, array = appended(value)
                if isinstance(array, ast.Call) or ast.unparse(array) == ast.unparse(target):
                    kept |= set(calls)
            case ast.Return(value=ast.Call() as value):
                *calls, array = appended(value)
                if isinstance(array, ast.Call):
                    kept |= set(calls)
    return [
        source.at(node, f"{ast.unparse(node)} is not assigned to what it appends to")
        for node in source.walk(ast.Call)
        if is_append(node) and node not in kept
    ]


def appended(value: ast.expr) -> list[ast.expr]:
    """`append(append(moves, first), second)`: the two calls, and what they append to."""
    if isinstance(value, ast.Call) and is_append(value):
        return [value, *appended(value.args[0])]
    return [value]


def is_append(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id == "append"


def shared_arrays(source: Source) -> list[str]:
    """An array belongs to one object: `new.board = old.board[:]`, or a change shows in both.

    One that is replaced and never changed may be shared, where the line says `never written into`.
    """
    arrays = {name for name, annotation in annotated_fields(source) if is_array(annotation)}
    return [
        source.at(node, f"{ast.unparse(node)} shares the array; [:] copies it")
        for node in source.walk(ast.Assign)
        if isinstance(node.value, ast.Attribute)
        and isinstance(node.targets[0], ast.Attribute)
        and node.value.attr == node.targets[0].attr
        and node.value.attr in arrays
        and "never written into" not in source.line(node)
    ]


def annotated_fields(source: Source) -> Iterator[tuple[str, ast.AST]]:
    for node in source.walk(ast.AnnAssign):
        match node.target:
            case ast.Attribute(attr=name) | ast.Name(id=name):
                yield name, node.annotation


def is_array(annotation: ast.AST) -> bool:
    return ast.unparse(annotation).startswith("vec[")


def scripts(source: Source) -> list[str]:
    """A compiled module is never `__main__`."""
    return [
        source.at(node, "is never true when compiled")
        for node in source.walk(ast.Compare)
        if ast.unparse(node) == "__name__ == '__main__'"
    ]


def names_given_twice(source: Source) -> list[str]:
    """`def start(self, players, /, **given)` refuses a `players` among the given when compiled."""
    return [
        source.at(node, f"{node.name} has positional-only names beside **{node.args.kwarg.arg}")
        for node in source.walk(ast.FunctionDef)
        if node.args.posonlyargs and node.args.kwarg
    ]


IN_THE_UNIT = [
    shifts_by_variables,
    wide_numbers,
    lost_appends,
    shared_arrays,
    scripts,
    names_given_twice,
]


def unit_sources() -> list[Source]:
    compiled = unit.modules()
    return [source for source in every_source(*unit.ROOMS) if source.name in compiled]


@pytest.mark.xdist_group("sources")
@pytest.mark.parametrize("trap", IN_THE_UNIT)
def test_compiled_sources_keep_clear_of(trap):
    complaints = [complaint for source in unit_sources() for complaint in trap(source)]
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize(
    ("trap", "text"),
    [
        (shifts_by_variables, "mask = 1 << cell"),
        (shifts_by_variables, "mask = ONE << cell"),
        (shifts_by_variables, "mask <<= cell"),
        (wide_numbers, "ALL = 0xFFFFFFFFFFFFFFFF"),
        (lost_appends, "append(moves, move)"),
        (lost_appends, "more = append(moves, move)"),
        (lost_appends, "use(append(moves, move))"),
        (lost_appends, "def more(): return append(moves, move)"),
        (lost_appends, "append(legal(), move)"),
        (shared_arrays, "self.board: vec[i64] = vec[i64]()\nnew.board = self.board"),
        (names_given_twice, "def start(self, players, /, **given): ..."),
        (scripts, "if __name__ == '__main__': main()"),
    ],
)
def test_a_trap_is_seen(trap, text):
    assert trap(sample(text))


@pytest.mark.parametrize(
    ("trap", "text"),
    [
        (shifts_by_variables, "word = (word << 11) & WORD"),
        (shifts_by_variables, "bit = word >> cell"),
        (wide_numbers, "WORD = 0xFFFFFFFF"),
        (lost_appends, "moves = append(moves, move)"),
        (lost_appends, "self.moves = append(self.moves, move)"),
        (lost_appends, "words.append(word)"),
        (lost_appends, "def more(): return append(legal(), move)"),
        (lost_appends, "moves = append(append(vec[i64](), first), second)"),
        (lost_appends, "moves = append(append(moves, first), second)"),
        (shared_arrays, "self.board: vec[i64] = vec[i64]()\nnew.board = self.board[:]"),
        (shared_arrays, "self.turn: i64 = 0\nnew.turn = self.turn"),
        (shared_arrays, "a: vec[i64]\nnew.a = self.a  # replaced as a whole, never written into"),
    ],
)
def test_good_rules_pass(trap, text):
    assert trap(sample(text)) == []


HAS_HEIRS = re.compile(r"class \w+\(")
REMEDY = "is compiled, and needs @mypyc_attr(allow_interpreted_subclasses=True)"


def interpreted_heirs(sources: list[Source], compiled: list[Source]) -> list[str]:
    """Interpreted classes under a compiled one that does not allow them."""
    closed = {
        f"{source.name}.{node.name}"
        for source in compiled
        for node in source.walk(ast.ClassDef)
        if not any(
            "allow_interpreted_subclasses=True" in ast.unparse(d) for d in node.decorator_list
        )
    }
    complaints = []
    for heir in sources:
        if not HAS_HEIRS.search(heir.text):
            continue  # most modules, whose trees need not be made
        known = {target.split(".")[-1]: target for _, target in heir.imports()}
        for node in heir.walk(ast.ClassDef):
            for base in node.bases:
                if known.get(ast.unparse(base)) in closed:
                    complaints.append(heir.at(node, f"{ast.unparse(base)} {REMEDY}"))
    return complaints


@pytest.mark.xdist_group("sources")
def test_interpreted_classes_inherit_only_where_compiled_ones_allow_it():
    names = set(unit.modules())
    tests = [read(path) for path in sorted((ROOT / "tests").rglob("*.py"))]
    interpreted = [module for module in every_source() + tests if module.name not in names]
    complaints = interpreted_heirs(interpreted, unit_sources())
    assert not complaints, "\n".join(complaints)


def test_an_heir_that_is_not_allowed_is_seen():
    base = sample("class State: ...", "meadhall.engines.base")
    heir = sample("from meadhall.engines.base import State\nclass Toy(State): ...")
    open_base = sample(
        "@mypyc_attr(allow_interpreted_subclasses=True)\nclass State: ...", "meadhall.engines.base"
    )
    assert interpreted_heirs([heir], [base])
    assert not interpreted_heirs([heir], [open_base])


# Part two: what the compiler makes of them. --------------------------------------------------

TRAPS = '''
from mypy_extensions import mypyc_attr

from meadhall.engines.packed import append, i64, vec


class Closed:
    def word(self) -> str:
        return "heir"


@mypyc_attr(allow_interpreted_subclasses=True)
class Open:
    def word(self) -> str:
        return "heir"


def shift_one(places: i64) -> i64:
    return 1 << places


def shift_number(number: i64, places: i64) -> i64:
    return number << places


def double(number: i64) -> i64:
    return number * 2


def players_given(players: int, /, **given: int) -> int:
    return given["players"]


def narrow(number: int) -> i64:
    return number


def write_through_a_second_name(value: i64) -> i64:
    array = vec[i64]([1, 2, 3])
    second = array
    second[0] = value
    return array[0]


def write_to_a_slice(value: i64) -> i64:
    array = vec[i64]([1, 2, 3])
    second = array[:]
    second[0] = value
    return array[0]


def length_after_append_to_a_second_name(value: i64) -> i64:
    array = vec[i64]([1, 2, 3])
    second = array
    second = append(second, value)
    return len(array)


def steps_while_growing(limit: i64) -> i64:
    array = vec[i64]([1, 2, 3])
    steps: i64 = 0
    for value in array:
        steps += 1
        if steps < limit:
            array = append(array, value)
    return steps


def alike(left: i64, right: i64) -> list[int]:
    """What must come out the same both ways."""
    array = vec[i64]([left, right, 7])
    return [
        left // right,
        left % right,
        left >> 1,
        left & right,
        ~left,
        array[-1],
        len(array[1:9]),
        array[-2:][0],
        int(array == vec[i64]([left, right, 7])),
        int(right in array),
        int(bool(vec[i64]())),
        len(vec[i64]([0] * 5)),
        sum([int(value) for value in array]),
        max(left, right),
    ]


def beyond_the_end(index: i64) -> i64:
    return vec[i64]([1, 2, 3])[index]
'''

QUESTIONS = """
import json
import traps


def attempt(question):
    try:
        return question()
    except Exception as error:
        return type(error).__name__


print(json.dumps({
    "file": traps.__file__,
    "shift a one": [traps.shift_one(places) for places in (30, 31, 40)],
    "shift a number": [traps.shift_number(1, places) for places in (30, 31, 40)],
    "double": attempt(lambda: traps.double(2**62)),
    "narrow": attempt(lambda: traps.narrow(2**64)),
    "name given twice": attempt(lambda: traps.players_given(1, players=2)),
    "second name": traps.write_through_a_second_name(9),
    "slice": traps.write_to_a_slice(9),
    "append to a second name": traps.length_after_append_to_a_second_name(9),
    "grow while walking": traps.steps_while_growing(5),
    "alike": [traps.alike(a, b) for a in (-7, 0, 9) for b in (-3, 2, 5)],
    "beyond": [attempt(lambda: traps.beyond_the_end(index)) for index in (3, -4)],
    "closed": attempt(lambda: type("Heir", (traps.Closed,), {})().word()),
    "open": attempt(lambda: type("Heir", (traps.Open,), {})().word()),
}))
"""

COMPILE = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

command = build_ext(Distribution({"ext_modules": mypycify(["--config-file=", "traps.py"])}))
command.inplace = True
command.ensure_finalized()
command.run()
"""


@pytest.fixture(scope="session")
def answers(tmp_path_factory):
    """What the module says as plain Python, and what it says compiled."""
    if lack := build.missing():
        pytest.skip(lack)
    folder = tmp_path_factory.mktemp("traps")
    (folder / "traps.py").write_text(TRAPS)
    plain = run(folder, QUESTIONS)
    run(folder, COMPILE)
    compiled = run(folder, QUESTIONS)
    plain, compiled = json.loads(plain), json.loads(compiled.splitlines()[-1])
    assert plain.pop("file").endswith(".py") and not compiled.pop("file").endswith(".py")
    return plain, compiled


def run(folder, script: str) -> str:
    environment = os.environ | {
        "MEADHALL_PLAIN": "1",
        "MYPYPATH": str(ROOT),
        "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=folder,
        env=environment,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.xdist_group("traps")
@pytest.mark.parametrize(
    ("question", "plain", "compiled"),
    [
        ("shift a one", [2**30, 2**31, 2**40], [2**30, -(2**31), 2**8]),
        ("shift a number", [2**30, 2**31, 2**40], [2**30, 2**31, 2**40]),
        ("double", 2**63, -(2**63)),
        ("narrow", 2**64, "ValueError"),
        ("name given twice", 2, "TypeError"),
        ("second name", 9, 9),
        ("slice", 1, 1),
        ("append to a second name", 4, 3),
        ("grow while walking", 7, 7),
        ("beyond", ["IndexError", "IndexError"], ["IndexError", "IndexError"]),
        ("closed", "heir", "TypeError"),
        ("open", "heir", "heir"),
    ],
)
def test_the_compiler_does_what_we_think(answers, question, plain, compiled):
    assert [answer[question] for answer in answers] == [plain, compiled]


@pytest.mark.xdist_group("traps")
def test_what_the_rules_compute_with_is_the_same_both_ways(answers):
    plain, compiled = answers
    assert plain["alike"] == compiled["alike"]
