"""Small games for the tests of the network: dice, choices at the same time, and a long table.

They are not in the catalogue; `enlist` puts them there for a test.
"""

from meadhall.engines.archive import Archive
from meadhall.engines.catalogue import find
from meadhall.engines.contract import CHOOSE, OVER, ROLL, SEVERAL, State
from meadhall.engines.game import Game
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import say
from meadhall.engines.values import Step
from meadhall.net.gathering import genesis, lobby
from tests.net.drawing import DRAWING_GAME, Text
from tests.net.errands import ERRANDS_GAME
from tests.net.pretended import ForPoints, PretendedGame, kept


class Dicing(ForPoints, State):
    """Two dice are rolled; then the seats name their sum, in turn all in secret and one by one."""

    ROUNDS = 6

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.asks = ROLL
        self.turn = 0
        self.round = 0
        self.shown: list[int] = []
        self.scores = [0] * seats

    def copy(self) -> "Dicing":
        twin = type(self)(self.seats)
        twin.asks, twin.turn, twin.round = self.asks, self.turn, self.round
        twin.shown, twin.scores = self.shown[:], self.scores[:]
        return twin

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.round = archive.number(self.round)
        self.shown = kept(archive, self.shown)
        self.scores = kept(archive, self.scores)

    def dice(self):
        return 6, 2

    def rolled(self, values):
        self.shown = list(values)
        self.asks = CHOOSE
        self.turn = SEVERAL if self.round % 2 == 0 else 0

    def is_asked(self, seat):
        return self.asks == CHOOSE and self.turn in (SEVERAL, seat)

    def legal(self, seat):
        return vec[i64](range(11) if self.is_asked(seat) else ())

    def play_together(self, actions):
        for seat, action in enumerate(actions):
            self._bet(seat, action)
        self._next_round()

    def play(self, action):
        self._bet(self.turn, action)
        if self.turn + 1 < self.seats:
            self.turn += 1
        else:
            self._next_round()

    def _bet(self, seat, action):
        if action + 2 == sum(self.shown):
            self.scores[seat] += 1 + seat

    def _next_round(self):
        self.round += 1
        self.asks = OVER if self.round == self.ROUNDS else ROLL

    def reason(self):
        return say(Text.OVER)

    def name(self, seat, action):
        return f"bet {action + 2}"

    def steps(self, seat, action):
        return [Step("sum", action, str(action + 2))]

    def diagram(self):
        return f"round {self.round}: {self.shown} {self.scores}"


class DicingGame(PretendedGame):
    key = "dicing"
    title = "Dicing"

    def opening(self, seats, settings):
        return Dicing(seats)


class ShortDicing(Dicing):
    """One round in which all choose in secret, and one in which they choose in turn."""

    ROUNDS = 2


class ShortDicingGame(PretendedGame):
    key = "short dicing"
    title = "Short dicing"

    def opening(self, seats, settings):
        return ShortDicing(seats)


DICING = DicingGame()
SHORT_DICING = ShortDicingGame()


def look_up(key: str) -> Game:
    ours = {game.key: game for game in (DICING, SHORT_DICING, DRAWING_GAME, ERRANDS_GAME)}
    return ours[key] if key in ours else find(key)


def enlist(monkeypatch) -> None:
    """Let matches of these games be set up, for one test."""
    monkeypatch.setattr(genesis, "find", look_up)
    monkeypatch.setattr(lobby, "find", look_up)
