"""Invite people nearby, and be invited (`meadhall.net.gathering.invitation_port`).

Anybody seen nearby at no table can be asked to ours; an `InvitationAnswer` tells how that went.
An invitation from somebody else is a `ReceivedInvitation` until it is answered here or withdrawn
there. It opens nothing by itself.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

from meadhall.client.multiplayer.acquaintances import Acquaintances
from meadhall.client.multiplayer.display_names import called
from meadhall.client.multiplayer.invitations import (
    InvitationAnswer,
    InvitationKind,
    ReceivedInvitation,
)
from meadhall.engines.catalogue import find
from meadhall.engines.values import UnknownGame
from meadhall.net.gathering.invitation_port import InvitationPort
from meadhall.net.gathering.invitations import Received
from meadhall.net.identity import Identity
from meadhall.net.match.mesh import Timing
from meadhall.net.shell.background import Background
from meadhall.net.shell.discovery import key_start
from meadhall.net.shell.thread_bridge import TableInThread
from meadhall.net.transport.messages import Address, Invite, Occasion, Stage

if TYPE_CHECKING:
    from meadhall.client.multiplayer.lan_table import LanTable


OF_STAGES: Final = {
    Stage.CALLING: InvitationAnswer.CALLING,
    Stage.RINGS: InvitationAnswer.RINGS,
    Stage.SEEN: InvitationAnswer.SEEN,
    Stage.DECLINED: InvitationAnswer.DECLINED,
    Stage.COMING: InvitationAnswer.COMING,
}


OCCASIONS: Final = {
    InvitationKind.TABLE: Occasion.TABLE,
    InvitationKind.NEXT: Occasion.NEXT,
    InvitationKind.AGAIN: Occasion.AGAIN,
    InvitationKind.SWAPPED: Occasion.SWAPPED,
}
SORTS: Final = {occasion: sort for sort, occasion in OCCASIONS.items()}


class InvitationService:
    def __init__(
        self,
        identity: Identity,
        name: str,
        people: Acquaintances,
        background: Background,
        timing: Timing | None,
        notify: Callable[[], None],
    ) -> None:
        self.bell = InvitationPort(identity, name, self._is_known, timing)
        self.links = TableInThread(self.bell, background, notify, people.is_known)
        self._people = people
        self._background = background
        self._keys: dict[str, bytes] = {}
        self._asked: dict[str, tuple[Invite, Future[bytes]]] = {}
        self._unreached: set[str] = set()

    def open(self, listen: str | None) -> None:
        """Accept invitations; Refused if this machine cannot be called."""
        self.links.open(listen)

    @property
    def port(self) -> int:
        return self.links.port

    def _is_known(self, key: bytes) -> bool:
        return self._people.is_known(key)

    def work(self) -> None:
        """Hear what has come, and go on with those who are being called."""
        self.links.work()
        for start, (invite, calling) in list(self._asked.items()):
            if not calling.done():
                continue
            del self._asked[start]
            if calling.cancelled() or calling.exception() is not None:
                self._unreached.add(start)
                continue
            self._keys[start] = calling.result()
            self.bell.invitations.invite(calling.result(), invite)
        for key, received in list(self.bell.invitations.received.items()):
            if not is_game(received.invite.game):
                self.bell.decline(key)

    # Ours. -----------------------------------------------------------------------------------

    def invite(self, start: str, addresses: Sequence[Address], invite: Invite) -> None:
        """Invite the one whose key begins so."""
        self._unreached.discard(start)
        key = self._keys.get(start)
        if key is not None and self.bell.is_linked(key):
            self.bell.invitations.invite(key, invite)
        elif start not in self._asked:
            self.bell.invitations.forget(key or b"")
            call = self.links.node.dial(addresses, lambda found: key_start(found) == start)
            self._asked[start] = invite, self._background.start(call)

    def withdraw(self, table: bytes) -> None:
        for start, (invite, calling) in list(self._asked.items()):
            if invite.table == table:
                calling.cancel()
                del self._asked[start]
        self.bell.invitations.withdraw(table)
        self._unreached.clear()

    def answer(self, start: str) -> InvitationAnswer | None:
        """The state of the invitation to the one whose key begins so."""
        if start in self._asked:
            return InvitationAnswer.CALLING
        if start in self._unreached:
            return InvitationAnswer.UNREACHED
        key = self._keys.get(start, b"")
        sent = self.bell.invitations.sent.get(key)
        if sent is None:
            return None
        if sent.stage is Stage.CALLING and not self.bell.is_linked(key):
            return InvitationAnswer.UNREACHED
        return OF_STAGES[sent.stage]

    # Theirs. ---------------------------------------------------------------------------------

    @property
    def invited(self) -> list[ReceivedInvitation]:
        received = self.bell.invitations.received
        return [invited(key, each, self._people) for key, each in received.items()]


def invited(
    key: bytes, received: Received, people: Acquaintances, lan_table: "LanTable | None" = None
) -> ReceivedInvitation:
    invite = received.invite
    name = called(received.name)
    meeting = people.look_at(key, name)
    return ReceivedInvitation(key, name, invite.game, SORTS[invite.occasion], meeting, lan_table)


def is_game(key: str) -> bool:
    """Is there such a game here?"""
    try:
        find(key)
    except UnknownGame:
        return False
    return True
