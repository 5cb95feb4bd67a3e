"""What the games that exist for tests only have in common."""

from meadhall.engines.archive import Archive
from meadhall.engines.contract import DRAW, LOSS, WIN
from meadhall.engines.game import Game
from meadhall.engines.packed import i64, vec
from meadhall.engines.values import Step


def kept(archive: Archive, numbers: list[int]) -> list[int]:
    """A list of numbers, stored or restored like the arrays of the rules."""
    return [int(number) for number in archive.array(vec[i64](numbers))]


class PretendedGame(Game):
    designer = "nobody"
    summary = "A game for tests."
    minutes = (1, 1)
    seats = (2, 5)
    options = ()
    rules_version = 1


class ForPoints:
    """The most points win; two with as many share it."""

    def result(self, seat):
        best = max(self.scores)
        if self.scores[seat] < best:
            return LOSS
        return WIN if self.scores.count(best) == 1 else DRAW


class OfCards(ForPoints):
    """A choice is a card, and nobody has to read the table."""

    def steps(self, seat, action):
        return [Step("card", int(action), str(action))]

    def diagram(self):
        return " ".join(str(int(number)) for number in self.dump())
