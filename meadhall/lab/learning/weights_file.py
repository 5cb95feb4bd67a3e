"""A file of learned weights: what each feature counts, and where the numbers come from."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from meadhall.engines.game import Game
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.values import GameError, Settings
from meadhall.lab.origin import rules_digest
from meadhall.lab.texts import LabText

KIND: Final = "meadhall weights 1"


class BadWeights(GameError):
    """The file holds no weights that fit."""


@dataclass(frozen=True, slots=True)
class LearnedWeights:
    game: str
    seats: int
    settings: dict[str, object]
    rules: str
    """The digest of the rules by which the matches were played."""
    names: tuple[str, ...]
    weights: tuple[int, ...]
    origin: dict[str, object]
    """How they were learned, and the figures."""

    def write(self, path: Path) -> None:
        text = json.dumps(
            {
                "kind": KIND,
                "game": self.game,
                "seats": self.seats,
                "settings": self.settings,
                "rules": self.rules,
                "weights": dict(zip(self.names, self.weights, strict=True)),
                "origin": self.origin,
            },
            indent=2,
        )
        path.write_text(text + "\n", encoding="utf-8")


def learned_for(
    game: Game,
    seats: int,
    settings: Settings,
    weights: list[int],
    origin: dict[str, object],
) -> LearnedWeights:
    names = game.opening(seats, settings).feature_names()
    return LearnedWeights(
        game.key,
        seats,
        dict(settings),
        rules_digest(game, seats, settings),
        tuple(names),
        tuple(weights),
        origin,
    )


def read_weights(path: Path, game: Game, seats: int, settings: Settings) -> tuple[int, ...]:
    """The weights in a file, in the game's order; BadWeights if they are not for this game."""

    def no(reason: Form | Phrase) -> BadWeights:
        return BadWeights(say(LabText.NO_WEIGHTS, file=str(path), game=game.title, reason=reason))

    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise no(LabText.NOT_THERE) from error
    except ValueError as error:
        raise no(LabText.DAMAGED) from error
    if not isinstance(found, dict) or found.get("kind") != KIND:
        raise no(LabText.DAMAGED)
    if found.get("game") != game.key:
        raise no(say(LabText.OTHER_GAME, game=str(found.get("game"))))
    told = found.get("settings")
    if not isinstance(told, Mapping) or differs(game, told, settings):
        raise no(LabText.OTHER_SETTINGS)
    weights, names = found.get("weights"), game.opening(seats, settings).feature_names()
    if not isinstance(weights, dict) or sorted(weights) != sorted(names):
        raise no(LabText.OTHER_FEATURES)
    if not all(isinstance(each, int) and abs(each) < 2**40 for each in weights.values()):
        raise no(LabText.DAMAGED)
    return tuple(weights[name] for name in names)


def differs(game: Game, learned: Mapping[str, object], settings: Settings) -> bool:
    """Do the options differ in more than who begins?"""
    return any(
        learned.get(option.key) != settings[option.key]
        for option in game.options
        if option.key != "first"
    )
