"""`meadhall rules GAME`: the rules to read, in a terminal, each position as the game draws it."""

import argparse
import re
from typing import Final

from meadhall.client.learning.rulebook import PICTURE, page
from meadhall.client.system.languages import languages
from meadhall.client.system.speech import language
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.phrases import Form, say

DRAWING: Final = re.compile(rf"^!\[.*\]\({PICTURE}(\d+)\)$", re.MULTILINE)


class RulesText(Form):
    NOT_THERE = "the rules of {game} are not there yet"


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.add_argument("game", help="its name, as `meadhall games` lists it")
    parser.add_argument(
        "--language", choices=languages(), help="in this language (the one that the window speaks)"
    )


def run(args: argparse.Namespace, words: list[str]) -> int:
    print(rules_text(catalogue.find(args.game).key, args.language or language()))
    return 0


def rules_text(game: str, language: str) -> str:
    """The rules of a game, each drawing as the game draws it in a terminal."""
    try:
        rules = page(game, language)
    except FileNotFoundError as error:
        raise UserError(say(RulesText.NOT_THERE, game=catalogue.find(game).title)) from error

    def drawn(found: re.Match[str]) -> str:
        return rules.drawings[int(found[1])].position.state().picture()

    return DRAWING.sub(drawn, rules.text).rstrip()
