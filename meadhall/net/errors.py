"""What goes wrong between peers, and whose fault it is.

`Refused` is ours: the caller asked for something that cannot be done now. `PeerBroke` is
theirs: a signed message that no honest peer sends, with the seat to name. `BadFile` and
`BadFrame` blame nobody: bytes get cut and flipped without anybody's help.
"""

from meadhall.engines.phrases import Phrase, Text


class NetError(Exception):
    """Something between peers, or between a match and its file, is not as it must be."""

    @property
    def reason(self) -> Text:
        """The phrase that says why, or English for those who look into a fault."""
        return next((arg for arg in self.args if isinstance(arg, Phrase)), str(self))


class BadFrame(NetError):
    """Bytes that are no message: too long, too deep, of a wrong type, or written in two ways."""


class BadFile(NetError):
    """A match file that cannot be used, and why, in one sentence."""


class Refused(NetError):
    """We asked for what cannot be done now; nothing has changed."""


class NotYours(Refused):
    """This peer does not hold the seat that it wants to act or look for."""


class NotKept(NetError):
    """The match could not be written down, so it does not go on until it can."""


class PeerBroke(NetError):
    """A message that is well formed and that no honest peer would send."""

    def __init__(self, peer: int, why: str) -> None:
        super().__init__(peer, why)
        self.peer, self.why = peer, why

    def __str__(self) -> str:
        return f"peer {self.peer + 1}: {self.why}"
