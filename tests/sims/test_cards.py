"""Histories full of misfortune, at tables whose cards and dice are dealt by everybody together."""

import pytest

from tests.sims.world import DEALT_PHASES, FAULTS, run

LONG = pytest.mark.long


@pytest.mark.parametrize("seed", range(700_000, 700_005))
def test_dice_that_everybody_rolls_outlive_whatever_befalls_the_table(seed):
    run(seed, tokens=True)


@pytest.mark.parametrize("seed", range(710_000, 710_005))
def test_cards_that_everybody_deals_outlive_whatever_befalls_the_table(seed):
    run(seed, people=2 + seed % 3, game="drawing")


@pytest.mark.parametrize(
    ("seed", "how"),
    [
        (710_000, {"game": "drawing", "people": 2}),
        (710_001, {"game": "drawing", "people": 3}),
        (720_000, {"game": "errands", "people": 2}),
        (700_000, {"tokens": True}),
    ],
)
def test_the_same_holds_in_the_group_of_the_deck(seed, how):
    run(seed, **how, real_points=True)


@pytest.mark.parametrize("seed", range(720_000, 720_003))
def test_every_errand_of_cards_outlives_whatever_befalls_the_table(seed):
    """Looking at the top, putting back, stealing, giving, searching, calling, dealing again."""
    run(seed, people=2 + seed % 3, game="errands")


@pytest.mark.parametrize("people", [2, pytest.param(4, marks=LONG)])
def test_valhalla_is_played_to_its_end_whatever_befalls_the_table(people):
    run(740_000 + people, people=people, game="valhalla", settings={"gods": "loki"})


@pytest.mark.parametrize(
    ("people", "settings"),
    [
        pytest.param(2, {}, marks=LONG),
        (3, {}),
        pytest.param(4, {"gods": True}, marks=LONG),
        (2, {"mode": "ragnarok", "gods": True}),
    ],
)
def test_valknut_is_played_to_its_end_whatever_befalls_the_table(people, settings):
    run(745_000 + people, people=people, game="valknut", settings={"warbands": "lot", **settings})


@pytest.mark.parametrize("cards", ["hidden", "drawing", "sannligr", "onitama"])
def test_nxs_is_played_with_rune_cards_whatever_befalls_the_table(cards):
    settings = {"cards": cards, "placing": "own", "goal": 2}
    run(750_001, people=2, game="nxs", settings=settings)


@pytest.mark.parametrize(
    ("people", "scenario"),
    [
        (2, "raid"),
        pytest.param(4, "escort", marks=LONG),
        pytest.param(6, "hill", marks=LONG),
    ],
)
def test_a_skirmish_is_fought_to_its_end_whatever_befalls_the_table(people, scenario):
    run(770_000 + people, people=people, game="skirmish", settings={"scenario": scenario})


@pytest.mark.parametrize("seed", [770_006, 770_008])
def test_two_heroes_of_valheim_come_to_their_end_whatever_befalls_the_table(seed):
    """Dice and treasure by both, kills, cuts and returns."""
    run(seed, people=2, game="valheim", settings={"difficulty": "harsh"})


@pytest.mark.parametrize("phase", DEALT_PHASES)
def test_every_fault_happens_in_every_phase_of_a_deal(phase):
    people = 3 if phase in ("split", "confirmation") else 2  # between two nothing is lent
    for fault in FAULTS:
        ambush = f"{fault} in {phase}"
        world = run(720_000, people=people, game="drawing", faults=False, ambush=ambush)
        assert world.counts[ambush] == 1


@pytest.mark.long
@pytest.mark.parametrize("game", ["drawing", "errands"])
@pytest.mark.parametrize("first", range(760_000, 762_000, 100))
def test_two_thousand_histories_of_cards(first, game):
    for seed in range(first, first + 100):
        run(seed, people=2 + seed % 4, game=game)


@pytest.mark.long
@pytest.mark.parametrize("first", range(770_000, 770_100, 20))
def test_a_hundred_histories_of_valknut(first):
    for seed in range(first, first + 20):
        settings = {"warbands": "lot", "gods": seed % 3 == 2}
        if seed % 3 == 2:
            people = 4 if seed % 2 else 2
            settings["mode"] = "battle" if people == 4 else "ragnarok"
        else:
            people = 2 + seed % 3
        run(seed, people=people, game="valknut", settings=settings)
