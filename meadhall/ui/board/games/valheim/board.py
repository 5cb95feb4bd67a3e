"""Valheim in a window: what the window asks of a board."""

from collections.abc import Sequence

from PySide6.QtGui import QPainter

from meadhall.client.match.moves import MoveBuilder
from meadhall.engines.contract import State
from meadhall.engines.valheim.actions import (
    ASK,
    ATTACK,
    BREAK_ROCK,
    BURN,
    CHOP,
    COOK,
    EAT,
    EAT_IN_FIGHT,
    EAT_TWO,
    END_TURN,
    FIGHT_BOSS,
    GIVE,
    PASS,
    PICK_BERRIES,
    PICK_MUSHROOM,
    RAISE_SHIELD,
    RUN,
    TAKE_STONE,
)
from meadhall.engines.valheim.items import FIRST_TOOL, ITEMS, RECIPES, THINGS
from meadhall.engines.valheim.journey import COMBAT, TRAVEL
from meadhall.engines.valheim.routes import Way, reach
from meadhall.engines.valheim.state import Valheim
from meadhall.engines.valheim.world import WORLD
from meadhall.engines.values import Event, Step
from meadhall.ui.board.game_board import NOWHERE, GameBoard, Goal
from meadhall.ui.board.games.valheim import cues, painting, words
from meadhall.ui.board.games.valheim.layout import HERO, HEX, ITEM, RECIPE, Layout
from meadhall.ui.board.scene import (
    NOTHING,
    Ink,
    Piece,
    Point,
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

CLOSE_UP = (2.1, 2.6)
"""Width and height of a thing or a recipe shown large."""


class ValheimBoard(GameBoard):
    emblem = "eikthyr"
    rare_options = frozenset({"limit"})
    turns_with_seat = True
    notes_are_gains = False
    asks_in_own_words = False
    implied_kinds = frozenset({"use", "amount"})

    fall_keys = frozenset({"slain"})

    def fall_words(self, count: int) -> str:
        return say("1 slain") if count == 1 else say("{count} slain", count=count)

    def reasons(self, before: State, after: State, seat: int, action: int) -> list[str]:
        assert isinstance(before, Valheim) and isinstance(after, Valheim)
        return words.reasons(before, after, seat, action)

    def scene(self, state: State, seat: int) -> Scene:
        assert isinstance(state, Valheim)
        return Layout(state, seat).scene()

    def poster(self, scene: Scene) -> tuple[float, float, float, float]:
        """The home island, the strait, and the first of the marshes."""
        return 0.3, 0.6, 12.6, 6.3

    # Pointing. -------------------------------------------------------------------------------

    def spot_of(self, step: Step, state: State) -> str:
        if step.kind == "hex":
            return f"{HEX}{step.at}"
        if step.kind == "item":
            is_made = FIRST_TOOL <= step.at < FIRST_TOOL + RECIPES
            return f"{RECIPE}{step.at - FIRST_TOOL}" if is_made else f"{ITEM}{step.at}"
        assert isinstance(state, Valheim)
        if step.kind == "recipe" and state.question != COMBAT:
            return f"{RECIPE}{step.at}"
        return ""

    def step_at(self, spot: str, taken: Sequence[Step], state: State) -> Step:
        assert isinstance(state, Valheim)
        kind, _, at = spot.partition(":")
        number = int(at.partition(":")[0]) if at else 0
        if f"{kind}:" == HEX:
            return Step("hex", number, WORLD.names[number])
        if f"{kind}:" == ITEM:
            return Step("item", number, words.thing(number))
        if f"{kind}:" == RECIPE:
            item = FIRST_TOOL + number
            if number < ITEMS - FIRST_TOOL and state.held(state.turn, item) > 0:
                return Step("item", item, words.thing(item))
            return Step("recipe", number, say("this"))
        return Step(kind, number, say("this"))

    def steps_meant(self, move: MoveBuilder, at: Point | str, is_bend: bool = False) -> list[Step]:
        """A hex further away stands for the first step of the way there: pointing at it again and
        again leads to it, and the hero may do something else between two steps."""
        is_going = not move.taken or move.taken[0].kind == "hex"
        way = self.way(move, at) if is_going else None
        if way is None:
            return []
        return [Step("hex", way.hexes[0], WORLD.names[way.hexes[0]])]

    def way(self, move: MoveBuilder, at: Point | str) -> Way | None:
        """How the hero who is asked comes to this spot in this turn; None if he does not."""
        state = move.state
        assert isinstance(state, Valheim)
        if not isinstance(at, str) or not at.startswith(HEX) or state.question != TRAVEL:
            return None
        return reach(state, move.seat).get(int(at.removeprefix(HEX)))

    def foresight(self, scene: Scene, move: MoveBuilder, spot: str, turned: int) -> Preview:
        """The way to a hex, and what it costs."""
        way = None if move.taken else self.way(move, spot)
        if way is None:
            return NOTHING
        assert isinstance(move.state, Valheim)
        places = (int(move.state.places[move.seat]), *way.hexes)
        points = tuple(each.centre for place in places if (each := scene.spot(f"{HEX}{place}")))
        return Preview(strokes=(Stroke(Ink.WAY, points, words.way_cost(way)),))

    def journey(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        """From hex to hex; nothing for what is done in place."""
        assert isinstance(state, Valheim)
        if action >= BURN:
            return ()
        start = int(state.places[seat])
        return f"{HEX}{start}", f"{HEX}{int(WORLD.next[start * 6 + action])}"

    def button_text(self, step: Step) -> str:
        if step.kind in ("button", "use"):
            return self.buttons()[step.at]
        if step.kind == "wish":
            return self.wishes()[step.at]
        if step.kind == "berry":
            return capital(told(THINGS[step.at])) if step.at < ITEMS else say("That is enough")
        return capital(step.text)

    def buttons(self) -> dict[int, str]:
        """What the buttons of the bar say, by the number of their action."""
        return {
            BURN: say("Burn a point: 5 steps"),
            END_TURN: say("End the turn"),
            FIGHT_BOSS: say("Begin the fight"),
            CHOP: say("Chop wood"),
            TAKE_STONE: say("Take stone"),
            BREAK_ROCK: say("Break the rock"),
            PICK_BERRIES: say("Pick berries"),
            PICK_MUSHROOM: say("Pick a mushroom"),
            COOK: say("Cook the meat"),
            EAT: say("Eat"),
            EAT_IN_FIGHT: say("Eat"),
            EAT_TWO: say("Eat with another"),
            GIVE: say("Give"),
            ATTACK: say("Attack"),
            RAISE_SHIELD: say("Raise the shield"),
            RUN: say("Run away"),
            PASS: say("Pass"),
            ASK: say("Ask the other hero"),
        }

    def wishes(self) -> tuple[str, ...]:
        """What the other hero can be asked for, in the order of the rules."""
        return (
            say("Do as you like"),
            say("Follow me"),
            say("Gather wood"),
            say("Gather stone"),
            say("Hunt deer"),
            say("Meet me at the ship"),
        )

    def invitation(self, move: MoveBuilder) -> str:
        kinds = {step.kind for step in move.next_steps}
        if kinds == {"berry"}:
            return say("choose a berry, or stop")
        if kinds == {"use"}:
            return say("choose what to do with it")
        if kinds == {"item"}:
            return say("choose what to eat with it")
        if kinds == {"wish"}:
            return say("choose what to ask for")
        if kinds == {"amount"}:
            return say("choose how many")
        return super().invitation(move)

    # What can be told. -----------------------------------------------------------------------

    def reach(self, state: State, spot: str) -> Reach:
        """Where the hero on a hex, or of a panel, can come to in this turn."""
        assert isinstance(state, Valheim)
        for seat in range(int(state.seats)):
            if spot in (f"{HEX}{int(state.places[seat])}", f"{HERO}{seat}"):
                return Reach(tuple(f"{HEX}{place}" for place in reach(state, seat)))
        return NOWHERE

    def takes(self, state: State, seat: int, action: int) -> bool:
        return action in (ATTACK, FIGHT_BOSS)

    def cues(
        self, before: State, after: State, events: Sequence[Event], seat: int
    ) -> tuple[Cue, ...]:
        assert isinstance(before, Valheim) and isinstance(after, Valheim)
        return cues.cues(before, after, events, lambda state: self.scene(state, seat))

    def close_up(self, scene: Scene, spot: Spot, piece: Piece) -> Spot | None:
        kind = piece.look.split()[0]
        return enlarged(spot, *CLOSE_UP, scene) if kind in ("item", "recipe") else None

    def seat_notes(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Valheim)
        return words.seat_notes(state, seat)

    def plan(self, state: State, seat: int) -> str:
        assert isinstance(state, Valheim)
        return words.plan(state, seat)

    def wish(self, state: State, seat: int) -> str:
        assert isinstance(state, Valheim)
        wish = int(state.wishes[seat])
        return self.wishes()[wish] if wish else ""

    def doubt(self, move: MoveBuilder) -> str:
        """The day's end asks once if points are left."""
        assert isinstance(move.state, Valheim)
        left = int(move.state.action_points[move.seat])
        if move.action != END_TURN or left == 0:
            return ""
        if left == 1:
            return say("1 action point is left if you end the turn.")
        return say("{points} action points are left if you end the turn.", points=left)

    def goal(self, state: State) -> Goal:
        return Goal(say("Slay Eikthyr on the eastern island."))

    def belongings(self, scene: Scene, state: State, seat: int) -> tuple[str, ...]:
        """The hero and the place, and what is in the bag that lies before the seat."""
        assert isinstance(state, Valheim)
        things = [
            piece.spot
            for piece in scene.pieces
            if piece.spot.startswith(ITEM) and state.held(seat, int(piece.spot[len(ITEM) :]))
        ]
        return f"{HEX}{int(state.places[seat])}", f"{HERO}{seat}", *things

    # Painting. -------------------------------------------------------------------------------

    def paint_ground(self, painter: QPainter, scene: Scene, theme: Theme) -> None:
        painting.paint_ground(painter, scene, theme)

    def paint_piece(self, painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
        painting.paint_piece(painter, piece, spot, theme)
