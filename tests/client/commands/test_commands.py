"""What the commands print, and what they say when they cannot."""

import json

import pytest

from meadhall import __version__
from meadhall.client.__main__ import main
from meadhall.client.commands.index import COMMANDS
from meadhall.engines.catalogue import GAMES


def said(capsys, *words: str) -> tuple[int, str]:
    """The exit code and all that was printed."""
    try:
        code = main(list(words))
    except SystemExit as leaving:  # argparse leaves by itself
        code = int(leaving.code or 0)
    printed = capsys.readouterr()
    return code, printed.out + printed.err


def test_games_lists_every_game_with_players_and_options(capsys) -> None:
    code, text = said(capsys, "games")
    assert code == 0
    for game in GAMES:
        assert game.title in text and str(game.designer) in text
        for option in game.options:
            assert f"--{option.key}" in text and str(option.meaning) in text


def test_show_draws_the_opening(capsys) -> None:
    code, text = said(capsys, "show", "hexentafl")
    assert (code, text.splitlines()[4]) == (0, "d A . . K D . A")


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (["hexentafl", "--depth", "1"], "36"),
        (["hexentafl", "--first", "attackers"], "33"),
        (["hexentafl", "--board", "5x5"], "42"),
        (["hexentafl", "--board=5x5", "first=attackers"], "78"),
        (["hexentafl", "--no-crossing", "--depth", "0"], "1"),
    ],
)
def test_perft_prints_the_count(capsys, words: list[str], count: str) -> None:
    assert said(capsys, "perft", *words) == (0, f"{count}\n")


def test_perft_divide_prints_what_adds_up_to_the_count(capsys) -> None:
    code, text = said(capsys, "perft", "hexentafl", "--depth", "2", "--divide")
    *rows, total = text.splitlines()
    assert code == 0 and total == "1170 in all"
    assert sum(int(row.rsplit(" ", 1)[1]) for row in rows) == 1170 and len(rows) == 36


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["show", "chess"], "there is no game called 'chess'; the games are:"),
        (["show", "hexentafel"], "did you mean hexentafl?"),
        (["show", "hexentafl", "--board", "9x9"], "board cannot be '9x9'; it may be 4x4, 5x5."),
        (["show", "hexentafl", "--borad", "5x5"], "heXentafl has no option 'borad'"),
        (["show", "hexentafl", "--board"], "--board needs a value."),
        (["show", "hexentafl", "5x5"], "'5x5' is no option; write it as option=value."),
        (["show", "hexentafl", "board=4x4", "board=5x5"], "board is given twice."),
        (["show", "hexentafl", "--crossing=perhaps"], "crossing cannot be 'perhaps'"),
        (["show", "hexentafl", "--seats", "3"], "heXentafl is for 2 players, not 3."),
        (["perft", "hexentafl", "--depth", "-1"], "--depth cannot be negative."),
        (["games", "hexentafl", "loudly"], "'loudly' is not understood here"),
        (["dance"], "there is no command 'dance'"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(capsys, words, sentence: str) -> None:
    code, text = said(capsys, *words)
    assert code == 2 and sentence in text and "Traceback" not in text


def test_what_fails_though_the_words_are_right_has_another_code(capsys, tmp_path) -> None:
    code, text = said(capsys, "analyse", str(tmp_path / "nothing.saga"))
    assert code == 1 and "nothing.saga" in text


def test_games_for_a_program(capsys) -> None:
    code, text = said(capsys, "games", "--json")
    games = [json.loads(line) for line in text.splitlines()]
    assert code == 0 and [game["key"] for game in games] == [game.key for game in GAMES]
    assert games[0]["options"][0]["choices"] == ["4x4", "5x5"]


def test_perft_for_a_program(capsys) -> None:
    code, text = said(capsys, "perft", "hexentafl", "--depth", "2", "--json")
    told = json.loads(text)
    assert code == 0 and told["count"] == sum(told["behind"].values()) == 1170


def test_version_says_which_rules_run(capsys) -> None:
    code, text = said(capsys, "--version")
    assert code == 0 and text.startswith(f"Meadhall {__version__} (")
    assert "native" in text or "plain: " in text


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(capsys, name: str) -> None:
    code, text = said(capsys, name, "--help")
    assert code == 0 and text.startswith(f"usage: meadhall {name}")
    assert name in said(capsys, "--help")[1]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_with_a_name_is_the_same_as_the_name_with_help(capsys, name: str) -> None:
    assert said(capsys, "help", name) == said(capsys, name, "--help")


def test_help_alone_lists_all_commands(capsys) -> None:
    assert said(capsys, "help") == said(capsys, "--help")
    assert said(capsys, "help", "dance")[0] == 2


@pytest.mark.parametrize("command", COMMANDS)
def test_help_tells_what_the_exit_code_means(capsys, command: str) -> None:
    code, text = said(capsys, command, "--help")
    assert code == 0 and "Exit code: 0 " in " ".join(text.split())
