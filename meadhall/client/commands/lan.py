"""`meadhall lan`: who and which tables are nearby, as they come and go.

Without a name one only listens, unseen. With a name, the others see that somebody is there, and may
invite them. An invitation is told with the command that leads to the table; nothing else follows.
"""

import argparse
import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from time import monotonic
from typing import Final

from meadhall.client.commands.options import name_given, seconds
from meadhall.client.commands.output import Output
from meadhall.client.commands.peer_texts import PeerText
from meadhall.client.multiplayer.acquaintances import Acquaintances, Familiarity
from meadhall.client.multiplayer.display_names import called
from meadhall.client.multiplayer.identities import take_identity
from meadhall.client.multiplayer.invitation_service import is_game
from meadhall.client.system.folders import usual
from meadhall.engines.catalogue import find
from meadhall.engines.phrases import Filling, Phrase, say
from meadhall.net.errors import NetError
from meadhall.net.gathering.invitation_port import InvitationPort
from meadhall.net.gathering.invitations import Received
from meadhall.net.shell.discovery import (
    GATHERING,
    IDLE,
    WAITING,
    Discovery,
    Notice,
    key_start,
)
from meadhall.net.shell.node import NetworkNode
from meadhall.net.shell.tls import Credentials
from meadhall.net.transport.messages import Invite


def add_arguments(parser: argparse.ArgumentParser, name: str = "lan") -> None:
    parser.epilog = "Exit code: 0 stopped as asked, 1 nobody can be found on this network."
    parser.add_argument(
        "--for", dest="seconds", type=seconds, metavar="SECONDS", help="stop after this long"
    )
    parser.add_argument(
        "--name", type=name_given, help="let others see you under this name, and invite you"
    )
    parser.add_argument("--json", action="store_true", help="print an object per line")


def run(args: argparse.Namespace, words: list[str]) -> int:
    output = Output(args.json)
    try:
        return asyncio.run(_watch(output, args.seconds, args.name))
    except NetError as error:
        output.tell_failure(error)
        return 1
    except KeyboardInterrupt:
        return 0


async def _watch(output: Output, duration: float | None, name: str | None) -> int:
    changed = asyncio.Event()
    discovery = Discovery(changed.set)
    await discovery.open()
    if discovery.trouble:
        text = say(PeerText.TROUBLE, reason=discovery.trouble)
        output.tell("trouble", text, why=str(discovery.trouble))
        return 1
    output.tell("listening", PeerText.LOOKING)
    known: dict[str, Notice] = {}
    pace = Pace()
    try:
        async with asyncio.timeout(duration), _visitor(name, discovery, changed.set) as visitor:
            mine = key_start(visitor.bell.identity.public) if visitor is not None else ""
            while True:
                await changed.wait()
                changed.clear()
                seen = discovery.nearby.items()
                now = {key: notice for key, notice in seen if notice.key_start != mine}
                if not _tell_news(output, known, now, pace):
                    asyncio.get_running_loop().call_later(1.0, changed.set)
                if visitor is not None:
                    visitor.tell_invitations(output)
    except TimeoutError:
        return 0
    finally:
        await discovery.close()


class Visitor:
    """A user of `meadhall lan` with a name, who can be invited."""

    def __init__(self, name: str, on_change: Callable[[], None]) -> None:
        identity, people = take_identity(usual().identity), usual().config / "people.json"
        acquaintances = Acquaintances(people)
        self.bell = InvitationPort(
            identity, name, lambda key: acquaintances.look_at(key, "") is Familiarity.KNOWN
        )
        self.node = NetworkNode(self.bell, Credentials(identity), on_change)
        self._told: dict[bytes, Invite] = {}

    def tell_invitations(self, output: Output) -> None:
        """Print the invitations that are new, and those that were withdrawn."""
        received = self.bell.invitations.received
        for key in [key for key in self._told if key not in received]:
            gone = self._told.pop(key)
            output.tell("withdrawn", PeerText.WITHDRAWN, game=gone.game)
        for key, each in list(received.items()):
            if not is_game(each.invite.game):
                self.bell.decline(key)
            elif self._told.get(key) != each.invite:
                self._told[key] = each.invite
                self._tell(output, each)
                self.bell.invitations.see(key)

    def _tell(self, output: Output, received: Received) -> None:
        name, invite = called(received.name), received.invite
        where = [f"{host}:{port}" for host, port in invite.addresses]
        text = say(PeerText.INVITED, name=name, game=find(invite.game).title)
        if where:
            command = f"meadhall join --at {where[0]}"
            title = find(invite.game).title
            text = say(PeerText.INVITED_TO, name=name, game=title, command=command)
        output.tell("invited", text, name=name, game=invite.game, addresses=where)


@contextlib.asynccontextmanager
async def _visitor(
    name: str | None, discovery: Discovery, on_change: Callable[[], None]
) -> AsyncIterator[Visitor | None]:
    """Be seen under this name inside the `with`; without a name, do nothing."""
    if not name:
        yield None
        return
    visitor = Visitor(name, on_change)
    await visitor.node.open()
    try:
        start = key_start(visitor.bell.identity.public)
        await discovery.announce(Notice(start, name, "", "", IDLE, ""), visitor.node.port)
        yield visitor
    finally:
        await visitor.node.close()


class Pace:
    """How many lines may be told: many at once, then so many a second. Those who announce hundreds
    of tables, or change theirs all the time, do not make the others run out of sight."""

    AT_ONCE: Final = 80
    A_SECOND: Final = 2.0

    def __init__(self) -> None:
        self._left = float(self.AT_ONCE)
        self._looked_at = 0.0

    def allows(self, now: float) -> bool:
        earned = (now - self._looked_at) * self.A_SECOND
        self._left, self._looked_at = min(float(self.AT_ONCE), self._left + earned), now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


def _tell_news(
    output: Output, known: dict[str, Notice], now: dict[str, Notice], pace: Pace
) -> bool:
    """Tell what has changed since it was told last; False if some of it has to wait."""
    for name in [each for each in known if each not in now]:
        if not pace.allows(monotonic()):
            return False
        gone = known.pop(name)
        text = say(PeerText.GONE, name=gone.name)
        output.tell("gone", text, name=gone.name, table=gone.table)
    for name, notice in now.items():
        if known.get(name) != notice:
            if not pace.allows(monotonic()):
                return False
            known[name] = notice
            where = ", ".join(f"{host}:{port}" for host, port in notice.addresses)
            output.tell(
                "there",
                _words(notice, where),
                name=notice.name,
                game=notice.game,
                seats=notice.seats,
                stage=notice.stage,
                table=notice.table,
                addresses=[f"{host}:{port}" for host, port in notice.addresses],
            )
    return True


def _words(notice: Notice, where: str) -> Phrase:
    if notice.stage == IDLE:
        return say(PeerText.IDLE, name=notice.name)
    if notice.stage == WAITING:
        return say(PeerText.WAITS, name=notice.name, game=notice.game)
    if notice.stage != GATHERING:
        return say(PeerText.PLAYS, name=notice.name, game=notice.game, where=where)
    form = PeerText.GATHERS_ONE if notice.seats == "1" else PeerText.GATHERS
    places: dict[str, Filling] = {
        "name": notice.name,
        "game": notice.game,
        "where": where,
        "count": notice.seats,
    }
    return say(form, **{place: places[place] for place in form.places})
