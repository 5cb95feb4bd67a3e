"""A match written as a text is the same match when it is read back, in every game."""

import pytest

from meadhall.client.__main__ import main
from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match import match_text
from meadhall.client.match.setup import TablePlan, begin
from meadhall.client.system.folders import beneath
from meadhall.client.system.user_error import UserError
from meadhall.engines.catalogue import GAMES
from meadhall.engines.chance import Chance

CHOICES = 30

PLANS = [
    *(TablePlan(game.key, seats) for game in GAMES for seats in game.seats if seats < 5),
    TablePlan("hexentafl", 2, {"board": "5x5", "first": "attackers"}),
    TablePlan("nxs", 3, {"cards": "hidden"}),
    TablePlan("valhalla", 5, {"gods": "gods"}),
]


@pytest.fixture
def table(tmp_path):
    """Begins matches that are kept in files."""
    folders = beneath(tmp_path)
    folders.make()
    sessions = []

    def sit(plan):
        session, _ = begin(plan, folders, "Astrid", InProcessPlayer())
        sessions.append(session)
        return session

    yield sit
    for session in sessions:
        session.close()


def play(session, choices=CHOICES):
    chance = Chance(7)
    while choices and session.outcome is None:
        seat = session.awaited[0]
        legal = session.view(seat).legal(seat)
        session.act(seat, int(legal[chance.below(len(legal))]))
        choices -= 1


@pytest.mark.parametrize(
    "plan", PLANS, ids=lambda plan: " ".join(map(str, (plan.game, plan.seats, *plan.settings)))
)
def test_what_is_written_is_read_back(table, plan):
    session = table(plan)
    play(session)
    text = match_text.write(session)
    again = table(match_text.read(text))
    assert again.answers() == session.answers()
    assert again.whole_at(again.length).digest() == session.whole_at(session.length).digest()
    lines = [line for line in text.splitlines() if line[:1].isdigit()]
    assert match_text.write(again).splitlines()[-len(lines) :] == lines


def test_a_match_from_a_drawn_position_keeps_its_drawing(table):
    session = table(TablePlan("hexentafl", 2))
    play(session, 4)
    drawn = table(TablePlan("hexentafl", 2, diagram=session.whole_at(4).diagram()))
    play(drawn, 2)
    again = table(match_text.read(match_text.write(drawn)))
    assert again.whole_at(2).diagram() == drawn.whole_at(2).diagram()


HEAD = '[Meadhall "1"]\n[Game "hexentafl"]\n[Seats "2"]\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This text is no match of Meadhall"),
        ("1. e4 e5", "This text is no match of Meadhall"),
        ('[Meadhall "2"]', "This text was written by a newer Meadhall"),
        ('[Meadhall "1"]\n[Game "chess"]\n[Seats "2"]', "there is no game called 'chess'"),
        (HEAD.replace('"2"', '"9"'), "for 2 players, not 9"),
        (HEAD + '[Option "board" "9x9"]', "board cannot be '9x9'"),
        (HEAD + "1. z9-z8", "Answer 1 of the text cannot be"),
        (HEAD + "1. roll 3", "Answer 1 of the text cannot be"),
        (HEAD + "1. a | b", "1 seats choose here"),
        (HEAD + "and then the king went away", "Line 4 of the text"),
        ("x" * (match_text.LONGEST + 1), "longer than any match"),
    ],
)
def test_a_text_that_is_no_match_is_refused_in_a_sentence(text, sentence):
    with pytest.raises(UserError) as caught:
        match_text.read(text)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("order", "sentence"),
    [("?", "was not known"), ("one two", "Answer"), ("0 0", "Answer"), ("", "Answer")],
)
def test_cards_in_no_order_are_refused_in_a_sentence(table, order, sentence):
    session = table(TablePlan("valhalla", 2))
    lines = match_text.write(session).splitlines()
    at = next(at for at, line in enumerate(lines) if " shuffle " in line)
    lines[at] = lines[at].split(" shuffle")[0] + f" shuffle {order}"
    with pytest.raises(UserError, match=sentence):
        match_text.read("\n".join(lines[: at + 1]))


def test_commands_write_and_read_it(table, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path))
    session = table(TablePlan("hexentafl", 2))
    play(session, 6)
    session.close()
    [file] = tmp_path.rglob("*.saga")
    text = tmp_path / "match.txt"
    assert main(["export", str(file), str(text)]) == 0
    assert main(["import", str(text)]) == 0
    made = capsys.readouterr().out.strip()
    assert main(["export", made]) == 0
    assert capsys.readouterr().out.splitlines()[-6:] == text.read_text("utf-8").splitlines()[-6:]
    assert main(["import", str(tmp_path / "nothing.txt")]) == 1
