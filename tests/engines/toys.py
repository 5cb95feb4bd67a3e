"""Two small games to test the laws with: one open, one with hidden cards."""

from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.cards import EVERYBODY, Cards, CardState
from meadhall.engines.contract import CHOOSE, DRAW, LOSS, OVER, WIN, State
from meadhall.engines.game import Game
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.values import NOBODY, BadDiagram, Event, Settings, Step

STONES: Final = 7


class Text(Form):
    STONES_OVER = "The last stone is taken."
    CARDS_OVER = "The cards lie open."
    PASSES = "passes"
    SHOWS = "shows"


SAID = (Text.PASSES, Text.SHOWS)


class Stones(State):
    """Take one or two stones in turn; who takes the last one wins."""

    def __init__(self, left: i64, turn: i64) -> None:
        super().__init__(2)
        self.left = left
        self.turn = turn

    def copy(self):
        twin = type(self)(self.left, self.turn)
        twin.asks = self.asks
        return twin

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.left = archive.number(self.left)

    def legal(self, seat):
        if self.asks != CHOOSE or seat != self.turn:
            return vec[i64]()
        return vec[i64]([i64(count) for count in (1, 2) if count <= self.left])

    def play(self, action) -> None:
        self.left -= action
        if self.left == 0:
            self.asks = OVER
        else:
            self.turn = 1 - self.turn

    def result(self, seat):
        return WIN if seat == self.turn else LOSS

    def reason(self) -> Phrase:
        return say(Text.STONES_OVER)

    def name(self, seat, action) -> str:
        return f"take {action}"

    def steps(self, seat, action) -> list[Step]:
        return [Step("stones", action, str(action))]

    def diagram(self) -> str:
        return f"{self.left} stones, {self.turn} takes, {'over' if self.asks == OVER else 'on'}"


class StonesGame(Game):
    state = Stones
    key, title, designer, summary = "stones", "Stones", "nobody", "Take stones."
    minutes, weight, seats, options, rules_version = (1, 1), 1, (2, 2), (), 1

    def opening(self, seats: int, settings: Settings):
        return self.state(STONES, 0)

    def bound(self, seats: int, settings: Settings) -> int:
        return STONES

    def read_diagram(self, text: str, seats: int, settings: Settings):
        words = text.replace(",", "").split()
        if len(words) != 5:
            raise BadDiagram("a line of five words")
        state = self.state(int(words[0]), int(words[2]))
        state.asks = OVER if words[4] == "over" else CHOOSE
        return state


class Highest(CardState):
    """Each seat is shown one card of five, then both lay one down or pass; the higher card wins."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(2, cards)
        self.stage = 0

    def copy(self):
        twin = type(self)(self.cards)
        self.copy_cards_to(twin)
        twin.stage = self.stage
        return twin

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.stage = archive.number(self.stage)

    def shuffled(self) -> None:
        self.ask_show(vec[i64]([0]), 0)

    def shown(self) -> None:
        self.stage += 1
        if self.stage == 1:
            self.ask_show(vec[i64]([1]), 1)
        elif self.stage == 2:
            self.asks, self.turn = CHOOSE, 0
        else:
            self.asks = OVER

    def legal(self, seat):
        if self.asks != CHOOSE or seat != self.turn:
            return vec[i64]()
        return vec[i64]([0, 1])

    def play(self, action) -> None:
        if action == 1 or self.turn == 1:
            self.ask_show(vec[i64]([0, 1]), EVERYBODY)
        else:
            self.turn = 1

    def result(self, seat):
        mine, theirs = self.cards.face(seat), self.cards.face(1 - seat)
        return WIN if mine > theirs else DRAW if mine == theirs else LOSS

    def reason(self) -> Phrase:
        return say(Text.CARDS_OVER)

    def name(self, seat, action) -> str:
        return ["pass", "show"][int(action)]

    def steps(self, seat, action) -> list[Step]:
        return [Step("button", int(action), self.name(seat, action))]

    def events_since(self, before, values) -> list[Event]:
        return [Event("said", say(SAID[values[0]]))] if before.asks == CHOOSE else []

    def diagram(self) -> str:
        return " ".join(str(int(number)) for number in self.dump())


class HighestGame(StonesGame):
    state = Highest
    key, title, summary = "highest", "Highest card", "Compare cards."

    def opening(self, seats: int, settings: Settings):
        state = self.state(Cards(vec[i64]([1, 2, 2, 3, 4]), 2))
        state.ask_shuffle(vec[i64]([0, 1, 2, 3, 4]), NOBODY)
        return state

    def read_diagram(self, text: str, seats: int, settings: Settings):
        state = self.opening(seats, settings)
        state.load([int(word) for word in text.split()])
        return state
