"""Matches that follow others: the next game of a series, or a rematch.

What a peer signs of the games before, it checks against its own files: the beginning of a next game
is agreed to only if the match it follows is kept here and gave what it says.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

from meadhall.client.computer.players import check_level, check_styles
from meadhall.client.computer.replayable_choice import RANDOM
from meadhall.client.system.folders import SUFFIX
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.values import BadOption
from meadhall.net.errors import NetError
from meadhall.net.files.saga_file import load_saga
from meadhall.net.gathering.genesis import Genesis
from meadhall.net.gathering.series import moved_on, objection, sitters
from meadhall.net.match.match import Match, NoJournal, resume
from meadhall.net.texts import Problem


def kept(folder: Path, name: bytes) -> Match | None:
    """The match of this name among the files of a folder, as it lies there."""
    for file in _latest(folder):
        try:
            saga = load_saga(file)
            if saga.signed.genesis.match == name:
                return resume(saga, None, NoJournal())
        except NetError:
            continue  # of this file nothing can be learnt
    return None


def _latest(folder: Path) -> Iterator[Path]:
    """The match files of a folder, the one last touched first."""
    found = []
    for file in folder.glob(f"*{SUFFIX}"):
        try:
            found.append((file.stat().st_mtime_ns, file))
        except OSError:
            continue  # it has just gone
    return (file for _, file in sorted(found, reverse=True))


def objector(*folders: Path) -> Callable[[Genesis], Phrase | None]:
    """Says why we do not sign a beginning, if we do not; the files in these folders count.

    A computer player that is unknown here could be ours to stand in for, if its host goes.
    """

    def object_to(genesis: Genesis) -> Phrase | None:
        levels = [chair.level for chair in genesis.chairs if chair.level]
        try:
            for level in levels:
                check_level(level, (RANDOM,))
            check_styles(levels, genesis.start())
        except BadOption as error:
            return say(Problem.CANNOT_SET_UP, reason=error.reason)
        if genesis.series is None or not genesis.series.before:
            return None
        name = genesis.series.before[-1].match
        earlier = next((match for each in folders if (match := kept(each, name))), None)
        if earlier is None:
            return objection(genesis, None, None)
        return objection(genesis, earlier.genesis, earlier.over)

    return object_to


def seats_after(genesis: Genesis, key: bytes, is_swapped: bool) -> tuple[int, ...]:
    """The seats of this key's owner in a match that follows this one."""
    seats = [seat for seat, player in enumerate(sitters(genesis)) if player == (key, "")]
    return moved_on(seats, genesis.seats) if is_swapped else tuple(seats)


def names_at(genesis: Genesis, key: bytes) -> list[str]:
    """What the people at the seats of this key's owner are called, where they share a computer."""
    chairs = zip(genesis.chairs, sitters(genesis), strict=True)
    return [chair.name for chair, player in chairs if player == (key, "")]


def points_text(half_points: int) -> str:
    """Half points as they are written: 0, a half, 1, 1 and a half."""
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}\u00bd" if half else str(whole)
