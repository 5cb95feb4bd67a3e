"""Proofs, checked once more with nothing but big integers and hashlib.

The equations are those of the papers, written out; no line of the deck's arithmetic is used. If
the two ever disagree, one of them has misunderstood the protocol.
"""

from collections.abc import Callable
from hashlib import shake_256

import pytest

from meadhall.net.deck import group, keys, masking, shuffle, token
from meadhall.net.deck.escrow import split
from meadhall.net.deck.keys import Key
from meadhall.net.deck.rolls import Throw
from meadhall.net.deck.transcript import Context
from tests.net.deck import naive
from tests.net.deck.naive import G, Point, add, decode, encode, multiply, negate, total, weighted
from tests.net.deck.table import MATCH, Table, context, entropy


def context_by_hand(where: Context) -> bytes:
    return naive.parts(where.match, where.epoch, where.deck, where.step, where.seat, where.purpose)


def numbers(data: bytes) -> list[int]:
    found = [int.from_bytes(data[at : at + 32], "little") for at in range(0, len(data), 32)]
    assert all(0 < number < naive.ORDER for number in found)
    return found


def challenge_by_hand(label: str, where: Context, statement: bytes, announced: list[Point]) -> int:
    about = naive.parts(label, context_by_hand(where), statement)
    return naive.scalar(naive.digest("challenge", about, *map(encode, announced)))


def minus(one: Point, other: Point) -> Point:
    return add(one, negate(other))


def token_holds(where: Context, public: bytes, point: bytes, sent: bytes) -> bool:
    """Chaum and Pedersen: s*G - c*X and s*P - c*D hash to c again."""
    share = sent[:32]
    c, s = numbers(sent[32:])
    announced = [
        minus(multiply(s, G), multiply(c, decode(public))),
        minus(multiply(s, decode(point)), multiply(c, decode(share))),
    ]
    return c == challenge_by_hand(
        "equality of logarithms", where, public + point + share, announced
    )


def knowledge_holds(where: Context, public: bytes, proof: bytes) -> bool:
    """Schnorr: s*G - c*X hashes to c again."""
    c, s = numbers(proof)
    announced = [minus(multiply(s, G), multiply(c, decode(public)))]
    return c == challenge_by_hand("knowledge of a key", where, public, announced)


def shuffle_holds(
    where: Context, joint: bytes, before: list[bytes], after: list[bytes], proof: bytes
) -> bool:
    """CheckShuffleProof of the published pseudo-code, in additive notation."""
    n = len(before) // 2
    points = [proof[32 * at : 32 * at + 32] for at in range(2 * n)]
    c, chain = list(map(decode, points[:n])), list(map(decode, points[n:]))
    challenge, s1, s2, s3, s4, *rest = numbers(proof[64 * n :])
    s_hat, s_tilde = rest[:n], rest[n:]

    h = naive.hashed_point("shuffle root")
    hs = [naive.hashed_point("shuffle generator", place) for place in range(n)]
    claim = naive.parts(joint, b"".join(before), b"".join(after), b"".join(points[:n]))
    u = naive.scalars(naive.digest("weights", context_by_hand(where), claim), n)
    product = 1
    for weight in u:
        product = product * weight % naive.ORDER

    a, b = list(map(decode, before[::2])), list(map(decode, before[1::2]))
    a_new, b_new = list(map(decode, after[::2])), list(map(decode, after[1::2]))

    def taken(image: Point, point: Point) -> Point:
        return minus(image, multiply(challenge, point))

    t1 = taken(multiply(s1, G), minus(total(c), total(hs)))
    t2 = taken(multiply(s2, G), minus(chain[-1], multiply(product, h)))
    t3 = taken(add(multiply(s3, G), weighted(s_tilde, hs)), weighted(u, c))
    t4a = taken(add(multiply(s4, G), weighted(s_tilde, a_new)), weighted(u, a))
    t4b = taken(add(multiply(s4, decode(joint)), weighted(s_tilde, b_new)), weighted(u, b))
    t_hat = [
        taken(add(multiply(s_hat[i], G), multiply(s_tilde[i], ([h, *chain])[i])), chain[i])
        for i in range(n)
    ]
    return challenge == challenge_by_hand(
        "shuffle", where, claim + b"".join(points[n:]), [t1, t2, t3, t4a, t4b, *t_hat]
    )


# Made by the deck, checked by hand. ---------------------------------------------------------


def test_a_token_holds_by_hand() -> None:
    owner, here = Key.generate(entropy("owner")), context(2, "draw", 5)
    point = encode(naive.hashed_point("some handle"))
    sent = token.make(here, owner, point, entropy("token"))
    assert encode(multiply(owner.secret, decode(point))) == sent[:32]
    assert token_holds(here, owner.public, point, sent)
    assert not token_holds(context(2, "draw", 6), owner.public, point, sent)


def test_knowledge_of_a_key_holds_by_hand() -> None:
    owner, here = Key.generate(entropy("owner")), context(2, "key")
    proof = keys.prove_knowledge(here, owner, entropy("proof"))
    assert encode(multiply(owner.secret, G)) == owner.public
    assert knowledge_holds(here, owner.public, proof)
    assert not knowledge_holds(context(3, "key"), owner.public, proof)


@pytest.mark.parametrize("size", [1, 3])
def test_a_shuffle_holds_by_hand(size: int) -> None:
    table = Table(2)
    before = table.shuffled(range(size))
    after, mixing = table.mix(before)
    proof = table.prove(before, after, mixing)
    old, new = ([half for masked in pile for half in masked] for pile in (before, after))
    assert shuffle_holds(context(), table.joint, old, new, proof)
    assert not shuffle_holds(context(step=1), table.joint, old, new, proof)


def test_a_shuffle_remasks_by_hand() -> None:
    table = Table(2)
    before = table.shuffled(range(3))
    after, mixing = table.mix(before)
    joint = decode(table.joint)
    for place, (source, mask) in enumerate(zip(mixing.order, mixing.masks, strict=True)):
        handle, body = map(decode, before[source])
        assert after[place].handle == encode(add(handle, multiply(mask, G)))
        assert after[place].body == encode(add(body, multiply(mask, joint)))


def test_a_roll_comes_out_by_hand() -> None:
    table = Table(3)
    throw = Throw(MATCH, table.joint, 4)
    point = naive.hashed_point("roll", MATCH, table.joint, 4)
    secret = sum(key.secret for key in table.keys) % naive.ORDER
    seed = naive.digest("dice", MATCH, table.joint, 4, 6, 3, encode(multiply(secret, point)))
    by_hand = [1 + byte % 6 for byte in shake_256(seed).digest(64) if byte < 252][:3]
    assert throw.point() == encode(point)
    assert list(throw.values(table.shares(throw.point()), 6, 3)) == by_hand


# Another backend. ---------------------------------------------------------------------------


def naive_backend() -> dict[str, Callable[..., bytes]]:
    """The functions of the group over big integers; everything else in it builds on these."""
    return {
        "add": lambda one, other: encode(add(decode_any(one), decode_any(other))),
        "subtract": lambda one, other: encode(minus(decode_any(one), decode_any(other))),
        "multiply": lambda scalar, point: encode(multiply(scalar, decode(point))),
        "base_multiply": lambda scalar: encode(multiply(scalar, G)),
        "hash_to_point": lambda uniform: encode(
            add(naive.elligator(uniform[:32]), naive.elligator(uniform[32:]))
        ),
    }


def decode_any(data: bytes) -> Point:
    """A sum on its way may be neutral."""
    return naive.NEUTRAL if data == encode(naive.NEUTRAL) else decode(data)


def one_of_everything() -> list[bytes]:
    """A shuffle, a token, a proof of knowledge and a split, all from fixed entropy."""
    table = Table(2, seed="everything")
    here = context(1, "all", 9)
    before = table.fresh(range(2))
    after, mixing = shuffle.mix(here, table.joint, before, table.entropy)
    proof = shuffle.prove(here, table.joint, before, after, mixing, table.entropy)
    shuffle.check(here, table.joint, before, after, proof)
    made = token.make(here, table.keys[0], after[0].handle, table.entropy)
    token.check(here, table.keys[0].public, after[0].handle, made)
    known = keys.prove_knowledge(here, table.keys[0], table.entropy)
    lent = split(here, table.keys[0], 2, table.entropy)
    return [masking.pack(after), proof, made, known, *lent.points]


def test_another_backend_gives_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    with_libsodium = one_of_everything()
    for name, function in naive_backend().items():
        monkeypatch.setattr(group, name, function)
    assert one_of_everything() == with_libsodium
