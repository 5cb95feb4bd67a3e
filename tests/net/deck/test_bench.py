"""The bench: small here, but with every row, and true to what it counts."""

from collections.abc import Callable

import pytest

from meadhall.net.deck import bench, group, token
from meadhall.net.deck.shuffle import Pile
from tests.net.deck.table import Table, context


def small() -> list[bench.BenchRow]:
    return bench.bench_deck(sizes=(3,), tables=(2,), small_tables=(2,), deck=3, repeats=3)


def test_every_thing_that_is_promised_has_its_row() -> None:
    assert [row.what for row in small()] == [
        "a point times a scalar",
        "the generator times a scalar",
        "3 cards: shuffle",
        "3 cards: prove",
        "3 cards: verify",
        "2 seats, 3 cards: on one core",
        "2 seats, 3 cards: strictly in turn",
        "2 seats, 3 cards: overlapping",
        "2 seats: private draw",
        "2 seats: roll",
    ]


def test_a_run_for_which_no_time_was_counted_is_left_out() -> None:
    assert bench.quickest([3.0, 0.0, 2.0]) == 2.0


class Counted:
    """How often points and the generator are multiplied while this is in place."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.points = self.generators = 0
        multiply, base_multiply = group.multiply, group.base_multiply

        def counted(scalar: int, point: bytes) -> bytes:
            self.points += 1
            return multiply(scalar, point)

        def base_counted(scalar: int) -> bytes:
            self.generators += 1
            return base_multiply(scalar)

        monkeypatch.setattr(group, "multiply", counted)
        monkeypatch.setattr(group, "base_multiply", base_counted)

    def spent_on(self, action: Callable[[], object]) -> bench.Needs:
        before = self.points, self.generators
        action()
        return self.points - before[0], self.generators - before[1]


def test_a_token_needs_as_many_multiplications_as_the_bench_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table(2)
    owner, point = table.keys[0], group.base_multiply(7)
    made = token.make(context(), owner, point, table.entropy)
    counted = Counted(monkeypatch)
    making = counted.spent_on(lambda: token.make(context(), owner, point, table.entropy))
    checking = counted.spent_on(lambda: token.check(context(), owner.public, point, made))
    assert (making, checking) == (bench.TOKEN_NEEDS, bench.TOKEN_CHECK_NEEDS)


def test_a_shuffle_needs_as_many_multiplications_as_the_bench_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For each further card; what every shuffle needs besides cancels out."""
    table = Table(2)
    small, large = table.shuffled(range(3)), table.shuffled(range(13))
    counted = Counted(monkeypatch)

    def spent(before: Pile) -> list[bench.Needs]:
        after, mixing = table.mix(before)
        proof = table.prove(before, after, mixing)
        return [
            counted.spent_on(lambda: table.mix(before)),
            counted.spent_on(lambda: table.prove(before, after, mixing)),
            counted.spent_on(lambda: table.check(before, after, proof)),
        ]

    per_card = [
        ((more[0] - less[0]) / 10, (more[1] - less[1]) / 10)
        for less, more in zip(spent(small), spent(large), strict=True)
    ]
    assert per_card == [bench.SHUFFLE_NEEDS, bench.PROOF_NEEDS, bench.CHECK_NEEDS]


def test_a_ratio_is_to_the_multiplications_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Over a clock that goes one millisecond a multiplication, additions and hashes are free."""
    counted = Counted(monkeypatch)
    monkeypatch.setattr(bench, "clock", lambda: (counted.points + counted.generators) / 1000)
    rows = {row.what: row for row in small()}
    assert rows["a point times a scalar"].ratio == pytest.approx(1)
    assert rows["3 cards: shuffle"].ratio == pytest.approx(1)
    assert rows["3 cards: shuffle"].milliseconds == pytest.approx(3 * sum(bench.SHUFFLE_NEEDS))
    assert rows["2 seats: private draw"].ratio == pytest.approx(1)
    assert rows["2 seats: roll"].ratio == pytest.approx(1)


def test_overlapping_waits_for_the_last_proof_and_for_no_core_twice() -> None:
    """Two seats: the second is ready after two shuffles and its proof, then checks the first's."""
    assert bench._overlapping(mix=1, prove=10, check=100, seats=2) == 1 + 1 + 10 + 100
    assert bench._overlapping(mix=1, prove=10, check=100, seats=3) == 3 + 10 + 200


def test_it_is_said_line_by_line() -> None:
    row = bench.BenchRow("64 cards: prove", 26.25, 1.234, "8352 bytes")
    assert str(row).split() == ["64", "cards:", "prove", "26.250", "1.23", "8352", "bytes"]
    assert str(bench.BenchRow("alone", 1.0)) == f"{'alone':<40}    1.000"


def test_the_whole_table_can_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(bench, "bench_deck", lambda: [bench.BenchRow("one", 1.0, 1.0)])
    bench.run(said.append)
    assert len(said) == 2 and said[0].split() == ["ms", "ratio"]
