"""However others hurry, an honest peer tells no more than the links of the others take."""

from meadhall.net.gathering.lobby import Card, make_offer, seal_card
from meadhall.net.gathering.pace import PACES, Pace
from meadhall.net.gathering.table import Table
from meadhall.net.match.mesh import Timing
from meadhall.net.transport.budget import ALLOWANCES, Budget
from meadhall.net.transport.messages import CardNews, Hello, Message, Neighbour, Ping, Signature
from tests.net.gathering.test_table import make
from tests.net.helpers import identity

OFFER = make_offer("nxs", {}, 3, {}, 0)
HONEST, LIAR, STRANGER = 2, 3, 4
HURRY = 38
"""So many messages a second are taken from each liar."""


def test_what_is_told_is_less_than_half_of_what_a_link_takes() -> None:
    for kind, (burst, rate) in PACES.items():
        at_once, a_second = ALLOWANCES[kind]
        assert burst <= at_once / 2 and rate <= a_second / 2
        assert burst + Timing().lost * rate <= at_once, "also where all that is late comes together"


def test_of_what_comes_too_soon_the_latest_is_told_later() -> None:
    pace, burst = Pace(), int(PACES[CardNews][0])
    for number in range(burst + 10):
        pace.say(CardNews(bytes([number])), number)
    assert len(pace.due(1.0)) == burst
    pace.say(CardNews(b"newer"), burst)
    assert pace.due(1.0) == []
    later = pace.due(3.0)
    assert len(later) == 10
    assert (burst, CardNews(b"newer")) in later


class Hurried:
    """The opener of a table, at which one of two guests is in a hurry."""

    def __init__(self) -> None:
        self.opener = make(1, offer=OFFER)
        self.now = 0.0
        self.budget = Budget()
        self.told: list[Message] = []
        for number in (HONEST, LIAR):
            self.come(number)
            self.show(number, 1)
        self.work()
        assert self.opener.lobby is not None and len(self.opener.lobby.people) == 3

    def come(self, number: int, port: int = 6000) -> None:
        self.opener.connect(number, identity(number).public)
        where = (("192.168.1.7", port),)
        self.opener.receive(number, Hello(1, 1, "9", f"P{number}", b"", False, where))

    def show(self, number: int, version: int) -> None:
        who, where = identity(number), (("192.168.1.7", 6000),)
        name, nonce = f"P{number}", version.to_bytes(16, "big")
        card = Card(self.opener.table, who.public, version, name, where, (255,), True, nonce)
        self.opener.receive(number, CardNews(seal_card(who, card).sealed))

    def work(self) -> None:
        """What the honest one hears is within the budget of its link."""
        for link, message in self.opener.outbox():
            if link == HONEST:
                self.told.append(message)
                assert self.budget.allows(type(message), self.now), message
        self.opener.closing.clear()

    def wait(self, seconds: float) -> None:
        self.now += seconds
        for number in (HONEST, LIAR, STRANGER):
            self.opener.receive(number, Ping(b"", 0))
        self.opener.tick(self.now)
        self.work()

    def count(self, kind: type[Message]) -> int:
        return sum(isinstance(each, kind) for each in self.told)


def test_a_guest_who_changes_its_card_all_the_time_has_nobody_cut_off() -> None:
    """Each change is told to the others, and each time all sign another beginning."""
    table = Hurried()
    table.come(STRANGER)
    for version in range(2, 30 * HURRY):
        table.show(LIAR, version)
        table.show(STRANGER, version)
        table.wait(1 / HURRY)
    assert table.count(CardNews) > 100
    assert table.count(Signature) > 20
    table.wait(3)
    last = [each for each in table.told if isinstance(each, CardNews)][-9:]
    assert any(each.card == last_card(table.opener) for each in last), "the latest is told"


def last_card(opener: Table) -> bytes:
    assert opener.lobby is not None
    return opener.lobby.cards[identity(LIAR).public].sealed


def test_a_guest_who_comes_and_goes_all_the_time_has_nobody_cut_off() -> None:
    table = Hurried()
    for turn in range(400):
        table.come(LIAR, 6000 + turn)
        table.show(LIAR, 2 + turn)
        table.wait(1 / 8)
    assert table.count(Neighbour) > 4


def test_nobody_hears_of_those_who_have_no_seat() -> None:
    """Their cards count nowhere, and nobody calls them."""
    table = Hurried()
    before = table.count(CardNews), table.count(Neighbour)
    for number in range(10, 20):
        table.come(number)
        table.show(number, 1)
    table.work()
    assert (table.count(CardNews), table.count(Neighbour)) == before
