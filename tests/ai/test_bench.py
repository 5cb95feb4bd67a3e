"""`meadhall bench ai`: every figure is there, and every line of the table."""

from meadhall.ai import bench

NAMES = [*bench.METHODS, "playouts", "choices", "bytes", "milliseconds"]


def test_every_method_is_measured_and_memory_too():
    row = bench.figures(bench.opening("hexentafl", 2, {"board": "4x4"}), 0.01)
    assert sorted(row) == sorted(NAMES)
    assert all(value > 0 for value in row.values())


def test_the_table_has_a_line_for_each_game_and_way_of_running():
    row = dict.fromkeys(NAMES, 1234.0)
    rows = {label: row for label, *_ in bench.OPENINGS}
    lines = bench.table({"native": rows, "plain": rows})
    assert len(lines) == 3 + 2 * len(bench.OPENINGS)
    assert all(line.count("1,234") == len(NAMES) for line in lines[1:-2])


def test_a_game_is_measured_from_its_first_choice():
    for label, game, seats, given in bench.OPENINGS:
        assert bench.opening(game, seats, given).asked(), label
