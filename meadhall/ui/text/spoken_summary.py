"""A table as it is read out on request: the last move, what everybody has, where one's pieces are.

The same sentences are in the log, beside the seats and in the board in words; here is only which
of them answer which question.
"""

from typing import TYPE_CHECKING, Final

from meadhall.engines.values import NOBODY
from meadhall.ui.board.scene import Ink, MarkKind
from meadhall.ui.text.words import capital, say, told

if TYPE_CHECKING:
    from meadhall.client.match.moves import MoveBuilder
    from meadhall.engines.contract import State
    from meadhall.ui.board.game_board import GameBoard
    from meadhall.ui.board.scene import Scene
    from meadhall.ui.pages.table.page import TablePage


MANY: Final = 16
"""Nobody can keep more places in mind than this; the cursor finds them one by one."""


def others(table: "TablePage") -> str:
    """Everybody's counts, seat by seat, those of the others first; then how near the goal is, and
    what partners plan and ask for."""
    from meadhall.client.computer.players import strength  # all rules; the window opens without
    from meadhall.ui.text.prompts import closed

    session = table.session
    state = session.state_at(table.number)
    mine = session.people_here
    seats = sorted(range(session.seats), key=lambda seat: seat in mine)
    lines = []
    for seat in seats:
        player = session.players[seat]
        who = strength(player.level).title if player.level else player.person
        notes = table.board.seat_notes(state, seat)
        side = capital(told(session.side(seat)))
        if side == who:
            lines.append(say("{who}: {what}", who=who, what=", ".join(notes)))
        else:
            lines.append(say("{side}, {who}: {notes}", side=side, who=who, notes=", ".join(notes)))
    goal = table.board.goal(state).text
    wishes = table.plan_line.text().split("\n")
    return " ".join(closed(part) for part in ("; ".join(lines), goal, *wishes) if part)


def in_danger(table: "TablePage") -> str:
    """Which of the viewer's pieces the others could take now."""
    scene, session = table.board_widget.scene, table.session
    doomed = {mark.spot for mark in scene.marks if mark.kind is MarkKind.DANGER}
    places = [spot.sentence for spot in scene.spots if spot.key in doomed]
    if places:
        return say("In danger: {places}.", places="; ".join(places))
    if session.viewer == NOBODY or scene.is_measured:
        return say("The board shows how far the others come.")
    return say("Nothing of yours could be taken now.")


def reach(board: "GameBoard", state: "State", scene: "Scene", key: str) -> str:
    """Where the piece on a spot could go, and what it threatens; empty if nothing is there."""
    if all(piece.spot != key for piece in scene.pieces):
        return ""
    found = board.reach(state, key)
    goes, threatens = (
        [spot.name for spot in scene.spots if spot.key in keys]
        for keys in (set(found.goes), set(found.threatens))
    )
    said = []
    if len(goes) > MANY:
        said.append(say("It could go to {count} places.", count=len(goes)))
    elif goes:
        said.append(say("It could go to: {places}.", places=listed(goes)))
    if threatens:
        said.append(say("It threatens: {places}.", places=listed(threatens)))
    return " ".join(said)


def listed(places: list[str]) -> str:
    """Places one after the other; a cell may have a comma in its name."""
    return ("; " if any("," in place for place in places) else ", ").join(places)


def taken(board: "GameBoard", scene: "Scene", move: "MoveBuilder", key: str, turned: int) -> str:
    """What choosing this spot now would take, or what the way there costs; empty if nothing."""
    shown = board.foresight(scene, move, key, turned)
    ways = [stroke.text for stroke in shown.strokes if stroke.ink is Ink.WAY and stroke.text]
    if ways:
        return say("The way there: {costs}.", costs=", ".join(ways[0].split("\n")))
    doomed = {mark.spot for mark in shown.marks if mark.kind is MarkKind.DOOMED}
    names = [each.sentence for each in scene.spots if each.key in doomed]
    return say("It would take: {places}.", places="; ".join(names)) if names else ""


def own(table: "TablePage") -> str:
    """Where the viewer's own pieces or cards lie, in the order of the board."""
    scene, viewer = table.board_widget.scene, table.session.viewer
    if viewer == NOBODY:
        return say("You have nothing on the board.")
    state = table.session.state_at(table.number)
    spots = set(table.board.belongings(scene, state, viewer))
    sentences = [spot.sentence for spot in scene.spots if spot.key in spots]
    if not sentences:
        return say("You have nothing on the board.")
    return "; ".join(sentences) + "."
