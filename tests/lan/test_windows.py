"""Whole matches between real windows on pretended machines, one of them killed and back.

Nobody is told an address: people press what they see to find tables, join them and play on.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from tests.lan.namespaces import Lan, why_not
from tests.lan.windows import Seen, WindowProgram, play

Open = Callable[..., WindowProgram]

VERDICT = re.compile(r"(\w+ wins the match|The match is drawn): Anna \S+, Bo \S+\.")

REASON = why_not()
pytestmark = pytest.mark.skipif(bool(REASON), reason=REASON)


@pytest.fixture
def open_window(tmp_path: Path) -> Iterator[Open]:
    """Open the window of this person on the machine of this number."""
    windows: list[WindowProgram] = []
    with Lan(3) as lan:

        def open_one(name: str, number: int, *words: str) -> WindowProgram:
            home = tmp_path / name.lower()
            windows.append(WindowProgram(home, name, lan.on(number), words))
            return windows[-1]

        yield open_one
        for window in windows:
            if window.process.poll() is None:
                window.kill()


def host(window: WindowProgram, game: str, guests: int, fewest: int = 2) -> None:
    """Open a table; `fewest` can play this game."""
    window.press("Nearby")
    window.press("Open a table")
    window.do("press", f"Play {game}")
    if guests + 1 > fewest:
        window.do("count", guests + 1)
    window.press("Sit down and play")
    window.read(f"People still to come: {guests}.")


def join(window: WindowProgram, opener: str) -> None:
    window.press("Nearby")
    window.read(f"at {opener}'s table: ")
    window.press("Join")


def agree(windows: Sequence[WindowProgram]) -> None:
    """Everybody compares the words of everybody whom they have not met."""
    sitting = set[int]()
    while len(sitting) < len(windows):
        for number, window in enumerate(windows):
            seen = window.do("see")
            if seen["page"] == "TablePage":
                sitting.add(number)
            elif "They are the same" in seen["buttons"]:
                window.do("press", "They are the same")


def is_over(seen: Seen) -> bool:
    return bool(seen["is_over"])


def kill_and_come_back(open_window: Open, others: Sequence[WindowProgram]) -> WindowProgram:
    """Bo's window dies in the middle of the match; opened again, its Home leads back to it."""
    for other in others:
        other.read("Nothing has been heard of Bo for")
    bo = open_window("Bo", 2)
    assert any("Anna" in words for words in bo.do("see")["words"])
    assert bo.press("Go on")["page"] == "TablePage"
    for other in others:
        other.until(lambda seen: not any("been heard of Bo" in each for each in seen["words"]))
    return bo


def test_two_windows_find_each_other_and_one_is_killed_and_back(open_window: Open) -> None:
    anna, bo = open_window("Anna", 1), open_window("Bo", 2)
    host(anna, "heXentafl", guests=1)
    join(bo, "Anna")
    agree((anna, bo))
    play((anna, bo), lambda seen: seen["length"] >= 6)
    bo.kill()
    bo = kill_and_come_back(open_window, [anna])
    ends = play((anna, bo), is_over)
    assert ends[0]["diagram"] == ends[1]["diagram"]
    assert ends[0]["length"] == ends[1]["length"]
    assert (anna.close(), bo.close()) == (0, 0)


def test_a_table_that_is_left_is_not_to_be_seen_any_more(open_window: Open) -> None:
    anna, bo = open_window("Anna", 1), open_window("Bo", 2)
    bo.press("Nearby")
    anna.press("Nearby")
    bo.read("Anna: looks around")
    for _ in range(2):
        host(anna, "heXentafl", guests=1)
        bo.read("at Anna's table: 1 of 2 seats free")
        anna.press("Leave")
        seen = bo.read("Anna: looks around")
        assert not any("Anna's table" in words for words in seen["words"])
    assert (anna.close(), bo.close()) == (0, 0)


@pytest.mark.long
def test_who_only_looks_around_is_invited_and_two_games_are_played(open_window: Open) -> None:
    """The score is kept on both sides, also by one who is killed between the two games."""
    anna, bo = open_window("Anna", 1), open_window("Bo", 2)
    bo.press("Nearby")
    anna.press("Nearby")
    anna.read("Bo: looks around")
    anna.press("Invite")
    anna.press("Play heXentafl")
    anna.press("Sit down and play")
    bo.press("Library")
    bo.read("Anna, whom you have not met, invites you to heXentafl.")
    anna.read("Bo: sees your invitation")
    bo.press("Join")
    agree((anna, bo))
    ends = play((anna, bo), is_over)
    score = next(words for words in ends[0]["words"] if "Game 1 of 2:" in words)
    anna.press("Next game, sides swapped")
    bo.read("Anna is ready for the next game, with the sides swapped.")
    bo.kill()
    bo = open_window("Bo", 2)
    bo.press("Go on")
    bo.read("Anna is ready for the next game, with the sides swapped.")
    bo.press("Next game, sides swapped")
    for window in (anna, bo):
        window.until(lambda seen: seen["page"] == "TablePage" and seen["length"] == 0)
    ends = play((anna, bo), is_over)
    said = [next(words for words in seen["words"] if VERDICT.search(words)) for seen in ends]
    verdicts = [VERDICT.search(words) for words in said]
    assert verdicts[0] is not None and verdicts[1] is not None
    assert verdicts[0][0] == verdicts[1][0], "both windows say who has won"
    assert score != said[0]
    assert (anna.close(), bo.close()) == (0, 0)


@pytest.mark.long
def test_two_heroes_set_out_and_one_goes_on_with_the_computer(open_window: Open) -> None:
    anna, bo = open_window("Anna", 1), open_window("Bo", 2)
    host(anna, "Valheim", guests=1, fewest=1)
    join(bo, "Anna")
    agree((anna, bo))
    length = play((anna, bo), lambda seen: seen["length"] >= 12)[0]["length"]
    bo.kill()
    anna.read("Nothing has been heard of Bo for")
    assert anna.press("Go on with the computer")["length"] >= length
    anna.read("This match is your own now. The one that you shared is kept.")
    play((anna,), lambda seen: seen["length"] >= length + 40)
    assert anna.close() == 0


@pytest.mark.long
def test_three_windows_play_and_one_is_killed_and_back(open_window: Open) -> None:
    anna, bo, cai = open_window("Anna", 1), open_window("Bo", 2), open_window("Cai", 3)
    host(anna, "NXS: Ragnarok", guests=2)
    join(bo, "Anna")
    join(cai, "Anna")
    agree((anna, bo, cai))
    play((anna, bo, cai), lambda seen: seen["length"] >= 9)
    bo.kill()
    bo = kill_and_come_back(open_window, [anna, cai])
    ends = play((anna, bo, cai), is_over, seconds=600)
    assert len({seen["diagram"] for seen in ends}) == 1
    assert [window.close() for window in (anna, bo, cai)] == [0, 0, 0]


@pytest.mark.long
def test_the_computer_plays_on_for_whoever_stays_away_and_gives_the_seat_back(
    open_window: Open,
) -> None:
    anna, bo, cai = open_window("Anna", 1), open_window("Bo", 2), open_window("Cai", 3)
    host(anna, "NXS: Ragnarok", guests=2)
    join(bo, "Anna")
    join(cai, "Anna")
    agree((anna, bo, cai))
    length = play((anna, bo, cai), lambda seen: seen["length"] >= 6)[0]["length"]
    bo.kill()
    anna.read("the computer plays on for them")
    for window in (anna, cai):
        window.read("Bo is gone. The computer plays on until they are back.")
    play((anna, cai), lambda seen: seen["length"] >= length + 9)
    bo = open_window("Bo", 2)
    bo.press("Go on")
    for window in (anna, cai):
        window.until(lambda seen: not any("Bo is gone" in each for each in seen["words"]))
    length = anna.do("see")["length"]
    play((anna, bo, cai), lambda seen: seen["length"] >= length + 9)
    assert [window.close() for window in (anna, bo, cai)] == [0, 0, 0]
