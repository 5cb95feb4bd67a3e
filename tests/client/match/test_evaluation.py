"""The chances through a match: what they are judged by, and when they are nobody's business."""

from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.computer.workers import wait_for_any
from meadhall.client.match import setup
from meadhall.client.match.evaluation import (
    SHARES,
    Estimate,
    EvaluationJob,
    EvaluationQuestion,
    MatchEvaluation,
    coarse_first,
)
from meadhall.client.match.session import EVERYBODY, Session
from meadhall.client.match.setup import TablePlan
from meadhall.client.system.folders import Folders, beneath
from meadhall.engines.contract import CHOOSE
from meadhall.engines.values import NOBODY


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    made = beneath(tmp_path)
    made.make()
    return made


def begun(folders: Folders, plan: TablePlan) -> Session:
    return setup.begin(plan, folders, "Astrid", InProcessPlayer())[0]


def finish(session: Session) -> None:
    while session.outcome is None:
        if session.acting == NOBODY:
            session.tick()
        else:
            seat = session.acting
            session.act(seat, int(session.match.view(seat).legal(seat)[0]))


def judged(evaluation: MatchEvaluation) -> MatchEvaluation:
    """Wait until everything has been judged."""
    while evaluation.is_running:
        wait_for_any(evaluation._workers, 0.1)
        evaluation.poll()
    return evaluation


def test_every_choice_of_an_open_game_is_judged_while_one_plays_alone(folders: Folders) -> None:
    session = begun(folders, TablePlan("hexentafl", 2))
    for name in ("e3-e5", "a1-b1"):
        session.act(session.acting, session.state.read(session.acting, name))
    evaluation = MatchEvaluation(session, milliseconds=100)
    evaluation.begin()
    assert evaluation.asked == 2
    assert judged(evaluation).judged == 2
    first, second = evaluation.curve(0)
    assert (first.number, second.number) == (0, 1)
    rival = evaluation.curve(1)[0]
    assert rival.chance == (None if first.chance is None else 1 - first.chance)
    evaluation.close()


def test_where_all_may_lose_nobody_is_told_what_a_rival_lacks(folders: Folders) -> None:
    session = begun(folders, TablePlan("valhalla", 2))
    finish(session)
    evaluation = MatchEvaluation(session, milliseconds=1)
    evaluation.begin()
    for seat in range(2):
        for each in evaluation.curve(seat)[:-1]:
            before = session.match.line[each.number].before
            assert seat in before.asked()
    evaluation.close()


def test_what_is_set_up_before_the_match_is_not_judged(folders: Folders) -> None:
    session = begun(folders, TablePlan("valknut", 2))
    finish(session)
    chosen = [each.before for each in session.match.line if each.before.asks == CHOOSE]
    evaluation = MatchEvaluation(session, milliseconds=1)
    evaluation.begin()
    assert evaluation.asked == sum(state.is_begun() for state in chosen) < len(chosen)
    evaluation.close()


def test_several_workers_share_the_choices_and_each_is_judged_once(folders: Folders) -> None:
    session = begun(folders, TablePlan("hexentafl", 2))
    for name in ("e3-e5", "a1-b1", "c3-c2", "b1-a1", "c2-c3"):
        session.act(session.acting, session.state.read(session.acting, name))
    evaluation = MatchEvaluation(session, milliseconds=100, workers=3)
    evaluation.begin()
    assert [worker.is_busy for worker in evaluation._workers] == [True] * 3
    assert judged(evaluation).judged == evaluation.asked == 5
    session.act(1, session.state.read(1, "a1-b1"))
    evaluation.begin()
    assert [worker.is_busy for worker in evaluation._workers] == [True, False, False]
    assert judged(evaluation).judged == 6
    evaluation.close()


def test_a_curve_ends_with_how_the_match_ended(folders: Folders) -> None:
    session = begun(folders, TablePlan("hexentafl", 2))
    finish(session)
    evaluation = MatchEvaluation(session, milliseconds=1)
    evaluation.begin()
    evaluation.close()
    assert session.outcome is not None
    for seat in (0, 1):
        last = evaluation.curve(seat)[-1]
        assert last.chance == SHARES[session.outcome.results[seat]]
        assert last.is_certain and last.number == session.length


def test_what_others_know_is_not_judged_before_the_end(folders: Folders) -> None:
    """It would tell what they hold."""
    session = begun(folders, TablePlan("valhalla", 2, {}, {1: "thrall"}))
    while session.length < 12:
        if session.acting == NOBODY:
            session.tick()
        else:
            session.act(0, int(session.match.view(0).legal(0)[0]))
    evaluation = MatchEvaluation(session)
    evaluation.begin()
    assert evaluation.asked == 0
    finish(session)
    assert session.knowledge(session.length - 1, 1) is not None


def test_a_number_needs_enough_tries(folders: Folders) -> None:
    session = begun(folders, TablePlan("hexentafl", 2))
    session.act(0, session.state.read(0, "e3-e5"))
    evaluation = MatchEvaluation(session, milliseconds=100)
    question = evaluation._questions()[0]
    few = with_budget(question, simulations=5).estimate(lambda: False)
    many = with_budget(question, simulations=3000).estimate(lambda: False)
    assert few.chance is None
    assert many.chance is not None and 0 < many.error < 0.2


def with_budget(question: EvaluationQuestion, simulations: int) -> EvaluationQuestion:
    asked = replace(question.asked, milliseconds=0, simulations=simulations)
    return replace(question, asked=asked)


def test_what_told_nothing_is_searched_again_for_longer(folders: Folders) -> None:
    session = begun(folders, TablePlan("hexentafl", 2))
    session.act(0, session.state.read(0, "e3-e5"))
    question = with_budget(MatchEvaluation(session)._questions()[0], simulations=5)
    (estimate,) = EvaluationJob((question,)).run(lambda report: None, lambda: False)
    assert estimate.visits > 5


def test_a_stopped_evaluation_keeps_what_it_has(folders: Folders) -> None:
    session = begun(folders, TablePlan("hexentafl", 2))
    session.act(0, session.state.read(0, "e3-e5"))
    question = MatchEvaluation(session)._questions()[0]
    assert EvaluationJob((question,) * 3).run(lambda report: None, lambda: True) == ()


def test_the_shape_of_the_curve_comes_before_its_details() -> None:
    order = coarse_first(list(range(20)))  # type: ignore[arg-type]
    assert order[:4] == [0, 16, 8, 4]
    assert sorted(order) == list(range(20))  # type: ignore[type-var]


def test_a_match_is_judged_anew_where_moves_were_taken_back(folders: Folders) -> None:
    session = begun(folders, TablePlan("hexentafl", 2))
    session.act(0, session.state.read(0, "e3-e5"))
    evaluation = MatchEvaluation(session, milliseconds=1)
    evaluation._found[0, 0] = Estimate(0, 0, 0.5, 0.1, 100)
    session.undo()
    session.act(0, session.state.read(0, "d4-d3"))
    evaluation.begin()
    evaluation.close()
    assert evaluation.curve(0)[0].chance is None


def test_after_the_end_one_may_look_through_every_seats_eyes(folders: Folders) -> None:
    session = begun(folders, TablePlan("valhalla", 3, {}, {1: "thrall", 2: "thrall"}))
    session.look_through(1)
    assert session.viewpoints == () and session.eyes == EVERYBODY
    finish(session)
    assert session.viewpoints == (0, 1, 2)
    whole = session.state_at(10).diagram()
    seen = []
    for seat in session.viewpoints:
        session.look_through(seat)
        assert session.viewer == seat
        seen.append(session.state_at(10).diagram())
    assert len({whole, *seen}) == 4, "everybody knew something else"


def test_where_nothing_is_hidden_there_are_no_eyes_to_choose(folders: Folders) -> None:
    session = begun(folders, TablePlan("hexentafl", 2))
    finish(session)
    assert session.viewpoints == ()


def test_where_all_win_together_everybody_has_the_same_chance(folders: Folders) -> None:
    last = "turn 30, hero 1: travel\nhero 1: on c6\nhero 2: on c6"
    last += "\nhouses: timber berries megingjord bronze mjolnir_shard iron"
    session = begun(folders, TablePlan("valheim", 2, diagram=last))
    for seat in (0, 1):
        session.act(seat, session.state.read(seat, "end"))
    evaluation = MatchEvaluation(session, milliseconds=20)
    evaluation.begin()
    judged(evaluation)
    one, other = evaluation.curve(0), evaluation.curve(1)
    assert len(one) == evaluation.asked + 1 == 3, "each choice, and the end"
    assert [each.chance for each in one] == [each.chance for each in other]
    evaluation.close()
