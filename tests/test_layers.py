"""Who may lean on whom, and what the rules must never touch.

The arrows point one way: ui -> client -> net and ai -> engines. The windows may look down as far
as the rules, whose boards they draw, but the network and the search are not theirs to call.

What the engines do must be the same in every process, on every platform and in every version of
Python; here the roads by which a difference could come in are closed. Each rule is also tried on
a module that breaks it.
"""

import ast

import pytest

from tests.sources import PACKAGE, ROOT, Source, every_source, sample

pytestmark = pytest.mark.xdist_group("sources")  # each source is read once

# What each room may import of ours. `native` is the machinery that decides how the rest runs.
ARROWS = {
    "engines": set(),
    "net": {"engines", ""},
    "ai": {"engines"},
    "lab": {"engines", "ai", "native"},
    "client": {"engines", "net", "ai", "lab", "native", ""},
    "ui": {"client", "engines", ""},
    "native": set(),
    "": {"native"},
    "__main__": {"client"},
}

# The one door through which the windows are opened.
DOORS = {("meadhall.client.__main__", "ui")}

QT = {"PySide6", "shiboken6", "PyQt5", "PyQt6", "PySide2"}

# What could make two copies of a match differ: chance, clocks, the machine, the outside world.
FOREIGN_TO_RULES = {
    "asyncio",
    "datetime",
    "locale",
    "multiprocessing",
    "os",
    "platform",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "uuid",
}

# The part of `math` that counts in whole numbers.
WHOLE_MATH = {"comb", "factorial", "gcd", "isqrt", "lcm", "perm"}


def wrong_arrows(source: Source) -> list[str]:
    """Imports of ours that point the wrong way."""
    complaints = []
    for node, target in source.imports():
        if target.split(".")[0] != "meadhall":
            continue
        room = target.split(".")[1] if target.split(".")[1] in ARROWS else ""
        if room not in ARROWS[source.room] | {source.room} and (source.name, room) not in DOORS:
            complaints.append(source.at(node, f"{source.room or 'meadhall'} imports {target}"))
    return complaints


def stray_windows(source: Source) -> list[str]:
    """Imports of Qt outside the windows' room."""
    return [
        source.at(node, f"imports {target}")
        for node, target in source.imports()
        if target.split(".")[0] in QT and source.room != "ui"
    ]


def foreign_imports(source: Source) -> list[str]:
    """Imports through which something but the answers could decide what the rules do."""
    return [
        source.at(node, f"imports {target}")
        for node, target in source.imports()
        if target.split(".")[0] in FOREIGN_TO_RULES
        or (target.split(".")[0] == "math" and target.split(".")[-1] not in WHOLE_MATH)
    ]


def fractions(source: Source) -> list[str]:
    """Numbers that are not whole: their last digit depends on who computes it, and how."""
    complaints = []
    for node in source.nodes:
        match node:
            case ast.Constant(value=float() | complex()):
                complaints.append(source.at(node, f"{node.value} is not a whole number"))
            case ast.Name(id="float" | "complex"):
                complaints.append(source.at(node, f"{node.id} is not for whole numbers"))
            case ast.BinOp(op=ast.Div(), right=right) if not is_text(right):
                complaints.append(source.at(node, "/ makes a fraction; // does not"))
            case ast.AugAssign(op=ast.Div()):
                complaints.append(source.at(node, "/= makes a fraction; //= does not"))
    return complaints


def is_text(node: ast.AST) -> bool:
    """A text, which a path may be divided by."""
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def personal_numbers(source: Source) -> list[str]:
    """`hash` and `id` give other numbers in another process."""
    return [
        source.at(node, f"{node.func.id}() differs from process to process")
        for node in source.walk(ast.Call)
        if isinstance(node.func, ast.Name) and node.func.id in {"hash", "id"}
    ]


IN_ORDER = {"list", "tuple", "enumerate", "iter", "zip", "map", "filter", "reversed", "next"}


def unordered_walks(source: Source) -> list[str]:
    """Going through a set, which has another order in another process. `sorted(...)` has one."""
    names = set_names(source)

    def is_set(node: ast.AST) -> bool:
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Call(func=ast.Name(id="set" | "frozenset")):
                return True
            case ast.BinOp(left=left, right=right, op=ast.BitOr() | ast.BitAnd() | ast.Sub()):
                return is_set(left) or is_set(right)
            case ast.Name(id=name) | ast.Attribute(attr=name):
                return name in names
        return False

    walked = []
    for node in source.nodes:
        match node:
            case ast.For(iter=items) | ast.comprehension(iter=items) | ast.Starred(value=items):
                walked.append(items)
            case ast.Call(func=ast.Name(id=name), args=items) if name in IN_ORDER:
                walked += items
            case ast.Call(func=ast.Attribute(attr="join"), args=items):
                walked += items
            case ast.Call(func=ast.Attribute(value=items, attr="pop"), args=[]):
                walked.append(items)
    return [source.at(node, "walks through a set") for node in walked if is_set(node)]


def set_names(source: Source) -> set[str]:
    """Names that are given a set, or said to be one, somewhere in the module."""
    names = set()
    for node in source.nodes:
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name) | ast.Attribute(attr=name)],
                value=ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")),
            ):
                names.add(name)
            case (
                ast.AnnAssign(
                    target=ast.Name(id=name) | ast.Attribute(attr=name), annotation=annotation
                )
                | ast.arg(arg=name, annotation=annotation)
            ) if annotation is not None and is_set_annotation(annotation):
                names.add(name)
    return names


def is_set_annotation(annotation: ast.AST) -> bool:
    text = ast.unparse(annotation).removeprefix("Final[")
    return text.split("[")[0] in {"set", "frozenset", "AbstractSet"}


def matches_behind_a_session(source: Source) -> list[str]:
    """A window that looks past its session at the match: what it wants, the session offers."""
    complaints = []
    for node in source.walk(ast.Attribute):
        match node:
            case ast.Attribute(
                attr="match", value=ast.Name(id="session") | ast.Attribute(attr="session")
            ) if source.room == "ui":
                complaints.append(source.at(node, "looks at a session's match"))
    return complaints


def commands_below(source: Source) -> list[str]:
    """Imports of the terminal's commands from anywhere but the commands themselves."""
    if source.name.startswith(COMMANDS) or source.name == "meadhall.client.__main__":
        return []
    return [
        source.at(node, f"imports {target}")
        for node, target in source.imports()
        if f"{target}.".startswith(f"{COMMANDS}.")
    ]


COMMANDS = "meadhall.client.commands"

CHANGERS = {"append", "clear", "extend", "insert", "pop", "popitem", "remove", "setdefault"}


def changing_properties(source: Source) -> list[str]:
    """Properties that change something: who reads a value expects it to stay as it is."""
    complaints = []
    for function in source.walk(ast.FunctionDef):
        if not any(ast.unparse(each) == "property" for each in function.decorator_list):
            continue
        for node in ast.walk(function):
            match node:
                case ast.Assign(targets=targets):
                    changed = targets
                case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                    changed = [target]
                case ast.Delete(targets=targets):
                    changed = targets
                case ast.Call(func=ast.Attribute(attr=name, value=ast.Attribute())) if (
                    name in CHANGERS
                ):
                    changed = [node.func]
                case _:
                    continue
            if any(isinstance(each, ast.Attribute | ast.Subscript) for each in changed):
                complaints.append(
                    source.at(node, f"the property {function.name} changes something")
                )
    return complaints


EVERYWHERE = [
    wrong_arrows,
    stray_windows,
    matches_behind_a_session,
    commands_below,
    changing_properties,
]
IN_THE_RULES = [foreign_imports, fractions, personal_numbers, unordered_walks]


@pytest.mark.parametrize("rule", EVERYWHERE)
def test_every_room_keeps_to_its_arrows(rule):
    complaints = [complaint for source in every_source() for complaint in rule(source)]
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize("rule", IN_THE_RULES)
def test_the_rules_do_the_same_for_everybody(rule):
    complaints = [complaint for source in every_source("engines") for complaint in rule(source)]
    assert not complaints, "\n".join(complaints)


def test_there_are_sources_in_every_room():
    """The rules above hold for nothing at all if nothing is found."""
    for room in set(ARROWS) - {"", "__main__"}:
        assert len(every_source(room)) > 3, room


TESTS = ROOT / "tests"

ACROSS_ROOMS = {"golden", "lan", "sims"}
"""Folders of tests that play whole matches, and so belong to no room."""


def test_tests_lie_where_what_they_test_lies():
    for path in TESTS.rglob("test_*.py"):
        folder = path.parent.relative_to(TESTS)
        if folder.parts and folder.parts[0] not in ACROSS_ROOMS:
            rooms = PACKAGE if folder.parts[0] != "tools" else ROOT
            assert (rooms / folder).is_dir(), path


def test_every_folder_of_the_client_and_the_windows_has_tests():
    for room in ("client", "ui", "net"):
        for folder in (each for each in (PACKAGE / room).iterdir() if each.is_dir()):
            if any(folder.rglob("*.py")):
                assert any((TESTS / room / folder.name).rglob("test_*.py")), folder


def test_every_module_stands_in_a_known_room():
    assert {source.room for source in every_source()} <= set(ARROWS) | {"resources"}


def test_resources_are_facts_and_pictures_and_no_code():
    assert [str(path) for path in (PACKAGE / "resources").rglob("*.py")] == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("meadhall.engines.sample", "from meadhall.net.transport.wire import Packet"),
        ("meadhall.engines.sample", "import meadhall.native"),
        ("meadhall.engines.sample", "from meadhall import __version__"),
        ("meadhall.engines.tafl.sample", "from ...client import session"),
        ("meadhall.net.sample", "from meadhall.ai import search"),
        ("meadhall.ai.sample", "from meadhall import net"),
        ("meadhall.client.match.session", "def late():\n    from meadhall.ui import window"),
        ("meadhall.ui.sample", "from meadhall.net import links"),
        ("meadhall.ui.sample", "from meadhall.ai import search"),
        ("meadhall.native.sample", "from meadhall.engines import hexes"),
    ],
)
def test_an_arrow_that_points_the_wrong_way_is_seen(name, text):
    assert wrong_arrows(sample(text, name))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("meadhall.engines.tafl.sample", "from ..hexes import Hex"),
        ("meadhall.client.__main__", "from meadhall.ui import window"),
        ("meadhall.client.sample", "from meadhall import __version__, engines"),
        ("meadhall.net.sample", "from meadhall.engines.values import GameError"),
    ],
)
def test_an_arrow_that_points_the_right_way_may_stand(name, text):
    assert wrong_arrows(sample(text, name)) == []


@pytest.mark.parametrize(
    ("rule", "text", "name"),
    [
        (matches_behind_a_session, "ask(self.session.match.line)", "meadhall.ui.sample"),
        (matches_behind_a_session, "line = session.match.line", "meadhall.ui.pages.sample"),
        (
            commands_below,
            "from meadhall.client.commands.headless import HeadlessPeer",
            "meadhall.client.multiplayer.network",
        ),
        (commands_below, "from meadhall.client import commands", "meadhall.ui.sample"),
        (changing_properties, "@property\ndef log(self): self.rows.append(1)", "meadhall.sample"),
        (changing_properties, "@property\ndef log(self): self.read = 1", "meadhall.sample"),
        (changing_properties, "@property\ndef log(self): self.read += 1", "meadhall.sample"),
        (changing_properties, "@property\ndef log(self): del self.rows[1:]", "meadhall.sample"),
    ],
)
def test_what_a_room_must_not_do_is_seen(rule, text, name):
    assert rule(sample(text, name))


@pytest.mark.parametrize(
    ("rule", "text", "name"),
    [
        (matches_behind_a_session, "ask(session.length)", "meadhall.ui.sample"),
        (matches_behind_a_session, "session.match.close()", "meadhall.client.sample"),
        (commands_below, "from meadhall.client.commands import host", COMMANDS + ".join"),
        (changing_properties, "@property\ndef log(self): rows = []; return rows", "meadhall.x"),
        (changing_properties, "def log(self): self.read = 1", "meadhall.sample"),
    ],
)
def test_what_a_room_may_do_is_let_be(rule, text, name):
    assert rule(sample(text, name)) == []


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (stray_windows, "from PySide6.QtCore import QTimer"),
        (stray_windows, "try:\n    import PySide6\nexcept ImportError: ..."),
        (foreign_imports, "import random"),
        (foreign_imports, "from os import environ"),
        (foreign_imports, "from time import monotonic"),
        (foreign_imports, "import datetime as calendar"),
        (foreign_imports, "from math import sqrt"),
        (foreign_imports, "import math"),
        (fractions, "HALF = 0.5"),
        (fractions, "def evaluate(self) -> float: ..."),
        (fractions, "share = coins / seats"),
        (fractions, "coins /= 2"),
        (personal_numbers, "key = hash(word)"),
        (personal_numbers, "key = id(self)"),
        (unordered_walks, "for cell in {1, 2}: ..."),
        (unordered_walks, "cells = [cell for cell in set(found)]"),
        (unordered_walks, "cells = list({cell for cell in found})"),
        (unordered_walks, "cells = [*frozenset(found)]"),
        (unordered_walks, "seen = set()\nfor cell in seen: ..."),
        (unordered_walks, "def walk(seen: set[int]):\n    return tuple(seen)"),
        (unordered_walks, "seen: set[int] = find()\nany = seen.pop()"),
        (unordered_walks, "self.seen = set()\nfor cell in self.seen - {3}: ..."),
        (unordered_walks, "text = ' '.join({'a', 'b'})"),
    ],
)
def test_what_could_make_two_copies_differ_is_seen(rule, text):
    assert rule(sample(text))


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (foreign_imports, "from math import isqrt"),
        (fractions, "share = coins // seats"),
        (fractions, "path = folder / 'cards.toml'"),
        (unordered_walks, "for cell in sorted({1, 2}): ..."),
        (unordered_walks, "seen = set()\nif 3 in seen: count = len(seen)"),
        (unordered_walks, "for cell in [1, 2]: ..."),
        (unordered_walks, "last = cells.pop()"),
    ],
)
def test_what_is_the_same_for_everybody_may_stand(rule, text):
    assert rule(sample(text)) == []


def test_windows_may_be_drawn_in_the_windows_room():
    assert stray_windows(sample("from PySide6 import QtGui", "meadhall.ui.board")) == []
