"""The way in: `meadhall` in a terminal, `meadhall-gui` from a desktop."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from meadhall import __version__, native
from meadhall.client.commands.index import (
    COMMANDS,
    WITH_GAME_OPTIONS,
    HelpText,
    overview,
    parser_for,
)
from meadhall.client.system import logs
from meadhall.client.system.folders import LINK, SUFFIX, refusal, usual
from meadhall.client.system.screen import missing_library, missing_screen
from meadhall.client.system.speech import told
from meadhall.client.system.user_error import UserError
from meadhall.engines.phrases import say
from meadhall.engines.values import BadOption, GameError, UnknownGame
from meadhall.net.errors import NetError

BENCHES = {
    "ai": "meadhall.ai.bench",
    "client": "meadhall.ui.tools.bench",
    "deck": "meadhall.net.deck.bench",
    "net": "meadhall.net.bench",
}
"""What `meadhall bench` measures in a module of that room, which has `run(print)`."""

WINDOW_WORDS = ("--listen", "--install-desktop")
"""Options of the window, which may be given instead of a command."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 well, 1 it could not be done, 2 wrong words."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        words = begin_log(words)
    except UserError as error:
        print(f"meadhall: {told(error.reason).rstrip('.')}.", file=sys.stderr)
        return 2
    try:
        return dispatch(words)
    except KeyboardInterrupt:
        print(f"\n{told(HelpText.STOPPED)}", file=sys.stderr)
        return 130


def begin_log(words: list[str]) -> list[str]:
    """Begin the debug log if it is asked for; the words without the option that asks for it."""
    level, rest = logs.take_option(words, os.environ)
    if level:
        print(f"meadhall: logging to {logs.begin(level, usual())}", file=sys.stderr)
    return rest


def dispatch(words: list[str]) -> int:
    """Run the command that the words name; without one, the window."""
    if not words or words[0].endswith(SUFFIX) or words[0] in WINDOW_WORDS or is_link(words[0]):
        return gui(words)
    name = words.pop(0)
    if name in ("-h", "--help"):
        print(overview())
        return 0
    if name in ("-V", "--version"):
        print(f"Meadhall {__version__} ({native.mode()}), Python {sys.version.split()[0]}")
        return 0
    if name not in COMMANDS:
        unknown = told(say(HelpText.NO_COMMAND, name=repr(name)))
        print(f"meadhall: {unknown}.\n\n{overview()}", file=sys.stderr)
        return 2
    parser = parser_for(name)
    args, rest = parser.parse_known_args(words)
    if rest and name not in WITH_GAME_OPTIONS:
        parser.error(told(say(HelpText.NOT_HERE, word=repr(rest[0]))))
    if name == "bench" and args.what in BENCHES:
        return in_sentences(lambda: measure(args.what))
    if name == "play" and not args.text:
        return in_sentences(lambda: play_in_window(args, rest))
    return in_sentences(lambda: int(import_module(COMMANDS[name][0]).run(args, rest)))


def is_link(word: str) -> bool:
    """Does this lead to a file or a table, as a desktop gives it?"""
    return word.startswith(("file:", LINK))


def measure(what: str) -> int:
    import_module(BENCHES[what]).run(print)
    return 0


def in_sentences(command: Callable[[], int]) -> int:
    """Run a command; what goes wrong is said in one sentence."""
    try:
        return command()
    except (GameError, NetError, UserError) as error:
        print(f"meadhall: {told(error.reason).rstrip('.')}.", file=sys.stderr)
        return 2 if isinstance(error, BadOption | UnknownGame) else 1
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone, for example `| head`
        return 1
    except OSError as error:
        print(f"meadhall: {told(refusal(error))}", file=sys.stderr)
        return 1


def play_in_window(args: argparse.Namespace, words: Sequence[str]) -> int:
    """Begin the match that the words ask for, and open the window at its table."""
    if problem := missing_screen():
        print(f"meadhall: {told(problem)}.", file=sys.stderr)
        return 1
    terminal = import_module(COMMANDS["play"][0])
    return gui([str(terminal.keep_match(args, list(words)))])


def gui(words: Sequence[str] | None = None) -> int:
    """Open the window, or put its entry into the desktop's menu. `meadhall-gui` gives no words."""
    if words is None:
        return in_sentences(lambda: gui(begin_log(sys.argv[1:])))
    if "--install-desktop" in words:
        return in_sentences(install_desktop)
    try:
        app = import_module("meadhall.ui.startup.app")
    except ImportError as error:
        print(f"meadhall: {told(missing_library(error))}.", file=sys.stderr)
        return 1
    return int(app.run(words))


def install_desktop() -> int:
    for file in import_module("meadhall.client.system.desktop").install():
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
