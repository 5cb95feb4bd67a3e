"""The skirmish as the catalogue knows it: options, openings, and diagrams read back."""

from typing import Final

from meadhall.engines.cards import Cards
from meadhall.engines.game import Game
from meadhall.engines.game_info import SKIRMISH
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.skirmish import diagrams, phases
from meadhall.engines.skirmish.field import ESCORT, PACK, RAID, RANKS, SCENARIOS
from meadhall.engines.skirmish.figures import KINDS
from meadhall.engines.skirmish.scenarios import LAST_TURN
from meadhall.engines.skirmish.state import Skirmish
from meadhall.engines.skirmish.tables import WIDTHS, keys
from meadhall.engines.values import Option, Settings

BY_DIE: Final = "die"
FITTING: Final = "fitting"

ZONE: Final = 6
"""How many inches from the edge a side sets up."""

DEEP_ZONE: Final = 9
"""In a raid of two players the defender sets up so deep: else the raider wins too often."""

SHALLOW_ZONE: Final = 4
"""In an escort of six players the defender does: else the escort wins too often."""

# The most that can be asked, for the bound of a match.
FIGHT_ANSWERS: Final = 4
"""In each action, beside a die for each figure: the action, who takes the hits, two saves."""


class OptionText(Form):
    SCENARIO = "Scenario"
    SCENARIO_MEANING = (
        "What the sides are after, beside each other. In a raid and in an escort side 1 attacks "
        "and side 2 defends."
    )
    CLASH = "clash: coins for figures alone"
    HILL = "hold the hill for two turns"
    RAID = "raid: carry the loot off the table"
    ESCORT = "escort: bring the baggage across"
    TABLE = "Table"
    TABLE_MEANING = "Where woods, village, hill and hedges lie."
    BY_DIE = "by a die"
    TABLE_TITLE = "{title}"
    SIZE = "Size of the table"
    SIZE_MEANING = "How wide the table is, in inches. From side to side it is always 36."
    FITTING = "36 for two players, 48 for more"
    NARROW = "36 by 36"
    WIDE = "48 by 36"
    CARDS = "Cards"
    CARDS_MEANING = (
        "Whether the cards of a turn are known to their holders only, and the ranks are called "
        "out, or lie open."
    )
    HIDDEN = "hidden"
    OPEN = "open"
    SHOOTERS = "Shooters"
    SHOOTERS_MEANING = "Who shoots for each player. They differ in name and looks only."
    ARCHERS = "archers"
    SLINGERS = "slingers"
    EVEN = "Both sides of a skirmish have as many players: two, four or six in all."
    SIDE = "side {side}"
    SIDE_PLAYER = "side {side}, player {number}"


class SkirmishGame(Game):
    def __init__(self) -> None:
        self.describe(SKIRMISH)
        self.rules_version = 1
        self.knows_draw = True
        self.options = (
            Option(
                "scenario",
                say(OptionText.SCENARIO),
                say(OptionText.SCENARIO_MEANING),
                "clash",
                (
                    ("clash", say(OptionText.CLASH)),
                    ("hill", say(OptionText.HILL)),
                    ("raid", say(OptionText.RAID)),
                    ("escort", say(OptionText.ESCORT)),
                ),
            ),
            Option(
                "table",
                say(OptionText.TABLE),
                say(OptionText.TABLE_MEANING),
                BY_DIE,
                (
                    (BY_DIE, say(OptionText.BY_DIE)),
                    *((key, say(OptionText.TABLE_TITLE, title=title)) for key, title in keys()),
                ),
            ),
            Option(
                "size",
                say(OptionText.SIZE),
                say(OptionText.SIZE_MEANING),
                FITTING,
                (
                    (FITTING, say(OptionText.FITTING)),
                    ("36", say(OptionText.NARROW)),
                    ("48", say(OptionText.WIDE)),
                ),
            ),
            Option(
                "cards",
                say(OptionText.CARDS),
                say(OptionText.CARDS_MEANING),
                "hidden",
                (("hidden", say(OptionText.HIDDEN)), ("open", say(OptionText.OPEN))),
            ),
            Option(
                "shooters",
                say(OptionText.SHOOTERS),
                say(OptionText.SHOOTERS_MEANING),
                "archers",
                (("archers", say(OptionText.ARCHERS)), ("slingers", say(OptionText.SLINGERS))),
            ),
        )

    def object_to(self, seats: int, settings: Settings) -> Phrase | None:
        return say(OptionText.EVEN) if seats % 2 == 1 else None

    def opening(self, seats: int, settings: Settings) -> Skirmish:
        state = self._empty(seats, settings)
        phases.proceed(state)
        return state

    def _empty(self, seats: int, settings: Settings) -> Skirmish:
        scenario = SCENARIOS.index(str(settings["scenario"]))
        size = str(settings["size"])
        width = WIDTHS[0 if seats == 2 else 1] if size == FITTING else int(size)
        zone = defenders_zone(scenario, seats)
        pack = vec[i64]()
        for card in range(i64(PACK)):
            pack = append(pack, card)
        state = Skirmish(seats, Cards(pack, seats), scenario, width, zone)
        if settings["table"] != BY_DIE:
            state.chosen = [key for key, _ in keys()].index(str(settings["table"])) + 1
        state.open_cards = settings["cards"] == "open"
        state.slingers = settings["shooters"] == "slingers"
        return state

    def bound(self, seats: int, settings: Settings) -> int:
        """Turns are limited, and so is what can be asked in one turn."""
        figures = seats * KINDS
        each_activation = 1 + 3 * (figures + FIGHT_ANSWERS)
        baggage = 1 if settings["scenario"] == SCENARIOS[ESCORT] else 0
        each_turn = 1 + seats + 2 * RANKS + figures * each_activation + baggage
        return 1 + figures + baggage + LAST_TURN * each_turn

    def seat_name(self, seat: int, seats: int, settings: Settings) -> Phrase:
        if seats == 2:
            return say(OptionText.SIDE, side=seat + 1)
        return say(OptionText.SIDE_PLAYER, side=seat % 2 + 1, number=seat + 1)

    def read_diagram(self, text: str, seats: int, settings: Settings) -> Skirmish:
        state = self._empty(seats, settings)
        diagrams.read(text, state)
        return state


def defenders_zone(scenario: int, seats: int) -> int:
    """How many inches from its edge side 2 sets up; docs/balance-skirmish.md says why."""
    if scenario == RAID and seats == 2:
        return DEEP_ZONE
    return SHALLOW_ZONE if scenario == ESCORT and seats == 6 else ZONE
