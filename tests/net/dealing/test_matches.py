"""Whole matches with hidden cards, through the real deck."""

import pytest

from meadhall.engines.catalogue import find
from tests.net.dealing.round_table import RoundTable


@pytest.mark.parametrize("people", [2, 3])
def test_valhalla_is_played_to_its_end(people):
    table = RoundTable(find("valhalla"), people)
    table.play()
    table.check_agreement()
    assert all(match.over is not None for match in table.matches)
    assert all(match.record.is_sealed for match in table.matches)


@pytest.mark.parametrize("cards", ["hidden", "drawing", "sannligr", "onitama"])
def test_nxs_is_played_with_rune_cards(cards):
    table = RoundTable(find("nxs"), 2, {"cards": cards, "placing": "own"})
    table.play(60)
    table.check_agreement()
    assert len(table.record.line) > 60
