"""The course of a match: who is asked what, and what comes of it.

A turn is a move, or a rune card instead, and then a rotation. It is asked for in parts, one
small choice each:

    MOVE       move a piece, or cast a card
    OPENING    the cast card was face down: everybody is shown it
    CAST       do what the card allows
    AGAIN      Fury: capture once more, or stop
    GO         Turn and Go: move the piece that was turned
    ROTATE     turn a piece by one facing
    TWIN       Twin Rotation: turn another piece, or stop

What comes before the first turn: `dealing`. What a person reads and points at: `words`,
`refusals`, `diagram`, all joined in `state`.
"""

from collections.abc import Sequence
from typing import Final

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, LOSS, NO_ACTION, WIN
from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.actions import (
    CASTS,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    STOP,
    cell_of,
    detail_of,
    is_cast,
    is_move,
    is_turn,
    turn_number,
)
from meadhall.engines.nxs.casting import castings
from meadhall.engines.nxs.deadlock import QUIET_TURNS, is_third, settled
from meadhall.engines.nxs.dealing import Dealing
from meadhall.engines.nxs.jotunn import without_danger
from meadhall.engines.nxs.movement import count_moves, is_jump, move_at, moves_from, start_of
from meadhall.engines.nxs.pieces import COLOURS, EMPTY, GOLD
from meadhall.engines.nxs.runes import (
    FURY,
    NEUTRAL,
    NO_POWER,
    POWERS,
    RUNES,
    SPENT,
    TITLES,
    TURN_AND_GO,
    TWIN_ROTATION,
    WARD,
)
from meadhall.engines.nxs.table import (
    AGAIN,
    ALL_STUCK,
    CAST,
    CLOSE_CALL,
    GO,
    GOAL,
    MOVE,
    OPENING,
    QUIET,
    REASONS,
    REPEATED,
    ROTATE,
    STUCK,
    TWIN,
)
from meadhall.engines.nxs.terms import HIDDEN, ONITAMA
from meadhall.engines.nxs.texts import BrokenRule
from meadhall.engines.nxs.victory import (
    could_win,
    has_won,
    is_close_call,
    is_risky,
    risky_cells,
    wins,
    without,
    without_gifts,
)
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.values import NOBODY, RuleBroken

WINNABLE: Final = 8
"""A single move hardly ever wins more land than this; `winning_action` looks no farther."""


class Match(Dealing):
    """From the first turn to the last."""

    # A turn. ---------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """The player on turn begins. Of two, one who cannot move loses; of three, he is skipped."""
        for _player in range(self.seats):
            self.colour = self.turn
            self.position.wards[self.turn] = OFF
            if self.can_move() or self.can_cast():
                self.ask_move()
                self.look_for_deadlock()
                return
            if self.seats == 2:
                self.winner = 1 - self.turn
                self.finish(STUCK)
                return
            self.turn = (self.turn + 1) % self.seats
        self.finish(ALL_STUCK)

    def ask_move(self) -> None:
        self.asks = CHOOSE
        self.stage = MOVE
        self.actor = OFF
        self.power = NO_POWER

    def end_turn(self) -> None:
        """The Jötunn's part, where there is one, and then the next player."""
        if self.terms.jotunn and self.colour != GOLD and self.turns > 0:
            self.colour = GOLD
            if self.can_move():
                self.ask_move()
                return
        self.turns += 1
        self.quiet += 1
        self.turn = (self.turn + 1) % self.seats
        self.begin_turn()

    def look_for_deadlock(self) -> None:
        key = self.key_now()
        if is_third(self.past, key):
            self.finish(REPEATED)
        elif self.quiet >= QUIET_TURNS * self.seats:
            self.finish(QUIET)
        else:
            self.past = append(self.past, key)

    # What may be chosen. ---------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if self.asks != CHOOSE or seat != self.turn:
            return vec[i64]()
        if self.stage == MOVE:
            return self.with_casts(self.all_moves())
        if self.stage == ROTATE:
            return self.rotations(OFF)
        if self.stage == CAST:
            return castings(self.position, self.colour, self.power)
        if self.stage == GO:
            return self.moves_of(self.actor)
        if self.stage == AGAIN:
            return append(self.captures_of(self.actor), STOP)
        return append(self.rotations(self.actor), STOP)

    def all_moves(self) -> vec[i64]:
        """Every legal move of the colour that moves next."""
        position = self.position
        board, men, wards = position.board, position.men, position.wards
        moves = vec[i64](capacity=64)
        cell = position.ring[board.cells + self.colour]
        while cell < board.cells:
            moves = moves_from(board, men, wards, cell, moves)
            cell = position.ring[cell]
        return self.allowed(moves)

    def moves_of(self, cell: i64) -> vec[i64]:
        """Every legal move of one piece."""
        position = self.position
        found = moves_from(position.board, position.men, position.wards, cell, vec[i64]())
        return self.allowed(found)

    def captures_of(self, cell: i64) -> vec[i64]:
        captures = vec[i64]()
        for move in self.moves_of(cell):
            if is_jump(move):
                captures = append(captures, move)
        return captures

    def allowed(self, moves: vec[i64]) -> vec[i64]:
        """The moves that neither give the victory away nor bring the Jötunn into danger."""
        moves = without_gifts(self.position, self.turn, moves)
        if self.terms.jotunn and self.colour == GOLD:
            moves = without_danger(self.position, moves)
        return moves

    def can_move(self) -> bool:
        """Has the colour that moves next any legal move?"""
        position = self.position
        board, men, wards = position.board, position.men, position.wards
        is_own = not (self.terms.jotunn and self.colour == GOLD)
        cell = position.ring[board.cells + self.colour]
        while cell < board.cells:
            if count_moves(board, men, wards, cell) > 0:
                if is_own and not is_risky(position, self.turn, cell):
                    return True
                if len(self.moves_of(cell)) > 0:
                    return True
            cell = position.ring[cell]
        return False

    def is_any_move_allowed(self) -> bool:
        """Is every move of the colour that moves next allowed, whatever it is?"""
        is_jotunn = self.terms.jotunn and self.colour == GOLD
        return not is_jotunn and len(risky_cells(self.position, self.turn)) == 0

    def rotations(self, left_out: i64) -> vec[i64]:
        """Every turn by one facing, of any piece but one that has been turned already."""
        turns = vec[i64](capacity=32)
        cells, ring = self.position.board.cells, self.position.ring
        cell = ring[cells + self.colour]
        while cell < cells:
            if cell != left_out:
                turns = append(turns, turn_number(cell, CLOCKWISE))
                turns = append(turns, turn_number(cell, COUNTER_CLOCKWISE))
            cell = ring[cell]
        return turns

    def random_action(self, chance: Chance) -> i64:
        """As always; a move or a turn by one facing is drawn without listing all of them."""
        if self.asks == CHOOSE and self.stage == ROTATE:
            return self.random_rotation(chance)
        is_plain = self.asks == CHOOSE and self.stage == MOVE and len(self.places) == 0
        if is_plain and self.is_any_move_allowed():
            return self.random_move(chance)
        return super().random_action(chance)

    def random_move(self, chance: Chance) -> i64:
        """One of `all_moves`, each equally likely; there are some, and all are allowed."""
        position = self.position
        board, men, wards, ring = position.board, position.men, position.wards, position.ring
        counts = vec[i64](capacity=16)
        total: i64 = 0
        first = ring[board.cells + self.colour]
        cell = first
        while cell < board.cells:
            count = count_moves(board, men, wards, cell)
            counts = append(counts, count)
            total += count
            cell = ring[cell]
        at = chance.below(total)
        cell = first
        for count in counts:
            if at < count:
                break
            at -= count
            cell = ring[cell]
        return move_at(board, men, wards, cell, at)

    def random_rotation(self, chance: Chance) -> i64:
        """One of `rotations`, each equally likely."""
        position = self.position
        at = chance.below(2 * position.count(self.colour))
        cell = position.ring[position.board.cells + self.colour]
        for _piece in range(at >> 1):
            cell = position.ring[cell]
        return turn_number(cell, CLOCKWISE if at & 1 == 0 else COUNTER_CLOCKWISE)

    # Which cards may be cast. ----------------------------------------------------------------

    def with_casts(self, moves: vec[i64]) -> vec[i64]:
        """The moves, and the cards that may be cast instead.

        A player who cannot move and holds cards face down may say so: nobody else can know whether
        one of them would help him.
        """
        if len(self.places) == 0 or self.colour != self.turn:
            return moves
        is_stuck = len(moves) == 0
        for card in self.hand(self.turn):
            if self.could_cast(card):
                moves = append(moves, CASTS + card)
        if is_stuck and self.terms.mode == HIDDEN:
            moves = append(moves, STOP)
        return moves

    def can_cast(self) -> bool:
        """May the player on turn have a card to cast, as far as everybody knows?"""
        if self.terms.mode == HIDDEN:
            return len(self.hand(self.turn)) > 0 and self.is_any_castable()
        return any(self.could_cast(card) for card in self.hand(self.turn))

    def is_any_castable(self) -> bool:
        """Would any card of the pack allow something here? Everybody can tell from the board."""
        return any(self.is_castable(power) for power in range(i64(POWERS)))

    def could_cast(self, card: i64) -> bool:
        """Does this card allow anything now, or might it where its face is not known here?"""
        if self.cards.faces[card] >= 0:
            return self.is_castable(self.cards.faces[card])
        for power in range(i64(POWERS)):
            if self.cards.memories[0].could_be(card, power) and self.is_castable(power):
                return True
        return False

    def is_castable(self, power: i64) -> bool:
        return len(castings(self.position, self.turn, power)) > 0

    def check_faces(self, values: Sequence[int]) -> None:
        """A card that was cast face down must allow something, now that it is seen."""
        super().check_faces(values)
        if self.stage == OPENING and len(values) > 0 and not self.is_castable(values[0]):
            raise RuleBroken(int(self.turn), say(BrokenRule.CAST_IN_VAIN, card=TITLES[values[0]]))

    # What is chosen. -------------------------------------------------------------------------

    def play(self, action: i64) -> None:
        if is_move(action):
            self.play_move(action)
        elif is_turn(action):
            self.play_turn(cell_of(action), detail_of(action))
        elif is_cast(action):
            self.play_cast(action - CASTS)
        elif action == STOP:
            self.play_stop()
        else:
            cell = cell_of(action)
            self.position.swap(cell, self.position.board.steps[cell * 6 + detail_of(action)])
            self.stage = ROTATE

    def play_move(self, move: i64) -> None:
        target = self.position.board.targets[move]
        taken = self.position.move(start_of(move), target)
        if taken != EMPTY:
            self.taken[self.colour] += 1
            self.forget_past()
            self.quiet = 0
        for seat in range(self.seats):
            land = self.position.land(seat)
            if land > self.best[seat]:
                self.best[seat] = land
                self.quiet = 0
        if has_won(self.position, self.turn):
            self.winner = self.turn
            self.finish(CLOSE_CALL if is_close_call(self.position, self.turn) else GOAL)
            return
        if self.power == WARD:
            self.position.wards[self.colour] = target
        is_furious = self.power == FURY and self.stage == CAST
        self.stage = ROTATE
        if is_furious and len(self.captures_of(target)) > 0:
            self.stage = AGAIN
            self.actor = target

    def play_turn(self, cell: i64, turns: i64) -> None:
        self.position.turn(cell, turns)
        if self.stage == CAST:
            self.stage = ROTATE
            if self.power == TURN_AND_GO:
                self.stage = GO
                self.actor = cell
        elif self.stage == ROTATE and self.power == TWIN_ROTATION and self.has_other(cell):
            self.stage = TWIN
            self.actor = cell
        else:
            self.end_turn()

    def has_other(self, cell: i64) -> bool:
        """Is there another piece to turn?"""
        return len(self.rotations(cell)) > 0

    def play_cast(self, card: i64) -> None:
        if self.terms.mode != HIDDEN:
            self.begin_cast(card)
            return
        for power in range(i64(POWERS)):
            if not self.is_castable(power):
                self.cards.rule_out(card, power)
        self.stage = OPENING
        self.ask_show(vec[i64]([card]), EVERYBODY)

    def shown(self) -> None:
        if self.stage == OPENING:
            self.begin_cast(self.asked_pile[0])
        else:
            super().shown()

    def begin_cast(self, card: i64) -> None:
        """The card takes effect, and leaves the hand."""
        self.asks = CHOOSE
        self.stage = CAST
        self.power = self.cards.face(card)
        if self.terms.mode == ONITAMA:
            for other in range(i64(RUNES)):
                if self.places[other] == NEUTRAL:
                    self.places[other] = self.turn
            self.places[card] = NEUTRAL
        else:
            self.places[card] = SPENT
            self.forget_past()

    def play_stop(self) -> None:
        """Enough of Fury or of rotating; or no move is left, whatever the hidden cards are."""
        if self.stage == AGAIN:
            self.stage = ROTATE
        elif self.stage == TWIN:
            self.end_turn()
        elif self.seats == 2:
            self.winner = 1 - self.turn
            self.finish(STUCK)
        else:
            self.end_turn()

    def forget_past(self) -> None:
        """What was done cannot be undone, so earlier positions never come up again."""
        self.past = self.past[:0]

    # How it ends. ----------------------------------------------------------------------------

    def result(self, seat: i64) -> i64:
        if self.winner != NOBODY:
            return WIN if seat == self.winner else LOSS
        land = vec[i64]()
        for other in range(self.seats):
            land = append(land, self.position.land(other))
        return settled(seat, land, self.taken)

    def reason(self) -> Phrase:
        form = REASONS[int(self.ending)]
        if "winner" in form.places:
            return say(form, winner=COLOURS[int(self.winner)] if self.winner != NOBODY else "")
        if "loser" in form.places:
            return say(form, loser=COLOURS[1 - int(self.winner)])
        return say(form)

    def points(self, seat: i64) -> i64:
        return self.position.land(seat)

    def may_end_now(self) -> bool:
        if self.asks != CHOOSE or self.turn < 0:
            return False
        return self.position.land(self.turn) + WINNABLE >= self.position.goals[self.turn]

    def winning_action(self) -> i64:
        if self.stage != MOVE or not self.may_end_now():
            return NO_ACTION
        others, last = self.position.men, i64(OFF)
        for move in self.all_moves():
            start = start_of(move)
            if start != last:
                others, last = without(self.position, start), start
            if could_win(self.position, others, self.turn, move) and wins(
                self.position, self.turn, move
            ):
                return move
        return NO_ACTION
