"""What strangers can cost who have nothing to say: time, links, memory, lines in a list."""

import asyncio
import contextlib
import gc
import os
import socket
import struct
import time
import warnings
import weakref
from queue import SimpleQueue

import pytest

from meadhall.net.gathering.lobby import make_offer
from meadhall.net.gathering.table import Table, TableConfig
from meadhall.net.identity import Identity
from meadhall.net.match.match import NoJournal
from meadhall.net.match.mesh import Timing
from meadhall.net.shell import discovery as discoveries
from meadhall.net.shell import node as nodes
from meadhall.net.shell.background import Background
from meadhall.net.shell.discovery import (
    LISTED_LIMIT,
    LISTED_PER_FRIEND,
    LISTED_PER_HOST,
    Discovery,
)
from meadhall.net.shell.node import NetworkNode
from meadhall.net.shell.thread_bridge import NEWS_LIMIT, Deputy, Heard, Orders, TableInThread
from meadhall.net.shell.tls import BadLink, Credentials, secure
from meadhall.net.transport.messages import EnvelopeNews, Talk, encode
from meadhall.net.transport.wire import frame
from tests.net.helpers import identity, until

HERE = "127.0.0.1"


def make_table(who: Identity, **how: object) -> Table:
    return Table(
        who,
        TableConfig(
            name="P",
            entropy=os.urandom,
            keep=lambda signed: NoJournal(),
            timing=Timing(grace=5),
            **how,
        ),
    )


def make_node(number: int, **how: object) -> NetworkNode[Table]:
    who = identity(number)
    return NetworkNode(make_table(who, **how), Credentials(who), lambda: None)


# The door. -----------------------------------------------------------------------------------


def test_a_prelude_that_comes_drop_by_drop_is_cut_off(monkeypatch):
    monkeypatch.setattr("meadhall.net.shell.tls.HANDSHAKE_SECONDS", 0.4)

    async def story():
        anna = make_node(1)
        await anna.open(HERE)
        reader, writer = await asyncio.open_connection(HERE, anna.port)
        sent = 0
        for each in b"MEAD1" + bytes(2000):
            writer.write(bytes([each]))
            sent += 1
            await asyncio.sleep(0.02)
            if reader.at_eof() or writer.transport.is_closing():
                break
        assert sent < 1000, "nobody cut it off"
        await until(lambda: len(anna._handshakes) == 0)
        writer.close()
        await anna.close()

    asyncio.run(story())


def test_links_are_bounded_even_for_those_who_can_show_a_key(monkeypatch):
    monkeypatch.setattr(nodes, "LINKS_LIMIT", 3)

    async def story():
        anna = make_node(1)
        await anna.open(HERE)
        crowd = [make_node(number) for number in range(2, 8)]
        for each in crowd:
            try:
                await each.dial([(HERE, anna.port)])
            except BadLink:
                continue
        await until(lambda: not len(anna._handshakes))
        assert len(anna._links) == 3
        for each in (*crowd, anna):
            await each.close()

    asyncio.run(story())


@pytest.mark.parametrize("says", [b"", frame(b"rubbish"), frame(encode(Talk("it did not greet")))])
def test_nothing_of_a_broken_link_waits_for_the_collector_of_garbage(monkeypatch, says):
    """It held a sixth of a megabyte, and strangers may break four links a second."""
    links: list[weakref.ref[nodes.NodeLink]] = []

    class WatchedLink(nodes.NodeLink):
        def __init__(self, *how: object) -> None:
            super().__init__(*how)  # type: ignore[arg-type]
            links.append(weakref.ref(self))

    async def story() -> None:
        anna = make_node(1)
        await anna.open(HERE)
        monkeypatch.setattr(nodes, "NodeLink", WatchedLink)
        for number in range(5):
            reader, writer = await asyncio.open_connection(HERE, anna.port)
            await secure(reader, writer, Credentials(identity(20 + number)), is_server=False)
            await until(lambda number=number: len(links) > number)
            writer.write(says)
            if says:
                with contextlib.suppress(OSError):  # it may have hung up by now
                    await reader.read()
            break_off(writer)
            del reader, writer
        await until(lambda: not any(link() for link in links))
        await anna.close()

    gc.collect()
    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()
    assert len(links) == 5


def break_off(writer: asyncio.StreamWriter) -> None:
    """As where a program is killed whose system then refuses all that still comes."""
    at_once = struct.pack("ii", 1, 0)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
    writer.transport.abort()


def test_who_sends_rubbish_over_and_over_is_not_let_in_for_a_while():
    async def story():
        anna = make_node(1)
        await anna.open(HERE)
        vandal = Credentials(identity(2))
        for _ in range(nodes.STRIKES_LIMIT):
            reader, writer = await asyncio.open_connection(HERE, anna.port)
            await secure(reader, writer, vandal, is_server=False)
            writer.write(frame(b"\xc1 is no message"))
            await until(
                lambda: identity(2).public not in [g.key for g in anna.table.guests.values()]
            )
            await asyncio.sleep(0.05)
            writer.close()
        await until(lambda: identity(2).public in anna._banned)
        bo = make_node(2)
        await bo.dial([(HERE, anna.port)])
        await asyncio.sleep(0.2)
        assert not anna.table.guests
        await bo.close()
        await anna.close()

    asyncio.run(story())


def test_a_program_that_ends_during_a_handshake_leaves_nothing_open():
    async def story():
        anna = make_node(1)
        await anna.open(HERE)
        reader, writer = await asyncio.open_connection(HERE, anna.port)
        await until(lambda: len(anna._handshakes) == 1)
        await anna.close()
        assert len(anna._handshakes) == 0
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await asyncio.wait_for(reader.readexactly(1), 120)
        writer.close()

    with warnings.catch_warnings():
        warnings.simplefilter("error", ResourceWarning)
        asyncio.run(story())
        gc.collect()


# A table whose thread is busy. ----------------------------------------------------------------


def test_what_comes_for_a_busy_table_does_not_pile_up():
    """A peer that talks without end is not read on, until the table has caught up."""
    background = Background("links under test")
    anna = TableInThread(
        make_table(identity(1), offer=make_offer("hexentafl", {}, 2, {}, 0)), background
    )
    anna.open(HERE)
    words = frame(encode(EnvelopeNews(bytes(200)))) * 900

    async def flood():
        reader, writer = await asyncio.open_connection(HERE, anna.port)
        await secure(reader, writer, Credentials(identity(2)), is_server=False)
        for _ in range(40):
            writer.write(words)
        await until(lambda: anna._deputy.news.qsize() >= NEWS_LIMIT)
        await asyncio.sleep(0.5)  # more would come if nobody stopped it
        waiting = anna._deputy.news.qsize()
        writer.transport.abort()
        return waiting

    waiting = asyncio.run(flood())
    most = NEWS_LIMIT + nodes.READ_SIZE // 200
    assert NEWS_LIMIT <= waiting <= most
    deadline = time.monotonic() + 300
    while not anna._deputy.news.empty():
        anna.work()
        assert time.monotonic() < deadline
    anna.close()
    background.shutdown(_nothing, 2.0)


async def _nothing() -> None:
    pass


def test_a_deputy_keeps_up_the_heartbeat_only_where_the_table_has_greeted():
    deputy = Deputy(identity(1), Timing())
    now = deputy._now
    deputy.connect(1, identity(2).public)
    deputy.connect(2, identity(3).public)
    deputy.obey(Orders(((1, Talk("hello")),), (), {}, 0))
    deputy.outbox()
    deputy.tick(now + 1.0)
    assert deputy.outbox() == []
    deputy.tick(now + 2.0)
    assert [link for link, _ in deputy.outbox()] == [1]
    deputy.tick(now + 61.0)
    assert deputy.outbox() == [], "a table that has not stirred for so long is gone"


def test_a_table_is_called_at_the_first_news_and_then_not_before_it_has_come():
    background = Background("links under test")
    rung = SimpleQueue()
    table = make_table(identity(1), offer=make_offer("hexentafl", {}, 2, {}, 0))
    anna = TableInThread(table, background, lambda: rung.put(1))
    deputy = anna.node.table
    for number in range(3):
        deputy.connect(number, identity(number + 2).public)
    assert rung.qsize() == 1
    anna.work()
    assert len(table.guests) == 3
    deputy.lose(1)
    assert rung.qsize() == 2
    background.shutdown(anna.node.close, 1.0)


def test_a_deputy_calls_nobody_twice():
    deputy = Deputy(identity(1), Timing())
    where = {identity(2).public: ((HERE, 5),), identity(3).public: ((HERE, 6),)}
    deputy.obey(Orders((), (), where, 0))
    deputy.connect(1, identity(2).public)
    assert list(deputy.strangers()) == [identity(3).public]
    deputy.receive(1, Talk("hello"))
    assert deputy.waiting == 2
    assert isinstance([deputy.news.get() for _ in range(2)][1], Heard)


# Discovery. ----------------------------------------------------------------------------------


class Announced:
    """What somebody announces, as the library finds it: `NAME at HOST`, or `NAME key=K at HOST`."""

    def __init__(self, kind: str, name: str) -> None:
        self.port, self.host = 4000, name.split(" at ")[1]
        key = name.partition("key=")[2].partition(" ")[0].encode()
        self.properties = {b"n": name.encode(), b"st": b"gathering", b"p": b"1", b"k": key}

    def load_from_cache(self, zeroconf: object) -> bool:
        return True

    def parsed_scoped_addresses(self, version: object) -> list[str]:
        return [self.host]


@pytest.fixture
def discovery(monkeypatch):
    monkeypatch.setattr(discoveries, "AsyncServiceInfo", Announced)
    told: list[int] = []
    found = Discovery(lambda: told.append(1))
    found.told = told
    return found


def test_one_machine_cannot_fill_the_list_of_those_nearby(discovery):
    discovery.add_service(None, "", "a friend at 10.0.0.9")
    for number in range(1000):
        discovery.add_service(None, "", f"made up {number} at 10.0.0.1")
    assert len(discovery.nearby) == len(discovery.told) == 1 + LISTED_PER_HOST
    discovery.add_service(None, "", "another friend at 10.0.0.8")
    assert {"a friend at 10.0.0.9", "another friend at 10.0.0.8"} <= discovery.nearby.keys()


def test_a_newcomer_takes_the_place_of_the_last_of_the_busiest_machine(discovery):
    for number in range(LISTED_LIMIT - 1):
        discovery.add_service(None, "", f"made up {number} at 10.0.0.{number // 8}")
    discovery.add_service(None, "", "a friend at 10.0.1.1")
    discovery.add_service(None, "", "another friend at 10.0.1.2")
    assert len(discovery.nearby) == LISTED_LIMIT
    assert "a friend at 10.0.1.1" in discovery.nearby
    assert "another friend at 10.0.1.2" in discovery.nearby
    assert "made up 55 at 10.0.0.6" not in discovery.nearby
    assert "made up 0 at 10.0.0.0" in discovery.nearby


def test_of_machines_with_one_table_each_only_so_many_are_listed(discovery):
    """Entries cost a bounded list, and who was there before is not pushed out."""
    for number in range(500):
        discovery.add_service(None, "", f"table {number} at 10.0.{number // 256}.{number % 256}")
    assert len(discovery.nearby) == len(discovery.told) == LISTED_LIMIT
    assert "table 0 at 10.0.0.0" in discovery.nearby
    discovery.remove_service(None, "", "table 0 at 10.0.0.0")
    discovery.add_service(None, "", "another friend at 10.9.9.9")
    assert "another friend at 10.9.9.9" in discovery.nearby


def test_friends_find_a_place_in_a_full_list_and_who_claims_to_be_one_takes_no_other(discovery):
    """Nothing proves an announcement, so it counts for two places at most."""
    discovery._is_known = lambda start: start in ("bo", "eve")
    for number in range(300):
        host = f"10.0.{number // 256}.{number % 256}"
        discovery.add_service(None, "", f"made up {number} at {host}")
    discovery.add_service(None, "", "friend key=bo at 10.0.0.1")
    assert "friend key=bo at 10.0.0.1" in discovery.nearby
    for number in range(300):
        discovery.add_service(None, "", f"false {number} key=eve at 10.9.0.{number % 256}")
    for number in range(300):
        discovery.add_service(None, "", f"made up {number} at 10.7.0.{number % 256}")
    assert len(discovery.nearby) == LISTED_LIMIT
    assert "friend key=bo at 10.0.0.1" in discovery.nearby
    assert sum("key=eve" in name for name in discovery.nearby) == LISTED_PER_FRIEND


def test_a_list_that_is_full_of_false_friends_has_room_for_a_true_one(discovery):
    discovery._is_known = lambda start: start in ("bo", "eve")
    for number in range(300):
        discovery.add_service(None, "", f"false {number} key=eve at 10.9.0.{number % 256}")
    discovery.add_service(None, "", "friend key=bo at 10.0.0.1")
    assert "friend key=bo at 10.0.0.1" in discovery.nearby
    assert len(discovery.nearby) == LISTED_LIMIT


def test_names_without_an_answer_keep_nobody_out_of_the_list(discovery, monkeypatch):
    """What comes whole needs no question; only so many questions are asked at once."""

    async def story() -> None:
        monkeypatch.setattr(Announced, "load_from_cache", lambda info, _: "whole" in info.host)
        monkeypatch.setattr(Discovery, "_asked", lambda *_: asyncio.Event().wait())
        for number in range(500):
            discovery.add_service(None, "", f"made up {number} at nowhere")
        assert len(discovery._tasks) == discoveries.RESOLVING_LIMIT
        discovery.add_service(None, "", "a friend at whole 1")
        assert list(discovery.nearby) == ["a friend at whole 1"]
        await discovery.close()

    asyncio.run(story())
