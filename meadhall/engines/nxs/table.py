"""All that a match remembers: the position, the cards, what is going on, and why it ended.

What happens before the first turn: `dealing`. The course of a turn: `match`.
"""

from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.cards import Cards, CardState
from meadhall.engines.contract import OVER
from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.pieces import COLOURS_IN_ALL, NOUGHTS, PIECES
from meadhall.engines.nxs.position import Position
from meadhall.engines.nxs.runes import NO_POWER, PLACES
from meadhall.engines.nxs.terms import Terms
from meadhall.engines.nxs.texts import Ending
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.values import NOBODY

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
LOT: Final = 12

# Why it is over.
GOING_ON: Final = 0
GOAL: Final = 1
CLOSE_CALL: Final = 2
STUCK: Final = 3
REPEATED: Final = 4
QUIET: Final = 5
ALL_STUCK: Final = 6

REASONS: Final = list(Ending)
"""By the numbers above."""


class Table(CardState):
    """Seats 0, 1 and 2 play White, Black and Gold."""

    def __init__(self, terms: Terms, position: Position, cards: Cards) -> None:
        super().__init__(terms.seats, cards)
        self.terms: Terms = terms
        self.position: Position = position
        self.stage: i64 = MOVE
        self.colour: i64 = 0  # whose piece moves next; while setting up, who is served
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

    def copy_table_to(self, twin: "Table") -> None:
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

    def hand(self, seat: i64) -> vec[i64]:
        """The cards before this player that are not spent."""
        hand = vec[i64]()
        for card in range(i64(len(self.places))):
            if self.places[card] == seat:
                hand = append(hand, card)
        return hand

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

    def dice(self) -> tuple[i64, i64]:
        """The lot for the first turn: one face for each player."""
        return self.seats, 1

    def finish(self, ending: i64) -> None:
        self.asks = OVER
        self.ending = ending
