"""Anything that may happen at a table, in any order: playing, leaving, coming back, taking back."""

from random import Random

import pytest

from meadhall.engines.catalogue import find
from meadhall.engines.contract import CHOOSE
from meadhall.engines.values import UNKNOWN
from meadhall.net.audit.open_replay import replay_openly
from meadhall.net.gathering.genesis import Chair, Terms
from tests.net.dealing.round_table import RoundTable
from tests.net.drawing import DRAWING_GAME


class Anything:
    """One table under one seed."""

    def __init__(self, seed):
        self.random = Random(seed)
        game, settings, people, chairs = self.set_up()
        terms = Terms(hosted=self.random.random() < 0.5, opening=self.random.random() < 0.8)
        self.table = RoundTable(game, people, settings, chairs, terms, seed=seed)
        self.people = people

    def set_up(self):
        kind = self.random.choice(["drawing", "drawing", "valhalla", "nxs"])
        if kind == "nxs":
            return find("nxs"), {"cards": "hidden", "placing": "own", "goal": 3}, 2, None
        people = self.random.choice([2, 3, 4])
        chairs = [Chair(peer) for peer in range(people)]
        if self.random.random() < 0.4 and people < 4:
            chairs.append(Chair(self.random.randrange(people), "karl"))
        game = DRAWING_GAME if kind == "drawing" else find("valhalla")
        return game, {}, people, chairs

    def run(self):
        table = self.table
        while table.record.outcome is None:
            table.play(self.random.randrange(1, 8))
            self.check()
            if table.record.outcome is None:
                what = self.random.choice([self.leave, self.come_back, self.take_back, self.check])
                what()
                self.check()
        assert table.record.is_sealed
        open_replay = replay_openly(table.record)
        assert open_replay is None or open_replay.finding is None

    def leave(self):
        if len(self.table.present) > 2:
            self.table.leave(self.random.choice(sorted(self.table.present)))

    def come_back(self):
        gone = sorted(set(range(self.people)) - self.table.present)
        if gone:
            self.table.come_back(self.random.choice(gone))

    def take_back(self):
        """To one of the last choices, where the cards of that moment are still there."""
        record = self.table.record
        choices = [at for at, each in enumerate(record.line) if each.before.asks == CHOOSE]
        if record.state.asks != CHOOSE or not choices or self.random.random() < 0.5:
            return
        number = self.random.choice(choices[-3:])
        for peer in sorted(self.table.present):
            self.table.matches[peer].go_back(number)
        self.table.listen()
        assert len(self.table.record.line) <= number + 1

    def check(self):
        """All agree, nobody is accused, and every seat's own copy tells what all can see."""
        self.table.check_agreement()
        for peer in self.table.present:
            match = self.table.matches[peer]
            public = match.record.state
            for seat in match.seats:
                own = match.view(seat)
                assert own.digest() == public.digest()
                for place, face in enumerate(public.cards.faces):
                    assert face in (UNKNOWN, own.cards.faces[place])


@pytest.mark.parametrize("seed", range(1, 4))
def test_anything_may_happen(seed):
    Anything(seed).run()


@pytest.mark.long
@pytest.mark.parametrize("first", range(100, 600, 20))
def test_anything_may_happen_often(first):
    for seed in range(first, first + 20):
        Anything(seed).run()
