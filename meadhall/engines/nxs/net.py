"""What a small net sees of a match of two, as the player on turn sees it from behind his area.

For each piece: its kind and its row, at home or abroad, and how far it is from the middle of the
row. For each warrior: can it be taken as all face now, and would somebody strike back? For each
player, how many cells he lacks. And whether the player on turn has his move still before him.

Such a net is the evaluation from a fixed set-up on, if there is a file of what `meadhall learn nxs
--net` has found for it.
"""

from typing import Final

from meadhall.engines.advantage import chance_of
from meadhall.engines.data import has_file, learned_numbers
from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.board import AREA, ROW_WIDTHS, Board
from meadhall.engines.nxs.capture import is_jump_blocked
from meadhall.engines.nxs.pieces import (
    COLOUR_OF,
    EMPTY,
    HEADINGS,
    KIND_OF,
    KINDS,
    LETTERS,
    REACHES,
    SEIDKONA,
)
from meadhall.engines.nxs.position import Position
from meadhall.engines.nxs.setups import SETUPS
from meadhall.engines.nxs.terms import FIXED, Terms
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.small_net import Net, number_names

SIDES: Final = ("own", "enemy")
PLACES: Final = ("at home", "abroad")
FATES: Final = ("guarded", "in danger", "in danger but guarded")
NO_FATE: Final = -1
GUARDED: Final = 0
IN_DANGER: Final = 1
PHASES: Final = ("before the turn", "before the move")

ROWS: Final = 7
MIDDLES: Final = 7
"""Half cells from the middle of a row: none to six."""

MOST_LACKING: Final = 12
"""Who lacks more is seen as lacking so many."""

# Where each kind of input begins.
FROM_MIDDLE: Final = 168  # after 2 sides * KINDS * 2 places * ROWS
LACKING: Final = 196  # after 2 sides * 2 places * MIDDLES more
FATE: Final = 222  # after 2 sides * (MOST_LACKING + 1) more
PHASE: Final = 246  # after 3 fates * 2 sides * 2 places * 2 phases more


def _rows() -> list[i64]:
    return [row for row, width in enumerate(ROW_WIDTHS) for _ in range(width)]


def _middles() -> list[i64]:
    return [abs(2 * at + 1 - width) for width in ROW_WIDTHS for at in range(width)]


ROW_OF: Final[vec[i64]] = vec[i64](_rows())
"""For each cell of an area its row, from the front."""

MIDDLE_OF: Final[vec[i64]] = vec[i64](_middles())
"""For each cell of an area how many half cells it is from the middle of its row."""


def names() -> list[str]:
    where = [f"{side} {place}" for side in SIDES for place in PLACES]
    kinds = [f"{side} {kind} {place}" for side in SIDES for kind in LETTERS for place in PLACES]
    return [
        *(f"{kind}, row {row}" for kind in kinds for row in range(1, ROWS + 1)),
        *(f"{each}, {far} from the middle" for each in where for far in range(MIDDLES)),
        *(f"{side} lacks {cells}" for side in SIDES for cells in range(MOST_LACKING + 1)),
        *(f"{each} {fate}, {phase}" for fate in FATES for each in where for phase in PHASES),
        *PHASES,
    ]


def inputs(position: Position, turn: i64, is_to_move: bool) -> vec[i64]:
    board, men = position.board, position.men
    phase: i64 = 1 if is_to_move else 0
    found = vec[i64](capacity=80)
    for cell in range(board.cells):
        man = men[cell]
        if man == EMPTY:
            continue
        colour, kind, at = COLOUR_OF[man], KIND_OF[man], cell % AREA
        side: i64 = 0 if colour == turn else 1
        place: i64 = 0 if board.area_of[cell] == colour else 1
        where = side * 2 + place
        found = append(found, ((side * KINDS + kind) * 2 + place) * ROWS + ROW_OF[at])
        found = append(found, FROM_MIDDLE + where * MIDDLES + MIDDLE_OF[at])
        if kind != SEIDKONA:
            fate = fate_of(board, men, position.wards, cell)
            if fate != NO_FATE:
                found = append(found, FATE + (fate * 4 + where) * 2 + phase)
    found = append(found, LACKING + lacking(position, turn))
    found = append(found, LACKING + MOST_LACKING + 1 + lacking(position, 1 - turn))
    found = append(found, PHASE + phase)
    return found


def lacking(position: Position, seat: i64) -> i64:
    """How many cells the player still has to win, as far as they are told apart."""
    cells = position.goals[seat] - position.land(seat)
    if cells > MOST_LACKING:
        return MOST_LACKING
    return cells if cells > 0 else 0


def fate_of(board: Board, men: vec[i64], wards: vec[i64], cell: i64) -> i64:
    """What may happen to the warrior here, as all face now: the number of a fate, or NO_FATE."""
    colour = COLOUR_OF[men[cell]]
    guards: i64 = 0
    dangers: i64 = 0
    for corner in range(i64(6)):
        # The jump over the opposite corner of the other cell comes back here.
        start = board.jumps[cell * 6 + corner]
        if start == OFF or men[start] == EMPTY:
            continue
        back = (corner + 3) % 6
        if REACHES[men[start] * HEADINGS + 2 * back + 1] == 0:
            continue
        if is_jump_blocked(board, men, start, back):
            continue
        if COLOUR_OF[men[start]] == colour:
            guards = 1
        else:
            dangers = 1
    if dangers == 0 or wards[colour] == cell:
        return GUARDED if guards == 1 else NO_FATE
    return IN_DANGER + guards


def file_of(setup: str) -> str:
    """Where the numbers are that were learned with this set-up, if they were."""
    return f"net-{setup}.json"


def learned(setup: str) -> list[int]:
    """The numbers of the net that was learned with this set-up; nothing if there is none."""
    if not has_file("nxs", file_of(setup)):
        return []
    return learned_numbers("nxs", file_of(setup), number_names(names()))


NUMBERS: Final = [learned(setup) for setup in SETUPS]
"""By the numbers of the set-ups."""

NETS: Final[list[Net | None]] = [
    Net(vec[i64]([i64(number) for number in numbers])) if numbers else None for numbers in NUMBERS
]


def numbers_for(terms: Terms, board: Board) -> list[int]:
    """The numbers of the net that evaluates such a match; nothing if none does."""
    return NUMBERS[int(terms.setup)] if net_for(terms, board) is not None else []


def net_for(terms: Terms, board: Board) -> Net | None:
    """The net that evaluates such a match, or None: by lot other pieces may come than it knows."""
    if board.areas != 2 or terms.placing != FIXED:
        return None
    return NETS[terms.setup]


def outlook(net: Net, position: Position, turn: i64, is_to_move: bool) -> i64:
    """How good it looks for the player on turn: 0 lost, 500 even, 1000 won."""
    return chance_of(net.advantage(inputs(position, turn, is_to_move)))
