"""`meadhall join`: sit down at a friend's table on this network, without a window."""

import argparse
import os

from meadhall.client.commands.headless import HeadlessPeer, add_shared_arguments, in_sentences, seat
from meadhall.client.computer.replayable_choice import rules_version
from meadhall.client.multiplayer.join_target import read_join_target
from meadhall.net.gathering.lobby import ANY_SEAT
from meadhall.net.gathering.table import Table, TableConfig
from meadhall.net.identity import Identity


def add_arguments(parser: argparse.ArgumentParser, name: str = "join") -> None:
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--table", metavar="NAME", help="the table that this person has opened")
    way.add_argument("--at", metavar="ADDRESS", help="as 192.168.1.5:4000, without any discovery")
    way.add_argument(
        "--code", help="the invitation that the other end shows, or its three words in quotes"
    )
    parser.add_argument("--watch", action="store_true", help="look on, without a seat")
    parser.add_argument("--seat", type=seat, help="the seat you would like, from 1")
    add_shared_arguments(parser)


def run(args: argparse.Namespace, words: list[str]) -> int:
    call = read_join_target(args.table, args.at, args.code)
    is_proven = args.code is not None and bool(call.addresses)
    peer = HeadlessPeer(args, call.is_for if is_proven else lambda key: False)

    def make(identity: Identity) -> Table:
        return Table(
            identity,
            TableConfig(
                name=peer.name,
                entropy=os.urandom,
                keep=peer.keep,
                is_watching=args.watch,
                wishes=[args.seat - 1] if args.seat is not None else [ANY_SEAT],
                timing=peer.timing,
                is_ready=True,
                is_welcome=peer.admission.is_welcome,
                players=rules_version(),
                object_to=peer.object_to,
            ),
        )

    return in_sentences(peer, make, call)
