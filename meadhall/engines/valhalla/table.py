"""The table: where every card lies, what each seat has done this turn, and what is asked.

Everything here is public but the faces, which `Cards` keeps. A card is a numbered place; `where`
says in which pile it is. Deck, armory and the cards just turned up or drawn have an order and are
kept as lists besides.
"""

from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.cards import Cards, CardState
from meadhall.engines.contract import CHOOSE, OVER, SEVERAL
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valhalla.faces import DRAUGR, GOD, kind
from meadhall.engines.values import NOBODY

# In `where`; the last three are the first seat's pile, the others' follow.
DECK: Final = 0
ARMORY: Final = 1
DRAWN: Final = 2
OUT: Final = 3
HAND: Final = 8
LAID: Final = 16
DISCARDS: Final = 24

# In `stage`: what the turn has come to.
LEADING: Final = 0
DEALING: Final = 1
MIXING: Final = 2
PLAYING: Final = 3
TYING: Final = 4
DECLARING: Final = 5
DRAWING: Final = 6
TESTING_FIRST: Final = 7
SUPPORTING: Final = 8
CLASHING: Final = 9
LOOTING: Final = 10
SHARING: Final = 11
TESTING_SECOND: Final = 12
RECOVERING: Final = 13
RETURNING: Final = 14
TESTING_THIRD: Final = 15
TRIMMING: Final = 16

STAGES: Final = [
    "leading", "dealing", "mixing", "playing", "tying", "declaring", "drawing", "first test",
    "supporting", "clashing", "looting", "sharing", "second test", "recovering", "returning",
    "third test", "trimming",
]  # fmt: skip

# In `question`: what is asked now.
NOTHING: Final = 0
WHO_LEADS: Final = 1
SHUFFLE_DECK: Final = 2
MIX_HAND: Final = 3
PLAY: Final = 4
UNVEIL: Final = 5
EFFECT: Final = 6
SEE_HAND: Final = 7
SEE_TOP: Final = 8
RESHUFFLE: Final = 9
DRAW_OR_TAKE: Final = 10
SEE_DRAWN: Final = 11
MIX_DRAWN: Final = 12
KEEP_ONE: Final = 13
BARE_DRAUGAR: Final = 14
SUPPORT: Final = 15
OMEN: Final = 16
CLASH: Final = 17
TAKE_ONE: Final = 18
LOSE_ONE: Final = 19
SHOW_LOST: Final = 20
TURN_THREE: Final = 21
RESCUE: Final = 22
WOLF_MAIN: Final = 23
WOLF_SUPPORT: Final = 24
FORFEIT: Final = 25

QUESTIONS: Final = [
    "nothing", "who leads", "shuffle the deck", "mix a hand", "play", "unveil", "effect",
    "see a hand", "see the top", "reshuffle", "draw or take", "see the drawn", "mix the drawn",
    "keep one", "bare draugar", "support", "omen", "clash", "take one", "lose one",
    "show the lost", "turn three", "rescue", "wolf main", "wolf support", "forfeit",
]  # fmt: skip

# An action is verb * SPAN + what it points at; a play's verb is its main card.
SPAN: Final = 64
DECLINE: Final = 64 * SPAN
USE: Final = 65 * SPAN
TARGET: Final = 66 * SPAN
DRAW: Final = 67 * SPAN
TAKE: Final = 68 * SPAN
KEEP: Final = 69 * SPAN
REVEAL: Final = 70 * SPAN
LOSE: Final = 71 * SPAN
RECOVER: Final = 72 * SPAN
BEYOND: Final = 73 * SPAN

NO_CARD: Final = -1


class Table(CardState):
    """The piles and the marks of a match of Valhalla, and the simple things done to them."""

    def __init__(
        self, seats: i64, cards: Cards, aspects: i64, forfeits: bool, may_pass: bool
    ) -> None:
        super().__init__(seats, cards)
        self.aspects: i64 = aspects
        self.with_forfeits: bool = forfeits
        self.may_pass: bool = may_pass  # drawing in the strategic phase may be declined
        self.ending: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0
        self.stage: i64 = LEADING
        self.cursor: i64 = 0  # how far the stage has come, counted in seats from the first
        self.question: i64 = NOTHING
        self.where: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()  # from the top down
        self.armory: vec[i64] = vec[i64]()  # the oldest first
        self.drawn: vec[i64] = vec[i64]()
        self.axed: i64 = NOBODY
        self.hammered: i64 = NOBODY
        self.stirred: bool = False  # a god has gone back into the deck
        self.bites: i64 = 0  # draugar in this clash
        self.pledger: i64 = NOBODY  # about whose forfeit the others are asked
        none = vec[i64]([0] * int(seats))
        self.alive: vec[i64] = none
        self.main: vec[i64] = none
        self.support: vec[i64] = none  # until a tie sends it back
        self.tied: vec[i64] = none
        self.called: vec[i64] = none  # whose support will take effect
        self.owed: vec[i64] = none  # how many cards are still to be lost
        self.mixed: vec[i64] = none  # whose hand nobody else can tell apart
        self.godly: vec[i64] = none  # who has just discarded a god
        self.forfeits: vec[i64] = none  # how many have been set to each

    def copy_table_to(self, twin: "Table") -> None:
        """What every copy of the table starts with."""
        self.copy_cards_to(twin)
        twin.ending = self.ending
        twin.round = self.round
        twin.first = self.first
        twin.stage = self.stage
        twin.cursor = self.cursor
        twin.question = self.question
        twin.where = self.where[:]
        twin.deck = self.deck[:]
        twin.armory = self.armory[:]
        twin.drawn = self.drawn[:]
        twin.axed = self.axed
        twin.hammered = self.hammered
        twin.stirred = self.stirred
        twin.bites = self.bites
        twin.pledger = self.pledger
        twin.alive = self.alive[:]
        twin.main = self.main[:]
        twin.support = self.support[:]
        twin.tied = self.tied[:]
        twin.called = self.called[:]
        twin.owed = self.owed[:]
        twin.mixed = self.mixed[:]
        twin.godly = self.godly[:]
        twin.forfeits = self.forfeits[:]

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.aspects = archive.number(self.aspects)
        self.with_forfeits = archive.flag(self.with_forfeits)
        self.may_pass = archive.flag(self.may_pass)
        self.ending = archive.number(self.ending)
        self.round = archive.number(self.round)
        self.first = archive.number(self.first)
        self.stage = archive.number(self.stage)
        self.cursor = archive.number(self.cursor)
        self.question = archive.number(self.question)
        self.where = archive.array(self.where)
        self.deck = archive.array(self.deck)
        self.armory = archive.array(self.armory)
        self.drawn = archive.array(self.drawn)
        self.axed = archive.number(self.axed)
        self.hammered = archive.number(self.hammered)
        self.stirred = archive.flag(self.stirred)
        self.bites = archive.number(self.bites)
        self.pledger = archive.number(self.pledger)
        self.alive = archive.array(self.alive)
        self.main = archive.array(self.main)
        self.support = archive.array(self.support)
        self.tied = archive.array(self.tied)
        self.called = archive.array(self.called)
        self.owed = archive.array(self.owed)
        self.mixed = archive.array(self.mixed)
        self.godly = archive.array(self.godly)
        self.forfeits = archive.array(self.forfeits)

    def lay_out(self, hands: i64) -> None:
        """The first cards are the seats' hands, so many each; the rest is the deck."""
        self.where = vec[i64]()
        self.deck = vec[i64]()
        for card in range(len(self.cards.faces)):
            if card < hands * self.seats:
                self.where = append(self.where, HAND + card // hands)
            else:
                self.where = append(self.where, i64(DECK))
                self.deck = append(self.deck, card)
        self.alive = vec[i64]([1] * int(self.seats))
        self.forfeits = vec[i64]([0] * int(self.seats))
        self.godly = vec[i64]([0] * int(self.seats))
        self.owed = vec[i64]([0] * int(self.seats))
        self.mixed = vec[i64]([0] * int(self.seats))
        self.clear_turn()

    def clear_turn(self) -> None:
        """Forget what was played and declared."""
        none = vec[i64]([0] * int(self.seats))
        self.main = vec[i64]([NO_CARD] * int(self.seats))
        self.support = self.main[:]
        self.tied = none[:]
        self.called = none[:]
        self.axed = NOBODY
        self.hammered = NOBODY
        self.bites = 0

    # What is asked. --------------------------------------------------------------------------

    def ask_seat(self, question: i64, seat: i64) -> None:
        """A choice of one seat."""
        self.question = question
        self.asks = CHOOSE
        self.turn = seat

    def ask_several(self, question: i64) -> None:
        """A choice of all the seats that `is_asked` names, at the same time."""
        self.question = question
        self.asks = CHOOSE
        self.turn = SEVERAL
        asked: i64 = 0
        for seat in range(self.seats):
            if self.is_asked(seat):
                asked += 1
        if asked == 1:
            for seat in range(self.seats):
                if self.is_asked(seat):
                    self.turn = seat
                    return

    def ask_order(self, question: i64, pile: vec[i64], by: i64) -> None:
        """A shuffle; `turn` says for whose sake."""
        self.question = question
        self.ask_shuffle(pile, by)

    def ask_faces(self, question: i64, pile: vec[i64], to: i64) -> None:
        """A show; `turn` says for whose sake."""
        self.question = question
        self.ask_show(pile, to)

    def is_asked(self, seat: i64) -> bool:
        if self.asks != CHOOSE:
            return False
        if self.question == PLAY:
            return seat >= 0 and seat < self.seats and self.alive[seat] == 1
        if self.question == FORFEIT:
            return (
                seat >= 0 and seat < self.seats and self.alive[seat] == 1 and seat != self.pledger
            )
        return self.turn == seat

    def finish(self, ending: i64) -> None:
        self.asks = OVER
        self.question = NOTHING
        self.ending = ending

    # Who, and in what order. -----------------------------------------------------------------

    def seat_at(self, place: i64) -> i64:
        """The seat so many places after the first player's, clockwise."""
        return (self.first + place) % self.seats

    def is_untied(self, seat: i64) -> bool:
        """Does this seat go through the strategic phase?"""
        return self.alive[seat] == 1 and self.tied[seat] == 0

    def is_involved(self, seat: i64) -> bool:
        """Does this seat fight the clash?"""
        return self.alive[seat] == 1 and self.tied[seat] == 1

    def involved(self) -> i64:
        """How many seats fight the clash."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.is_involved(seat):
                count += 1
        return count

    # Piles. ----------------------------------------------------------------------------------

    def kind(self, card: i64) -> i64:
        """What the rules see in a card that lies open."""
        return kind(self.cards.face(card))

    def pile_at(self, place: i64) -> vec[i64]:
        """The cards of one pile, by number."""
        cards = vec[i64]()
        for card in range(len(self.where)):
            if self.where[card] == place:
                cards = append(cards, card)
        return cards

    def size_of(self, place: i64) -> i64:
        count: i64 = 0
        for card in range(len(self.where)):
            if self.where[card] == place:
                count += 1
        return count

    def holding(self, seat: i64) -> i64:
        """The cards in hand, counting those laid before the seat."""
        count: i64 = 0
        for card in range(len(self.where)):
            place = self.where[card]
            if place == HAND + seat or place == LAID + seat:
                count += 1
        return count

    def lies(self, card: i64, seat: i64) -> bool:
        """Does the card still lie before the seat that played it?"""
        return card != NO_CARD and self.where[card] == LAID + seat

    def to_hand(self, card: i64, seat: i64) -> None:
        self.where[card] = HAND + seat
        self.mixed[seat] = 0

    def to_discards(self, card: i64, seat: i64) -> None:
        """A card that was played is put on the seat's discards; a god may call for a forfeit."""
        self.where[card] = DISCARDS + seat
        if self.with_forfeits and self.kind(card) == GOD:
            self.godly[seat] = 1

    def to_armory(self, card: i64) -> None:
        self.where[card] = ARMORY
        self.armory = append(self.armory, card)

    def from_armory(self, card: i64) -> None:
        left = vec[i64]()
        for other in self.armory:
            if other != card:
                left = append(left, other)
        self.armory = left

    def to_bottom(self, card: i64) -> None:
        self.where[card] = DECK
        self.deck = append(self.deck, card)

    def draw(self, count: i64) -> None:
        """Take so many cards from the top of the deck, or as many as there are."""
        size: i64 = len(self.deck)
        if count > size:
            count = size
        self.drawn = self.deck[:count]
        self.deck = self.deck[count:]
        for card in self.drawn:
            self.where[card] = DRAWN

    def clear_away(self, card: i64) -> None:
        """Where a card goes that was turned up for all to see and that nobody keeps.

        Weapons and wolves go to the armory, gods back into the deck, which is then shuffled, and
        draugar to the bottom of the deck.
        """
        face = self.kind(card)
        if face == DRAUGR:
            self.to_bottom(card)
        elif face == GOD:
            self.to_bottom(card)
            self.stirred = True
        else:
            self.to_armory(card)


def sorted_cards(cards: vec[i64]) -> vec[i64]:
    """The same cards by number; for a handful."""
    done = cards[:]
    for at in range(1, len(done)):
        card = done[at]
        before = at - 1
        while before >= 0 and done[before] > card:
            done[before + 1] = done[before]
            before -= 1
        done[before + 1] = card
    return done
