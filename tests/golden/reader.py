"""Counts and recorded matches beside the tests, and how they are read and made.

`NAME/counts.perft` says how many ways a game can begin, and where each number comes from.
`NAME/*.match` is a whole match: the answers one to a line, the board drawn now and then.
`python -m tests.golden.reader GAME [SEATS] [option=value ...] [seed=N]` prints a new one.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

from meadhall.client.commands.options import read_settings
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, ROLL, SHUFFLE, State
from meadhall.engines.random_play import divide, perft

FOLDER = Path(__file__).parent
DRAWN_EVERY = 25


@dataclass(frozen=True)
class Count:
    """So many ways to go on for `depth` choices."""

    opening: str
    depth: int
    expected: int

    def state(self) -> State:
        return opening_of(self.opening)

    def found(self) -> int:
        return int(perft(self.state(), self.depth))

    def divided(self) -> str:
        return "\n".join(f"{name}: {n}" for name, n in divide(self.state(), self.depth).items())

    def __str__(self) -> str:
        return f"{self.opening} depth {self.depth}"


def opening_of(words: str) -> State:
    """The opening of `GAME SEATS option=value ...`."""
    key, seats, *options = words.split()
    game = catalogue.find(key)
    return game.start(int(seats), **read_settings(game, options))


def counts(key: str) -> list[Count]:
    path = FOLDER / key / "counts.perft"
    found: list[Count] = []
    opening = ""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        words = line.split("#")[0].split()
        if words[:1] == ["game"]:
            opening = " ".join(words[1:])
        elif words[:1] == ["perft"]:
            found.append(Count(opening, int(words[1]), int(words[2])))
    return found


def matches(key: str) -> list[Path]:
    return sorted((FOLDER / key).glob("*.match"))


def record(opening: str, answers: list[list[int]] | None, seed: int) -> str:
    """The text of a match: the given answers, or random ones."""
    state, chance = opening_of(opening), Chance(seed)
    lines = [f"game {opening}", *drawn(state)]
    given = iter(answers or [])
    for at in range(1, 10**6):
        if state.asks == OVER:
            return "\n".join([*lines, *drawn(state), f"digest {state.digest().hex()}"]) + "\n"
        values = next(given) if answers else answer_of(state, chance)
        lines.append(line_of(state, values))
        state.answer(values)
        if at % DRAWN_EVERY == 0 and state.asks != OVER:
            lines += drawn(state)
    raise AssertionError("the match does not end")


def answer_of(state: State, chance: Chance) -> list[int]:
    if state.asks != CHOOSE:
        return state.full_answer([int(value) for value in state.draw_answer(chance)])
    return [int(state.legal(seat)[chance.below(len(state.legal(seat)))]) for seat in state.asked()]


def line_of(state: State, values: list[int]) -> str:
    if state.asks == CHOOSE:
        names = [state.name(s, a) for s, a in zip(state.asked(), values, strict=True)]
        return f"choose {' | '.join(names)}"
    word = {ROLL: "roll", SHUFFLE: "shuffle"}.get(int(state.asks), "show")
    return " ".join([word, *map(str, values)])


def drawn(state: State) -> list[str]:
    return [f"    {line}".rstrip() for line in state.diagram().splitlines()]


def replay(text: str) -> str:
    """Play a recorded match again and write it down again."""
    lines = [line for line in text.splitlines() if line and not line.startswith("    ")]
    opening = lines[0].removeprefix("game ")
    state = opening_of(opening)
    answers: list[list[int]] = []
    for line in lines[1:-1]:
        word, _, rest = line.partition(" ")
        if word == "choose":
            names = rest.split(" | ")
            values = [state.read(s, n) for s, n in zip(state.asked(), names, strict=True)]
        else:
            values = [int(value) for value in rest.split()]
        state.answer(values)
        answers.append(values)
    return record(opening, answers, 0)


def main(words: list[str]) -> None:
    seed = 1
    opening = []
    for word in words:
        if word.startswith("seed="):
            seed = int(word.removeprefix("seed="))
        else:
            opening.append(word)
    print(record(" ".join(opening), None, seed), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
