"""Valknut as the catalogue knows it: options, openings, and diagrams read back."""

from typing import Final

from meadhall.engines.cards import Cards
from meadhall.engines.game import Game
from meadhall.engines.game_info import VALKNUT
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.valknut import diagram_reading
from meadhall.engines.valknut.cards import FACES, SETS
from meadhall.engines.valknut.state import Valknut
from meadhall.engines.valknut.table import BY_CHOICE, BY_LOT, FOR_BEGINNERS
from meadhall.engines.valknut.terms import Objection, OptionText
from meadhall.engines.valknut.turn import proceed
from meadhall.engines.valknut.warbands import UNITS
from meadhall.engines.values import Option, Settings

PICKS: Final = {"choose": BY_CHOICE, "lot": BY_LOT, "first": FOR_BEGINNERS}

# The most that can be asked, for the bound of a match.
SETTING_UP: Final = 60
"""Lots, warbands, shuffles, what is opened first, and four or eight units of each seat."""
EACH_CARD: Final = 40
"""Around a card: refill, lay, open it, spawn, a god and its power, and its own points."""
EACH_UNIT: Final = 4
"""A unit that comes in, is killed, and what its death brings: a choice, a point."""
ARRIVALS: Final = 12
"""Units that come in for one card: nine Goblins, and some that rise or are called."""


class ValknutGame(Game):
    def __init__(self) -> None:
        self.describe(VALKNUT)
        self.rules_version = 1
        self.is_played_in_pairs = True
        self.options = (
            Option(
                "mode",
                say(OptionText.MODE),
                say(OptionText.MODE_MEANING),
                "battle",
                (
                    ("battle", say(OptionText.MODE_BATTLE)),
                    ("ragnarok", say(OptionText.MODE_RAGNAROK)),
                ),
            ),
            Option(
                "gods",
                say(OptionText.GODS),
                say(OptionText.GODS_MEANING),
                False,
            ),
            Option(
                "warbands",
                say(OptionText.WARBANDS),
                say(OptionText.WARBANDS_MEANING),
                "choose",
                (
                    ("choose", say(OptionText.WARBANDS_CHOOSE)),
                    ("lot", say(OptionText.WARBANDS_LOT)),
                    ("first", say(OptionText.WARBANDS_FIRST)),
                ),
            ),
        )

    def object_to(self, seats: int, settings: Settings) -> Phrase | None:
        ragnarok = settings["mode"] == "ragnarok"
        if ragnarok and seats != 2:
            return say(Objection.RAGNAROK, seats=seats)
        if settings["gods"] is True and not ragnarok and seats != 4:
            return say(Objection.GODS)
        return None

    def opening(self, seats: int, settings: Settings) -> Valknut:
        state = self._empty(seats, settings)
        proceed(state)
        return state

    def _empty(self, seats: int, settings: Settings) -> Valknut:
        cards = Cards(vec[i64]([i64(face) for face in range(FACES)]), seats)
        picks = PICKS[str(settings["warbands"])]
        ragnarok = settings["mode"] == "ragnarok"
        return Valknut(seats, cards, ragnarok, settings["gods"] is True, picks)

    def bound(self, seats: int, settings: Settings) -> int:
        """Every turn lays a card, and every point comes from a card or from a kill."""
        large = seats == 4 or settings["mode"] == "ragnarok"
        cards = sum(SETS) if large else sum(SETS[: seats - 1])
        cards += seats * 2
        return SETTING_UP + cards * (EACH_CARD + EACH_UNIT * ARRIVALS) + EACH_UNIT * UNITS

    def read_diagram(self, text: str, seats: int, settings: Settings) -> Valknut:
        state = self._empty(seats, settings)
        diagram_reading.read(text, state)
        return state
