"""When all cards lie open: every face of the match is known, and so is who broke a hidden rule."""

import pytest

from meadhall.engines.catalogue import find
from meadhall.engines.contract import CHOOSE
from meadhall.engines.valhalla.faces import DRAUGR
from meadhall.engines.valhalla.strategic import KEEP
from meadhall.engines.valhalla.table import KEEP_ONE
from meadhall.engines.values import NOBODY, UNKNOWN, IllegalAnswer
from meadhall.net.audit.audit import audit
from meadhall.net.audit.open_replay import replay_openly
from meadhall.net.errors import Refused
from meadhall.net.files.saga import Saga
from meadhall.net.gathering.genesis import Terms
from meadhall.net.match.match import Match
from tests.net.dealing.round_table import RoundTable
from tests.net.drawing import DRAWING_GAME, LAYING, TURNING, Drawing

pytestmark = pytest.mark.usefixtures("plain_points")


def test_after_the_match_every_face_of_it_is_known():
    table = RoundTable(DRAWING_GAME, 3)
    table.play()
    match = table.matches[0]
    open_replay = replay_openly(match.record)
    assert open_replay.finding is None
    assert len(open_replay.states) == len(match.line) + 1
    assert UNKNOWN not in [int(face) for face in open_replay.states[-1].cards.faces]
    for number, moment in enumerate(match.line):
        assert open_replay.states[number].digest() == moment.before.digest()


def test_what_each_seat_had_seen_is_what_lay_there():
    table = RoundTable(DRAWING_GAME, 3)
    table.play()
    states = replay_openly(table.record).states
    for seat, match in enumerate(table.matches):
        for number, whole in enumerate(states):
            seen = match.seen(number, seat).cards.faces
            for place, face in enumerate(seen):
                assert face in (UNKNOWN, whole.cards.faces[place])
        hand = [
            match.seen(len(states) - 1, seat).cards.faces[at] for at in states[-1].pile_at(seat)
        ]
        assert hand and UNKNOWN not in hand


def test_nothing_is_opened_where_the_table_does_not_want_it():
    table = RoundTable(DRAWING_GAME, 3, terms=Terms(opening=False))
    table.play()
    assert table.record.is_sealed
    assert table.record.dealer.revealed_secret is None
    assert replay_openly(table.record) is None
    assert UNKNOWN in [int(face) for face in table.matches[0].whole(10).cards.faces]


def test_before_the_end_nothing_is_open():
    table = RoundTable(DRAWING_GAME, 3)
    table.play(5)
    assert replay_openly(table.record) is None


def test_once_all_is_open_nothing_can_be_taken_back():
    table = RoundTable(DRAWING_GAME, 2)
    table.play()
    number = next(n for n, m in enumerate(table.record.line) if m.before.asks == CHOOSE)
    with pytest.raises(Refused, match="all hands have been opened"):
        table.matches[0].go_back(number)


class Secretive(Match):
    """Keeps its noughts: lays any card, as if nobody would ever look."""

    def _knowing(self, seat, number):
        state = super()._knowing(seat, number)
        if state.asks == CHOOSE and state.stage == LAYING:
            blind = state.copy()
            for place in range(len(blind.cards.faces)):
                blind.cards.faces[place] = UNKNOWN
            return blind
        return state


def broken_table():
    """A table at which seat 2 has surely broken the one rule that nobody sees kept."""
    for seed in range(1, 20):
        table = RoundTable(DRAWING_GAME, 3, cheats={1: Secretive}, seed=seed)
        table.play()
        table.check_agreement()
        if replay_openly(table.record).finding is not None:
            return table
    raise AssertionError("the cheat never had a nought to keep")


def test_who_broke_a_hidden_rule_is_named_with_seat_and_step():
    table = broken_table()
    finding = replay_openly(table.record).finding
    assert (finding.peer, finding.seat) == (1, 1)
    assert "Who has a nought must lay a nought." in finding.why
    steps = [moment.step for moment in table.record.line if moment.before.asks == CHOOSE]
    assert finding.step in steps


def test_whoever_audits_the_file_finds_the_same():
    table = broken_table()
    envelopes = tuple(each.sealed for each in table.record.arrivals)
    found = audit(Saga(table.signed, envelopes, 0))
    assert [bool(conduct.fault) for conduct in found.conducts] == [False, True, False]
    assert "a nought" in found.conducts[1].fault


# Rules that show themselves broken, now or later. --------------------------------------------


class DraugrKeeper(Match):
    """Keeps a draugr of the two cards it draws, which nobody may do."""

    def _knowing(self, seat, number):
        state = super()._knowing(seat, number)
        if state.asks == CHOOSE and state.question == KEEP_ONE:
            blind = state.copy()
            for place in range(len(blind.cards.faces)):
                blind.cards.faces[place] = UNKNOWN
            return blind
        return state


class Graveyard(RoundTable):
    """Three at Valhalla, of whom the second keeps a draugr as soon as it can."""

    has_kept = False

    def __init__(self, seed=2):
        super().__init__(find("valhalla"), 3, seed=seed, cheats={1: DraugrKeeper})

    def pick(self, match, seat):
        if match.me == 1 and match.record.state.question == KEEP_ONE:
            own = Match._knowing(match, seat, len(match.line))
            for place, face in enumerate(own.cards.faces):
                if face == DRAUGR and KEEP + place in list(match.view(seat).legal(seat)):
                    self.has_kept = True
                    return KEEP + place
        return super().pick(match, seat)


def graveyard() -> Graveyard:
    """At the moment in which the second has kept a draugr."""
    for seed in range(2, 40):
        table = Graveyard(seed)
        while not table.has_kept and table.choose():
            pass
        if table.has_kept:
            return table
    raise AssertionError("the cheat never had a draugr to keep")


def test_a_card_that_lies_open_names_the_seat_that_had_no_right_to_it():
    table = graveyard()
    table.play()
    for match in table.matches:
        assert (match.record.fault.peer, match.record.found_out) == (1, {1})
        assert match.record.fault.why == "A draugr was kept, which nobody may do."


def test_whoever_takes_over_the_seat_is_not_blamed_for_it():
    table = graveyard()
    table.leave(1)
    table.play()
    table.check_agreement()
    assert table.record.is_sealed
    assert str(table.record.outcome.reason) == (
        "Player 2 broke a rule: A draugr was kept, which nobody may do."
    )
    assert table.record.outcome.winners == (0, 2)


def test_where_faces_show_only_that_some_rule_was_broken_nobody_is_named(monkeypatch):
    """All relied on a rule, and then a proven card lies there that cannot be."""
    check_faces = Drawing.check_faces

    def relying(self, values):
        if self.stage == TURNING and self.round == 1 and self.cards.knower == NOBODY:
            raise IllegalAnswer("this card cannot be a nought")
        check_faces(self, values)

    monkeypatch.setattr(Drawing, "check_faces", relying)
    table = RoundTable(DRAWING_GAME, 3)
    table.play()
    table.check_agreement()
    assert table.record.is_sealed
    assert table.record.outcome.winners == ()
    assert str(table.record.outcome.reason) == (
        "A rule was broken that nobody saw: this card cannot be a nought."
    )
