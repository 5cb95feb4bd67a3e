"""Invitations that stand: who was asked to which table, and how it stands with them.

An invitation is a word on a link whose two ends have proven who they are. So nobody can forge one
or speak for somebody else, and there is nothing that could be passed on or sent twice. It lasts as
long as the link: one who goes away invites nobody any more. The receiver says that it has arrived,
that it was seen, and what was answered; nothing happens by itself.

Of these links there are two kinds. People who look around have a `bell` that others may ring; and
those who have played a match are still linked when it is over, and may ask each other for another.
"""

from dataclasses import dataclass, replace
from typing import Final

from meadhall.engines.phrases import say
from meadhall.net.errors import Refused
from meadhall.net.texts import Problem
from meadhall.net.transport.messages import Invite, InviteNews, Message, Stage

ANSWERED: Final = (Stage.DECLINED, Stage.COMING)


@dataclass(frozen=True, slots=True)
class Sent:
    invite: Invite
    stage: Stage = Stage.CALLING


@dataclass(frozen=True, slots=True)
class Received:
    invite: Invite
    name: str
    """What the sender calls itself."""

    is_seen: bool = False


class Invitations:
    """Those of one peer, by the keys of the others; one each way at a time."""

    def __init__(self) -> None:
        self.sent: dict[bytes, Sent] = {}
        self.received: dict[bytes, Received] = {}
        self._outbox: list[tuple[bytes, Message]] = []

    def outbox(self) -> list[tuple[bytes, Message]]:
        """What to say to the owners of these keys, where they are linked."""
        sending, self._outbox = self._outbox, []
        return sending

    # Ours. -----------------------------------------------------------------------------------

    def invite(self, key: bytes, invite: Invite) -> None:
        """Ask somebody to a table, instead of whatever was asked before."""
        self.sent[key] = Sent(invite)
        self._outbox.append((key, invite))

    def forget(self, key: bytes) -> None:
        """What was asked before is not to be asked again as soon as there is a link."""
        self.sent.pop(key, None)

    def withdraw(self, table: bytes) -> None:
        """Nobody needs to come to this table any more."""
        for key, each in list(self.sent.items()):
            if each.invite.table == table:
                del self.sent[key]
                if each.stage is not Stage.DECLINED:
                    self._outbox.append((key, InviteNews(table, Stage.WITHDRAWN)))

    # Theirs. ---------------------------------------------------------------------------------

    def see(self, key: bytes) -> None:
        """It stands before somebody's eyes."""
        each = self.received.get(key)
        if each is not None and not each.is_seen:
            self.received[key] = replace(each, is_seen=True)
            self._tell(key, each.invite, Stage.SEEN)

    def decline(self, key: bytes) -> None:
        if (each := self.received.pop(key, None)) is not None:
            self._tell(key, each.invite, Stage.DECLINED)

    def accept(self, key: bytes) -> Invite:
        """Say that we are coming; Refused if nobody expects us any more."""
        each = self.received.pop(key, None)
        if each is None:
            raise Refused(say(Problem.STALE_INVITATION))
        self._tell(key, each.invite, Stage.COMING)
        return each.invite

    def _tell(self, key: bytes, invite: Invite, stage: Stage) -> None:
        self._outbox.append((key, InviteNews(invite.table, stage)))

    # Links. ----------------------------------------------------------------------------------

    def greet(self, key: bytes) -> None:
        """There is a link to the owner of this key, who may not have heard what we ask."""
        each = self.sent.get(key)
        if each is not None and each.stage not in ANSWERED:
            self._outbox.append((key, each.invite))

    def lose(self, key: bytes) -> None:
        """There is none any more."""
        self.received.pop(key, None)
        each = self.sent.get(key)
        if each is not None and each.stage not in ANSWERED:
            self.sent[key] = replace(each, stage=Stage.CALLING)

    def take(self, key: bytes, name: str, message: Invite | InviteNews, may_ring: bool) -> None:
        """Somebody asks us, or tells how it stands with what we asked."""
        if isinstance(message, Invite):
            if not may_ring:
                self._tell(key, message, Stage.DECLINED)
                return
            known = self.received.get(key)
            if known is None or known.invite != message:
                known = self.received[key] = Received(message, name)
            self._tell(key, message, Stage.SEEN if known.is_seen else Stage.RINGS)
        elif message.stage is Stage.WITHDRAWN:
            each = self.received.get(key)
            if each is not None and each.invite.table == message.table:
                del self.received[key]
        else:
            asked = self.sent.get(key)
            if asked is not None and asked.invite.table == message.table:
                self.sent[key] = replace(asked, stage=message.stage)
