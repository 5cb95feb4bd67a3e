"""The position that a command's words name: an opening with its options, or one that was pasted."""

import argparse
import sys
from dataclasses import dataclass

from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.options import read_settings
from meadhall.client.match import match_text, position_text
from meadhall.client.match.setup import last_state
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import State
from meadhall.engines.game import Game
from meadhall.engines.phrases import say
from meadhall.engines.values import NOBODY, BadOption, Setting


@dataclass(frozen=True, slots=True)
class NamedPosition:
    """What the words of a command name: a game, its options, and a moment of it."""

    game: Game
    settings: dict[str, Setting]
    state: State


def named_position(
    args: argparse.Namespace, words: list[str], chance: Chance | None = None
) -> NamedPosition:
    """The position that was pasted, or else the opening of the game that is named."""
    if args.position is not None:
        if args.game or args.seats or words:
            raise BadOption(say(BadWords.POSITION_TELLS))
        return pasted_position(args.position, chance)
    if not args.game:
        raise BadOption(say(BadWords.NAME_A_GAME))
    return opening(catalogue.find(args.game), args.seats, words)


def opening(game: Game, seats: int | None, words: list[str]) -> NamedPosition:
    """The first moment with the options that were typed, whatever their names are."""
    count = game.seats[0] if seats is None else seats
    settings = game.settle(count, read_settings(game, words))
    return NamedPosition(game, settings, game.opening(count, settings))


def pasted_position(text: str, chance: Chance | None = None) -> NamedPosition:
    """The last position of a match text; what it does not tell is dealt."""
    plan = match_text.read(sys.stdin.read() if text == "-" else text, chance)
    game = catalogue.find(plan.game)
    return NamedPosition(game, game.settle(plan.seats, plan.settings), last_state(plan))


def line(position: NamedPosition) -> str:
    """The position as a line that can be pasted."""
    return position_text.line(position.game, position.settings, position.state, NOBODY)
