"""What `--help` and wrong words say, in the language of the terminal.

Python's own parser looks up each of its texts before it speaks; here it gets ours to look in.
"""

import argparse

from meadhall.client.system.speech import translated
from meadhall.engines.phrases import Form


class ParserText(Form):
    """What Python's own parser says, in its words."""

    USAGE = "usage: "
    POSITIONAL = "positional arguments"
    OPTIONS = "options"
    HELP = "show this help message and exit"
    ERROR = "%(prog)s: error: %(message)s\n"
    ARGUMENT = "argument %(argument_name)s: %(message)s"
    REQUIRED = "the following arguments are required: %s"
    ONE_OF = "one of the arguments %s is required"
    UNRECOGNIZED = "unrecognized arguments: %s"
    NOT_TOGETHER = "not allowed with argument %s"
    NO_VALUE_TAKEN = "ignored explicit argument %r"
    VALUE_WANTED = "expected one argument"
    VALUES_WANTED = "expected at least one argument"
    AMBIGUOUS = "ambiguous option: %(option)s could match %(matches)s"
    BAD_VALUE = "invalid %(type)s value: %(value)r"
    BAD_CHOICE = "invalid choice: %(value)r (choose from %(choices)s)"


setattr(argparse, "_", translated)  # its way to look them up  # noqa: B010


def translate(parser: argparse.ArgumentParser) -> None:
    """Let a parser explain itself in the language of this terminal."""
    for action in parser._actions:  # argparse gives no other way to ask
        action.help = translated(action.help or "")
    parser.description = translated(parser.description or "")
    parser.epilog = translated(parser.epilog or "")


def texts_of(parser: argparse.ArgumentParser) -> set[str]:
    """What the parser says of itself and its options, as it is now."""
    helps = [action.help for action in parser._actions if action.dest != "help"]
    return {text for text in (parser.description, parser.epilog, *helps) if text}
