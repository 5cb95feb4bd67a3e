"""Hearing a link at once.

A stream hands what has come to a task, which wakes up a turn of the event loop later. For a short
message that is a good part of what it costs. Once a link is secured a listener takes the place of
its stream, and gives each piece to its hearer in the same turn.
"""

import asyncio
from collections.abc import Callable
from typing import Final

PIECE: Final = 1 << 16
"""So much is heard at once, at most."""


class Listener(asyncio.BufferedProtocol):
    """See above. What befalls the link is also told to its stream, as the writer waits for that."""

    def __init__(
        self,
        hear: Callable[[bytes], None],
        stream: asyncio.BaseProtocol,
        on_end: Callable[[], None],
    ) -> None:
        self._hear = hear
        self._stream = stream
        self._on_end = on_end
        self._piece = memoryview(bytearray(PIECE))
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done once nothing more can come, or holds what the hearer has raised."""

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._piece

    def buffer_updated(self, nbytes: int) -> None:
        if not self.ended.done():
            self.hear(bytes(self._piece[:nbytes]))

    def hear(self, data: bytes) -> None:
        try:
            self._hear(data)
        except Exception as error:  # the one who waits for the end deals with it
            self._end(error)

    def eof_received(self) -> None:
        self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._stream.connection_lost(exc)
        self._stream = asyncio.Protocol()

    def pause_writing(self) -> None:
        self._stream.pause_writing()

    def resume_writing(self) -> None:
        self._stream.resume_writing()

    def _end(self, error: Exception | None = None) -> None:
        if self.ended.done():
            return
        self._on_end()
        self._hear, self._on_end = _hear_nothing, _do_nothing  # the library may keep this object
        if error is None:
            self.ended.set_result(None)
        else:
            self.ended.set_exception(error)


def _hear_nothing(data: bytes) -> None:
    """Once the link has ended."""


def _do_nothing() -> None:
    """Where nobody has to know of the end."""


async def listen(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    hear: Callable[[bytes], None],
    may_read: asyncio.Event,
    on_end: Callable[[], None] = _do_nothing,
) -> None:
    """Hear everything that comes over this link, until it ends; raises what `hear` raises.

    What its stream has taken by now is heard first. Who clears `may_read` pauses the transport too.
    `on_end` is called in the very turn in which the link ends: nothing should be written any more.
    """
    while len(data := await reader.read(PIECE)) == PIECE:
        hear(data)
        await may_read.wait()
    if data:
        listener = Listener(hear, writer.transport.get_protocol(), on_end)
        writer.transport.set_protocol(listener)
        listener.hear(data)
        await listener.ended
