"""The chance of a fight is what the rules make of it, if everybody strikes and shields himself."""

from fractions import Fraction

import pytest

from meadhall.engines.contract import CHOOSE
from meadhall.engines.valheim import odds
from meadhall.engines.valheim.actions import ATTACK, PASS, RAISE_SHIELD
from meadhall.engines.valheim.items import DEATHSQUITO, EIKTHYR, FULING, MEGA_SERPENT
from meadhall.engines.valheim.journey import EIKTHYR_SLAIN, NO_ENEMY
from meadhall.engines.valheim.state import Valheim
from tests.engines.valheim.journeys import journey

MEAL = "ate cooked meat 1, cooked meat 1, cooked meat 1"
ARMED = "iron sword 1, bronze shield 1, boss key 1"


def at_the_dungeon(*heroes: str) -> Valheim:
    drawn = "\n".join(f"hero {at + 1}: on x7; {text}" for at, text in enumerate(heroes))
    return journey(drawn, "fight")


def played_out(state: Valheim) -> Fraction:
    """The chance to slay the boss, by playing every die."""
    if state.enemy == NO_ENEMY or state.ending == EIKTHYR_SLAIN:
        return Fraction(int(state.ending == EIKTHYR_SLAIN))
    if state.asks == CHOOSE:
        legal = [int(action) for action in state.legal(state.turn)]
        state.play(next(action for action in (ATTACK, RAISE_SHIELD, PASS) if action in legal))
        return played_out(state)
    total = Fraction(0)
    for die in (1, 5):  # as good as every other number of the same attack
        after = state.copy()
        after.answer([die])
        total += (4 if die == 1 else 2) * played_out(after)
    return total / 6


@pytest.mark.parametrize(
    "heroes",
    [
        (f"health 21; {MEAL}; {ARMED}",),
        (f"health 30; {MEAL}; {ARMED}, megingjord 1, mjolnir shard 1",),
        (f"health 10; {ARMED}", f"health 12; {MEAL}; iron sword 1, mjolnir shard 1, wood shield 1"),
        (f"health 9; {ARMED}", f"health 25; {MEAL}; bronze sword 1, bronze shield 1"),
    ],
)
def test_the_chance_against_eikthyr_is_what_all_dice_together_give(heroes: tuple[str, ...]) -> None:
    state = at_the_dungeon(*heroes)
    state.enemy_health = 40 * len(heroes)
    told = odds.chance_to_win(state, EIKTHYR, state.enemy_health, state.health)
    truth = played_out(state)
    assert 0 < truth < 1
    assert abs(Fraction(int(told), odds.CERTAIN) - truth) < Fraction(1, 10_000)


def test_an_enemy_that_falls_at_the_first_blow_is_beaten_for_certain() -> None:
    state = journey("hero 1: on x7; health 1; iron sword 1")
    assert odds.chance_to_win(state, MEGA_SERPENT, 7, state.health) == odds.CERTAIN


def test_a_shield_that_takes_every_blow_leaves_no_doubt() -> None:
    state = journey("hero 1: on x7; health 1; wood shield 1")
    assert odds.chance_to_win(state, 1, 10, state.health) == odds.CERTAIN  # greydwarf: 2 a blow


def test_one_whom_the_second_blow_kills_has_no_chance_of_a_third_round() -> None:
    state = journey("hero 1: on x7; health 10; iron sword 1")
    assert odds.chance_to_win(state, DEATHSQUITO, 21, state.health) == 0


def test_what_an_enemy_takes_is_a_blow_for_each_round_but_the_last() -> None:
    state = journey("hero 1: on x7; health 10; iron sword 1, wood shield 1")
    # 14 health at 7 a round: one blow of 5, less 2 for the shield
    assert odds.hurt_by(state, 0, FULING) == 3
