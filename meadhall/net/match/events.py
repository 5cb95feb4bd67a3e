"""What a match tells those who look at it."""

from dataclasses import dataclass

from meadhall.engines.phrases import Form
from meadhall.engines.values import Over
from meadhall.net.match.wishes import Wish


class Due(Form):
    """What is owed."""

    ECHO = "its echo"
    CHOICE = "its choice"
    ANSWER = "its word that somebody is still there to choose"
    PROMISE = "its promise"
    OPENING = "the opening of its choice"
    DEAL = "its part of the cards or dice"
    END = "its signature of the end"
    HALT = "its word about who plays on"
    READY = "its word that it is ready"
    PROOF = "the proof of what it claims to have heard"


@dataclass(frozen=True, slots=True)
class Acted:
    """A peer gave its part of a step that others still owe theirs to, or have yet to confirm."""

    peer: int


@dataclass(frozen=True, slots=True)
class Answered:
    """The state was answered, and everybody knows it: `Record.line[number]` tells how."""

    number: int


@dataclass(frozen=True, slots=True)
class WentBack:
    """The match stands again before this answer, and the later ones were never given."""

    number: int


@dataclass(frozen=True, slots=True)
class Said:
    """A peer said something, wished for something, agreed to it or refused it."""

    peer: int
    wish: Wish
    argument: int
    text: str
    step: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The match has an outcome."""

    over: Over


@dataclass(frozen=True, slots=True)
class Sealed:
    """Everybody has signed the end."""


@dataclass(frozen=True, slots=True)
class Changed:
    """Other peers make up the match from here on. `seats` are those that changed hands."""

    epoch: int
    live: tuple[int, ...]
    gone: tuple[int, ...]
    back: tuple[int, ...]
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Broke:
    """A peer did what no honest peer does, as its signed words prove. The match stands still."""

    peer: int
    step: int
    why: str


@dataclass(frozen=True, slots=True)
class Diverged:
    """A peer tells the same story and stands at another position. What it says does not count."""

    peer: int
    step: int


@dataclass(frozen=True, slots=True)
class Compared:
    """What differs between our position and a peer's; `bundle` tells all about it.

    If it was we who had gone astray, we are back on the way of the log already.
    """

    peer: int
    step: int
    field: str
    was_ours: bool
    builds: tuple[str, str]
    """Ours and theirs: where they are not the same, that is why."""

    bundle: bytes


@dataclass(frozen=True, slots=True)
class Suspected:
    """A peer has heard another story; who told two will show when the envelopes are compared."""

    peer: int
    step: int


@dataclass(frozen=True, slots=True)
class Owes:
    """A peer is linked, and for a while has not said what its program owes."""

    peer: int
    due: Due
    step: int


MatchEvent = (
    Acted
    | Answered
    | WentBack
    | Said
    | Ended
    | Sealed
    | Changed
    | Broke
    | Diverged
    | Compared
    | Suspected
    | Owes
)
