"""Game options as people type them: `--board 5x5`, `--board=5x5`, `board=5x5`, `--no-crossing`.

A flag may stand alone, `--jotunn`, or be followed by its value as `meadhall games` lists it.

Each game has options of its own, so the words that the command itself does not know are read
against the game that it names.
"""

import argparse
from collections.abc import Collection
from dataclasses import replace
from math import isfinite

from meadhall.ai.pace import MOST
from meadhall.client.commands.bad_words import BadWords
from meadhall.client.computer.players import gains_by_time
from meadhall.client.system.speech import told
from meadhall.engines.contract import State
from meadhall.engines.game import Game
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.values import BadOption
from meadhall.net.gathering.genesis import LONGEST_THOUGHT, NAME_LIMIT, TIMED_LEVEL, Terms, is_timed
from meadhall.net.transport.plain_text import is_one_line


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
            raise BadOption(say(BadWords.NO_OPTION, word=repr(word)))
        elif key in flags:
            value = left.pop(0) if left and left[0].lower() in SAID_OF_FLAGS else "yes"
        elif key.startswith("no_") and key.removeprefix("no_") in flags:
            key, value = key.removeprefix("no_"), "no"
        elif left:
            value = left.pop(0)
        else:
            raise BadOption(say(BadWords.NO_VALUE, word=word))
        if key in given:
            raise BadOption(say(BadWords.TWICE, word=key))
        given[key] = value
    return given


def milliseconds(text: str) -> int:
    """A time to think, as an argument."""
    if not text.isdecimal() or not 1 <= int(text[:12]) <= MOST:
        raise bad_argument(say(BadWords.NO_TIME, word=repr(text), most=MOST))
    return int(text)


def thinking_time(text: str) -> int:
    """How long a computer player may think about each choice of a match, as an argument."""
    if not text.isdecimal() or not 1 <= int(text[:12]) <= LONGEST_THOUGHT:
        raise bad_argument(say(BadWords.NO_TIME, word=repr(text), most=LONGEST_THOUGHT))
    return int(text)


def add_thinking_time(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--time", type=thinking_time, default=0, metavar="MS",
        help=f"milliseconds that {TIMED_LEVEL} thinks about each choice, with all processors; then "
        "nobody can compute its choices again",
    )  # fmt: skip


def timed_terms(terms: Terms, milliseconds: int, levels: Collection[str], state: State) -> Terms:
    """The terms with this time for the strongest computer player; BadOption if it is for nobody."""
    if milliseconds and not is_timed(levels):
        raise BadOption(say(BadWords.TIME_FOR_NOBODY, level=TIMED_LEVEL))
    if milliseconds and not gains_by_time(state):
        raise BadOption(say(BadWords.TIME_FOR_NOTHING, level=TIMED_LEVEL))
    return replace(terms, thinking=milliseconds)


def simulations(text: str) -> int:
    """A number of simulations, as an argument."""
    if not text.isdecimal() or not 1 <= int(text[:12]) <= MOST:
        raise bad_argument(say(BadWords.NO_SIMULATIONS, word=repr(text), most=MOST))
    return int(text)


def seconds(text: str) -> float:
    """A time to wait, as an argument."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not (isfinite(found) and found > 0):
        raise bad_argument(say(BadWords.NO_WAIT, word=repr(text)))
    return found


def name_given(text: str) -> str:
    """A name for the others, as an argument."""
    if len(text) > NAME_LIMIT:
        raise bad_argument(say(BadWords.LONG_NAME, most=NAME_LIMIT, count=len(text)))
    if text and not is_one_line(text):
        raise bad_argument(say(BadWords.BROKEN_NAME))
    return text


def bad_argument(reason: Phrase) -> argparse.ArgumentTypeError:
    """What the parser tells of an argument, in the language of this terminal."""
    return argparse.ArgumentTypeError(told(reason))


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
