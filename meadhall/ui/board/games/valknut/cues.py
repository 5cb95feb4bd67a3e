"""What one answer brought, piece by piece: each kill with its flanks, Draugar that rise, rage."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from meadhall.engines.contract import CHOOSE
from meadhall.engines.valknut.state import Valknut
from meadhall.engines.valknut.table import (
    BAND_SPAN,
    LAY,
    MOVED,
    PASS,
    SHOVED,
    SPAWNED,
    SPOT_SPAN,
    ZONE_SPAN,
)
from meadhall.engines.valknut.warbands import WARBAND_OF
from meadhall.engines.values import NOBODY, Event
from meadhall.ui.board.games.valknut import outcomes, words
from meadhall.ui.board.games.valknut.layout import GIANT, ZONE
from meadhall.ui.board.scene import Ink, Piece, Scene, Spot, Stroke
from meadhall.ui.board.staging import Cue, Shown, one_after_other
from meadhall.ui.text.words import capital, say, told

DEATHS: Final = ("killed", "stomped")
MOMENTS: Final = (*DEATHS, "rose", "rage", "enraged", "calmed", "out")
"""Where one of these happened, the answer is shown piece by piece."""

OF_OTHERS: Final = (
    "worship", "called", "flown", "razed", "card stolen", "unit stolen", "loki", "arranged",
)  # fmt: skip
"""These too, where another seat has chosen them."""

TOLD_WITH: Final = ("laid", "moved", "summoned", "shoved", "spawned")
"""What another seat did is told first, where it led to such a moment."""

SOUNDS: Final = {
    "killed": "take", "stomped": "take", "rose": "rise", "rage": "horn", "enraged": "horn",
    "worship": "horn", "out": "take", "razed": "take", "laid": "card",
}  # fmt: skip


def cues(
    before: Valknut,
    after: Valknut,
    events: Sequence[Event],
    seat: int,
    scene: Callable[[Valknut], Scene],
) -> tuple[Cue, ...]:
    """Both states as the seat in front knows them."""
    is_moment = any(event.key in MOMENTS for event in events)
    shown = [event for event in events if _is_shown(event, seat, is_moment)]
    if not shown:
        return ()
    first, last = scene(before), scene(after)
    if any(event.key in DEATHS and len(event.at) == 2 for event in shown):
        last = _with_giantess(last, next(e.at for e in shown if len(e.at) == 2))
    kills = list(outcomes.told(before, after, _answer(before, after, events)).kills)
    steps = []
    for event in shown:
        kill = None
        if event.key in DEATHS:
            kill = next((each for each in kills if each.zone in event.at), None)
            if kill is not None:
                kills.remove(kill)
        steps.append(_shown(before, event, kill, last))
    return one_after_other(first, last, steps)


def _is_shown(event: Event, seat: int, is_moment: bool) -> bool:
    if event.key in MOMENTS:
        return True
    if event.key in OF_OTHERS:
        return event.seat != seat
    if event.key == "gained":
        return is_moment
    return event.key in TOLD_WITH and is_moment and event.seat != seat


def _answer(before: Valknut, after: Valknut, events: Sequence[Event]) -> list[int]:
    """The choice that these events tell of, as far as kills can follow from it."""
    if before.asks != CHOOSE or not events:
        return [PASS]
    event = events[0]
    at = event.at
    if event.key in ("moved", "summoned", "flown"):
        return [MOVED + at[0] * ZONE_SPAN + at[1]]
    if event.key == "shoved":
        return [SHOVED + at[0] * ZONE_SPAN + at[1]]
    if event.key == "laid":
        spot, turned = int(after.field.spots[at[1]]), int(after.field.turned[at[1]])
        return [LAY + at[0] * SPOT_SPAN + spot * 2 + turned]
    if event.key == "spawned":
        warband = int(WARBAND_OF[after.unit_at[at[0]]])
        return [SPAWNED + at[0] * BAND_SPAN + warband]
    if event.key in ("declined", "ended"):
        return [PASS]
    return []


def _shown(before: Valknut, event: Event, kill: outcomes.Kill | None, scene: Scene) -> Shown:
    what = told(event.text)
    text = f"{capital(what)}."
    if event.seat != NOBODY and event.key not in (*DEATHS, "rose", "gained"):
        text = say("{who}: {what}.", who=capital(words.who(event.seat)), what=what)
    sound = SOUNDS.get(event.key, "")
    if event.key not in DEATHS:
        zones = event.at if event.key not in ("laid", "worship", "card stolen") else ()
        return Shown(text, tuple(f"{ZONE}{zone}" for zone in zones[:2]), sound=sound)
    spot = GIANT if len(event.at) == 2 else f"{ZONE}{event.at[0]}"
    strokes = tuple(
        Stroke(Ink.FLANK, (one.centre, other.centre))
        for line in (kill.lines if kill is not None else ())
        if (one := scene.spot(f"{ZONE}{line[0]}")) and (other := scene.spot(f"{ZONE}{line[1]}"))
    )
    hidden = () if kill is None else (_victim(before, kill, spot),)
    return Shown(text, (spot,), True, sound, (), strokes, hidden)


def _victim(before: Valknut, kill: outcomes.Kill, spot: str) -> Piece:
    """The unit as it stood there, also where it was only just shoved there."""
    side, is_captive = int(before.owner[kill.unit]), int(not before.is_able(kill.unit))
    if kill.unit == 0:
        return Piece(f"giantess {is_captive} {int(before.is_enraged())}", spot, side)
    return Piece(f"unit {int(WARBAND_OF[kill.unit])} {is_captive}", spot, side)


def _with_giantess(scene: Scene, zones: tuple[int, ...]) -> Scene:
    """The scene with the place where she stood, though she has left the field."""
    upper, lower = scene.spot(f"{ZONE}{zones[0]}"), scene.spot(f"{ZONE}{zones[1]}")
    if scene.spot(GIANT) is not None or upper is None or lower is None:
        return scene
    outline = (*upper.outline[:2], *lower.outline[2:])
    place = Spot(
        GIANT, upper.name, outline, upper.sentence, "giantess", is_told_only=True, is_in_pane=True
    )
    return replace(scene, spots=(*scene.spots, place))
