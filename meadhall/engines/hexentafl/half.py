"""Half of a home's positions in a table: those in which one side is to move.

The king stands still here. A row has one placing of the pieces of the side to move, and a bit for
each placing of the others. A move that takes nothing keeps the others where they are: so it leads
from a whole row to another one, except for the placings in which others are in its way or would be
taken. One operation thus makes a move in 64 positions.

What the king's own moves and captures lead to is looked at once, position by position, before the
first layer. The code that a capture promises waits in the position's byte until its layer comes.
"""

from typing import Final

from meadhall.engines.endgames import MOST_CODE
from meadhall.engines.hexentafl.board import ATTACKERS, DEFENDERS, EMPTY, KING, MAN, RAIDER
from meadhall.engines.hexentafl.capture import is_shut_in
from meadhall.engines.hexentafl.endgames import BOARD, CELLS, WAYS
from meadhall.engines.hexentafl.placings import BITS, LOWEST, Placings, placings, zero_bytes, zeros
from meadhall.engines.hexes import OFF
from meadhall.engines.packed import append, i64, u8, vec

ENDS: Final = -1
"""In the place of the cells where something is taken: the move wins the match."""

TRAPS: Final = 12
"""Two numbers for each of the six neighbours."""

NO_WIN: Final = 255
OPEN: Final = 254
"""What waits in a position with a capture after which neither side can force a win: it is never
lost."""


class Half:
    """The positions of one home and one side to move: their codes, and sets of them."""

    def __init__(self, home: i64, side: i64, men: i64, raiders: i64, crossing: bool) -> None:
        self.home: i64 = home
        self.king: i64 = WAYS.homes[home]
        self.side: i64 = side
        self.crossing: bool = crossing
        defends = side == DEFENDERS
        self.own: Placings = placings(home, men if defends else raiders)
        self.other: Placings = placings(home, raiders if defends else men)
        self.traps: vec[i64] = vec[i64]([0] * (CELLS * TRAPS))
        """At target * TRAPS and on: the traps that a piece may close there (`traps_at`)."""
        for target in range(i64(CELLS)):
            traps = traps_at(self.king, side, target)
            for at in range(len(traps)):
                self.traps[target * TRAPS + at] = traps[at]
        self.codes: vec[u8] = vec[u8]()
        self.row: vec[i64] = zeros(self.other.words)
        # Sets of positions, row after row; made after the first look.
        self.undecided: vec[i64] = vec[i64]()
        self.losable: vec[i64] = vec[i64]()
        """Undecided, and no capture keeps the side to move from losing."""
        self.other_wins: vec[i64] = vec[i64]()
        """Decided, if it were the other side's turn: the other side wins."""
        self.other_lost: vec[i64] = vec[i64]()
        """The same for those that the other side was found to lose in the last layer."""
        self.rows_lost: vec[i64] = vec[i64]()
        """1 for each row that has some of those."""
        self.new_wins: vec[i64] = vec[i64]()
        """1 for each row in which `other_wins` has grown since the last look for losses."""
        self.to_check: vec[i64] = vec[i64]()
        """1 for each row in which there may be new losses."""
        self.next_wins: vec[i64] = vec[i64]()
        """For each row: the next code of a win by a capture that waits there."""
        self.steps: list[KingStep] = []
        """The king's moves: from here if the defenders are to move, else to here."""
        self.twin: Half = self
        """The half of the other side."""

    def begin(self) -> None:
        self.codes = zero_bytes(self.own.size * self.other.size)

    # Moves of a row. -------------------------------------------------------------------------

    def caught(self, mask: i64, target: i64) -> i64:
        """The cells where a piece of the others is taken when one of these has just come to the
        target; ENDS if the king is."""
        found = closed(self.traps, target * TRAPS, mask)
        return ENDS if found & BITS[self.king] != 0 else found

    def slides(self, mask: i64, cell: i64, backward: bool) -> vec[i64]:
        """All slides of the piece on this cell as far as its own side on these is not in the way,
        three numbers for each: the cells afterwards, those that must be free of others, and those
        where others are taken. Backward: the slides that have led to this cell."""
        found = vec[i64](capacity=60)
        taken = self.caught(mask, cell) if backward else i64(0)
        for direction in range(i64(6)):
            free: i64 = 0
            target = BOARD.steps[cell * 6 + direction]
            while target != OFF and target != self.king and mask & BITS[target] == 0:
                if target != BOARD.throne:
                    after = (mask & ~BITS[cell]) | BITS[target]
                    free |= BITS[target]
                    if not backward:
                        taken = self.caught(after, target)
                    found = append(append(append(found, after), free), taken)
                elif not self.crossing:
                    break
                target = BOARD.steps[target * 6 + direction]
        return found

    def quiet_slides(self, mask: i64, cell: i64, backward: bool) -> vec[i64]:
        """The slides that take nothing. For each: the first word of the row that it leads to, and
        where in `other.holding` the cells are that others must leave free, after their number."""
        slides = self.slides(mask, cell, backward)
        found = vec[i64](capacity=90)
        words = self.other.words
        for at in range(0, len(slides), 3):
            if slides[at + 2] == ENDS:
                continue
            found = append(found, self.own.number(slides[at]) * words)
            count = len(found)
            found = append(found, 0)
            free = slides[at + 1] | slides[at + 2]
            first: i64 = 0
            while free != 0:
                byte = free & 255
                while byte != 0:
                    found = append(found, (first + LOWEST[byte]) * words)
                    byte &= byte - 1
                free >>= 8
                first += 8
            found[count] = len(found) - count - 1
        return found

    # The first look. -------------------------------------------------------------------------

    def look_at_row(self, number: i64, smaller: "list[Half | None]") -> i64:
        """Note what all captures of a row lead to; the highest code of those that wait now.

        `smaller` has the half of the other side for each count of others that are left.
        """
        mask = self.own.masks[number]
        latest: i64 = 0
        for cell in range(i64(CELLS)):
            if mask & BITS[cell] != 0:
                slides = self.slides(mask, cell, False)
                latest = max(latest, self.look_at_slides(number, slides, smaller))
        if self.side == DEFENDERS:
            latest = max(latest, self.look_at_slides(number, self.escapes(mask), smaller))
        return latest

    def look_at_slides(self, number: i64, slides: vec[i64], smaller: "list[Half | None]") -> i64:
        mask = self.own.masks[number]
        latest: i64 = 0
        for at in range(0, len(slides), 3):
            taken = slides[at + 2]
            if taken != 0:
                self.other.clear_of(mask | slides[at + 1], self.row)
                if taken != ENDS:
                    self.other.keep_holding(taken, self.row)
                found = self.look_at_captures(number, self.own.number(slides[at]), taken, smaller)
                latest = max(latest, found)
        return latest

    def escapes(self, mask: i64) -> vec[i64]:
        """The king's steps to a corner, written like slides."""
        found = vec[i64]()
        for direction in range(i64(6)):
            cell = BOARD.steps[self.king * 6 + direction]
            if cell != OFF and BOARD.corners[cell] == 1 and mask & BITS[cell] == 0:
                found = append(append(append(found, mask), BITS[cell]), ENDS)
        return found

    def look_at_captures(
        self, number: i64, after: i64, taken: i64, smaller: "list[Half | None]"
    ) -> i64:
        latest: i64 = 0
        row, masks = self.row, self.other.masks
        first = number * self.other.size
        for word in range(self.other.words):
            bits = row[word]
            base = word * 64
            while bits != 0:
                byte = bits & 255
                while byte != 0:
                    place = base + LOWEST[byte]
                    byte &= byte - 1
                    code: i64 = 1
                    if taken != ENDS:
                        left = masks[place] & ~taken
                        code = code_after(smaller, left, after)
                    latest = max(latest, self.note(first + place, code))
                bits = shifted(bits)
                base += 8
        return latest

    def note(self, at: i64, code: i64) -> i64:
        """A capture leads to this code for the others. What waits for the position then."""
        codes = self.codes
        before = i64(codes[at])
        if code % 2 == 1:
            if before == 0 or before % 2 == 1 or before > code + 1:
                codes[at] = u8(code + 1)
        elif code == 0:
            if before == 0 or before % 2 == 1:
                codes[at] = u8(OPEN)
        elif before == 0 or (before % 2 == 1 and before < code + 1):
            codes[at] = u8(code + 1)
        return code + 1

    # Sets. -----------------------------------------------------------------------------------

    def make_room(self) -> None:
        size = self.own.size * self.other.words
        self.undecided = zeros(size)
        self.losable = zeros(size)
        self.other_wins = zeros(size)
        self.other_lost = zeros(size)
        self.rows_lost = zeros(self.own.size)
        self.next_wins = zeros(self.own.size)
        self.new_wins = zeros(self.own.size)
        self.to_check = zeros(self.own.size)

    def drop_sets(self) -> None:
        self.undecided = vec[i64]()
        self.losable = vec[i64]()
        self.other_wins = vec[i64]()
        self.other_lost = vec[i64]()

    def sort_codes(self, code: i64) -> None:
        """Put each position into its sets. What is decided has a code up to this one."""
        own, other, codes, row = self.own, self.other, self.codes, self.row
        undecided, losable = self.undecided, self.losable
        for number in range(own.size):
            self.to_check[number] = 1
            other.clear_of(own.masks[number], row)
            next_win: i64 = NO_WIN
            for word in range(other.words):
                bits = row[word]
                at = number * other.size + word * 64
                new: i64 = 0
                lost: i64 = 0
                won: i64 = 0
                for bit in range(i64(64)):
                    if bits & BITS[bit] == 0:
                        continue
                    found = i64(codes[at + bit])
                    if 0 < found <= code:
                        if found % 2 == 0:
                            won |= BITS[bit]
                        elif found == code:
                            lost |= BITS[bit]
                    else:
                        new |= BITS[bit]
                        if found % 2 == 0 and found != 0:
                            bits &= ~BITS[bit]
                            if found != OPEN:
                                next_win = min(next_win, found)
                place = number * other.words + word
                undecided[place] = new
                losable[place] = new & bits
                if won != 0:
                    self.tell(number, word, won, 2)
                if lost != 0:
                    self.tell(number, word, lost, 1)
            self.next_wins[number] = next_win

    def settle(self, number: i64, word: i64, bits: i64, code: i64) -> i64:
        """Decide these positions; how many they are."""
        codes = self.codes
        place = number * self.other.words + word
        self.undecided[place] &= ~bits
        self.losable[place] &= ~bits
        at = number * self.other.size + word * 64
        count: i64 = 0
        left = bits
        while left != 0:
            byte = left & 255
            while byte != 0:
                codes[at + LOWEST[byte]] = u8(code)
                byte &= byte - 1
                count += 1
            left = shifted(left)
            at += 8
        self.tell(number, word, bits, code)
        return count

    def tell(self, number: i64, word: i64, bits: i64, code: i64) -> None:
        """These positions are decided: tell the half from whose positions moves lead here."""
        twin = self.twin
        is_lost = code % 2 == 1
        column = twin.other_lost if is_lost else twin.other_wins
        rows = twin.rows_lost if is_lost else twin.new_wins
        words = self.own.words
        own_word, own_bit = number >> 6, BITS[number & 63]
        base = word * 64
        left = bits
        while left != 0:
            byte = left & 255
            while byte != 0:
                row = base + LOWEST[byte]
                byte &= byte - 1
                column[row * words + own_word] |= own_bit
                rows[row] = 1
            left = shifted(left)
            base += 8
        if self.side == ATTACKERS and not is_lost:
            for step in self.steps:
                step.bar(number, word * 64, bits)

    # Layers. ---------------------------------------------------------------------------------

    def find_lost(self, code: i64) -> i64:
        """Decide the positions in which every move leads to where the other side wins."""
        decided: i64 = 0
        row, losable, words = self.row, self.losable, self.other.words
        self.mark_rows()
        for number in range(self.own.size):
            if self.to_check[number] == 0:
                continue
            self.to_check[number] = 0
            first = number * words
            some: i64 = 0
            for word in range(words):
                bits = losable[first + word]
                row[word] = bits
                some |= bits
            if some == 0:
                continue
            if self.side == DEFENDERS:
                for step in self.steps:
                    step.keep_barred(row, first)
            if not self.keep_closed(self.own.masks[number], row):
                continue
            for word in range(words):
                bits = row[word]
                if bits != 0:
                    due = self.due(number, word, bits, code)
                    if due != 0:
                        decided += self.settle(number, word, due, code)
                    if due != bits:
                        self.to_check[number] = 1
        return decided

    def keep_closed(self, mask: i64, row: vec[i64]) -> bool:
        """Keep in a row the positions in which no slide helps; False if there is none."""
        other_wins, holding, words = self.other_wins, self.other.holding, self.other.words
        for cell in range(i64(CELLS)):
            if mask & BITS[cell] == 0:
                continue
            slides = self.quiet_slides(mask, cell, False)
            at: i64 = 0
            while at < len(slides):
                target = slides[at]
                start = at + 2
                at = start + slides[at + 1]
                some: i64 = 0
                for word in range(words):
                    bits = row[word]
                    if bits != 0:
                        closed = other_wins[target + word]
                        for place in range(start, at):
                            closed |= holding[slides[place] + word]
                        bits &= closed
                        row[word] = bits
                        some |= bits
                if some == 0:
                    return False
        return True

    def mark_rows(self) -> None:
        """Mark the rows with a slide to one in which the other side has new wins."""
        new_wins, to_check = self.new_wins, self.to_check
        count: i64 = 0
        for number in range(self.own.size):
            count += new_wins[number]
        # If most rows must be marked, all are.
        are_many = count * 8 > self.own.size
        for number in range(self.own.size):
            if are_many:
                to_check[number] = 1
            elif new_wins[number] != 0:
                self.mark_before(number)
            new_wins[number] = 0

    def mark_before(self, number: i64) -> None:
        """Mark the rows with a slide to this one."""
        mask = self.own.masks[number]
        for cell in range(i64(CELLS)):
            if mask & BITS[cell] != 0:
                slides = self.quiet_slides(mask, cell, True)
                at: i64 = 0
                while at < len(slides):
                    self.to_check[slides[at] // self.other.words] = 1
                    at += 2 + slides[at + 1]

    def due(self, number: i64, word: i64, bits: i64, code: i64) -> i64:
        """Those of these positions that no capture makes last longer."""
        codes = self.codes
        at = number * self.other.size + word * 64
        for bit in range(i64(64)):
            if bits & BITS[bit] != 0 and i64(codes[at + bit]) > code:
                bits &= ~BITS[bit]
        return bits

    def find_won(self, code: i64) -> i64:
        """Decide the positions from which a slide leads to where the other side has just lost."""
        decided: i64 = 0
        for number in range(self.own.size):
            if self.rows_lost[number] != 0:
                mask = self.own.masks[number]
                for cell in range(i64(CELLS)):
                    if mask & BITS[cell] != 0:
                        slides = self.quiet_slides(mask, cell, True)
                        decided += self.find_won_before(number, slides, code)
        return decided

    def find_won_before(self, number: i64, slides: vec[i64], code: i64) -> i64:
        """The same for the slides that have led to one row."""
        decided: i64 = 0
        undecided, other_lost = self.undecided, self.other_lost
        words, holding = self.other.words, self.other.holding
        for word in range(words):
            lost = other_lost[number * words + word]
            if lost == 0:
                continue
            at: i64 = 0
            while at < len(slides):
                row = slides[at]
                stop = at + 2 + slides[at + 1]
                at += 2
                bits = lost & undecided[row + word]
                if bits == 0:
                    at = stop
                    continue
                while at < stop:
                    bits &= ~holding[slides[at] + word]
                    at += 1
                if bits != 0:
                    decided += self.settle(row // words, word, bits, code)
        return decided

    def find_waiting(self, code: i64) -> i64:
        """Decide the positions that a capture wins in so many moves."""
        decided: i64 = 0
        codes, undecided, words = self.codes, self.undecided, self.other.words
        for number in range(self.own.size):
            if self.next_wins[number] != code:
                continue
            next_win: i64 = NO_WIN
            for word in range(words):
                bits = undecided[number * words + word]
                if bits == 0:
                    continue
                at = number * self.other.size + word * 64
                due: i64 = 0
                for bit in range(i64(64)):
                    if bits & BITS[bit] != 0:
                        found = i64(codes[at + bit])
                        if found == code:
                            due |= BITS[bit]
                        elif found % 2 == 0 and found > code and found != OPEN:
                            next_win = min(next_win, found)
                if due != 0:
                    decided += self.settle(number, word, due, code)
            self.next_wins[number] = next_win
        return decided

    def forget_lost(self) -> None:
        """The last layer's losses are done with."""
        words, other_lost = self.other.words, self.other_lost
        for number in range(self.own.size):
            if self.rows_lost[number] != 0:
                self.rows_lost[number] = 0
                for place in range(number * words, number * words + words):
                    other_lost[place] = 0

    def forget_waiting(self, code: i64) -> None:
        """Take away what waits in positions that are not decided: all of it, with the highest
        code, and else what says no more than that a loss does not come before this code."""
        codes, undecided = self.codes, self.undecided
        for place in range(len(undecided)):
            bits = undecided[place]
            if bits == 0:
                continue
            words = self.other.words
            at = place // words * self.other.size + place % words * 64
            for bit in range(i64(64)):
                if bits & BITS[bit] != 0:
                    found = i64(codes[at + bit])
                    if code >= MOST_CODE or (found % 2 == 1 and found <= code):
                        codes[at + bit] = u8(0)


class KingStep:
    """A step of the king from one of his homes, for all placings of the others.

    It leads to a position that has its place under another home, perhaps, and turned.
    """

    def __init__(self, start: Half, end: Half, cell: i64) -> None:
        self.start: Half = start
        self.end: Half = end
        """The defenders' half where the king comes to."""
        self.cell: i64 = cell
        self.way: i64 = WAYS.listed[cell * 12]
        # From each placing after the step, turned home, to the one before it; -1: there is none.
        self.men_before: vec[i64] = end.own.turned(self.way, start.own)
        self.raiders_before: vec[i64] = end.other.turned(self.way, start.other)
        self.men_after: vec[i64] = vec[i64]([-1] * int(start.own.size))
        for number in range(end.own.size):
            if self.men_before[number] >= 0:
                self.men_after[self.men_before[number]] = number
        self.taken: vec[i64] = vec[i64](capacity=start.own.size)
        """For each placing of the men before: where a raider is taken."""
        traps = append(traps_at(cell, DEFENDERS, cell), 0)
        for men in start.own.masks:
            self.taken = append(self.taken, closed(traps, 0, men))
        self.barred: vec[i64] = vec[i64]()
        """The defenders' positions before it in which this step is none, or not a quiet one, or
        leads to where the raiders win."""
        start.steps.append(self)
        end.twin.steps.append(self)

    def look_at_row(self, number: i64, smaller: list[Half | None]) -> i64:
        """Note what the king's captures of a row lead to."""
        start = self.start
        taken, after = self.taken[number], self.men_after[number]
        if taken == 0 or after < 0:
            return 0
        latest: i64 = 0
        start.other.clear_of(start.own.masks[number] | BITS[self.cell], start.row)
        start.other.keep_holding(taken, start.row)
        row, masks = start.row, start.other.masks
        first = number * start.other.size
        for word in range(start.other.words):
            bits = row[word]
            base = word * 64
            while bits != 0:
                byte = bits & 255
                while byte != 0:
                    place = base + LOWEST[byte]
                    byte &= byte - 1
                    left = self.turned(masks[place] & ~taken)
                    code = code_after(smaller, left, after)
                    latest = max(latest, start.note(first + place, code))
                bits = shifted(bits)
                base += 8
        return latest

    def turned(self, mask: i64) -> i64:
        """The cells of pieces after the board was turned so that the king is home again."""
        found: i64 = 0
        for cell in range(i64(CELLS)):
            if mask & BITS[WAYS.sources[self.way * CELLS + cell]] != 0:
                found |= BITS[cell]
        return found

    def make_room(self) -> None:
        """Bar the step where it is none or takes something."""
        men, raiders = self.start.own, self.start.other
        self.barred = zeros(men.size * raiders.words)
        row = self.start.row
        for number in range(men.size):
            first = number * raiders.words
            raiders.clear_of(self.taken[number] | BITS[self.cell], row)
            is_free = self.men_after[number] >= 0
            for word in range(raiders.words):
                self.barred[first + word] = ~row[word] if is_free else i64(-1)

    def bar(self, raiders: i64, base: i64, bits: i64) -> None:
        """The raiders win with this placing, and with these of the men: the king stays away."""
        before = self.raiders_before[raiders]
        if before < 0:
            return
        men_before, barred, words = self.men_before, self.barred, self.start.other.words
        to_check = self.start.to_check
        at, bit = before >> 6, BITS[before & 63]
        while bits != 0:
            byte = bits & 255
            while byte != 0:
                men = men_before[base + LOWEST[byte]]
                byte &= byte - 1
                if men >= 0:
                    barred[men * words + at] |= bit
                    to_check[men] = 1
            bits = shifted(bits)
            base += 8

    def keep_barred(self, row: vec[i64], first: i64) -> None:
        """Keep in a row of the start the positions in which this step does not help."""
        barred = self.barred
        for word in range(self.start.other.words):
            if row[word] != 0:
                row[word] &= barred[first + word]

    def find_won(self, code: i64) -> i64:
        """Decide the positions from which this step leads to where the raiders have just lost."""
        decided: i64 = 0
        start, end = self.start, self.end
        lost, undecided, masks = end.other_lost, start.undecided, start.other.masks
        raiders_before, words = self.raiders_before, end.other.words
        for number in range(end.own.size):
            men = self.men_before[number]
            if end.rows_lost[number] == 0 or men < 0:
                continue
            taken = self.taken[men]
            for word in range(words):
                bits = lost[number * words + word]
                base = word * 64
                while bits != 0:
                    byte = bits & 255
                    while byte != 0:
                        raiders = raiders_before[base + LOWEST[byte]]
                        byte &= byte - 1
                        if raiders < 0 or masks[raiders] & taken != 0:
                            continue
                        at, bit = raiders >> 6, BITS[raiders & 63]
                        if undecided[men * start.other.words + at] & bit != 0:
                            decided += start.settle(men, at, bit, code)
                    bits = shifted(bits)
                    base += 8
        return decided


def traps_at(king: i64, side: i64, target: i64) -> vec[i64]:
    """The traps that a piece of this side may close by coming to the target, two numbers for each:
    the cell of the victim, and the cells where others of the side must stand besides the king."""
    found = vec[i64]()
    own, other = (MAN, RAIDER) if side == DEFENDERS else (RAIDER, MAN)
    for direction in range(i64(6)):
        victim = BOARD.steps[target * 6 + direction]
        if victim == OFF or (victim == king and side == DEFENDERS):
            continue
        pieces = vec[i64]([own] * CELLS)
        pieces[king] = KING
        if victim != king:
            if victim == BOARD.throne:
                continue
            pieces[victim] = other
        if not is_shut_in(BOARD, pieces, victim, direction, side):
            continue
        helpers: i64 = 0
        for cell in range(i64(CELLS)):
            if pieces[cell] == own and cell != target:
                pieces[cell] = EMPTY
                if not is_shut_in(BOARD, pieces, victim, direction, side):
                    helpers |= BITS[cell]
                pieces[cell] = own
        found = append(append(found, BITS[victim]), helpers)
    return found


def closed(traps: vec[i64], at: i64, mask: i64) -> i64:
    """The victims of those traps, from this place on, that pieces on these cells close."""
    found: i64 = 0
    stop = min(at + TRAPS, len(traps))
    while at < stop and traps[at] != 0:
        victim, helpers = traps[at], traps[at + 1]
        if mask & victim == 0 and mask & helpers == helpers:
            found |= victim
        at += 2
    return found


def shifted(bits: i64) -> i64:
    """A word without its lowest eight bits."""
    return (bits >> 8) & 0xFFFFFFFFFFFFFF


def code_after(smaller: list[Half | None], left: i64, after: i64) -> i64:
    """The code for the others after a capture, with their pieces left on these cells, and those
    that have moved in the placing `after`."""
    count: i64 = 0
    rest = left
    while rest != 0:
        rest &= rest - 1
        count += 1
    half = smaller[count]
    if half is None:
        return 1
    return i64(half.codes[half.own.number(left) * half.other.size + after])
