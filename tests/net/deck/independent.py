"""A checker of match files by somebody who has read `docs/deck.md` and nothing else of ours.

Plain whole numbers, hashlib, zlib and msgpack: no library for curves, and nothing of the package
that it checks. It reads a match file, checks every signature and chain, the keys, what is lent,
the first shuffle of the pack by everybody, all rolls, and the opening at the end.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256, sha512, shake_256
from typing import Any
from zlib import crc32

import msgpack

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
A = 486662

Point = tuple[int, int, int, int]
"""Extended coordinates: x = X/Z, y = Y/Z, T = XY/Z."""

NEUTRAL: Point = (0, 1, 1, 0)
CARDS, DICE, LETTERS = 0, 1, 2


class Wrong(Exception):
    """Something does not hold."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Wrong(what)


# The curve. ---------------------------------------------------------------------------------


def add(one: Point, other: Point) -> Point:
    x1, y1, z1, t1 = one
    x2, y2, z2, t2 = other
    a, b = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * t1 * t2 * D % P, 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def double(point: Point) -> Point:
    x, y, z, _ = point
    a, b = x * x % P, y * y % P
    e, g, h = (x + y) * (x + y) - a - b, b - a, -a - b
    f = g - 2 * z * z % P
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(number: int, point: Point) -> Point:
    return weighted([number], [point])


def minus(one: Point, other: Point) -> Point:
    x, y, z, t = other
    return add(one, (-x % P, y, z, -t % P))


def total(points: Sequence[Point]) -> Point:
    result = NEUTRAL
    for point in points:
        result = add(result, point)
    return result


def weighted(numbers: Sequence[int], points: Sequence[Point]) -> Point:
    """The sum of each point times its number, bit by bit, from the highest."""
    result = NEUTRAL
    for bit in reversed(range(max((number.bit_length() for number in numbers), default=0))):
        result = double(result)
        for number, point in zip(numbers, points, strict=True):
            if number >> bit & 1:
                result = add(result, point)
    return result


def write(point: Point) -> bytes:
    x, y, z, _ = point
    inverse = pow(z, -1, P)
    x, y = x * inverse % P, y * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def root(square: int) -> int | None:
    found = pow(square, (P + 3) // 8, P)
    if (found * found - square) % P:
        found = found * pow(2, (P - 1) // 4, P) % P
    return None if (found * found - square) % P else found


def from_y(y: int, odd: int) -> Point | None:
    x = root((y * y - 1) * pow(D * y * y + 1, -1, P) % P)
    if x is None:
        return None
    x = x if x & 1 == odd else -x % P
    return x, y, 1, x * y % P


def read_any(data: bytes) -> Point:
    """A point of the curve in its only form."""
    number = int.from_bytes(data, "little")
    y, odd = number & (1 << 255) - 1, number >> 255
    point = from_y(y, odd) if len(data) == 32 and y < P else None
    if point is None or write(point) != data:
        raise Wrong("a point is none")
    return point


@cache
def read(data: bytes) -> Point:
    """A point of the subgroup, and not the neutral one."""
    point = read_any(data)
    is_neutral = write(point) == write(NEUTRAL)
    demand(not is_neutral and write(times(L, point)) == write(NEUTRAL), "a point is not in it")
    return point


def points(data: bytes) -> list[Point]:
    return [read(data[at : at + 32]) for at in range(0, len(data), 32)]


def numbers(data: bytes) -> list[int]:
    found = [int.from_bytes(data[at : at + 32], "little") for at in range(0, len(data), 32)]
    demand(all(0 < number < L for number in found), "a number is too large, or zero")
    return found


_base = from_y(4 * pow(5, -1, P) % P, 0)
assert _base is not None
G: Point = _base


# Hashing. -----------------------------------------------------------------------------------


def enc(*parts: bytes | int | str) -> bytes:
    written = b""
    for part in parts:
        if isinstance(part, int):
            written += b"i" + part.to_bytes(8, "big")
        else:
            data = part.encode() if isinstance(part, str) else part
            kind = b"s" if isinstance(part, str) else b"b"
            written += kind + len(data).to_bytes(4, "big") + data
    return written


def digest(label: str, *parts: bytes | int | str) -> bytes:
    return sha512(b"meadhall-deck-1\0" + enc(label, *parts)).digest()


def number(uniform: bytes) -> int:
    return 1 + int.from_bytes(uniform, "little") % (L - 1)


def many_numbers(seed: bytes, count: int) -> list[int]:
    stream = shake_256(seed).digest(64 * count)
    return [number(stream[at : at + 64]) for at in range(0, 64 * count, 64)]


def mapped(data: bytes) -> Point:
    value = int.from_bytes(data, "little")
    r, odd = value & (1 << 255) - 1, value >> 255
    x = -A * pow(1 + 2 * r * r, -1, P) % P
    if root((x**3 + A * x * x + x) % P) is None:
        x = (-A - x) % P
    point = from_y((x - 1) * pow(x + 1, -1, P) % P, odd)
    assert point is not None
    return times(8, point)


@cache
def hashed_point(label: str, *parts: bytes | int | str) -> Point:
    uniform = digest(label, *parts)
    return add(mapped(uniform[:32]), mapped(uniform[32:]))


# Proofs. ------------------------------------------------------------------------------------


def challenge(label: str, ctx: bytes, statement: bytes, announced: Sequence[Point]) -> int:
    about = enc(label, ctx, statement)
    return number(digest("challenge", about, *map(write, announced)))


def check_key(ctx: bytes, key: bytes, proof: bytes) -> None:
    demand(len(proof) == 64, "a proof of a key has 64 bytes")
    c, s = numbers(proof)
    announced = [minus(times(s, G), times(c, read(key)))]
    demand(c == challenge("knowledge of a key", ctx, key, announced), "a key is not proven")


def check_token(ctx: bytes, key: bytes, point: bytes, token: bytes) -> bytes:
    """The share in it."""
    demand(len(token) == 96, "a token has 96 bytes")
    share = token[:32]
    c, s = numbers(token[32:])
    announced = [
        minus(times(s, G), times(c, read(key))),
        minus(times(s, read(point)), times(c, read(share))),
    ]
    statement = key + point + share
    expected = challenge("equality of logarithms", ctx, statement, announced)
    demand(c == expected, "a token does not hold")
    return share


def check_shuffle(ctx: bytes, joint: bytes, before: bytes, after: bytes, proof: bytes) -> None:
    n = len(before) // 64
    demand(len(after) == 64 * n and len(proof) == 128 * n + 160, "a shuffle has a wrong length")
    commitments, chain = points(proof[: 32 * n]), points(proof[32 * n : 64 * n])
    c, s1, s2, s3, s4, *rest = numbers(proof[64 * n :])
    t, v = rest[:n], rest[n:]
    claim = enc(joint, before, after, proof[: 32 * n])
    u = many_numbers(digest("weights", ctx, claim), n)
    product = 1
    for weight in u:
        product = product * weight % L
    old, new, key = points(before), points(after), read(joint)
    h = [hashed_point("shuffle generator", place) for place in range(n)]
    k = hashed_point("shuffle root")
    images = [
        times(s1, G),
        times(s2, G),
        add(times(s3, G), weighted(v, h)),
        add(times(s4, G), weighted(v, new[::2])),
        add(times(s4, key), weighted(v, new[1::2])),
    ]
    wanted = [
        minus(total(commitments), total(h)),
        minus(chain[-1], times(product, k)),
        weighted(u, commitments),
        weighted(u, old[::2]),
        weighted(u, old[1::2]),
    ]
    for at in range(n):
        images.append(add(times(t[at], G), times(v[at], chain[at - 1] if at else k)))
        wanted.append(chain[at])
    announced = [minus(one, times(c, other)) for one, other in zip(images, wanted, strict=True)]
    statement = claim + proof[32 * n : 64 * n]
    demand(c == challenge("shuffle", ctx, statement, announced), "a shuffle is not proven")


def check_signature(key: bytes, message: bytes, signature: bytes) -> None:
    """Ed25519, as in RFC 8032."""
    r, s = read_any(signature[:32]), int.from_bytes(signature[32:], "little")
    h = int.from_bytes(sha512(signature[:32] + key + message).digest(), "little") % L
    demand(s < L and len(signature) == 64, "a signature has no proper form")
    is_good = write(times(s, G)) == write(add(r, times(h, read(key))))
    demand(is_good, "a signature is wrong")


def dice(match: bytes, joint: bytes, roll: int, share: bytes, sides: int, count: int) -> list[int]:
    """What the roll of this number shows, by the sum of all shares."""
    stream = shake_256(digest("dice", match, joint, roll, sides, count, share)).digest(4096)
    size = ((sides - 1).bit_length() + 7) // 8
    read_out = [
        int.from_bytes(stream[at : at + size], "big") for at in range(0, 4096 // size * size, size)
    ]
    fair = 256**size - 256**size % sides
    return [1 + value % sides for value in read_out if value < fair][:count]


# What `meadhall verify --proofs --json` prints. -----------------------------------------------


def check_statement(told: dict[str, Any]) -> None:
    """Compute one of its lines again."""
    where = [told[name] for name in ("epoch", "deck", "step", "peer", "purpose")]
    ctx = enc(bytes.fromhex(told["match"]), *where)

    def fact(name: str) -> bytes:
        return bytes.fromhex(told[name])

    if told["kind"] == "key":
        check_key(ctx, fact("key"), fact("proof"))
    elif told["kind"] == "token":
        check_token(ctx, fact("key"), fact("point"), fact("token"))
    elif told["kind"] == "shuffle":
        check_shuffle(ctx, fact("joint"), fact("before"), fact("after"), fact("proof"))
    elif told["kind"] == "sum":
        demand(write(total(points(fact("points")))) == fact("key"), "a sum is wrong")
    else:
        (secret,) = numbers(fact("secret"))
        demand(write(times(secret, G)) == fact("key"), "a secret is wrong")


# The match file. ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Envelope:
    epoch: int
    peer: int
    step: int
    kind: int
    payload: list[Any]


@dataclass
class Findings:
    """What was checked, and found to hold."""

    match: bytes
    names: list[str]
    signatures: int = 0
    keys: int = 0
    lent: int = 0
    shuffles: int = 0
    joint: bytes = b""
    """The key of all dice together."""

    rolls: list[bytes] = field(default_factory=list)
    """What decides each roll: the sum of everybody's shares."""

    opened: list[int] = field(default_factory=list)
    """The faces of the pack, in the order that everybody's shuffle gave it."""


def records(saga: bytes) -> Iterator[bytes]:
    head = b"meadhall saga 1\n"
    demand(saga.startswith(head), "this is no match file")
    at = len(head)
    while at < len(saga):
        size, check = (int.from_bytes(saga[at + i : at + i + 4], "big") for i in (0, 4))
        data = saga[at + 8 : at + 8 + size]
        demand(len(data) == size and crc32(data) == check, "a record is damaged")
        yield data
        at += 8 + size


def envelopes(found: Findings, keys: list[bytes], given: Iterator[bytes]) -> list[Envelope]:
    """All of them, once signatures and chains are checked."""
    read_out, ends = [], [bytes(32)] * len(keys)
    for sealed in given:
        body = sealed[64:]
        _, match, epoch, peer, _, prev, step, kind, payload = msgpack.unpackb(body)
        check_signature(keys[peer], b"meadhall-env-1\0" + body, sealed[:64])
        demand(match == found.match and prev == ends[peer], "an envelope is out of its chain")
        ends[peer] = sha256(body).digest()
        found.signatures += 1
        read_out.append(Envelope(epoch, peer, step, kind, payload))
    return read_out


def check_file(saga: bytes, pack: Sequence[int]) -> Findings:
    """Check a match in which nobody left; its pack, given by its faces, is mixed first of all."""
    first, *rest = records(saga)
    genesis, signatures = msgpack.unpackb(first)
    people = msgpack.unpackb(genesis)[4]
    match = sha256(b"meadhall-genesis-1\0" + genesis).digest()[:16]
    found = Findings(match, [name for _, name in people])
    keys = [key for key, _ in people]
    for key, signature in zip(keys, signatures, strict=True):
        check_signature(key, b"meadhall-genesis-1\0" + genesis, signature)
    steps: dict[tuple[int, int], dict[int, list[bytes]]] = {}
    for each in envelopes(found, keys, iter(rest)):
        if each.kind == 6:
            steps.setdefault((each.epoch, each.step), {})[each.peer] = each.payload[2]
    Checker(found, len(keys), pack).check(steps)
    return found


class Checker:
    """Goes through what was given to cards and dice, step by step."""

    def __init__(self, found: Findings, peers: int, pack: Sequence[int]) -> None:
        self.found = found
        self.peers = range(peers)
        self.pack = pack
        self.parts: list[dict[int, bytes]] = [{}, {}]
        self.promises: dict[int, bytes] = {}
        self.deck = b""

    def context(self, at: tuple[int, int], deck: int, peer: int, purpose: str) -> bytes:
        return enc(self.found.match, at[0], deck, at[1], peer, purpose)

    def joint(self, deck: int) -> bytes:
        return write(total([read(part) for part in self.parts[deck].values()]))

    def check(self, steps: dict[tuple[int, int], dict[int, list[bytes]]]) -> None:
        for at in sorted(steps):
            given = steps[at]
            sizes = [len(item) for item in next(iter(given.values()))]
            others = len(self.peers) - 1
            if sizes == [32, 64]:
                self.check_addresses(at, given)
            elif sizes == [32, 64, 32, 64, 32]:
                self.check_keys(at, given)
            elif sizes == [32 * others, 32 * others, *[160] * others] and others > 1:
                self.check_split(at, given)
            elif sizes[:1] == [64 * len(self.pack)] and self.found.shuffles < len(self.peers):
                self.check_mixing(at, given)
            elif sizes == [96] and set(given) == set(self.peers):
                self.check_roll(at, given)
            elif sizes == [32, 32]:
                self.check_opening(given)

    def check_addresses(self, at: tuple[int, int], given: dict[int, list[bytes]]) -> None:
        for peer, (key, proof) in given.items():
            check_key(self.context(at, LETTERS, peer, "key for letters"), key, proof)

    def check_keys(self, at: tuple[int, int], given: dict[int, list[bytes]]) -> None:
        promised = at[0], at[1] - 1
        for peer, (*items, promise) in given.items():
            for deck in (CARDS, DICE):
                key, proof = items[2 * deck : 2 * deck + 2]
                check_key(self.context(promised, deck, peer, "key"), key, proof)
                self.parts[deck][peer] = key
                self.found.keys += 1
            self.promises[peer] = promise

    def check_split(self, at: tuple[int, int], given: dict[int, list[bytes]]) -> None:
        for peer, (cards, dice_points, *letters) in given.items():
            for deck, lent in ((CARDS, cards), (DICE, dice_points)):
                is_whole = write(total(points(lent))) == self.parts[deck][peer]
                demand(is_whole, "what is lent does not add up")
            readers = [other for other in self.peers if other != peer]
            for reader, letter in zip(readers, letters, strict=True):
                about = self.context(at, LETTERS, peer, f"split letter to peer {reader + 1}")
                check_key(about, letter[:32], letter[32:96])
            self.found.lent += 1

    def check_mixing(self, at: tuple[int, int], given: dict[int, list[bytes]]) -> None:
        joint = self.joint(CARDS)
        if not self.deck:
            cards = [add(hashed_point("card", face), read(joint)) for face in self.pack]
            self.deck = b"".join(write(G) + write(card) for card in cards)
        ((peer, (after, proof)),) = given.items()
        if self.found.shuffles == 0:
            demand(peer == at[1] % len(self.peers), "somebody else was to begin")
        check_shuffle(self.context(at, CARDS, peer, "shuffle"), joint, self.deck, after, proof)
        self.deck = after
        self.found.shuffles += 1

    def check_roll(self, at: tuple[int, int], given: dict[int, list[bytes]]) -> None:
        """A token of everybody: for the next roll, unless for one card laid open."""
        joint, roll = self.joint(DICE), len(self.found.rolls)
        point = write(hashed_point("roll", self.found.match, joint, roll))
        try:
            shares = [
                check_token(self.context(at, DICE, peer, "roll"), self.parts[DICE][peer], point, t)
                for peer, (t,) in given.items()
            ]
        except Wrong:
            return
        self.found.joint = joint
        self.found.rolls.append(write(total([read(each) for each in shares])))

    def check_opening(self, given: dict[int, list[bytes]]) -> None:
        demand(self.found.shuffles == len(self.peers), "not everybody has mixed the pack")
        secret = 0
        for peer, (part, seed) in given.items():
            (shown,) = numbers(part)
            demand(write(times(shown, G)) == self.parts[CARDS][peer], "a false part was shown")
            promise = digest("computer seats", seed)[:32]
            demand(promise == self.promises[peer], "another seed was shown than promised")
            secret = (secret + shown) % L
        faces = {write(hashed_point("card", face)): face for face in set(self.pack)}
        cards = points(self.deck)
        for handle, body in zip(cards[::2], cards[1::2], strict=True):
            face = faces.get(write(minus(body, times(secret, handle))))
            if face is None:
                raise Wrong("a card of the deck is none of the pack")
            self.found.opened.append(face)
        demand(sorted(self.found.opened) == sorted(self.pack), "the deck is not the pack")
