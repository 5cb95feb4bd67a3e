"""Who may know what: private draws, looks, mixed hands, and what honesty can be held to."""

from collections.abc import Iterator

import pytest

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, SHOW, SHUFFLE
from meadhall.engines.valhalla.faces import AXE, DRAUGR, SWORD
from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.valhalla.table import DISCARDS, HAND, KEEP, REVEAL, SHUFFLE_DECK, UNVEIL
from meadhall.engines.values import NOBODY, UNKNOWN, IllegalAction, RuleBroken
from tests.engines.valhalla.tables import GAME, go_on, settle, table

DRAWING = """
    turn 1, player 2 leads
    deck: {deck}
    armory:
    player 1: hand A W S H
    player 2: hand S A W H
"""
PLAYS = "wolf with axe | sword with axe"


def drawn(deck: str = "A D S H W A", *choices: str) -> Valhalla:
    """Player 2 has drawn two cards, unseen by the others, and is to keep one."""
    return table(DRAWING.format(deck=deck), PLAYS, "decline", *choices)


def faces(state: Valhalla, seat: int, cards) -> list[int]:
    """The faces as the seat knows them."""
    return [int(state.seen_by(seat).cards.faces[card]) for card in cards]


# What each may know. ------------------------------------------------------------------------


def test_a_draw_is_seen_by_its_drawer_alone() -> None:
    state = drawn()
    assert faces(state, 1, state.drawn) == [AXE, DRAUGR]
    assert faces(state, 0, state.drawn) == [UNKNOWN, UNKNOWN]
    assert faces(state, NOBODY, state.drawn) == [UNKNOWN, UNKNOWN]


def test_everybody_learns_that_a_kept_card_is_no_draugr_and_nothing_about_the_other() -> None:
    state = drawn()
    kept, other = (int(card) for card in state.drawn)
    go_on(state, "keep axe")
    for seat in (0, NOBODY):
        memory = state.cards.memory_of(seat)
        assert not memory.could_be(kept, DRAUGR) and memory.could_be(kept, AXE)
        assert memory.could_be(other, DRAUGR) and memory.could_be(other, AXE)


def test_the_drawer_knows_what_he_put_to_the_bottom() -> None:
    state = drawn()
    other = int(state.drawn[1])
    go_on(state, "keep axe")
    assert faces(state, 1, [other]) == [DRAUGR]
    assert faces(state, 0, [other]) == [UNKNOWN]


def test_an_axed_draugr_is_known_at_the_bottom_until_the_deck_is_shuffled() -> None:
    state = table(
        """
        turn 1, player 2 leads
        deck: D S H W A A S H
        armory:
        player 1: hand A W S H
        player 2: hand S A W H
        """,
        "axe with wolf | sword with hammer", "decline", "on player 2", "lose axe from hand",
    )  # fmt: skip
    bottom = int(state.deck[len(state.deck) - 1])
    assert faces(state, NOBODY, [bottom]) == [DRAUGR]
    state.ask_order(SHUFFLE_DECK, state.deck[:], NOBODY)
    settle(state)
    assert faces(state, NOBODY, [bottom]) == [UNKNOWN]


def test_what_was_open_and_is_mixed_into_a_hand_is_known_to_be_there_but_not_where() -> None:
    state = drawn("A D S H W A", "keep axe")
    # Player 2 played sword and axe: the axe came back into a hand that nobody else can tell apart.
    go_on(state, "keep sword")
    hand = [int(card) for card in state.pile_at(HAND + 1)]
    assert state.mixed[1] == 1
    assert faces(state, 0, hand) == [UNKNOWN] * len(hand)
    for seed in range(20):
        world = state.seen_by(0).determinize(Chance(seed))
        held = [int(world.cards.faces[card]) for card in hand]
        assert AXE in held and DRAUGR not in held


def test_a_sword_shows_the_hand_to_its_player_alone_until_it_is_mixed_again() -> None:
    state = table(DRAWING.format(deck="A D S H W A"), PLAYS, "on player 1")
    hand = [int(card) for card in state.pile_at(HAND)]
    assert faces(state, 1, hand) == [int(state.cards.faces[card]) for card in hand]
    assert faces(state, NOBODY, hand) == [UNKNOWN] * len(hand)
    assert state.mixed[0] == 0


def test_a_god_knows_the_top_two_until_the_deck_is_shuffled() -> None:
    state = table(
        """
        turn 1, player 1 leads
        deck: D S H W A A
        armory:
        player 1: hand Hel W S H
        player 2: hand S A W H
        """,
        "hel with wolf | sword with axe", "look",
        gods="gods",
    )  # fmt: skip
    assert faces(state, 0, [0, 1, 2]) == [DRAUGR, SWORD, UNKNOWN]
    assert faces(state, 1, [0, 1, 2]) == [UNKNOWN] * 3
    go_on(state, "reshuffle")
    assert faces(state, 0, [0, 1, 2]) == [UNKNOWN] * 3
    assert state.cards.memory_of(0).could_be(5, DRAUGR)


def test_shown_draugar_are_known_before_they_are_opened() -> None:
    """Who says that he has drawn draugar alone has told what they are."""
    state = drawn("D D S H W A")
    state.choose(state.read(1, "reveal"))
    world = state.seen_by(0).determinize(Chance(1))
    assert [int(world.cards.faces[card]) for card in state.asked_pile] == [DRAUGR, DRAUGR]


def test_discards_and_lost_cards_lie_open() -> None:
    state = drawn("A D S H W A", "keep axe", "keep sword")
    for card in state.pile_at(DISCARDS + 1):
        assert faces(state, NOBODY, [card]) == [int(state.cards.faces[card])]


# Two worlds that differ only in what a seat cannot know. --------------------------------------


def worlds(seed: int, players: int, gods: str) -> Iterator[tuple[Valhalla, Valhalla, int]]:
    """Moments of random matches, each with another world that one seat cannot tell from it."""
    chance = Chance(seed)
    state = GAME.start(players, gods=gods)
    at = 0
    while state.asks != OVER:
        at += 1
        if at % 7 == 0:
            seat = int(chance.below(players + 1)) - 1
            yield state.copy(), state.seen_by(seat).determinize(chance), seat
        state.answer(random_answer([state], chance) or [])


def random_answer(states: list[Valhalla], chance: Chance) -> list[int] | None:
    """An answer that all these worlds allow, or None."""
    one = states[0]
    if one.asks != CHOOSE:
        return [int(value) for value in one.draw_answer(chance)]
    chosen = []
    for seat in one.asked():
        common = set(one.legal(seat)).intersection(*[set(s.legal(seat)) for s in states])
        if not common:
            return None
        choices = sorted(common)
        chosen.append(int(choices[chance.below(len(choices))]))
    return chosen


@pytest.mark.parametrize("players, gods", [(2, "none"), (3, "gods"), (4, "none"), (5, "loki")])
def test_what_a_seat_cannot_know_makes_no_difference_to_what_it_sees(players, gods) -> None:
    compared = 0
    for seed in range(6):
        for true, other, seat in worlds(seed, players, gods):
            compared += same_to(true, other, seat, Chance(seed))
    assert compared > 300


def same_to(true: Valhalla, other: Valhalla, seat: int, chance: Chance) -> int:
    """Play both worlds on by the same answers, as long as the seat is shown the same."""
    views = [true.seen_by(seat), true.seen_by(seat)]
    states = [true, other]
    for moves in range(12):
        assert states[0].digest() == states[1].digest()
        assert states[0].ask() == states[1].ask()
        assert views[0].dump() == views[1].dump()
        assert views[0].diagram() == views[1].diagram()
        if true.asks == OVER:
            return moves
        if seat >= 0:
            assert list(states[0].legal(seat)) == list(states[1].legal(seat))
        values = random_answer(states, chance)
        if values is None:
            return moves
        seen = [s.seen_answer(seat, s.full_answer(values)) for s in states]
        if seen[0] != seen[1]:
            return moves
        befores = [s.copy() for s in states]
        for state, view, told in zip(states, views, seen, strict=True):
            state.answer(state.full_answer(values) if state.asks != SHOW else [])
            view.answer(told)
        told_in = [s.events_since(b, values) for s, b in zip(states, befores, strict=True)]
        assert told_in[0] == told_in[1]
    return 12


def test_every_copy_tells_the_same_story() -> None:
    for seed in range(10):
        chance = Chance(seed)
        state = GAME.start(3, gods="gods", forfeits=True)
        public = state.seen_by(NOBODY)
        while state.asks != OVER:
            values = random_answer([state], chance) or []
            told = state.seen_answer(NOBODY, state.full_answer(values))
            before, seen_before = state.copy(), public.copy()
            state.answer(values)
            public.answer(told)
            assert state.events_since(before, values) == public.events_since(seen_before, values)


# Honesty. -----------------------------------------------------------------------------------


def cheat(state: Valhalla, action: int) -> Valhalla:
    """What the public sees when a seat does this, allowed or not."""
    public = state.seen_by(NOBODY)
    assert action in list(public.legal(int(state.turn))), "the public must not see that it is wrong"
    public.answer([action])
    return public


def test_a_full_copy_refuses_to_keep_a_draugr() -> None:
    state = drawn()
    draugr = KEEP + int(state.drawn[1])
    with pytest.raises(IllegalAction, match="A draugr cannot be kept") as caught:
        state.answer([draugr])
    assert caught.value.seat == 1


def test_a_kept_draugr_convicts_its_player_when_it_is_opened() -> None:
    state = drawn()
    card = int(state.drawn[1])
    public = cheat(state, KEEP + card)
    public.ask_faces(UNVEIL, public.pile_at(HAND + 1), EVERYBODY)
    held = [int(other) for other in public.asked_pile]
    opened = [DRAUGR if other == card else int(state.cards.faces[other]) for other in held]
    with pytest.raises(RuleBroken, match="A draugr was kept") as caught:
        public.answer(opened)
    assert caught.value.seat == 1


def test_false_draugar_convict_whoever_claimed_them() -> None:
    state = drawn()
    public = cheat(state, REVEAL)
    with pytest.raises(RuleBroken, match="not all draugar") as caught:
        public.answer([AXE, DRAUGR])
    assert caught.value.seat == 1


def test_a_replay_with_all_faces_names_the_seat_and_the_step() -> None:
    """The log of a match in which player 2 kept a draugr that nobody ever saw."""
    cheated = drawn()
    log = [[KEEP + int(cheated.drawn[1])]]
    public = cheat(cheated, log[0][0])
    while len(log) < 6 and public.asks == CHOOSE:
        log.append([int(public.legal(int(public.turn))[0])])
        public.answer(log[-1])
    replayed, broken = drawn(), None
    for step, values in enumerate(log):
        try:
            replayed.answer(values)
        except IllegalAction as error:
            broken = (step, error.seat, str(error))
            break
    assert broken == (0, 1, "A draugr cannot be kept.")


# Thousands of matches. ----------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("players, gods", [(2, "none"), (3, "gods"), (4, "loki"), (5, "gods")])
def test_all_copies_keep_in_step_over_a_thousand_matches(players: int, gods: str) -> None:
    for seed in range(1000):
        keep_in_step(players, gods, seed)


@pytest.mark.parametrize("players, gods", [(2, "gods"), (3, "none"), (4, "gods"), (5, "loki")])
def test_all_copies_keep_in_step(players: int, gods: str) -> None:
    for seed in range(3):
        keep_in_step(players, gods, seed)


def keep_in_step(players: int, gods: str, seed: int) -> None:
    """Copies that are told what their owners may know stay equal to what the full copy gives away,
    and no full copy ever gives away a face that its owner was not shown."""
    chance = Chance(seed)
    state = GAME.start(players, gods=gods, forfeits=gods != "none")
    copies = {seat: state.seen_by(seat) for seat in [*range(players), NOBODY]}
    answers = 0
    while state.asks != OVER:
        values = state.full_answer(random_answer([state], chance) or [])
        shuffled = state.asks == SHUFFLE
        for seat, copy in copies.items():
            known = sum(face != UNKNOWN for face in copy.cards.faces)
            told = state.seen_answer(seat, values)
            copy.answer(told)
            learned = sum(face != UNKNOWN for face in copy.cards.faces) - known
            shown = 0 if shuffled or state.asks == CHOOSE else len(told)
            assert learned <= shown, f"seat {seat} learned {learned} faces and was shown {shown}"
        state.answer(values)
        answers += 1
        if answers % 8 != 0 and state.asks != OVER:
            continue
        for seat, copy in copies.items():
            assert copy.dump() == state.seen_by(seat).dump()
            assert copy.digest() == state.digest()
            for card, face in enumerate(copy.cards.faces):
                assert face in (UNKNOWN, state.cards.faces[card])
