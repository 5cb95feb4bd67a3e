"""A deck outlives a peer that leaves, and gives everybody their own cards when they come back."""

import pytest

from meadhall.engines.contract import CHOOSE, SHUFFLE
from meadhall.engines.values import NOBODY, UNKNOWN
from meadhall.net.audit.open_replay import replay_openly
from meadhall.net.dealing.dice import RollTask
from meadhall.net.errors import NotYours
from meadhall.net.files.saga import begin, read
from meadhall.net.gathering.genesis import Terms
from meadhall.net.match.match import Match, NoJournal, resume
from tests.net.dealing.round_table import RoundTable
from tests.net.drawing import DRAWING_GAME, TURNING
from tests.net.helpers import Memory

pytestmark = pytest.mark.usefixtures("plain_points")


def faces(state, seat):
    return [int(state.cards.faces[place]) for place in state.pile_at(seat)]


def test_one_after_the_other_may_leave_until_two_are_left():
    table = RoundTable(DRAWING_GAME, 5)
    table.play(6)
    for leaver in (3, 0, 4):
        table.leave(leaver)
        table.check_agreement()
        table.play(4)
    table.play()
    table.check_agreement()
    assert str(table.record.outcome.reason) == "All rounds are played."
    assert replay_openly(table.record).finding is None


def test_a_joint_secret_is_the_same_whoever_leaves_and_comes_back():
    table = RoundTable(DRAWING_GAME, 4)
    joints = [ring.joint for ring in table.record.dealer.keys.rings]
    table.play(3)
    table.leave(1)
    table.play(2)
    table.come_back(1)
    assert [ring.joint for ring in table.record.dealer.keys.rings] == joints
    assert table.record.dealer.keys.holders == (0, 1, 2, 3)
    assert table.record.dealer.keys.is_lent


def test_everybody_sees_the_cards_of_a_seat_that_the_computer_took_over():
    table = RoundTable(DRAWING_GAME, 3)
    table.play(1)
    hand = faces(table.matches[2].view(2), 2)
    for other in (0, 1):
        with pytest.raises(NotYours):
            table.matches[other].open_hand(2)
    table.leave(2)
    for other in (0, 1):
        assert faces(table.matches[other].open_hand(2), 2) == hand


def test_the_hands_of_those_who_stay_are_opened_to_nobody():
    table = RoundTable(DRAWING_GAME, 3)
    table.play(1)
    table.leave(2)
    public = table.record.state.seen_by(NOBODY)
    for seat in (0, 1):
        assert set(faces(public, seat)) == {UNKNOWN}
        assert UNKNOWN not in faces(table.matches[seat].view(seat), seat)


def test_who_comes_back_has_the_hand_again_and_what_the_computer_did_with_it():
    table = RoundTable(DRAWING_GAME, 4)
    table.play(5)
    table.leave(2)
    table.play(5)
    opened = faces(table.matches[0].open_hand(2), 2)
    table.come_back(2)
    assert faces(table.matches[2].view(2), 2) == opened
    with pytest.raises(NotYours):
        table.matches[0].open_hand(2)
    table.play()
    table.check_agreement()
    assert replay_openly(table.record).finding is None


def test_a_hand_that_was_open_is_closed_again_once_its_owner_has_mixed_it():
    table = RoundTable(DRAWING_GAME, 4)
    table.play(3)
    table.leave(2)
    table.play(3)
    table.come_back(2)
    while not table.record.dealer.layout.closed_of(2):
        assert table.choose()
    assert UNKNOWN not in faces(table.matches[2].view(2), 2)


def test_a_roll_is_the_same_whoever_leaves_because_of_it():
    """Two tables, alike until a roll; at one a peer has seen all other tokens, and leaves."""
    values = []
    for leaves in (False, True):
        table = RoundTable(DRAWING_GAME, 3)
        play_to_roll(table)
        at = len(table.record.line)
        if leaves:
            table.leave(2)
            table.check_agreement()
        else:
            table.listen()
        values.append(table.record.line[at].values)
    assert values[0] == values[1]


def play_to_roll(table):
    """Up to the moment at which everybody but the last has given its token for the second die."""
    while table.record.step.number < 30:
        table.choose()
    while True:
        match = next(match for match in table.matches if match.awaited)
        match.act(match.awaited[0], table.pick(match, match.awaited[0]))
        while spoken := [(p, s) for p, m in enumerate(table.matches) for s in m.outgoing()]:
            for peer, sealed in spoken:
                for other, hearer in enumerate(table.matches):
                    if other != peer:
                        hearer.receive(sealed)
            if isinstance(table.record.step.task, RollTask) and table.record.step.acts:
                return


def test_a_card_that_was_laid_cannot_be_taken_back_by_leaving():
    """Somebody is cut off when the laid cards are being turned; the others turn its card too."""
    whole = RoundTable(DRAWING_GAME, 3, terms=Terms(opening=False))
    whole.play(12)
    onlooker = Match(whole.signed, None, NoJournal())
    turning = []
    for number, (_, sealed) in enumerate(whole.said, 1):
        onlooker.receive(sealed)
        if onlooker.record.state.stage == TURNING:
            turning.append(number + 1)
    for cut_at in turning[:3]:
        table = RoundTable(DRAWING_GAME, 3, terms=Terms(opening=False), cut_at=cut_at)
        while len(table.present) == 3:
            assert table.choose()
        table.leave()
        at = next(n for n, m in enumerate(table.record.line) if m.before.stage == TURNING)
        assert table.record.line[at].values == whole.record.line[at].values
        assert table.record.line[at].before.laid == whole.record.line[at].before.laid


def test_without_escrow_the_cards_go_with_whoever_leaves():
    table = RoundTable(DRAWING_GAME, 3, terms=Terms(escrow=False))
    assert not table.record.dealer.keys.is_lent
    table.play(3)
    table.leave(1)
    table.check_agreement()
    assert str(table.record.outcome.reason) == "The cards went with those who left."
    assert table.record.is_sealed


def test_two_who_leave_at_once_take_the_cards_with_them():
    table = RoundTable(DRAWING_GAME, 5)
    table.play(3)
    table.leave(1, 3)
    table.check_agreement()
    assert str(table.record.outcome.reason) == "The cards went with those who left."


def test_before_the_first_card_is_hidden_new_keys_are_as_good_as_the_old():
    table = cut_table(5, 12)
    table.leave(next(iter(table.present)))
    table.play()
    table.check_agreement()
    assert str(table.record.outcome.reason) == "All rounds are played."


def cut_table(people, at, seed=1):
    """A table at which the author of this envelope is cut off while it speaks."""
    table = RoundTable(DRAWING_GAME, people, seed=seed, cut_at=at)
    while len(table.present) == people and table.choose():
        pass
    return table


def finish_without(people, at, seed=1):
    table = cut_table(people, at, seed)
    table.leave()
    table.check_agreement()
    table.play()
    table.check_agreement()
    assert table.record.is_sealed
    assert str(table.record.outcome.reason) == "All rounds are played."


@pytest.mark.parametrize("at", range(3, 240, 31))
def test_a_peer_may_be_cut_off_in_the_middle_of_anything(at):
    finish_without(3, at)


@pytest.mark.long
@pytest.mark.parametrize("at", range(1, 240))
def test_a_peer_may_be_cut_off_at_any_word(at):
    finish_without(3, at, seed=2)


@pytest.mark.parametrize("at", range(5, 240, 59))
def test_who_was_cut_off_in_the_middle_of_anything_can_come_back(at):
    table = cut_table(3, at)
    (gone,) = set(range(3)) - table.present
    table.leave()
    table.play(2)
    table.come_back(gone)
    table.check_agreement()
    table.play()
    table.check_agreement()
    assert table.record.is_sealed
    assert replay_openly(table.record).finding is None


def test_a_hand_that_its_owner_was_about_to_mix_is_mixed_before_all_eyes():
    """Otherwise only the substitute could tell the order, and the owner never again."""
    for at in range(40, 240):
        table = cut_table(3, at)
        (gone,) = set(range(3)) - table.present
        state = table.record.state
        if state.asks == SHUFFLE and int(state.asked_for) == gone:
            break
    table.leave()
    table.check_agreement()
    hand = faces(table.matches[min(table.present)].open_hand(gone), gone)
    assert UNKNOWN not in hand
    table.come_back(gone)
    assert faces(table.matches[gone].view(gone), gone) == hand
    table.play()
    table.check_agreement()
    assert replay_openly(table.record).finding is None


@pytest.mark.parametrize("at", range(7, 600, 149))
def test_two_at_once_end_the_match_or_do_not_but_it_never_hangs(at):
    table = cut_table(5, at)
    table.leave(next(iter(table.present)))
    table.check_agreement()
    table.play()
    table.check_agreement()
    assert table.record.is_sealed


def test_with_two_the_match_waits_and_goes_on_with_the_same_cards():
    table = RoundTable(DRAWING_GAME, 2)
    table.play(5)
    hand = faces(table.matches[1].view(1), 1)
    table.present.discard(1)
    table.choose()
    waiting = table.record.step.number
    assert not table.record.change.may_be((0,))
    journal = table.journals[1]
    table.matches[1] = resume(read(journal.safe), table.identities[1], journal)
    table.matches[1].allow_speaking()
    table.present.add(1)
    assert faces(table.matches[1].view(1), 1) == hand
    table.share()
    table.play()
    table.check_agreement()
    assert table.record.is_sealed and table.record.step.number > waiting


def test_who_lost_everything_but_its_identity_has_its_hand_again_from_the_log():
    table = RoundTable(DRAWING_GAME, 3)
    table.play(4)
    match = table.matches[1]
    hand = faces(match.view(1), 1)
    empty = Memory(begin(table.signed))
    again = resume(read(empty.data), table.identities[1], empty)
    for envelope in table.matches[0].record.arrivals:
        again.receive(envelope.sealed)
    assert faces(again.view(1), 1) == hand


def test_a_step_back_puts_the_cards_back_where_they_lay():
    table = RoundTable(DRAWING_GAME, 3)
    table.play(6)
    number = last_choice(table)
    moment = table.record.line[number]
    seen = [match.seen(number, seat).dump() for seat, match in enumerate(table.matches)]
    for match in table.matches:
        match.go_back(number)
    table.listen()
    table.check_agreement()
    assert len(table.record.line) == number
    assert table.record.dealer.layout == moment.layout
    assert [match.view(seat).dump() for seat, match in enumerate(table.matches)] == seen
    table.play()
    table.check_agreement()
    assert replay_openly(table.record).finding is None


def last_choice(table):
    choices = [at for at, m in enumerate(table.record.line) if m.before.asks == CHOOSE]
    return choices[-2]


def test_no_roll_is_ever_repeated_even_if_it_is_taken_back():
    table = RoundTable(DRAWING_GAME, 2)
    table.play(6)
    rolled = table.record.dealer._rolls
    number = last_choice(table)
    for match in table.matches:
        match.go_back(number)
    table.listen()
    assert len(table.record.line) == number
    assert table.record.dealer._rolls == rolled
