"""What somebody without a seat can do: show odd certificates, take up links, mislead a table."""

import asyncio
import os
from datetime import UTC, datetime

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import NameOID

from meadhall.net.gathering.lobby import make_offer
from meadhall.net.gathering.table import TOO_MUCH, Came, Table, TableConfig, fitting
from meadhall.net.match.match import NoJournal
from meadhall.net.program_name import build
from meadhall.net.shell import node as nodes
from meadhall.net.shell.node import NetworkNode
from meadhall.net.shell.tls import OID, PRELUDE, BadLink, Credentials, owner_of, secure
from meadhall.net.transport.budget import ALLOWANCES, PATIENCE, Budget
from meadhall.net.transport.messages import PROTOCOL, Hello, Message, Neighbour, Ping, Talk
from tests.net.helpers import identity, until

HERE = "127.0.0.1"


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
        await until(lambda: not anna._half_open)
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
    given = (("example", 5), ("0.0.0.0", 5), ("224.0.0.1", 5), ("240.0.0.1", 5), ("fe80::1", 5))
    assert fitting((*given, ("192.168.1.4", 9))) == (("fe80::1", 5), ("192.168.1.4", 9))


# Floods. --------------------------------------------------------------------------------------


def test_every_kind_of_message_has_a_budget():
    assert set(ALLOWANCES) == set(Message.__args__)


def test_what_is_over_the_budget_is_dropped_and_comes_back_with_time():
    budget = Budget()
    burst, rate = ALLOWANCES[Talk]
    heard = [budget.allows(Talk("hello"), 0.0) for _ in range(100)]
    assert heard == [True] * int(burst) + [False] * (100 - int(burst))
    assert budget.allows(Talk("hello"), 1.0 / rate)
    assert budget.allows(Ping(b"", 0), 0.0), "each kind has a budget of its own"


def test_who_goes_on_sending_is_turned_away_with_the_reason():
    table = make_node(1, offer=make_offer("hexentafl", {}, 2, {}, 0)).table
    greeted(table, 2)
    while isinstance(table.next_event(), Came):
        pass
    for _ in range(int(ALLOWANCES[Talk][0]) + PATIENCE + 1):
        table.receive(1, Talk("hello"))
    assert 1 in table.closing
    assert TOO_MUCH in str(table.outbox()[-1])
