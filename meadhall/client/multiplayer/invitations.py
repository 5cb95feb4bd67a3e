"""Invitations as values: who can be invited, what they answer, and who invites us.

Only values, which a window can know without anything of the network being fetched.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from meadhall.client.multiplayer.acquaintances import Familiarity

if TYPE_CHECKING:
    from meadhall.client.multiplayer.lan_table import LanTable


class InvitationAnswer(Enum):
    """What has become of an invitation of ours."""

    CALLING = "it has not arrived yet"
    UNREACHED = "nobody can be reached there any more"
    RINGS = "it has arrived"
    SEEN = "it stands before somebody's eyes"
    DECLINED = "not now"
    COMING = "they are coming"


class InvitationKind(Enum):
    """To what one is invited."""

    TABLE = "a table"
    NEXT = "the next game of a series"
    AGAIN = "the same once more"
    SWAPPED = "the same once more, with the sides swapped"
    WATCH = "to look on at the next game, after one has looked on at this one"


@dataclass(frozen=True, slots=True)
class NearbyPerson:
    """A person nearby who is at no table. Nothing is proven before they answer."""

    key_start: str
    name: str
    can_hear: bool = False
    """Have they a bell at which one can ring, or are they linked to us?"""

    answer: InvitationAnswer | None = None
    """To our invitation, if they have one."""

    is_ours: bool = True
    """Do both ends speak the same protocol?"""

    game: str = ""
    """What they play meanwhile, against the computer or with others at theirs."""

    emblem: int = 0


@dataclass(frozen=True, slots=True)
class ReceivedInvitation:
    """An invitation that waits for an answer here. Who asks is proven, what they are called not."""

    key: bytes
    name: str
    game: str
    sort: InvitationKind
    meeting: Familiarity
    lan_table: "LanTable | None" = None
    """The table of the match that it follows; None for an invitation from outside."""
