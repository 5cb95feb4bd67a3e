"""Pointing one's way through the legal actions, without a board."""

from meadhall.client.match.moves import MoveBuilder
from meadhall.engines import catalogue
from meadhall.engines.values import Step

GAME = catalogue.find("hexentafl")


def builder() -> MoveBuilder:
    return MoveBuilder(GAME.start(), 0)


def step(builder: MoveBuilder, name: str) -> Step:
    return next(step for step in builder.next_steps if step.text == name)


def test_at_first_every_piece_that_can_move_may_be_pointed_at() -> None:
    assert {step.text for step in builder().next_steps} == {"c3", "d4", "d5", "e3"}


def test_a_piece_leaves_the_places_where_it_can_go() -> None:
    move = builder()
    assert move.take(step(move, "d4"))
    assert {step.text for step in move.next_steps} == {"c4", "d3", "e4"}
    assert move.action is None


def test_a_piece_and_a_place_are_an_action() -> None:
    move = builder()
    move.take(step(move, "d4"))
    move.take(step(move, "e4"))
    assert move.action is not None
    assert move.state.name(0, move.action) == "d4-e4"
    assert move.next_steps == []


def test_every_legal_action_can_be_pointed_out() -> None:
    for action in GAME.start().legal(0):
        move = builder()
        for each in move.way(int(action)):
            assert move.take(each)
        assert move.action == action


def test_an_illegal_step_changes_nothing_and_is_explained() -> None:
    move = builder()
    raider = Step("piece", move.state.board.cell("a1"), "a1")
    assert not move.take(raider)
    assert move.taken == []
    assert str(move.refusal(raider)) == "a1: none of your pieces stands there."


def test_back_undoes_one_step_and_then_says_there_is_none() -> None:
    move = builder()
    move.take(step(move, "d4"))
    assert move.back() and move.taken == []
    assert not move.back()


def test_another_piece_may_be_chosen_instead() -> None:
    move = builder()
    move.take(step(move, "d4"))
    other = Step("piece", move.state.board.cell("e3"), "e3")
    assert move.begin_anew_with(other)
    assert move.taken == [other]
    assert not move.begin_anew_with(Step("piece", 0, "g1"))
    assert move.taken == [other]


def test_who_is_not_asked_has_nothing_to_point_at() -> None:
    assert MoveBuilder(GAME.start(), 1).next_steps == []
