"""Plain words in papers, docstrings and comments: some phrases make a reader stop.

One reading must be enough, also for those who read English as their second language. Each
pattern below has its plain counterpart beside it. A room joins PLAIN once all of it is clean.
"""

import ast
import re
from pathlib import Path

import pytest

from tests.sources import PACKAGE, ROOT

RIDDLES = {
    r"\bwhom?ever\b": "the one who; a player who; anybody who",
    r"\b(?:is|are|was|were|it's) to be\b": "must be; will be; can be",
    r"\bso many of\b": "how many; as many as",
    r"\bso often\b": "how often; that many times",
    r"\bstands? in (?:the |a |an )?(?:`|file|folder|list|log|genesis|record|docs|line)": "is in",
    r"\banew\b": "again",
    r"\b(?:where|there|here)(?:of|in|upon|with)\b": "of it; in which; with this",
}
"""What is not written, as a pattern, and what to write instead."""

PAPERS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]

PLAIN = ["ai", "client", "engines", "lab", "native", "net", "ui"]
"""The rooms of the package that are clean."""


def passages(text: str, is_python: bool) -> list[tuple[int, str]]:
    """What people read in a file, with the line where each passage begins.

    That is all of a paper. Of a module it is the docstrings, the texts below constants, and the
    comments.
    """
    if not is_python:
        return [(1, text)]
    found = [
        (node.lineno, node.value.value)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    comment = re.compile(r"#\s.*$")
    for at, line in enumerate(text.splitlines(), 1):
        if match := comment.search(line):
            found.append((at, match[0]))
    return found


def riddles(text: str, is_python: bool = True) -> list[str]:
    """Every riddle, with its line and what to write instead."""
    return [
        f"{first + passage.count(chr(10), 0, match.start())}: {match[0]!r}; write: {instead}"
        for first, passage in passages(text, is_python)
        for pattern, instead in RIDDLES.items()
        for match in re.finditer(pattern, passage, re.IGNORECASE)
    ]


def files() -> list[Path]:
    folders = [PACKAGE / room for room in PLAIN] + [ROOT / "tests", ROOT / "tools"]
    modules = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return PAPERS + [path for path in modules if path != Path(__file__)]


def test_papers_docstrings_and_comments_are_in_plain_words():
    assert len(files()) > len(PAPERS) > 0, "nothing was found to read"
    complaints = [
        f"{path.relative_to(ROOT)}:{riddle}"
        for path in files()
        for riddle in riddles(path.read_text(encoding="utf-8"), path.suffix == ".py")
    ]
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize(
    "text",
    [
        '"""Whoever asks is answered."""',
        '"""The hand is to be hidden."""',
        '"""So many of the latest envelopes are shown."""',
        'X = 1\n"""It stands in the genesis."""',
        "x = 1  # Written anew.",
    ],
)
def test_a_riddle_is_found(text):
    assert len(riddles(text)) == 1


@pytest.mark.parametrize("text", ['word = "whoever"', '"""A stands for Attacker."""'])
def test_what_is_no_riddle_is_not_found(text):
    assert riddles(text) == []


def test_a_riddle_is_named_with_its_line():
    assert riddles("One.\n\nIt stands in a file.", is_python=False)[0].startswith(
        "3: 'stands in a file'"
    )
