"""`meadhall bench`: every way to play every game has its row."""

from meadhall.client.commands import bench
from meadhall.engines import catalogue


def test_each_value_of_a_first_option_has_an_opening_that_suits_it() -> None:
    for game in catalogue.GAMES:
        labels = [label for label, _ in bench.openings(game)]
        choices = [key for key, _ in game.options[0].choices]
        assert labels == [f"{game.key} {key}" for key in choices or [game.options[0].default]]


def test_a_set_up_for_three_is_measured_with_three() -> None:
    states = dict(bench.openings(catalogue.find("nxs")))
    assert (states["nxs short"].seats, states["nxs medium3s"].seats) == (2, 3)


def test_a_row_holds_all_four_figures(monkeypatch) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.01)
    row = bench.figures(catalogue.find("hexentafl").start(2))
    assert set(row) == {"matches", "answers", "copies", "length"}
    assert all(value > 0 for value in row.values())
