"""The skirmish as the catalogue knows it: options, openings, and diagrams read back."""

from typing import Final

from meadhall.engines.cards import Cards
from meadhall.engines.game import Game
from meadhall.engines.game_info import SKIRMISH
from meadhall.engines.packed import append, i64, vec
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

# The most that can be asked, for the bound of a match.
FIGHT_ANSWERS: Final = 4
"""In each action, beside a die for each figure: the action, who takes the hits, two saves."""


class SkirmishGame(Game):
    def __init__(self) -> None:
        self.describe(SKIRMISH)
        self.rules_version = 1
        self.options = (
            Option(
                "scenario",
                "Scenario",
                "What the sides are after, beside each other. In a raid and in an escort side 1 "
                "attacks and side 2 defends.",
                "clash",
                (
                    ("clash", "clash: coins for figures alone"),
                    ("hill", "hold the hill for two turns"),
                    ("raid", "raid: carry the loot off the table"),
                    ("escort", "escort: bring the baggage across"),
                ),
            ),
            Option(
                "table",
                "Table",
                "Where woods, village, hill and hedges lie.",
                BY_DIE,
                ((BY_DIE, "by a die"), *keys()),
            ),
            Option(
                "size",
                "Size of the table",
                "How wide the table is, in inches. It is always 36 from side to side.",
                FITTING,
                (
                    (FITTING, "36 for two players, 48 for more"),
                    ("36", "36 by 36"),
                    ("48", "48 by 36"),
                ),
            ),
            Option(
                "cards",
                "Cards",
                "Whether the cards of a turn are known to their holders only, and the ranks are "
                "called out, or lie open.",
                "hidden",
                (("hidden", "hidden"), ("open", "open")),
            ),
            Option(
                "shooters",
                "Shooters",
                "Who shoots for each player. They differ in name and looks only.",
                "archers",
                (("archers", "archers"), ("slingers", "slingers")),
            ),
        )

    def object_to(self, seats: int, settings: Settings) -> str:
        if seats % 2 == 1:
            return "Both sides of a skirmish have as many players: two, four or six in all."
        return ""

    def opening(self, seats: int, settings: Settings) -> Skirmish:
        state = self._empty(seats, settings)
        phases.proceed(state)
        return state

    def _empty(self, seats: int, settings: Settings) -> Skirmish:
        scenario = SCENARIOS.index(str(settings["scenario"]))
        size = str(settings["size"])
        width = WIDTHS[0 if seats == 2 else 1] if size == FITTING else int(size)
        zone = DEEP_ZONE if scenario == RAID and seats == 2 else ZONE
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

    def seat_name(self, seat: int, seats: int, settings: Settings) -> str:
        if seats == 2:
            return f"side {seat + 1}"
        return f"side {seat % 2 + 1}, player {seat + 1}"

    def read_diagram(self, text: str, seats: int, settings: Settings) -> Skirmish:
        state = self._empty(seats, settings)
        diagrams.read(text, state)
        return state
