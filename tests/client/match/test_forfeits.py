"""Words that go with a choice: kept back while it is secret, then said, kept and shown to all."""

from pathlib import Path

import pytest

from meadhall.client.__main__ import main
from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match import setup
from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan
from meadhall.client.system.folders import Folders, beneath

OPTIONS = {"gods": "gods", "forfeits": True}
TABLE = """
    turn 2, player 1 leads
    deck: H S A W H S A W
    player 1: hand Thor A S
    player 2: hand H A S
    player 3: hand S A H
"""
WORDS = "What must player 1 do? Sing of Thor"


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    made = beneath(tmp_path)
    made.make()
    return made


def thor_is_used(folders: Folders) -> tuple[Session, Path]:
    """Player 1 has looked at the top of the deck with Thor; the others may set forfeits."""
    plan = TablePlan("valhalla", 3, OPTIONS, diagram=TABLE)
    session, path = setup.begin(plan, folders, "Astrid", InProcessPlayer())
    for seat, name in enumerate(["Thor with axe", "hammer with axe", "sword with axe"]):
        say(session, seat, name)
    say(session, 0, "look")
    say(session, 0, "leave")
    assert session.asked == (1, 2)
    return session, path


def say(session: Session, seat: int, name: str, words: str = "") -> None:
    session.act(seat, session.match.view(seat).read(seat, name), words)


def spoken(session: Session) -> list[str]:
    return [words for _, words in session.talk]


def test_the_words_of_a_secret_choice_are_said_when_all_have_chosen(folders: Folders) -> None:
    session, _ = thor_is_used(folders)
    say(session, 1, "forfeit", "Sing of Thor")
    assert spoken(session) == [], "they would tell player 3 that there is a forfeit"
    say(session, 2, "no forfeit")
    assert spoken(session) == [f"player 2 is asked: {WORDS}"]


def test_the_only_person_at_a_computer_need_not_be_named_twice(folders: Folders) -> None:
    gods_only = TABLE.replace("Thor A S", "Thor Odin Freyja")
    plan = TablePlan("valhalla", 3, OPTIONS, {0: "thrall", 1: "thrall"}, diagram=gods_only)
    session, _ = setup.begin(plan, folders, "Astrid", InProcessPlayer())
    say(session, 2, "sword with axe")
    while "forfeit" not in choices(session, 2):
        if session.acting == 2:
            say(session, 2, choices(session, 2)[0])
        else:
            session.tick()
    say(session, 2, "forfeit", "Sing of Thor")
    while not session.talk:
        session.tick()
    assert spoken(session) == [WORDS]


def choices(session: Session, seat: int) -> list[str]:
    view = session.match.view(seat)
    return [view.name(seat, action) for action in view.legal(seat)]


def test_the_words_of_a_choice_that_was_taken_back_are_never_said(folders: Folders) -> None:
    session, _ = thor_is_used(folders)
    say(session, 1, "forfeit", "Sing of Thor")
    session.undo()
    say(session, 0, "leave")
    say(session, 1, "no forfeit")
    say(session, 2, "no forfeit")
    assert spoken(session) == []


def test_words_that_no_choice_asks_for_are_not_said(folders: Folders) -> None:
    session, _ = thor_is_used(folders)
    say(session, 1, "no forfeit", "Sing of Thor")
    say(session, 2, "no forfeit")
    assert spoken(session) == []


def test_the_words_are_kept_in_the_file_and_stand_in_the_log_after_the_choice(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    session, path = thor_is_used(folders)
    say(session, 1, "no forfeit")
    say(session, 2, "forfeit", "Sing of Thor")
    session.close()
    assert main(["log", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    set_at = next(at for at, line in enumerate(lines) if "player 3 forfeit" in line)
    assert lines[set_at + 1] == f"Astrid: player 3 is asked: {WORDS}"


def test_a_terminal_asks_for_the_words_and_tells_them(
    folders: Folders,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    session, path = thor_is_used(folders)
    session.close()
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path))
    typed = iter(["forfeit", "Sing of Thor", "", "no forfeit", "", "log", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": print(prompt) or next(typed))
    assert main(["play", str(path), "--text"]) == 0
    screen = capsys.readouterr().out
    assert "What must player 1 do? \n" in screen
    told = f"Astrid: player 2 is asked: {WORDS}"
    assert screen.count(told) == 2, "once as news, once in the log"
    log = screen.rsplit("player 1> ", 1)[-1]
    assert log.index("player 2: sets a forfeit for player 1") < log.index(told)
