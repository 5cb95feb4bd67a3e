"""A seat's match as lines: what a program is told is what the seat knows, in every game."""

import pytest

from meadhall.client.line_protocol.answers import NEXT, write
from meadhall.client.line_protocol.position import PositionReader, opening_line
from meadhall.client.match import position_text
from meadhall.client.system.user_error import UserError
from meadhall.engines.catalogue import GAMES, find
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, packed
from meadhall.engines.values import NOBODY, BadOption, GameError

ANSWERS = 25


def answer_of(state, chance):
    if state.asks != CHOOSE:
        return [int(value) for value in state.draw_answer(chance)]
    found = []
    for seat in state.asked():
        actions = state.legal(seat)
        found.append(int(actions[chance.below(len(actions))]))
    return found


def lines_of(game, seats, seat, seed, **options):
    """A random match: what the seat is told at each answer, and what it knows then."""
    settings = game.settle(seats, options)
    whole = game.opening(seats, settings)
    view, chance = whole.seen_by(seat), Chance(seed)
    line, answers = opening_line(game, seats, settings, seat), []
    while whole.asks != OVER and len(answers) < ANSWERS:
        answer = answer_of(whole, chance)
        seen = view.seen_answer(seat, whole.full_answer(answer))
        answers.append(write(view, seen))
        view.answer(seen)
        whole.apply(packed(answer))
        yield f"{line} moves {NEXT.join(answers)}", view, whole


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_seat_is_told_all_that_it_knows_and_nothing_else(game):
    seats = max(2, game.seats[0])
    for seat in range(seats):
        step_by_step, line, view = PositionReader(), "", None
        for line, view, whole in lines_of(game, seats, seat, 7):
            told = step_by_step.read(line, Chance(1))
            assert told.seat == seat
            assert told.state.dump() == view.dump()
            assert told.state.asks == whole.asks and told.state.asked() == whole.asked()
        assert PositionReader().read(line, Chance(1)).state.dump() == view.dump()


def test_what_a_seat_does_not_see_is_a_question_mark():
    lines = [line for line, _, _ in lines_of(find("valhalla"), 2, 0, 3)]
    assert "shuffle ?" in lines[-1]


def test_without_a_seat_the_position_is_the_whole_table():
    told = PositionReader().read("hexentafl board=5x5 moves", Chance(1))
    assert told.seat is None and told.settings["board"] == "5x5"
    assert told.chooser() == 0


def test_a_position_in_brackets_may_be_followed_by_moves():
    game = find("hexentafl")
    settings = game.settle(2, {})
    tags = position_text.line(game, settings, game.opening(2, settings), NOBODY)
    told = PositionReader().read(f"{tags} moves d4-e4", Chance(1))
    assert told.chooser() == 1


@pytest.mark.parametrize(
    "line, problem",
    [
        ("", "name a game"),
        ("chess", "no game called"),
        ("hexentafl seats 3", "heXentafl is for 2 players, not 3"),
        ("hexentafl seat", "seat is a number"),
        ("hexentafl seat 0", "seat is a number"),
        ("hexentafl moon=full", "no option"),
        ("hexentafl moves", ""),
        ("hexentafl moves d4-e4 ; ", "answer 1"),
        ("hexentafl moves d4-e4 ; d4-e4", "answer 2, 'd4-e4'"),
        ("hexentafl moves #99999999999999999999", "answer 1"),
        (f"hexentafl moves #{'9' * 5000}", "answer 1"),
        ("valheim moves roll x", "answer 1"),
        ("[Game", "no game called"),
        ('[Meadhall "1"] [Game "hexentafl"] [Seats "2"] loud', "not understood"),
    ],
)
def test_a_bad_line_is_refused_and_the_last_position_stays(line, problem):
    reader = PositionReader()
    reader.read("hexentafl moves d4-e4", Chance(1))
    if problem:
        with pytest.raises((BadOption, GameError, UserError), match=problem):
            reader.read(line, Chance(1))
    told = reader.read("hexentafl moves d4-e4 ; a1-a3", Chance(1))
    assert told.chooser() == 0
