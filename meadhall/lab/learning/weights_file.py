"""A file of learned numbers: what each feature counts, or each term of a move prior, or the numbers
of a small net; and where they come from."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from meadhall.engines.game import Game
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.small_net import number_names
from meadhall.engines.values import GameError, Settings
from meadhall.lab.origin import rules_digest
from meadhall.lab.texts import LabText


class Learned(Enum):
    """What the numbers in a file are for. The value is the file's first word."""

    EVALUATION = "meadhall weights 1"
    PRIORS = "meadhall priors 1"
    NET = "meadhall net 1"

    def names(self, game: Game, seats: int, settings: Settings) -> list[str]:
        """What the game calls each number; nothing if it has none of this kind."""
        opening = game.opening(seats, settings)
        if self is Learned.PRIORS:
            return opening.prior_names()
        if self is Learned.EVALUATION:
            return opening.feature_names()
        inputs = opening.net_names()
        return number_names(inputs) if inputs else []


IS_ANOTHER: Final = {
    Learned.EVALUATION: LabText.IS_EVALUATION,
    Learned.PRIORS: LabText.IS_PRIORS,
    Learned.NET: LabText.IS_NET,
}


class BadWeights(GameError):
    """The file holds no weights that fit."""


@dataclass(frozen=True, slots=True)
class LearnedWeights:
    kind: Learned
    game: str
    seats: int
    settings: dict[str, object]
    rules: str
    """The digest of the rules by which the matches were played."""
    names: tuple[str, ...]
    weights: tuple[int, ...]
    origin: dict[str, object]
    """How they were learned, and the figures."""

    def as_text(self) -> str:
        """The whole file."""
        text = json.dumps(
            {
                "kind": self.kind.value,
                "game": self.game,
                "seats": self.seats,
                "settings": self.settings,
                "rules": self.rules,
                "weights": dict(zip(self.names, self.weights, strict=True)),
                "origin": self.origin,
            },
            indent=2,
        )
        return text + "\n"


def learned_for(
    kind: Learned,
    game: Game,
    seats: int,
    settings: Settings,
    weights: list[int],
    origin: dict[str, object],
) -> LearnedWeights:
    return LearnedWeights(
        kind,
        game.key,
        seats,
        dict(settings),
        rules_digest(game, seats, settings),
        tuple(kind.names(game, seats, settings)),
        tuple(weights),
        origin,
    )


def read_weights(
    kind: Learned, path: Path, game: Game, seats: int, settings: Settings
) -> tuple[int, ...]:
    """The numbers in a file, in the game's order; BadWeights if they are not for this game."""

    def no(reason: Form | Phrase) -> BadWeights:
        return BadWeights(say(LabText.NO_WEIGHTS, file=str(path), game=game.title, reason=reason))

    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise no(LabText.NOT_THERE) from error
    except ValueError as error:
        raise no(LabText.DAMAGED) from error
    if not isinstance(found, dict) or found.get("kind") not in [each.value for each in Learned]:
        raise no(LabText.DAMAGED)
    if found["kind"] != kind.value:
        raise no(IS_ANOTHER[Learned(found["kind"])])
    if found.get("game") != game.key:
        raise no(say(LabText.OTHER_GAME, game=str(found.get("game"))))
    told = found.get("settings")
    if not isinstance(told, Mapping) or differs(game, told, settings):
        raise no(LabText.OTHER_SETTINGS)
    weights, names = found.get("weights"), kind.names(game, seats, settings)
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
