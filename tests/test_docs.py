"""What the papers show is what happens, and what they point at is there."""

import doctest
import re
from pathlib import Path

import pytest

from meadhall.client.commands.index import COMMANDS

ROOT = Path(__file__).resolve().parent.parent
PAPERS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)#\s]+)")


def test_the_examples_of_the_library_do_what_they_say():
    found = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert found.attempted > 20 and found.failed == 0


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_every_link_between_papers_leads_somewhere(paper):
    for target in LINK.findall(paper.read_text("utf-8")):
        if "://" not in target:
            assert (paper.parent / target).exists(), target


def test_every_command_in_the_readme_is_one():
    blocks = re.findall(r"^```\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), re.M | re.S)
    shown = re.findall(r"^\./play ([a-z]+)", "".join(blocks), re.MULTILINE)
    assert len(shown) > 5 and set(shown) <= set(COMMANDS)
