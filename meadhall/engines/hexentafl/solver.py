"""Solves an endgame table of the small board, backwards: see `engines.endgames`.

A move without a capture can be taken back: the piece slides back over empty cells. So what leads to
a position is found without a list of all moves.
"""

from typing import Final

from meadhall.engines.contract import State
from meadhall.engines.endgames import MOST_CODE, UNUSED, TableSolver, TooLong, code_of
from meadhall.engines.hexentafl.board import EMPTY, KING, MAN, OWNERS, RAIDER, REACH
from meadhall.engines.hexentafl.capture import victims
from meadhall.engines.hexentafl.endgames import (
    BOARD,
    CELLS,
    MOST_CHOSEN,
    Layout,
    counted,
    layout_of,
    table_name,
)
from meadhall.engines.hexentafl.movement import slides
from meadhall.engines.hexentafl.state import Hexentafl
from meadhall.engines.hexes import OFF
from meadhall.engines.packed import i64, u8, vec

MOST_MEN: Final = 3
MOST_RAIDERS: Final = 6


class HexentaflSolver(TableSolver):
    """One table of the small board while it is made."""

    def __init__(self, men: i64, raiders: i64, crossing: bool) -> None:
        self.layout: Layout = layout_of(men, raiders)
        super().__init__(table_name(men, raiders, crossing), int(self.layout.size))
        self.crossing: bool = crossing
        # At fewer men * MOST_CHOSEN + fewer raiders.
        self.smaller: list[vec[u8]] = [vec[u8]() for _ in range(MOST_CHOSEN * MOST_CHOSEN)]

    def needs(self) -> list[str]:
        men, raiders = self.layout.men, self.layout.raiders
        return [table_name(fewer, raiders, self.crossing) for fewer in range(men)] + [
            table_name(men, fewer, self.crossing) for fewer in range(i64(1), raiders)
        ]

    def take(self, name: str, codes: bytes) -> None:
        men, raiders = name.split("-")[0].removesuffix("r").split("m")
        self.smaller[int(men) * MOST_CHOSEN + int(raiders)] = vec[u8](codes)

    def state_at(self, place: i64) -> State:
        state = Hexentafl(BOARD, self.layout.pieces(place), place % 2, self.crossing)
        state.recount()
        return state

    # What comes of a move. -------------------------------------------------------------------

    def after_capture(self, pieces: vec[i64], king: i64, turn: i64) -> i64:
        """The code for the side to move, in a smaller table or without one."""
        men, raiders = counted(pieces, MAN), counted(pieces, RAIDER)
        if raiders == 0:
            return code_of(0)
        codes = self.smaller[men * MOST_CHOSEN + raiders]
        return i64(codes[layout_of(men, raiders).place(pieces, king, turn)])

    def look_at(self, start: i64, stop: i64) -> None:
        for place in range(start, stop):
            pieces = self.layout.pieces(place)
            king = king_of(pieces)
            if self.layout.place(pieces, king, place % 2) != place:
                self.codes[place] = UNUSED
            else:
                self.look(place, pieces, king)

    def look(self, place: i64, pieces: vec[i64], king: i64) -> None:
        """Try all moves of one position. What they capture decides it, or leaves it open."""
        side = place % 2
        moves = slides(BOARD, pieces, side, self.crossing)
        if len(moves) == 0:
            self.codes[place] = u8(code_of(0))
            return
        soonest: i64 = 1000
        latest: i64 = 0
        is_open = False
        for move in moves:
            start, target = move // (6 * REACH), BOARD.rays[move]
            piece = pieces[start]
            pieces[start] = EMPTY
            pieces[target] = piece
            code = self.outcome(pieces, target if piece == KING else king, target, side)
            pieces[target] = EMPTY
            pieces[start] = piece
            if code <= 0:
                is_open = True
            elif code % 2 == 1:
                soonest = min(soonest, code + 1)
            else:
                latest = max(latest, code + 1)
        if soonest < 1000:
            self.postpone(place, soonest)
        elif not is_open:
            self.postpone(place, latest)

    def outcome(self, pieces: vec[i64], king: i64, target: i64, side: i64) -> i64:
        """The code for the other side after this move, or -1 if nothing was captured."""
        if pieces[target] == KING and BOARD.corners[target] == 1:
            return code_of(0)
        taken = victims(BOARD, pieces, target)
        if len(taken) == 0:
            return -1
        left = pieces[:]
        for cell in taken:
            if left[cell] == KING:
                return code_of(0)
            left[cell] = EMPTY
        return self.after_capture(left, king, 1 - side)

    # Backwards. ------------------------------------------------------------------------------

    def add_layer(self, moves: i64) -> i64:
        code = code_of(moves)
        if code > MOST_CODE:
            raise TooLong(self.name)
        decided: i64 = 0
        for place in range(self.size):
            if i64(self.pending[place]) == code and self.codes[place] == 0:
                self.codes[place] = u8(code)
                decided += 1
        for place in range(self.size):
            if i64(self.codes[place]) == code - 1:
                decided += self.step_back(place, code)
        return decided

    def step_back(self, place: i64, code: i64) -> i64:
        """Decide the positions from which a move without a capture leads to this one."""
        pieces = self.layout.pieces(place)
        king = king_of(pieces)
        side = 1 - place % 2
        decided: i64 = 0
        for target in range(i64(CELLS)):
            piece = pieces[target]
            if OWNERS[piece] != side or len(victims(BOARD, pieces, target)) > 0:
                continue
            for direction in range(i64(6)):
                start = BOARD.steps[target * 6 + direction]
                while start != OFF and pieces[start] == EMPTY:
                    if start == BOARD.throne and piece != KING:
                        if not self.crossing:
                            break
                    elif piece != KING or BOARD.corners[start] == 0:
                        pieces[target] = EMPTY
                        pieces[start] = piece
                        decided += self.decide(pieces, start if piece == KING else king, side, code)
                        pieces[start] = EMPTY
                        pieces[target] = piece
                    if piece == KING:
                        break
                    start = BOARD.steps[start * 6 + direction]
        return decided

    def decide(self, pieces: vec[i64], king: i64, side: i64, code: i64) -> i64:
        """Decide a position one move before one that has just been decided; 1 if it is now."""
        place = self.layout.place(pieces, king, side)
        if self.codes[place] != 0:
            return 0
        if code % 2 == 1:
            found = self.latest_loss(pieces, king, side)
            if found == 0:
                return 0
            if found > code:
                self.postpone(place, found)
                return 0
        self.codes[place] = u8(code)
        return 1

    def latest_loss(self, pieces: vec[i64], king: i64, side: i64) -> i64:
        """The code of a position in which every move loses, or 0 if one does not, as yet."""
        latest: i64 = 0
        for move in slides(BOARD, pieces, side, self.crossing):
            start, target = move // (6 * REACH), BOARD.rays[move]
            piece = pieces[start]
            at = target if piece == KING else king
            pieces[start] = EMPTY
            pieces[target] = piece
            code = self.outcome(pieces, at, target, side)
            if code < 0:
                code = i64(self.codes[self.layout.place(pieces, at, 1 - side)])
            pieces[target] = EMPTY
            pieces[start] = piece
            if code == 0 or code % 2 == 1:
                return 0
            latest = max(latest, code + 1)
        return latest


def king_of(pieces: vec[i64]) -> i64:
    """The king's cell."""
    cell: i64 = 0
    while pieces[cell] != KING:
        cell += 1
    return cell


def table_names(crossing: bool) -> list[str]:
    """All tables, in an order in which each comes after those that it needs."""
    sizes = [
        (men + raiders, men, raiders)
        for men in range(MOST_MEN + 1)
        for raiders in range(1, MOST_RAIDERS + 1)
    ]
    sizes.sort()
    return [table_name(men, raiders, crossing) for _, men, raiders in sizes]


def solver_of(name: str, crossing: bool) -> HexentaflSolver:
    """The solver of the table with this name, one of `table_names`."""
    men, raiders = name.split("-")[0].removesuffix("r").split("m")
    return HexentaflSolver(int(men), int(raiders), crossing)
