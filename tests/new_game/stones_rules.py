"""A game as small as one can be, as its author would write it: `test_new_game` adds it.

Seven stones lie in a row. In turn each player takes one or two; the last stone wins.
"""

from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.contract import LOSS, OVER, WIN, State
from meadhall.engines.game import Game
from meadhall.engines.game_info import STONES
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.values import BadDiagram, Settings, Step

COUNT: Final = 7


class Text(Form):
    OVER = "The last stone is taken."


class Stones(State):
    """The stones left, and whose turn it is."""

    def __init__(self, left: i64, turn: i64) -> None:
        super().__init__(2)
        self.left = left
        self.turn = turn

    def copy(self) -> "Stones":
        twin = Stones(self.left, self.turn)
        twin.asks = self.asks
        return twin

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        self.left = archive.number(self.left)

    def legal(self, seat: i64) -> vec[i64]:
        if not self.is_asked(seat):
            return vec[i64]()
        return vec[i64]([count for count in (i64(1), i64(2)) if count <= self.left])

    def play(self, action: i64) -> None:
        self.left -= action
        if self.left == 0:
            self.asks = OVER
        else:
            self.turn = 1 - self.turn

    def result(self, seat: i64) -> i64:
        return WIN if seat == self.turn else LOSS

    def reason(self) -> Phrase:
        return say(Text.OVER)

    def name(self, seat: i64, action: i64) -> str:
        return f"take {action}"

    def steps(self, seat: i64, action: i64) -> list[Step]:
        stone = int(self.left - action)
        return [Step("stone", stone, str(stone + 1))]

    def diagram(self) -> str:
        return "o" * int(self.left) or "-"


class StonesGame(Game):
    def __init__(self) -> None:
        self.describe(STONES)
        self.rules_version = 1
        self.options = ()

    def opening(self, seats: int, settings: Settings) -> Stones:
        return Stones(COUNT, 0)

    def bound(self, seats: int, settings: Settings) -> int:
        return COUNT

    def read_diagram(self, text: str, seats: int, settings: Settings) -> Stones:
        stones = text.strip()
        if not 0 < stones.count("o") == len(stones) <= COUNT:
            raise BadDiagram(f"a row of stones is drawn with one to {COUNT} o")
        return Stones(len(stones), (COUNT - len(stones)) % 2)
