"""What somebody without a seat can do: show odd certificates, take up links, mislead a table."""

import asyncio
import contextlib
import gc
import os
from collections import Counter
from datetime import UTC, datetime

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import NameOID

from meadhall.net.errors import BadFrame
from meadhall.net.gathering.lobby import Lobby, make_offer
from meadhall.net.gathering.table import HINTS_LIMIT, Table, TableConfig, fitting
from meadhall.net.match.match import NoJournal
from meadhall.net.program_name import build
from meadhall.net.shell import node as nodes
from meadhall.net.shell.handshakes import (
    BURST,
    HALF_OPEN_LIMIT,
    HALF_OPEN_PER_HOST,
    Handshakes,
)
from meadhall.net.shell.node import NetworkNode
from meadhall.net.shell.tls import OID, PRELUDE, BadLink, Credentials, owner_of, secure
from meadhall.net.transport.budget import ALLOWANCES, PATIENCE, Budget
from meadhall.net.transport.messages import (
    BYTES_LIMITS,
    KINDS,
    PROTOCOL,
    Beginning,
    Bye,
    CardNews,
    Hello,
    InviteNews,
    Message,
    Neighbour,
    Ping,
    Signature,
    Stage,
    StateReport,
    Talk,
    decode,
    encode,
)
from meadhall.net.transport.wire import FRAME_LIMIT, Frames, frame, pack
from tests.net.helpers import identity, until

HERE = "127.0.0.1"
OFFER = make_offer("hexentafl", {}, 2, {}, 0)
Writer = asyncio.StreamWriter


def make_node(number: int, **how: object) -> NetworkNode[Table]:
    who = identity(number)
    table = Table(
        who,
        TableConfig(
            name=f"P{number}",
            entropy=os.urandom,
            keep=lambda signed: NoJournal(),
            **how,
        ),
    )
    return NetworkNode(table, Credentials(who), lambda: None)


def certificate(oids: list[x509.ObjectIdentifier]) -> bytes:
    secret = Ed25519PrivateKey.generate()
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "meadhall")])
    builder = x509.CertificateBuilder().subject_name(name).issuer_name(name)
    builder = builder.public_key(secret.public_key()).serial_number(1)
    builder = builder.not_valid_before(datetime(2000, 1, 1, tzinfo=UTC))
    builder = builder.not_valid_after(datetime(2100, 1, 1, tzinfo=UTC))
    for at, oid in enumerate(oids):
        builder = builder.add_extension(x509.UnrecognizedExtension(oid, bytes([at]) * 96), False)
    return builder.sign(secret, None).public_bytes(Encoding.DER)


def doubled() -> bytes:
    """A certificate with one extension twice: written with two, then the second renamed."""
    other = x509.ObjectIdentifier(OID.dotted_string[:-1] + "2")
    data = certificate([OID, other])
    first, second = (x509.UnrecognizedExtension(oid, b"").oid for oid in (OID, other))
    name = lambda oid: bytes([len(_der(oid))]) + _der(oid)  # noqa: E731
    assert data.count(name(second)) == 1
    return data.replace(name(second), name(first))


def _der(oid: x509.ObjectIdentifier) -> bytes:
    """The arcs of an object identifier as DER has them, without tag and length."""
    arcs = [int(each) for each in oid.dotted_string.split(".")]
    found = bytes([40 * arcs[0] + arcs[1]])
    for arc in arcs[2:]:
        digits = [arc & 127]
        while arc := arc >> 7:
            digits.append(arc & 127 | 128)
        found += bytes(reversed(digits))
    return found


def of_version(number: int) -> bytes:
    """A certificate that claims a version that does not exist."""
    data = certificate([OID])
    version = bytes.fromhex("a003020102")
    assert data.count(version) == 1
    return data.replace(version, version[:-1] + bytes([number]))


ODD = {
    "an extension twice": doubled(),
    "version 8": of_version(7),
    "version 200": of_version(200),
    "no extension": certificate([]),
    "nothing": b"",
    "noise": bytes(range(256)),
    "cut off": certificate([OID])[:100],
}

every_odd_certificate = pytest.mark.parametrize("shown", ODD.values(), ids=list(ODD))


@every_odd_certificate
def test_an_odd_certificate_is_a_sentence(shown):
    with pytest.raises(BadLink, match="certificate"):
        owner_of(shown)


@every_odd_certificate
def test_a_caller_with_an_odd_certificate_leaves_no_socket_behind(shown):
    async def story():
        anna = make_node(1)
        await anna.open(HERE)
        reader, writer = await asyncio.open_connection(HERE, anna.port)
        writer.write(PRELUDE + len(shown).to_bytes(2, "big") + shown)
        assert await reader.read() == b""  # closed from the other end, and nothing said
        await until(lambda: not len(anna._handshakes))
        assert not anna._links
        writer.close()
        await anna.close()

    asyncio.run(story())


@every_odd_certificate
def test_a_listener_with_an_odd_certificate_is_a_sentence_for_whoever_joins(shown):
    closed = []

    async def answer(reader, writer):
        await reader.readexactly(len(PRELUDE))
        writer.write(PRELUDE + len(shown).to_bytes(2, "big") + shown)
        while await reader.read(4096):
            pass
        closed.append(True)
        writer.close()

    async def story():
        server = await asyncio.start_server(answer, HERE, 0)
        anna = make_node(1)
        with pytest.raises(BadLink):
            await anna.dial([(HERE, server.sockets[0].getsockname()[1])])
        await until(lambda: closed == [True])
        server.close()
        await anna.close()

    asyncio.run(story())


# Links. ---------------------------------------------------------------------------------------


def test_one_machine_cannot_take_all_links_and_a_seat_always_finds_room(monkeypatch):
    monkeypatch.setattr(nodes, "LINKS_LIMIT", 8)
    offer = make_offer("hexentafl", {}, 2, {}, 0)

    async def link(number: int, port: int) -> bool:
        reader, writer = await asyncio.open_connection(HERE, port)
        try:
            await secure(reader, writer, Credentials(identity(number)), is_server=False)
        except BadLink:
            return False
        opened.append(writer)
        return bool(await asyncio.wait_for(reader.read(1), 120))

    opened: list[asyncio.StreamWriter] = []

    async def story():
        anna = make_node(1, offer=offer)
        await anna.open(HERE)
        held = [await link(number, anna.port) for number in range(10, 20)]
        assert held.count(True) == nodes.LINKS_PER_HOST
        bo = make_node(2)
        monkeypatch.setattr(anna.table, "seated", lambda: {identity(2).public})
        monkeypatch.setattr(nodes, "LINKS_LIMIT", nodes.LINKS_PER_HOST)
        await bo.dial([(HERE, anna.port)])
        await until(
            lambda: identity(2).public in {guest.key for guest in anna.table.guests.values()}
        )
        assert len(anna._links) == nodes.LINKS_PER_HOST
        for writer in opened:
            writer.transport.abort()
        await bo.close()
        await anna.close()

    asyncio.run(story())


@pytest.mark.parametrize("is_known", [True, False])
def test_who_was_met_before_finds_room_among_strangers_of_many_addresses(monkeypatch, is_known):
    """Somebody with many addresses takes all places, and not that of a friend."""
    monkeypatch.setattr(nodes, "LINKS_LIMIT", 8)
    friend = identity(30).public
    anna = make_node(1, offer=make_offer("hexentafl", {}, 2, {}, 0))
    anna._is_known = lambda key: is_known and key == friend
    opened: list[asyncio.StreamWriter] = []

    async def knock(number: int, host: str) -> bool:
        reader, writer = await asyncio.open_connection(HERE, anna.port, local_addr=(host, 0))
        await secure(reader, writer, Credentials(identity(number)), is_server=False)
        opened.append(writer)
        with contextlib.suppress(OSError):
            return bool(await asyncio.wait_for(reader.read(1), 120))
        return False

    async def story():
        await anna.open(HERE)
        for at in range(8):
            assert await knock(10 + at, f"127.0.0.{2 + at}")
        assert await knock(30, "127.0.0.40") == is_known
        for at in range(8):
            await knock(50 + at, f"127.0.0.{50 + at}")
        keys = {link.key for link in anna._links.values()}
        assert (friend in keys) == is_known
        assert len(keys) == 8
        for writer in opened:
            writer.transport.abort()
        await anna.close()

    asyncio.run(story())


def test_who_comes_from_elsewhere_finds_room_among_strangers_of_few_addresses(monkeypatch):
    """All places were held until the strangers went by themselves."""
    monkeypatch.setattr(nodes, "LINKS_LIMIT", 8)

    async def knock(number: int, host: str) -> asyncio.StreamReader:
        reader, writer = await asyncio.open_connection(HERE, anna.port, local_addr=(host, 0))
        await secure(reader, writer, Credentials(identity(number)), is_server=False)
        opened.append(writer)
        await asyncio.wait_for(reader.read(1), 120)
        return reader

    opened: list[asyncio.StreamWriter] = []
    anna = make_node(1, offer=make_offer("hexentafl", {}, 2, {}, 0))

    async def story():
        await anna.open(HERE)
        first = [await knock(10 + at, f"127.0.0.{2 + at // 4}") for at in range(8)]
        await knock(30, "127.0.0.9")
        assert identity(30).public in {link.key for link in anna._links.values()}
        assert len(anna._links) == 8
        await asyncio.wait_for(first[0].read(), 120)  # the oldest of the busiest two made way
        for number in range(31, 34):
            await knock(number, "127.0.0.9")
        hosts = Counter(link.host for link in anna._links.values())
        assert sorted(hosts.values()) == [2, 3, 3]
        for writer in opened:
            writer.transport.abort()
        await anna.close()

    asyncio.run(story())


# Going astray. --------------------------------------------------------------------------------


def greeted(table: Table, number: int, link: int = 1) -> None:
    table.connect(link, identity(number).public)
    hello = Hello(PROTOCOL, PROTOCOL, build(), "Mallory", table.table, False, ((HERE, 5),))
    table.receive(link, hello)


def test_a_stranger_cannot_have_a_table_call_anybody():
    table = make_node(1, offer=make_offer("hexentafl", {}, 2, {}, 0)).table
    greeted(table, 2)
    for number in range(268):
        table.receive(1, Neighbour(bytes([number % 256]) * 32, ((HERE, number + 1),)))
    table.lose(1)
    assert table.strangers() == {}


def test_a_name_instead_of_an_address_is_never_looked_up():
    odd = ("example", "0.0.0.0", "224.0.0.1", "240.0.0.1", "fe80::1")
    given = tuple((host, 5005) for host in odd)
    assert fitting((*given, ("192.168.1.4", 9009))) == (("fe80::1", 5005), ("192.168.1.4", 9009))


def test_what_a_machine_keeps_for_itself_is_not_called():
    assert fitting((("192.168.1.4", 22), ("192.168.1.4", 5432))) == (("192.168.1.4", 5432),)
    ours = make_node(1, offer=OFFER, addresses=[("192.168.1.9", 5005)]).table
    ours.hear_of(identity(2).public, (("127.0.0.1", 5432), ("192.168.1.4", 5005)))
    assert ours.strangers()[identity(2).public] == (("192.168.1.4", 5005),)


def test_what_others_say_of_a_peers_address_does_not_replace_what_it_says_itself():
    table = make_node(1, offer=OFFER).table
    table.neighbours[identity(2).public] = (("10.0.0.2", 5005),)
    for port in range(2000, 2300):
        table.hear_of(identity(2).public, (("10.0.0.9", port),))
    places = table.strangers()[identity(2).public]
    assert places[0] == ("10.0.0.2", 5005)
    assert len(places) == 1 + HINTS_LIMIT


def test_only_so_many_addresses_are_called_in_a_minute():
    node = make_node(1)
    assert node._may_dial(nodes.ADDRESSES_A_MINUTE - 1, 0.0)
    assert not node._may_dial(2, 30.0)
    assert node._may_dial(1, 30.0)
    assert node._may_dial(nodes.ADDRESSES_A_MINUTE - 1, 61.0)


# Sitting down. --------------------------------------------------------------------------------


def test_people_whom_somebody_made_up_take_no_seat():
    table = make_node(1, offer=make_offer("nxs", {}, 3, {}, 0)).table
    greeted(table, 2)
    for number in range(10, 30):
        made_up = Lobby(identity(number), "Nobody", os.urandom, table=table.table)
        table.receive(1, CardNews(made_up.mine.sealed))
    assert list(table.lobby.cards) == [identity(1).public]
    own = Lobby(identity(2), "Bo", os.urandom, table=table.table)
    table.receive(1, CardNews(own.mine.sealed))
    assert [card.name for card in table.lobby.people] == ["P1", "Bo"]


def test_the_beginning_of_an_old_match_begins_nothing_at_a_new_table():
    """Both have signed it, so one who has kept it could show it to them again."""
    both = [make_node(1, offer=OFFER, is_ready=True).table, make_node(2, is_ready=True).table]
    for at, table in enumerate(both):
        table.connect(9, both[1 - at].identity.public)
    while any([post := [(at, each) for at in (0, 1) for each in both[at].outbox()]]):
        for at, (_, message) in post:
            both[1 - at].receive(9, message)
    old = both[0].match.signed
    table = make_node(1, offer=OFFER).table
    greeted(table, 3)
    table.receive(1, Beginning(old.encode()))
    assert table.match is None
    assert table.closing == [1]


# Floods. --------------------------------------------------------------------------------------


def test_every_kind_of_message_has_a_budget():
    assert set(ALLOWANCES) == set(Message.__args__)


def test_what_is_over_the_budget_is_dropped_and_comes_back_with_time():
    budget = Budget()
    burst, rate = ALLOWANCES[Talk]
    heard = [budget.allows(Talk, 0.0) for _ in range(100)]
    assert heard == [True] * int(burst) + [False] * (100 - int(burst))
    assert budget.allows(Talk, 1.0 / rate)
    assert budget.allows(Ping, 0.0), "each kind has a budget of its own"


async def come_to(node: NetworkNode[Table], number: int) -> tuple[asyncio.StreamReader, Writer]:
    """A link to this node, by a peer that has greeted."""
    reader, writer = await asyncio.open_connection(HERE, node.port)
    await secure(reader, writer, Credentials(identity(number)), is_server=False)
    say(writer, Hello(PROTOCOL, PROTOCOL, build(), "Mallory", node.table.table, False, ()))
    await until(lambda: any(guest.hello for guest in node.table.guests.values()))
    return reader, writer


def say(writer: Writer, *messages: Message) -> None:
    for message in messages:
        writer.write(frame(encode(message)))


async def last_words(reader: asyncio.StreamReader) -> str:
    """The reason with which the other end closes a link."""
    frames, words = Frames(), ""
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            frames.feed(data)
    while (data := frames.next_message()) is not None:
        message = decode(data)
        words = message.reason if isinstance(message, Bye) else words
    return words


FLOODS = {
    "words": Talk("hello"),
    "pings": Ping(b"", 0),
    "positions": StateReport(1, 1, tuple(range(5000))),
    "cards": CardNews(bytes(2000)),
    "signatures": Signature(bytes(16), bytes(64)),
    "addresses": Neighbour(bytes(32), (("10.0.0.1", 5005),) * 16),
    "news of invitations": InviteNews(bytes(16), Stage.COMING),
}


@pytest.mark.parametrize("message", FLOODS.values(), ids=list(FLOODS))
def test_who_floods_a_table_is_cut_off_and_nobody_else_is(message):
    async def story():
        anna, bo = make_node(1, offer=OFFER), make_node(2)
        await anna.open(HERE)
        await bo.dial([(HERE, anna.port)])
        await until(lambda: anna.table.lobby.people[1:])
        _, writer = await come_to(anna, 3)
        for _ in range(100):
            with contextlib.suppress(TimeoutError, OSError, RuntimeError):  # it may be cut already
                say(writer, *[message] * 100)
                await asyncio.wait_for(writer.drain(), 0.01)
            if writer.is_closing() or len(anna._links) == 1:
                break
        await until(lambda: len(anna._links) == 1)
        assert [card.name for card in anna.table.lobby.people] == ["P1", "P2"]
        writer.transport.abort()
        await asyncio.sleep(0.05)  # so that it is gone
        for node in (anna, bo):
            await node.close()

    asyncio.run(story())


def test_who_is_cut_off_is_told_why():
    async def story():
        anna = make_node(1, offer=OFFER)
        await anna.open(HERE)
        reader, writer = await come_to(anna, 3)
        say(writer, *[Talk("hello")] * (int(ALLOWANCES[Talk][0]) + PATIENCE + 1))
        assert await last_words(reader) == nodes.TOO_MUCH
        writer.close()
        await anna.close()

    asyncio.run(story())


@pytest.mark.parametrize("kind", [kind for kind in KINDS if BYTES_LIMITS[kind] < FRAME_LIMIT])
def test_a_message_longer_than_its_kind_may_be_is_not_even_read(kind):
    long = pack([KINDS.index(kind), [1] * BYTES_LIMITS[kind]])
    with pytest.raises(BadFrame, match="is too long"):
        decode(long)


# Handshakes. ----------------------------------------------------------------------------------


def sockets() -> int:
    """How many sockets this process has open."""
    count = 0
    for number in os.listdir("/proc/self/fd"):
        with contextlib.suppress(OSError):
            count += os.readlink(f"/proc/self/fd/{number}").startswith("socket:")
    return count


@pytest.mark.skipif(not os.path.exists("/proc/self/fd"), reason="sockets are counted there")
def test_no_handshake_that_fails_leaves_a_socket_behind():
    preludes = [PRELUDE + len(each).to_bytes(2, "big") + each for each in ODD.values()]
    broken = [*preludes, b"", b"GET / HTTP/1.0\r\n\r\n", PRELUDE + b"\xff\xff", bytes(100)]

    async def story():
        anna = make_node(1, offer=OFFER)
        await anna.open(HERE)
        before = sockets()
        for words in broken:
            reader, writer = await asyncio.open_connection(HERE, anna.port)
            writer.write(words)
            writer.write_eof()
            await reader.read()
            writer.close()
            await writer.wait_closed()
        await until(lambda: not len(anna._handshakes))
        await until(lambda: sockets() == before)
        await anna.close()

    asyncio.run(story())


def test_a_link_that_is_lost_as_its_handshake_is_done_is_closed_like_any_other(monkeypatch):
    """Python hands over no transport then; each such caller left a traceback at a table."""
    start_tls, faults = asyncio.SelectorEventLoop.start_tls, []

    async def too_late(loop: asyncio.AbstractEventLoop, *how: object, **more: object) -> None:
        (await start_tls(loop, *how, **more)).abort()

    async def story():
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        anna = make_node(1, offer=OFFER)
        await anna.open(HERE)
        monkeypatch.setattr(asyncio.SelectorEventLoop, "start_tls", too_late)
        with pytest.raises(BadLink):
            await make_node(2).dial([(HERE, anna.port)])
        await until(lambda: not len(anna._handshakes) and len(anna._tasks) == 1)
        monkeypatch.undo()
        assert await make_node(3).dial([(HERE, anna.port)]) == identity(1).public
        await anna.close()

    asyncio.run(story())
    gc.collect()
    assert faults == []


def test_machines_that_stall_their_handshakes_keep_nobody_out():
    """Three addresses take all places; one who means it gets in at once nevertheless."""

    async def story():
        anna, bo = make_node(1, offer=OFFER), make_node(2)
        await anna.open("0.0.0.0")
        stalled = []
        for host in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
            for _ in range(HALF_OPEN_PER_HOST + 2):
                link = asyncio.open_connection(HERE, anna.port, local_addr=(host, 0))
                stalled.append((await link)[1])
        await until(lambda: len(anna._handshakes) == HALF_OPEN_LIMIT)
        await bo.dial([(HERE, anna.port)])
        await until(lambda: anna.table.lobby.people[1:])
        for writer in stalled:
            writer.transport.abort()
        for node in (anna, bo):
            await node.close()

    asyncio.run(story())


def test_one_address_begins_only_so_many_handshakes_in_a_while():
    class Line:
        def abort(self) -> None:
            pass

    handshakes = Handshakes()

    def begin(host: str, now: float) -> bool:
        line = Line()
        may_begin = handshakes.enter(line, host, now)
        handshakes.leave(line)
        return may_begin

    assert [begin("10.0.0.1", 0.0) for _ in range(BURST + 5)].count(True) == BURST
    assert begin("10.0.0.2", 0.0)
    assert begin("10.0.0.1", 1.0)


def test_of_those_who_sent_rubbish_only_so_many_are_remembered():
    node = make_node(1)
    for number in range(2 * nodes.REMEMBERED_LIMIT):
        node._strike(number.to_bytes(32, "big"))
    assert len(node._strikes) == nodes.REMEMBERED_LIMIT
