"""What the computer chose is computed once more, and a host that chose in its place is named."""

import pytest

from meadhall.client.computer.replayable_choice import compute
from meadhall.engines.catalogue import find
from meadhall.engines.contract import CHOOSE
from meadhall.engines.values import UNKNOWN
from meadhall.net.audit.audit import audit
from meadhall.net.audit.recompute import recompute
from meadhall.net.dealing.final_reveal import RevealTask
from meadhall.net.dealing.own_secrets import OwnSecrets
from meadhall.net.dealing.secret_sharing import KeyTask
from meadhall.net.errors import Refused
from meadhall.net.files.saga import Saga
from meadhall.net.gathering.genesis import Chair, Terms
from meadhall.net.gathering.lobby import make_offer
from meadhall.net.match.match import Match
from tests.net.dealing.round_table import RoundTable
from tests.net.drawing import DRAWING_GAME
from tests.net.helpers import BentTask

pytestmark = pytest.mark.usefixtures("plain_points")


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


def finding(match, thinker):
    """What a reader of this peer's file finds about the computer's seat."""
    (found,) = recompute(match.record, thinker)
    return found.finding


def test_the_computer_plays_with_open_cards_and_all_can_follow_it():
    table = Hosting(Terms())
    table.play(5)
    host, other = table.matches[1], table.matches[0]
    assert host.view(2).dump() == other.open_hand(2).dump()
    assert host.thinking_seed(2) == other.thinking_seed(2)
    assert finding(other, think) is None
    with pytest.raises(Refused, match="does not play with open cards"):
        other.open_hand(1)


def test_an_open_computer_seat_that_does_not_think_for_itself_is_found_out_at_once():
    table = Hosting(Terms(), obeys=False)
    table.play(30)
    assert finding(table.matches[0], think).seat == 2


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
    assert finding(table.matches[0], think) is None


def test_a_host_that_plays_itself_is_found_out_in_the_end():
    table = Hosting(Terms(hosted=True), obeys=False)
    table.play(12)
    assert finding(table.matches[0], think) is None
    table.play()
    found = finding(table.matches[0], think)
    assert (found.peer, found.seat) == (1, 2)
    assert "its host chose" in found.why


class TwoSeeds(OwnSecrets):
    """Promises and shows one seed, and mixes by another."""

    is_watched = False

    def seed(self):
        return super().seed() if self.is_watched else bytes(32)


class Arranger(Match):
    """Mixes the hand of the computer seat that it hosts as it likes, instead of by its seed."""

    def __init__(self, signed, identity, journal):
        super().__init__(signed, identity, journal)
        self._own = TwoSeeds(identity, signed.genesis.match, self.me)

    def _deal(self, step, task, own):
        return super()._deal(step, BentTask(task, self._bent), own)

    def _bent(self, task, own):
        own.is_watched = isinstance(task, (KeyTask, RevealTask))
        data = task.give(own)
        own.is_watched = False
        return data


def test_a_host_that_arranges_the_computers_hand_is_found_out_in_the_end():
    table = Hosting(Terms(hosted=True), cheats={1: Arranger}, obeys=False)
    table.play()
    found = finding(table.matches[0], lambda *_: table_choice(table, *_))
    assert (found.peer, found.seat) == (1, 2)
    assert "did not mix" in found.why


def table_choice(table, level, state, seat, chance):
    """Whatever was chosen: so that nothing but the mixing can be found."""
    for moment in table.record.line:
        if moment.before.asks == CHOOSE and moment.before.digest() == state.digest():
            return moment.values[state.asked().index(seat)]
    raise AssertionError("this position never was")


# What cannot be checked is said, and blames nobody. ------------------------------------------


def obstacle(table):
    (found,) = recompute(table.record, think)
    assert found.finding is None and found.choices == 0
    return found.obstacle


def test_a_hosted_seat_cannot_be_checked_before_its_cards_are_opened():
    table = Hosting(Terms(hosted=True), obeys=False)
    table.play(12)
    assert obstacle(table) == "its cards and its seed have not been opened"


def test_a_hosted_seat_whose_host_has_left_cannot_be_checked():
    chairs = [Chair(0), Chair(1), Chair(2), Chair(1, "karl")]
    table = RoundTable(DRAWING_GAME, 3, chairs=chairs, terms=Terms(hosted=True))
    table.play(6)
    table.leave(1)
    table.play()
    assert table.record.is_sealed
    assert obstacle(table) == "its host was gone before it showed the seed"


def test_what_the_computer_did_for_somebody_who_was_away_is_not_held_against_anybody():
    """Its host came back, and its own choices before and after are the computer's."""
    chairs = [Chair(0), Chair(1), Chair(2), Chair(1, "karl")]
    table = Obeying(DRAWING_GAME, 3, chairs=chairs, terms=Terms(hosted=True))
    table.play(6)
    table.leave(1)
    table.play(7)
    table.come_back(1)
    table.play()
    table.check_agreement()
    (found,) = recompute(table.record, think)
    assert (found.finding, found.obstacle) == (None, "")
    assert found.choices > 0


class Obeying(RoundTable):
    """The fourth seat is the computer's, as long as the second peer is there to host it."""

    def pick(self, match, seat):
        if seat == 3 and match.me == 1:
            return think("karl", match.view(3), 3, match.thinking_seed(3))
        return super().pick(match, seat)


def test_a_level_that_is_none_is_an_obstacle_and_no_accusation():
    chairs = [Chair(0), Chair(1), Chair(1, "nobody")]
    table = RoundTable(find("nxs"), 2, {"setup": "short"}, chairs)
    table.play(8)
    (found,) = recompute(table.record, compute)
    assert found.finding is None
    assert "there is no level 'nobody'" in found.obstacle


def test_a_hidden_computer_is_offered_only_where_it_can_be_checked():
    with pytest.raises(Refused, match="only be checked if all is opened"):
        make_offer("valhalla", {}, 3, {2: "karl"}, 0, Terms(hosted=True, opening=False))
    assert not make_offer("hexentafl", {}, 2, {}, 0, Terms(hosted=True)).terms.hosted


# The real computer players. ------------------------------------------------------------------


def test_what_was_chosen_by_the_clock_is_counted_and_held_against_nobody():
    """How far a search gets in so many seconds, nobody else can know."""
    chairs = [Chair(0), Chair(1), Chair(1, "einherjar"), Chair(0, "thrall")]
    table = RoundTable(find("valhalla"), 2, {}, chairs, Terms(thinking=5000), seed=4)
    table.play()
    found = {each.seat: each for each in recompute(table.record, compute)}
    assert found[2].finding is None and found[2].choices == 0 and found[2].by_clock > 1
    assert found[3].finding is not None, "it chose at random, and counts"


class RealPlayers(RoundTable):
    """Two people who play at random and two computers, of whose choices one may be exchanged."""

    def __init__(self, game, settings, levels, terms, forged_at=-1):
        self.forged_at, self.computed = forged_at, 0
        people = 2
        chairs = [Chair(0), Chair(1), *(Chair(1, level) for level in levels)]
        super().__init__(find(game), people, settings, chairs, terms, seed=3)

    def pick(self, match, seat):
        level = match.level(seat)
        if not level:
            return super().pick(match, seat)
        self.computed += 1
        view = match.view(seat)
        computed = compute(level, view, seat, match.thinking_seed(seat))
        others = [int(action) for action in view.legal(seat) if action != computed]
        if self.forged_at >= 0 and self.computed > self.forged_at and others:
            self.forged_at = -1
            self.forged_step = match.record.step.number
            return others[0]
        return computed

    def saga(self):
        return Saga(self.signed, tuple(each.sealed for each in self.record.arrivals), 0)


@pytest.mark.parametrize("hosted", [False, True])
def test_the_real_computer_players_are_found_to_have_chosen_for_themselves(hosted):
    table = RealPlayers("valhalla", {}, ["thrall", "random"], Terms(hosted=hosted))
    table.play()
    found = audit(table.saga(), think=compute)
    assert found.is_sound and found.is_opened
    assert sum(each.choices for each in found.recomputed) == table.computed > 4


@pytest.mark.parametrize("hosted", [False, True])
def test_one_choice_of_a_host_in_its_place_is_named_with_its_step(hosted):
    table = RealPlayers("valhalla", {}, ["thrall", "random"], Terms(hosted=hosted), forged_at=2)
    table.play()
    found = audit(table.saga(), think=compute)
    assert [bool(conduct.fault) for conduct in found.conducts] == [False, True]
    first = next(each.finding for each in found.recomputed if each.finding is not None)
    assert "its host chose" in found.conducts[1].fault
    assert first.peer == 1
    assert abs(first.step - table.forged_step) <= 1


def test_a_computer_in_a_game_without_cards_can_be_checked_while_it_plays():
    table = RealPlayers("nxs", {"setup": "short"}, ["thrall"], Terms())
    table.play(12)
    found = audit(table.saga(), think=compute)
    assert found.is_sound
    assert found.recomputed[0].choices == table.computed > 1
