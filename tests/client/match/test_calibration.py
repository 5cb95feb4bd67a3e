"""A chance is told as often as it came true, in no finer steps than that is known."""

import random
from dataclasses import replace

import pytest

from meadhall.ai.advice import Line, Threat
from meadhall.client.match import calibration
from meadhall.client.match.calibration import (
    REFERENCE,
    Curve,
    calibrated,
    calibrated_threat,
    chance_at,
    curve_for,
    curves,
    told_chance,
    told_difference,
)
from meadhall.engines import catalogue
from meadhall.engines.contract import State
from tools.calibrate import Sample, are_two_sides, bins_of, fitted, log_loss, numbers_of, play
from tools.calibration_chart import chart


def curve(game: str = "hexentafl", **changed: object) -> Curve:
    settings = (("board", "4x4"),)
    made = Curve(game, 2, settings, 1000, 0, 500, REFERENCE, (), 9, 1, 3, 99, "x", ())
    return replace(made, **changed)  # type: ignore[arg-type]


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[Curve]:
    """Curves of our own in the place of those that were measured."""
    kept = [
        curve(),
        curve(simulations=8000, slope=900),
        curve(settings=(("board", "5x5"),), slope=700),
        curve("nxs", settings=(("setup", "short"),)),
        curve(level="thrall", slope=100),
    ]
    monkeypatch.setattr(calibration, "curves", lambda: tuple(kept))
    return kept


def test_the_nearest_way_to_play_and_amount_of_attention_is_taken(measured: list[Curve]) -> None:
    assert curve_for("hexentafl", 2, {"board": "4x4"}, 900) == measured[0]
    assert curve_for("hexentafl", 2, {"board": "4x4"}, 20_000) == measured[1]
    assert curve_for("hexentafl", 2, {"board": "5x5"}, 20_000) == measured[2]
    assert curve_for("nxs", 2, {"setup": "long"}, 5) == measured[3]


def test_a_way_to_play_with_a_curve_of_its_own_leaves_the_usual_one_to_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = curve("valknut", settings=())
    own = curve("valknut", settings=(("mode", "ragnarok"),), slope=700)
    monkeypatch.setattr(calibration, "curves", lambda: (usual, own))
    for settings in ({"mode": "ragnarok"}, {"mode": "ragnarok", "gods": True}):
        assert curve_for("valknut", 2, settings, 1000) == own
    for settings in ({}, {"warbands": "lot"}):
        assert curve_for("valknut", 2, settings, 1000) == usual


def test_of_two_ways_to_play_that_are_as_near_the_usual_one_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    short = curve("nxs", settings=(("setup", "short"),), simulations=500)
    usual = curve("nxs", settings=())
    monkeypatch.setattr(calibration, "curves", lambda: (short, usual))
    assert curve_for("nxs", 2, {"setup": "long"}, 500) == usual
    assert curve_for("nxs", 2, {"setup": "short", "goal": 9}, 500) == short


def test_what_was_not_measured_is_told_as_it_is(measured: list[Curve]) -> None:
    assert curve_for("nxs", 3, {"setup": "short"}, 1000) is None, "two play otherwise than three"
    line = Line(1, ("a1-a2",), 900, 0.8, 0.02)
    assert calibrated(line, curve_for("valknut", 2, {}, 1000)) == line


def test_who_was_too_sure_is_told_nearer_to_even_and_the_order_stays() -> None:
    told = [calibrated(Line(1, (), 900, part / 10, 0.01), curve()).chance for part in range(11)]
    assert all(each is not None for each in told)
    chances = [each for each in told if each is not None]
    assert chances == sorted(chances)
    assert chances[5] == pytest.approx(0.5)
    assert 0.5 < chances[9] < 0.9 and 0.1 < chances[1] < 0.5


def test_what_is_proven_and_what_is_not_known_stays_as_it_is() -> None:
    for line in (Line(1, (), 9, 1.0, 0.0, "wins"), Line(1, (), 9, None, 0.5)):
        assert calibrated(line, curve()) == line
    assert calibrated_threat(Threat((), 0.0), curve()).chance == 0.0
    assert calibrated_threat(Threat((), None), curve()).chance is None
    left = calibrated_threat(Threat((), 0.2), curve(shift=300)).chance
    assert left == pytest.approx(1 - curve(shift=300).chance(0.8)), "it is the rival's chance"


@pytest.mark.parametrize(
    "chance, told",
    [
        (0.0, "0%"), (0.001, "under 5%"), (0.05, "about 5%"), (0.62, "about 60%"),
        (0.63, "about 65%"), (0.97, "about 95%"), (0.98, "over 95%"), (1.0, "100%"),
    ],
)  # fmt: skip
def test_no_digit_is_told_that_is_not_known(chance: float, told: str) -> None:
    assert str(told_chance(chance)) == told
    assert str(told_difference(-0.238)) == "about 25%"


# What was measured. --------------------------------------------------------------------------


def test_every_curve_says_where_it_comes_from_and_is_one_of_its_kind() -> None:
    assert curves(), "or nothing is calibrated"
    assert len({each.what for each in curves()}) == len(curves())
    for each in curves():
        catalogue.find(each.game).settle(each.seats, dict(each.settings))
        assert each.games > 0 and each.positions > 0 and each.every > 0 and len(each.rules) == 16
        assert each.slope > 0, "a better position is never told as worse"
        assert sum(count for count, *_ in each.bins) == each.positions


def opening_of(each: Curve) -> State:
    game = catalogue.find(each.game)
    return game.opening(each.seats, game.settle(each.seats, dict(each.settings)))


def test_every_curve_was_measured_with_the_level_as_it_is_today() -> None:
    """After a change of the level in `levels`: `python -m tools.calibrate`, once more."""
    for each in curves():
        assert each.player == numbers_of(each.level, opening_of(each)), each.what


def test_the_picture_has_a_panel_for_each_way_to_play() -> None:
    drawn = chart([curve(), curve(simulations=8000), curve("nxs", settings=())])
    assert drawn.count("<g ") == 2 and drawn.count("polyline") == 3


# The tool that measures. ---------------------------------------------------------------------


def test_the_fitted_curve_finds_how_sure_the_calls_were() -> None:
    """Calls that are twice as sure as they should be, and a little too dark."""
    chance = random.Random(3)
    places = [chance.gauss(0, 1.5) for _ in range(4000)]
    points = [(chance_at(2 * x), float(chance.random() < chance_at(x + 0.4))) for x in places]
    shift, slope = fitted(points)
    assert shift == pytest.approx(0.4, abs=0.12) and slope == pytest.approx(0.5, abs=0.06)
    found = curve(shift=round(1000 * shift), slope=round(1000 * slope))
    assert log_loss([(found.chance(raw), won) for raw, won in points]) < log_loss(points)
    samples = [Sample(match, (raw,), won) for match, (raw, won) in enumerate(points)]
    assert sum(count for count, *_ in bins_of(samples, 0)) == 4000


def test_positions_of_one_match_tell_no_more_than_one() -> None:
    """A match that is looked at nine times is no nine matches."""
    once = [Sample(match, (0.75,), float(match % 4 > 0)) for match in range(40)]
    ((count, called, won, reach),) = bins_of(once, 0)
    assert (count, called, won) == (40, 0.75, 0.75) and reach == pytest.approx(0.134, abs=0.002)
    ((count, called, won, same),) = bins_of(once * 9, 0)
    assert (count, called, won) == (360, 0.75, 0.75) and same == reach


def test_an_even_curve_tells_one_side_what_the_other_lacks() -> None:
    shift, slope = fitted([(0.9, 1.0), (0.6, 0.0), (0.3, 0.0), (0.5, 0.0)] * 50, even=True)
    assert shift == 0.0
    found = curve(shift=0, slope=round(1000 * slope))
    assert found.chance(0.8) == pytest.approx(1 - found.chance(0.2))


def test_one_side_has_what_the_other_lacks_where_there_are_two() -> None:
    sides = {("hexentafl", 2): True, ("valknut", 3): False, ("skirmish", 4): True}
    for (game, seats), expected in (sides | {("valheim", 2): False}).items():
        assert are_two_sides(catalogue.find(game).start(seats)) is expected


def has_what_the_other_lacks(each: Curve) -> bool:
    return are_two_sides(opening_of(each)) and not catalogue.find(each.game).all_may_lose


def test_an_uneven_curve_makes_the_graph_jump_less() -> None:
    """A search that calls who is to choose too well off tells each side six tenths in turn."""
    uneven = [each for each in curves() if has_what_the_other_lacks(each) and each.shift]
    assert {each.game for each in uneven} == {"hexentafl", "nxs"}
    for each in uneven:
        assert abs(each.chance(0.6) - (1 - each.chance(0.6))) < 0.6 - (1 - 0.6)


def test_a_search_that_is_far_too_sure_is_fitted_as_well() -> None:
    """Its calls lie so far out that steps of any length would leap past the goal."""
    shift, slope = fitted([(0.995, 1.0), (0.995, 0.0), (0.005, 0.0), (0.005, 1.0)] * 40)
    assert abs(shift) < 0.1 and abs(slope) < 0.1


def test_few_results_hardly_bend_the_curve() -> None:
    shift, slope = fitted([(0.7, 0.0)])
    assert abs(shift) < 0.5 and 0.5 < slope < 1


def test_a_match_tells_what_was_called_with_each_attention_and_what_came_of_it() -> None:
    opening = catalogue.find("hexentafl").start(2)
    samples = [
        each for number in range(3) for each in play(opening, "thrall", [50, 400], 1, 3, number)
    ]
    assert samples and samples == [
        each for number in range(3) for each in play(opening, "thrall", [50, 400], 1, 3, number)
    ]
    for each in samples:
        assert each.won in (0.0, 0.5, 1.0) and len(each.called) == 2
        assert all(told is None or 0 <= told <= 1 for told in each.called)
