"""A naive second writing of the rules plays the same matches as the engine, answer by answer."""

import pytest

from meadhall import native
from meadhall.engines.catalogue import find
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, ROLL, SHUFFLE
from meadhall.engines.valknut.cards import name_of
from meadhall.engines.valknut.state import Valknut
from meadhall.engines.valknut.table import BEGINNING, MIX_TOP, PICK, PICKED, SUPPLY
from meadhall.engines.valknut.warbands import NAMES, UNITS, WARBAND_OF, WARBANDS
from tests.engines.valknut.naive import Naive

GAME = find("valknut")
MODES = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "four with gods": (4, {"gods": True}),
    "ragnarok": (2, {"mode": "ragnarok"}),
    "ragnarok with gods": (2, {"mode": "ragnarok", "gods": True}),
}
PICKS = ("choose", "lot", "first")
MATCHES = 3 if native.mode() == "native" else 1
"""For each mode and each way to play."""

LOWEST_TO_HIGHEST = [*range(1, WARBANDS)]


class Beside:
    """One match played by both, the engine and the second writing."""

    def __init__(self, mode: str, picks: str, wit: int, seed: int) -> None:
        self.seats, options = MODES[mode]
        self.chance = Chance(f"in step {mode} {picks} {wit} {seed}".encode())
        self.wit = wit
        state = GAME.start(self.seats, **options, warbands=picks)
        assert isinstance(state, Valknut)
        self.state = state
        self.bound = GAME.bound(self.seats, GAME.settle(self.seats, {**options, "warbands": picks}))
        self.naive = Naive(self.seats, "mode" in options, "gods" in options, picks)
        self.match = self.naive.match()
        self.asked = next(self.match)
        self.answers = 0

    def play(self) -> None:
        state = self.state
        while state.asks != OVER:
            if self.asked[0] == "cards" and state.stage >= BEGINNING and state.asks != SHUFFLE:
                piles = (list(state.pool) + list(state.card_pile), self.gods_in_order())
                self.asked = self.match.send(tuple([self.called(c) for c in p] for p in piles))
            self.answers += 1
            if state.asks == CHOOSE:
                self.compare()
                action = self.choice()
                name = state.name(state.turn, action)
                state.choose(action)
                self.asked = self.match.send(name)
            else:
                self.leave_to_chance()
        self.compare_table()
        assert self.asked[0] == "over" and self.naive.winner == state.winner
        assert self.answers <= self.bound

    def gods_in_order(self) -> list[int]:
        return [*self.state.god_pool, *self.state.god_pile]

    def called(self, card: int) -> str:
        return name_of(int(self.state.cards.faces[card]))

    def leave_to_chance(self) -> None:
        state = self.state
        was_roll, was_mix = state.asks == ROLL, state.question == MIX_TOP
        values = [int(value) for value in state.draw_answer(self.chance)]
        state.answer(state.full_answer(values))
        if was_roll:
            assert self.asked[0] == "roll"
            self.asked = self.match.send(values[0])
        elif was_mix:
            assert self.asked[0] == "mix"
            self.asked = self.match.send(values)

    def choice(self) -> int:
        """Now and then what an experienced player would do, so that much happens; else anything."""
        state = self.state
        actions = state.legal(state.turn)
        if self.chance.below(100) < self.wit:
            weights = list(state.move_priors(state.turn, actions))
            return int(actions[weights.index(max(weights))])
        return int(actions[self.chance.below(len(actions))])

    def compare(self) -> None:
        state, (kind, seat, words) = self.state, self.asked
        assert kind == "choose" and seat == state.turn, state.picture()
        actions = [int(action) for action in state.legal(seat)]
        names = [state.name(seat, action) for action in actions]
        assert len(set(names)) == len(names)
        assert set(names) == words, state.picture()
        if state.question == PICK:
            assert sorted(action - PICKED for action in actions) == [
                band for band in LOWEST_TO_HIGHEST if NAMES[band] not in self.naive.home
            ]
        else:
            self.compare_table()

    def compare_table(self) -> None:
        state, naive = self.state, self.naive
        assert [int(seat) for seat in state.order] == naive.order
        assert {seat for seat in range(self.seats) if state.alive[seat]} == naive.alive
        units = {}
        for zone, unit in enumerate(state.unit_at):
            if unit >= 0:
                at = int(state.field.column(zone)), int(state.field.row(zone))
                units[at] = NAMES[int(WARBAND_OF[unit])], int(state.owner[unit])
        assert units == {at: (unit.warband, unit.owner) for at, unit in naive.units.items()}
        grounds = {}
        for zone, ground in enumerate(state.field.ground):
            if ground < 5:
                at = int(state.field.column(zone)), int(state.field.row(zone))
                grounds[at] = ".FRMV"[int(ground)]
        assert grounds == naive.ground
        for pile, names in ((state.pool, naive.pool), (state.card_pile, naive.pile)):
            assert [self.called(card) for card in pile] == names
        assert sorted(map(self.called, state.god_pool)) == sorted(naive.god_pool)
        for seat in range(self.seats):
            assert sorted(map(self.called, state.hand(seat))) == sorted(naive.hands[seat])
            assert sorted(map(self.called, state.gods_of(seat))) == sorted(naive.worshipped[seat])
            supply = sorted(
                NAMES[int(WARBAND_OF[unit])]
                for unit in range(UNITS)
                if state.owner[unit] == seat and state.zone_of[unit] == SUPPLY
            )
            assert supply == sorted(naive.supply[seat].elements())
            if seat in naive.alive:
                assert state.points(seat) == naive.score(seat)
        if state.asks == CHOOSE and state.turns > 0:
            assert state.active == naive.seat
            own = {NAMES[band]: int(state.own_points[band]) for band in LOWEST_TO_HIGHEST}
            assert {name: count for name, count in own.items() if count} == +naive.own
            assert state.points_left == naive.points


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("wit", [0, 50, 95])
def test_both_play_the_same_match(mode: str, wit: int) -> None:
    for seed in range(MATCHES):
        Beside(mode, PICKS[seed % 3], wit, seed).play()


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("wit", [0, 50, 95])
def test_both_play_the_same_of_many_matches(mode: str, wit: int) -> None:
    for seed in range(1_000, 1_300):
        Beside(mode, "lot", wit, seed).play()


def test_the_same_warbands_fight_in_many_pairs() -> None:
    """Each of the 36 pairs, so that no warband goes untried against another."""
    pairs = [(one, other) for one in LOWEST_TO_HIGHEST for other in range(1, one)]
    for number, pair in enumerate(pairs if native.mode() == "native" else pairs[::9]):
        match = Beside("two", "choose", 80, number)
        for band in pair:
            match.state.choose(PICKED + band)
            match.asked = match.match.send(NAMES[band])
        match.play()
