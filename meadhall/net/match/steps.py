"""One step of a match: who is asked, who has answered, and when everybody knows it.

The peers take steps together. In each step every live peer says exactly one thing. Those who are
asked (`parties`) give their part. The others wait until all parts are in and then echo them, so
nobody can tell two peers two things without being found out. A step is closed when everybody has
spoken, and only then the next one opens.

    one party        OPEN, and the others ECHO
    several parties  COMMIT, and the others ECHO; then OPEN, and the others ECHO
    the dealer       DEAL by those whom its task asks, and the others ECHO (`dealing`); keys are
                     promised before: COMMIT by everybody, then DEAL
    the end          END by everybody
    after the end    nothing is asked; an AGREEMENT may still lead back

So a secret choice of several and a roll by everybody are the same thing. Instead of its part a
party may say AGREEMENT: a takeback, a draw or a resignation. It counts if everybody concerned has
said so in notes (`wishes`). What may follow what is a table in `transitions`.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace

from meadhall.net.dealing.tasks import DealerTask, TaskData
from meadhall.net.match.parts import Part, digest_of
from meadhall.net.match.transitions import Phase, Standing
from meadhall.net.transport.envelope import Envelope, Kind


@dataclass
class OpenStep:
    number: int
    phase: Phase
    parties: tuple[int, ...]
    seats: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The seats for which each party owes a choice."""

    task: DealerTask | None = None
    """What the dealer asks for in this step, if it is the dealer's."""

    commits: dict[int, bytes] = field(default_factory=dict)
    """In the second of two steps: what each party promised to show."""

    is_spoilt: bool = False
    """Has a complaint been upheld? Then it never closes; those who go on ask for it again."""

    acts: dict[int, Envelope] = field(default_factory=dict)
    parts: dict[int, Part] = field(default_factory=dict)
    """What the acts carry."""

    echoes: dict[int, Envelope] = field(default_factory=dict)
    _acts_digest: tuple[int, bytes] = field(default=(-1, b""), init=False, repr=False)
    """The digest of the acts, and how many they were then: it is asked for many times."""

    def __repr__(self) -> str:
        acted, echoed = sorted(self.acts), sorted(self.echoes)
        return (
            f"OpenStep({self.number} {self.phase.value}: asked {list(self.parties)}, "
            f"acted {acted}, echoed {echoed})"
        )

    def copy(self) -> "OpenStep":
        """A step that stands here whatever becomes of this one."""
        said = {"acts": dict(self.acts), "parts": dict(self.parts), "echoes": dict(self.echoes)}
        return replace(self, **said)  # type: ignore[arg-type]

    def standing_of(self, peer: int) -> Standing:
        """What the peer owes."""
        if peer in self.acts or peer in self.echoes:
            return Standing.DONE
        if peer in self.parties:
            return Standing.ASKED
        return Standing.ECHOING if self.is_acted else Standing.WAITING

    def is_asked(self, peer: int) -> bool:
        return peer in self.parties and peer not in self.acts

    @property
    def is_acted(self) -> bool:
        """Has everybody who was asked given its part?"""
        if self.phase is Phase.IDLE:
            return bool(self.acts)
        return self.acts.keys() >= set(self.parties)

    def owes_echo(self, peer: int) -> bool:
        return peer not in self.acts and peer not in self.echoes and self.is_acted

    def is_closed(self, live: Collection[int]) -> bool:
        acts, echoes = self.acts, self.echoes
        if len(acts) + len(echoes) < len(live) or not self.is_acted or self.is_spoilt:
            return False
        return all(peer in acts or peer in echoes for peer in live)

    def missing(self, live: Iterable[int]) -> list[int]:
        """Whom the table waits for."""
        if not self.is_acted:
            return [peer for peer in self.parties if self.is_asked(peer)]
        return [peer for peer in live if self.owes_echo(peer)]

    def acts_digest(self) -> bytes:
        """What an echo repeats."""
        count, digest = self._acts_digest
        if count != len(self.acts):
            digest = digest_of([self.acts[peer].digest for peer in sorted(self.acts)])
            self._acts_digest = len(self.acts), digest
        return digest

    def given(self) -> dict[int, TaskData]:
        """What each party gave to the task of this step."""
        return {peer: self.parts[peer].data for peer in sorted(self.acts)}

    def agreements(self) -> list[Part]:
        """The takebacks, draws and resignations that were said instead of a part."""
        said = [peer for peer in sorted(self.acts) if self.acts[peer].kind is Kind.AGREEMENT]
        return [self.parts[peer] for peer in said]


def next_history(history: bytes, step: OpenStep) -> bytes:
    """The digest of all closed steps, this one included: of every part, and of every echo.

    Each envelope names the one before it in its chain. So two peers with one history hold the same
    chains up to there, and a peer that told two stories is noticed in the next step.
    Who signed the end makes no difference to it. A peer that is lost while the end is signed was
    there all the same.
    """
    if step.phase is Phase.END:
        return digest_of((history, step.number.to_bytes(8, "big")))
    echoes = digest_of([step.echoes[peer].digest for peer in sorted(step.echoes)])
    return digest_of((history, step.number.to_bytes(8, "big"), step.acts_digest(), echoes))
