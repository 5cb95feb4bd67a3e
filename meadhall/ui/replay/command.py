"""`meadhall export FILE [TARGET]`: a match as a text, a page for a browser, or a picture."""

import argparse
import os
from pathlib import Path

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match import match_text
from meadhall.client.match.session import Session
from meadhall.client.match.setup import look_at
from meadhall.client.system.folders import usual

PAGE, PICTURE = ".html", ".apng"


def add_arguments(parser: argparse.ArgumentParser, name: str = "export") -> None:
    parser.add_argument("file", type=Path, help="a match file")
    parser.add_argument("target", type=Path, nargs="?", help="where it goes (a text: the screen)")
    parser.description = (
        "Writes a match for others. A target that ends in .html becomes a page that replays in any "
        "browser, without a network; one that ends in .apng an animated picture. Anything else "
        "becomes a text: tags, and a line for each answer. docs/match-text.md explains it, and "
        "`meadhall import` reads it back."
    )


def run(args: argparse.Namespace, words: list[str]) -> int:
    _, match = look_at(args.file)
    session = Session(match, InProcessPlayer())
    if args.target is not None and args.target.suffix in (PAGE, PICTURE):
        _save(session, args.target)
    elif args.target is None:
        print(match_text.write(session), end="")
    else:
        args.target.write_text(match_text.write(session), "utf-8")
    return 0


def _save(session: Session, target: Path) -> None:
    """Without a screen: what is painted goes into the file."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from meadhall.ui.board.registry import BOARDS
    from meadhall.ui.replay.saving import save_replay
    from meadhall.ui.startup.app import application
    from meadhall.ui.window.app_context import AppContext

    application(["meadhall"])
    context = AppContext(usual())
    language = context.settings.text("language")
    board = BOARDS[session.game.key]
    for _ in save_replay(board, session, context.theme, language, target):
        pass
