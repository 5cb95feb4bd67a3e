"""A table of one: the same match as any other, with nobody else to wait for."""

import pytest

from meadhall.engines.catalogue import find
from meadhall.engines.values import NOBODY, Choose, IllegalAction, Result
from meadhall.net.errors import BadFile, NotYours, Refused
from meadhall.net.files.saga import read
from meadhall.net.match.events import Answered, Ended, Said, Sealed, WentBack
from meadhall.net.match.match import begin_alone, resume
from meadhall.net.match.record import moments, replay
from tests.net.dicing import DICING
from tests.net.helpers import Memory, alone, identity, play


def events_of(match):
    found = []
    while (event := match.next_event()) is not None:
        found.append(event)
    return found


def test_a_choice_is_answered_at_once():
    match = alone()
    assert match.ask == Choose((0,))
    assert match.awaited == (0,)
    match.act(0, int(match.view(0).legal(0)[0]))
    assert Answered(0) in events_of(match)
    assert match.awaited == (1,)


def test_what_the_rules_forbid_changes_nothing():
    match = alone()
    before = match.record.state.digest()
    with pytest.raises(IllegalAction):
        match.act(0, 999999)
    with pytest.raises(Refused, match="not asked"):
        match.act(1, 0)
    assert match.record.state.digest() == before
    assert match.line == []


def test_a_match_ends_with_an_outcome_that_is_signed():
    match = alone()
    play(match, 2000)
    assert match.over is not None
    told = events_of(match)
    assert Ended(match.over) in told
    assert told[-1] == Sealed()
    with pytest.raises(Refused, match="over"):
        match.act(0, 0)


def test_every_position_of_a_match_can_be_visited_again():
    journal = Memory()
    match = alone(journal=journal)
    play(match, 10)
    record = replay(match.genesis, read(journal.data).envelopes)
    seen = list(moments(record))
    assert [number for number, _ in seen] == list(range(11))
    assert seen[-1][1].digest() == match.record.state.digest()
    assert seen[0][1].digest() == match.genesis.start().digest()


def test_going_back_is_an_entry_of_the_log_and_survives_in_the_file():
    journal = Memory()
    match = alone(journal=journal)
    play(match, 6)
    before_fourth = match.line[3].before.digest()
    match.go_back(3)
    assert WentBack(3) in events_of(match)
    assert match.record.state.digest() == before_fourth
    assert len(match.line) == 3
    again = resume(read(journal.data), identity(1), Memory())
    assert again.record.state.digest() == before_fourth


def test_even_the_last_choice_of_a_match_can_be_taken_back():
    match = alone()
    play(match, 2000)
    last = len(match.line) - 1
    match.go_back(last)
    assert match.over is None
    assert match.awaited
    play(match, 2000, seed=9)
    assert match.over is not None


def test_there_must_be_a_choice_to_go_back_to():
    match = alone(DICING)
    with pytest.raises(Refused, match="no answer 5"):
        match.go_back(4)
    play(match, 1)
    with pytest.raises(Refused, match="only go back to a choice"):
        match.go_back(0)


def test_resigning_gives_the_match_to_the_other_seat():
    match = alone()
    play(match, 3)
    match.resign(1)
    assert match.over is not None
    assert match.over.results == (Result.WIN, Result.LOSS)
    assert str(match.over.reason) == "Attackers resigned."
    with pytest.raises(Refused, match="over"):
        match.resign(0)


def test_a_match_can_be_left_undecided():
    match = alone()
    match.leave_it()
    assert match.over is not None
    assert match.over.results == (Result.DRAW, Result.DRAW)


def test_what_is_said_is_kept():
    journal = Memory()
    alone(journal=journal).say("Skål!")
    again = replay(read(journal.data).signed.genesis, read(journal.data).envelopes)
    assert [event.text for event in again.events if isinstance(event, Said)] == ["Skål!"]


def test_chance_is_answered_by_itself_and_differs_after_going_back():
    rolls = set()
    match = alone(DICING)
    for _ in range(20):
        play(match, 2)
        rolls.add(match.line[-1].values)
        match.go_back(1)
    assert len(rolls) > 3


def test_a_restart_in_the_middle_of_a_roll_gives_the_same_roll():
    journal = Memory()
    match = alone(DICING, journal)
    play(match, 4)
    saga = read(journal.data)
    for cut in range(len(saga.envelopes)):
        shorter = type(saga)(saga.signed, saga.envelopes[:cut], 0)
        again = resume(shorter, identity(1), Memory())
        shared = min(len(again.line), len(match.line))
        assert [m.values for m in again.line[:shared]] == [m.values for m in match.line[:shared]]


def test_a_match_may_go_on_from_any_moment_of_another():
    first = alone()
    play(first, 7)
    answers = [moment.values for moment in first.line[:4]]
    branch = begin_alone(find("hexentafl"), {}, identity(1), "Anna", bytes(16), 0, answers=answers)
    assert branch.record.state.digest() == first.line[4].before.digest()
    assert branch.record.match != first.record.match


def test_what_a_match_goes_on_from_is_looked_at_like_the_rest_and_not_taken_back():
    first, journal = alone(), Memory()
    play(first, 7)
    answers = [moment.values for moment in first.line[:4]]
    branch = begin_alone(
        find("hexentafl"), {}, identity(1), "Anna", bytes(16), 0, journal=journal, answers=answers
    )
    play(branch, 2)
    again = resume(read(journal.data), identity(1), Memory())
    for match in (branch, again):
        assert match.record.given == 4 and len(match.line) == 6
        for number in range(5):
            assert match.seen(number, 0).digest() == first.seen(number, 0).digest()
        with pytest.raises(Refused, match="goes on from cannot be taken back"):
            match.go_back(3)
        match.go_back(4)
        assert match.record.state.digest() == first.line[4].before.digest()


def test_a_match_cannot_begin_with_what_the_rules_forbid():
    with pytest.raises(BadFile, match="rules forbid"):
        begin_alone(find("hexentafl"), {}, identity(1), "A", bytes(16), 0, answers=[[999999]])


def test_a_file_of_other_rules_is_refused_by_name():
    journal = Memory()
    match = alone(journal=journal)
    genesis = match.genesis
    newer = type(genesis)(
        **{name: getattr(genesis, name) for name in genesis.__slots__} | {"rules": 99}
    )
    with pytest.raises(BadFile, match="newer rules of heXentafl"):
        newer.start()


def test_a_computer_seat_is_known_by_its_level_and_thinks_alike_after_a_restart():
    journal = Memory()
    match = alone(levels={1: "karl"}, journal=journal)
    assert (match.level(0), match.level(1)) == ("", "karl")
    seed = match.thinking_seed(1)
    again = resume(read(journal.data), identity(1), Memory())
    assert again.thinking_seed(1) == seed
    play(match, 1)
    assert match.thinking_seed(1) != seed


def test_a_strangers_identity_cannot_take_up_the_match():
    journal = Memory()
    alone(journal=journal)
    with pytest.raises(NotYours, match="other people"):
        resume(read(journal.data), identity(2), Memory())


def test_an_onlooker_sees_and_is_silent():
    journal = Memory()
    match = alone(journal=journal)
    play(match, 3)
    onlooker = resume(read(journal.data), None, Memory())
    assert onlooker.view(NOBODY).digest() == match.view(NOBODY).digest()
    with pytest.raises(NotYours):
        onlooker.say("psst")


def test_nothing_is_let_out_before_it_is_safe():
    journal = Memory()
    match = alone(journal=journal)
    play(match, 3)
    assert journal.safe == journal.data
    for sealed in match.outgoing():
        assert sealed in journal.safe
    assert match.outgoing() == []
