"""Valknut in a window: what the window asks of a board."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtGui import QPainter

from meadhall.client.match.moves import MoveBuilder
from meadhall.engines import catalogue
from meadhall.engines.contract import State
from meadhall.engines.valknut import ending, movement, threats
from meadhall.engines.valknut.cards import IS_ALIKE
from meadhall.engines.valknut.state import Valknut
from meadhall.engines.valknut.table import (
    FREYA_MOVE,
    MOVE,
    MOVED,
    PASS,
    PICK,
    PLACE,
    RAGE,
    SET_UP,
    SHOVED,
    SPAN,
    SPAWN,
    ZONE_SPAN,
)
from meadhall.engines.valknut.warbands import UNITS, VANIR, WARBAND_OF
from meadhall.engines.values import UNKNOWN, Event, Step
from meadhall.ui.board.game_board import NOWHERE, GameBoard, Goal
from meadhall.ui.board.games.valknut import cues, outcomes, painting, words
from meadhall.ui.board.games.valknut.layout import (
    BAND,
    CARD,
    GIANT,
    LAID,
    SEAT,
    SPOT,
    ZONE,
    Layout,
)
from meadhall.ui.board.games.valknut.reasons import reasons
from meadhall.ui.board.scene import (
    NOTHING,
    Ink,
    Mark,
    MarkKind,
    Piece,
    Preview,
    Reach,
    Scene,
    Spot,
    Stroke,
    enlarged,
)
from meadhall.ui.board.staging import Cue
from meadhall.ui.text.words import capital, say, told
from meadhall.ui.widgets.theme import Theme

CLOSE_UPS: Final = {"card": (4.6, 3.45), "god": (3.4, 3.3), "band": (5.4, 3.6)}
"""Width and height of what lies small, shown large."""

SPOTS: Final = {"card": CARD, "spot": SPOT, "zone": ZONE, "laid": LAID, "warband": BAND}
"""By kind of step."""

ON_HOME_PAGE: Final = """
turn 9, player 1, moving, move, player 1
warbands: vikings player 1, draugar player 2
marks: points 2, cursor 2, placed
field: parley@middle, ....,.VF.,F...@n1, M...,.M.V,....@e1, R...,..V.,...F@w1, \
..R.,.VR.,F...@e1n1, ....,.F..,RM..@w1n1
player 1: vikings 3,4 6,3 -1,2 2,2; hand vikings
player 2: draugar 4,5 6,5 8,2 1,6 -2,6 7,1 supply 2
pool: A05 A02 A13
pile: A18 A09
"""
"""A moment in the middle of a match, for the game's card."""


class ValknutBoard(GameBoard):
    emblem = "valknut"
    turns_with_seat = True
    asks_in_own_words = False
    implied_kinds = frozenset({"warband"})

    notes_are_gains = False
    fall_keys = frozenset({"killed", "stomped"})

    def fall_words(self, count: int) -> str:
        return say("1 slain") if count == 1 else say("{count} slain", count=count)

    def aloud(self, text: str, state: State) -> str:
        return words.aloud(text)

    def scene(self, state: State, seat: int) -> Scene:
        assert isinstance(state, Valknut)
        return Layout(state, seat, self.shows_projection).scene()

    def show_piece(self) -> State:
        game = catalogue.find("valknut")
        return game.read_diagram(ON_HOME_PAGE, 2, game.settle(2, {}))

    def poster(self, scene: Scene) -> tuple[float, float, float, float]:
        """The field, without what lies beside it."""
        pane = scene.pane
        if pane is None:
            return super().poster(scene)
        high = min(pane.height, pane.width / 2) * 0.94
        return pane.centre[0] - high, pane.centre[1] - high / 2, 2 * high, high

    # Pointing. -------------------------------------------------------------------------------

    def spot_of(self, step: Step, state: State) -> str:
        assert isinstance(state, Valknut)
        if step.kind == "warband" and not self.has_place(state, step.at):
            return ""
        return f"{SPOTS[step.kind]}{step.at}" if step.kind in SPOTS else ""

    def has_place(self, state: Valknut, warband: int) -> bool:
        """Is this warband to be seen on the table? Hel also calls those that nobody plays, and a
        captive is no longer of the seat that plays its warband."""
        if len(state.field.kinds) == 0:
            return True
        return state.question in (SET_UP, SPAWN) and int(state.home[warband]) == int(state.turn)

    def step_at(self, spot: str, taken: Sequence[Step], state: State) -> Step:
        assert isinstance(state, Valknut)
        kind, _, at = spot.partition(":")
        number = int(at) if at.lstrip("-").isdigit() else 0
        if spot == GIANT:
            kind, number = "zone", int(state.zone_of[0])
        if kind == "zone":
            if not taken and state.unit_at[number] == 0:
                number = int(state.zone_of[0])  # her lower half is hers as well
            return Step("zone", number, zone_name(state, number))
        if kind == "card":
            return Step("card", number, words.card_name(state, number))
        return Step(kind, number, say("this"))

    def journey(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        """From zone to zone; for a card, the spot where it comes to lie."""
        assert isinstance(state, Valknut)
        steps = state.steps(seat, action)
        if steps and steps[0].kind == "card" and len(steps) > 1:
            return ()
        spots = (self.spot_of(step, state) for step in steps if step.kind != "warband")
        return tuple(spot for spot in spots if spot)

    def button_text(self, step: Step) -> str:
        if step.kind == "button":
            return self.buttons().get(step.text, say("Go without"))
        if step.kind == "turn":
            return say("Turned") if step.at else say("Upright")
        if step.kind == "seat":
            return capital(words.who(step.at))
        if step.kind == "warband":
            return told(words.BANDS[step.at - 1])
        return capital(say(step.text))

    def buttons(self) -> dict[str, str]:
        """What the button that declines says, by its name in the rules."""
        return {
            "end": say("End the turn"),
            "done": say("All are set up"),
            "no card": say("No more card"),
            "no god": say("Worship nobody"),
            "no unit": say("No more unit"),
            "pass": say("Go without"),
        }

    def invitation(self, move: MoveBuilder) -> str:
        kinds = {step.kind for step in move.next_steps}
        count = len(move.next_steps)
        if kinds == {"spot"}:
            if self.turns_in_hand(move) > 1 and count == 1:
                return say("choose where it lies (1 place); R or the wheel turns it")
            if self.turns_in_hand(move) > 1:
                return say("choose where it lies ({count} places); R or the wheel turns it",
                           count=count)  # fmt: skip
            if count == 1:
                return say("choose where it lies (1 place)")
            return say("choose where it lies ({count} places)", count=count)
        if kinds == {"turn"}:
            return say("choose how it lies")
        if kinds == {"zone"}:
            return say("choose where it goes ({count} possible)", count=count)
        if kinds == {"warband"}:
            return say("choose the warband")
        return super().invitation(move)

    # What is in hand. ------------------------------------------------------------------------

    def turns_in_hand(self, move: MoveBuilder) -> int:
        face = self.held_face(move)
        if face is None:
            return 1
        return 1 if face != UNKNOWN and IS_ALIKE[face] == 1 else 2

    def held_face(self, move: MoveBuilder) -> int | None:
        """The card that has been taken to be laid, or None."""
        assert isinstance(move.state, Valknut)
        is_laying = move.state.question in (PLACE, RAGE)
        if not is_laying or not move.taken or move.taken[0].kind != "card":
            return None
        return int(move.state.cards.faces[move.taken[0].at])

    def in_hand(self, scene: Scene, move: MoveBuilder, turned: int) -> Scene:
        """The chosen card is turned, and ghosts of it lie on all places where it may be laid."""
        face = self.held_face(move)
        if face is None:
            return scene
        turned = turned if self.turns_in_hand(move) > 1 else 0
        held = f"{CARD}{move.taken[0].at}"
        pieces = [
            replace(piece, facing=turned) if piece.spot == held else piece
            for piece in scene.pieces
            if piece.look != "place"
        ]
        pieces += [
            Piece(f"ghost {face}", spot.key, 0, turned)
            for spot in scene.spots
            if spot.look == "open"
        ]
        return replace(scene, pieces=tuple(pieces))

    def foresight(self, scene: Scene, move: MoveBuilder, spot: str, turned: int) -> Preview:
        """Whom the choice would kill and by which lines, and what would then stand there."""
        state = move.state
        assert isinstance(state, Valknut)
        action = self.meant(move, spot, turned)
        if action is None or action == PASS:
            return NOTHING
        found = outcomes.outcome(state, action)
        marks = tuple(Mark(MarkKind.DOOMED, self.spot_of_kill(kill)) for kill in found.kills)
        marks += tuple(Mark(MarkKind.STAGED, f"{ZONE}{zone}") for zone in found.risen)
        strokes = tuple(
            stroke
            for kill in found.kills
            for line in kill.lines
            if (stroke := line_between(scene, *line)) is not None
        )
        piece, place = self.coming(scene, move, action, turned)
        return Preview(marks, piece, place, strokes)

    def meant(self, move: MoveBuilder, spot: str, turned: int) -> int | None:
        """The action that choosing this spot now would be, if it would be one."""
        state = move.state
        assert isinstance(state, Valknut)
        for action in move.actions:
            rest = move.way(action)[len(move.taken) :]
            if not rest or spot != self.spot_of(rest[0], state):
                continue
            if all(step.kind == "warband" for step in rest[1:]):
                return action
            if len(rest) == 2 and rest[1].kind == "turn":
                turns = turned if self.turns_in_hand(move) > 1 else 0
                if rest[1].at == turns:
                    return action
        return None

    def spot_of_kill(self, kill: outcomes.Kill) -> str:
        return GIANT if kill.unit == 0 else f"{ZONE}{kill.zone}"

    def coming(
        self, scene: Scene, move: MoveBuilder, action: int, turned: int
    ) -> tuple[Piece | None, Spot | None]:
        """What would lie or stand on the place that is pointed at."""
        state = move.state
        assert isinstance(state, Valknut)
        verb = action // SPAN * SPAN
        steps = move.way(action)
        if steps[0].kind == "card" and len(steps) > 1:
            face = self.held_face(move)
            spot = scene.spot(self.spot_of(steps[1], state))
            if face is None or spot is None:
                return None, None
            return Piece(f"laid {face}", spot.key, 0, steps[-1].at), spot
        if verb != MOVED:
            return None, None
        unit = int(state.unit_at[steps[0].at])
        spot = scene.spot(f"{ZONE}{steps[1].at}")
        if spot is None:
            return None, None
        if unit == 0:
            (left, top), (right, _), (_, bottom), _ = spot.outline
            spot = replace(
                spot,
                outline=((left, top), (right, top), (right, 2 * bottom - top),
                         (left, 2 * bottom - top)),
            )  # fmt: skip
            look = f"giantess {int(not state.is_able(0))} {int(state.is_enraged())}"
            return Piece(look, spot.key, int(state.owner[0])), spot
        look = f"unit {int(WARBAND_OF[unit])} {int(not state.is_able(unit))}"
        return Piece(look, spot.key, int(state.owner[unit])), spot

    # What can be told. -----------------------------------------------------------------------

    def reach(self, state: State, spot: str) -> Reach:
        """Where the unit on a zone can go for one point, and whom it could kill or shove so."""
        assert isinstance(state, Valknut)
        unit = self.unit_on(state, spot)
        if unit is None:
            return NOWHERE
        seat, start = int(state.owner[unit]), int(state.zone_of[unit])
        twin = state.copy()
        twin.active = seat
        goes = [int(zone) for zone in movement.reach(twin, unit)]
        shoves: list[int] = []
        if WARBAND_OF[unit] == VANIR and twin.is_able(unit):
            shoves = [int(zone) for zone in movement.shoved_zones(twin, unit)]
        threatened = [f"{ZONE}{zone}" for zone in shoves]
        if len(state.order) > 0 and state.turns > 0:
            twin.question = MOVE
            twin.points_left = 1
            for base, targets in ((MOVED, goes), (SHOVED, shoves)):
                for target in targets:
                    found = outcomes.outcome(twin, base + start * ZONE_SPAN + target)
                    threatened += [self.spot_of_kill(kill) for kill in found.kills]
        return Reach(tuple(f"{ZONE}{zone}" for zone in goes), tuple(dict.fromkeys(threatened)))

    def unit_on(self, state: Valknut, spot: str) -> int | None:
        """The unit that a spot shows, or None."""
        if spot == GIANT:
            return 0
        if not spot.startswith(ZONE):
            return None
        unit = int(state.unit_at[int(spot.removeprefix(ZONE))])
        return unit if unit >= 0 else None

    def in_danger(self, state: State, seat: int) -> tuple[str, ...]:
        assert isinstance(state, Valknut)
        return tuple(
            GIANT if unit == 0 else f"{ZONE}{int(state.zone_of[unit])}"
            for unit in range(UNITS)
            if state.owner[unit] == seat
            and state.zone_of[unit] >= 0
            and threats.is_exposed(state, unit)
        )

    def reasons(self, before: State, after: State, seat: int, action: int) -> list[str]:
        assert isinstance(before, Valknut) and isinstance(after, Valknut)
        found = super().reasons(before, after, seat, action) + reasons(before, after, seat)
        bands = [step.at for step in before.steps(seat, action) if step.kind == "warband"]
        if before.question == PICK and bands:
            found.append(told(words.ABILITIES[bands[0] - 1]))
        return found

    def takes(self, state: State, seat: int, action: int) -> bool:
        """Does a move kill? Cards are not asked one by one: there are too many places."""
        assert isinstance(state, Valknut)
        if state.question not in (MOVE, FREYA_MOVE) or action == PASS:
            return False
        return bool(outcomes.outcome(state, action).kills) or action >= SHOVED

    def cues(
        self, before: State, after: State, events: Sequence[Event], seat: int
    ) -> tuple[Cue, ...]:
        assert isinstance(before, Valknut) and isinstance(after, Valknut)

        def scene(state: Valknut) -> Scene:
            return Layout(state, seat, self.shows_projection, is_told=True).scene()

        return cues.cues(before, after, events, seat, scene)

    def close_up(self, scene: Scene, spot: Spot, piece: Piece) -> Spot | None:
        kind = piece.look.split()[0]
        if kind not in CLOSE_UPS:
            return None
        wide, high = CLOSE_UPS[kind]
        return enlarged(spot, wide, high, scene) if spot.width < wide * 0.8 else None

    def seat_notes(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Valknut)
        return words.seat_notes(state, seat, self.shows_projection)

    def goal(self, state: State) -> Goal:
        assert isinstance(state, Valknut)
        if not self.shows_projection or state.turns == 0:
            return Goal(say("The highest score at the end wins."))
        seats = range(int(state.seats))
        scores = [int(ending.points(state, seat)) for seat in seats]
        near = ", ".join(str(score) for score in scores)
        shares = tuple((seat, scores[seat], max(*scores, 1)) for seat in seats)
        return Goal(say("The highest score wins; now: {near}", near=near), shares)

    def belongings(self, scene: Scene, state: State, seat: int) -> tuple[str, ...]:
        assert isinstance(state, Valknut)
        spots = [
            GIANT if unit == 0 else f"{ZONE}{int(state.zone_of[unit])}"
            for unit in range(UNITS)
            if state.owner[unit] == seat and state.zone_of[unit] >= 0
        ]
        return (
            *spots,
            *(f"{CARD}{int(card)}" for card in state.hand(seat)),
            *(f"{BAND}{warband}" for warband in state.warbands_of(seat)),
            f"{SEAT}{seat}",
        )

    # Painting. -------------------------------------------------------------------------------

    def pane_colour(self, theme: Theme) -> str:
        return painting.hollow_colour(theme)

    def paint_ground(self, painter: QPainter, scene: Scene, theme: Theme) -> None:
        painting.paint_ground(painter, scene, theme)

    def paint_piece(self, painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
        painting.paint_piece(painter, piece, spot, theme)


def zone_name(state: Valknut, zone: int) -> str:
    if not 0 <= zone < len(state.field.ground):
        return say("this")
    return f"{int(state.field.column(zone))},{int(state.field.row(zone))}"


def line_between(scene: Scene, one: int, other: int) -> Stroke | None:
    """A flank from zone to zone."""
    ends = [scene.spot(f"{ZONE}{zone}") for zone in (one, other)]
    if ends[0] is None or ends[1] is None:
        return None
    return Stroke(Ink.FLANK, (ends[0].centre, ends[1].centre))
