"""Which commands there are, and the parser of each.

A command's module is imported only when it is asked for, so that `meadhall games` answers at once.
"""

import argparse
from importlib import import_module
from typing import Final

from meadhall.client.system import logs

ROOM: Final = "meadhall.client.commands"

COMMANDS: Final = {
    "games": (f"{ROOM}.browse", "list the games, their players and their options"),
    "show": (f"{ROOM}.browse", "draw a game's opening position"),
    "rules": (f"{ROOM}.rules", "print the rules of a game, with its drawings"),
    "play": (f"{ROOM}.terminal", "play at this computer"),
    "host": (f"{ROOM}.host", "open a table for friends on this network"),
    "join": (f"{ROOM}.join", "sit down at a friend's table, or look on"),
    "share": (f"{ROOM}.share", "let the others on this network install Meadhall from here"),
    "lan": (
        f"{ROOM}.lan",
        "list people and tables on this network as they come and go",
    ),
    "log": (f"{ROOM}.replay", "print what happened in a match file"),
    "replay": (f"{ROOM}.replay", "draw the positions of a match file"),
    "export": (
        "meadhall.ui.replay.command",
        "write a match as a text, as a page for a browser or as an animated picture",
    ),
    "import": (f"{ROOM}.exchange", "make a match file of such a text"),
    "verify": (f"{ROOM}.verify", "check a match file, seat by seat"),
    "analyse": (f"{ROOM}.analyse", "say what the computer thinks of a position"),
    "duel": (f"{ROOM}.duel", "let computer players play against each other"),
    "tournament": (f"{ROOM}.tournament", "let several players and programs play for a ranking"),
    "engine": (f"{ROOM}.engine", "answer another program that wants a computer player"),
    "shots": ("meadhall.ui.tools.shots", "render every page and board of the window as pictures"),
    "perft": (
        f"{ROOM}.browse",
        "count the ways a game can begin, to check the rules",
    ),
    "bench": (f"{ROOM}.bench", "measure how fast this computer plays"),
    "help": (f"{ROOM}.manual", "explain a command, or list them all"),
    "completion": (f"{ROOM}.manual", "print what completes these commands in a shell"),
    "man": (f"{ROOM}.manual", "print the page for the system's manual"),
}
"""Each command's module, which has `add_arguments(parser, name)` and `run(args, words)`."""

WITH_GAME_OPTIONS: Final = ("show", "play", "host", "analyse", "duel", "tournament", "perft")
"""The commands that read further words as options of the game they name."""

EXIT_CODES: Final = "Exit code: 0 it was done, 1 it could not be done, 2 the words are wrong."
"""What holds for every command that does not say more."""


def parser_for(name: str) -> argparse.ArgumentParser:
    module, purpose = COMMANDS[name]
    parser = argparse.ArgumentParser(
        prog=f"meadhall {name}", description=f"{purpose[0].upper()}{purpose[1:]}."
    )
    import_module(module).add_arguments(parser, name)
    log = f"{logs.OPTION} writes what it does into {logs.FILE}, for a report of a bug."
    parser.epilog = " ".join(filter(None, (parser.epilog, log)))
    if "Exit code" not in parser.epilog:
        parser.epilog += f" {EXIT_CODES}"
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
            "meadhall help COMMAND explains one of them; meadhall --version tells what runs.",
            "meadhall --install-desktop puts it into the menu; its files open by a double click.",
            f"{logs.OPTION}, with any of these, writes what the program does into a log.",
        ]
    )
