"""Moments that are kept to be tried again: in a file that may be gone or broken."""

from pathlib import Path

import pytest

from meadhall.client.library.kept_moments import FILE, MOST, KeptMoment, KeptMoments


@pytest.fixture
def kept(tmp_path: Path) -> KeptMoments:
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "one.saga").touch()
    return KeptMoments(tmp_path / "matches")


def moment(number: int = 3, match: str = "one.saga") -> KeptMoment:
    return KeptMoment(match, number, "hexentafl", "E3-f3 cost 20%.")


def test_the_latest_comes_first_and_none_twice(kept: KeptMoments) -> None:
    for number in (1, 2, 1):
        kept.keep(moment(number))
    assert [each.number for each in kept.read()] == [1, 2]


def test_what_is_forgotten_is_gone(kept: KeptMoments) -> None:
    kept.keep(moment(1))
    kept.keep(moment(2))
    kept.forget(moment(1))
    assert kept.read() == [moment(2)]


def test_a_moment_of_a_match_that_is_gone_is_not_offered(kept: KeptMoments) -> None:
    kept.keep(moment(match="gone.saga"))
    assert kept.read() == []


@pytest.mark.parametrize(
    "text",
    ["", "{", "7", '[{"match": 1}]', '[{"match": "../x", "number": 1, "game": "", "words": ""}]'],
)
def test_a_broken_file_holds_nothing(kept: KeptMoments, tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    assert kept.read() == []
    kept.keep(moment())
    assert kept.read() == [moment()]


def test_there_is_an_end_to_keeping(kept: KeptMoments) -> None:
    for number in range(MOST + 5):
        kept.keep(moment(number))
    found = kept.read()
    assert len(found) == MOST and found[0].number == MOST + 4
