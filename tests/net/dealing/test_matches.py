"""Whole matches with hidden cards, through the real deck."""

import pytest

from meadhall.engines.catalogue import find
from meadhall.engines.contract import ROLL
from meadhall.net.deck import token
from meadhall.net.gathering.genesis import Terms
from tests.net.dealing.round_table import RoundTable
from tests.net.party import Party


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


def test_each_token_of_a_roll_is_checked_once_by_each_of_the_others(monkeypatch):
    checked = []
    check = token.check
    monkeypatch.setattr(token, "check", lambda *how: checked.append(how[0].seat) or check(*how))
    party = Party(3, "dicing", terms=Terms(tokens=True))
    rolls = [each for each in party[0].line if each.before.asks == ROLL]
    assert len(rolls) == 1
    assert sorted(checked) == [0, 0, 1, 1, 2, 2]
