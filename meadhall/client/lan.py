"""`meadhall lan`: who and which tables are nearby, as they come and go.

Whoever only listens is not seen; with a name, the others see that somebody looks around.
"""

import argparse
import asyncio

from meadhall.client.folders import usual
from meadhall.client.identities import take_identity
from meadhall.client.telling import Teller
from meadhall.net.errors import NetError
from meadhall.net.shell.discovery import (
    GATHERING,
    IDLE,
    NO_PORT,
    WAITING,
    Discovery,
    Notice,
    key_start,
)


def add_arguments(parser: argparse.ArgumentParser, name: str = "lan") -> None:
    parser.epilog = "Exit code: 0 stopped as asked, 1 nobody can be found on this network."
    parser.add_argument(
        "--for", dest="seconds", type=float, metavar="SECONDS", help="stop after this long"
    )
    parser.add_argument("--name", help="let the others see that you are here, under this name")
    parser.add_argument("--json", action="store_true", help="print an object per line")


def run(args: argparse.Namespace, words: list[str]) -> int:
    teller = Teller(args.json)
    try:
        return asyncio.run(_watch(teller, args.seconds, args.name))
    except NetError as error:
        teller.tell("failed", f"meadhall: {error}.", why=str(error))
        return 1
    except KeyboardInterrupt:
        return 0


async def _watch(teller: Teller, seconds: float | None, name: str | None) -> int:
    changed = asyncio.Event()
    discovery = Discovery(changed.set)
    await discovery.open()
    if discovery.trouble:
        teller.tell("trouble", f"{discovery.trouble}.", why=discovery.trouble)
        return 1
    teller.tell("listening", "Looking for people and tables nearby; stop with Ctrl+C.")
    known: dict[str, Notice] = {}
    mine = ""
    try:
        async with asyncio.timeout(seconds):
            if name:
                identity = take_identity(usual().identity)
                mine = key_start(identity.public)
                await discovery.announce(Notice(mine, name, "", "", IDLE, ""), NO_PORT)
            while True:
                await changed.wait()
                changed.clear()
                seen = discovery.nearby.items()
                now = {key: notice for key, notice in seen if notice.key_start != mine}
                _tell_news(teller, known, now)
                known = now
    except TimeoutError:
        return 0
    finally:
        await discovery.close()


def _tell_news(teller: Teller, before: dict[str, Notice], now: dict[str, Notice]) -> None:
    for name, notice in now.items():
        if before.get(name) != notice:
            where = ", ".join(f"{host}:{port}" for host, port in notice.addresses)
            teller.tell(
                "there",
                _words(notice, where),
                name=notice.name,
                game=notice.game,
                seats=notice.seats,
                stage=notice.stage,
                table=notice.table,
                addresses=[f"{host}:{port}" for host, port in notice.addresses],
            )
    for name, notice in before.items():
        if name not in now:
            teller.tell("gone", f"{notice.name} is gone.", name=notice.name, table=notice.table)


def _words(notice: Notice, where: str) -> str:
    if notice.stage == IDLE:
        return f"{notice.name} is looking around."
    if notice.stage == WAITING:
        return f"{notice.name} waits at a table: {notice.game}."
    seats = f", {notice.seats} seats free" if notice.stage == GATHERING else ""
    return f"{notice.name}: {notice.game}, {notice.stage}{seats} ({where})."
