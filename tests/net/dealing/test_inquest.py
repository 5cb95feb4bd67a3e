"""When all cards lie open: every face of the match is known, and so is who broke a hidden rule."""

import pytest

from meadhall.engines.catalogue import find
from meadhall.engines.contract import CHOOSE
from meadhall.engines.valhalla.faces import DRAUGR
from meadhall.engines.valhalla.strategic import KEEP
from meadhall.engines.valhalla.table import KEEP_ONE
from meadhall.engines.values import NOBODY, UNKNOWN, IllegalAnswer
from meadhall.net.audit import audit
from meadhall.net.dealing.lending import KeyWork
from meadhall.net.dealing.own import Own
from meadhall.net.dealing.unveiling import UnveilWork
from meadhall.net.errors import Refused
from meadhall.net.genesis import Chair, Terms
from meadhall.net.inquest import check_computers, inquire
from meadhall.net.match import Match
from meadhall.net.saga import Saga
from tests.net.dealing.round_table import RoundTable
from tests.net.drawing import DRAWING_GAME, LAYING, TURNING, Drawing


def test_after_the_match_every_face_of_it_is_known():
    table = RoundTable(DRAWING_GAME, 3)
    table.play()
    match = table.matches[0]
    inquest = inquire(match.record)
    assert inquest.finding is None
    assert len(inquest.states) == len(match.line) + 1
    assert UNKNOWN not in [int(face) for face in inquest.states[-1].cards.faces]
    for number, moment in enumerate(match.line):
        assert inquest.states[number].digest() == moment.before.digest()


def test_what_each_seat_had_seen_is_what_lay_there():
    table = RoundTable(DRAWING_GAME, 3)
    table.play()
    states = inquire(table.record).states
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
    assert table.record.dealer.unveiled is None
    assert inquire(table.record) is None
    assert UNKNOWN in [int(face) for face in table.matches[0].whole(10).cards.faces]


def test_before_the_end_nothing_is_open():
    table = RoundTable(DRAWING_GAME, 3)
    table.play(5)
    assert inquire(table.record) is None


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
        if inquire(table.record).finding is not None:
            return table
    raise AssertionError("the cheat never had a nought to keep")


def test_who_broke_a_hidden_rule_is_named_with_seat_and_step():
    table = broken_table()
    finding = inquire(table.record).finding
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


# Computer seats. ----------------------------------------------------------------------------


def think(level, state, seat, chance):
    """A computer player: some legal action, by its chance and by what it has seen."""
    actions = [int(action) for action in state.legal(seat)]
    seen = sum(int(face) for face in state.cards.faces if face != UNKNOWN)
    return actions[(chance + seen) % len(actions)]


class Hosting(RoundTable):
    """A table at which the third seat is the computer's, played by the second peer."""

    def __init__(self, terms, cheats=None, seed=1, obeys=True):
        self.obeys = obeys
        chairs = [Chair(0), Chair(1), Chair(1, "karl")]
        super().__init__(DRAWING_GAME, 2, chairs=chairs, terms=terms, cheats=cheats, seed=seed)

    def pick(self, match, seat):
        if seat == 2 and self.obeys:
            return think("karl", match.view(2), 2, match.thinking_seed(2))
        return super().pick(match, seat)


def test_the_computer_plays_with_open_cards_and_all_can_follow_it():
    table = Hosting(Terms())
    table.play(5)
    host, other = table.matches[1], table.matches[0]
    assert host.view(2).dump() == other.open_hand(2).dump()
    assert host.thinking_seed(2) == other.thinking_seed(2)
    assert check_computers(other.record, think) is None
    with pytest.raises(Refused, match="does not play with open cards"):
        other.open_hand(1)


def test_an_open_computer_seat_that_does_not_think_for_itself_is_found_out_at_once():
    table = Hosting(Terms(), obeys=False)
    table.play(30)
    assert check_computers(table.matches[0].record, think).seat == 2


def test_a_hosted_hand_is_seen_by_its_host_alone():
    table = Hosting(Terms(hosted=True))
    table.play(5)
    with pytest.raises(Refused):
        table.matches[0].open_hand(2)
    assert table.matches[0].thinking_seed(2) != table.matches[1].thinking_seed(2)


def test_a_hosted_seat_is_computed_again_when_all_is_open():
    table = Hosting(Terms(hosted=True))
    table.play()
    table.check_agreement()
    assert check_computers(table.matches[0].record, think) is None


def test_a_host_that_plays_itself_is_found_out_in_the_end():
    table = Hosting(Terms(hosted=True), obeys=False)
    table.play(12)
    assert check_computers(table.matches[0].record, think) is None
    table.play()
    finding = check_computers(table.matches[0].record, think)
    assert (finding.peer, finding.seat) == (1, 2)
    assert "its host chose" in finding.why


class TwoSeeds(Own):
    """Promises and shows one seed, and mixes by another."""

    is_watched = False

    def seed(self):
        return super().seed() if self.is_watched else bytes(32)


class Arranger(Match):
    """Mixes the hand of the computer seat that it hosts as it likes, instead of by its seed."""

    def __init__(self, signed, identity, journal):
        super().__init__(signed, identity, journal)
        self._own = TwoSeeds(identity, signed.genesis.match, self.me)

    def _give(self, work, own):
        own.is_watched = isinstance(work, (KeyWork, UnveilWork))
        data = super()._give(work, own)
        own.is_watched = False
        return data


def test_a_host_that_arranges_the_computers_hand_is_found_out_in_the_end():
    table = Hosting(Terms(hosted=True), cheats={1: Arranger}, obeys=False)
    table.play()
    finding = check_computers(table.matches[0].record, lambda *_: table_choice(table, *_))
    assert (finding.peer, finding.seat) == (1, 2)
    assert "did not mix" in finding.why


def table_choice(table, level, state, seat, chance):
    """Whatever was chosen: so that nothing but the mixing can be found."""
    for moment in table.record.line:
        if moment.before.asks == CHOOSE and moment.before.digest() == state.digest():
            return moment.values[state.asked().index(seat)]
    raise AssertionError("this position never was")


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

    def __init__(self):
        super().__init__(find("valhalla"), 3, seed=2, cheats={1: DraugrKeeper})

    def pick(self, match, seat):
        if match.me == 1 and match.record.state.question == KEEP_ONE:
            own = Match._knowing(match, seat, len(match.line))
            for place, face in enumerate(own.cards.faces):
                if face == DRAUGR and KEEP + place in list(match.view(seat).legal(seat)):
                    self.has_kept = True
                    return KEEP + place
        return super().pick(match, seat)


def test_a_card_that_lies_open_names_the_seat_that_had_no_right_to_it():
    table = Graveyard()
    table.play()
    assert table.has_kept
    for match in table.matches:
        assert (match.record.fault.peer, match.record.found_out) == (1, {1})
        assert match.record.fault.why == "A draugr was kept, which nobody may do."


def test_whoever_takes_over_the_seat_is_not_blamed_for_it():
    table = Graveyard()
    while not table.has_kept:
        table.choose()
    table.leave(1)
    table.play()
    table.check_agreement()
    assert table.record.is_sealed
    assert table.record.outcome.reason == (
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
    assert table.record.outcome.reason == (
        "A rule was broken that nobody saw: this card cannot be a nought."
    )
