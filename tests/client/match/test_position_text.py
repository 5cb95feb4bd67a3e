"""A pasted position is the one that was copied, and tells only what its viewer saw."""

import pytest

from meadhall.client.__main__ import main
from meadhall.client.match import match_text, position_text
from meadhall.client.match.setup import TablePlan, last_state
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.catalogue import GAMES
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.values import NOBODY

PLANS = [
    *(TablePlan(game.key, seats) for game in GAMES for seats in game.seats if seats < 5),
    TablePlan("nxs", 2, {"cards": "hidden"}),
    TablePlan("nxs", 2, {"cards": "drawing", "placing": "own"}),
    TablePlan("valhalla", 5, {"gods": "gods"}),
]
ANSWERS = 60
EVERY = 5

every_game = pytest.mark.parametrize(
    "plan", PLANS, ids=lambda plan: " ".join(map(str, (plan.game, plan.seats, *plan.settings)))
)


def moments(plan):
    """States of a match that is played at random, in which somebody is to choose."""
    state, chance = last_state(plan), Chance(5)
    for number in range(ANSWERS):
        if state.asks == OVER:
            break
        if state.asks != CHOOSE:
            state.chance_answers(chance)
            continue
        if number % EVERY == 0:
            yield state.copy()
        chosen = []
        for seat in state.asked():
            legal = state.legal(seat)
            chosen.append(int(legal[chance.below(len(legal))]))
        state.choose(*chosen)


def game_of(plan):
    game = catalogue.find(plan.game)
    return game, game.settle(plan.seats, plan.settings)


def pasted(text):
    return last_state(match_text.read(text, Chance(1)))


@every_game
def test_a_whole_position_is_the_same_where_it_is_pasted(plan):
    game, settings = game_of(plan)
    for state in moments(plan):
        text = position_text.line(game, settings, state, NOBODY)
        assert "\n" not in text
        again = pasted(text)
        assert again.diagram() == state.diagram()
        assert again.ask() == state.ask()
        for seat in state.asked():
            assert list(again.legal(seat)) == list(state.legal(seat))


@every_game
def test_what_a_seat_saw_can_be_played_on_and_the_seat_has_the_same_choices(plan):
    game, settings = game_of(plan)
    for state in moments(plan):
        for seat in range(plan.seats):
            seen = state.seen_by(seat)
            again = pasted(position_text.line(game, settings, seen, seat))
            assert not position_text.hides(again)
            assert again.asked() == state.asked()
            if state.is_asked(seat):
                assert list(again.legal(seat)) == list(state.legal(seat))


def deck_of(text):
    """A text of Valhalla whose viewer has not seen the cards of player 2."""
    return next(line for line in text.split("\\n") if line.startswith("player 2"))


def test_the_text_of_a_seat_does_not_depend_on_what_the_others_hold():
    """Two deals that look alike to a seat give the same text: so nothing leaks into it."""
    game, settings = game_of(TablePlan("valhalla", 2))
    for state in moments(TablePlan("valhalla", 2)):
        seen = state.seen_by(0)
        text = position_text.line(game, settings, seen, 0)
        whole = position_text.line(game, settings, state, NOBODY)
        assert "Seen" in text and "Seen" not in whole
        assert "?" in deck_of(text) and "?" not in deck_of(whole)


def test_hidden_cards_are_dealt_differently_each_time():
    game, settings = game_of(TablePlan("skirmish", 2, {"table": "ashdale"}))
    state = list(moments(TablePlan("skirmish", 2, {"table": "ashdale"})))[-1]
    text = position_text.line(game, settings, state.seen_by(0), 0)
    deals = {last_state(match_text.read(text, Chance(seed))).diagram() for seed in range(8)}
    assert len(deals) > 1, "or the hand of the others would be known"


def test_a_moment_between_choices_with_hidden_cards_is_refused():
    game, settings = game_of(TablePlan("valhalla", 2))
    state, chance = game.opening(2, settings), Chance(1)
    while state.asks != CHOOSE:
        seen = state.seen_by(0)
        if position_text.hides(seen):
            with pytest.raises(UserError, match="Wait until somebody is to choose"):
                position_text.line(game, settings, seen, 0)
        state.chance_answers(chance)


def test_a_diagram_that_cannot_be_is_refused_in_a_sentence():
    with pytest.raises(UserError, match="does not fit its game"):
        match_text.read('[Meadhall "1"] [Game "hexentafl"] [Seats "2"] [Diagram "no board"]')


# In a terminal. ------------------------------------------------------------------------------


def test_what_show_prints_as_a_line_the_commands_read(capsys):
    assert main(["show", "hexentafl", "--board", "5x5", "--line"]) == 0
    text = capsys.readouterr().out
    assert main(["show", "--position", text]) == 0
    assert main(["show", "hexentafl", "--board", "5x5"]) == 0
    drawn = capsys.readouterr().out
    assert drawn[: len(drawn) // 2] == drawn[len(drawn) // 2 :]
    assert main(["perft", "--position", text, "--depth", "1"]) == 0
    assert main(["perft", "hexentafl", "--board", "5x5", "--depth", "1"]) == 0
    assert len(set(capsys.readouterr().out.split())) == 1
    assert main(["analyse", "--position", text, "--iterations", "20"]) == 0
    assert "to choose" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["show", "perft", "analyse"])
def test_a_game_beside_a_position_or_neither_is_refused(command, capsys):
    assert main([command, "hexentafl", "--position", "x"]) == 2
    assert "name none beside it" in capsys.readouterr().err
    assert main([command]) == 2
    assert "name a game" in capsys.readouterr().err
    assert main([command, "--position", "x"]) == 1
    assert "neither a tag nor an answer" in capsys.readouterr().err
