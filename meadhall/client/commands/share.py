"""`meadhall share`: let the others on this network install Meadhall from this computer."""

import argparse
import shutil
import sys
import threading

from meadhall.client.commands.output import Output
from meadhall.client.commands.peer_texts import PeerText
from meadhall.client.sharing import page, shelf
from meadhall.client.sharing.announcement import announced
from meadhall.client.sharing.server import USUAL_PORT, Fetched, SharingServer, wheelhouse
from meadhall.client.sharing.sharing import address_of
from meadhall.client.sharing.texts import SharingText
from meadhall.client.system.folders import usual
from meadhall.client.system.settings import Preferences
from meadhall.client.system.user_error import UserError
from meadhall.engines.phrases import say
from meadhall.net.gathering.genesis import NAMELESS
from meadhall.net.shell.addresses import own_hosts, tellable


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.description = (
        "Serves a page from which the others on this network install Meadhall, without internet. "
        "Nothing is served before this command is given, and nothing after Ctrl+C."
    )
    parser.add_argument(
        "--add",
        action="append",
        default=[],
        metavar="SYSTEM",
        help="first download what another system needs, windows-x86_64-cp312 say",
    )
    parser.add_argument("--fill-only", action="store_true", help="get all ready, and serve nothing")
    parser.add_argument("--port", type=int, default=USUAL_PORT, help=f"serve here ({USUAL_PORT})")
    parser.add_argument("--listen", default="", metavar="HOST", help="serve on this address alone")
    parser.add_argument("--json", action="store_true", help="print an object per line")


def run(args: argparse.Namespace, words: list[str]) -> int:
    output, folders = Output(args.json), usual()
    if getattr(sys, "frozen", False):
        raise UserError(say(SharingText.PACKED))
    house = wheelhouse(folders.cache)

    def tell_making(system: str) -> None:
        output.tell("making", say(PeerText.MAKING, system=system), system=system)

    shutil.rmtree(house / shelf.this_system(), ignore_errors=True)
    shelf.fill(house, tell_making)
    for system in args.add:
        shelf.download(house, system, tell_making)
    if args.fill_only:
        return 0
    name = Preferences(folders.config / "settings.json").text("name") or NAMELESS
    serve(args, output, shelf.read(house), name)
    return 0


def serve(args: argparse.Namespace, output: Output, full: shelf.Shelf, name: str) -> None:
    """Serve until Ctrl+C."""

    def tell(fetched: Fetched) -> None:
        output.tell("fetched", fetched.phrase(), address=fetched.address)

    server = SharingServer(full, name, tell, args.listen, args.port)
    hosts = [args.listen] if args.listen else tellable(own_hosts())
    server.open()
    try:
        with announced(name, hosts, server.port):
            for host in hosts:
                address = address_of(host, server.port)
                output.tell("serving", say(PeerText.SERVING, address=address), address=address)
            output.tell("trust", SharingText.TRUST)
            digits = page.fingerprint(full)
            output.tell("compare", say(SharingText.COMPARE, fingerprint=digits), digits=digits)
            output.tell("until", PeerText.UNTIL)
            threading.Event().wait()
    finally:
        server.close()
