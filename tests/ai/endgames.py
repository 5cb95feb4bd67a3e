"""Endings of heXentafl solved backwards, from all positions there are of a lone king among raiders.

A position is won for a side that can go to one that is won for it, and lost where every choice
leads to one that is won for the other; where neither is so, nobody can force anything. Who wins so
never needs the same position twice, so the rules on repetition and on long quiet do not matter.

Nothing of the search is in here, and of the rules only what every state offers: a search may be
held to it.
"""

from collections import Counter
from itertools import combinations
from typing import Final

from meadhall.engines import catalogue
from meadhall.engines.contract import OVER, WIN

GAME: Final = catalogue.find("hexentafl")
SETTINGS: Final = GAME.settle(2, {})

KING, RAIDERS, NOBODY = 0, 1, -1
SIDES: Final = ("defenders", "attackers")

LENGTHS: Final = (4, 5, 6, 7, 6, 5, 4)
"""The rows of the small board."""

CELLS: Final = [(row, at) for row, length in enumerate(LENGTHS) for at in range(length)]
CORNERS: Final = {(0, 0), (0, 3), (3, 0), (3, 6), (6, 0), (6, 3)}
THRONE: Final = (3, 3)


def drawn(king, raiders, side):
    """The diagram of a lone king and these raiders, with this side to move."""
    lines = [f"{SIDES[side]} to move (0 since the last capture)"]
    for row in reversed(range(len(LENGTHS))):
        marks = ["+" if (row, at) in {*CORNERS, THRONE} else "." for at in range(LENGTHS[row])]
        for at in range(LENGTHS[row]):
            if (row, at) in raiders:
                marks[at] = "A"
            elif (row, at) == king:
                marks[at] = "K"
        lines.append(f"{'abcdefg'[row]} {' ' * (7 - len(marks))}{' '.join(marks)}")
    return "\n".join(lines)


def read(key):
    return GAME.read_diagram(key, 2, SETTINGS)


def placings(raiders, king=None):
    """Every way to place this many raiders, with the king on this cell or on any."""
    for place in [cell for cell in CELLS if cell not in CORNERS] if king is None else [king]:
        others = [cell for cell in CELLS if cell not in (place, THRONE)]
        for placed in combinations(others, raiders):
            for side in (KING, RAIDERS):
                yield drawn(place, placed, side)


def key_of(state):
    """What counts of a position: the men and the turn; or who has won."""
    if state.asks == OVER:
        return next((seat for seat in (KING, RAIDERS) if state.result(seat) == WIN), NOBODY)
    head, _, board = state.diagram().partition("\n")
    return f"{head.partition(' (')[0]} (0 since the last capture)\n{board}"


def followers(state):
    """What may come of the next choice."""
    found = set()
    for action in state.legal(state.turn):
        after = state.copy()
        after.play(action)
        found.add(key_of(after))
    return found


def solved(keys):
    """Who can force a win, in these positions and all that come of them."""
    movers, left, leads_here = {}, {}, {}
    waiting = list(keys)
    while waiting:
        key = waiting.pop()
        if key in movers or key in (KING, RAIDERS, NOBODY):
            continue
        state = read(key)
        after = followers(state)
        movers[key], left[key] = int(state.turn), len(after)
        for each in after:
            leads_here.setdefault(each, []).append(key)
        waiting += after
    winners = {KING: KING, RAIDERS: RAIDERS}
    waiting = [KING, RAIDERS]
    while waiting:
        key = waiting.pop()
        winner = winners[key]
        for before in leads_here.get(key, ()):
            left[before] -= 1
            if before not in winners and (movers[before] == winner or left[before] == 0):
                winners[before] = winner
                waiting.append(before)
    return {key: winners.get(key, NOBODY) for key in movers}


def tally(winners, keys):
    """How often each side wins, by who is to move: `{(mover, winner): count}`."""
    return Counter((SIDES.index(key.partition(" ")[0]), winners[key]) for key in keys)
