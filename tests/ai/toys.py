"""Small games, one for each thing a search must be able to hold, all with known right play."""

from meadhall.engines.cards import EVERYBODY, Cards, CardState
from meadhall.engines.contract import CHOOSE, DRAW, LOSS, OVER, ROLL, SEVERAL, WIN, State
from meadhall.engines.packed import i64, vec
from meadhall.engines.values import NOBODY


class Toy(State):
    """What all of them share: a list of numbers that says everything but whose turn it is."""

    open = True

    def __init__(self, seats, numbers=()):
        super().__init__(seats)
        self.numbers = list(numbers)

    def copy(self):
        twin = type(self)(self.seats, self.numbers)
        twin.asks = self.asks
        twin.turn = self.turn
        return twin

    def is_open(self):
        return self.open

    def legal(self, seat):
        if not self.is_asked(seat):
            return vec[i64]()
        return vec[i64]([i64(action) for action in self.actions(seat)])

    def reason(self):
        return "It is over."

    def name(self, seat, action):
        return f"{action}"

    def pass_on(self):
        self.turn = (self.turn + 1) % self.seats


class Nim(Toy):
    """Take one to three stones in turn; who takes the last one wins, for any number of seats."""

    def actions(self, seat):
        return range(1, min(3, self.numbers[0]) + 1)

    def play(self, action):
        self.numbers[0] -= action
        if self.numbers[0] == 0:
            self.asks = OVER
        else:
            self.pass_on()

    def result(self, seat):
        return WIN if self.team(seat) == self.team(self.turn) else LOSS


class TeamNim(Nim):
    """Opposite seats win together."""

    def team(self, seat):
        return seat % 2


class Rope(Toy):
    """Two friends add one to three in turn, and win together if they hit the mark exactly."""

    MARK = 11
    TURNS = 4

    def __init__(self, seats, numbers=(0, 0)):
        super().__init__(seats, numbers)

    def actions(self, seat):
        return range(1, 4)

    def play(self, action):
        self.numbers[0] += action
        self.numbers[1] += 1
        self.pass_on()
        if self.numbers[1] == self.TURNS:
            self.asks = OVER

    def team(self, seat):
        return 0

    def result(self, seat):
        return WIN if self.numbers[0] == self.MARK else LOSS


class Switches(Toy):
    """A turn of six choices. Right is up, down, up, down, up, down; each wrong one costs."""

    def __init__(self, seats, numbers=()):
        super().__init__(seats, numbers)

    def actions(self, seat):
        return range(2)

    def play(self, action):
        self.numbers.append(action)
        if len(self.numbers) % 6 == 0:
            self.pass_on()
        if len(self.numbers) == 12:
            self.asks = OVER

    def right(self, seat):
        turn = self.numbers[6 * seat : 6 * seat + 6]
        return sum(1 for at, action in enumerate(turn) if action == (at + 1) % 2)

    def result(self, seat):
        mine, theirs = self.right(seat), self.right(1 - seat)
        return WIN if mine > theirs else DRAW if mine == theirs else LOSS


class Aim(Toy):
    """Both name a number; nearer to the mark wins, and the first wins a draw."""

    MARK = 123
    NUMBERS = 300

    def actions(self, seat):
        return range(self.NUMBERS)

    def play(self, action):
        self.numbers.append(abs(action - self.MARK))
        self.pass_on()
        if len(self.numbers) == 2:
            self.asks = OVER

    def evaluate(self, seat):
        distance = self.numbers[0] if self.numbers else 150
        return max(1, 700 - distance) if seat == 0 else 1000 - self.evaluate(0)

    def result(self, seat):
        return WIN if (self.numbers[0] <= self.numbers[1]) == (seat == 0) else LOSS


class WideAim(Aim):
    """Two thousand numbers."""

    NUMBERS = 2000


class Pig(Toy):
    """Roll a die as often as you like; a one loses the turn's points. First to 15 wins."""

    open = False
    ROLL_ON, HOLD = 0, 1
    GOAL = 15

    def __init__(self, seats, numbers=(0, 0, 0)):
        super().__init__(seats, numbers)

    def actions(self, seat):
        return (self.ROLL_ON, self.HOLD)

    def play(self, action):
        if action == self.ROLL_ON:
            self.asks = ROLL
            return
        self.numbers[self.turn] += self.numbers[2]
        self.numbers[2] = 0
        if self.numbers[self.turn] >= self.GOAL:
            self.asks = OVER
        else:
            self.pass_on()

    def dice(self):
        return 6, 1

    def rolled(self, values):
        self.asks = CHOOSE
        if values[0] == 1:
            self.numbers[2] = 0
            self.pass_on()
        else:
            self.numbers[2] += values[0]

    def result(self, seat):
        return WIN if self.numbers[seat] >= self.GOAL else LOSS


class Throw(Toy):
    """Rock, paper or scissors, in secret; the fourth throw loses against all the others."""

    open = False
    BEATS = {(0, 2), (1, 0), (2, 1), (0, 3), (1, 3), (2, 3)}

    def __init__(self, seats, numbers=()):
        super().__init__(seats, numbers)
        self.turn = SEVERAL

    def is_asked(self, seat):
        return self.asks == CHOOSE

    def actions(self, seat):
        return range(4)

    def play_together(self, actions):
        self.numbers = [int(action) for action in actions]
        self.asks = OVER

    def result(self, seat):
        mine, theirs = self.numbers[seat], self.numbers[1 - seat]
        if (mine, theirs) in self.BEATS:
            return WIN
        return LOSS if (theirs, mine) in self.BEATS else DRAW


class CardToy(CardState):
    """A pack is shuffled; then the first seat looks at some cards, or at none, and chooses."""

    def __init__(self, cards, looks, done=()):
        super().__init__(2, cards)
        self.looks = looks
        self.done = list(done)

    def copy(self):
        twin = type(self)(self.cards, self.looks, self.done)
        self.copy_cards_to(twin)
        return twin

    def shuffled(self):
        self.ask_show(vec[i64](self.looks), 0)

    def legal(self, seat):
        if not self.is_asked(seat):
            return vec[i64]()
        return vec[i64]([i64(action) for action in self.actions(seat)])

    def reason(self):
        return "The cards lie open."

    def name(self, seat, action):
        return f"{action}"


def dealt(toy, faces, looks):
    """The toy with its cards in this order: known to the table, and shown as its rules say."""
    state = toy(Cards(vec[i64](sorted(faces)), 2), looks)
    state.ask_shuffle(vec[i64](list(range(len(faces)))), NOBODY)
    left = list(enumerate(sorted(faces)))
    order = []
    for face in faces:
        at = next(at for at, (_, other) in enumerate(left) if other == face)
        order.append(left.pop(at)[0])
    state.shuffle(vec[i64](order))
    while state.asks != CHOOSE:
        state.show(vec[i64]())
    return state


class Wager(CardToy):
    """The first seat sees its own card, of five, and dares or leaves it at a draw."""

    LEAVE, DARE = 0, 1

    def shown(self):
        if self.done:
            self.asks = OVER
        else:
            self.asks, self.turn = CHOOSE, 0

    def actions(self, seat):
        return (self.LEAVE, self.DARE)

    def play(self, action):
        self.done = [action]
        self.ask_show(vec[i64]([0, 1]), EVERYBODY)

    def result(self, seat):
        if self.done == [self.LEAVE]:
            return DRAW
        higher = self.cards.face(seat) > self.cards.face(1 - seat)
        return WIN if higher else LOSS


class Thimbles(CardToy):
    """Leave it at a draw, or say that you will find the pea, and then look under one of three.

    Who knew where the pea is would always say so. Nobody does: saying so wins one time in three.
    """

    LEAVE, SAY = 0, 1

    def shown(self):
        if len(self.done) == 2:
            self.asks = OVER
        else:
            self.asks, self.turn = CHOOSE, 0

    def actions(self, seat):
        return (10, 11, 12) if self.done else (self.LEAVE, self.SAY)

    def play(self, action):
        self.done.append(action)
        if action == self.LEAVE:
            self.asks = OVER
        elif action >= 10:
            self.ask_show(vec[i64]([action - 10]), EVERYBODY)

    def result(self, seat):
        if self.done == [self.LEAVE]:
            return DRAW
        found = self.cards.face(self.done[1] - 10) == 1
        return WIN if found == (seat == 0) else LOSS
