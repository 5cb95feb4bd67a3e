"""A match as a window deals with it: pointing, waiting, looking back, taking back, going on."""

from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.computer.thinking import ThinkingJob
from meadhall.client.match import setup
from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan
from meadhall.client.system.folders import Folders, beneath
from meadhall.client.system.user_error import UserError
from meadhall.engines.values import NOBODY
from meadhall.net.errors import NotKept
from meadhall.net.files.saga_file import SagaFile
from meadhall.net.gathering.genesis import Terms

TWO_PEOPLE = TablePlan("hexentafl", 2)
AGAINST_THRALL = TablePlan("hexentafl", 2, levels={1: "thrall"})


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    made = beneath(tmp_path)
    made.make()
    return made


def begun(folders: Folders, plan: TablePlan) -> Session:
    session, _ = setup.begin(plan, folders, "Astrid", InProcessPlayer())
    return session


def play(session: Session, *names: str) -> None:
    """Point the moves out, step by step, as a click would."""
    for name in names:
        assert session.move is not None
        start, target = name.split("-")
        for text in (start, target):
            assert session.move.take(
                next(step for step in session.move.next_steps if step.text == text)
            )
        session.submit()


def test_a_session_tells_who_sits_where(folders: Folders) -> None:
    person, computer = begun(folders, AGAINST_THRALL).players
    assert (str(person.side), person.person, person.level) == ("defenders", "Astrid", "")
    assert (str(computer.side), computer.person, computer.level) == ("attackers", "", "thrall")


def test_a_pointed_out_move_is_made_and_the_other_side_acts(folders: Folders) -> None:
    session = begun(folders, TWO_PEOPLE)
    assert session.acting == 0
    play(session, "e3-e5")
    assert session.acting == 1
    assert session.length == 1
    assert session.chosen_at(0) is not None


def test_the_log_has_a_row_for_every_move_with_its_words(folders: Folders) -> None:
    session = begun(folders, TWO_PEOPLE)
    play(session, "e3-e5")
    (row,) = session.read_log()
    assert (row.number, row.seat, row.notation) == (0, 0, "e3-e5")
    assert [str(event) for event in row.events] == ["e3-e5"]


def test_the_computer_moves_when_it_is_its_turn(folders: Folders) -> None:
    session = begun(folders, AGAINST_THRALL)
    session.tick()
    assert session.length == 0, "it is the person's turn"
    play(session, "e3-e5")
    assert session.acting == NOBODY
    session.tick()
    assert session.is_thinking
    session.tick()
    assert session.length == 2
    assert session.acting == 0


def test_everybody_who_listens_is_told_of_a_move(folders: Folders) -> None:
    session = begun(folders, TWO_PEOPLE)
    told: list[int] = []
    session.listen(lambda: told.append(session.length))
    play(session, "e3-e5")
    assert told[-1] == 1


def test_looking_back_shows_every_earlier_position(folders: Folders) -> None:
    session = begun(folders, TWO_PEOPLE)
    opening = session.state.diagram()
    play(session, "e3-e5", "a1-b1")
    assert session.state_at(0).diagram() == opening
    assert session.state_at(2).diagram() == session.state.diagram()
    assert session.state_at(1).diagram() not in (opening, session.state.diagram())


def test_undo_goes_back_to_the_persons_last_choice_and_redo_forward_again(
    folders: Folders,
) -> None:
    session = begun(folders, AGAINST_THRALL)
    assert not session.can_undo
    play(session, "e3-e5")
    session.tick(), session.tick()
    after = session.state.diagram()
    session.undo()
    assert session.length == 0 and session.acting == 0
    assert session.can_redo
    session.redo()
    assert session.state.diagram() == after
    assert not session.can_redo


def test_undo_while_the_computer_thinks_stops_it(folders: Folders) -> None:
    session = begun(folders, AGAINST_THRALL)
    play(session, "e3-e5")
    session.tick()
    session.undo()
    session.tick()
    assert not session.is_thinking
    assert session.length == 0


def test_a_new_move_makes_the_undone_ones_void(folders: Folders) -> None:
    session = begun(folders, TWO_PEOPLE)
    play(session, "e3-e5")
    session.undo()
    play(session, "c3-c2")
    assert not session.can_redo


def test_a_hint_is_a_legal_move_and_is_gone_after_the_next(folders: Folders) -> None:
    session = begun(folders, TWO_PEOPLE)
    session.ask_hint()
    session.tick()
    assert session.hint is not None
    assert session.hint.action in session.state.legal(0)
    session.act(0, session.hint.action)
    assert session.hint is None


class Asked(InProcessPlayer):
    """Remembers what it was asked."""

    def begin(self, asked: ThinkingJob) -> None:
        self.last = asked


def test_a_hint_is_given_by_whoever_overlooks_nothing_and_in_time(folders: Folders) -> None:
    computer_player = Asked()
    session = setup.begin(AGAINST_THRALL, folders, "Astrid", computer_player)[0]
    session.ask_hint()
    player = computer_player.last.player(session.state)
    assert (player.oversight, player.margin) == (0, 0)
    assert 0 < computer_player.last.milliseconds < 1000


SLOW = TablePlan("hexentafl", 2, levels={1: "einherjar"}, terms=Terms(thinking=5000))


def test_the_strongest_computer_thinks_as_long_as_the_match_says(folders: Folders) -> None:
    computer_player = Asked()
    session = setup.begin(SLOW, folders, "Astrid", computer_player)[0]
    play(session, "e3-e5")
    session.tick()
    assert (computer_player.last.level, computer_player.last.milliseconds) == ("einherjar", 5000)


def test_a_level_below_counts_whatever_time_is_given(folders: Folders) -> None:
    computer_player = Asked()
    plan = replace(SLOW, levels={1: "karl", 0: "karl"})
    session = setup.begin(plan, folders, "Astrid", computer_player)[0]
    session.tick()
    assert computer_player.last.milliseconds == 0
    assert session.match.genesis.terms == Terms(), "a time for nobody is not kept"


def test_the_time_stays_in_the_file_in_a_branch_and_in_the_next_match(folders: Folders) -> None:
    session, path = setup.begin(SLOW, folders, "Astrid", Asked())
    play(session, "e3-e5")
    session.close()
    session = setup.open_file(path, folders, Asked())
    assert session.match.thinking_time(1) == 5000
    for plan in (setup.branch(session, 1), setup.table_plan_of(session).swapped()):
        assert plan.terms.thinking == 5000


class Endless(InProcessPlayer):
    """Thinks until it is stopped."""

    is_busy = False

    def begin(self, asked: ThinkingJob) -> None:
        self.is_busy = True

    def stop(self) -> None:
        self.is_busy = False

    close = stop


@pytest.mark.parametrize("way", ["undo", "resign", "close", "draw"])
def test_a_long_thought_ends_with_what_it_is_about(folders: Folders, way: str) -> None:
    computer_player = Endless()
    session = setup.begin(SLOW, folders, "Astrid", computer_player)[0]
    play(session, "e3-e5")
    session.tick()
    assert computer_player.is_busy
    if way == "draw":
        session.match.leave_it()
        session.tick()
        session._changed()
    else:
        getattr(session, way)()
    assert not computer_player.is_busy


class LookingAhead(Asked):
    """Remembers what it was to look ahead to, until it is stopped."""

    ahead: ThinkingJob | None = None

    def look_ahead(self, asked: ThinkingJob) -> None:
        self.ahead = asked

    def stop(self) -> None:
        self.ahead = None

    close = stop


def looking_ahead(folders: Folders, plan: TablePlan) -> tuple[Session, LookingAhead]:
    """A match whose first choice is a person's, after a look at it."""
    computer_player = LookingAhead()
    session = setup.begin(plan, folders, "Astrid", computer_player)[0]
    session.tick()
    return session, computer_player


def test_who_has_time_thinks_about_a_persons_choice_too(folders: Folders) -> None:
    session, computer_player = looking_ahead(folders, SLOW)
    assert computer_player.ahead is not None and computer_player.ahead.seat == 0
    assert computer_player.ahead.state().diagram() == session.state.diagram()
    assert not session.is_thinking, "nobody waits for it"


def test_who_counts_does_not_think_on_a_persons_time(folders: Folders) -> None:
    for plan in (AGAINST_THRALL, replace(SLOW, terms=Terms())):
        assert looking_ahead(folders, plan)[1].ahead is None


@pytest.mark.parametrize(
    ("game", "options"), [("valhalla", {}), ("nxs", {"cards": "hidden"}), ("valknut", {})]
)
def test_nobody_thinks_on_a_persons_time_where_something_is_secret(
    folders: Folders, game: str, options: dict[str, object]
) -> None:
    session, computer_player = looking_ahead(folders, replace(SLOW, game=game, settings=options))
    for number in range(12):
        assert computer_player.ahead is None
        seat = session.acting
        if seat == NOBODY:
            break
        legal = session.view(seat).legal(seat)
        session.act(seat, int(legal[number % len(legal)]))
        session.tick()


def test_a_look_ahead_goes_on_through_a_persons_turn_and_into_the_computers(
    folders: Folders,
) -> None:
    session, computer_player = looking_ahead(folders, replace(SLOW, game="nxs"))
    legal = session.view(session.acting).legal(session.acting)
    session.act(session.acting, int(legal[0]))
    assert computer_player.ahead is not None, "what it found is still of use"
    session.tick()
    assert computer_player.ahead.state().diagram() == session.state.diagram()


@pytest.mark.parametrize("way", ["resign", "close", "draw"])
def test_a_look_ahead_ends_with_the_match(folders: Folders, way: str) -> None:
    session, computer_player = looking_ahead(folders, SLOW)
    if way == "draw":
        session.match.leave_it()
        session._changed()
    else:
        getattr(session, way)()
    assert computer_player.ahead is None
    if way != "close":
        session.tick()
        assert computer_player.ahead is None


def test_a_look_ahead_ends_with_a_takeback(folders: Folders) -> None:
    computer_player = LookingAhead()
    session = setup.begin(replace(SLOW, levels={1: "einherjar"}), folders, "A", computer_player)[0]
    play(session, "e3-e5")
    session.act(1, int(session.match.view(1).legal(1)[0]))
    session.tick()
    assert computer_player.ahead is not None
    session.undo()
    assert computer_player.ahead is None


def test_an_illegal_action_is_refused_in_a_sentence(folders: Folders) -> None:
    session = begun(folders, TWO_PEOPLE)
    with pytest.raises(UserError, match=r"\.$"):
        session.act(0, 0)
    assert session.length == 0


def test_a_match_goes_on_after_the_program_was_closed(folders: Folders) -> None:
    session, path = setup.begin(AGAINST_THRALL, folders, "Astrid", InProcessPlayer())
    play(session, "e3-e5")
    session.tick(), session.tick()
    position = session.state.diagram()
    session.close()
    again = setup.open_file(path, folders, InProcessPlayer())
    assert again.state.diagram() == position
    assert again.acting == 0


@pytest.mark.parametrize("cut", [1, 7, 40])
def test_a_file_that_was_cut_goes_on_from_what_is_whole(folders: Folders, cut: int) -> None:
    session, path = setup.begin(TWO_PEOPLE, folders, "Astrid", InProcessPlayer())
    play(session, "e3-e5", "a1-b1")
    session.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    again = setup.open_file(path, folders, InProcessPlayer())
    assert again.length == 1
    assert path.with_suffix(".damaged").read_bytes() == whole[:-cut]
    play(again, "a1-b1")


def test_somebody_elses_match_is_looked_at_and_not_played(folders: Folders, tmp_path: Path) -> None:
    session, path = setup.begin(TWO_PEOPLE, folders, "Astrid", InProcessPlayer())
    play(session, "e3-e5")
    stranger = setup.open_file(path, beneath(tmp_path / "elsewhere"), InProcessPlayer())
    assert stranger.is_only_looked_at
    assert stranger.length == 1
    assert stranger.acting == NOBODY
    assert not stranger.can_undo


def test_what_is_no_match_file_is_said(folders: Folders) -> None:
    file = folders.matches / "letter.saga"
    file.write_text("Dear Astrid,")
    with pytest.raises(UserError, match="This is no match file of Meadhall"):
        setup.open_file(file, folders, InProcessPlayer())


def test_a_branch_begins_at_the_position_looked_at(folders: Folders) -> None:
    session = begun(folders, TWO_PEOPLE)
    play(session, "e3-e5", "a1-b1", "c3-c2")
    other = begun(folders, setup.branch(session, 2))
    assert other.state.diagram() == session.state_at(2).diagram()
    play(other, "d5-e4")
    twig = begun(folders, setup.branch(other, 3))
    assert twig.state.diagram() == other.state.diagram()
    assert session.length == 3


def test_in_a_branch_one_can_look_back_to_the_opening_and_undo_only_ones_own(
    folders: Folders,
) -> None:
    session = begun(folders, TWO_PEOPLE)
    play(session, "e3-e5", "a1-b1")
    other = begun(folders, setup.branch(session, 2))
    assert [other.state_at(number).diagram() for number in range(3)] == [
        session.state_at(number).diagram() for number in range(3)
    ]
    assert list(other.read_log()) == list(session.read_log())
    assert not other.can_undo
    play(other, "c3-c2")
    other.undo()
    assert other.length == 2 and not other.can_undo
    earlier = begun(folders, setup.branch(other, 1))
    assert earlier.state.diagram() == session.state_at(1).diagram()


def test_swapping_sides_moves_the_computer_and_begins_anew(folders: Folders) -> None:
    session = begun(folders, AGAINST_THRALL)
    play(session, "e3-e5")
    plan = setup.branch(session, 1).swapped()
    assert plan.levels == {0: "thrall"}
    assert begun(folders, plan).length == 0


def test_a_whole_match_between_computers_comes_to_its_end(folders: Folders) -> None:
    session = begun(folders, TablePlan("hexentafl", 2, levels={0: "thrall", 1: "thrall"}))
    for _ in range(4000):
        session.tick()
        if session.outcome is not None:
            break
    assert session.outcome is not None
    assert session.asked == ()
    assert session.read_log()[-1].events[-1].key == "over"


def test_what_a_full_disk_would_not_take_is_done_once_there_is_room(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, path = setup.begin(AGAINST_THRALL, folders, "Astrid", InProcessPlayer())

    def refuse(file: SagaFile, data: bytes) -> None:
        raise NotKept(f"{file.path.name} cannot be kept: the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(SagaFile, "append", refuse)
        with pytest.raises(UserError, match="the disk is full"):
            play(session, "e3-e5")
        with pytest.raises(UserError, match="the disk is full"):
            session.tick()
        assert session.length == 0
    for _ in range(3):
        session.tick()
    assert session.length == 2, "the move, and the computer's answer"
    session.close()
    assert setup.open_file(path, folders, InProcessPlayer()).length == 2
