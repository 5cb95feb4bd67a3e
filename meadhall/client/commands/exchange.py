"""`meadhall import FILE`: a match of a text that `meadhall export` wrote."""

import argparse
import sys
from pathlib import Path

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match import match_text
from meadhall.client.match.match_texts import MatchText
from meadhall.client.match.setup import begin
from meadhall.client.system.folders import usual
from meadhall.client.system.settings import Preferences
from meadhall.client.system.user_error import UserError
from meadhall.engines.phrases import say


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.add_argument("file", type=Path, help="a text, or - for standard input")
    parser.description = (
        "Makes a match file of a text that `meadhall export` wrote, and prints where it is."
    )


def run(args: argparse.Namespace, words: list[str]) -> int:
    return _import(args.file)


def _import(file: Path) -> int:
    plan = match_text.read(_text_of(file))
    folders = usual()
    folders.make()
    name = Preferences(folders.config / "settings.json").text("name")
    session, path = begin(plan, folders, name, InProcessPlayer())
    session.close()
    print(path)
    return 0


def _text_of(file: Path) -> str:
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise UserError(say(MatchText.NO_MATCH)) from error
