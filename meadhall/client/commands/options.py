"""Game options as people type them: `--board 5x5`, `--board=5x5`, `board=5x5`, `--no-crossing`.

A flag may stand alone, `--jotunn`, or be followed by its value as `meadhall games` lists it.

Each game has options of its own, so the words that the command itself does not know are read
against the game that it names.
"""

import argparse
from math import isfinite

from meadhall.ai.pace import MOST
from meadhall.client.commands.speech import told
from meadhall.engines.game import Game
from meadhall.engines.phrases import Form, say
from meadhall.engines.values import BadOption


class OptionText(Form):
    USUAL = "{default} unless you say otherwise"


SAID_OF_FLAGS = ("yes", "no")


def read_settings(game: Game, words: list[str]) -> dict[str, object]:
    """The settings that the words give, still unchecked; BadOption for a word that gives none."""
    given: dict[str, object] = {}
    flags = {option.key for option in game.options if option.kind == "flag"}
    left = words[:]
    while left:
        word = left.pop(0)
        bare = word.removeprefix("--").replace("-", "_")
        key, has_value, value = bare.partition("=")
        if has_value:
            value = word.partition("=")[2]
        elif not word.startswith("--"):
            raise BadOption(f"{word!r} is no option; write it as option=value")
        elif key in flags:
            value = left.pop(0) if left and left[0].lower() in SAID_OF_FLAGS else "yes"
        elif key.startswith("no_") and key.removeprefix("no_") in flags:
            key, value = key.removeprefix("no_"), "no"
        elif left:
            value = left.pop(0)
        else:
            raise BadOption(f"{word} needs a value")
        if key in given:
            raise BadOption(f"{key} is given twice")
        given[key] = value
    return given


def milliseconds(text: str) -> int:
    """A time to think, as an argument."""
    if not text.isdecimal() or not 1 <= int(text[:12]) <= MOST:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no time to think; give whole milliseconds, 1 or more, up to {MOST}"
        )
    return int(text)


def simulations(text: str) -> int:
    """A number of simulations, as an argument."""
    if not text.isdecimal() or not 1 <= int(text[:12]) <= MOST:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no number of simulations; give a whole number from 1 to {MOST}"
        )
    return int(text)


def seconds(text: str) -> float:
    """A time to wait, as an argument."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not (isfinite(found) and found > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is no time; give seconds, more than 0")
    return found


def describe(game: Game) -> list[str]:
    """The game's options, a few lines each, for a terminal."""
    lines: list[str] = []
    for option in game.options:
        default = option.default
        if isinstance(default, bool):
            default = "yes" if default else "no"
        usual = told(say(OptionText.USUAL, default=str(default)))
        lines.append(f"  --{option.key}  {told(option.title)} ({usual})")
        lines.append(f"      {told(option.meaning)}")
        if option.kind == "choice":
            lines += [f"      {key}: {told(title)}" for key, title in option.choices]
        else:
            lines.append(f"      {option.allowed()}")
    return lines
