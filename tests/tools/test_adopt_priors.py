"""Learned priors in a game's source: every number in its place, and every comment kept."""

import re

import pytest

from meadhall.engines import catalogue
from tools.adopt_priors import main, rewritten, source_of

SOURCE = source_of("valhalla").read_text(encoding="utf-8")
NUMBERS = catalogue.find("valhalla").start(2).prior_numbers()


def test_the_numbers_in_use_leave_the_source_as_it_is():
    assert rewritten(SOURCE, NUMBERS) == SOURCE


def test_other_numbers_take_their_places_and_nothing_else_changes():
    numbers = [number + 1 for number in NUMBERS]
    changed = rewritten(SOURCE, numbers)
    found = {}
    exec(changed, found)
    assert list(found["NUMBERS"]) == numbers
    without = re.compile(r"-?\d+")
    assert without.sub("", changed) == without.sub("", SOURCE)


def test_a_file_that_is_none_is_refused_in_a_sentence(capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["adopt_priors", "valhalla", "nowhere.json"])
    with pytest.raises(SystemExit):
        main()
    assert "nowhere.json is no file of weights for Valhalla" in capsys.readouterr().err
