"""Histories full of misfortune, at tables whose cards and dice are dealt by everybody together."""

import pytest

from tests.sims.world import run


@pytest.mark.parametrize("seed", range(700_000, 700_012))
def test_dice_that_everybody_rolls_outlive_whatever_befalls_the_table(seed):
    run(seed, tokens=True)


@pytest.mark.parametrize("seed", range(710_000, 710_012))
def test_cards_that_everybody_deals_outlive_whatever_befalls_the_table(seed):
    run(seed, people=2 + seed % 3, game="drawing")
