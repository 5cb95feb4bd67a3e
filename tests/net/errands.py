"""A second small game for the tests of the network: every errand on which a game sends its cards.

The six games look at the top of a deck and put it back in another order, sink cards unseen, look
at a hand, steal from it, give a card away, search a deck and mix it again, call ranks that are
answered from hidden hands, and lay all open to deal once more. Here the seats go on these errands
in turn, one errand after the other, until each was run often enough.

There is one rule that nobody can see kept: who holds the rank that is called must show it.
"""

from meadhall.engines.archive import Archive
from meadhall.engines.cards import EVERYBODY, Cards, CardState
from meadhall.engines.contract import CHOOSE, OVER, ROLL
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Form, say
from meadhall.engines.values import NOBODY, UNKNOWN, RuleBroken
from tests.net.pretended import OfCards, PretendedGame, kept

HAND = 3
SORTS = 5
COPIES = 4
TURNS = 11

DEALING, PEEKING, SINKING, LOOKING, STEALING, GIVING, CALLING, SEARCHING, OPENING = range(9)
ERRANDS = 8
"""What a turn is for: PEEKING is the first of them."""

SILENT = 999
"""Says that one holds nothing of the called rank."""


class Text(Form):
    OVER = "All errands are run."
    MUST_SHOW = "Who holds the rank that is called must show it."
    OTHER_RANK = "Another rank was shown than the one that was called."


class Errands(OfCards, CardState):
    """`piles` has the deck, from the top, and then a hand for each seat."""

    def __init__(self, seats, cards) -> None:
        super().__init__(seats, cards)
        self.piles: list[list[int]] = [list(range(SORTS * COPIES)), *([] for _ in range(seats))]
        self.errand = DEALING
        self.stage = 0
        self.count = 0
        self.called = 0
        self.scores = [0] * seats

    def copy(self):
        twin = Errands(self.seats, self.cards)
        self.copy_cards_to(twin)
        twin.piles = [pile[:] for pile in self.piles]
        twin.scores = self.scores[:]
        twin.errand, twin.stage = self.errand, self.stage
        twin.count, twin.called = self.count, self.called
        return twin

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.piles = [kept(archive, pile) for pile in self.piles]
        self.scores = kept(archive, self.scores)
        self.errand = archive.number(self.errand)
        self.stage = archive.number(self.stage)
        self.count = archive.number(self.count)
        self.called = archive.number(self.called)

    # Whose turn, and what for. ---------------------------------------------------------------

    @property
    def deck(self):
        return self.piles[0]

    @property
    def runner(self):
        return self.count % self.seats

    @property
    def neighbour(self):
        return (self.runner + 1) % self.seats

    def hand(self, seat):
        return self.piles[1 + seat]

    def mix(self, pile, by):
        self.ask_shuffle(vec[i64](pile), by)

    def look(self, pile, to):
        self.ask_show(vec[i64](pile), to)

    def ask_seat(self, seat):
        self.asks, self.turn = CHOOSE, seat

    def deal(self):
        cards = sorted(card for pile in self.piles for card in pile)
        self.piles = [cards, *([] for _ in range(self.seats))]
        self.errand, self.stage = DEALING, 0
        self.mix(self.deck, NOBODY)

    def next_errand(self):
        self.count += 1
        self.begin_errand()

    def begin_errand(self):
        self.stage = 0
        if self.count == TURNS:
            self.asks = OVER
            return
        self.errand = PEEKING + self.count % ERRANDS
        if self.errand == PEEKING:
            self.look(self.deck[:3], self.runner)
        elif self.errand == SINKING:
            self.mix(self.hand(self.runner), self.runner)
        elif self.errand == LOOKING:
            self.look(self.hand(self.neighbour), self.runner)
        elif self.errand == STEALING:
            self.mix(self.hand(self.neighbour), self.neighbour)
        elif self.errand == GIVING:
            self.ask_seat(self.runner)
        elif self.errand == CALLING:
            self.asks = ROLL
        elif self.errand == SEARCHING:
            self.look(self.deck, self.runner)
        else:
            self.look(sorted(card for pile in self.piles for card in pile), EVERYBODY)

    # Answers. --------------------------------------------------------------------------------

    def dice(self):
        return SORTS, 1

    def rolled(self, values):
        self.called = int(values[0]) - 1
        self.ask_seat(0)

    def shuffled(self):
        if self.errand == DEALING:
            for seat in range(self.seats):
                self.piles[1 + seat] = self.deck[seat * HAND : (seat + 1) * HAND]
            self.piles[0] = self.deck[self.seats * HAND :]
            self.look(self.hand(0), 0)
        elif self.errand == SEARCHING:
            self.next_errand()
        else:
            self.ask_seat(self.runner)

    def shown(self):
        if self.errand == DEALING:
            self.stage += 1
            if self.stage < self.seats:
                self.look(self.hand(self.stage), self.stage)
            else:
                self.begin_errand()
        elif self.errand == PEEKING:
            self.mix(self.deck[:3], self.runner)
        elif self.errand == CALLING:
            self.scores[self.turn] += 1
            self.call_next()
        elif self.errand == SEARCHING:
            self.ask_seat(self.runner)
        elif self.errand == OPENING:
            self.count += 1
            self.deal()
        else:
            self.next_errand()

    def check_faces(self, values):
        if self.errand == CALLING and len(values) > 0 and int(values[0]) != self.called:
            raise RuleBroken(int(self.turn), say(Text.OTHER_RANK))
        super().check_faces(values)

    def call_next(self):
        if self.turn + 1 < self.seats:
            self.ask_seat(self.turn + 1)
        else:
            self.next_errand()

    # What is chosen. -------------------------------------------------------------------------

    def choices(self, seat):
        if self.errand == PEEKING:
            return self.deck[:3]
        if self.errand == STEALING:
            return self.hand(self.neighbour)
        if self.errand == SEARCHING:
            return self.deck
        if self.errand == CALLING:
            faces = [self.cards.faces[card] for card in self.hand(seat)]
            pairs = list(zip(self.hand(seat), faces, strict=True))
            holds = any(face == self.called for face in faces)
            fitting = [card for card, face in pairs if face in (self.called, UNKNOWN)]
            return fitting if holds else [*fitting, SILENT]
        return self.hand(seat)

    def legal(self, seat):
        return vec[i64](sorted(self.choices(seat)) if self.is_asked(seat) else [])

    def play(self, action):
        card, mine = int(action), self.hand(self.runner)
        if self.errand == PEEKING:
            self.deck.remove(card)
            self.deck.append(card)
            self.next_errand()
        elif self.errand == SINKING:
            mine.remove(card)
            self.deck.append(card)
            mine.append(self.deck.pop(0))
            self.look(mine[-1:], self.runner)
        elif self.errand == STEALING:
            self.hand(self.neighbour).remove(card)
            mine.append(card)
            self.look([card], self.runner)
        elif self.errand == GIVING:
            mine.remove(card)
            self.hand(self.neighbour).append(card)
            self.look([card], self.neighbour)
        elif self.errand == CALLING and card == SILENT:
            self.call_next()
        elif self.errand == CALLING:
            self.look([card], EVERYBODY)
        else:
            self.deck.remove(card)
            mine.append(card)
            self.mix(self.deck, NOBODY)

    # Words. ----------------------------------------------------------------------------------

    def reason(self):
        return say(Text.OVER)

    def refusal(self, seat, steps):
        return say(Text.MUST_SHOW)

    def name(self, seat, action):
        return "silent" if action == SILENT else f"card {action}"


class ErrandsGame(PretendedGame):
    key = "errands"
    title = "Errands"

    def opening(self, seats, settings):
        faces = [sort for sort in range(SORTS) for _ in range(COPIES)]
        state = Errands(seats, Cards(vec[i64](faces), seats))
        state.deal()
        return state


ERRANDS_GAME = ErrandsGame()
