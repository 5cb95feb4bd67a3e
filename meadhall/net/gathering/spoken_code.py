"""Three words that lead to a table on this network, to be said across a room.

They follow from what the table announces to everybody: its name and the beginning of its opener's
key. So they are no secret and open no door; they only pick one line out of the list of tables
nearby. A table that is not announced has no such words. They are too few to know a key by: two
tables may be made to have the same, and then neither is called.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from meadhall.net.key_words import BITS, ENGLISH, spoken, understood

COUNT: Final = 3


def _number(table: str, key_start: str) -> int:
    digest = sha256(b"meadhall-spoken-1\0" + f"{table} {key_start}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 64 - COUNT * BITS


def spoken_code(table: str, key_start: str, language: str = ENGLISH) -> str:
    """The words for a table: its name in hex, and its opener's key as it is announced."""
    return spoken(_number(table, key_start), COUNT, language)


def is_meant(said: Sequence[int], table: str, key_start: str) -> bool:
    """Are these the words of this table?"""
    return _number(table, key_start) in said


def read_spoken_code(text: str) -> Sequence[int]:
    """What the words may stand for, in any language; nothing if they are no such words."""
    return understood(text, COUNT)
