"""`meadhall host GAME`: open a table for friends on this network, without a window."""

import argparse
import os
import time
from typing import Final

from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.headless import (
    HeadlessPeer,
    add_shared_arguments,
    in_sentences,
    seat,
)
from meadhall.client.commands.options import (
    add_thinking_time,
    bad_argument,
    read_settings,
    timed_terms,
)
from meadhall.client.computer import replayable_choice
from meadhall.client.computer.players import check_level, check_styles
from meadhall.client.computer.replayable_choice import RANDOM
from meadhall.engines import catalogue
from meadhall.engines.phrases import say
from meadhall.engines.values import BadOption
from meadhall.net.gathering.genesis import PATIENCE_LIMIT, Terms
from meadhall.net.gathering.lobby import ANY_SEAT, make_offer
from meadhall.net.gathering.table import Table, TableConfig
from meadhall.net.identity import Identity

SHORTEST: Final = 10
"""A silence of fewer seconds does not count as being away."""


def add_arguments(parser: argparse.ArgumentParser, name: str = "host") -> None:
    parser.usage = (
        "meadhall host GAME [--seats N] [--ai LEVEL[:STYLE] xK] [--time MS] [--OPTION VALUE ...]"
    )
    parser.add_argument("game", help="its name, as `meadhall games` lists it")
    parser.add_argument("--seats", type=int, help="how many play; as few as possible if not given")
    parser.add_argument("--seat", type=seat, help="the seat you would like, from 1")
    parser.add_argument(
        "--ai",
        nargs="+",
        metavar=("LEVEL[:STYLE]", "xK"),
        help="let the computer play K of the seats",
    )
    add_thinking_time(parser)
    parser.add_argument(
        "--no-escrow",
        action="store_true",
        help="nobody can ever see your hand, and if one of you leaves the cards are lost",
    )
    parser.add_argument(
        "--hide-ai", action="store_true", help="the computer's cards are seen by its host alone"
    )
    parser.add_argument(
        "--keep-hidden", action="store_true", help="open no hands when the match is over"
    )
    parser.add_argument(
        "--forfeit-after", type=seconds, default=0, metavar="SECONDS",
        help="where two play: who stays away for longer forfeits the match; where more play, the "
        "others go on without one who has not chosen for so long",
    )  # fmt: skip
    add_shared_arguments(parser)


def run(args: argparse.Namespace, words: list[str]) -> int:
    game = catalogue.find(args.game)
    seats = game.seats[0] if args.seats is None else args.seats
    settings = read_settings(game, words)
    game.settle(seats, settings)
    peer = HeadlessPeer(args)

    def make(identity: Identity) -> Table:
        computers = computer_seats(args.ai or [], seats)
        opening = game.opening(seats, game.settle(seats, settings))
        check_styles(computers.values(), opening)
        terms = timed_terms(terms_of(args), args.time, computers.values(), opening)
        offer = make_offer(game.key, settings, seats, computers, int(time.time()), terms)
        wishes = [args.seat - 1] if args.seat is not None else [ANY_SEAT]
        return Table(
            identity,
            TableConfig(
                name=peer.name,
                entropy=os.urandom,
                keep=peer.keep,
                offer=offer,
                wishes=wishes,
                timing=peer.timing,
                is_ready=True,
                is_welcome=peer.admission.is_welcome,
            ),
        )

    return in_sentences(peer, make, None)


def terms_of(args: argparse.Namespace) -> Terms:
    """How cards and dice are dealt with at this table."""
    return Terms(
        escrow=not args.no_escrow,
        opening=not args.keep_hidden,
        hosted=args.hide_ai,
        patience=args.forfeit_after,
        players=replayable_choice.rules_version(),
    )


def seconds(text: str) -> int:
    """How long somebody may stay away, as an argument."""
    if not text.isdecimal() or not SHORTEST <= int(text) <= PATIENCE_LIMIT:
        limits = {"low": SHORTEST, "high": PATIENCE_LIMIT}
        raise bad_argument(say(BadWords.NO_SECONDS, word=repr(text), **limits))
    return int(text)


def computer_seats(given: list[str], seats: int) -> dict[int, str]:
    """The last seats are the computer's: `karl x2`, or `karl` for one."""
    if not given:
        return {}
    level, count = check_level(given[0], (RANDOM,)), given[1] if len(given) > 1 else "x1"
    if not count.lower().startswith("x") or not count[1:].isdecimal():
        raise BadOption(say(BadWords.HOW_MANY, word=repr(count)))
    number = int(count[1:])
    if number >= seats:
        raise BadOption(say(BadWords.NEED_ONE, seats=seats, count=number))
    if number == seats - 1:
        raise BadOption(say(BadWords.NO_FRIEND, seats=seats, count=number))
    return dict.fromkeys(range(seats - number, seats), level)
