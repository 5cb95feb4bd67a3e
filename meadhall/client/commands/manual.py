"""What the commands say of themselves: `meadhall help`, `completion` and `man`.

All three are made from the parsers of the commands, so they never tell of an option that is not
there.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Final

from meadhall import __version__
from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.index import COMMANDS, HelpText, overview, parser_for
from meadhall.client.system.folders import SUFFIX, VARIABLE
from meadhall.client.system.parser_words import ParserText
from meadhall.client.system.speech import VARIABLE as LANGUAGE_VARIABLE
from meadhall.client.system.speech import told
from meadhall.engines.game_info import GAME_INFOS
from meadhall.engines.phrases import Form, say
from meadhall.engines.values import BadOption

SHELLS: Final = ("bash", "zsh", "fish")


class ManualText(Form):
    NAME = "six Norse board games for friends on one network"
    WINDOW = "Without a command, the window opens."
    HOME = "A folder that holds settings, matches and logs, in place of the usual ones."
    LANGUAGE = "The language of the terminal, it for instance, in place of the window's."


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.set_defaults(command=name)
    if name == "help":
        parser.usage = "meadhall help [COMMAND]"
        parser.add_argument("name", nargs="?", metavar="COMMAND", help="only this one")
    elif name == "completion":
        parser.add_argument("shell", choices=SHELLS, help="for which shell")
        parser.description = (
            "Prints a script for a shell. bash: meadhall completion bash >> ~/.bashrc. "
            "zsh: the same with ~/.zshrc. "
            "fish: meadhall completion fish > ~/.config/fish/completions/meadhall.fish."
        )


def run(args: argparse.Namespace, words: list[str]) -> int:
    if args.command == "man":
        print(man_page(), end="")
    elif args.command == "completion":
        print(WRITERS[args.shell](), end="")
    elif args.name is None:
        print(overview())
    elif args.name in COMMANDS:
        parser_for(args.name).print_help()
    else:
        raise BadOption(say(BadWords.NO_COMMAND, word=repr(args.name)))
    return 0


# Completion. ---------------------------------------------------------------------------------


def options_of(name: str) -> list[argparse.Action]:
    """The command's own options, without --help."""
    actions = parser_for(name)._actions  # argparse gives no other way to ask
    return [action for action in actions if action.option_strings and action.dest != "help"]


def values_of(action: argparse.Action) -> list[str]:
    return [str(choice) for choice in action.choices or ()]


def flags_of(name: str) -> list[str]:
    return [flag for action in options_of(name) for flag in action.option_strings]


def words_after(name: str) -> list[str]:
    """What may follow a command: its options, and a game or one of its own words."""
    places = [action for action in parser_for(name)._actions if not action.option_strings]
    words = [value for action in places for value in values_of(action)]
    if any(action.dest == "game" for action in places):
        words += [info.key for info in GAME_INFOS]
    if name == "help":
        words += list(COMMANDS)
    return [*words, *flags_of(name)]


def for_bash() -> str:
    cases = "".join(
        f'        {name}) words="{" ".join(words_after(name))}" ;;\n' for name in COMMANDS
    )
    return f"""# Completes the commands of Meadhall in bash.
_meadhall() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} words
    case ${{COMP_CWORD}}:${{COMP_WORDS[1]}} in
        1:*) words="{" ".join(COMMANDS)}" ;;
        *) words= ;;
    esac
    if ((COMP_CWORD > 1)); then case ${{COMP_WORDS[1]}} in
{cases}    esac; fi
    COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -X '!*{SUFFIX}' -- "$word"))
}}
complete -o filenames -F _meadhall meadhall
"""


def for_zsh() -> str:
    purposes = "".join(
        f"        '{name}:{_in_quotes(told(purpose))}'\n" for name, (_, purpose) in COMMANDS.items()
    )
    cases = "".join(
        f"        {name}) compadd -- {' '.join(words_after(name))} ;;\n" for name in COMMANDS
    )
    return f"""#compdef meadhall
# Completes the commands of Meadhall in zsh.
_meadhall() {{
    local -a commands
    commands=(
{purposes}    )
    if ((CURRENT == 2)); then
        _describe 'command' commands
        _files -g '*{SUFFIX}'
        return
    fi
    case $words[2] in
{cases}    esac
    _files -g '*{SUFFIX}'
}}
compdef _meadhall meadhall
"""


def for_fish() -> str:
    lines = ["# Completes the commands of Meadhall in fish.", "complete -c meadhall -f"]
    lines.append(f"complete -c meadhall -k -a '(__fish_complete_suffix {SUFFIX})'")
    for name, (_, purpose) in COMMANDS.items():
        is_first = "-n __fish_use_subcommand"
        lines.append(f"complete -c meadhall {is_first} -a {name} -d '{_in_quotes(told(purpose))}'")
        follows = f"-n '__fish_seen_subcommand_from {name}'"
        plain = [word for word in words_after(name) if not word.startswith("-")]
        if plain:
            lines.append(f"complete -c meadhall {follows} -a '{' '.join(plain)}'")
        for action in options_of(name):
            flag = action.option_strings[-1].lstrip("-")
            about = _in_quotes(action.help or "")
            values = f" -x -a '{' '.join(values_of(action))}'" if action.choices else ""
            lines.append(f"complete -c meadhall {follows} -l {flag}{values} -d '{about}'")
    return "\n".join(lines) + "\n"


def _in_quotes(text: str) -> str:
    """Text that stands between single quotes in any of the shells."""
    return (
        " ".join(text.split())
        .replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
        .replace(":", " -")
        .replace("%%", "%")
    )


WRITERS: Final = {"bash": for_bash, "zsh": for_zsh, "fish": for_fish}


# The manual. ---------------------------------------------------------------------------------


def man_page() -> str:
    """The page of section 6, games, in the language that `man` reads."""
    return "\n".join(_man_lines()) + "\n"


def _man_lines() -> Iterator[str]:
    year = time.strftime("%Y")
    yield f'.TH MEADHALL 6 "{year}" "Meadhall {__version__}" "Games"'
    yield from (".SH NAME", f"meadhall \\- {_roff(told(ManualText.NAME))}")
    yield from (".SH SYNOPSIS", ".B meadhall", "[COMMAND] [...]", ".br")
    yield from (".B meadhall", f"FILE{SUFFIX}")
    yield from (".SH DESCRIPTION", _roff(told(ManualText.WINDOW)))
    for info in GAME_INFOS:
        yield from (".TP", f".B {_roff(info.title)}", _roff(told(info.summary)))
    yield ".SH COMMANDS"
    for name in COMMANDS:
        yield from _man_command(name)
    yield from (".SH EXIT STATUS", _roff(told(HelpText.EXIT_CODES)))
    yield from (".SH ENVIRONMENT", ".TP", f".B {VARIABLE}")
    yield _roff(told(ManualText.HOME))
    yield from (".TP", f".B {LANGUAGE_VARIABLE}")
    yield _roff(told(ManualText.LANGUAGE))


def _man_command(name: str) -> Iterator[str]:
    parser = parser_for(name)
    usage = parser.format_usage().removeprefix(told(ParserText.USAGE))
    yield from (f".SS {name}", ".nf", _roff(usage.rstrip()), ".fi")
    yield _roff(parser.description or "")
    for action in parser._actions:
        if action.dest == "help" or not action.help:
            continue
        label = ", ".join(action.option_strings) or str(action.metavar or action.dest)
        yield from (
            ".TP",
            f".B {_roff(label)}",
            _roff(parser._get_formatter()._expand_help(action)),
        )


def _roff(text: str) -> str:
    """Text that means itself to `man`."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line[:1] in ".'" else line for line in text.splitlines())
