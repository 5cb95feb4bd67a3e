"""`meadhall engine` as another program meets it: what docs/engine.md says, in real processes."""

import re
import time
from pathlib import Path

import pytest

from meadhall.client.line_protocol.answers import read, read_action
from meadhall.engines.catalogue import GAMES, find
from tests.client.line_protocol.conversation import Conversation
from tests.client.line_protocol.test_positions import lines_of

PAPER = Path(__file__).parents[3] / "docs" / "engine.md"


@pytest.fixture(scope="module")
def engine(tmp_path_factory):
    conversation = Conversation(tmp_path_factory.mktemp("home"))
    conversation.ready()
    yield conversation
    conversation.close()


def test_it_tells_its_name_and_its_options(engine):
    engine.say("ugi")
    told = engine.until("ugiok")
    assert told[0].startswith("id name Meadhall ")
    assert [line.split()[2] for line in told if line.startswith("option name ")] == [
        "level",
        "style",
        "seed",
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_it_plays_a_legal_move_in_every_game(engine, game):
    seats = max(2, game.seats[0])
    line, state = f"{game.key} seats {seats} seat 1", game.start(seats)
    if state.asked() != [0]:  # something is dealt or rolled first: the seat is told what it sees
        line, state = next(
            (line, state) for line, state, _ in lines_of(game, seats, 0, 3) if 0 in state.asked()
        )
    engine.say("uginewgame", f"position {line}", "go simulations 2")
    told = engine.until("bestmove ")
    assert not [each for each in told if each.startswith("error")]
    move = told[-1].removeprefix("bestmove ")
    assert state.allows(0, read_action(state, 0, move))


def test_the_same_seed_and_simulations_give_the_same_move(engine):
    found = []
    for _ in range(2):
        engine.say("setoption name seed value 9", "position hexentafl", "go simulations 30")
        found.append(engine.until("bestmove ")[-1])
    assert found[0] == found[1]


def test_it_thinks_as_long_as_it_is_told(engine):
    engine.say("position hexentafl")
    began = time.monotonic()
    engine.say("go time 400")
    told = engine.until("bestmove ")
    assert time.monotonic() - began >= 0.4
    assert re.fullmatch(r"info time \d+ simulations \d+ score \d+ move \S+", told[-2])


def test_stop_is_answered_within_a_fraction_of_a_second(engine):
    engine.say("position hexentafl board=5x5", "go infinite")
    engine.until("info ")
    began = time.monotonic()
    engine.say("stop")
    engine.until("bestmove ")
    assert time.monotonic() - began < 300  # without the stop it would never end


def test_while_it_thinks_it_still_listens(engine):
    engine.say("position hexentafl", "go infinite")
    assert engine.ready()[-1] == "readyok"
    engine.say("position hexentafl board=5x5")
    assert "error position must wait" in engine.until("error ")[-1]
    engine.say("stop")
    engine.until("bestmove ")
    assert engine.ready() == ["readyok"]


def test_one_can_ask_what_the_rules_say(engine):
    engine.say("position hexentafl moves d4-e4")
    assert engine.ask("query turn") == "response turn 2"
    assert engine.ask("query result") == "response result none"
    legal = engine.ask("query legal").removeprefix("response legal ").split(" ; ")
    state = find("hexentafl").start()
    state.answer(read(state, "d4-e4"))
    assert len(legal) == len(state.legal(1))
    assert engine.ask("query diagram").startswith('response diagram "')


BAD = [
    "hello",
    "position chess",
    "position hexentafl moves a1-a9",
    "position",
    "position hexentafl seat 3",
    "setoption name level value god",
    "setoption name style value shy",
    "setoption level jarl",
    "setoption name moon value full",
    "setoption name seed value -1",
    "go time 0",
    "go time -5",
    "go time soon",
    "go simulations",
    "go depth 3",
    "query moon",
    b"\xff\xfe\x00 \xc3\x28",
    "x" * 2_000_000,
    "position hexentafl moves " + "d4-e4 ; " * 10_000,
    "position " + "[" * 20_000,
    "position hexentafl moves #" + "9" * 5_000,
]


@pytest.mark.parametrize("line", BAD, ids=lambda line: repr(line[:30]))
def test_a_bad_line_gets_one_line_of_error_and_nothing_breaks(engine, line):
    engine.say("position hexentafl", line)
    told = engine.ready()
    assert len(told) == 2 and told[0].startswith("error ") and len(told[0]) < 400, told
    assert engine.ask("query turn") == "response turn 1"


def test_a_wrong_number_of_seats_is_answered_with_the_right_one(engine):
    assert engine.ask("position hexentafl seats 9") == "error heXentafl is for 2 players, not 9"
    told = engine.ask("position nxs seats 1")
    assert told == "error NXS: Ragnarok is for 2 to 3 players, not 1"


def test_a_stop_that_comes_too_late_and_an_empty_line_say_nothing(engine):
    engine.say("stop", "", "   ")
    assert engine.ready() == ["readyok"]


def test_nobody_can_choose_before_there_is_a_position_or_after_a_roll_is_owed(engine):
    engine.say("uginewgame")
    assert engine.ask("go").startswith("error there is no position yet")
    engine.say("position valheim")
    told = engine.ask("go")
    assert told == "error no seat is to choose in this position" or told.startswith("info")


@pytest.mark.parametrize("with_word", [True, False], ids=["quit", "end of input"])
def test_it_ends_at_once_even_while_it_thinks(tmp_path, with_word):
    conversation = Conversation(tmp_path)
    try:
        conversation.ready()
        conversation.say("position hexentafl board=5x5", "go infinite")
        conversation.until("info ")
        code, seconds, errors = conversation.end(with_word=with_word)
        assert code == 0 and errors == "" and seconds < 300
    finally:
        conversation.close()


def test_the_example_of_the_paper_is_what_happens(tmp_path):
    conversation = Conversation(tmp_path)
    try:
        example = re.search(r"^```\n(> ugi\n.*?)^```", PAPER.read_text("utf-8"), re.M | re.S)[1]
        for line in example.splitlines():
            if line.startswith("> "):
                conversation.say(line[2:])
            elif line:
                pattern = re.escape(line).replace(r"\.\.\.", ".*")
                heard = conversation.hear()
                while heard.startswith("info ") and not line.startswith("info "):
                    heard = conversation.hear()
                assert re.fullmatch(pattern, heard), (line, heard)
        assert conversation.process.wait(60) == 0
    finally:
        conversation.close()
