"""Strangers at the door of a table: `python -m tests.lan.strangers PORT`, until it is killed."""

import asyncio
import contextlib
import os
import random
import sys

from meadhall.net.identity import Identity
from meadhall.net.program_name import build
from meadhall.net.shell.tls import PRELUDE, BadLink, Credentials, secure
from meadhall.net.transport.messages import (
    PROTOCOL,
    Beginning,
    CardNews,
    EnvelopeNews,
    Hello,
    Neighbour,
    Ping,
    Signature,
    StateReport,
    Talk,
    encode,
)
from meadhall.net.transport.wire import frame

RUBBISH = (b"GET / HTTP/1.0\r\n\r\n", PRELUDE, PRELUDE + b"\xff\xff", bytes(300))
FLOODS = (
    Talk("<b>hello</b>"),
    Ping(b"", 0),
    StateReport(1, 1, tuple(range(4000))),
    CardNews(bytes(3000)),
    Neighbour(bytes(32), (("127.0.0.1", 6000),)),
    EnvelopeNews(bytes(5000)),
    Signature(bytes(16), bytes(64)),
    Beginning(bytes(100_000)),
)


class Strangers:
    """Some who know no handshake, and some who do and never stop talking."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_flooding = False

    async def run(self) -> None:
        await asyncio.gather(self.knock(), *(self.flood(number) for number in range(3)))

    async def call(self, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(host, 0))

    async def knock(self) -> None:
        chance = random.Random(1)
        while True:
            with contextlib.suppress(OSError):
                _, writer = await self.call(f"127.0.0.{chance.randint(2, 6)}")
                writer.write(chance.choice(RUBBISH))
                asyncio.get_running_loop().call_later(chance.choice((0, 6)), writer.close)
            await asyncio.sleep(0.02)

    async def flood(self, number: int) -> None:
        chance = random.Random(number)
        while True:
            with contextlib.suppress(OSError, BadLink, RuntimeError):
                reader, writer = await self.call(f"127.0.0.{10 + number}")
                who = Credentials(Identity.generate(os.urandom))
                await secure(reader, writer, who, is_server=False)
                hello = Hello(PROTOCOL, PROTOCOL, build(), "Mallory", b"", False, ())
                writer.write(frame(encode(hello)))
                words = frame(encode(chance.choice(FLOODS))) * 50
                while not (writer.is_closing() or reader.at_eof()):
                    writer.write(words)
                    await asyncio.wait_for(writer.drain(), 5)
                    await asyncio.sleep(0.01)
                    if not self.is_flooding:
                        print("flooding", flush=True)
                    self.is_flooding = True
                writer.transport.abort()
            await asyncio.sleep(0.1)


if __name__ == "__main__":
    asyncio.run(Strangers(int(sys.argv[1])).run())
