"""An invitation that fits on a slip of paper: where to call, and whose voice to expect there.

The code holds the addresses and the port of a peer, the first ten bytes of its key and a
checksum, in letters that people do not confuse. With it two machines find each other without any
discovery, and nobody in between can pretend to be the one who invited.
"""

import ipaddress
from base64 import b32decode, b32encode
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from meadhall.engines.phrases import say
from meadhall.net.errors import NetError
from meadhall.net.texts import Problem
from meadhall.net.transport.messages import Address

KEY_BYTES: Final = 10
SUM_BYTES: Final = 2
ADDRESSES_LIMIT: Final = 3
GROUP: Final = 5
ALIKE: Final = str.maketrans("018", "OIB")


class BadCode(NetError):
    """This is no invitation, or it was mistyped."""


@dataclass(frozen=True, slots=True)
class Invitation:
    addresses: tuple[Address, ...]
    key_start: bytes

    def is_for(self, key: bytes) -> bool:
        """Is this the key of the one who invited?"""
        return key[:KEY_BYTES] == self.key_start


def encode(addresses: Sequence[Address], key: bytes) -> str:
    """The code for a peer that can be reached there; all addresses share one port."""
    if not addresses:
        raise ValueError("nobody can be invited to nowhere")
    port = addresses[0][1]
    body = bytearray(port.to_bytes(2, "big") + key[:KEY_BYTES])
    for host, _ in addresses[:ADDRESSES_LIMIT]:
        packed = ipaddress.ip_address(host).packed
        body += bytes([len(packed)]) + packed
    text = b32encode(bytes(body) + _checksum(bytes(body))).decode().rstrip("=")
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def shortest(addresses: Sequence[Address]) -> list[Address]:
    """The addresses worth writing down: the old short ones, if there are any."""
    short = [address for address in addresses if ":" not in address[0]]
    return (short or list(addresses))[: ADDRESSES_LIMIT - 1]


def is_like_code(text: str) -> bool:
    """Is this written as a code, right or wrong: in groups of letters, as many as the least has?"""
    groups = text.strip().split("-")
    shape = all(group.isalnum() and len(group) == GROUP for group in groups[:-1])
    return shape and len(groups) > (2 + KEY_BYTES) * 8 // 5 // GROUP


def decode(code: str) -> Invitation:
    """Read a code as people type it, or BadCode."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum()).translate(ALIKE)
    try:
        data = b32decode(letters + "=" * (-len(letters) % 8))
    except ValueError as error:
        raise BadCode(say(Problem.NO_CODE)) from error
    body, checksum = data[:-SUM_BYTES], data[-SUM_BYTES:]
    if len(body) < 2 + KEY_BYTES + 5 or _checksum(body) != checksum:
        raise BadCode(say(Problem.CODE_MISTYPED))
    port, rest = int.from_bytes(body[:2], "big"), body[2 + KEY_BYTES :]
    addresses = []
    while rest:
        packed, rest = rest[1 : 1 + rest[0]], rest[1 + rest[0] :]
        if len(packed) not in (4, 16) or not port:
            raise BadCode(say(Problem.CODE_NOWHERE))
        addresses.append((str(ipaddress.ip_address(packed)), port))
    return Invitation(tuple(addresses), body[2 : 2 + KEY_BYTES])


def _checksum(body: bytes) -> bytes:
    return sha256(b"meadhall-invite-1\0" + body).digest()[:SUM_BYTES]
