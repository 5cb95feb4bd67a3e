"""A small game for the tests of the network that asks for everything one can do with cards.

Four sorts of cards, hands of three. In each round a die is rolled and everybody mixes its hand;
in even rounds all lay down a card in secret and at once, in odd ones one after the other. The
cards are turned over and score what they show. Then each draws two cards, looks at them, mixes
them and puts one on the discards; what is left of the deck and the discards are mixed when the
deck runs short.

There is one rule that nobody can see kept: who has a nought must lay a nought.
"""

from meadhall.engines.archive import Archive
from meadhall.engines.cards import EVERYBODY, Cards, CardState
from meadhall.engines.contract import CHOOSE, OVER, ROLL, SEVERAL
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Form, say
from meadhall.engines.values import NOBODY, UNKNOWN
from tests.net.pretended import OfCards, PretendedGame, kept

DECK, DISCARDS = -1, -2
HAND = 3
COPIES = 4
SORTS = 4
ROUNDS = 4

# What a shuffle, a show or a choice is for.
DEALING, LOOKING, MIXING, LAYING, TURNING, DRAWING, VEILING, KEEPING, GATHERING = range(9)


class Text(Form):
    OVER = "All rounds are played."
    NOUGHT = "Who has a nought must lay a nought."


class Drawing(OfCards, CardState):
    def __init__(self, seats, cards) -> None:
        super().__init__(seats, cards)
        self.where = [DECK] * (SORTS * COPIES)
        self.stage = DEALING
        self.round = 0
        self.laid: list[int] = []
        self.scores = [0] * seats

    def copy(self):
        twin = Drawing(self.seats, self.cards)
        self.copy_cards_to(twin)
        twin.where, twin.laid, twin.scores = self.where[:], self.laid[:], self.scores[:]
        twin.stage, twin.round = self.stage, self.round
        return twin

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.where = kept(archive, self.where)
        self.stage = archive.number(self.stage)
        self.round = archive.number(self.round)
        self.laid = kept(archive, self.laid)
        self.scores = kept(archive, self.scores)

    # Piles. ----------------------------------------------------------------------------------

    def pile_at(self, *wheres):
        return [place for place, where in enumerate(self.where) if where in wheres]

    def mix(self, stage, pile, by):
        self.stage = stage
        self.ask_shuffle(vec[i64](pile), by)

    def look(self, stage, pile, to):
        self.stage = stage
        self.ask_show(vec[i64](pile), to)

    # Answers. --------------------------------------------------------------------------------

    def dice(self):
        return SORTS, 1

    def rolled(self, values):
        self.scores[self.round % self.seats] += values[0]
        self.mix(MIXING, self.pile_at(0), 0)

    def shuffled(self):
        if self.stage == DEALING:
            self.turn = 0
            for place in range(HAND * self.seats):
                self.where[place] = place // HAND
            self.look(LOOKING, self.pile_at(0), 0)
        elif self.stage == MIXING:
            seat = self.asked_for + 1
            if seat < self.seats:
                self.mix(MIXING, self.pile_at(seat), seat)
            else:
                self.laid = []
                self._ask_to_lay(0)
        elif self.stage == VEILING:
            self.stage, self.asks = KEEPING, CHOOSE
        else:
            self._draw()

    def shown(self):
        if self.stage == LOOKING:
            self.turn += 1
            if self.turn < self.seats:
                self.look(LOOKING, self.pile_at(self.turn), self.turn)
            else:
                self.asks = ROLL
        elif self.stage == TURNING:
            for seat, place in enumerate(self.laid):
                self.scores[seat] += self.cards.face(place)
                self.where[place] = DISCARDS
            self.turn = 0
            self._draw()
        else:
            self.mix(VEILING, self.laid, self.turn)

    def _ask_to_lay(self, seat):
        self.stage, self.asks = LAYING, CHOOSE
        self.turn = SEVERAL if self.round % 2 == 0 else seat

    def _draw(self):
        deck = self.pile_at(DECK)
        if len(deck) < 2:
            for place in self.pile_at(DISCARDS):
                self.where[place] = DECK
            self.mix(GATHERING, self.pile_at(DECK), NOBODY)
            return
        self.laid = deck[:2]
        self.look(DRAWING, self.laid, self.turn)

    def is_asked(self, seat):
        return self.asks == CHOOSE and self.turn in (SEVERAL, seat)

    def legal(self, seat):
        if not self.is_asked(seat):
            return vec[i64]()
        if self.stage == KEEPING:
            return vec[i64](self.laid)
        hand = self.pile_at(seat)
        noughts = [place for place in hand if self.cards.faces[place] == 0]
        unsure = [place for place in hand if self.cards.faces[place] == UNKNOWN]
        return vec[i64](sorted(noughts + unsure) if noughts else hand)

    def play_together(self, actions):
        self.laid = [int(action) for action in actions]
        self.look(TURNING, self.laid, EVERYBODY)

    def play(self, action):
        if self.stage == KEEPING:
            for place in self.laid:
                self.where[place] = self.turn if place == action else DISCARDS
            self.turn += 1
            if self.turn < self.seats:
                self._draw()
            else:
                self._next_round()
            return
        self.laid.append(int(action))
        if len(self.laid) < self.seats:
            self._ask_to_lay(self.turn + 1)
        else:
            self.look(TURNING, self.laid, EVERYBODY)

    def _next_round(self):
        self.round += 1
        self.laid, self.turn = [], 0
        self.asks = OVER if self.round == ROUNDS else ROLL

    # Words. ----------------------------------------------------------------------------------

    def reason(self):
        return say(Text.OVER)

    def refusal(self, seat, steps):
        return say(Text.NOUGHT)

    def name(self, seat, action):
        return f"card {action}"


class DrawingGame(PretendedGame):
    key = "drawing"
    title = "Drawing"

    def opening(self, seats, settings):
        faces = [sort for sort in range(SORTS) for _ in range(COPIES)]
        state = Drawing(seats, Cards(vec[i64](faces), seats))
        state.mix(DEALING, state.pile_at(DECK), NOBODY)
        return state


DRAWING_GAME = DrawingGame()
