"""The skirmish in a window: what the window asks of a board."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtGui import QPainter

from meadhall.client.match.moves import MoveBuilder
from meadhall.engines.contract import State
from meadhall.engines.packed import i64
from meadhall.engines.skirmish import actions, hints, view
from meadhall.engines.skirmish.actions import x_of, y_of
from meadhall.engines.skirmish.field import ACT, DEPLOY
from meadhall.engines.skirmish.game import SkirmishGame
from meadhall.engines.skirmish.measure import INCH
from meadhall.engines.skirmish.state import Skirmish
from meadhall.engines.skirmish.words import figure_step
from meadhall.engines.values import NOBODY, Event, Step
from meadhall.ui.board.game_board import GameBoard, Goal
from meadhall.ui.board.games.skirmish import cues, ground, painting, tape, words
from meadhall.ui.board.games.skirmish.layout import (
    FIGURE,
    HAND,
    THING,
    Layout,
    circle,
    table_of,
    world_of,
)
from meadhall.ui.board.scene import Piece, Point, Preview, Scene, Spot, Stroke
from meadhall.ui.board.staging import Cue
from meadhall.ui.text.words import say, told
from meadhall.ui.widgets.theme import Theme

SAMPLE: Final = """turn 3 act player 1 rank 6 step 0 table 1 card 0
coins 1 0 from 0 1 0 0 0 0 / 0 0 0 0 0 0 held 0 0
h1 17.5,13.5
w1 11,14.5 shock 1
a1 9.5,10
h2 18,20.5
w2 12,15 wounded
a2 25,17.5
cards 1 6S*
activation h1 0 of 2
"""
"""A fight in Ashdale, to show what the game is."""


class SkirmishBoard(GameBoard):
    emblem = "viking"
    rare_options = frozenset({"size", "shooters"})
    asks_in_own_words = False
    overhang = 2.6

    fall_keys = frozenset({"killed"})

    joined_keys = frozenset({cues.UNANSWERED})

    def joined(self, events: Sequence[Event]) -> str:
        first, last = cues.rank_of(events[0]), cues.rank_of(events[-1])
        if len(events) == 2:
            return say(
                "The {first} and the {last} are called: nobody answers.", first=first, last=last
            )
        return say("The {first} to the {last} are called: nobody answers.", first=first, last=last)

    def fall_words(self, count: int) -> str:
        return say("1 slain") if count == 1 else say("{count} slain", count=count)

    def scene(self, state: State, seat: int) -> Scene:
        assert isinstance(state, Skirmish)
        return Layout(state, seat).scene()

    def show_piece(self) -> State:
        game = SkirmishGame()
        return game.read_diagram(SAMPLE, 2, game.settle(2, {"table": "ashdale"}))

    def poster(self, scene: Scene) -> tuple[float, float, float, float]:
        """The middle of the table, with its village, a wood and the fight between them."""
        assert scene.pane is not None
        left, top = scene.pane.to_scene((1.0, 11.0))
        return left, top, 25 * scene.pane.unit, 12.5 * scene.pane.unit

    # Pointing. -------------------------------------------------------------------------------

    def spot_of(self, step: Step, state: State) -> str:
        if step.kind == "figure":
            return f"{FIGURE}{step.at}"
        return f"{THING}{step.at}" if step.kind == "thing" else ""

    def step_at(self, spot: str, taken: Sequence[Step], state: State) -> Step:
        assert isinstance(state, Skirmish)
        if spot.startswith(FIGURE):
            return figure_step(state, tape.number_of(spot))
        if spot.startswith(THING):
            return Step("thing", tape.number_of(spot), str(tape.number_of(spot) + 1))
        return Step("place", 0, say("This place"))

    def place_of(self, step: Step, state: State) -> Point | None:
        if step.kind not in ("point", "bend"):
            return None
        assert isinstance(state, Skirmish)
        return world_of(state, int(x_of(step.at)), int(y_of(step.at)))

    def steps_meant(self, move: MoveBuilder, at: Point | str, is_bend: bool = False) -> list[Step]:
        return tape.meant(move, at, is_bend)

    def aloud(self, text: str, state: State) -> str:
        assert isinstance(state, Skirmish)
        return words.places_aloud(state, text)

    def is_drawn(self, move: MoveBuilder, spot: str) -> bool:
        assert isinstance(move.state, Skirmish)
        return spot == tape.acting_spot(move.state)

    def read_place(self, scene: Scene, text: str) -> Point | None:
        assert scene.pane is not None
        return tape.read_place(36 * INCH, text)

    def journey(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        """None of its spots: figures glide by themselves, and trails tell the way."""
        return ()

    def button_text(self, step: Step) -> str:
        return self.buttons().get(step.at, step.text) if step.kind == "verb" else step.text

    def buttons(self) -> dict[int, str]:
        """What the buttons of the bar say, by the verb."""
        return {
            actions.STOP: say("Leave it at that"),
            actions.MOVE: say("Move there"),
            actions.CROSS: say("Cross"),
            actions.CHARGE: say("Charge"),
            actions.WITHDRAW: say("Withdraw"),
            actions.FIGHT: say("Fight on"),
            actions.PICK_UP: say("Pick up"),
            actions.DROP: say("Drop"),
            actions.RECOVER: say("Recover"),
            actions.SHOOT: say("Shoot"),
            actions.HAUL: say("Move the baggage"),
        }

    def invitation(self, move: MoveBuilder) -> str:
        kinds = {step.kind for step in move.next_steps}
        if kinds <= {"point", "bend"}:
            verb = tape.verb_taken(move)
            if verb == actions.CHARGE:
                return say("choose the enemy")
            return say("choose where it goes, on the table or by typing it")
        if kinds == {"figure"}:
            return say("choose the figure")
        return super().invitation(move)

    # Measuring. ------------------------------------------------------------------------------

    def here(self, scene: Scene, state: State, seat: int, at: Point) -> Spot | None:
        assert isinstance(state, Skirmish) and scene.pane is not None
        x, y = table_of(state, at)
        width, height = view.size(state)
        if not (0 <= x <= width and 0 <= y <= height):
            return None
        name = f"{words.inches(x)}, {words.inches(y)}"
        target = tape.spot_at(state, at)
        if target.startswith(FIGURE):
            sentence = words.figure_sentence(state, tape.number_of(target), seat)
        else:
            sentence = words.point_sentence(state, x, y)
        outline = circle(scene.pane.to_scene(at), 0.3 * scene.pane.unit)
        return Spot("", name, outline, f"{name}: {sentence}")

    def tape(
        self,
        scene: Scene,
        state: State,
        move: MoveBuilder | None,
        start: Point | str | None,
        end: Point | str,
    ) -> Preview:
        assert isinstance(state, Skirmish)
        return tape.tape(tape.Eyes(state, scene), move, start, end)

    def in_hand(self, scene: Scene, move: MoveBuilder, turned: int) -> Scene:
        """The scene with the way that has been pointed out, and a ghost at its end."""
        assert isinstance(move.state, Skirmish)
        strokes, ghost, spot = tape.pending(tape.Eyes(move.state, scene), move)
        if ghost is None or spot is None:
            return replace(scene, strokes=scene.strokes + strokes)
        return replace(
            scene,
            strokes=scene.strokes + strokes,
            spots=(*scene.spots, spot),
            pieces=(*scene.pieces, ghost),
        )

    def outlines(self, state: State, move: MoveBuilder) -> tuple[Stroke, ...]:
        assert isinstance(state, Skirmish)
        return tape.outlines(tape.Eyes(state, Layout(state, move.seat).bare()), move)

    def dangers(self, state: State, seat: int) -> tuple[Stroke, ...]:
        assert isinstance(state, Skirmish)
        side = seat % 2 if seat != NOBODY else -1
        return tape.dangers(tape.Eyes(state, Layout(state, seat).bare()), side)

    def trail(self, state: State, seat: int, action: int) -> tuple[Stroke, ...]:
        assert isinstance(state, Skirmish)
        if state.question == DEPLOY:
            return ()
        return tape.trail(tape.Eyes(state, Layout(state, seat).bare()), action)

    # What can be told. -----------------------------------------------------------------------

    def takes(self, state: State, seat: int, action: int) -> bool:
        return int(actions.verb_of(action)) in (actions.SHOOT, actions.STRIKE)

    def cues(
        self, before: State, after: State, events: Sequence[Event], seat: int
    ) -> tuple[Cue, ...]:
        assert isinstance(before, Skirmish) and isinstance(after, Skirmish)
        return cues.cues(before, after, events, lambda state: Layout(state, seat).scene())

    def reasons(self, before: State, after: State, seat: int, action: int) -> list[str]:
        """What a figure's action is for, with the odds."""
        assert isinstance(before, Skirmish)
        if before.question != ACT:
            return []
        why = hints.of_act(before, i64(action))
        return [told(why)] if why is not None else []

    def seat_notes(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Skirmish)
        return words.seat_notes(state, seat)

    def goal(self, state: State) -> Goal:
        assert isinstance(state, Skirmish)
        needed = view.goal(state)
        coins = [view.coins(state, side) for side in (0, 1)]
        text = say("{goal} coins win: {one} and {other}", goal=needed, one=coins[0], other=coins[1])
        return Goal(text, tuple((side, coins[side], needed) for side in (0, 1)))

    def belongings(self, scene: Scene, state: State, seat: int) -> tuple[str, ...]:
        assert isinstance(state, Skirmish)
        own = [each for each in view.figures(state) if each.seat == seat and each.is_alive]
        return *(f"{FIGURE}{each.number}" for each in own), f"{HAND}{seat}"

    # Painting. -------------------------------------------------------------------------------

    def paint_ground(self, painter: QPainter, scene: Scene, theme: Theme) -> None:
        ground.paint_ground(painter, scene, theme)

    def paint_piece(self, painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
        painting.paint_piece(painter, piece, spot, theme)
