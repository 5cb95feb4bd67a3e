"""Solves an endgame table of the small board, backwards: see `engines.endgames` and `half`.

Here are the homes of the king put together, the king's steps between them, and the places of all
positions in the file. While it is solved, a table also has the mirror images, each in a place of
its own, so that no move has to be turned but the king's.
"""

from collections.abc import Callable
from typing import Final

from meadhall.engines.contract import State
from meadhall.engines.endgames import MOST_CODE, UNUSED, TableSolver, TooLong, code_of
from meadhall.engines.hexentafl.board import ATTACKERS, DEFENDERS
from meadhall.engines.hexentafl.endgames import (
    BOARD,
    MOST_CHOSEN,
    WAYS,
    Layout,
    layout_of,
    table_name,
)
from meadhall.engines.hexentafl.half import Half, KingStep
from meadhall.engines.hexentafl.placings import BITS, Placings, zero_bytes, zeros
from meadhall.engines.hexentafl.state import Hexentafl
from meadhall.engines.hexes import OFF
from meadhall.engines.packed import i64, u8, vec

MOST_MEN: Final = 3
MOST_RAIDERS: Final = 6
ROWS: Final = 64
"""So many placings of the men are written at a time."""

PIECE: Final = 1 << 24
"""So many bytes are kept at a time."""


class HexentaflSolver(TableSolver):
    """One table of the small board while it is made."""

    def __init__(self, men: i64, raiders: i64, crossing: bool) -> None:
        self.layout: Layout = layout_of(men, raiders)
        super().__init__(table_name(men, raiders, crossing), int(self.layout.size))
        self.crossing: bool = crossing
        self.halves: list[Half] = []
        """For each home of the king: the defenders' half and the attackers'."""
        self.steps: list[KingStep] = []
        self.smaller: dict[int, list[Half]] = {}
        """At fewer men * MOST_CHOSEN + fewer raiders."""
        self.after_captures: list[list[Half | None]] = []
        self.is_sorted: bool = False

    def needs(self) -> list[str]:
        men, raiders = self.layout.men, self.layout.raiders
        return [table_name(fewer, raiders, self.crossing) for fewer in range(men)] + [
            table_name(men, fewer, self.crossing) for fewer in range(i64(1), raiders)
        ]

    def begin(self) -> None:
        self.halves = new_halves(self.layout.men, self.layout.raiders, self.crossing)
        self.steps, self.looks = [], 0
        for half in self.halves:
            half.begin()
            self.looks += half.own.size
            if half.side == DEFENDERS:
                self.add_steps(half)

    def add_steps(self, half: Half) -> None:
        """The king's steps from this home, but those to corners."""
        for direction in range(i64(6)):
            cell = BOARD.steps[half.king * 6 + direction]
            if cell != OFF and BOARD.corners[cell] == 0:
                end = self.halves[2 * WAYS.home_of[cell]]
                self.steps.append(KingStep(half, end, cell))

    def take(self, name: str, codes: bytes) -> None:
        men, raiders = pieces_named(name)
        halves = new_halves(men, raiders, self.crossing)
        at: i64 = 0
        for number in range(0, len(halves), 2):
            at = unpack(halves[number], codes, at)
        self.smaller[men * MOST_CHOSEN + raiders] = halves

    def state_at(self, place: i64) -> State:
        state = Hexentafl(BOARD, self.layout.pieces(place), place % 2, self.crossing)
        state.recount()
        return state

    # The first look. -------------------------------------------------------------------------

    def look_at(self, start: i64, stop: i64) -> None:
        if len(self.after_captures) == 0:
            self.after_captures = [self.after_captures_of(half) for half in self.halves]
        first: i64 = 0
        for at in range(len(self.halves)):
            half = self.halves[at]
            for number in range(max(start - first, 0), min(stop - first, half.own.size)):
                self.look_at_row(half, number, self.after_captures[at])
            first += half.own.size
        if self.latest > MOST_CODE:
            raise TooLong(self.name)

    def after_captures_of(self, half: Half) -> list[Half | None]:
        """For each count of the others that may be left: their half at the same home."""
        found: list[Half | None] = []
        men, raiders = self.layout.men, self.layout.raiders
        defends = half.side == DEFENDERS
        for left in range(raiders if defends else men):
            key = men * MOST_CHOSEN + left if defends else left * MOST_CHOSEN + raiders
            if defends and left == 0:
                found.append(None)
            else:
                found.append(self.smaller[int(key)][2 * half.home + (1 if defends else 0)])
        return found

    def look_at_row(self, half: Half, number: i64, after: list[Half | None]) -> None:
        self.latest = max(self.latest, half.look_at_row(number, after))
        if half.side == DEFENDERS:
            for step in half.steps:
                after = self.after_captures[2 * step.end.home]
                self.latest = max(self.latest, step.look_at_row(number, after))

    # Layers. ---------------------------------------------------------------------------------

    def add_layer(self, moves: i64) -> i64:
        code = code_of(moves)
        if code > MOST_CODE:
            raise TooLong(self.name)
        if not self.is_sorted:
            self.sort_codes(code_of(moves - 1) if moves > 1 else i64(0))
            if moves == 1:
                self.find_lost(code_of(0))
        return self.find_won(code) if code % 2 == 0 else self.find_lost(code)

    def sort_codes(self, code: i64) -> None:
        """Make the sets of positions, where those with a code up to this one are decided."""
        self.is_sorted = True
        self.smaller = {}
        self.after_captures = []
        for half in self.halves:
            half.make_room()
        for step in self.steps:
            step.make_room()
        for half in self.halves:
            half.sort_codes(code)

    def find_lost(self, code: i64) -> i64:
        decided: i64 = 0
        for half in self.halves:
            decided += half.find_lost(code)
        return decided

    def find_won(self, code: i64) -> i64:
        decided: i64 = 0
        for half in self.halves:
            decided += half.find_won(code) + half.find_waiting(code)
        for step in self.steps:
            decided += step.find_won(code)
        for half in self.halves:
            half.forget_lost()
        return decided

    # Keeping. --------------------------------------------------------------------------------

    def save(self, moves: i64, write: Callable[[bytes], object]) -> None:
        for half in self.halves:
            if self.is_sorted:
                half.forget_waiting(code_of(moves))
            for start in range(0, len(half.codes), PIECE):
                write(bytes(half.codes[start : start + PIECE]))

    def load(self, read: Callable[[int], bytes]) -> bool:
        for half in self.halves:
            for start in range(0, len(half.codes), PIECE):
                wanted = min(len(half.codes) - start, i64(PIECE))
                piece = read(int(wanted))
                if len(piece) != wanted:
                    return False
                for at in range(wanted):
                    half.codes[start + at] = u8(piece[at])
        return True

    def pack(self, write: Callable[[bytes], object]) -> None:
        for half in self.halves:
            half.forget_waiting(MOST_CODE)
        for step in self.steps:
            step.barred = vec[i64]()
        for half in self.halves:
            half.drop_sets()
        for number in range(0, len(self.halves), 2):
            pack(self.halves[number], write)


def new_halves(men: i64, raiders: i64, crossing: bool) -> list[Half]:
    found: list[Half] = []
    for home in range(len(WAYS.homes)):
        defenders = Half(home, DEFENDERS, men, raiders, crossing)
        attackers = Half(home, ATTACKERS, men, raiders, crossing)
        defenders.twin, attackers.twin = attackers, defenders
        found += [defenders, attackers]
    return found


# The places of the file, home by home. -------------------------------------------------------


class Mirror:
    """What becomes of the placings when the board is turned and the king stays where he is."""

    def __init__(self, half: Half) -> None:
        self.men: list[vec[i64]] = []
        self.raiders: list[vec[i64]] = []
        at = half.king * 12
        while at < half.king * 12 + 12 and WAYS.listed[at] >= 0:
            self.men.append(half.own.turned(WAYS.listed[at], half.own))
            self.raiders.append(half.other.turned(WAYS.listed[at], half.other))
            at += 1

    def lower(self, turned: list[vec[i64]], number: i64) -> i64:
        """The set of ways that take this placing to a lower one."""
        found: i64 = 0
        for way in range(len(turned)):
            if turned[way][number] < number:
                found |= BITS[way]
        return found

    def same(self, number: i64) -> i64:
        """The set of ways that leave this placing of the men as it is."""
        found: i64 = 0
        for way in range(len(self.men)):
            if self.men[way][number] == number:
                found |= BITS[way]
        return found


def pack(defenders: Half, write: Callable[[bytes], object]) -> None:
    """Write the codes of the positions at one home, in the order of their places."""
    men, raiders = defenders.own, defenders.other
    mirror = Mirror(defenders)
    lower = vec[i64]([mirror.lower(mirror.raiders, number) for number in range(raiders.size)])
    first = defenders.codes
    second = defenders.twin.codes
    length = places_of_row(men, raiders) * 2
    for start in range(0, men.size, ROWS):
        rows = min(men.size - start, i64(ROWS))
        found = zero_bytes(rows * length)
        same = zeros(rows)
        at = zeros(rows)
        for row in range(rows):
            at[row] = row * length
            same[row] = mirror.same(start + row)
            if mirror.lower(mirror.men, start + row) != 0:
                same[row] = -1
        for number in range(raiders.size):
            mask, ways = raiders.masks[number], lower[number]
            for row in range(rows):
                if mask & men.masks[start + row] != 0:
                    continue
                place = at[row]
                at[row] = place + 2
                if same[row] < 0 or same[row] & ways != 0:
                    found[place] = u8(UNUSED)
                    found[place + 1] = u8(UNUSED)
                else:
                    found[place] = first[(start + row) * raiders.size + number]
                    found[place + 1] = second[number * men.size + start + row]
        write(bytes(found))


def unpack(defenders: Half, codes: bytes, at: i64) -> i64:
    """Read the codes of the positions at one home from this place on; the place after them."""
    defenders.begin()
    defenders.twin.begin()
    first = defenders.codes
    second = defenders.twin.codes
    men, raiders = defenders.own, defenders.other
    mirror = Mirror(defenders)
    for number in range(men.size):
        mask = men.masks[number]
        for other in range(raiders.size):
            if mask & raiders.masks[other] != 0:
                continue
            code, answer = i64(codes[at]), i64(codes[at + 1])
            at += 2
            if code == UNUSED:
                continue
            for way in range(len(mirror.men)):
                one, two = mirror.men[way][number], mirror.raiders[way][other]
                first[one * raiders.size + two] = u8(code)
                second[two * men.size + one] = u8(answer)
    return at


def places_of_row(men: Placings, raiders: Placings) -> i64:
    """How many placings of the raiders there are for each of the men."""
    found: i64 = 0
    for mask in raiders.masks:
        if mask & men.masks[0] == 0:
            found += 1
    return found


# The names of tables. ------------------------------------------------------------------------


def table_names(crossing: bool) -> list[str]:
    """All tables, in an order in which each comes after those that it needs."""
    sizes = [
        (men + raiders, men, raiders)
        for men in range(MOST_MEN + 1)
        for raiders in range(1, MOST_RAIDERS + 1)
    ]
    sizes.sort()
    return [table_name(men, raiders, crossing) for _, men, raiders in sizes]


def pieces_named(name: str) -> tuple[i64, i64]:
    """How many men and raiders a table of this name has."""
    men, raiders = name.split("-")[0].removesuffix("r").split("m")
    return int(men), int(raiders)


def solver_of(name: str, crossing: bool) -> HexentaflSolver:
    """The solver of the table with this name, one of `table_names`."""
    men, raiders = pieces_named(name)
    return HexentaflSolver(men, raiders, crossing)
