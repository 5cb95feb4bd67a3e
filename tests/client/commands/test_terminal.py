"""A match at one keyboard: what a person types, and what he is shown."""

import json
from pathlib import Path

import pytest

from meadhall.client.__main__ import main
from meadhall.client.commands import terminal
from meadhall.client.commands.play_texts import PlayText
from meadhall.client.commands.terminal import CLEAR
from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match.setup import TablePlan, begin
from meadhall.client.system.folders import beneath
from meadhall.engines.catalogue import find
from meadhall.net.files import saga
from meadhall.net.gathering.genesis import Chair, Person, Signed, found
from tests.net.helpers import identity


@pytest.fixture
def typing(monkeypatch, capsys, tmp_path):
    """Run the command while these lines are typed, then Ctrl-D; return the code and the screen."""
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path))

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


def file_of(screen: str) -> Path:
    return Path(screen.splitlines()[0].removeprefix("This match is kept in ").rstrip("."))


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


def test_a_hint_tells_choices_and_what_threatens_and_changes_nothing(typing, monkeypatch) -> None:
    monkeypatch.setattr(terminal, "HINT_TIME", 100)
    code, screen = typing(["hint", "d4-e4"], "hexentafl")
    assert code == 0
    assert "  1. " in screen and "  3. " in screen and "  4. " not in screen
    assert "If you did nothing: " in screen
    assert "defenders: d4-e4" in screen


def test_a_match_that_was_left_goes_on_from_its_file(typing) -> None:
    _, screen = typing(["d4-e4", "d1-d2", "quit"], "hexentafl")
    saga = file_of(screen)
    code, screen = typing(["e4-d4", "undo", "log"], str(saga))
    assert code == 0
    assert "e  . . D K . ." in screen.split("defenders>")[0]
    assert screen.count("defenders: d4-e4") == 1, "the log begins at the beginning"
    code, screen = typing([], str(saga.with_name("missing.saga")))
    assert code == 1 and screen.startswith("meadhall: ") and "Traceback" not in screen


@pytest.mark.parametrize(
    "seat", ["attackers:thrall", "2:thrall", "Attackers:Thrall", "2:thrall:bold"]
)
def test_the_computer_plays_its_seat(typing, seat: str) -> None:
    _, screen = typing(["d4-e4"], "hexentafl", "--computer", seat)
    assert screen.count("attackers: ") == 1 and screen.count("defenders: ") == 1


def test_two_computers_need_nobody(typing) -> None:
    words = ["--computer", "1:thrall", "--computer", "2:thrall"]
    code, screen = typing([], "hexentafl", *words)
    assert code == 0 and screen.rstrip().endswith("won.")


def test_undo_takes_the_last_choice_back(typing) -> None:
    _, screen = typing(["d4-e4", "undo", "d4-c4", "log"], "hexentafl")
    assert screen.rstrip().endswith("You leave the match.")
    assert screen.count("defenders: d4-e4") == 1, "taken back, it is gone from the log"
    assert screen.count("defenders: d4-c4") == 2
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
    assert code == 0 and screen.count("take the last move back") == 2
    assert "defenders: d4-e4" not in screen


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        ("5", "the seats are: defenders, attackers."),
        ("2:loki", "there is no level 'loki'; the levels are: thrall"),
        ("2:thrall:shy", "there is no style 'shy'; the styles are: bold, careful, tricky"),
    ],
)
def test_an_unknown_seat_or_level_is_refused_with_the_names(typing, seat, sentence) -> None:
    code, screen = typing([], "hexentafl", "--computer", seat)
    assert code == 2 and sentence in screen


@pytest.mark.parametrize(
    ("game", "style", "sentence"),
    [
        ("valhalla", "bold", "in this game a computer player has no style"),
        ("valknut", "tricky", "no computer player is tricky; the styles are: bold"),
    ],
)
def test_a_style_that_a_game_does_not_have_is_refused(typing, game, style, sentence) -> None:
    code, screen = typing([], game, "--computer", f"2:karl:{style}")
    assert code == 2 and sentence in screen


def test_a_player_sees_the_table_in_words_and_is_told_what_to_choose(typing) -> None:
    _, screen = typing([], "valhalla", "--seats", "3")
    assert "deck      40 cards face down" in screen and "player 1, you: hand" in screen
    assert "Choose two cards in secret: your main action" in screen


def test_what_a_seat_alone_was_shown_is_told_when_it_has_the_keyboard(typing, tmp_path) -> None:
    folders = beneath(tmp_path)
    folders.make()
    drawing = """
        turn 1, player 1 leads
        deck: A H W S
        player 1: hand S A W
        player 2: hand H A S
    """
    session, path = begin(
        TablePlan("valhalla", 2, diagram=drawing), folders, "Astrid", InProcessPlayer()
    )
    session.close()
    moves = ["sword with wolf", "", "hammer with axe", "", "on player 2", "", "decline", ""]
    _, screen = typing(moves, str(path))
    *before, last = screen.split(CLEAR)
    assert "You see the hand of player 2: sword." in last and "You draw " in last
    assert not any("You see" in part for part in before)


def test_words_of_others_cannot_command_the_terminal(typing, tmp_path) -> None:
    folders = beneath(tmp_path)
    folders.make()
    session, path = begin(TablePlan("hexentafl", 2), folders, "Astrid", InProcessPlayer())
    session.say("\x1b[2Jgone")
    session.close()
    _, screen = typing(["log"], str(path))
    assert "Astrid: " in screen and "gone" in screen and "\x1b" not in screen


def test_where_there_are_secrets_the_screen_is_covered_between_seats(typing) -> None:
    moves = ["m", ""]
    _, screen = typing(["moves"], "valhalla")
    first = next(line for line in screen.split("> ")[1].splitlines() if line.strip()).split("  ")[0]
    _, screen = typing([first.strip(), *moves], "valhalla")
    before, cover, after = screen.split(CLEAR)
    assert "take the keyboard" in cover and len(cover.strip().splitlines()) == 1
    assert before.count("\n") > 3 and after.count("\n") > 3


def test_a_match_that_cannot_go_on_here_is_not_waited_for(typing, tmp_path: Path) -> None:
    shared, other = tmp_path / "shared.saga", tmp_path / "other.saga"
    people = [Person(identity(number).public, f"P{number}") for number in (1, 2)]
    for path, count in ((shared, 2), (other, 1)):
        chairs = [Chair(0), Chair(count - 1)]
        nonces = [bytes(16)] * count
        genesis = found(find("hexentafl"), {}, people[:count], chairs, nonces, 0)
        signatures = tuple(genesis.sign(identity(each)) for each in (1, 2))[:count]
        path.write_bytes(saga.begin(Signed(genesis, signatures)))
    code, screen = typing([], str(shared))
    assert code == 1 and "among several computers" in screen
    code, screen = typing([], str(other))
    assert code == 1 and "somebody else's match" in screen


def test_what_happened_before_the_cover_is_told_to_the_next_player(typing, tmp_path) -> None:
    folders = beneath(tmp_path)
    folders.make()
    drawing = """
        turn 1, player 1 leads
        deck: A H W S
        player 1: hand S A W
        player 2: hand H A S
    """
    session, path = begin(
        TablePlan("valhalla", 2, diagram=drawing), folders, "Astrid", InProcessPlayer()
    )
    session.close()
    _, screen = typing(["sword with wolf", "", "hammer with axe", ""], str(path))
    last = screen.split(CLEAR)[-1]
    assert "player 1: plays sword, with wolf" in last and "plays hammer, with axe" in last


def test_a_player_resigns_after_saying_yes(typing) -> None:
    code, screen = typing(["resign", "no", "resign", "yes"], "hexentafl")
    assert code == 0 and "The match goes on." in screen
    assert screen.rstrip().endswith("Defenders resigned. Attackers won.")


def test_a_draw_is_agreed_on_where_the_game_knows_one(typing) -> None:
    _, screen = typing(["draw", "yes"], "hexentafl")
    assert screen.rstrip().endswith("The table agreed to leave it at that. Nobody won.")
    _, screen = typing(["draw"], "valheim", "--seats", "2")
    assert str(PlayText.NO_DRAW) in screen


def test_among_three_one_resigns_and_the_others_play_on(typing) -> None:
    _, screen = typing(["resign", "yes", "quit"], "nxs", "--seats", "3", "--computer", "2:thrall")
    assert "You have lost then; the computer plays on there" in screen
    assert "White resigned, and has lost. The computer plays on there." in screen
    assert screen.rstrip().splitlines()[-2].startswith("Gold> ")


def test_a_match_of_two_games_goes_on_with_sides_swapped(typing) -> None:
    lines = ["resign", "yes", "", "resign", "yes"]
    code, screen = typing(lines, "hexentafl", "--two-games")
    assert code == 0
    first, second = screen.split("Press Enter for the next game")
    assert "Game 1 of 2 is over: those who began as defenders 0, those who began as attackers 1."
    assert "Game 1 of 2 is over" in first
    assert "those who began as defenders 1, those who began as attackers 1." in second
    code, screen = typing([], "nxs", "--two-games")
    assert code == 2 and "is not played as a match of two games" in screen


@pytest.mark.parametrize("game", ["hexentafl", "nxs", "valhalla"])
def test_the_rules_of_a_game_can_be_read_in_a_terminal(capsys, monkeypatch, tmp_path, game) -> None:
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path))
    assert main(["rules", game]) == 0
    english = capsys.readouterr().out
    assert english.startswith(f"# {find(game).title}\n") and "board:0" not in english
    assert find(game).start(find(game).seats[0]).picture().splitlines()[-1] in english
    assert main(["rules", game, "--language", "it"]) == 0
    assert "giocatori" in capsys.readouterr().out
    assert main(["rules", "chess"]) == 2


# Time to think. -----------------------------------------------------------------------------


def test_a_time_to_think_stays_with_the_match_and_a_reader_is_told(typing, capsys) -> None:
    words = ["--computer", "attackers:einherjar", "--time", "1200"]
    code, screen = typing(["d4-e4"], "hexentafl", *words)
    assert code == 0 and screen.count("attackers: ") == 1
    path = file_of(screen)
    assert main(["verify", str(path)]) == 0
    assert "The computer at attackers: not repeatable: thought for 1.2 s" in capsys.readouterr().out
    assert main(["verify", str(path), "--json"]) == 0
    computer = next(
        event for line in capsys.readouterr().out.splitlines()
        if (event := json.loads(line))["event"] == "computer"
    )  # fmt: skip
    assert (computer["thinking"], computer["fault"]) == (1200, "")


@pytest.mark.parametrize("time", ["0", "-1", "half", "1.5", "600001", "", "1e3"])
def test_a_time_that_is_none_is_refused_in_a_sentence(typing, capsys, time) -> None:
    with pytest.raises(SystemExit) as ending:
        typing([], "hexentafl", "--computer", "2:einherjar", f"--time={time}")
    assert ending.value.code == 2
    words = "is no time to think; give whole milliseconds, 1 or more, up to 600000"
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    "words, why",
    [
        (["hexentafl", "--computer", "2:karl"], "no seat of the computer's plays at that level"),
        (["hexentafl"], "no seat of the computer's plays at that level"),
        (["valheim", "--seats", "2", "--computer", "2:einherjar"], "would change nothing"),
    ],
)
def test_a_time_that_nobody_would_use_is_refused_in_a_sentence(typing, words, why) -> None:
    code, screen = typing([], *words, "--time", "5000")
    assert code == 2 and why in screen and "This match is kept" not in screen
