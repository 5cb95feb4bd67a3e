"""Looking at the games without playing: `meadhall games`, `show` and `perft`."""

import argparse
import json

from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.counting import counted, counted_behind
from meadhall.client.commands.options import describe
from meadhall.client.commands.result_texts import ResultsText
from meadhall.client.system.speech import told
from meadhall.engines import catalogue
from meadhall.engines.contract import State
from meadhall.engines.game import Game
from meadhall.engines.phrases import Form, say
from meadhall.engines.values import BadOption, Option


class GamesText(Form):
    BY = "{title}, by {designer}"
    RANGE = "{low} to {high}"
    LENGTH = "{players} players, {short} to {long} minutes."


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.usage = f"meadhall {name} GAME [--seats N] [--OPTION VALUE ...]"
    if name == "games":
        parser.usage = "meadhall games [GAME]"
        parser.add_argument("game", nargs="?", help="only this game, with all its options")
        add_json(parser, "print an object per game")
    else:
        parser.usage += f"\n       meadhall {name} --position TEXT"
        parser.add_argument("game", nargs="?", help="its name, as `meadhall games` lists it")
        add_seats(parser)
        add_position(parser)
    if name == "show":
        parser.usage += " [--line]"
        parser.add_argument(
            "--line", action="store_true", help="print a line that can be pasted elsewhere"
        )
    if name == "perft":
        parser.usage += " [--depth N] [--divide]"
        parser.description = (
            "Counts the ways to go on from a position. Secret choices of several seats count as "
            "one, in all their combinations; cards and dice fall the same each time."
        )
        parser.add_argument(
            "--depth", type=int, default=1, help="how many choices to look ahead (1)"
        )
        parser.add_argument(
            "--divide", action="store_true", help="print the count behind each first choice"
        )
        add_json(parser, "print one object, with the count behind each first choice")
    parser.set_defaults(command=name)


def add_seats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, help="how many play (the fewest the game allows)")


def add_json(parser: argparse.ArgumentParser, text: str) -> None:
    parser.add_argument("--json", action="store_true", help=text)


def add_position(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--position",
        metavar="TEXT",
        help="a position that was copied at a table, or - for standard input",
    )


def run(args: argparse.Namespace, words: list[str]) -> int:
    if args.command == "games":
        return list_games(args.game, args.json)
    from meadhall.client.commands.positions import line, named_position  # not for `games`

    position = named_position(args, words)
    if args.command == "show":
        print(line(position) if args.line else position.state.diagram())
        return 0
    return tell_count(position.state, args.depth, args.divide, args.json)


def list_games(only: str | None, as_json: bool) -> int:
    games = [catalogue.find(only)] if only else list(catalogue.GAMES)
    for game in games:
        if as_json:
            print(json.dumps(facts(game)))
            continue
        low, high = game.seats
        players = str(low) if low == high else say(GamesText.RANGE, low=low, high=high)
        short, long = game.minutes
        by = say(GamesText.BY, title=game.title, designer=game.designer)
        print(f"{game.key:<12} {told(by)}")
        length = say(GamesText.LENGTH, players=players, short=short, long=long)
        print(f"  {told(game.summary)} {told(length)}")
        print("\n".join(describe(game)))
        print()
    return 0


def facts(game: Game) -> dict[str, object]:
    """What a program wants to know of a game."""
    return {
        "key": game.key,
        "title": game.title,
        "designer": str(game.designer),
        "summary": str(game.summary),
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "rules_version": game.rules_version,
        "options": [option_facts(option) for option in game.options],
    }


def option_facts(option: Option) -> dict[str, object]:
    return {
        "key": option.key,
        "title": str(option.title),
        "meaning": str(option.meaning),
        "kind": option.kind,
        "default": option.default,
        "choices": [key for key, _ in option.choices],
    }


def tell_count(state: State, depth: int, is_divided: bool, as_json: bool) -> int:
    if depth < 0:
        raise BadOption(say(BadWords.NEGATIVE, word="--depth"))
    if as_json:
        behind = counted_behind(state, depth) if depth else {}
        total = sum(behind.values()) if depth else 1
        print(json.dumps({"depth": depth, "count": total, "behind": behind}))
    elif is_divided and depth:
        counts = counted_behind(state, depth)
        for name, count in counts.items():
            print(f"{name}: {count}")
        print(told(say(ResultsText.IN_ALL, count=sum(counts.values()))))
    else:
        print(counted(state, depth))
    return 0
