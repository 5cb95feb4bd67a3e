"""Messages as bytes, and bytes cut into messages.

A message is an array of numbers, texts, byte strings and further arrays, in the shortest form
that MessagePack has for it. MessagePack itself would take `5` in nine spellings, maps with two
equal keys, and arrays a thousand deep; here a message has one spelling or none, so the
checker of a signature and the reader of the contents cannot see two different things.

A frame is the length of a message in four bytes, and the message. `Frames` takes the stream in
any slices and never holds more than one frame beyond the limit it was given.
"""

import threading
from typing import Final, cast

import msgpack

from meadhall.net.errors import BadFrame
from meadhall.net.transport.plain_text import as_name, is_one_line

Value = None | bool | int | str | bytes | list["Value"]

DEPTH: Final = 8
FRAME_LIMIT: Final = 1 << 18
"""The most bytes of one message; a proven shuffle of a large deck is the longest there is."""

LENGTH_SIZE: Final = 4
LARGEST: Final = (1 << 63) - 1
"""The largest number, unless a field says otherwise."""


class Packer(threading.local):
    """What spells values, one for each thread: it takes longer to make than to use."""

    def __init__(self) -> None:
        self.pack = msgpack.Packer(use_bin_type=True).pack


_packer: Final = Packer()


def pack(value: Value) -> bytes:
    """The one spelling of a value."""
    return cast(bytes, _packer.pack(value))


def unpack(data: bytes, limit: int = FRAME_LIMIT) -> Value:
    """The value that these bytes spell, or BadFrame."""
    if len(data) > limit:
        raise BadFrame(f"a message of {len(data)} bytes is too long; {limit} are allowed")
    try:
        value = msgpack.unpackb(data, raw=False, ext_hook=_no_extension)
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException) as error:
        raise BadFrame("these bytes are no message") from error
    _check(value, DEPTH)
    if pack(value) != data:
        raise BadFrame("a message is not in its shortest spelling")
    return cast(Value, value)


def _no_extension(code: int, data: bytes) -> object:
    raise BadFrame(f"a message holds something of an unknown type {code}")


PLAIN: Final = frozenset({type(None), bool, int, str, bytes})


def _check(value: object, depth: int) -> None:
    if isinstance(value, list):
        if depth == 0:
            raise BadFrame(f"a message is nested more than {DEPTH} deep")
        for item in value:
            if type(item) not in PLAIN:
                _check(item, depth - 1)
    elif type(value) not in PLAIN:
        raise BadFrame(f"a message holds a {type(value).__name__}, which none may")


class Fields:
    """Reads an array item by item, each with the form it must have."""

    def __init__(self, value: Value, what: str) -> None:
        if not isinstance(value, list):
            raise BadFrame(f"{what} is no array")
        self._items = value
        self._at = 0
        self._what = what

    def next(self) -> Value:
        at = self._at
        if at >= len(self._items):
            raise BadFrame(f"{self._what} ends too early")
        self._at = at + 1
        return self._items[at]

    def number(self, low: int = 0, high: int = LARGEST) -> int:
        value = self.next()
        if type(value) is not int or not low <= value <= high:
            raise BadFrame(f"item {self._at} of {self._what} is no number from {low} to {high}")
        return value

    def data(self, size: int | None = None) -> bytes:
        value = self.next()
        if type(value) is not bytes or (size is not None and len(value) != size):
            length = "" if size is None else f"{size} "
            raise BadFrame(f"item {self._at} of {self._what} is not {length}bytes")
        return value

    def text(self, limit: int) -> str:
        value = self.next()
        if not isinstance(value, str) or len(value) > limit:
            raise BadFrame(f"item {self._at} of {self._what} is no text of up to {limit} letters")
        return value

    def line(self, limit: int) -> str:
        """A text that can be shown anywhere: on one line, with no invisible sign."""
        value = self.text(limit)
        if not is_one_line(value):
            what = f"item {self._at} of {self._what}"
            raise BadFrame(f"{what} holds what cannot be shown on one line")
        return value

    def name(self, limit: int) -> str:
        """What a person is called: a line without signs that belong to what stands around it."""
        value = self.line(limit)
        if value != as_name(value):
            raise BadFrame(f"item {self._at} of {self._what} holds what no name may hold")
        return value

    def flag(self) -> bool:
        value = self.next()
        if not isinstance(value, bool):
            raise BadFrame(f"item {self._at} of {self._what} is neither yes nor no")
        return value

    def items(self, limit: int) -> list[Value]:
        value = self.next()
        if not isinstance(value, list) or len(value) > limit:
            raise BadFrame(f"item {self._at} of {self._what} is no array of up to {limit} items")
        return value

    def numbers(self, limit: int, low: int = 0, high: int = (1 << 31) - 1) -> list[int]:
        items = self.items(limit)
        found = [each for each in items if type(each) is int and low <= each <= high]
        if len(found) != len(items):
            what = f"item {self._at} of {self._what}"
            raise BadFrame(f"{what} is no array of numbers from {low} to {high}")
        return found

    @property
    def left(self) -> int:
        return len(self._items) - self._at

    def end(self) -> None:
        if self.left:
            raise BadFrame(f"{self._what} has {self.left} items too many")


def frame(message: bytes) -> bytes:
    """A message, ready for the stream."""
    return len(message).to_bytes(LENGTH_SIZE, "big") + message


class Frames:
    """Takes a stream in any slices and gives its messages back whole."""

    def __init__(self, limit: int = FRAME_LIMIT) -> None:
        self._limit = limit
        self._buffer = bytearray()

    def feed(self, data: bytes) -> None:
        self._buffer += data

    def next_message(self) -> bytes | None:
        """The next whole message, or None until more bytes come."""
        if len(self._buffer) < LENGTH_SIZE:
            return None
        size = int.from_bytes(self._buffer[:LENGTH_SIZE], "big")
        if size > self._limit:
            raise BadFrame(f"a message of {size} bytes is announced; {self._limit} are allowed")
        if len(self._buffer) < LENGTH_SIZE + size:
            return None
        message = bytes(self._buffer[LENGTH_SIZE : LENGTH_SIZE + size])
        del self._buffer[: LENGTH_SIZE + size]
        return message
