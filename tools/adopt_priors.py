"""Writes learned move priors into a game's source, number by number.

    python -m tools.adopt_priors valhalla work/accepted.json [--seats N]

The table keeps its rows and comments. `meadhall learn GAME --priors` makes such a file. Numbers of
which its matches taught nothing are left as they are.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import Final

from meadhall.engines import catalogue
from meadhall.engines.values import GameError
from meadhall.lab.learning.weights_file import Learned, read_weights

ROOT: Final = Path(__file__).resolve().parent.parent
TABLE: Final = re.compile(
    r"(?<=^NUMBERS: Final\[vec\[i64\]\] = vec\[i64\]\(\n)    \[.*?^    \]", re.S | re.M
)
NUMBER: Final = re.compile(r"(?P<number>-?\d+)(?=,)|#.*")


def rewritten(source: str, numbers: list[int]) -> str:
    """The source with these numbers in place of those in its table."""
    left = iter(numbers)

    def one(found: re.Match[str]) -> str:
        return str(next(left)) if found["number"] else found[0]

    return TABLE.sub(lambda table: NUMBER.sub(one, table[0]), source, count=1)


def source_of(game: str) -> Path:
    """The file with the game's numbers."""
    return ROOT / "meadhall" / "engines" / game / "experience.py"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int)
    words = parser.parse_args()
    try:
        game = catalogue.find(words.game)
        seats = words.seats or game.seats[0]
        settings = game.settle(seats, {})
        learned = read_weights(Learned.PRIORS, words.file, game, seats, settings)
    except GameError as error:
        parser.error(str(error))
    in_use = game.opening(seats, settings).prior_numbers()
    numbers = [new if new != 0 else old for new, old in zip(learned, in_use, strict=True)]
    path = source_of(game.key)
    path.write_text(rewritten(path.read_text(encoding="utf-8"), numbers), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
