"""edwards25519 and the deck's hashing, written a second time from the definitions.

Big integers, affine formulas and hashlib: slow, obvious, and independent of libsodium and of the
code under test. What both agree on is very likely right.
"""

from hashlib import sha512, shake_256

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
A = 486662
"""Of the Montgomery form of the same curve, on which Elligator works."""

Point = tuple[int, int]

NEUTRAL: Point = (0, 1)


def root(square: int) -> int | None:
    """A square root modulo P, or None."""
    candidate = pow(square, (P + 3) // 8, P)
    if candidate * candidate % P != square % P:
        candidate = candidate * pow(2, (P - 1) // 4, P) % P
    return candidate if candidate * candidate % P == square % P else None


def add(one: Point, other: Point) -> Point:
    (x1, y1), (x2, y2) = one, other
    product = D * x1 * x2 * y1 * y2 % P
    inverse = pow(1 - product * product, -1, P)  # of (1 + product) * (1 - product)
    x = (x1 * y2 + x2 * y1) * (1 - product) * inverse % P
    y = (y1 * y2 + x1 * x2) * (1 + product) * inverse % P
    return x, y


def negate(point: Point) -> Point:
    return -point[0] % P, point[1]


def multiply(scalar: int, point: Point) -> Point:
    result = NEUTRAL
    while scalar:
        if scalar & 1:
            result = add(result, point)
        point = add(point, point)
        scalar >>= 1
    return result


def total(points: list[Point]) -> Point:
    result = NEUTRAL
    for point in points:
        result = add(result, point)
    return result


def weighted(weights: list[int], points: list[Point]) -> Point:
    return total([multiply(w, p) for w, p in zip(weights, points, strict=True)])


def encode(point: Point) -> bytes:
    x, y = point
    return (y | (x & 1) << 255).to_bytes(32, "little")


def from_y(y: int, odd: int) -> Point | None:
    """The point of the curve with this y and an x of this parity."""
    x = root((y * y - 1) * pow(D * y * y + 1, -1, P))
    if x is None:
        return None
    return (x if x & 1 == odd else -x % P), y


def decode(data: bytes) -> Point:
    """The point, which has to be a canonical one of the subgroup."""
    number = int.from_bytes(data, "little")
    y, odd = number & (1 << 255) - 1, number >> 255
    point = from_y(y, odd)
    assert len(data) == 32 and y < P and point is not None and encode(point) == data
    assert point != NEUTRAL and multiply(ORDER, point) == NEUTRAL
    return point


GENERATOR = from_y(4 * pow(5, -1, P) % P, 0)
assert GENERATOR is not None
G: Point = GENERATOR


def elligator(data: bytes) -> Point:
    """32 bytes to a point: the second Elligator map, the top bit for the sign, times eight."""
    number = int.from_bytes(data, "little")
    r, odd = number & (1 << 255) - 1, number >> 255
    u = -A * pow(1 + 2 * r * r, -1, P) % P
    if root(u**3 + A * u**2 + u) is None:
        u = (-A - u) % P
    point = from_y((u - 1) * pow(u + 1, -1, P) % P, odd)
    assert point is not None
    return multiply(8, point)


# The hashing, from its description. ---------------------------------------------------------


def parts(*values: bytes | int | str) -> bytes:
    written = b""
    for value in values:
        if isinstance(value, int):
            written += b"i" + value.to_bytes(8, "big")
        elif isinstance(value, str):
            written += b"s" + len(value.encode()).to_bytes(4, "big") + value.encode()
        else:
            written += b"b" + len(value).to_bytes(4, "big") + value
    return written


def digest(label: str, *values: bytes | int | str) -> bytes:
    return sha512(b"meadhall-deck-1\0" + parts(label, *values)).digest()


def scalar(uniform: bytes) -> int:
    return 1 + int.from_bytes(uniform, "little") % (ORDER - 1)


def scalars(seed: bytes, count: int) -> list[int]:
    stream = shake_256(seed).digest(64 * count)
    return [scalar(stream[64 * at : 64 * at + 64]) for at in range(count)]


def hashed_point(label: str, *values: bytes | int | str) -> Point:
    uniform = digest(label, *values)
    return add(elligator(uniform[:32]), elligator(uniform[32:]))
