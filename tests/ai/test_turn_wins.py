"""In a turn of several choices a certain win is found, whatever experienced players would try."""

import pytest

from meadhall.ai.method import STRONG, Method
from meadhall.ai.payoffs import WON
from meadhall.ai.player import choose, search_by
from meadhall.ai.turn_wins import LONGEST, TurnWins
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, LOSS, OVER, ROLL, WIN
from meadhall.engines.packed import i64, vec
from tests.ai.toys import Toy

CODE = [3, 1, 2]
DIGITS = 5


class Lock(Toy):
    """A turn is three digits. Who enters the code wins, and no experienced player would try it."""

    open = False
    jams = False  # must a die be rolled before the last digit?

    def walk(self, archive):
        super().walk(archive)
        self.numbers = [int(archive.number(number)) for number in self.numbers]

    def actions(self, seat):
        return range(DIGITS)

    def play(self, action):
        self.numbers.append(action)
        if len(self.numbers) % 3 == 0:
            if self.numbers[-3:] == CODE or len(self.numbers) == 12:
                self.asks = OVER
            else:
                self.pass_on()
        elif self.jams and len(self.numbers) % 3 == 2:
            self.asks = ROLL

    def dice(self):
        return 6, 1

    def rolled(self, values):
        self.asks = CHOOSE

    def is_quiet(self):
        return len(self.numbers) % 3 == 0

    def playout_limit(self):
        return 0

    def result(self, seat):
        return WIN if (self.numbers[-3:] == CODE) == (seat == self.turn) else LOSS

    def has_move_priors(self):
        return True

    def move_priors(self, seat, actions):
        place = len(self.numbers) % 3
        return vec[i64]([i64(1 if action == CODE[place] else 100_000) for action in actions])

    def plans_turns(self):
        return True

    def may_end_now(self):
        return True


class JammedLock(Lock):
    jams = True


class Guarded(Lock):
    """Who enters a 4 first shuts the lock. Else the rival may open it."""

    def actions(self, seat):
        if len(self.numbers) < 3:
            return (0,) if self.numbers else (0, 4)
        return super().actions(seat)

    def move_priors(self, seat, actions):
        if self.numbers:
            return super().move_priors(seat, actions)
        return vec[i64]([i64(1 if action == 4 else 2) for action in actions])

    def may_end_now(self):
        return self.numbers[:1] != [4]

    def result(self, seat):
        if self.numbers[:1] == [4]:
            return WIN if seat == 0 else LOSS
        return super().result(seat)


def searched(state, simulations, method=STRONG):
    search = search_by(state, state.asked()[0], method, 1)
    search.run(simulations)
    return search


def looked(state, positions, first=None):
    actions = state.legal(state.turn) if first is None else vec[i64]([i64(each) for each in first])
    wins = TurnWins(state, actions)
    wins.look(positions)
    return wins


def test_a_win_that_nobody_would_try_is_found_and_ends_the_search():
    search = searched(Lock(2), 400)
    best = search.choices()[0]
    assert (best.proof, list(best.line)) == (WON, CODE)
    assert search.simulations < 400
    assert best.action == CODE[0]


def test_without_looking_it_is_not_found():
    assert searched(Lock(2), 400, Method(looks=0)).choices()[0].proof != WON


def test_what_chance_may_spoil_is_not_certain():
    wins = looked(JammedLock(2), 10_000)
    assert wins.is_done()
    assert not list(wins.found)
    assert searched(JammedLock(2), 400).choices()[0].proof != WON


def test_a_win_of_the_next_rival_is_feared():
    """All else looks the same, and no rival would try it."""
    assert searched(Guarded(2), 800).choices()[0].action == 4
    assert searched(Guarded(2), 800, Method(looks=0)).choices()[0].action == 0


def test_a_win_that_begins_with_what_is_overlooked_is_overlooked():
    wins = looked(Lock(2), 10_000, [0, 1, 2, 4])
    assert wins.is_done()
    assert not list(wins.found)


@pytest.mark.parametrize("entered", [0, 1, 2])
def test_in_the_middle_of_a_turn_the_rest_is_found(entered):
    state = Lock(2, CODE[:entered])
    assert list(looked(state, 200).found) == CODE[entered:]
    assert choose(state, 0, "einherjar", 1) == CODE[entered]


def test_all_ways_are_looked_at_and_then_no_more():
    wins = looked(Lock(2, [0]), 10_000)
    assert wins.is_done()
    assert wins.length < LONGEST
    assert not list(wins.found)


LONELY = """
turn 1, player 2, moving, move, player 2
warbands: elves player 2, vanir player 1
marks: points 4, cursor 2, newest 1, placed
field: parley#0@middle, elves@w1 turned
player 1: vanir 2,3 supply 4; hand vanir
player 2: elves 2,1 3,1 4,1
pool: A18#1 A04#2 A11#3
pile: A16#4 A05#5 A13#6 A06#7 A01#8 A07#9 A10#10 A12#11 A14#12 A08#13 A17#14 A02#15 A15#16 A09#17
"""


@pytest.mark.parametrize("level", ["jarl", "einherjar"])
def test_in_valknut_a_lonely_unit_is_surrounded_in_three_moves(level):
    """Two of the moves only bring an elf to its side, and are not what elves usually do."""
    game = catalogue.find("valknut")
    for seed in range(2):
        state = game.read_diagram(LONELY, 2, game.settle(2, {}))
        while state.asks == CHOOSE:
            state.play(choose(state, 1, level, seed))
        assert state.asks == OVER
        assert state.result(1) == WIN


@pytest.mark.parametrize(
    ("units", "cards", "may_end"),
    [
        ("2,3 1,3 3,3", "pool: A18#1 A04#2 A11#3\npile: A16#4", True),
        ("2,3 1,3 3,3 4,3", "pool: A18#1 A04#2 A11#3\npile: A16#4", False),
        ("2,3 1,3 3,3 4,3", "pool:\npile:", True),
    ],
)
def test_in_valknut_few_enemies_or_the_last_card_may_end_the_match(units, cards, may_end):
    game = catalogue.find("valknut")
    supply = 5 - len(units.split())
    text = LONELY.replace("2,3 supply 4", f"{units} supply {supply}").split("pool:")[0] + cards
    assert game.read_diagram(text, 2, game.settle(2, {})).may_end_now() is may_end


LEAPER = """
Black to move
land: White 1 of 6, Black 5 of 6
most land so far: White 1, Black 5
taken: White 3, Black 2
turns: 29, 9 without progress
White's cards: 1=?
Black's cards: 4=[Leap], 5=[Extra Spear]
used: 0=Extra Spear, 2=Turn and Go, 3=Turn and Go
B7.4        .   .   .   .    B7.1
B6.5      .   .   .   .   .    B6.1
B5.6    .   .   .   .   .   .    B5.1
B4.7  .   .   .   .   .   .   .    B4.1
B3.6    .   .   .   .   .   .    B3.1
B2.5      .   .   BS0 .   BB1  B2.1
B1.4        .   .   .   WJ2  B1.1
W1.1          .   WB4 WO5 .    W1.4
W2.1        .   .   BJ1 .   .    W2.5
W3.1      .   .   WJ5 .   .   .    W3.6
W4.1    BO3 .   .   .   .   .   .    W4.7
W5.1      .   WS1 .   .   .   .    W5.6
W6.1        .   .   .   .   .    W6.5
W7.1          .   .   .   .    W7.4
"""


@pytest.mark.parametrize("level", ["jarl", "einherjar"])
def test_in_nxs_a_card_of_the_own_hand_is_played_to_win_with_the_move_after_it(level):
    """The rival's cards are face down; the own ones are known before they are shown."""
    game = catalogue.find("nxs")
    settings = game.settle(2, {"setup": "short", "cards": "hidden", "goal": 6})
    for seed in range(2):
        state = game.read_diagram(LEAPER, 2, settings)
        search = search_by(state, 1, STRONG, seed)
        search.run(1000)
        best = search.choices()[0]
        assert (best.proof, state.name(1, best.action)) == (WON, "[Leap]")
        while state.asks != OVER and state.is_asked(1):
            state.play(choose(state, 1, level, seed))
            while state.asks not in (CHOOSE, OVER):
                state.chance_answers(Chance(seed))
        assert state.asks == OVER
        assert state.result(1) == WIN
