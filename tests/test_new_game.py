"""A new game touches its own folders, and one line in each of three registries.

CONTRIBUTING promises it. So a small game is added to a copy of the package, as its author would do
it, and then everything must know it: the terminal, the search, match files and the window.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall import __file__ as package

pytestmark = pytest.mark.xdist_group("new game")  # one copy serves all

HERE = Path(__file__).parent / "new_game"

FOLDERS = {
    "stones_rules.py": "engines/stones/game.py",
    "stones_board.py": "ui/board/games/stones.py",
    "stones.en.md": "resources/rules/stones.en.md",
}
"""What its author writes, and where it goes."""

STONES = """
STONES: Final = GameInfo(
    "stones", "Stones", "nobody", say(Summary.NXS), minutes=(1, 2), weight=1, seats=(2, 2)
)
"""

REGISTRIES = {
    "engines/game_info.py": [
        ("\nGAME_INFOS: Final = (", f"{STONES}\nGAME_INFOS: Final = (STONES, "),
    ],
    "engines/catalogue.py": [
        (
            "\nGAMES: Final[tuple[Game, ...]] = (",
            "\nfrom meadhall.engines.stones.game import StonesGame"
            "\n\nGAMES: Final[tuple[Game, ...]] = (StonesGame(), ",
        )
    ],
    "ui/board/registry.py": [
        (
            "\nPLACES: Final = {",
            '\nPLACES: Final = {"stones": ("meadhall.ui.board.games.stones", "StonesBoard"),',
        )
    ],
}
"""What the registries CONTRIBUTING names are told."""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """The package, with one game more."""
    home = tmp_path_factory.mktemp("house")
    copy = home / "meadhall"
    shutil.copytree(
        Path(package).parent, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    for source, place in FOLDERS.items():
        target = copy / place
        if not target.parent.exists():
            target.parent.mkdir()
            (target.parent / "__init__.py").write_text('"""Stones."""\n')
        shutil.copy(HERE / source, target)
    for place, changes in REGISTRIES.items():
        text = (copy / place).read_text("utf-8")
        for before, after in changes:
            assert text.count(before) == 1, (place, before)
            text = text.replace(before, after)
        (copy / place).write_text(text, "utf-8")
    return home


def run(house, *words, typed=""):
    """What the copy says. Only the copy is found: the rules run as plain Python."""
    environment = os.environ | {
        "MEADHALL_PLAIN": "1",
        "MEADHALL_HOME": str(house / "home"),
        "PYTHONPATH": str(house),
        "QT_QPA_PLATFORM": "offscreen",
    }
    done = subprocess.run(
        [sys.executable, "-P", *map(str, words)],
        cwd=house,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def test_the_list_of_games_has_it(house):
    assert "Stones" in run(house, "-m", "meadhall.client", "games")


def test_it_is_played_and_kept_in_a_terminal(house):
    moves = "".join(f"take {count}\n" for count in (1, 2, 1, 2, 1))
    said = run(house, "-m", "meadhall.client", "play", "stones", "--text", typed=moves)
    assert "The last stone is taken." in said
    [match] = (house / "home").rglob("*.saga")
    assert "take 2" in run(house, "-m", "meadhall.client", "log", match)
    run(house, "-m", "meadhall.client", "verify", match)


def test_the_computer_finds_the_winning_stones(house):
    """Three stones left lose, whatever one takes; so the first player takes one of seven."""
    said = run(house, "-m", "meadhall.client", "analyse", "stones")
    assert "take 1" in said


def test_it_is_played_in_a_window(house):
    said = run(house, HERE / "play_in_window.py", house / "window.png")
    assert said.startswith("7 stones")
    assert (house / "window.png").stat().st_size > 10_000
