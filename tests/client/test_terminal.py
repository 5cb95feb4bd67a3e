"""A match at one keyboard: what a person types, and what he is shown."""

import pytest

from meadhall.client.__main__ import main
from meadhall.client.terminal import CLEAR, TextTable
from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER
from tests.engines.toys import HighestGame


@pytest.fixture
def typing(monkeypatch, capsys):
    """Run the command while these lines are typed, then Ctrl-D; return the code and the screen."""

    def type_lines(lines: list[str], *words: str) -> tuple[int, str]:
        left = iter(lines)

        def answer(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        code = main(["play", *words, "--text"])
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return type_lines


def test_two_people_play_in_turn(typing) -> None:
    code, screen = typing(["d4-e4", "d1-d2"], "hexentafl")
    assert code == 0
    assert "defenders: d4-e4" in screen and "attackers: d1-d2" in screen
    assert "e  . . D K . ." in screen
    assert screen.endswith("You leave the match.\n")


def test_a_whole_match_is_played_to_its_end(typing) -> None:
    lines = ["d5-e5", "a1-a2", "e5-d5", "a2-a1"] * 2
    code, screen = typing(lines, "hexentafl")
    assert code == 0
    assert screen.endswith("The position has come up for the third time. Nobody won.\n")


def test_the_computer_plays_its_seat_and_the_same_seed_plays_the_same(typing) -> None:
    once = typing(["d4-e4", "e4-d4"], "hexentafl", "--computer", "attackers", "--seed", "7")
    again = typing(["d4-e4", "e4-d4"], "hexentafl", "--computer", "2", "--seed", "7")
    assert once == again
    assert once[1].count("attackers: ") >= 2


def test_two_computers_need_nobody(typing) -> None:
    code, screen = typing([], "hexentafl", "--computer", "1", "--computer", "2", "--seed", "1")
    assert code == 0 and (" won.\n" in screen)


def test_undo_takes_the_last_choice_back(typing) -> None:
    _, screen = typing(["d4-e4", "undo", "d4-c4", "log"], "hexentafl")
    assert screen.rstrip().endswith("You leave the match.")
    after_undo = screen.split("undo")[-1]
    assert after_undo.count("defenders: d4-c4") == 2
    _, screen = typing(["undo"], "hexentafl")
    assert "There is nothing to take back." in screen


def test_the_beginning_of_a_move_lists_what_can_follow(typing) -> None:
    _, screen = typing(["d4"], "hexentafl")
    assert "d4-e4  d4-c4  d4-d3" in screen and "d5-e5" not in screen
    _, screen = typing([""], "hexentafl")
    assert "d5-e5" in screen


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("d4-d1", "the king moves one step at a time"),
        ("d1-d2", "none of your pieces stands there"),
        ("jump", "'jump' is not possible now."),
    ],
)
def test_a_refused_move_says_why(typing, typed: str, sentence: str) -> None:
    assert sentence in typing([typed], "hexentafl")[1]


def test_help_and_quit(typing) -> None:
    code, screen = typing(["help", "quit", "d4-e4"], "hexentafl")
    assert code == 0 and screen.count("take the last move back") == 2 and "K" in screen
    assert "defenders: d4-e4" not in screen


def test_an_unknown_seat_is_refused_with_the_names(typing) -> None:
    code, screen = typing([], "hexentafl", "--computer", "5")
    assert code == 2 and "the seats are: defenders, attackers." in screen


def test_where_there_are_secrets_the_screen_is_covered_between_seats(monkeypatch, capsys) -> None:
    lines = iter(["pass", "", "pass"])
    monkeypatch.setattr("builtins.input", lambda prompt="": print(prompt) or next(lines))
    game = HighestGame()
    table = TextTable(game, game.start(), [], Chance(1))
    table.play()
    screen = capsys.readouterr().out
    first, cover, second = screen.split(CLEAR)
    assert "take the keyboard" in cover and len(cover.strip().splitlines()) == 1
    assert table.states[3].seen_by(0).diagram() in first
    assert table.states[3].seen_by(0).diagram() not in second
    assert table.state.asks == OVER
