"""Valhalla as the catalogue knows it: options, openings, and diagrams read back."""

from typing import Final

from meadhall.engines.cards import Cards
from meadhall.engines.game import Game
from meadhall.engines.valhalla import diagrams
from meadhall.engines.valhalla.ending import TURN_LIMIT
from meadhall.engines.valhalla.faces import ASPECTS, NO_GODS, pack
from meadhall.engines.valhalla.phases import proceed
from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.values import Option, Settings

DEALT: Final = 4
BASE_SEATS: Final = 4


class ValhallaGame(Game):
    def __init__(self) -> None:
        self.key = "valhalla"
        self.title = "Valhalla"
        self.designer = "a designer the rulebook does not name"
        self.summary = "Secret plays against the draugar; the last one in wins. For two to five."
        self.minutes = (10, 20)
        self.seats = (2, 5)
        self.rules_version = 1
        self.options = (
            Option(
                "gods",
                "The Trial of the Golden Throne",
                "Whether twelve gods, or twelve aspects of Loki, are shuffled into the deck. Five "
                "can play with them only.",
                "none",
                (("none", "without gods"), ("gods", "the gods"), ("loki", "the aspects of Loki")),
            ),
            Option(
                "forfeits",
                "Forfeits",
                "Whether the others may set a forfeit, in their own words, to whoever discards a "
                "god.",
                False,
            ),
        )

    def object_to(self, seats: int, settings: Settings) -> str:
        if settings["gods"] == ASPECTS[NO_GODS]:
            if seats > BASE_SEATS:
                return "Five can play Valhalla only with the gods or the aspects of Loki."
            if settings["forfeits"] is True:
                return "Forfeits are set for gods, and none are in the deck."
        return ""

    def opening(self, seats: int, settings: Settings) -> Valhalla:
        state = self._empty(seats, settings)
        state.lay_out(DEALT)
        proceed(state)
        return state

    def _empty(self, seats: int, settings: Settings) -> Valhalla:
        aspects = ASPECTS.index(str(settings["gods"]))
        cards = Cards(pack(seats, aspects), seats)
        return Valhalla(seats, cards, aspects, settings["forfeits"] is True)

    def bound(self, seats: int, settings: Settings) -> int:
        """Turns are limited, and so is what one turn can ask.

        Each seat mixes its hand, declares, looks and decides, draws, mixes and keeps, supports and
        turns up an omen, takes twice, uses two wolves: sixteen answers with what lies between.
        Each card in play is lost at most once, in three answers. A last-card test takes three,
        and comes at most twice for each of three occasions. The others set forfeits for a god.
        """
        each_turn = seats * (16 + 3 * 6 + 2) + 8
        return TURN_LIMIT * each_turn + 3 * 64

    def read_diagram(self, text: str, seats: int, settings: Settings) -> Valhalla:
        state = self._empty(seats, settings)
        diagrams.read(text, state)
        return state
