"""A session on a board: which marks lie where. Decided here, without a widget."""

from dataclasses import dataclass, replace

from meadhall.client.match.moves import MoveBuilder
from meadhall.client.match.session import Session
from meadhall.engines.contract import State
from meadhall.engines.values import NOBODY, Step
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.scene import NOTHING, Mark, MarkKind, Point, Preview, Scene, Stroke
from meadhall.ui.board.staging import Cue


@dataclass(frozen=True, slots=True)
class Look:
    """What the person at the window looks at: a moment, and what has been pointed at in vain."""

    number: int
    refused: str = ""
    hint_steps: int = 0  # how much of the hint is shown
    shows_reach: bool = True
    shows_danger: bool = False
    advised: tuple[Step, ...] = ()  # steps of a choice that would have been better then
    turned: int = 0  # how what is in hand is turned


def table_scene(board: GameBoard, session: Session, look: Look, came_from: int) -> Scene:
    """The scene of that moment; what moved since moment `came_from` travels."""
    state = session.state_at(look.number)
    scene = board.scene(state, front_seat(board, session))
    if look.number == session.length:
        scene = board.sealed(scene, state, session.sealed)
        if session.move is not None:
            scene = board.handles(scene, session.move)
            scene = board.in_hand(scene, session.move, look.turned)
            if look.shows_reach:
                scene = replace(scene, strokes=board.outlines(state, session.move) + scene.strokes)
            scene = replace(scene, goals=move_goals(board, session.move))
    if scene.is_measured:
        strokes = _trails(board, session, look.number)
        if look.shows_danger:
            strokes = board.dangers(state, session.viewer) + strokes
        if look.number == session.length:
            strokes += _hint_strokes(board, session, look)
        scene = replace(scene, strokes=strokes + scene.strokes)
    marks = _last_marks(board, session, look.number)
    if look.number == session.length:
        taken_places = {piece.spot for piece in scene.pieces}
        if session.move is not None:
            marks += choice_marks(board, session.move, taken_places, look.shows_reach)
        if look.shows_danger and session.viewer != NOBODY:
            spots = board.in_danger(state, session.viewer)
            marks += tuple(Mark(MarkKind.DANGER, spot) for spot in spots)
        marks += _hint_marks(board, session, look)
    advice = (board.spot_of(step, state) for step in look.advised)
    marks += tuple(Mark(MarkKind.HINT, spot) for spot in dict.fromkeys(advice) if spot)
    if look.refused:
        marks += (Mark(MarkKind.REFUSED, look.refused),)
    return replace(scene, marks=marks, travels=_travels(board, session, came_from, look.number))


def scene_then(board: GameBoard, session: Session, number: int) -> Scene:
    """The position before answer `number` as others are shown it afterwards: nothing is chosen in
    it, and what moved just before is marked."""
    state = session.state_at(number)
    scene = board.scene(state, onlooker(board, session))
    if scene.is_measured:
        scene = replace(scene, strokes=_trails(board, session, number) + scene.strokes)
    marks = _last_marks(board, session, number)
    return replace(scene, marks=marks, travels=_travels(board, session, number - 1, number))


def staged(
    board: GameBoard, session: Session, number: int, is_for_others: bool = False
) -> tuple[Cue, ...]:
    """What answer `number` brought, piece by piece, as the window's seat sees it, or others."""
    rows = session.read_log()
    if not 0 <= number < len(rows) or not rows[number].events:
        return ()
    before, after = session.state_at(number), session.state_at(number + 1)
    seat = onlooker(board, session) if is_for_others else front_seat(board, session)
    return board.cues(before, after, rows[number].events, seat)


def preview(board: GameBoard, state: State, scene: Scene, key: str) -> Preview:
    """The preview for a spot on which the mouse or the cursor rests."""
    spot = scene.spot(key)
    piece = next((piece for piece in reversed(scene.pieces) if piece.spot == key), None)
    if spot is None or piece is None:
        return NOTHING
    reach = board.reach(state, key)
    marks = tuple(Mark(MarkKind.REACH, each) for each in reach.goes)
    marks += tuple(Mark(MarkKind.THREAT, each) for each in reach.threatens)
    place = board.close_up(scene, spot, piece)
    return Preview(marks, piece if place is not None else None, place)


def resting_preview(
    board: GameBoard,
    state: State,
    scene: Scene,
    key: str,
    move: MoveBuilder | None,
    turned: int,
) -> Preview:
    """The preview while somebody chooses: what choosing this spot would bring; before anything is
    chosen, and where it would bring nothing, what the piece there can do."""
    if move is not None:
        shown = board.foresight(scene, move, key, turned)
        if move.taken or shown != NOTHING:
            return shown
    return preview(board, state, scene, key)


def front_seat(board: GameBoard, session: Session) -> int:
    """At whose side of the table the window sits."""
    here = session.people_here
    if board.turns_with_seat or len(here) < 2:
        return session.viewer
    return here[0]


def onlooker(board: GameBoard, session: Session) -> int:
    """Through whose eyes others are shown the match: nobody's, once all cards are open. So nobody
    who reads it is called "you"."""
    return NOBODY if session.is_open_book else front_seat(board, session)


def _journey(board: GameBoard, session: Session, number: int) -> tuple[str, ...]:
    """The spots that answer `number` led along."""
    choice = session.chosen_at(number)
    if choice is None:
        return ()
    return board.journey(session.state_at(number), *choice)


def _last_marks(board: GameBoard, session: Session, number: int) -> tuple[Mark, ...]:
    first = number - 1
    if board.marks_whole_turn and (choice := session.chosen_at(first)) is not None:
        while (before := session.chosen_at(first - 1)) is not None and before[0] == choice[0]:
            first -= 1
    spots = [spot for each in range(first, number) for spot in _journey(board, session, each)]
    return tuple(Mark(MarkKind.LAST, spot) for spot in dict.fromkeys(spots))


TRAILS = 60
"""So many answers back a move still leaves its trail, while somebody looks back."""


def _trails(board: GameBoard, session: Session, number: int) -> tuple[Stroke, ...]:
    """The ways of the last choice; while somebody looks back, of several before it too."""
    is_back = number < session.length
    strokes: tuple[Stroke, ...] = ()
    for before in range(number - 1, max(number - TRAILS, 0) - 1, -1):
        choice = session.chosen_at(before)
        if choice is None:
            continue
        strokes += board.trail(session.state_at(before), *choice)
        if strokes and not is_back:
            break
    return strokes


def move_goals(board: GameBoard, move: MoveBuilder) -> tuple[Point, ...]:
    """The points of a measured world that may be pointed at next."""
    places = (board.place_of(step, move.state) for step in move.next_steps)
    return tuple(dict.fromkeys(place for place in places if place is not None))


def _travels(
    board: GameBoard, session: Session, before: int, now: int
) -> tuple[tuple[str, str], ...]:
    """What moved, where the two moments are neighbours."""
    if abs(before - now) != 1:
        return ()
    spots = _journey(board, session, min(before, now))
    if len(spots) != 2 or spots[0] == spots[1]:
        return ()
    start, end = spots if now > before else (spots[1], spots[0])
    return ((start, end),)


def choice_marks(
    board: GameBoard, move: MoveBuilder, taken_places: set[str], shows_reach: bool = True
) -> tuple[Mark, ...]:
    """What has been pointed at, and what may be pointed at next."""
    marks = [
        Mark(MarkKind.CHOSEN, spot)
        for step in move.taken
        if (spot := board.spot_of(step, move.state))
    ]
    if not shows_reach:
        return tuple(marks)
    for step in move.next_steps:
        if spot := board.spot_of(step, move.state):
            kind = _sign(board, move, step)
            if kind is MarkKind.TARGET and spot in taken_places:
                kind = MarkKind.MOVABLE  # a dot would hide what lies there
            marks.append(Mark(kind, spot))
    marks += [Mark(MarkKind.BARRED, spot) for spot in board.barred(move)]
    return tuple(marks)


def _sign(board: GameBoard, move: MoveBuilder, step: Step) -> MarkKind:
    """Where one may begin, where one may go, and where going takes something."""
    if not move.taken:
        return MarkKind.MOVABLE
    depth = len(move.taken)
    ends = [action for action in move.actions if move.way(action)[depth] == step]
    if any(board.takes(move.state, move.seat, action) for action in ends):
        return MarkKind.TAKES
    return MarkKind.TARGET


def _hint_strokes(board: GameBoard, session: Session, look: Look) -> tuple[Stroke, ...]:
    """The way that the whole hint leads along, in a measured world."""
    hint = session.hint
    if hint is None or look.hint_steps < len(hint.steps):
        return ()
    return board.trail(session.state, hint.seat, hint.action)


def _hint_marks(board: GameBoard, session: Session, look: Look) -> tuple[Mark, ...]:
    if session.hint is None:
        return ()
    spots = (board.spot_of(step, session.state) for step in session.hint.steps[: look.hint_steps])
    return tuple(Mark(MarkKind.HINT, spot) for spot in dict.fromkeys(spots) if spot)
