"""Valhalla as the catalogue knows it: options, openings, and diagrams read back."""

from typing import Final

from meadhall.engines.cards import Cards
from meadhall.engines.game import Game
from meadhall.engines.game_info import VALHALLA
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.valhalla import diagrams
from meadhall.engines.valhalla.ending import TURN_LIMIT
from meadhall.engines.valhalla.faces import ASPECTS, NO_GODS, pack
from meadhall.engines.valhalla.phases import proceed
from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.valhalla.table import SPAN
from meadhall.engines.valhalla.texts import Objection, OptionText
from meadhall.engines.values import Option, Settings

DEALT: Final = 4
BASE_SEATS: Final = 4

# The most that can be asked, for the bound of a match.
OWN_ANSWERS: Final = 17
"""Of each seat in a turn: mix, declare, see a hand or the top, reshuffle yes or no, shuffle; draw
or take, see, mix, keep, show draugar or shuffle a god in; support, omen, take, two wolves, and the
others' forfeits when a god is tied, used or put away."""
TEST_ANSWERS: Final = 18
"""Three cards are turned up, one is kept, a god is shuffled in: at most twice after each phase."""
COMMON_ANSWERS: Final = 5
"""Of all in a turn: play, unveil, the clash, a god shuffled in, the armory trimmed."""
LOSS_ANSWERS: Final = 3
"""For each card of the pack: mix the hand, choose the card, show it."""


class ValhallaGame(Game):
    def __init__(self) -> None:
        self.describe(VALHALLA)
        self.rules_version = 1
        self.knows_draw = True
        self.all_may_lose = True
        self.options = (
            Option(
                "gods",
                say(OptionText.GODS),
                say(OptionText.GODS_MEANING),
                "none",
                (
                    ("none", say(OptionText.GODS_NONE)),
                    ("gods", say(OptionText.GODS_GODS)),
                    ("loki", say(OptionText.GODS_LOKI)),
                ),
            ),
            Option(
                "forfeits",
                say(OptionText.FORFEITS),
                say(OptionText.FORFEITS_MEANING),
                False,
            ),
            Option(
                "may_pass",
                say(OptionText.MAY_PASS),
                say(OptionText.MAY_PASS_MEANING),
                False,
            ),
        )

    def object_to(self, seats: int, settings: Settings) -> Phrase | None:
        if settings["gods"] == ASPECTS[NO_GODS]:
            if seats > BASE_SEATS:
                return say(Objection.FIVE)
            if settings["forfeits"] is True:
                return say(Objection.NO_GODS)
        return None

    def opening(self, seats: int, settings: Settings) -> Valhalla:
        state = self._empty(seats, settings)
        state.lay_out(DEALT)
        proceed(state)
        return state

    def _empty(self, seats: int, settings: Settings) -> Valhalla:
        aspects = ASPECTS.index(str(settings["gods"]))
        cards = Cards(pack(seats, aspects), seats)
        forfeits, may_pass = settings["forfeits"] is True, settings["may_pass"] is True
        return Valhalla(seats, cards, aspects, forfeits, may_pass)

    def bound(self, seats: int, settings: Settings) -> int:
        """Turns are limited, and so is what can be asked in one turn and in the whole match."""
        each_turn = seats * (OWN_ANSWERS + TEST_ANSWERS) + COMMON_ANSWERS
        return TURN_LIMIT * each_turn + LOSS_ANSWERS * SPAN + seats + 2

    def read_diagram(self, text: str, seats: int, settings: Settings) -> Valhalla:
        state = self._empty(seats, settings)
        diagrams.read(text, state)
        return state
