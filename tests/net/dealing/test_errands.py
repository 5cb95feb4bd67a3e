"""Every errand on which the six games send their cards, run through the real deck."""

import pytest

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.contract import CHOOSE, SHOW, SHUFFLE
from meadhall.engines.values import NOBODY, UNKNOWN
from meadhall.net.audit.audit import audit
from meadhall.net.audit.open_replay import replay_openly
from meadhall.net.files.saga import Saga
from meadhall.net.match.match import Match, NoJournal
from tests.net.dealing.round_table import RoundTable
from tests.net.errands import (
    CALLING,
    DEALING,
    ERRANDS,
    ERRANDS_GAME,
    GIVING,
    LOOKING,
    PEEKING,
    SEARCHING,
    SILENT,
    SINKING,
    STEALING,
)

pytestmark = pytest.mark.usefixtures("plain_points")


def table_at(errand, people=3, seed=1):
    """A table that has just been through this errand for the first time."""
    table = RoundTable(ERRANDS_GAME, people, seed=seed)
    while not any(moment.before.errand == errand for moment in table.record.line):
        assert table.choose()
    while table.record.state.errand == errand:
        assert table.choose()
    return table


def moments_of(table, errand):
    """The answers of this errand, by their numbers."""
    return [at for at, moment in enumerate(table.record.line) if moment.before.errand == errand]


def knows(table, seat, card, at=None):
    number = len(table.record.line) if at is None else at
    return int(table.matches[seat].seen(number, seat).cards.faces[card]) != UNKNOWN


def who_knows(table, card, at=None):
    return [seat for seat in range(len(table.matches)) if knows(table, seat, card, at)]


@pytest.mark.parametrize("people", [2, 3, 5])
def test_all_errands_are_run_and_everything_adds_up_in_the_end(people):
    table = RoundTable(ERRANDS_GAME, people)
    table.play()
    table.check_agreement()
    run = {moment.before.errand for moment in table.record.line}
    assert run >= set(range(PEEKING, PEEKING + ERRANDS))
    assert str(table.record.outcome.reason) == "All errands are run."
    assert replay_openly(table.record).finding is None


@pytest.mark.parametrize("people", [2, 4])
def test_a_face_is_learned_by_whom_it_is_shown_to_and_by_nobody_else(people):
    table = RoundTable(ERRANDS_GAME, people, seed=3)
    table.play()
    shows = 0
    for number, moment in enumerate(table.record.line):
        if moment.before.asks != SHOW:
            continue
        to, shows = int(moment.before.asked_for), shows + 1
        for card in map(int, moment.before.pile()):
            before, after = who_knows(table, card, number), who_knows(table, card, number + 1)
            told = list(range(people)) if to == EVERYBODY else [to]
            assert after == sorted({*before, *told})
    assert shows > 12


@pytest.mark.parametrize("people", [2, 4])
def test_whoever_mixes_cards_keeps_track_of_them_and_the_others_lose_it(people):
    table = RoundTable(ERRANDS_GAME, people, seed=4)
    table.play()
    for number, moment in enumerate(table.record.line):
        if moment.before.asks != SHUFFLE:
            continue
        by, pile = int(moment.before.asked_for), [int(card) for card in moment.before.pile()]
        for seat in range(people):
            before = sum(knows(table, seat, card, number) for card in pile)
            after = sum(knows(table, seat, card, number + 1) for card in pile)
            assert after == (before if seat == by else 0) or len(pile) == 1


def test_the_top_of_the_deck_is_looked_at_and_put_back_in_an_order_of_ones_own():
    table = table_at(PEEKING)
    moment = table.record.line[moments_of(table, PEEKING)[-1]]
    runner = moment.before.runner
    sunk, rest = moment.values[0], [c for c in moment.before.deck[:3] if c != moment.values[0]]
    state = table.record.line[moments_of(table, PEEKING)[-1] + 1].before
    assert state.deck[:2] == rest and state.deck[-1] == sunk
    assert [who_knows(table, card) for card in (*rest, sunk)] == [[runner]] * 3


def test_a_card_goes_under_the_deck_and_nobody_else_knows_which():
    table = table_at(SINKING)
    choice = next(
        table.record.line[at]
        for at in moments_of(table, SINKING)
        if table.record.line[at].before.asks == CHOOSE
    )
    assert who_knows(table, choice.values[0]) == [choice.before.runner]


def test_a_hand_is_looked_at_by_one_and_by_no_third():
    table = table_at(LOOKING)
    (at,) = moments_of(table, LOOKING)
    before = table.record.line[at].before
    for card in before.hand(before.neighbour):
        assert who_knows(table, card, at + 1) == sorted({before.runner, before.neighbour})


def test_what_is_stolen_unseen_is_known_to_thief_and_victim():
    table = table_at(STEALING)
    shuffle, choice, _ = (table.record.line[at] for at in moments_of(table, STEALING))
    victim, thief = shuffle.before.neighbour, shuffle.before.runner
    at = moments_of(table, STEALING)[1]
    stolen = choice.values[0]
    assert who_knows(table, stolen, at) == [victim], "the thief takes it without having seen it"
    assert who_knows(table, stolen, at + 2) == sorted({victim, thief})


def test_what_is_given_is_known_to_the_two_and_to_nobody_else():
    table = table_at(GIVING)
    choice = table.record.line[moments_of(table, GIVING)[0]]
    at = moments_of(table, GIVING)[-1] + 1
    pair = sorted({choice.before.runner, choice.before.neighbour})
    assert who_knows(table, choice.values[0], at) == pair


def test_a_deck_is_searched_and_mixed_again():
    table = table_at(SEARCHING)
    *_, choice, mixing = moments_of(table, SEARCHING)
    taken, runner = table.record.line[choice].values[0], table.record.line[choice].before.runner
    assert all(knows(table, runner, card, choice) for card in table.record.line[choice].before.deck)
    assert knows(table, runner, taken, mixing + 1)
    left = [card for card in table.record.line[mixing].before.deck if card != taken]
    assert not any(who_knows(table, card, mixing + 1) for card in left)


class Silencer(Match):
    """Holds its tongue when its rank is called."""

    def _knowing(self, seat, number):
        state = super()._knowing(seat, number)
        if state.asks == CHOOSE and state.errand == CALLING:
            blind = state.copy()
            for card in state.hand(seat):
                blind.cards.faces[card] = UNKNOWN
            return blind
        return state


class Quiet(RoundTable):
    def pick(self, match, seat):
        actions = list(match.view(seat).legal(seat))
        if match.me == 1 and match.record.state.errand == CALLING:
            return SILENT
        return super().pick(match, seat) if SILENT not in actions else int(actions[0])


def test_who_keeps_silent_with_the_called_rank_in_hand_is_named_in_the_end():
    table = Quiet(ERRANDS_GAME, 3, cheats={1: Silencer}, seed=9)
    table.play()
    assert table.record.is_sealed and table.record.fault is None
    found = audit(Saga(table.signed, tuple(e.sealed for e in table.record.arrivals), 0))
    assert [bool(each.fault) for each in found.conducts] == [False, True, False]
    assert "must show it" in found.conducts[1].fault


# Coming and going on errands. ----------------------------------------------------------------


@pytest.mark.parametrize("errand", range(PEEKING, PEEKING + ERRANDS))
def test_a_peer_may_leave_after_any_errand_and_come_back(errand):
    table = table_at(errand, people=4)
    table.leave(2)
    table.play(3)
    table.come_back(2)
    table.play()
    table.check_agreement()
    assert str(table.record.outcome.reason) == "All errands are run."
    assert replay_openly(table.record).finding is None


def test_once_all_has_been_laid_open_new_keys_serve_as_well_as_the_old():
    """Two leave at once, which takes the keys, but not the cards that everybody sees."""
    table = RoundTable(ERRANDS_GAME, 5, cut_at=words_until_all_lies_open(5))
    while len(table.present) == 5:
        assert table.choose()
    table.leave(min(table.present))
    table.check_agreement()
    assert table.record.dealer.has_begun_again and table.record.outcome is None
    table.play()
    table.check_agreement()
    assert str(table.record.outcome.reason) == "All errands are run."
    found = audit(Saga(table.signed, tuple(e.sealed for e in table.record.arrivals), 0))
    assert found.is_sound
    assert not found.is_opened, "the cards of the first deal can be looked at no more"


def words_until_all_lies_open(people):
    """How many envelopes it takes until all cards lie open and must be dealt again."""
    table = RoundTable(ERRANDS_GAME, people)
    table.play(12)
    onlooker = Match(table.signed, None, NoJournal())
    for number, (_, sealed) in enumerate(table.said, 1):
        onlooker.receive(sealed)
        state = onlooker.record.state
        if state.errand == DEALING and state.count > 0:
            return number + 1
    raise AssertionError("the cards were never laid open")


def test_what_a_public_copy_knows_is_what_was_laid_open():
    table = RoundTable(ERRANDS_GAME, 3)
    table.play()
    for number, moment in enumerate(table.record.line):
        public = moment.before.seen_by(NOBODY)
        for card, face in enumerate(map(int, public.cards.faces)):
            if face != UNKNOWN:
                assert len(who_knows(table, card, number)) == 3
