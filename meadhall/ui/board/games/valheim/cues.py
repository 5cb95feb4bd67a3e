"""What one answer brought, piece by piece: who is met, each blow with its die, finds and deaths."""

from collections.abc import Callable, Sequence
from typing import Final

from meadhall.engines.contract import ROLL
from meadhall.engines.valheim.journey import BOSS_ROLL, ESCAPE_ROLL, Journey
from meadhall.engines.valheim.numbers import ESCAPE
from meadhall.engines.valheim.state import Valheim
from meadhall.engines.valheim.words import hero
from meadhall.engines.values import NOBODY, Event
from meadhall.ui.board.games.valheim.layout import ENEMY, HERO, HEX
from meadhall.ui.board.paint.dice import Die
from meadhall.ui.board.scene import Scene
from meadhall.ui.board.staging import Cue, Shown, one_after_other
from meadhall.ui.text.words import capital, say, told

SHOWN: Final = {
    "rolled", "met", "struck", "hit", "missed", "slain", "ran", "held", "died", "grave",
    "grave lost", "woke", "found", "lost", "dug",
}  # fmt: skip
"""Where one of these happened, the answer is shown piece by piece."""

SOUNDS: Final = {
    "struck": "take", "hit": "refused", "slain": "coin", "died": "take", "found": "card",
    "met": "rise", "missed": "place", "ran": "place", "rolled": "card",
}  # fmt: skip

IN_FIGHT: Final = {"met", "struck", "slain", "lost"}
"""What changes the enemy's picture."""


def cues(
    before: Valheim,
    after: Valheim,
    events: Sequence[Event],
    scene: Callable[[Valheim], Scene],
) -> tuple[Cue, ...]:
    staged = [event for event in events if event.key in SHOWN]
    if not staged:
        return ()
    first, last = scene(before), scene(after)
    return one_after_other(first, last, [_shown(before, event) for event in staged])


def _shown(before: Journey, event: Event) -> Shown:
    text = capital(told(event.text))
    if event.seat != NOBODY:
        text = say("{who}: {what}.", who=capital(told(hero(event.seat))), what=told(event.text))
    return Shown(text, _spots(event), False, SOUNDS.get(event.key, ""), _dice(before, event))


def _spots(event: Event) -> tuple[str, ...]:
    """Where what changes by this event lies."""
    spots = []
    if event.key in IN_FIGHT:
        spots.append(ENEMY)
    if event.key in ("hit", "died", "woke", "missed") and event.seat != NOBODY:
        spots.append(f"{HERO}{event.seat}")
    if event.at and event.key in ("died", "grave", "grave lost", "woke", "found", "dug"):
        spots.append(f"{HEX}{event.at[0]}")
    return tuple(spots)


def _dice(before: Journey, event: Event) -> tuple[Die, ...]:
    """The die that fell; good and bad as the hero sees it."""
    if before.asks != ROLL or event.key not in ("rolled", "ran", "held"):
        return ()
    value = event.at[-1]
    if before.question == ESCAPE_ROLL:
        return (Die(6, value, value >= int(ESCAPE)),)
    if before.question == BOSS_ROLL:
        return (Die(6, value),)
    return (Die(6, value),)
