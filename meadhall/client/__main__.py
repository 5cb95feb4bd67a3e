"""The way in: `meadhall` in a terminal, `meadhall-gui` from a desktop.

Each command lives in a module of its own, which is imported only when it is asked for, so
that `meadhall games` answers at once.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

from meadhall import __version__, native
from meadhall.client.system import logs
from meadhall.client.system.folders import SUFFIX, usual
from meadhall.client.system.screen import missing_library, missing_screen
from meadhall.client.system.user_error import UserError
from meadhall.engines.values import GameError
from meadhall.net.errors import NetError

ROOM: Final = "meadhall.client.commands"

COMMANDS = {
    "games": (f"{ROOM}.browse", "list the games, their players and their options"),
    "show": (f"{ROOM}.browse", "draw a game's opening position"),
    "play": (f"{ROOM}.terminal", "play at this computer"),
    "host": (f"{ROOM}.host", "open a table for friends on this network"),
    "join": (f"{ROOM}.join", "sit down at a friend's table, or look on"),
    "lan": (
        f"{ROOM}.lan",
        "list people and tables on this network as they come and go",
    ),
    "log": (f"{ROOM}.replay", "print what happened in a match file"),
    "replay": (f"{ROOM}.replay", "draw the positions of a match file"),
    "verify": (f"{ROOM}.verify", "check a match file, seat by seat"),
    "analyse": (f"{ROOM}.analyse", "say what the computer thinks of a position"),
    "duel": (f"{ROOM}.duel", "let computer players play against each other"),
    "shots": ("meadhall.ui.tools.shots", "render every page and board of the window as pictures"),
    "perft": (
        f"{ROOM}.browse",
        "count the ways a game can begin, to check the rules",
    ),
    "bench": (f"{ROOM}.bench", "measure how fast this computer plays"),
}
"""Each command's module, which has `add_arguments(parser, name)` and `run(args, words)`."""

BENCHES = {
    "ai": "meadhall.ai.bench",
    "client": "meadhall.ui.tools.bench",
    "deck": "meadhall.net.deck.bench",
    "net": "meadhall.net.bench",
}
"""What `meadhall bench` measures in a module of that room, which has `run(print)`."""

WITH_GAME_OPTIONS = ("show", "play", "host", "analyse", "duel", "perft")
"""The commands that read further words as options of the game they name."""

WINDOW_WORDS = ("--listen", "--install-desktop")
"""Options of the window, which may be given instead of a command."""


def parser_for(name: str) -> argparse.ArgumentParser:
    module, purpose = COMMANDS[name]
    parser = argparse.ArgumentParser(
        prog=f"meadhall {name}", description=f"{purpose[0].upper()}{purpose[1:]}."
    )
    import_module(module).add_arguments(parser, name)
    log = f"{logs.OPTION} writes what it does into {logs.FILE}, for a report of a bug."
    parser.epilog = f"{parser.epilog or ''} {log}".strip()
    return parser


def overview() -> str:
    width = max(len(name) for name in COMMANDS)
    lines = [f"  {name:<{width}}  {purpose}" for name, (_, purpose) in COMMANDS.items()]
    return "\n".join(
        [
            "Meadhall: six Norse board games for friends on one network.",
            "",
            "usage: meadhall [COMMAND] [...]     without a command: open the window",
            "       meadhall FILE.saga           open a match in it",
            "",
            *lines,
            "",
            "meadhall COMMAND --help explains one of them; meadhall --version tells what runs.",
            "meadhall --install-desktop puts it into the menu; its files open by a double click.",
            f"{logs.OPTION}, with any of these, writes what the program does into a log.",
        ]
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 well, 1 it could not be done, 2 wrong words."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        words = begin_log(words)
    except UserError as error:
        print(f"meadhall: {error}.", file=sys.stderr)
        return 2
    return dispatch(words)


def begin_log(words: list[str]) -> list[str]:
    """Begin the debug log if it is asked for; the words without the option that asks for it."""
    level, rest = logs.take_option(words, os.environ)
    if level:
        print(f"meadhall: logging to {logs.begin(level, usual())}", file=sys.stderr)
    return rest


def dispatch(words: list[str]) -> int:
    """Run the command that the words name; without one, the window."""
    if not words or words[0].endswith(SUFFIX) or words[0] in WINDOW_WORDS:
        return gui(words)
    name = words.pop(0)
    if name in ("-h", "--help", "help"):
        print(overview())
        return 0
    if name in ("-V", "--version"):
        print(f"Meadhall {__version__} ({native.mode()}), Python {sys.version.split()[0]}")
        return 0
    if name not in COMMANDS:
        print(f"meadhall: there is no command {name!r}.\n\n{overview()}", file=sys.stderr)
        return 2
    parser = parser_for(name)
    args, rest = parser.parse_known_args(words)
    if rest and name not in WITH_GAME_OPTIONS:
        parser.error(f"{rest[0]!r} is not understood here")
    if name == "bench" and args.what in BENCHES:
        return in_sentences(lambda: measure(args.what))
    if name == "play" and not args.text:
        return in_sentences(lambda: play_in_window(args, rest))
    return in_sentences(lambda: int(import_module(COMMANDS[name][0]).run(args, rest)))


def measure(what: str) -> int:
    import_module(BENCHES[what]).run(print)
    return 0


def in_sentences(command: Callable[[], int]) -> int:
    """Run a command; what goes wrong is said in one sentence."""
    try:
        return command()
    except (GameError, NetError, UserError) as error:
        print(f"meadhall: {str(error).rstrip('.')}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone, for example `| head`
        return 1
    except OSError as error:
        print(f"meadhall: {error.filename or 'the system'}: {error.strerror}.", file=sys.stderr)
        return 1


def play_in_window(args: argparse.Namespace, words: Sequence[str]) -> int:
    """Begin the match that the words ask for, and open the window at its table."""
    if problem := missing_screen():
        print(f"meadhall: {problem}.", file=sys.stderr)
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
        print(f"meadhall: {missing_library(error)}.", file=sys.stderr)
        return 1
    return int(app.run(words))


def install_desktop() -> int:
    for file in import_module("meadhall.client.system.desktop").install():
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
