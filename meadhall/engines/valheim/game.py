"""Valheim as the catalogue knows it: options, openings, and diagrams read back."""

from typing import Final

from meadhall.engines.cards import Cards
from meadhall.engines.contract import State
from meadhall.engines.game import Game
from meadhall.engines.game_info import VALHEIM
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.valheim import diagram
from meadhall.engines.valheim.fight import ROUNDS
from meadhall.engines.valheim.items import ITEMS
from meadhall.engines.valheim.numbers import (
    COMBAT_POINTS,
    DIFFICULTIES,
    FOOD,
    FOOD_ROW,
    MOST,
    MOST_EFFECTS,
    POINTS,
    START_POINTS,
    START_STEPS,
    STEPS,
    TURN_LIMITS,
)
from meadhall.engines.valheim.state import Valheim
from meadhall.engines.valheim.treasure import hide
from meadhall.engines.valheim.words import hero
from meadhall.engines.valheim.world import HOUSES
from meadhall.engines.values import Option, Settings

LONG: Final = 100
"""The turns of a match without a limit worth mentioning."""


class OptionText(Form):
    """Titles, meanings and choices of the options."""

    DIFFICULTY = "Difficulty"
    DIFFICULTY_MEANING = (
        "How strong the enemies are and how many turns there are. Except in a gentle match, the "
        "serpent attacks by itself."
    )
    GENTLE = "gentle"
    NORMAL = "normal"
    HARSH = "harsh"
    LIMIT = "Turn limit"
    LIMIT_MEANING = (
        "When the match is lost. Without the limit of the difficulty there are {count} turns."
    )


DIFFICULTY_NAMES: Final = (OptionText.GENTLE, OptionText.NORMAL, OptionText.HARSH)


class ValheimGame(Game):
    def __init__(self) -> None:
        self.describe(VALHEIM)
        self.rules_version = 1
        self.options = (
            Option(
                "difficulty",
                say(OptionText.DIFFICULTY),
                say(OptionText.DIFFICULTY_MEANING),
                "normal",
                tuple((DIFFICULTIES[at], say(DIFFICULTY_NAMES[at])) for at in range(3)),
            ),
            Option(
                "limit",
                say(OptionText.LIMIT),
                say(OptionText.LIMIT_MEANING, count=LONG),
                True,
            ),
        )

    def opening(self, seats: int, settings: Settings) -> Valheim:
        state = self._empty(seats, settings)
        hide(state)
        return state

    def _empty(self, seats: int, settings: Settings) -> Valheim:
        faces = vec[i64]([i64(face) for face in range(HOUSES)])
        difficulty = DIFFICULTIES.index(str(settings["difficulty"]))
        return Valheim(seats, Cards(faces, seats), difficulty, self.turns(settings))

    def turns(self, settings: Settings) -> int:
        """How many rounds the match may have."""
        if settings["limit"] is not True:
            return LONG
        return int(TURN_LIMITS[DIFFICULTIES.index(str(settings["difficulty"]))])

    def bound(self, seats: int, settings: Settings) -> int:
        """Turns are limited, and so is what a hero can spend in one of them.

        Three foods at most bring points and steps; each other point is spent or burnt. What is
        given away does not come back in the same turn. In a fight each combat point may take a
        die, and so does a boss.
        """
        foods = range(0, len(FOOD), FOOD_ROW)
        points = START_POINTS + MOST_EFFECTS * max(FOOD[row + POINTS] for row in foods)
        steps = START_STEPS + MOST_EFFECTS * max(FOOD[row + STEPS] for row in foods)
        walked = steps + points * START_STEPS
        given = sum(MOST[item] for item in range(ITEMS)) if seats > 1 else 0
        fought = ROUNDS * (seats * COMBAT_POINTS * 2 + 1)
        return 1 + self.turns(settings) * seats * int(points + walked + given + fought + 3)

    def seat_name(self, seat: int, seats: int, settings: Settings) -> Phrase:
        return hero(seat)

    def victory_time(self, state: State, settings: Settings) -> tuple[Phrase, int] | None:
        assert isinstance(state, Valheim)
        return say(DIFFICULTY_NAMES[int(state.difficulty)]), int(state.round)

    def read_diagram(self, text: str, seats: int, settings: Settings) -> Valheim:
        state = self._empty(seats, settings)
        diagram.read(text, state)
        return state
