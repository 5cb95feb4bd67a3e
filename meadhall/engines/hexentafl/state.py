"""One match of heXentafl at one moment."""

from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.chance import Chance
from meadhall.engines.contract import (
    CHOOSE,
    DRAW,
    LOSS,
    NO_ACTION,
    OVER,
    ROLL,
    STYLE_KEYS,
    WIN,
    State,
)
from meadhall.engines.hexentafl import endgames, features, net
from meadhall.engines.hexentafl.board import (
    BOARDS,
    DEFENDERS,
    EMPTY,
    KING,
    MAN,
    NEITHER,
    OWNERS,
    PIECES,
    RAIDER,
    REACH,
    Board,
)
from meadhall.engines.hexentafl.capture import victims
from meadhall.engines.hexentafl.ending import (
    ATTACKERS_STUCK,
    DEFENDERS_STUCK,
    GOING_ON,
    KING_ESCAPED,
    KING_TAKEN,
    QUIET,
    QUIET_LIMIT,
    REASONS,
    REPEATED,
    WINNERS,
    is_third,
)
from meadhall.engines.hexentafl.evaluation import escape, king_hunt, outlook, random_slide
from meadhall.engines.hexentafl.glance import glance
from meadhall.engines.hexentafl.movement import can_move, refusal, slides
from meadhall.engines.hexentafl.texts import Happened, Piece, Refusal, Request, Side
from meadhall.engines.hexes import OFF
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.values import Event, Step

SIDES: Final = [Side.DEFENDERS, Side.ATTACKERS]
SIGNS: Final = ".DKA"
LOT_LINE: Final = "the lot is to say who begins"
REQUESTS: Final = [Request.DEFENDERS, Request.ATTACKERS]
TAKEN: Final = {MAN: Piece.MAN, KING: Piece.KING, RAIDER: Piece.RAIDER}


class Hexentafl(State):
    """Seat 0 plays the defenders, seat 1 the attackers."""

    def __init__(self, board: Board, men: vec[i64], turn: i64, crossing: bool) -> None:
        super().__init__(2)
        self.turn = turn
        self.board: Board = board
        self.men: vec[i64] = men
        self.crossing: bool = crossing
        self.ending: i64 = GOING_ON
        self.quiet: i64 = 0
        self.key: i64 = 0
        self.past: vec[i64] = vec[i64]()

    def copy(self) -> "Hexentafl":
        twin = Hexentafl(self.board, self.men[:], self.turn, self.crossing)
        twin.asks = self.asks
        twin.ending = self.ending
        twin.quiet = self.quiet
        twin.key = self.key
        twin.past = self.past[:]
        return twin

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.board = BOARDS[int(archive.number(self.board.side))]
        self.crossing = archive.flag(self.crossing)
        self.men = archive.array(self.men)
        self.ending = archive.number(self.ending)
        self.quiet = archive.number(self.quiet)
        self.key = archive.number(self.key)
        self.past = archive.array(self.past)

    def recount(self) -> None:
        """Begin the memory of past positions with the one that stands on the board."""
        self.key = 0
        for cell in range(self.board.cells):
            if self.men[cell] != EMPTY:
                self.key ^= self.board.keys[cell * PIECES + self.men[cell]]
        self.past = vec[i64]([self.key_now()])

    def key_now(self) -> i64:
        """A number for the position and whose turn it is."""
        return self.key ^ self.board.keys[self.board.cells * PIECES + self.turn]

    # The turn. -------------------------------------------------------------------------------

    def dice(self) -> tuple[i64, i64]:
        """The lot for the first turn, where the table has not named a side."""
        return 2, 1

    def rolled(self, values: vec[i64]) -> None:
        self.turn = values[0] - 1
        self.asks = CHOOSE
        self.recount()

    def legal(self, seat: i64) -> vec[i64]:
        if self.asks != CHOOSE or seat != self.turn:
            return vec[i64]()
        return slides(self.board, self.men, seat, self.crossing)

    def play(self, action: i64) -> None:
        start = action // (6 * REACH)
        target = self.board.rays[action]
        piece = self.men[start]
        self.lift(start)
        self.put(target, piece)
        self.quiet += 1
        if piece == KING and self.board.corners[target] == 1:
            self.finish(KING_ESCAPED)
            return
        taken = victims(self.board, self.men, target)
        if len(taken) > 0:
            self.quiet = 0
            self.past = self.past[:0]
            for cell in taken:
                if self.men[cell] == KING:
                    self.finish(KING_TAKEN)
                self.lift(cell)
        if self.asks == CHOOSE:
            self.hand_over()

    def hand_over(self) -> None:
        """The other side's turn, unless there is none."""
        self.turn = 1 - self.turn
        key = self.key_now()
        if not can_move(self.board, self.men, self.turn, self.crossing):
            self.finish(DEFENDERS_STUCK if self.turn == DEFENDERS else ATTACKERS_STUCK)
        elif is_third(self.past, key):
            self.finish(REPEATED)
        elif self.quiet >= QUIET_LIMIT:
            self.finish(QUIET)
        else:
            self.past = append(self.past, key)

    def lift(self, cell: i64) -> None:
        self.key ^= self.board.keys[cell * PIECES + self.men[cell]]
        self.men[cell] = EMPTY

    def put(self, cell: i64, piece: i64) -> None:
        self.key ^= self.board.keys[cell * PIECES + piece]
        self.men[cell] = piece

    def finish(self, ending: i64) -> None:
        self.asks = OVER
        self.ending = ending

    def result(self, seat: i64) -> i64:
        winner = WINNERS[self.ending]
        if winner == NEITHER:
            return DRAW
        return WIN if winner == seat else LOSS

    def reason(self) -> Phrase:
        return say(REASONS[int(self.ending)])

    # Looking ahead. --------------------------------------------------------------------------

    def is_open(self) -> bool:
        return self.asks != ROLL

    def playout_limit(self) -> i64:
        return 0

    def is_lopsided(self) -> bool:
        """On the large board the king hardly ever fails to break out, unless he errs."""
        return self.board.side == 5

    def evaluate(self, seat: i64) -> i64:
        if self.board.side == 4:
            promise = net.outlook(self.board, self.men, self.turn)
        else:
            promise = outlook(self.board, self.men, self.king_cell(), self.turn)
        return promise if seat == DEFENDERS else 1000 - promise

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self.board, self.men, self.king_cell(), self.turn, seat)

    def feature_names(self) -> list[str]:
        return features.names(self.board)

    def feature_weights(self) -> list[int]:
        return features.weights(self.board)

    def net_inputs(self) -> vec[i64]:
        return net.inputs(self.board, self.men, self.turn)

    def net_names(self) -> list[str]:
        return net.names(self.board)

    def net_images(self) -> list[list[int]]:
        return net.images(self.board)

    def net_numbers(self) -> list[int]:
        return list(net.NUMBERS) if self.board.side == 4 else []

    def endgame_table(self) -> str:
        if self.board.side != 4 or self.asks != CHOOSE:
            return ""
        return endgames.name_for(self.men, self.crossing)

    def endgame_index(self) -> i64:
        return endgames.place_of(self.men, self.king_cell(), self.turn)

    def position_key(self) -> i64:
        return self.key_now()

    def can_last(self, moves: i64) -> bool:
        if self.quiet + moves > QUIET_LIMIT:
            return False
        for at in range(len(self.past)):
            for before in range(at % 2, at, 2):
                if self.past[before] == self.past[at]:
                    return False
        return True

    def winning_action(self) -> i64:
        if self.turn == DEFENDERS:
            return escape(self.board, self.men, self.king_cell())
        return king_hunt(self.board, self.men, self.king_cell(), self.crossing)

    def random_action(self, chance: Chance) -> i64:
        action = random_slide(self.board, self.men, self.turn, self.crossing, chance)
        return action if action != NO_ACTION else super().random_action(chance)

    def glance(self, action: i64) -> i64:
        return glance(self.board, self.men, self.king_cell(), action)

    def styles(self) -> list[str]:
        return list(STYLE_KEYS)

    def skip_turn(self) -> bool:
        self.hand_over()
        return True

    def king_cell(self) -> i64:
        """Where the king stands; he is on the board as long as the match goes on."""
        cell: i64 = 0
        while self.men[cell] != KING:
            cell += 1
        return cell

    # Words. ----------------------------------------------------------------------------------

    def name(self, seat: i64, action: i64) -> str:
        names = self.board.names
        return f"{names[int(action // (6 * REACH))]}-{names[int(self.board.rays[action])]}"

    def steps(self, seat: i64, action: i64) -> list[Step]:
        names = self.board.names
        start, target = int(action // (6 * REACH)), int(self.board.rays[action])
        return [Step("piece", start, names[start]), Step("cell", target, names[target])]

    def steps_of_any(self, seat: int, action: int) -> list[Step]:
        is_action = 0 <= action < len(self.board.rays) and self.board.rays[action] >= 0
        return self.steps(seat, action) if is_action else []

    def steps_meant(self, seat: int, text: str) -> list[Step]:
        cells = [self.board.cell(name) for name in text.split("-")]
        if len(cells) != 2 or OFF in cells:
            return []
        names = self.board.names
        return [Step("piece", cells[0], names[cells[0]]), Step("cell", cells[1], names[cells[1]])]

    def refusal(self, seat: i64, steps: list[Step]) -> Phrase:
        if self.asks != CHOOSE or seat != self.turn or not steps:
            return super().refusal(seat, steps)
        start = steps[0].at
        if not 0 <= start < self.board.cells or OWNERS[self.men[start]] != seat:
            return say(Refusal.NOT_YOURS, piece=steps[0].text)
        if len(steps) < 2 or not 0 <= steps[1].at < self.board.cells:
            return say(Refusal.SHUT_IN, piece=steps[0].text)
        found = refusal(self.board, self.men, start, steps[1].at, self.crossing)
        return found or super().refusal(seat, steps)

    def request(self, seat: int) -> Phrase | None:
        return say(REQUESTS[seat]) if self.is_asked(seat) else None

    def events_since(self, before: State, values: list[int]) -> list[Event]:
        assert isinstance(before, Hexentafl)
        if before.asks == ROLL:
            return [Event("drawn", say(Happened.BEGIN_BY_LOT), int(self.turn))]
        mover, names = int(before.turn), self.board.names
        start, target = values[0] // (6 * REACH), int(self.board.rays[values[0]])
        way = say(Happened.MOVED, way=f"{names[start]}-{names[target]}")
        events = [Event("moved", way, mover, (start, target))]
        taken = [
            cell
            for cell in range(int(self.board.cells))
            if OWNERS[before.men[cell]] == 1 - mover and self.men[cell] == EMPTY
        ]
        for cell in taken:
            piece = TAKEN[int(before.men[cell])]
            text = say(Happened.TAKEN, piece=piece, at=names[cell])
            events.append(Event("taken", text, mover, (cell,)))
        if self.asks == OVER:
            events.append(Event("over", self.reason()))
        return events

    def diagram(self) -> str:
        board = self.board
        head = str(self.reason()) if self.asks == OVER else f"{side_name(self.turn)} to move"
        if self.asks == ROLL:
            head = LOT_LINE
        rows = [f"{head} ({int(self.quiet)} since the last capture)"]
        row: list[str] = []
        for cell in range(int(board.cells)):
            sign = SIGNS[int(self.men[cell])]
            if sign == "." and (cell == board.throne or board.corners[cell] == 1):
                sign = "+"
            row.append(sign)
            if cell + 1 == board.cells or board.names[cell + 1][0] != board.names[cell][0]:
                indent = " " * (2 * board.side - 1 - len(row))
                rows.append(f"{board.names[cell][0]} {indent}{' '.join(row)}")
                row = []
        return "\n".join(rows)


def side_name(seat: i64) -> str:
    """The side as a diagram writes it."""
    return str(SIDES[int(seat)])
