"""`meadhall bench ai`: every figure is there, and every line of the table."""

from meadhall.ai import bench
from meadhall.engines.packed import is_compiled

NAMES = [*bench.METHODS, "playouts", "choices", "bytes", "milliseconds"]


def test_every_method_is_measured_and_memory_too():
    row = bench.figures(bench.opening("hexentafl", 2, {"board": "4x4"}), 0.01)
    assert sorted(row) == sorted(NAMES)
    assert all(value > 0 for value in row.values())


def test_each_line_is_told_as_soon_as_it_is_known():
    told = []
    known = []

    def measure(mode, number):
        assert len(told) == 1 + len(known), "the line before was kept back"
        known.append((bench.OPENINGS[number][0], mode))
        return dict.fromkeys(NAMES, 1234.0)

    bench.run(told.append, measure)
    modes = ("native", "plain") if is_compiled() else ("plain",)
    assert known == [(label, mode) for label, *_ in bench.OPENINGS for mode in modes]
    assert all(line.count("1,234") == len(NAMES) for line in told[1:-2])


def test_a_game_is_measured_from_its_first_choice():
    for label, game, seats, given in bench.OPENINGS:
        assert bench.opening(game, seats, given).asked(), label
