"""Whatever a linked peer withholds: the others see what it owes, and go on when their time is over.

Every kind of debt, at tables of two to five, with and without a time rule. Between two the one who
waits sees it for as long as it lasts, and claims the match where there is a time rule.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

import pytest
from _pytest.mark import ParameterSet

from meadhall.net.gathering.genesis import Terms
from meadhall.net.match.events import Broke, Due, Owes
from meadhall.net.match.record import Record
from meadhall.net.match.transitions import Phase
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import Kind, unseal
from meadhall.net.transport.messages import EnvelopeNews, Message
from tests.net.party import Meshes, Party

pytestmark = pytest.mark.usefixtures("plain_points")

GRACE = 20
"""Of the test's meshes."""

RULE = 30
"""Longer than the grace, so that one sees which of them counts."""

CHANGE = 30
"""So long the members of a table may take to agree that one of them is out."""


@dataclass(frozen=True)
class Withheld:
    """A part of a match that a peer may owe."""

    kind: Kind
    due: Due
    phase: Phase | None = None
    task: str = ""
    """The dealer's purpose."""

    game: str = "dicing"
    tokens: bool = False
    least: int = 2
    """At a table of so many it is owed."""

    is_choice: bool = False

    def is_now(self, record: Record) -> bool:
        step = record.step
        purpose = "" if step.task is None else step.task.purpose
        is_phase = self.phase is None or step.phase is self.phase
        return is_phase and purpose == self.task and is_choosing(record) == self.is_choice


def is_choosing(record: Record) -> bool:
    asks = record.state.ask()
    is_asked = record.step.phase in (Phase.COMMIT, Phase.OPEN)
    return is_asked and type(asks).__name__ == "Choose"


PARTS = {
    "the commit of a choice": Withheld(Kind.COMMIT, Due.CHOICE, Phase.COMMIT, is_choice=True),
    "a choice in turn": Withheld(Kind.OPEN, Due.CHOICE, Phase.OPEN, is_choice=True),
    "the opening of a choice": Withheld(Kind.OPEN, Due.OPENING, Phase.REVEAL),
    "the promise of a roll": Withheld(Kind.COMMIT, Due.PROMISE, Phase.COMMIT),
    "an echo": Withheld(Kind.ECHO, Due.ECHO, Phase.OPEN, is_choice=True),
    "the end": Withheld(Kind.END, Due.END, Phase.END),
    "a key for letters": Withheld(Kind.DEAL, Due.DEAL, task="key for letters", tokens=True),
    "the promise of a key": Withheld(
        Kind.COMMIT, Due.PROMISE, Phase.PROMISE, task="key", tokens=True
    ),
    "a key": Withheld(Kind.DEAL, Due.DEAL, task="key", tokens=True),
    "what is lent": Withheld(Kind.DEAL, Due.DEAL, task="split", tokens=True, least=3),
    "a confirmation": Withheld(Kind.DEAL, Due.DEAL, task="confirmation", tokens=True, least=3),
    "a token of a roll": Withheld(Kind.DEAL, Due.DEAL, task="roll", tokens=True),
    "a share of a shuffle": Withheld(Kind.DEAL, Due.DEAL, task="shuffle", game="drawing"),
    "a card for one seat": Withheld(Kind.DEAL, Due.DEAL, task="draw", game="drawing"),
    "a card for all": Withheld(Kind.DEAL, Due.DEAL, task="reveal", game="drawing"),
    "the opening of all cards": Withheld(
        Kind.DEAL, Due.DEAL, task="opening of everything", game="drawing"
    ),
}


class Silence:
    """A table whose last peer says nothing more from this part on, and keeps all links."""

    def __init__(self, part: Withheld, people: int, rule: int) -> None:
        terms = Terms(tokens=part.tokens or part.game == "drawing", patience=rule)
        self.part = part
        self.party = Party(people, part.game, terms=terms, mute=range(people))
        self.silent = people - 1
        self.others = range(people - 1)
        self.has_begun = False
        self.seen: set[bytes] = set()
        self.meshes = Meshes(self.party, self.is_withheld)

    def is_withheld(self, sender: int, message: Message) -> bool:
        if sender != self.silent or not isinstance(message, EnvelopeNews):
            return False
        envelope = unseal(message.sealed)
        if envelope.peer != self.silent or envelope.digest in self.seen:
            return False
        if envelope.kind is self.part.kind and self.is_due(envelope.step):
            self.has_begun = True
        if not self.has_begun:
            self.seen.add(envelope.digest)
        return self.has_begun

    def is_due(self, step: int) -> bool:
        records = [match.record for match in self.party.matches]
        return any(each.step.number == step and self.part.is_now(each) for each in records)

    def go_on(self, seconds: int, until: Callable[[], bool] = lambda: False) -> int:
        """Everybody chooses at once when asked, and waits for nobody's choice for longer than one
        has to; says after how many seconds it was so."""
        for second in range(seconds):
            if until():
                return second
            for match, mesh in zip(self.party.matches, self.meshes.meshes, strict=True):
                while match.awaited and not match.is_halted and match.over is None:
                    if match.record.is_stopped or match.me not in match.record.live:
                        break
                    seat = match.awaited[0]
                    match.act(seat, int(match.view(seat).legal(seat)[0]))
                if match.me != self.silent and mesh.hesitant():
                    mesh.go_on_without()
                self.meshes.work()
            self.meshes.wait(1)
        return seconds

    def is_without(self) -> bool:
        return all(self.silent not in self.party[peer].record.live for peer in self.others)


def tables() -> Iterator[ParameterSet]:
    for (name, part), people, rule in product(PARTS.items(), (3, 4, 5), (0, RULE)):
        is_dear = people > 3 and (part.game == "drawing" or (rule and part.due is not Due.CHOICE))
        yield pytest.param(name, people, rule, marks=pytest.mark.long if is_dear else ())


@pytest.mark.parametrize(("name", "people", "rule"), list(tables()))
def test_the_others_go_on_once_the_patience_of_the_table_is_over(
    name: str, people: int, rule: int
) -> None:
    table = Silence(PARTS[name], people, rule)
    table.go_on(300, until=lambda: table.has_begun)
    assert table.has_begun
    patience = RULE if rule and table.part.due is Due.CHOICE else GRACE
    waited = table.go_on(patience + CHANGE, until=table.is_without)
    assert table.is_without(), f"still waiting after {waited} s"
    for peer in table.others:
        heard = table.meshes.heard[peer]
        told = {(each.peer, each.due) for each in heard if isinstance(each, Owes)}
        assert told == {(table.silent, table.part.due)}, "by name"
        assert not any(isinstance(each, Broke) for each in heard), "silence is no proof"
    records = [table.party[peer].record for peer in table.others]
    table.go_on(300, until=lambda: all(each.is_sealed for each in records))
    assert all(each.is_sealed for each in records)
    assert len({each.history for each in records}) == 1


@pytest.mark.parametrize("kind", [Kind.HALT, Kind.READY])
@pytest.mark.parametrize("people", [3, 4, 5])
def test_a_change_of_the_table_goes_on_without_who_says_nothing_to_it(
    people: int, kind: Kind
) -> None:
    """Bo was gone and wants back; the last peer withholds its word about who plays on."""
    party = Party(people)
    is_silent = False

    def is_withheld(sender: int, message: Message) -> bool:
        nonlocal is_silent
        if sender != people - 1 or not isinstance(message, EnvelopeNews):
            return False
        envelope = unseal(message.sealed)
        is_silent |= envelope.peer == sender and envelope.kind is kind and envelope.epoch > 0
        return is_silent and envelope.peer == sender

    meshes = Meshes(party, is_withheld)
    meshes.silence(1)
    meshes.wait(GRACE + 10)
    assert party[0].record.live == tuple(peer for peer in range(people) if peer != 1)
    meshes.hear_again(1)
    meshes.wait(5 + CHANGE)
    assert is_silent
    due = Due.HALT if kind is Kind.HALT else Due.READY
    told = [each for each in meshes.heard[0] if isinstance(each, Owes)]
    assert (people - 1, due) in {(each.peer, each.due) for each in told}
    others = range(people - 1)
    assert all(party[peer].record.live == tuple(others) for peer in others)


@pytest.mark.parametrize("rule", [0, RULE])
@pytest.mark.parametrize("name", [name for name, part in PARTS.items() if part.least == 2])
def test_between_two_one_sees_what_is_owed_and_the_time_rule_counts_it(
    name: str, rule: int
) -> None:
    table = Silence(PARTS[name], 2, rule)
    table.go_on(300, until=lambda: table.has_begun)
    assert table.has_begun
    anna = table.party[0]
    table.go_on(RULE - 2)
    assert anna.record.claim() is None
    owed = table.meshes.meshes[0].debts()
    assert {(debt.peer, debt.due) for debt in owed if debt.due is not Due.ANSWER} == {
        (1, table.part.due)
    }
    assert max(owed.values()) > GRACE, "since when"
    table.go_on(4)
    claim = anna.record.claim()
    assert (claim is not None) == (rule > 0 and anna.over is None)
    if claim is not None:
        assert (claim.wish, claim.peer) == (Wish.CLAIM, 0)
        table.go_on(5)
        assert table.meshes.meshes[0].claim_age() > 5, "nobody answers"
    table.go_on(60)
    assert anna.record.live == (0, 1)
