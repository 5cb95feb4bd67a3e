"""Hearing a link at once: nothing is lost, doubled or heard too late."""

import asyncio

import pytest

from meadhall.net.shell.listener import PIECE, listen

HERE = "127.0.0.1"
WHOLE = bytes(range(256)) * (5 * PIECE // 256)


async def heard_of(said: asyncio.Event, hear, may_read: asyncio.Event, rest: bytes = b""):
    """Listen to somebody who says `WHOLE`, and the rest once it is `said`."""

    async def speak(reader, writer):
        writer.write(WHOLE)
        await said.wait()
        writer.write(rest)
        writer.close()

    server = await asyncio.start_server(speak, HERE, 0)
    port = server.sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection(HERE, port, limit=PIECE)
    try:
        await listen(reader, writer, hear, may_read)
    finally:
        writer.close()
        await writer.wait_closed()
        server.close()


def free() -> asyncio.Event:
    event = asyncio.Event()
    event.set()
    return event


def test_all_is_heard_in_order_whether_the_stream_had_taken_it_or_not():
    pieces: list[bytes] = []

    async def scene():
        said = asyncio.Event()

        def hear(data):
            pieces.append(data)
            if sum(map(len, pieces)) == len(WHOLE):
                said.set()

        await heard_of(said, hear, free(), b"and more")

    asyncio.run(scene())
    assert b"".join(pieces) == WHOLE + b"and more"
    assert max(map(len, pieces)) <= PIECE


def test_what_the_hearer_raises_ends_it_and_nothing_more_is_heard():
    pieces: list[bytes] = []

    async def scene():
        said = asyncio.Event()

        def hear(data):
            pieces.append(data)
            said.set()
            if b"!" in data[-1:]:
                raise ValueError("enough")

        await heard_of(said, hear, free(), b"!" * 9 * PIECE)

    with pytest.raises(ValueError, match="enough"):
        asyncio.run(scene())
    assert sum(b"!" in piece[-1:] for piece in pieces) == 1


def test_nothing_is_heard_before_it_may_be():
    pieces: list[bytes] = []

    async def scene():
        said, may_read = asyncio.Event(), free()
        said.set()

        def hear(data):
            assert may_read.is_set()
            pieces.append(data)
            may_read.clear()
            asyncio.get_running_loop().call_soon(may_read.set)

        reader = asyncio.StreamReader(limit=8 * PIECE)
        reader.feed_data(WHOLE)
        reader.feed_eof()
        await listen(reader, None, hear, may_read)

    asyncio.run(scene())
    assert b"".join(pieces) == WHOLE
