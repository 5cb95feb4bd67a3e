"""Which land does a player hold?

A cell of an enemy's area is captured by standing on it; by an unbroken straight line from such
a piece to the edge of one's own area; or by an unbroken straight line between two such pieces.
A cell counts once for a player, and may count for several players.

Lines run in all six directions, whatever the sigils, over cells of any enemy areas. Only an
enemy's piece breaks a line. A line to the edge ends with the step onto an own cell; who stands
there does not matter. Two areas of three may be enemies, so counts are kept for each area.

Land is not counted again for each move. A tally says for each cell how many lines and pieces hold
it; when a piece comes or goes, only the lines through its cell are looked at (`recolour`).
"""

from typing import Final

from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.board import Board
from meadhall.engines.nxs.pieces import COLOUR_OF, EMPTY, NEITHER
from meadhall.engines.packed import i64, vec

AREAS: Final = 3
"""Land is counted at player * AREAS + area."""

NO_LAND: Final[vec[i64]] = vec[i64]([0] * 9)

HOLDER_BITS: Final[vec[i64]] = vec[i64]([1, 2, 4])

ONE_MORE: Final[vec[i64]] = vec[i64]([1, 256, 65536])
"""For each player: a cell's tallies of all players are one number."""

TALLY_BITS: Final = 8
TALLY: Final = 255
"""Room for more than there can be: a piece, or a line along each of three axes."""

BROKEN: Final = -1


def count(board: Board, men: vec[i64], seats: i64, tallies: vec[i64], held: vec[i64]) -> None:
    """Add everything up, from tallies and land of an empty board."""
    standing = board.nothing[:]
    for cell in range(board.cells):
        if men[cell] != EMPTY:
            colour = COLOUR_OF[men[cell]]
            recolour(board, standing, seats, cell, NEITHER, colour, tallies, held)
            standing[cell] = men[cell]


def holders(board: Board, men: vec[i64], seats: i64) -> vec[i64]:
    """For every cell, the bits of the players who have captured it."""
    tallies = board.nothing[:]
    count(board, men, seats, tallies, NO_LAND[:])
    marks = board.nothing[:]
    for cell in range(board.cells):
        for colour in range(seats):
            if tally(tallies, cell, colour) > 0:
                marks[cell] |= HOLDER_BITS[colour]
    return marks


def recolour(
    board: Board,
    men: vec[i64],
    seats: i64,
    cell: i64,
    before: i64,
    after: i64,
    tallies: vec[i64],
    held: vec[i64],
) -> None:
    """Keep tallies and land up, where a piece of colour `after` takes the place of one of `before`.

    NEITHER means an empty cell.
    """
    for colour in range(seats):
        if board.area_of[cell] == colour:
            continue
        if before == colour:
            hold(board, cell, colour, -1, tallies, held)
        elif after == colour:
            hold(board, cell, colour, 1, tallies, held)
        elif total(held, colour) == 0 or (before != NEITHER and after != NEITHER):
            continue  # it has no piece whose line could begin here or break
        elif after != NEITHER and tally(tallies, cell, colour) == 0:
            continue  # no line of its runs here that could break
        for side in range(i64(3)):
            ahead = line(board, men, colour, cell, side)
            if ahead == BROKEN and before != colour and after != colour:
                continue
            behind = line(board, men, colour, cell, side + 3)
            joined = is_joined(ahead, behind)
            change = strength(colour, after, joined) - strength(colour, before, joined)
            if change != 0:
                hold_line(board, cell, side, ahead, colour, change, tallies, held)
                hold_line(board, cell, side + 3, behind, colour, change, tallies, held)
            if joined:
                one = (1 if after == NEITHER else 0) - (1 if before == NEITHER else 0)
                if one != 0:
                    hold(board, cell, colour, one, tallies, held)


def is_joined(ahead: i64, behind: i64) -> bool:
    """Do two lines out of an empty cell hold it? Both must be unbroken, and one lead to a piece."""
    return ahead != BROKEN and behind != BROKEN and (ahead | behind) & 1 == 1


def strength(colour: i64, standing: i64, joined: bool) -> i64:
    """1 if the unbroken lines out of a cell belong to the colour with this piece on it; else 0."""
    return 1 if standing == colour or (standing == NEITHER and joined) else 0


def hold_line(
    board: Board,
    start: i64,
    side: i64,
    found: i64,
    colour: i64,
    change: i64,
    tallies: vec[i64],
    held: vec[i64],
) -> None:
    """Change the tallies of all free cells of a line that `line` found; none if it is broken."""
    at = start
    for _step in range(found >> 1):
        at = board.steps[at * 6 + side]
        hold(board, at, colour, change, tallies, held)


def hold(
    board: Board, cell: i64, colour: i64, change: i64, tallies: vec[i64], held: vec[i64]
) -> None:
    """Change one cell's tally, and the land if it is won or lost by that."""
    before = tally(tallies, cell, colour)
    tallies[cell] += change * ONE_MORE[colour]
    if before == 0:
        held[colour * AREAS + board.area_of[cell]] += 1
    elif before + change == 0:
        held[colour * AREAS + board.area_of[cell]] -= 1


def tally(tallies: vec[i64], cell: i64, colour: i64) -> i64:
    """How many pieces and lines of this player hold the cell."""
    return (tallies[cell] >> TALLY_BITS * colour) & TALLY


def total(held: vec[i64], seat: i64) -> i64:
    """The player's land in all areas."""
    at = seat * AREAS
    return held[at] + held[at + 1] + held[at + 2]


def line(board: Board, men: vec[i64], colour: i64, start: i64, side: i64) -> i64:
    """Twice the free cells between `start` and the line's good end, or BROKEN.

    Good ends are the edge of the own area and the next own piece, from which the line goes on; for
    a piece 1 is added. `start` lies in an enemy's area.
    """
    room = board.rooms[(colour * board.cells + start) * 6 + side]
    steps = board.steps
    at = start
    for length in range(room >> 1):
        at = steps[at * 6 + side]
        if men[at] != EMPTY:
            if COLOUR_OF[men[at]] == colour:
                return 2 * length + 1
            return BROKEN
    if room & 1 == 1:
        return room - 1
    return BROKEN


def blocker(board: Board, men: vec[i64], colour: i64, start: i64, side: i64) -> i64:
    """The cell of the enemy's piece that breaks the line out of `start` this way, or OFF."""
    steps, at = board.steps, start
    for _step in range(board.rooms[(colour * board.cells + start) * 6 + side] >> 1):
        at = steps[at * 6 + side]
        if men[at] != EMPTY:
            if COLOUR_OF[men[at]] != colour:
                return at
            return OFF
    return OFF


def won_by_coming(board: Board, men: vec[i64], colour: i64, target: i64) -> i64:
    """At most how many cells this colour wins when a piece of its own comes to `target`.

    Where it came from, it leaves no new line behind; it must not stand there any more. Cells that
    are captured already are counted too: it is a bound, found without a full count.
    """
    if board.area_of[target] == colour:
        return 0
    won: i64 = 1
    for side in range(i64(6)):
        found = line(board, men, colour, target, side)
        if found != BROKEN:
            won += found >> 1
    return won


def freed_by_leaving(board: Board, men: vec[i64], colour: i64, leaving: i64) -> i64:
    """At most how many cells this colour wins when the enemy piece on `leaving` goes away.

    Only lines through that cell can arise. Lines that cross elsewhere are counted twice, and
    cells that are captured already are counted too: it is a bound, found without a full count.
    """
    if board.area_of[leaving] == colour:
        return 0
    freed: i64 = 0
    for side in range(i64(3)):
        ahead = line(board, men, colour, leaving, side)
        if ahead != BROKEN:
            behind = line(board, men, colour, leaving, side + 3)
            if is_joined(ahead, behind):
                freed += (ahead >> 1) + (behind >> 1) + 1
    return freed
