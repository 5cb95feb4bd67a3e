"""The faults that broke other people's proofs, each shown to break a faulty copy and not ours.

Every test has two halves. The first builds the fault in (or takes the missing precaution out) and
carries the attack through, which shows that the attack works. The second runs it against the deck
as it is.
"""

from collections.abc import Callable, Sequence

import pytest

from meadhall.net.deck import group, keys, masking, shuffle, sigma, token, transcript
from meadhall.net.deck.errors import Malformed, Unproven
from meadhall.net.deck.keys import Key
from meadhall.net.deck.masking import Masked
from meadhall.net.deck.shuffle import Pile
from meadhall.net.deck.transcript import Context
from tests.net.deck import naive
from tests.net.deck.table import Table, context, entropy, stuck

Numbers = Sequence[int]

POINT = transcript.point("a handle")
ORDER = group.ORDER


def inverse(scalar: int) -> int:
    return pow(scalar, -1, ORDER)


def fields(made: bytes) -> list[bytes]:
    return [made[at : at + 32] for at in range(0, len(made), 32)]


# Nonces. ------------------------------------------------------------------------------------


def secret_from_two(one: bytes, other: bytes) -> int:
    """The key, if both proofs (challenge, answer) were made with one nonce."""
    (c1, s1), (c2, s2) = (map(group.decode, fields(proof)) for proof in (one, other))
    return (s1 - s2) * inverse(c1 - c2) % ORDER


def test_a_nonce_used_twice_gives_the_key_away(monkeypatch: pytest.MonkeyPatch) -> None:
    owner = Key.generate(entropy("owner"))
    one, other = context(1, "draw", 1), context(1, "draw", 2)
    ours = [token.make(here, owner, POINT, stuck)[32:] for here in (one, other)]
    assert secret_from_two(*ours) != owner.secret

    monkeypatch.setattr(sigma, "hedged", lambda draw, *_: draw(64))
    faulty = [token.make(here, owner, POINT, stuck)[32:] for here in (one, other)]
    assert secret_from_two(*faulty) == owner.secret


def test_a_nonce_that_is_sent_along_gives_the_key_away() -> None:
    """Some code sends challenge, answer *and nonce*: the key is (answer - nonce) / challenge."""
    owner = Key.generate(entropy("owner"))
    made = token.make(context(1, "draw"), owner, POINT, entropy("token"))
    challenge, answer = map(group.decode, fields(made)[1:])
    nonce = (answer - challenge * owner.secret) % ORDER

    def key_in(sent: bytes) -> bool:
        values = [int.from_bytes(field, "little") for field in fields(sent)]
        return any(
            (s - k) * inverse(c) % ORDER == owner.secret
            for s in values
            for k in values
            for c in values
            if c
        )

    assert key_in(made + group.encode(nonce))
    assert not key_in(made)


# Challenges. --------------------------------------------------------------------------------


def test_a_challenge_without_the_statement_proves_false_shares(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The share is computed *after* the challenge, from announcements with two unequal nonces."""
    owner, here = Key.generate(entropy("owner")), context(1, "draw")

    def forge(challenge_of: Callable[[Sequence[bytes]], int]) -> bytes:
        first, second = group.base_multiply(11), group.multiply(22, POINT)
        demanded = challenge_of([first, second])
        answer = (11 + demanded * owner.secret) % ORDER
        moved = group.subtract(group.multiply(answer, POINT), second)
        share = group.multiply(inverse(demanded), moved)
        return share + group.encode(demanded) + group.encode(answer)

    def best_guess(announced: Sequence[bytes]) -> int:
        """The true challenge covers the share, which is not known yet: any other has to do."""
        statement = owner.public + POINT + group.multiply(owner.secret, POINT)
        about = transcript.encode(token.LABEL, here.encode(), statement)
        return transcript.challenge("challenge", about, *announced)

    with pytest.raises(Unproven):
        token.check(here, owner.public, POINT, forge(best_guess))

    def weak(label: str, about: bytes, *announced: bytes) -> int:
        return transcript.challenge(label, *announced)

    monkeypatch.setattr(sigma, "challenge", weak)
    forged = forge(lambda announced: weak("challenge", b"", *announced))
    share = token.check(here, owner.public, POINT, forged)
    assert share != group.multiply(owner.secret, POINT)


def test_a_challenge_without_the_context_lets_proofs_be_copied(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The seat to the left shows the proof of the seat to the right as its own, key and all."""
    owner = Key.generate(entropy("owner"))
    right, left = context(1, "key"), context(2, "key")
    with pytest.raises(Unproven):
        keys.check_knowledge(
            left, owner.public, keys.prove_knowledge(right, owner, entropy("proof"))
        )

    monkeypatch.setattr(Context, "encode", lambda self: b"")
    keys.check_knowledge(left, owner.public, keys.prove_knowledge(right, owner, entropy("proof")))


def test_a_challenge_that_can_be_guessed_proves_keys_nobody_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One bit of challenge a round, hashed from that round alone, is tried until it fits.

    With a two-valued challenge a lie holds for the value that it was prepared for; twenty rounds
    of that are forty trials. Ours has 2**252 values and is the same for all rounds at once.
    """
    here = context(1, "key")
    nobodys = transcript.point("a key that nobody knows")

    def attempt(number: int) -> bytes:
        """Prepared for challenge 1: announce s*G - X, answer s."""
        answer = 1000 + number
        return group.encode(1) + group.encode(answer)

    def tries_needed() -> int:
        for number in range(64):
            try:
                keys.check_knowledge(here, nobodys, attempt(number))
            except Unproven:
                continue
            return number + 1
        return 0

    assert tries_needed() == 0
    monkeypatch.setattr(sigma, "challenge", lambda *parts: 1 + transcript.challenge(*parts) % 2)
    assert tries_needed() > 0


# Weights of a shuffle. ----------------------------------------------------------------------


def test_weights_known_before_the_cards_let_cards_be_exchanged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two false cards whose errors cancel: +w2 * D on the first, -w1 * D on the second."""
    table = Table(2)
    before = table.shuffled(range(2))
    honest, mixing = table.mix(before, order=(0, 1))

    def false_cards() -> Pile:
        """From weights that the honest pile gives, hoping that they stay."""
        proof = table.prove(before, honest, mixing)
        commitments = tuple(fields(proof)[:2])
        claim = shuffle._Claim(context(), table.joint, before, honest, commitments)
        first, second = claim.weights()
        change = masking.card_point(40)
        one, two = honest
        return (
            Masked(one.handle, group.add(one.body, group.multiply(second, change))),
            Masked(two.handle, group.subtract(two.body, group.multiply(first, change))),
        )

    after = false_cards()
    with pytest.raises(Unproven):
        table.check(before, after, table.prove(before, after, mixing))

    monkeypatch.setattr(
        shuffle._Claim,
        "weights",
        lambda self: transcript.expand(transcript.digest("weights", self.context.encode()), 2),
    )
    after = false_cards()
    table.check(before, after, table.prove(before, after, mixing))
    with pytest.raises(Unproven):
        table.open(after[0])


def test_each_weight_depends_on_every_point_of_the_claim() -> None:
    table = Table(2)
    before = table.shuffled(range(2))
    after, _ = table.mix(before)
    commitments = (group.base_multiply(5), group.base_multiply(6))
    claim = shuffle._Claim(context(), table.joint, before, after, commitments)
    other = group.base_multiply(7)
    variants = [claim]
    for pile in ("before", "after"):
        for card in (0, 1):
            for half in ("handle", "body"):
                cards = list(getattr(claim, pile))
                cards[card] = cards[card]._replace(**{half: other})
                variants.append(changed(claim, pile, tuple(cards)))
    variants.append(changed(claim, "commitments", (commitments[0], other)))
    variants.append(changed(claim, "commitments", (other, commitments[1])))
    variants.append(changed(claim, "joint", other))
    variants.append(changed(claim, "context", context(step=1)))
    weights = [weight for variant in variants for weight in variant.weights()]
    assert len(set(weights)) == 2 * len(variants) == 26


def changed(claim: shuffle._Claim, field: str, value: object) -> shuffle._Claim:
    known = {
        name: getattr(claim, name)
        for name in ("context", "joint", "before", "after", "commitments")
    }
    return shuffle._Claim(**{**known, field: value})


# What each equation of the shuffle argument is for. ------------------------------------------


def scaled(rows: Sequence[Numbers], points: Sequence[bytes]) -> list[bytes]:
    """A matrix times points; a zero is an entry that is not there."""
    return [
        group.total(
            group.multiply(entry % ORDER, point)
            for entry, point in zip(row, points, strict=True)
            if entry
        )
        for row in rows
    ]


def with_matrix(
    table: Table,
    before: Pile,
    matrix: Sequence[Numbers],
    committed: Sequence[Numbers] | None = None,
) -> tuple[Pile, bytes]:
    """The argument for "after = matrix * before", by a prover who otherwise does all as it should.

    For the weighted totals of the cards to agree, the weights must be moved by the inverse of the
    matrix, transposed. That is also what the prover commits to, unless told otherwise.
    """
    size = len(before)
    masks = [1000 + place for place in range(size)]
    handles = scaled(matrix, [masked.handle for masked in before])
    bodies = scaled(matrix, [masked.body for masked in before])
    after = tuple(
        masking.remask(Masked(handle, body), table.joint, mask)
        for handle, body, mask in zip(handles, bodies, masks, strict=True)
    )
    mover = inverse_of_two_by_two(matrix)
    blinds = [2000 + place for place in range(size)]
    generators = [shuffle._generator(place) for place in range(size)]
    commitments = tuple(
        group.add(group.base_multiply(blind), point)
        for blind, point in zip(blinds, scaled(committed or mover, generators), strict=True)
    )
    claim = shuffle._Claim(context(), table.joint, before, after, commitments)
    weights = claim.weights()
    moved = [
        sum(weights[source] * mover[source][place] for source in range(size)) % ORDER
        for place in range(size)
    ]
    links, chain, link, chain_blind = [3000, 3001], [], shuffle._root(), 0
    for blind, weight in zip(links, moved, strict=True):
        link = group.add(group.base_multiply(blind), group.multiply(weight, link))
        chain.append(link)
        chain_blind = (blind + weight * chain_blind) % ORDER
    witness = [
        sum(blinds),
        chain_blind,
        shuffle._inner_product(weights, blinds),
        -shuffle._inner_product(moved, masks) % ORDER,
        *links,
        *moved,
    ]
    shown = sigma.prove(
        shuffle.LABEL,
        context(),
        claim.encode() + b"".join(chain),
        claim.linear_map(chain),
        witness,
        table.entropy,
    )
    return after, b"".join(commitments) + b"".join(chain) + shown


def inverse_of_two_by_two(matrix: Sequence[Numbers]) -> list[list[int]]:
    (a, b), (c, d) = matrix
    factor = inverse(a * d - b * c)
    return [[entry * factor % ORDER for entry in row] for row in ([d, -b], [-c, a])]


def without_equation(monkeypatch: pytest.MonkeyPatch, left_out: int) -> None:
    """Take one equation out of the argument, for prover and verifier."""
    sound_map, sound_points = shuffle._Claim.linear_map, shuffle._Claim.points

    def linear_map(self: shuffle._Claim, chain: Sequence[bytes]) -> sigma.LinearMap:
        whole = sound_map(self, chain)

        def image(numbers: Numbers) -> list[bytes]:
            points = list(whole(numbers))
            del points[left_out]
            return points

        return image

    def points(self: shuffle._Claim, chain: Sequence[bytes]) -> list[bytes]:
        found = sound_points(self, chain)
        del found[left_out]
        return found

    monkeypatch.setattr(shuffle._Claim, "linear_map", linear_map)
    monkeypatch.setattr(shuffle._Claim, "points", points)


def test_the_prover_of_these_tests_is_believed_when_it_shuffles() -> None:
    table = Table(2)
    before = table.shuffled(range(2))
    after, proof = with_matrix(table, before, [[0, 1], [1, 0]])
    table.check(before, after, proof)
    assert table.open_all(after) == table.open_all(before)[::-1]


DOUBLED = [[2, 0], [0, inverse(2)]]
MATRICES: dict[str, tuple[int, list[list[int]], list[list[int]] | None]] = {
    "the plain total: one card times two, the other halved": (0, DOUBLED, None),
    "the chain: each card twice, less the other": (1, [[2, -1], [-1, 2]], None),
    "the weighted total: a permutation committed to, another matrix used": (
        2,
        DOUBLED,
        [[1, 0], [0, 1]],
    ),
}
"""What each of the first three equations keeps out: its number, the cards, the commitments."""


@pytest.mark.parametrize("kind", MATRICES)
def test_only_a_permutation_passes(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    left_out, matrix, committed = MATRICES[kind]
    table = Table(2)
    before = table.shuffled(range(2))
    after, proof = with_matrix(table, before, matrix, committed)
    with pytest.raises(Unproven):
        table.check(before, after, proof)

    without_equation(monkeypatch, left_out)
    after, proof = with_matrix(table, before, matrix, committed)
    table.check(before, after, proof)
    with pytest.raises(Unproven):
        table.open(after[0])


@pytest.mark.parametrize("half, left_out", [("handle", 3), ("body", 4)])
def test_both_halves_of_the_cards_are_bound(
    monkeypatch: pytest.MonkeyPatch, half: str, left_out: int
) -> None:
    table = Table(2)
    before = table.shuffled(range(3))
    honest, mixing = table.mix(before)
    false = group.add(getattr(honest[0], half), masking.card_point(40))
    after = (honest[0]._replace(**{half: false}), *honest[1:])
    with pytest.raises(Unproven):
        table.check(before, after, table.prove(before, after, mixing))

    without_equation(monkeypatch, left_out)
    table.check(before, after, table.prove(before, after, mixing))


# Points outside the group. ------------------------------------------------------------------


def test_an_unchecked_point_of_order_two_marks_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a backend that adds whatever is on the curve, every second false proof holds.

    Poison of order two in two handles vanishes from the weighted total when both weights are even
    or both are odd. The poisoned cards can be told from the others for the rest of the match, and
    a token for one tells whether the secret is odd.
    """
    table = Table(2)
    before = table.shuffled(range(2))
    honest, mixing = table.mix(before)
    order_two = next(bytes.fromhex(data) for data, order in group.SMALL_ORDER if order == 2)
    after = tuple(Masked(group.add(handle, order_two), body) for handle, body in honest)
    with pytest.raises(Malformed):
        table.check(before, after, table.prove(before, honest, mixing))

    unchecked(monkeypatch)
    for _ in range(20):
        proof = table.prove(before, after, mixing)
        try:
            table.check(before, after, proof)
        except Unproven:
            continue
        break
    else:
        pytest.fail("the attack should work without the check")
    monkeypatch.undo()
    with pytest.raises(Malformed):
        table.check(before, after, proof)


def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A backend over big integers that does not ask whether a point is in the subgroup."""

    def read(data: bytes) -> naive.Point:
        number = int.from_bytes(data, "little")
        point = naive.from_y(number & (1 << 255) - 1, number >> 255)
        assert point is not None
        return point

    def add(one: bytes, other: bytes) -> bytes:
        return naive.encode(naive.add(read(one), read(other)))

    def subtract(one: bytes, other: bytes) -> bytes:
        return naive.encode(naive.add(read(one), naive.negate(read(other))))

    def multiply(scalar: int, point: bytes) -> bytes:
        return naive.encode(naive.multiply(scalar, read(point)))

    for function in (add, subtract, multiply):
        monkeypatch.setattr(group, function.__name__, function)
