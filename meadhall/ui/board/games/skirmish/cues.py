"""What one answer brought, piece by piece: the call of a rank, charges with their odds, dice."""

from collections.abc import Callable, Sequence
from typing import Final

from meadhall.engines.phrases import Form
from meadhall.engines.skirmish import combat, view
from meadhall.engines.skirmish.field import Field
from meadhall.engines.skirmish.figures import SAVING_DIE, side_of
from meadhall.engines.values import Event
from meadhall.ui.board.games.skirmish import words
from meadhall.ui.board.games.skirmish.layout import CALLED, CART, COINS, FIGURE, HAND
from meadhall.ui.board.games.skirmish.tape import Eyes
from meadhall.ui.board.paint.dice import Die
from meadhall.ui.board.scene import Ink, Scene, Stroke
from meadhall.ui.board.staging import Cue, Shown, one_after_other
from meadhall.ui.text.words import say, told

STAGED: Final = {
    "table", "turn", "called", "answered", "shown", "activated", "void", "charged", "fights on",
    "shoots", "combat die", "tied", "won", "struck", "hit", "missed", "killed", "wounded",
    "shocked", "unhurt", "coins", "held", "caught",
}  # fmt: skip
"""Where one of these happened, the answer is shown piece by piece."""

SOUNDS: Final = {
    "table": "dice", "combat die": "dice", "charged": "take", "fights on": "take",
    "shoots": "arrow", "hit": "take", "missed": "place", "killed": "take", "wounded": "refused",
    "shocked": "dice", "unhurt": "dice", "coins": "coin", "shown": "card", "turn": "card",
    "answered": "card",
}  # fmt: skip

UNANSWERED: Final = "called"
"""A rank that nobody answers: nothing is heard for it, and several are told in one sentence."""

DEATH: Final = ("killed", "wounded", "shocked", "unhurt")
"""What the die of death may come to."""

FIGHTS: Final = ("charged", "fights on")


def cues(
    before: Field,
    after: Field,
    events: Sequence[Event],
    scene: Callable[[Field], Scene],
) -> tuple[Cue, ...]:
    told_of = [event for event in events if event.key in STAGED]
    if not told_of:
        return ()
    first, last = scene(before), scene(after)
    eyes = Eyes(after, last)
    return one_after_other(first, last, [shown(before, after, eyes, each) for each in told_of])


def shown(before: Field, after: Field, eyes: Eyes, event: Event) -> Shown:
    text = told(event.text)
    if more := added(before, after, event):
        text = f"{text} {more}"
    return Shown(
        text,
        spots(event),
        event.key == "killed",
        SOUNDS.get(event.key, ""),
        dice(before, event),
        strokes(eyes, event),
        is_brief=event.key == UNANSWERED,
        joins=event if event.key == UNANSWERED else None,
    )


def rank_of(event: Event) -> str:
    """The rank that was called, as it is called."""
    rank = event.text.place("rank")
    assert isinstance(rank, Form)
    return told(rank)


def spots(event: Event) -> tuple[str, ...]:
    """Where what this tells of lies."""
    key, at = event.key, event.at
    if key in ("called", "answered", "turn"):
        return (CALLED,)
    if key in ("shown", "void"):
        return (f"{HAND}{at[0]}",)
    if key in ("coins", "held"):
        return (f"{COINS}{at[0]}",)
    if key == "caught":
        return (CART,)
    if key in ("shoots", "hit", "missed"):
        return tuple(f"{FIGURE}{figure}" for figure in at[:2])
    if key == "tied":
        return tuple(f"{FIGURE}{figure}" for figure in at)
    return (f"{FIGURE}{at[0]}",) if at and key not in ("table",) else ()


def dice(before: Field, event: Event) -> tuple[Die, ...]:
    """The die that fell; good and bad for the one who rolled it."""
    at = event.at
    if event.key == "table":
        return (Die(6, at[0]),)
    if event.key == "combat die":
        return (Die(int(combat.die_of(at[0])), at[1]),)
    if event.key in ("hit", "missed"):
        return (Die(6, at[2], event.key == "hit"),)
    if event.key in DEATH:
        is_good = {"killed": False, "wounded": False, "unhurt": True}.get(event.key)
        return (Die(int(SAVING_DIE), at[1], is_good),)
    return ()


def strokes(eyes: Eyes, event: Event) -> tuple[Stroke, ...]:
    """Who shoots at whom, and who stands against whom."""
    field, at = eyes.field, event.at
    if event.key in ("shoots", "hit", "missed"):
        places = [(int(field.x[each]), int(field.y[each])) for each in at[:2]]
        ink = Ink.BLOCKED if event.key == "missed" else Ink.SIGHT
        return (eyes.line(ink, *places),)
    if event.key in FIGHTS:
        own = at[0]
        others = at[3:] if event.key == "charged" else at[1:]
        return tuple(
            eyes.line(Ink.FLANK, *((int(field.x[each]), int(field.y[each])) for each in (own, one)))
            for one in others
            if side_of(one) != side_of(own)
        )
    return ()


def added(before: Field, after: Field, event: Event) -> str:
    """The odds before dice are rolled, and what was added to a die."""
    at = event.at
    if event.key in FIGHTS:
        charger = at[0] if event.key == "charged" else -1
        odds = words.fight_words(view.fight_odds(after, at[0], charger))
        return say("It {odds}.", odds=odds)
    if event.key == "shoots":
        return say("Odds: {odds}.", odds=words.percent(view.shot_odds(before, *at[:2]).win))
    if event.key == "combat die":
        found = combat.modifiers(before, before.fighters, before.charger, at[0])
        changed = words.modifier_words(tuple(int(each) for each in found))
        return f"({changed})" if changed else ""
    if event.key in ("struck", "hit") and after.target >= 0:
        kill, wound = view.fate(after, int(after.target), max(1, int(after.hits)))
        return say("Dies {kill}, is wounded {wound}.", kill=words.percent(kill),
                   wound=words.percent(wound))  # fmt: skip
    return ""
