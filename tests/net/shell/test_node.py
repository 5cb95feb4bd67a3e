"""The shell over the loopback: who gets in, who does not, and what a stranger can cost."""

import asyncio
import contextlib
import os
import ssl
from types import SimpleNamespace

import pytest
from zeroconf import DNSCache, DNSOutgoing, DNSPointer

from meadhall.net.errors import Refused
from meadhall.net.gathering.lobby import make_offer
from meadhall.net.gathering.table import Table, TableConfig
from meadhall.net.match.match import NoJournal
from meadhall.net.match.mesh import Timing
from meadhall.net.shell.addresses import dialable, own_addresses, tellable
from meadhall.net.shell.discovery import (
    GATHERING,
    IDLE,
    SERVICE,
    Discovery,
    Notice,
    describe,
    key_start,
    read_notice,
)
from meadhall.net.shell.handshakes import HALF_OPEN_PER_HOST
from meadhall.net.shell.node import NetworkNode
from meadhall.net.shell.tls import BadLink, Credentials, cut, owner_of, secure
from meadhall.net.transport.messages import Bye
from tests.net.helpers import identity, until

HERE = "127.0.0.1"


def make_node(number: int, **how: object) -> NetworkNode:
    who = identity(number)
    table = Table(
        who,
        TableConfig(
            name=f"P{number}",
            entropy=os.urandom,
            keep=lambda signed: NoJournal(),
            is_ready=True,
            timing=Timing(grace=5),
            **how,
        ),
    )
    return NetworkNode(table, Credentials(who), lambda: None)


def offering(number: int = 1) -> NetworkNode:
    return make_node(number, offer=make_offer("hexentafl", {}, 2, {}, 0))


async def pair(one: Credentials, other: Credentials):
    """Both ends of a secured connection: the keys that each believes to see, or the error."""
    loop = asyncio.get_running_loop()
    seen: asyncio.Future[object] = loop.create_future()

    async def accept(reader, writer):
        try:
            seen.set_result(await secure(reader, writer, other, is_server=True))
        except BadLink as error:
            seen.set_result(error)
        finally:
            writer.close()

    server = await asyncio.start_server(accept, HERE, 0)
    port = server.sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection(HERE, port)
    try:
        dialled: object = await secure(reader, writer, one, is_server=False)
    except BadLink as error:
        dialled = error
    accepted = await seen
    writer.close()
    server.close()
    return dialled, accepted


def test_both_ends_learn_each_others_key():
    one, other = Credentials(identity(1)), Credentials(identity(2))
    assert asyncio.run(pair(one, other)) == (identity(2).public, identity(1).public)


def test_who_shows_a_certificate_without_its_key_gets_nowhere():
    one, thief, victim = (Credentials(identity(number)) for number in (1, 2, 3))
    thief.certificate = victim.certificate
    dialled, accepted = asyncio.run(pair(thief, one))
    assert isinstance(accepted, BadLink)
    dialled, accepted = asyncio.run(pair(one, thief))
    assert isinstance(dialled, BadLink)


def test_a_certificate_that_its_owner_has_not_signed_is_refused():
    class Liar:
        public = identity(3).public

        def sign(self, message):
            return identity(2).sign(message)

    with pytest.raises(BadLink, match="not signed"):
        owner_of(Credentials(Liar()).certificate)
    with pytest.raises(BadLink, match="no certificate"):
        owner_of(b"not even a certificate")


def test_a_peer_does_not_talk_to_itself():
    mine = Credentials(identity(1))
    dialled, _ = asyncio.run(pair(mine, mine))
    assert isinstance(dialled, BadLink)


def test_nothing_older_than_tls_13_is_spoken():
    context = Credentials(identity(1)).context(Credentials(identity(2)).certificate, True)
    assert context.minimum_version is ssl.TLSVersion.TLSv1_3
    assert context.verify_mode is ssl.CERT_REQUIRED


def test_a_link_can_be_cut_whatever_has_become_of_it():
    """Python 3.11.2, Debian's own, forgets the end of a link that has ended and was closed."""

    async def run() -> None:
        one, other = make_node(1), make_node(2)
        await one.open(HERE)
        await other.dial([(HERE, one.port)])
        await until(lambda: one._links and other._links)
        (near,), (far,) = one._links.values(), other._links.values()
        cut(far.writer)
        await until(lambda: near.writer.is_closing())
        for writer in (near.writer, far.writer):
            writer.close()
            writer.close()
            cut(writer)
            cut(writer)
        await one.close()
        await other.close()

    asyncio.run(run())


def test_a_table_gathers_and_begins():
    async def story():
        anna, bo = offering(), make_node(2)
        await anna.open(HERE)
        await bo.open(HERE)
        await bo.dial([(HERE, anna.port)])
        await until(lambda: anna.table.match is not None and bo.table.match is not None)
        assert anna.table.match.record.match == bo.table.match.record.match
        await bo.close()
        await anna.close()

    asyncio.run(story())


def test_the_first_address_that_answers_is_taken():
    async def story():
        anna, bo = offering(), make_node(2)
        await anna.open(HERE)
        dead = ("127.0.0.1", 1)
        assert await bo.dial([dead, (HERE, anna.port)]) == anna.credentials.public
        await anna.close()
        with pytest.raises(BadLink, match="nobody can be reached at 127.0.0.1:1"):
            await bo.dial([dead])
        await bo.close()

    asyncio.run(story())


@pytest.mark.parametrize("what", ["transport", "plain"])
def test_nothing_more_is_written_to_a_link_that_is_closing(caplog, what):
    """asyncio tells of it in the terminal, once for each message."""

    async def story():
        anna, bo = make_node(1), make_node(2)
        await bo.open(HERE)
        await anna.dial([(HERE, bo.port)])
        await until(lambda: anna._links)
        (link,) = anna._links
        getattr(anna._links[link], what).abort()
        anna.table.outbox = lambda: [(link, Bye("a word too many"))] * 20
        anna.flush()
        await anna.close()
        await bo.close()

    asyncio.run(story())
    assert [each for each in caplog.records if each.name == "asyncio"] == []


def test_nothing_more_is_written_to_a_link_whose_other_end_has_ended_it():
    """In the turn in which its end comes many others may have to be told of something; the library
    would complain of each on the terminal."""

    async def story():
        offer = make_offer("nxs", {}, 3, {}, 0)
        anna, bo = make_node(1, offer=offer), make_node(2)
        await anna.open(HERE)
        await bo.dial([(HERE, anna.port)])
        await until(lambda: any(guest.hello for guest in anna.table.guests.values()))
        (link,) = anna._links.values()
        written = []
        link.writer.write = written.append
        anna.table.talk("hello")
        anna.flush()
        assert written
        link.transport.get_protocol().eof_received()
        written.clear()
        anna.table.talk("is anybody there?")
        anna.flush()
        assert not written
        await bo.close()
        await anna.close()

    asyncio.run(story())


def test_a_link_that_breaks_is_dialled_again():
    async def story():
        anna, bo = offering(), make_node(2)
        for node in (anna, bo):
            await node.open(HERE)
            node.table.set_addresses([(HERE, node.port)])
        await bo.dial([(HERE, anna.port)])
        await until(lambda: bo.table.match is not None and anna.table.match is not None)
        for link in list(anna._links.values()):
            link.writer.transport.abort()
        await until(lambda: not anna.table.guests or not bo.table.guests)
        await until(lambda: anna.table.guests and bo.table.guests)
        await anna.close()
        await bo.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "noise",
    [b"GET / HTTP/1.1\r\n\r\n", b"", b"MEAD1\xff\xff", b"MEAD1\x00\x02ab", bytes(range(256))],
)
def test_noise_at_the_door_disturbs_nobody(noise):
    async def story():
        anna = offering()
        await anna.open(HERE)
        reader, writer = await asyncio.open_connection(HERE, anna.port)
        writer.write(noise)
        writer.write_eof()
        with contextlib.suppress(ConnectionError):
            await reader.read()
        writer.close()
        assert not anna.table.guests
        bo = make_node(2)
        await bo.dial([(HERE, anna.port)])
        await until(lambda: anna.table.guests)
        await bo.close()
        await anna.close()

    asyncio.run(story())


def test_a_flood_of_silent_strangers_is_bounded_and_passes(monkeypatch):
    monkeypatch.setattr("meadhall.net.shell.tls.HANDSHAKE_SECONDS", 0.5)

    async def story():
        anna = offering()
        await anna.open(HERE)
        flood = [await asyncio.open_connection(HERE, anna.port) for _ in range(60)]
        await asyncio.sleep(0.1)
        assert len(anna._handshakes) <= HALF_OPEN_PER_HOST
        await until(lambda: len(anna._handshakes) == 0)
        for _, writer in flood:
            writer.close()
        bo = make_node(2)
        await bo.dial([(HERE, anna.port)])
        await until(lambda: anna.table.guests)
        await bo.close()
        await anna.close()

    asyncio.run(story())


def test_who_knocks_in_the_moment_of_closing_is_left_with_no_open_link():
    async def run() -> None:
        node, at_the_door = offering(), []

        def knock(reader, writer):
            at_the_door.append(writer)
            NetworkNode._knock(node, reader, writer)
            for task in node._tasks:  # as closing does, before any of them has begun
                task.cancel()

        node._knock = knock
        await node.open(HERE)
        _, writer = await asyncio.open_connection(HERE, node.port)
        await until(lambda: at_the_door)
        await until(lambda: at_the_door[0].transport.is_closing())
        writer.close()
        await node.close()

    asyncio.run(run())


def test_closing_waits_for_nobody_who_does_not_answer_the_farewell():
    async def run() -> None:
        one, other = offering(), make_node(2)
        await one.open(HERE)
        await other.dial([(HERE, one.port)])
        await until(lambda: one.is_linked)
        (link,) = one._links.values()
        for mute in other._links.values():
            mute.writer.transport.pause_reading()
        await asyncio.wait_for(one.close(), 60)
        assert link.writer.transport.is_closing()
        await other.close()

    asyncio.run(run())


def test_a_port_in_use_is_a_sentence():
    async def story():
        anna, bo = offering(), make_node(2)
        await anna.open(HERE)
        with pytest.raises(Refused, match="cannot be listened on"):
            await bo.open(HERE, anna.port)
        await anna.close()

    asyncio.run(story())


# Discovery. ---------------------------------------------------------------------------------


def test_a_notice_comes_back_from_its_properties():
    notice = Notice("abcd", "Anna Þór", "nxs", "1/3", "gathering", "00ff", (("10.0.0.1", 5),))
    properties = {key.encode(): value.encode() for key, value in describe(notice).items()}
    assert read_notice(properties, notice.addresses) == notice
    assert all(len(key) <= 9 for key in properties)
    assert sum(len(key) + len(value) + 2 for key, value in properties.items()) < 400


def test_a_strange_notice_is_shortened_and_never_believed():
    read = read_notice(
        {b"n": b"x" * 5000, b"p": b"NaN", b"st": b"king", b"g": b"\x1b[2J\xff", b"s": None}, ()
    )
    assert len(read.name) <= 40
    assert (read.protocol, read.stage, read.seats) == (0, "idle", "")
    assert "\x1b" not in read.game


@pytest.mark.parametrize("seats", ["99999999/-3", "3/2", "1/9", "<i>/2", "1", "", "1/2/3"])
def test_seats_that_cannot_be_are_none(seats):
    assert read_notice({b"s": seats.encode()}, ()).seats == ""
    assert read_notice({b"s": b"0/2"}, ()).seats == "0/2"


def test_a_key_is_recognised_by_its_start():
    starts = {key_start(identity(number).public) for number in range(1, 50)}
    assert len(starts) == 49
    assert all(len(start) == 16 for start in starts)


def test_this_machine_has_addresses_that_others_can_use():
    addresses = own_addresses(5)
    assert addresses
    assert all(port == 5 for _, port in addresses)
    assert tellable(["10.0.0.1", "fe80::1%eth0", "fe80::1%wlan0"]) == ["10.0.0.1", "fe80::1"]


class SlowNetwork:
    """Takes its time to register a service, as the real one does."""

    def __init__(self) -> None:
        self.registered: list[str] = []
        self.updated: list[bytes | None] = []
        self.records: set[tuple[int, bytes]] = set()

    async def async_register_service(self, info, allow_name_change: bool) -> None:
        await asyncio.sleep(0.05)
        self.registered.append(info.name)
        self.records.add((info.weight, info.text))

    async def async_update_service(self, info) -> None:
        assert info.name in self.registered
        self.updated.append(info.properties[b"st"])
        self.records.add((info.weight, info.text))


def test_whoever_opens_a_table_while_still_being_announced_is_there_once():
    async def announce() -> SlowNetwork:
        discovery, network = Discovery(lambda: None), SlowNetwork()
        discovery._zeroconf = network
        notices = [Notice("k", "Anna", "", "", stage, "") for stage in (IDLE, IDLE, GATHERING)]
        await asyncio.gather(
            *(discovery.announce(notice, port) for port, notice in enumerate(notices, 4000))
        )
        return network

    network = asyncio.run(announce())
    assert len(network.registered) == 1
    assert network.updated == [b"gathering"], "what was outdated meanwhile is left out"


def test_what_was_announced_before_is_announced_in_another_way():
    """Others keep records for a while, and would not see that an old one is news."""

    async def announce() -> SlowNetwork:
        discovery, network = Discovery(lambda: None), SlowNetwork()
        discovery._zeroconf = network
        for stage in (IDLE, GATHERING, IDLE):
            await discovery.announce(Notice("k", "Anna", "", "", stage, ""), 4000)
        return network

    records = asyncio.run(announce()).records
    assert len({weight for weight, _ in records}) == len({text for _, text in records}) == 3


def test_an_announcement_that_the_network_lost_is_made_again(monkeypatch):
    """Nobody asks for news of somebody who is listed already."""
    monkeypatch.setattr(f"{Discovery.__module__}.WATCH_SECONDS", 0.01)
    monkeypatch.setattr(f"{Discovery.__module__}.REPEAT_SECONDS", 0.02)

    async def announce() -> list[bytes]:
        discovery, network = Discovery(lambda: None), SlowNetwork()
        discovery._zeroconf = network
        await discovery.announce(Notice("k", "Anna", "", "", GATHERING, ""), 4000)
        watch = asyncio.create_task(discovery._watch_interfaces())
        async with asyncio.timeout(60):
            while len(network.updated) < 3:
                await asyncio.sleep(0.01)
        watch.cancel()
        assert len(network.records) >= 4, "each in another way, so that it is news"
        return network.updated[:3]

    assert asyncio.run(announce()) == [b"gathering"] * 3


@pytest.mark.parametrize(
    "label",
    [
        (b"\xff" * 40).decode("utf-8", "replace"),  # as it is read; 120 bytes when written
        "Anna\nBo",
        "\x00\x7f",
    ],
)
def test_a_name_that_cannot_be_written_back_stops_no_question(label):
    """It ended the library's questions with a traceback: others were never looked for again. So did
    what the library itself takes for no name."""
    known = DNSCache()
    for name in (label, "Anna"):
        alias = f"{name}.{SERVICE}"
        known.async_add_records([DNSPointer(SERVICE, 12, 1, 4500, alias)])
    discovery = Discovery(lambda: None)
    discovery.add_service(SimpleNamespace(cache=known), SERVICE, f"{label}.{SERVICE}")
    question = DNSOutgoing(0)
    for answer in known.entries_with_name(SERVICE):
        question.add_answer_at_time(answer, 0)
    assert b"Anna" in b"".join(question.packets())
    assert not discovery.nearby


def test_an_address_without_its_scope_is_tried_at_each_interface(monkeypatch):
    """Another machine cannot know behind which of our interfaces it lies."""
    monkeypatch.setattr("meadhall.net.shell.addresses.own_scopes", lambda: [2, 5])
    given = [("10.0.0.1", 7), ("fe80::1", 7), ("fe80::9%3", 7), ("2001:db8::1", 7), ("hall", 7)]
    assert dialable(given) == [
        ("10.0.0.1", 7), ("fe80::1%2", 7), ("fe80::1%5", 7), ("fe80::9%3", 7), ("2001:db8::1", 7),
        ("hall", 7),
    ]  # fmt: skip


def test_a_fault_in_one_tick_or_message_is_not_the_end_of_the_table(monkeypatch):
    """Whatever we have overlooked: the clock goes on, and only the link of that message ends."""

    async def story():
        anna, bo, cai = offering(), make_node(2), make_node(3)
        await anna.open(HERE)
        ticks = []

        def tick(now):
            ticks.append(now)
            raise KeyError("overlooked")

        monkeypatch.setattr(anna.table, "tick", tick)
        await bo.dial([(HERE, anna.port)])
        await until(lambda: len(ticks) > 2)

        receive = anna.table.receive

        def fail_for_cai(link, message):
            if anna.table.guests[link].key == identity(3).public:
                raise KeyError("overlooked")
            receive(link, message)

        monkeypatch.setattr(anna.table, "receive", fail_for_cai)
        await cai.dial([(HERE, anna.port)])
        await until(lambda: [each.key for each in anna._links.values()] == [identity(2).public])
        for node in (anna, bo, cai):
            await node.close()

    asyncio.run(story())
