"""What is hidden stays hidden: from the log, from those who listen, from all but everybody else."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from meadhall.engines.contract import CHOOSE, SHOW
from meadhall.engines.values import NOBODY, UNKNOWN
from meadhall.net.dealing.cards import ShowSeatTask
from meadhall.net.dealing.keys import CARDS, DECKS
from meadhall.net.dealing.own_secrets import OwnSecrets
from meadhall.net.deck import group, token
from meadhall.net.deck.errors import DeckRefused
from meadhall.net.errors import NotYours
from meadhall.net.gathering.genesis import Terms
from meadhall.net.match.match import Match, NoJournal
from meadhall.net.transport.envelope import Kind, unseal
from tests.net.dealing.round_table import RoundTable
from tests.net.drawing import DRAWING_GAME, ROUNDS

CLOSED = Terms(opening=False)


def owns(table):
    """The secret side of every peer, up to date."""
    found = []
    for peer, each in enumerate(table.identities):
        own = OwnSecrets(each, table.signed.genesis.match, peer)
        own.follow(table.record.dealer.changes)
        found.append(own)
    return found


# What the bytes betray. ---------------------------------------------------------------------


def shape(table):
    """Of every envelope in its order: who said it, what kind it is, and how long."""
    return [(peer, unseal(sealed).kind, len(sealed)) for peer, sealed in table.said]


def test_other_hands_make_no_other_log_to_whoever_counts_bytes():
    tables = [RoundTable(DRAWING_GAME, 3, terms=CLOSED, seed=seed) for seed in (1, 2, 3)]
    for table in tables:
        table.play()
    hands = [tuple(tables[0].matches[0].seen(20, 0).cards.faces)]
    hands += [tuple(table.matches[0].seen(20, 0).cards.faces) for table in tables[1:]]
    assert len(set(hands)) == 3
    assert shape(tables[0]) == shape(tables[1]) == shape(tables[2])


def test_no_secret_is_in_anybodys_file():
    table = RoundTable(DRAWING_GAME, 3, terms=CLOSED)
    table.play()
    files = b"".join(journal.data for journal in table.journals)
    for own in owns(table):
        secrets = [own.letter.secret]
        for change in table.record.dealer.changes:
            secrets += [own.part(change.keys, deck).secret for deck in DECKS]
        for secret in secrets:
            assert group.encode(secret) not in files
        assert own.seed() not in files


def test_the_public_knows_no_face_that_was_not_laid_open():
    table = RoundTable(DRAWING_GAME, 3)
    table.play(4)
    state = table.record.state.seen_by(NOBODY)
    for seat in range(3):
        assert all(state.cards.faces[place] == UNKNOWN for place in state.pile_at(seat))


def test_a_seat_is_told_what_it_is_shown_and_nothing_else():
    table = RoundTable(DRAWING_GAME, 3)
    table.play(8)
    for number, moment in enumerate(table.record.line):
        if moment.before.asks != SHOW or moment.before.asked_for < 0:
            continue
        told, places = int(moment.before.asked_for), [int(p) for p in moment.before.pile()]
        for seat, match in enumerate(table.matches):
            after = match.seen(number + 1, seat).cards.faces
            known = [after[place] != UNKNOWN for place in places]
            assert all(known) if seat == told else not any(known)


# Tokens. ------------------------------------------------------------------------------------


def test_no_token_is_ever_made_that_the_rules_did_not_ask_for(monkeypatch):
    made = Counter()
    real = token.make

    def counted(context, key, point, entropy):
        made[context.seat, context.step, context.purpose, point] += 1
        return real(context, key, point, entropy)

    monkeypatch.setattr(token, "make", counted)
    table = RoundTable(DRAWING_GAME, 3, terms=CLOSED)
    table.play()
    asked = set()
    for _, sealed in table.said:
        envelope = unseal(sealed)
        if envelope.kind is Kind.DEAL:
            asked.add((envelope.peer, envelope.step))
    shows = {m.step: m for m in table.record.line if m.before.asks == SHOW}
    for peer, step, purpose, point in made:
        assert (peer, step) in asked
        if purpose == "roll":
            continue
        moment = shows[step]
        places = [int(place) for place in moment.before.pile()]
        assert point in [moment.layout.masked[place].handle for place in places]
        assert purpose == ("reveal" if moment.before.asked_for < 0 else "draw")
        assert peer != moment.before.asked_for or purpose == "reveal"
    assert sum(purpose == "roll" for _, _, purpose, _ in made) == 3 * ROUNDS


def test_no_token_goes_out_while_the_step_before_is_not_closed_for_all():
    """A peer that has not been heard has not agreed to what is asked next."""
    table = RoundTable(DRAWING_GAME, 3, terms=CLOSED)
    table.present = {0, 1}
    said = len(table.said)
    table.play()
    kinds = {unseal(sealed).kind for _, sealed in table.said[said:]}
    assert Kind.DEAL not in kinds
    assert table.record.state.asks == CHOOSE


# Coalitions. --------------------------------------------------------------------------------


def pooled_secret(coalition, keys, deck):
    """The most that these can add up: their own parts, and what the others lent them."""
    parts = sum(own.part(keys, deck).secret for own in coalition)
    members = {own.me for own in coalition}
    lent = sum(
        addends[deck]
        for own in coalition
        for lender, addends in own.holding(keys).addends.items()
        if lender not in members
    )
    return (parts + lent) % group.ORDER


@pytest.mark.parametrize("people", [2, 3, 4, 5])
@pytest.mark.parametrize("escrow", [True, False])
def test_all_the_others_together_can_open_a_card_and_fewer_cannot(people, escrow):
    table = RoundTable(DRAWING_GAME, people, terms=Terms(opening=False, escrow=escrow))
    table.play(2)
    keys = table.record.dealer.keys
    everybody = owns(table)
    needed = people - 1 if escrow and people > 2 else people
    for size in range(1, people + 1):
        for coalition in combinations(everybody, size):
            for deck in DECKS:
                secret = pooled_secret(coalition, keys, deck)
                opens = group.base_multiply(secret) == keys.rings[deck].joint
                assert opens == (size >= needed)


def test_after_a_departure_the_same_holds_among_those_who_are_left():
    table = RoundTable(DRAWING_GAME, 4, terms=CLOSED)
    table.play(2)
    table.leave(3)
    table.play(2)
    keys = table.record.dealer.keys
    for size in (1, 2, 3):
        for coalition in combinations(owns(table)[:3], size):
            secret = pooled_secret(coalition, keys, CARDS)
            assert (group.base_multiply(secret) == keys.rings[CARDS].joint) == (size >= 2)


def test_a_letter_is_read_by_the_one_it_is_for_and_by_nobody_else():
    table = RoundTable(DRAWING_GAME, 3, terms=CLOSED)
    table.play(4)
    everybody = owns(table)
    read = 0
    for moment in table.record.line:
        work = getattr(moment.dealt, "work", None)
        if not isinstance(work, ShowSeatTask):
            continue
        for author, data in moment.dealt.given.items():
            for own in everybody:
                text = replace(work, reader=own.me).read(own, author, data)
                if own.me == work.reader:
                    work.inspect(author, own.me, data, text)
                    read += 1
                else:
                    with pytest.raises(DeckRefused):
                        work.inspect(author, own.me, data, text)
    assert read >= 6


# Chance. ------------------------------------------------------------------------------------


@pytest.mark.long
def test_first_cards_and_first_dice_are_fair():
    """300 tables: which sort lies on the first place, and what the first die shows."""
    cards, dice = Counter(), Counter()
    for seed in range(1, 301):
        table = RoundTable(DRAWING_GAME, 2, seed=seed)
        cards[int(table.matches[0].view(0).cards.faces[0])] += 1
        dice[next(m.values[0] for m in table.record.line if m.before.asks == 1)] += 1
    for counts in (cards, dice):
        surplus = sum((counts[one] - 75) ** 2 / 75 for one in counts)
        assert len(counts) == 4
        assert surplus < 16.3  # one in a thousand fair sources of four kinds gives more


# Onlookers. ---------------------------------------------------------------------------------


def test_an_onlooker_follows_and_checks_everything_and_sees_what_lies_open():
    table = RoundTable(DRAWING_GAME, 3, terms=CLOSED)
    table.play(6)
    onlooker = Match(table.signed, None, NoJournal())
    for _, sealed in table.said:
        onlooker.receive(sealed)
    assert onlooker.record.history == table.record.history
    assert onlooker.record.dealer.layout == table.record.dealer.layout
    seen = onlooker.view(NOBODY).cards
    assert [face for place, face in enumerate(seen.faces) if not seen.open[place]] == [
        UNKNOWN
    ] * sum(not is_open for is_open in seen.open)
    with pytest.raises(NotYours):
        onlooker.view(0)


def test_an_onlooker_sees_all_hands_once_they_are_opened():
    table = RoundTable(DRAWING_GAME, 3)
    table.play()
    onlooker = Match(table.signed, None, NoJournal())
    for _, sealed in table.said:
        onlooker.receive(sealed)
    assert UNKNOWN not in [int(face) for face in onlooker.whole(10).cards.faces]
