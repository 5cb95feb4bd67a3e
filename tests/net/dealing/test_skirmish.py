"""The skirmish between peers: hands that nobody else sees, calls all hear, and open dice."""

import pytest

from meadhall.engines.catalogue import find
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, ROLL, SHOW
from meadhall.engines.skirmish.field import CALL, SEE_HAND
from meadhall.engines.skirmish.state import Skirmish
from meadhall.engines.values import UNKNOWN, Result
from meadhall.net.audit.audit import audit
from meadhall.net.audit.open_replay import replay_openly
from meadhall.net.files.saga import Saga
from meadhall.net.match.match import Match
from tests.engines.skirmish.tables import lively
from tests.net.dealing.round_table import RoundTable

GAME = find("skirmish")


class LivelyTable(RoundTable):
    """Peers who come to blows."""

    def pick(self, match: Match, seat: int) -> int:
        view = match.view(seat)
        assert isinstance(view, Skirmish) and view.question != CALL, "somebody was asked for a card"
        return lively(view, Chance(int(self.chance.word())))[0]


@pytest.mark.parametrize(
    ("people", "scenario"),
    [(2, "clash"), (2, "escort"), pytest.param(4, "raid", marks=pytest.mark.long)],
)
def test_a_skirmish_is_played_to_its_end(people: int, scenario: str) -> None:
    table = LivelyTable(GAME, people, {"scenario": scenario}, seed=people)
    table.play()
    table.check_agreement()
    assert all(match.over is not None for match in table.matches)
    assert {moment.before.asks for moment in table.record.line} >= {CHOOSE, ROLL, SHOW}


def test_nobody_but_its_holder_sees_a_hand_before_its_cards_are_played() -> None:
    table = LivelyTable(GAME, 2, {"table": "crag"}, seed=5)
    table.play(9)
    for number, moment in enumerate(table.record.line):
        if moment.before.question != SEE_HAND:
            continue
        seat = int(moment.before.asked_for)
        hand = [int(card) for card in moment.before.asked_pile]
        for viewer, match in enumerate(table.matches):
            faces = match.seen(number + 1, viewer).cards.faces
            assert (UNKNOWN in [int(faces[card]) for card in hand]) == (viewer != seat)


class Silent(Match):
    """Never answers a call: its cards seem unknown to it, and it names none."""

    def _automatic_choices(self) -> dict[int, int]:
        if self.record.state.asks != CHOOSE or self.record.state.question != CALL:
            return {}
        return {
            seat: int(self.record.state.legal(seat)[0])
            for seat in self.record.asked_seats_of(self.me)
        }

    def _knowing(self, seat: int, number: int) -> Skirmish:
        state = super()._knowing(seat, number)
        assert isinstance(state, Skirmish)
        if state.question == CALL:
            state = state.copy()
            for card in range(len(state.cards.faces)):
                state.cards.faces[card] = UNKNOWN
        return state


def test_who_keeps_silent_with_a_called_card_is_named_when_it_has_to_be_shown() -> None:
    table = LivelyTable(GAME, 2, {"table": "crag"}, cheats={1: Silent}, seed=7)
    table.play(60)
    for match in table.matches:
        assert (match.record.fault.peer, match.record.found_out) == (1, {1})
        assert "its holder had kept silent" in str(match.record.fault.why)


def test_a_broken_rule_is_lost_by_the_whole_side_of_who_broke_it() -> None:
    """The others go on without the silent one, and the card that they open shows its silence."""
    table = LivelyTable(GAME, 4, {"table": "crag"}, cheats={1: Silent}, seed=7)
    table.play(120)
    assert table.record.fault is not None and table.record.found_out == {1}
    table.leave(1)
    table.play()
    table.check_agreement()
    outcome, state = table.record.outcome, table.record.state
    assert outcome is not None and "its holder had kept silent" in str(outcome.reason)
    sides = [int(state.team(seat)) for seat in range(4)]
    assert sides.count(sides[1]) == 2, "two against two"
    lost = [Result.LOSS if side == sides[1] else Result.WIN for side in sides]
    assert list(outcome.results) == lost


def test_a_silence_that_no_card_has_shown_is_found_when_the_hands_are_opened() -> None:
    """Both leave it at that before the kings are called, and then every hand is opened."""
    table = LivelyTable(GAME, 2, {"table": "crag"}, cheats={1: Silent}, seed=7)
    while table.record.state.rank < 9:
        table.choose()
    assert table.record.fault is None
    for match in table.matches:
        match.leave_it()
        table.listen()
    assert table.record.is_sealed
    finding = replay_openly(table.record).finding
    assert (finding.peer, finding.seat) == (1, 1)
    assert "a called card must be shown" in str(finding.why)
    found = audit(Saga(table.signed, tuple(each.sealed for each in table.record.arrivals), 0))
    assert [bool(conduct.fault) for conduct in found.conducts] == [False, True]
