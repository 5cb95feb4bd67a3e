"""What the board of a family of games offers to the window."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from meadhall.engines.values import Event, Settings, Step
from meadhall.ui.board.scene import (
    NOTHING,
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
from meadhall.ui.text.words import capital, join, say
from meadhall.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from meadhall.client.match.moves import MoveBuilder
    from meadhall.engines.contract import State


NOWHERE = Reach()


@dataclass(frozen=True, slots=True)
class Goal:
    """What wins and how near everybody is, in one line; and for each seat that has a way to go,
    how much of it is done, of how much."""

    text: str
    shares: tuple[tuple[int, int, int], ...] = ()


GOAL = "goal"
"""The spot at which a choice would end that waits to be confirmed; pointing at it confirms it."""


def middle_of(scene: Scene, width: float) -> tuple[float, float, float, float]:
    """A part of the scene about its middle, half as high as wide."""
    return (scene.width - width) / 2, scene.height / 2 - width / 4, width, width / 2


class GameBoard:
    """A subclass for each family. It knows how the game looks, never what is legal."""

    emblem = "table"
    """The drawing that is the game's icon."""

    turns_with_seat = False
    """Is the table turned, and the hand in front exchanged, when the next person acts?"""

    card_lines = 0
    """A card shown large is so many lines of the player's text high, so that it can be read; 0: as
    high as `close_up` says."""

    room = 1.25
    """How many times as wide as high the room for the board is; a table sets it on a board of its
    own, so that what can lie in more than one way fills it."""

    marks_whole_turn = False
    """Does the mark of the last move take in all that one seat did in a row, as a turn in parts?"""

    notes_are_gains = True
    """Are the new notes of a seat what a choice brings? Not where they count what it costs."""

    implied_kinds: frozenset[str] = frozenset()
    """Steps of these kinds are taken by themselves where only one of them is possible."""

    shows_projection = True
    """Is the score shown that a match would have if it ended now? The window says so."""

    overhang = 0.5
    """How much larger than its spot the picture of a piece may be, for shadows and tall figures."""

    asks_in_own_words = True
    """Does the board itself say what to point at, instead of the rules' general request?"""

    fall_keys: frozenset[str] = frozenset({"taken"})
    """The keys of those events by which a piece, a figure or a player is lost."""

    joined_keys: frozenset[str] = frozenset()
    """The keys of those events of which several in a row are told in one sentence."""

    def joined(self, events: Sequence[Event]) -> str:
        """That sentence, for two of these events or more."""
        raise NotImplementedError

    def fall_words(self, count: int) -> str:
        """How many were lost, in words for the end of a match."""
        return say("1 piece taken") if count == 1 else say("{count} pieces taken", count=count)

    rare_options: frozenset[str] = frozenset()
    """Options that few tables want: the set-up folds them away."""

    def unused_options(self, settings: Settings) -> frozenset[str]:
        """Options that change nothing where these are chosen."""
        return frozenset()

    def scene(self, state: "State", seat: int) -> Scene:
        """The position as this seat looks at it, without marks."""
        raise NotImplementedError

    def spot_of(self, step: Step, state: "State") -> str:
        """The spot to click for this step; empty if the step has a button instead."""
        raise NotImplementedError

    def step_at(self, spot: str, taken: Sequence[Step], state: "State") -> Step:
        """The step that pointing here would be, legal or not, after those already taken."""
        raise NotImplementedError

    def aloud(self, words: str, state: "State") -> str:
        """A sentence of this game as one would say it, to somebody who cannot see the table."""
        return words

    # A measured world: any point may be pointed at (`Pane.is_measured`). ------------------------

    def place_of(self, step: Step, state: "State") -> Point | None:
        """The point of the world that this step carries; None where it carries none."""
        return None

    def steps_meant(
        self, move: "MoveBuilder", at: Point | str, is_bend: bool = False
    ) -> list[Step]:
        """All steps of the choice for which pointing at a point of the world, or at a spot, stands
        after those taken; legal or not. Empty where it stands for none. A bend: the way goes on
        from there."""
        return []

    def is_drawn(self, move: "MoveBuilder", spot: str) -> bool:
        """Is what lies on this spot what acts, so that drawing it somewhere is a choice?"""
        return False

    def here(self, scene: Scene, state: "State", seat: int, at: Point) -> Spot | None:
        """What is said of a point of the world on which the cursor is; None beyond its edge."""
        return None

    def read_place(self, scene: Scene, text: str) -> Point | None:
        """The point of the world that was typed, or None."""
        return None

    def tape(
        self,
        scene: Scene,
        state: "State",
        move: "MoveBuilder | None",
        start: Point | str | None,
        end: Point | str,
    ) -> Preview:
        """What measuring from a point or a spot to another shows. Without a start: from what acts,
        as it could go or strike; or else what the thing at the end reaches."""
        return NOTHING

    def outlines(self, state: "State", move: "MoveBuilder") -> tuple[Stroke, ...]:
        """How far what acts may go, and what keeps it away, while its goal is open."""
        return ()

    def dangers(self, state: "State", seat: int) -> tuple[Stroke, ...]:
        """On demand: how far the others come and strike, and where the ground is slow."""
        return ()

    def trail(self, state: "State", seat: int, action: int) -> tuple[Stroke, ...]:
        """The way that an action led along."""
        return ()

    # Everywhere else. ------------------------------------------------------------------------

    def journey(self, state: "State", seat: int, action: int) -> tuple[str, ...]:
        """The spots an action leads from and to, for marks and for the animation."""
        spots = (self.spot_of(step, state) for step in state.steps(seat, action))
        return tuple(spot for spot in spots if spot)

    def handles(self, scene: Scene, move: "MoveBuilder") -> Scene:
        """The scene with something to take hold of for steps that have no place of their own."""
        return scene

    def handle_of(self, step: Step) -> str:
        """The spot of a step's handle, where `handles` lays one."""
        return ""

    def barred(self, move: "MoveBuilder") -> tuple[str, ...]:
        """The spots of pieces that block the chosen piece."""
        return ()

    @property
    def knows_danger(self) -> bool:
        """Does this game show what could be taken, or how far others come?"""
        ours, all_games = type(self), GameBoard
        return ours.dangers is not all_games.dangers or ours.in_danger is not all_games.in_danger

    def in_danger(self, state: "State", seat: int) -> tuple[str, ...]:
        """The spots of the seat's pieces that others could take in this position."""
        return ()

    def reasons(self, before: "State", after: "State", seat: int, action: int) -> list[str]:
        """Why this choice is good, in words: what it threatens, and what it brings to safety.
        A reason that ends in a full stop is a sentence of its own."""
        names = {
            spot.key: spot.name
            for state in (before, after)
            for spot in self.scene(state, seat).spots
        }
        foes = [each for each in range(int(after.seats)) if after.team(each) != after.team(seat)]
        was = {spot for foe in foes for spot in self.in_danger(before, foe)}
        threatened = [
            names[spot]
            for foe in foes
            for spot in self.in_danger(after, foe)
            if spot not in was and spot in names
        ]
        own, still = self.in_danger(before, seat), set(self.in_danger(after, seat))
        saved = [names[spot] for spot in own if spot not in still and spot in names]
        found = []
        if threatened:
            found.append(say("threatens {pieces}", pieces=join(threatened)))
        if saved:
            found.append(say("takes out of danger what was on {pieces}", pieces=join(saved)))
        return found

    def reach(self, state: "State", spot: str) -> Reach:
        """What the piece on a spot could do if it were its turn, whosever it is."""
        return NOWHERE

    def cues(
        self, before: "State", after: "State", events: Sequence[Event], seat: int
    ) -> tuple[Cue, ...]:
        """What one answer brought, to be shown piece by piece (`staging`); nothing where it is
        seen at a glance. Both states are as the seat in front knows them."""
        return ()

    def turns_in_hand(self, move: "MoveBuilder") -> int:
        """In how many ways what has just been taken in hand can be turned; 1 where it cannot."""
        return 1

    def in_hand(self, scene: Scene, move: "MoveBuilder", turned: int) -> Scene:
        """The scene with what has been taken in hand shown so turned, and ghosts of it where it
        could go. The marks come by themselves."""
        return scene

    def foresight(self, scene: Scene, move: "MoveBuilder", spot: str, turned: int) -> Preview:
        """What choosing this spot now would bring: what it would take, and by which lines. Also
        asked before anything has been chosen."""
        return NOTHING

    def close_up(self, scene: Scene, spot: Spot, piece: Piece) -> Spot | None:
        """Where to show once more, and larger, what lies too small on a spot; None if it does
        not."""
        return None

    def card_place(self, spot: Spot, width: float, height: float, scene: Scene) -> Spot:
        """Where what lies on a spot is shown once more, so large."""
        return enlarged(spot, width, height, scene)

    def takes(self, state: "State", seat: int, action: int) -> bool:
        """Does the action take something, so that its goal deserves another mark?"""
        return False

    def colour_of(self, seat: int) -> int:
        """The place of the seat's colours in a theme's `sides`."""
        return seat

    def belongings(self, scene: Scene, state: "State", seat: int) -> tuple[str, ...]:
        """The spots at which the seat's own pieces or cards lie."""
        colour = self.colour_of(seat)
        return tuple(piece.spot for piece in scene.pieces if piece.side == colour)

    def seat_notes(self, state: "State", seat: int) -> list[str]:
        """A few words beside a seat's name: how many pieces, how many points."""
        return []

    def plan(self, state: "State", seat: int) -> str:
        """What a computer at this seat works at, where players win together and tell each other."""
        return ""

    def wish(self, state: "State", seat: int) -> str:
        """What a seat asks of its partner at the moment, in quotes or a few words; or nothing."""
        return ""

    def doubt(self, move: "MoveBuilder") -> str:
        """What is lost by the move that is pointed out, where that is asked before it is made."""
        return ""

    def goal(self, state: "State") -> Goal:
        """What wins in this position, and how near everybody is; no text: not told."""
        return Goal("")

    def invitation(self, move: "MoveBuilder") -> str:
        """What to point at next, in words."""
        steps = move.next_steps
        kinds = {step.kind for step in steps}
        if kinds == {"piece"}:
            return say("choose a piece ({count} can move)", count=len(steps))
        if kinds == {"cell"}:
            return say("choose where it goes ({count} possible)", count=len(steps))
        return say("choose ({count} possible)", count=len(steps))

    def button_text(self, step: Step) -> str:
        """What the button for a step says that has no place on the board."""
        return capital(say(step.text))

    def show_piece(self) -> "State | None":
        """The position on the game's card; None for its opening."""
        return None

    def poster(self, scene: Scene) -> tuple[float, float, float, float]:
        """The part of a scene that shows best what the game is: left, top, width and height.

        It is about twice as wide as high, for it fills the top of a card.
        """
        return middle_of(scene, scene.width)

    def is_sealed_choice(self, state: "State") -> bool:
        """Is what is chosen now sealed, and opened when all have sealed?"""
        return False

    def sealed(self, scene: Scene, state: "State", seats: Sequence[int]) -> Scene:
        """The scene with the secret choices of these seats on the table, as far as it shows any."""
        return scene

    def pane_colour(self, theme: Theme) -> str:
        """What is behind the world of a pane, where it is not painted yet."""
        return theme.table

    def paint_ground(self, painter: QPainter, scene: Scene, theme: Theme) -> None:
        """Everything that lies still, in board units."""
        raise NotImplementedError

    def paint_piece(self, painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
        """One piece or card, in board units around (0, 0)."""
        raise NotImplementedError
