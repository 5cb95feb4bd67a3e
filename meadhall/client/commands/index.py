"""Which commands there are, and the parser of each.

A command's module is imported only when it is asked for, so that `meadhall games` answers at once.
"""

import argparse
from importlib import import_module
from typing import Final

from meadhall.client.system import logs
from meadhall.client.system.parser_words import texts_of, translate
from meadhall.client.system.speech import told
from meadhall.engines.phrases import Form, say

ROOM: Final = "meadhall.client.commands"


class Purpose(Form):
    """What each command does, after its name."""

    GAMES = "list the games, their players and their options"
    SHOW = "draw a game's opening position"
    RULES = "print the rules of a game, with its drawings"
    PLAY = "play at this computer"
    HOST = "open a table for friends on this network"
    JOIN = "sit down at a friend's table, or look on"
    SHARE = "let the others on this network install Meadhall from here"
    LAN = "list people and tables on this network as they come and go"
    LOG = "print what happened in a match file"
    REPLAY = "draw the positions of a match file"
    EXPORT = "write a match as a text, as a page for a browser or as an animated picture"
    IMPORT = "make a match file of such a text"
    VERIFY = "check a match file, seat by seat"
    ANALYSE = "say what the computer thinks of a position"
    DUEL = "let computer players play against each other"
    TOURNAMENT = "let several players and programs play for a ranking"
    ENGINE = "answer another program that wants a computer player"
    LEARN = "find the weights of a game's evaluation by self-play"
    SOLVE = "solve the endgames of a game, backwards"
    SHOTS = "render every page and board of the window as pictures"
    PERFT = "count the ways a game can begin, to check the rules"
    BENCH = "measure how fast this computer plays"
    HELP = "explain a command, or list them all"
    COMPLETION = "print what completes these commands in a shell"
    MAN = "print the page for the system's manual"


COMMANDS: Final = {
    "games": (f"{ROOM}.browse", Purpose.GAMES),
    "show": (f"{ROOM}.browse", Purpose.SHOW),
    "rules": (f"{ROOM}.rules", Purpose.RULES),
    "play": (f"{ROOM}.terminal", Purpose.PLAY),
    "host": (f"{ROOM}.host", Purpose.HOST),
    "join": (f"{ROOM}.join", Purpose.JOIN),
    "share": (f"{ROOM}.share", Purpose.SHARE),
    "lan": (f"{ROOM}.lan", Purpose.LAN),
    "log": (f"{ROOM}.replay", Purpose.LOG),
    "replay": (f"{ROOM}.replay", Purpose.REPLAY),
    "export": ("meadhall.ui.replay.command", Purpose.EXPORT),
    "import": (f"{ROOM}.exchange", Purpose.IMPORT),
    "verify": (f"{ROOM}.verify", Purpose.VERIFY),
    "analyse": (f"{ROOM}.analyse", Purpose.ANALYSE),
    "duel": (f"{ROOM}.duel", Purpose.DUEL),
    "tournament": (f"{ROOM}.tournament", Purpose.TOURNAMENT),
    "engine": (f"{ROOM}.engine", Purpose.ENGINE),
    "learn": (f"{ROOM}.learn", Purpose.LEARN),
    "solve": (f"{ROOM}.solve", Purpose.SOLVE),
    "shots": ("meadhall.ui.tools.shots", Purpose.SHOTS),
    "perft": (f"{ROOM}.browse", Purpose.PERFT),
    "bench": (f"{ROOM}.bench", Purpose.BENCH),
    "help": (f"{ROOM}.manual", Purpose.HELP),
    "completion": (f"{ROOM}.manual", Purpose.COMPLETION),
    "man": (f"{ROOM}.manual", Purpose.MAN),
}
"""Each command's module, which has `add_arguments(parser, name)` and `run(args, words)`."""

WITH_GAME_OPTIONS: Final = (
    "show",
    "play",
    "host",
    "analyse",
    "duel",
    "tournament",
    "learn",
    "solve",
    "perft",
)
"""The commands that read further words as options of the game they name."""


class HelpText(Form):
    EXIT_CODES = "Exit code: 0 it was done, 1 it could not be done, 2 the words are wrong."
    LOG = "{option} writes what it does into {file}, for a report of a bug."
    TITLE = "Meadhall: six Norse board games for friends on one network."
    USAGE = (
        "usage: meadhall [COMMAND] [...]     without a command: open the window\n"
        "       meadhall FILE.saga           open a match in it"
    )
    EXPLAIN = "meadhall help COMMAND explains one of them; meadhall --version tells what runs."
    MENU = "meadhall --install-desktop puts it into the menu; its files open by a double click."
    LOG_ALL = "{option}, with any of these, writes what the program does into a log."
    NO_COMMAND = "there is no command {name}"
    STOPPED = "Stopped."
    NOT_HERE = "{word} is not understood here"


def parser_for(name: str) -> argparse.ArgumentParser:
    """The parser of a command, which explains itself in the language of this terminal."""
    parser = raw_parser(name)
    tells_codes = "Exit code" in (parser.epilog or "")
    translate(parser)
    if not parser.description:
        title = told(COMMANDS[name][1])
        parser.description = f"{title[0].upper()}{title[1:]}."
    log = told(say(HelpText.LOG, option=logs.OPTION, file=logs.FILE))
    codes = "" if tells_codes else told(HelpText.EXIT_CODES)
    parser.epilog = " ".join(filter(None, (parser.epilog, log, codes)))
    return parser


def raw_parser(name: str) -> argparse.ArgumentParser:
    """The parser of a command as its module makes it, in English."""
    parser = argparse.ArgumentParser(prog=f"meadhall {name}")
    import_module(COMMANDS[name][0]).add_arguments(parser, name)
    return parser


def help_texts() -> set[str]:
    """Every text with which a command explains itself or its options, for the translators."""
    return set().union(*(texts_of(raw_parser(name)) for name in COMMANDS))


def overview() -> str:
    width = max(len(name) for name in COMMANDS)
    lines = [f"  {name:<{width}}  {told(purpose)}" for name, (_, purpose) in COMMANDS.items()]
    return "\n".join(
        [
            told(HelpText.TITLE),
            "",
            told(HelpText.USAGE),
            "",
            *lines,
            "",
            told(HelpText.EXPLAIN),
            told(HelpText.MENU),
            told(say(HelpText.LOG_ALL, option=logs.OPTION)),
        ]
    )
