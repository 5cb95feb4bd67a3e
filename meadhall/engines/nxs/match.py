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

Before the first turn the tiles of a random set-up are drawn and the rune cards are dealt.

What a person reads and points at: `words`, `objections`, `diagram`, all joined in `state`.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.engines.archive import Archive
from meadhall.engines.cards import EVERYBODY, Cards, CardState
from meadhall.engines.contract import CHOOSE, LOSS, NO_ACTION, OVER, WIN
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
from meadhall.engines.nxs.jotunn import without_danger
from meadhall.engines.nxs.movement import is_jump, moves_from, start_of
from meadhall.engines.nxs.pieces import (
    COLOUR_OF,
    COLOURS,
    COLOURS_IN_ALL,
    EMPTY,
    GOLD,
    JOFURR,
    NOUGHTS,
    PIECES,
    SEIDKONA,
)
from meadhall.engines.nxs.position import Position
from meadhall.engines.nxs.runes import (
    FURY,
    IN_BOX,
    MARKED,
    NEUTRAL,
    NO_POWER,
    PLACES,
    POWERS,
    RUNES,
    SPENT,
    TITLES,
    TURN_AND_GO,
    TWIN_ROTATION,
    WARD,
)
from meadhall.engines.nxs.setups import drawn_places, places, stand
from meadhall.engines.nxs.terms import (
    FIXED,
    HIDDEN,
    NO_CARDS,
    ONE_DRAW,
    ONITAMA,
    SANNLIGR,
    Terms,
)
from meadhall.engines.nxs.victory import has_won, is_close_call, wins, without_gifts
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.values import NOBODY, RuleBroken

# What is going on.
BAG: Final = 0
LAYING: Final = 1
UNCOVERING: Final = 2
MIXING: Final = 3
DEALING: Final = 4
MOVE: Final = 5
OPENING: Final = 6
CAST: Final = 7
AGAIN: Final = 8
GO: Final = 9
ROTATE: Final = 10
TWIN: Final = 11

# Why it is over.
GOING_ON: Final = 0
GOAL: Final = 1
CLOSE_CALL: Final = 2
STUCK: Final = 3
REPEATED: Final = 4
QUIET: Final = 5
ALL_STUCK: Final = 6

REASONS: Final = [
    "The match goes on",
    "{winner} holds all the land that was to be won",
    "{winner} wins a close call: the move gave an opponent enough land, and {winner} more",
    "{loser} cannot move",
    "Deadlock: the position has come up for the third time",
    "Deadlock: for 100 turns each, nothing was taken and nobody held more land than before",
    "Deadlock: nobody can move",
]

TILE: Final = POWERS
"""The face of a tile is TILE plus the kind of its piece."""

WINNABLE: Final = 8
"""A single move hardly ever wins more land than this; see `Match.winning_action`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(CardState):
    """Seats 0, 1 and 2 play White, Black and Gold."""

    def __init__(self, terms: Terms, position: Position, cards: Cards) -> None:
        super().__init__(terms.seats, cards)
        self.terms: Terms = terms
        self.position: Position = position
        self.stage: i64 = MOVE
        self.colour: i64 = 0  # whose piece is to be moved; while setting up, who is served
        self.actor: i64 = OFF  # the cell of the piece that a card has already served
        self.power: i64 = NO_POWER  # of the card that was cast this turn
        self.places: vec[i64] = vec[i64]()  # where each rune card is
        self.turns: i64 = 0
        self.quiet: i64 = 0  # turns without progress
        self.best: vec[i64] = NOUGHTS[:]  # the most land each player ever held
        self.taken: vec[i64] = NOUGHTS[:]  # how many pieces each colour has captured
        self.past: vec[i64] = vec[i64]()
        self.ending: i64 = GOING_ON
        self.winner: i64 = NOBODY

    def copy_match_to(self, twin: "Match") -> None:
        """What every copy shares with the original; the position is copied beforehand."""
        self.copy_cards_to(twin)
        twin.stage = self.stage
        twin.colour = self.colour
        twin.actor = self.actor
        twin.power = self.power
        twin.places = self.places[:]
        twin.turns = self.turns
        twin.quiet = self.quiet
        twin.best = self.best[:]
        twin.taken = self.taken[:]
        twin.past = self.past[:]
        twin.ending = self.ending
        twin.winner = self.winner

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.terms = self.terms.walk(archive)
        self.position.board = self.terms.board
        self.position.seats = self.terms.seats
        self.position.walk(archive)
        self.stage = archive.number(self.stage)
        self.colour = archive.number(self.colour)
        self.actor = archive.number(self.actor)
        self.power = archive.number(self.power)
        self.places = archive.array(self.places)
        self.turns = archive.number(self.turns)
        self.quiet = archive.number(self.quiet)
        self.best = archive.array(self.best)
        self.taken = archive.array(self.taken)
        self.past = archive.array(self.past)
        self.ending = archive.number(self.ending)
        self.winner = archive.number(self.winner)

    # Before the first turn. ------------------------------------------------------------------

    def set_up(self) -> None:
        """Begin: with the tiles where they are drawn, with the cards where there are any."""
        if self.terms.mode != NO_CARDS:
            self.places = vec[i64]([IN_BOX] * RUNES)
        if self.terms.placing == FIXED:
            self.mix_runes()
        else:
            self.draw_tiles(0)

    def draw_tiles(self, colour: i64) -> None:
        """Draw for this colour. Seiðkonas that must come are laid in after the first mix."""
        self.colour = colour
        sorceresses = self.sure_tiles()
        if len(sorceresses) > 0:
            self.stage = BAG
            self.ask_shuffle(self.other_tiles(sorceresses), NOBODY)
        else:
            self.lay_tiles(self.tiles())

    def lay_tiles(self, pile: vec[i64]) -> None:
        self.stage = LAYING
        self.ask_shuffle(pile, NOBODY)

    def tiles(self) -> vec[i64]:
        """The cards that are tiles: they lie behind the rune cards in the pack."""
        tiles = vec[i64]()
        for card in range(i64(len(self.places)), i64(len(self.cards.faces))):
            tiles = append(tiles, card)
        return tiles

    def sure_tiles(self) -> vec[i64]:
        """Where two players' Seiðkonas are, which must come; everybody knows it between draws."""
        sure = vec[i64]()
        if self.position.board.areas == 2:
            for tile in self.tiles():
                if self.cards.faces[tile] == TILE + SEIDKONA:
                    sure = append(sure, tile)
        return sure

    def other_tiles(self, left_out: vec[i64]) -> vec[i64]:
        others = vec[i64]()
        for tile in self.tiles():
            if tile not in left_out:
                others = append(others, tile)
        return others

    def uncover_tiles(self) -> None:
        """The first tiles of the pile say who stands on the places, one after the other."""
        count = len(self.drawn_places())
        self.stage = UNCOVERING
        self.ask_show(self.asked_pile[:count], EVERYBODY)

    def drawn_places(self) -> list[int]:
        return drawn_places(self.terms.armies, self.terms.setup_name)

    def stand_as_drawn(self) -> None:
        pattern = places(self.terms.armies, self.terms.setup_name)
        army = [(at, kind) for at, kind in pattern if kind == JOFURR]
        for at, tile in zip(self.drawn_places(), self.asked_pile, strict=True):
            army.append((at, int(self.cards.face(tile) - TILE)))
        everybody = range(self.terms.armies)
        for colour in everybody if self.terms.placing == ONE_DRAW else [int(self.colour)]:
            stand(self.position.men, self.position.board, colour, army)
        self.position.recount()
        if self.terms.placing == ONE_DRAW or self.colour + 1 == self.terms.armies:
            self.mix_runes()
        else:
            self.draw_tiles(self.colour + 1)

    def mix_runes(self) -> None:
        """Shuffle the pack, or for Sannligr the marked cards alone."""
        if self.terms.mode == NO_CARDS:
            self.turn = self.terms.first
            self.begin_turn()
            return
        self.stage = MIXING
        pile = vec[i64]()
        for card in range(i64(MARKED if self.terms.mode == SANNLIGR else RUNES)):
            pile = append(pile, card)
        self.ask_shuffle(pile, NOBODY)

    def deal_runes(self) -> None:
        """Cards from the top for each player in turn, and one for the middle in Onitama style."""
        dealt: i64 = 0
        for seat in range(self.terms.seats if self.terms.mode != SANNLIGR else 1):
            for _ in range(self.terms.hand):
                self.places[dealt] = seat
                dealt += 1
        if self.terms.mode == ONITAMA:
            self.places[dealt] = NEUTRAL
            dealt += 1
        self.stage = DEALING
        if self.terms.mode == HIDDEN:
            self.show_hand(0)
            return
        pile = vec[i64]()
        for card in range(dealt):
            pile = append(pile, card)
        self.ask_show(pile, EVERYBODY)

    def show_hand(self, seat: i64) -> None:
        """A player looks at the cards he was dealt face down."""
        self.colour = seat
        self.ask_show(self.hand(seat), seat)

    def is_hand_shown(self) -> bool:
        """Are the cards dealt face down, and each player is to look at his own?"""
        return self.terms.mode == HIDDEN and self.stage == DEALING

    def runes_seen(self) -> None:
        """A hand, or all that is dealt face up, has been seen."""
        if self.is_hand_shown() and self.colour + 1 < self.terms.seats:
            self.show_hand(self.colour + 1)
            return
        if self.terms.mode == SANNLIGR:
            for card in range(self.terms.hand):
                self.places[MARKED + self.cards.face(card)] = 1
        self.turn = self.terms.first
        self.begin_turn()

    def shuffled(self) -> None:
        if self.stage == BAG:
            sorceresses = self.sure_tiles()
            count = len(self.drawn_places()) - len(sorceresses)
            pile = sorceresses
            for tile in self.asked_pile[:count]:
                pile = append(pile, tile)
            self.lay_tiles(pile)
        elif self.stage == LAYING:
            self.uncover_tiles()
        else:
            self.deal_runes()

    def shown(self) -> None:
        if self.stage == UNCOVERING:
            self.stand_as_drawn()
        elif self.stage == DEALING:
            self.runes_seen()
        else:
            self.begin_cast(self.asked_pile[0])

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

    def key_now(self) -> i64:
        """A number for the position, whose turn it is, the wards and where the cards are."""
        board = self.position.board
        key = self.position.key ^ board.keys[board.other_keys + self.turn]
        for colour in range(i64(COLOURS_IN_ALL)):
            ward = self.position.wards[colour]
            if ward != OFF:
                key ^= board.keys[ward * PIECES]  # the key of an empty cell, which is free
        for card in range(i64(len(self.places))):
            place = card * PLACES + self.places[card] + 1
            key ^= board.keys[board.other_keys + COLOURS_IN_ALL + place]
        return key

    def finish(self, ending: i64) -> None:
        self.asks = OVER
        self.ending = ending

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
        """Every legal move of the colour that is to be moved."""
        position = self.position
        board, men, wards = position.board, position.men, position.wards
        moves = vec[i64](capacity=64)
        for cell in range(board.cells):
            if COLOUR_OF[men[cell]] == self.colour:
                moves = moves_from(board, men, wards, cell, moves)
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
        """Has the colour that is to be moved any legal move?"""
        for cell in range(self.position.board.cells):
            if COLOUR_OF[self.position.men[cell]] == self.colour and len(self.moves_of(cell)) > 0:
                return True
        return False

    def rotations(self, left_out: i64) -> vec[i64]:
        """Every turn by one facing, of any piece but one that has been turned already."""
        turns = vec[i64](capacity=32)
        for cell in range(self.position.board.cells):
            if COLOUR_OF[self.position.men[cell]] == self.colour and cell != left_out:
                turns = append(turns, turn_number(cell, CLOCKWISE))
                turns = append(turns, turn_number(cell, COUNTER_CLOCKWISE))
        return turns

    # Which cards may be cast. ----------------------------------------------------------------

    def hand(self, seat: i64) -> vec[i64]:
        """The cards before this player that are not spent."""
        hand = vec[i64]()
        for card in range(i64(len(self.places))):
            if self.places[card] == seat:
                hand = append(hand, card)
        return hand

    def with_casts(self, moves: vec[i64]) -> vec[i64]:
        """The moves, and the cards that may be cast instead.

        Whoever cannot move and holds cards face down may say so: nobody else can know whether
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
        for card in self.hand(self.turn):
            if self.terms.mode == HIDDEN or self.could_cast(card):
                return True
        return False

    def could_cast(self, card: i64) -> bool:
        """Does this card allow anything now, or might it where its face is not known here?"""
        if self.cards.faces[card] >= 0:
            return self.is_castable(self.cards.faces[card])
        for power in range(i64(POWERS)):
            if self.cards.memories[0].could_be(int(card), int(power)) and self.is_castable(power):
                return True
        return False

    def is_castable(self, power: i64) -> bool:
        return len(castings(self.position, self.turn, power)) > 0

    def check_faces(self, values: Sequence[int]) -> None:
        """A card that was cast face down must allow something, now that it is seen."""
        super().check_faces(values)
        if self.stage == OPENING and len(values) > 0 and not self.is_castable(values[0]):
            raise RuleBroken(
                int(self.turn), f"{TITLES[values[0]]} was cast, and it allowed nothing then."
            )

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

    def reason(self) -> str:
        winner = COLOURS[int(self.winner)] if self.winner != NOBODY else ""
        loser = COLOURS[1 - int(self.winner)] if self.ending == STUCK else ""
        return f"{REASONS[int(self.ending)].format(winner=winner, loser=loser)}."

    def points(self, seat: i64) -> i64:
        return self.position.land(seat)

    def winning_action(self) -> i64:
        if self.asks != CHOOSE or self.stage != MOVE:
            return NO_ACTION
        if self.position.land(self.turn) + WINNABLE < self.position.goals[self.turn]:
            return NO_ACTION
        for move in self.all_moves():
            if wins(self.position, self.turn, move):
                return move
        return NO_ACTION
