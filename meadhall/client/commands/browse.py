"""Looking at the games without playing: `meadhall games`, `show` and `perft`."""

import argparse

from meadhall.client.commands.options import describe, read_settings
from meadhall.engines import catalogue
from meadhall.engines.contract import State
from meadhall.engines.game import Game
from meadhall.engines.random_play import divide, perft
from meadhall.engines.values import BadOption


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.usage = f"meadhall {name} GAME [--seats N] [--OPTION VALUE ...]"
    if name == "games":
        parser.usage = "meadhall games [GAME]"
        parser.add_argument("game", nargs="?", help="only this game, with all its options")
    else:
        parser.add_argument("game", help="its name, as `meadhall games` lists it")
        add_seats(parser)
    if name == "perft":
        parser.usage += " --depth N [--divide]"
        parser.description = (
            "Counts the ways to go on from the opening. Secret choices of several seats count as "
            "one, in all their combinations; cards and dice fall the same each time."
        )
        parser.add_argument(
            "--depth", type=int, default=1, help="how many choices to look ahead (1)"
        )
        parser.add_argument(
            "--divide", action="store_true", help="print the count behind each first choice"
        )
    parser.set_defaults(command=name)


def add_seats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, help="how many play (the fewest the game allows)")


def opening(game: Game, seats: int | None, words: list[str]) -> State:
    """The first moment with the options that were typed, whatever their names are."""
    count = game.seats[0] if seats is None else seats
    return game.opening(count, game.settle(count, read_settings(game, words)))


def run(args: argparse.Namespace, words: list[str]) -> int:
    if args.command == "games":
        return list_games(args.game)
    game = catalogue.find(args.game)
    state = opening(game, args.seats, words)
    if args.command == "show":
        print(state.diagram())
        return 0
    return count(state, args.depth, args.divide)


def list_games(only: str | None) -> int:
    games = [catalogue.find(only)] if only else list(catalogue.GAMES)
    for game in games:
        low, high = game.seats
        players = f"{low}" if low == high else f"{low} to {high}"
        short, long = game.minutes
        print(f"{game.key:<12} {game.title}, by {game.designer}")
        print(f"  {game.summary} {players} players, {short} to {long} minutes.")
        print("\n".join(describe(game)))
        print()
    return 0


def count(state: State, depth: int, divided: bool) -> int:
    if depth < 0:
        raise BadOption("--depth cannot be negative")
    if not divided or depth == 0:
        print(perft(state, depth))
        return 0
    counts = divide(state, depth)
    for name, total in counts.items():
        print(f"{name}: {total}")
    print(f"{sum(counts.values())} in all")
    return 0
