"""All that stands on the board at one moment, and what it comes to.

A position is changed by a few small acts (`move`, `turn`, `swap`), and keeps up by itself what
everybody asks about all the time: where each colour stands, the land each player holds, and a
number that tells it from other positions. None is found again from nothing: each act changes what
it touches. Rules look at positions; they change only copies they made for a trial.

Not here: whose turn it is, the cards, the past (`state`).
"""

from typing import Final

from meadhall.engines.archive import Archive, Loading
from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.board import Board
from meadhall.engines.nxs.pieces import COLOUR_OF, EMPTY, PIECES, TURNED
from meadhall.engines.nxs.rings import join, leave, rings_of
from meadhall.engines.nxs.territory import NO_LAND, count, recolour, total
from meadhall.engines.packed import i64, vec

NO_WARDS: Final[vec[i64]] = vec[i64]([OFF] * 3)

NOT_COUNTED: Final[vec[i64]] = vec[i64]()
"""In place of tallies, where pieces were put down without any act."""


class Position:
    def __init__(self, board: Board, men: vec[i64], seats: i64, goals: vec[i64]) -> None:
        """An array is kept, not copied; call `recount` before the position is played on."""
        self.board: Board = board
        self.men: vec[i64] = men
        self.seats: i64 = seats
        self.goals: vec[i64] = goals
        self.wards: vec[i64] = NO_WARDS[:]
        self.held: vec[i64] = NO_LAND
        self.tallies: vec[i64] = NOT_COUNTED
        self.ring: vec[i64] = NOT_COUNTED
        self.key: i64 = 0

    def copy(self) -> "Position":
        twin = Position(self.board, self.men[:], self.seats, self.goals)
        twin.wards = self.wards[:]
        twin.held = self.held[:]
        twin.tallies = self.tallies[:]
        twin.ring = self.ring[:]
        twin.key = self.key
        return twin

    def walk(self, archive: Archive) -> None:
        self.men = archive.array(self.men)
        self.goals = archive.array(self.goals)
        self.wards = archive.array(self.wards)
        self.held = archive.array(self.held)
        self.key = archive.number(self.key)
        if isinstance(archive, Loading):
            self.tallies = NOT_COUNTED
            self.ring = rings_of(self.board, self.men)

    # What changes it. ------------------------------------------------------------------------

    def move(self, start: i64, target: i64) -> i64:
        """Go there; returns the piece that is taken, or EMPTY."""
        man, taken = self.men[start], self.men[target]
        self.put(start, EMPTY)
        self.put(target, man)
        return taken

    def turn(self, cell: i64, turns: i64) -> None:
        """Turn a piece so many times 60 degrees clockwise. No land changes hands."""
        self.put(cell, TURNED[self.men[cell] * 6 + turns])

    def swap(self, cell: i64, other: i64) -> None:
        """Two pieces of one colour change places, so no land changes hands."""
        man = self.men[cell]
        self.put(cell, self.men[other])
        self.put(other, man)

    def put(self, cell: i64, man: i64) -> None:
        """Have this piece on this cell, or EMPTY."""
        board, men, before = self.board, self.men, self.men[cell]
        colour, colour_before = COLOUR_OF[man], COLOUR_OF[before]
        if colour != colour_before:
            if len(self.tallies) == 0:
                self.recount()
            recolour(board, men, self.seats, cell, colour_before, colour, self.tallies, self.held)
            if before != EMPTY:
                leave(self.ring, board.cells + colour_before, cell)
            if man != EMPTY:
                join(self.ring, board.cells + colour, cell)
        if before != EMPTY:
            self.key ^= board.keys[cell * PIECES + before]
        if man != EMPTY:
            self.key ^= board.keys[cell * PIECES + man]
        men[cell] = man

    # What it comes to. -----------------------------------------------------------------------

    def recount(self) -> None:
        """Find everything that is kept up, from the pieces alone."""
        self.key = 0
        for cell in range(self.board.cells):
            if self.men[cell] != EMPTY:
                self.key ^= self.board.keys[cell * PIECES + self.men[cell]]
        self.ring = rings_of(self.board, self.men)
        self.held = NO_LAND[:]
        self.tallies = self.board.nothing[:]
        count(self.board, self.men, self.seats, self.tallies, self.held)

    def land(self, seat: i64) -> i64:
        """How many cells the player holds in all."""
        return total(self.held, seat)

    def invaders(self, colour: i64) -> i64:
        """How many pieces of this colour stand in enemy areas."""
        area_of, cells, ring = self.board.area_of, self.board.cells, self.ring
        count: i64 = 0
        cell = ring[cells + colour]
        while cell < cells:
            if area_of[cell] != colour:
                count += 1
            cell = ring[cell]
        return count

    def count(self, colour: i64) -> i64:
        """How many pieces of this colour stand on the board."""
        cells, ring = self.board.cells, self.ring
        count: i64 = 0
        cell = ring[cells + colour]
        while cell < cells:
            count += 1
            cell = ring[cell]
        return count
