"""Why was this click refused?

For people who point at something the rules forbid: the first rule that stands against it, as
a sentence that names the place. Nothing here decides what is legal; `match` does.
"""

from typing import Final

from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.board import LONGEST
from meadhall.engines.nxs.capture import is_enemy, is_jump_blocked
from meadhall.engines.nxs.jotunn import endangered
from meadhall.engines.nxs.match import Match
from meadhall.engines.nxs.movement import is_jump
from meadhall.engines.nxs.pieces import (
    COLOUR_OF,
    COLOURS,
    EMPTY,
    GOLD,
    HEADINGS,
    KIND_OF,
    REACHES,
    SEIDKONA,
    TITLES,
)
from meadhall.engines.nxs.runes import IN_BOX, MEANINGS, NEUTRAL, SPENT
from meadhall.engines.nxs.runes import TITLES as RUNE_TITLES
from meadhall.engines.nxs.table import AGAIN, CAST, GO, MOVE, ROTATE, TWIN
from meadhall.engines.nxs.texts import Distance, Refusal
from meadhall.engines.nxs.victory import winner_by_gift
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.texts import Refusal as Shared
from meadhall.engines.values import Step

DISTANCES: Final = list(Distance)


def refusal(match: Match, seat: int, steps: list[Step]) -> Phrase:
    """Why no legal action of the seat begins with these steps."""
    if match.asks == OVER:
        return say(Shared.OVER)
    if match.asks != CHOOSE or seat != match.turn:
        return say(Shared.NOT_ASKED)
    if not steps:
        return say(Shared.NOT_NOW)
    if steps[0].kind == "card":
        return card_refusal(match, seat, steps[0].at)
    if steps[0].kind == "button":
        return say(Refusal.NOTHING_TO_STOP)
    cell, text = steps[0].at, steps[0].text
    if not 0 <= cell < match.position.board.cells:
        return say(Refusal.OFF_BOARD)
    if COLOUR_OF[match.position.men[cell]] != match.colour:
        if match.colour == GOLD and match.terms.jotunn:
            return say(Refusal.GOLD_TO_CHOOSE, piece=text)
        return say(Refusal.NOT_YOURS, piece=text)
    later = match.stage != MOVE
    found = later_refusal(match, cell, steps) if later else move_refusal(match, cell, steps)
    return found or say(Shared.NOT_NOW)


def card_refusal(match: Match, seat: int, card: int) -> Phrase:
    """Why this card cannot be cast."""
    if not 0 <= card < len(match.places):
        return say(Refusal.NO_CARD)
    if match.places[card] == SPENT:
        return say(Refusal.CARD_USED)
    if match.places[card] in (NEUTRAL, IN_BOX):
        return say(Refusal.CARD_NOT_DEALT)
    if match.places[card] != seat:
        return say(Refusal.OTHERS_CARD)
    if match.stage != MOVE:
        return say(Refusal.ONE_CARD)
    if match.colour != match.turn:
        return say(Refusal.NO_CARD_FOR_JOTUNN)
    face = int(match.cards.faces[card])
    if face < 0:
        return say(Refusal.THIS_CARD_USELESS)
    return say(Refusal.CARD_USELESS, card=RUNE_TITLES[face])


def later_refusal(match: Match, cell: int, steps: list[Step]) -> Phrase | None:
    """Why this does not go with the part of the turn that has come."""
    name = match.position.board.names[cell]
    is_other = match.actor != cell
    if match.stage == ROTATE:
        is_own = match.colour == match.turn
        return say(Refusal.ROTATE_YOURS if is_own else Refusal.ROTATE_GOLD)
    if match.stage == TWIN:
        if is_other:
            return say(Refusal.ROTATE_ANOTHER)
        return say(Refusal.ROTATED_ALREADY, piece=name)
    if match.stage in (GO, AGAIN):
        if is_other:
            served = match.position.board.names[int(match.actor)]
            return say(Refusal.SERVES_ANOTHER, piece=name, at=served)
        if match.stage == GO or len(steps) < 2:
            return move_refusal(match, cell, steps)
        return move_refusal(match, cell, steps) or say(Refusal.FURY_CAPTURES, piece=name)
    assert match.stage == CAST
    card, meaning = RUNE_TITLES[int(match.power)], MEANINGS[int(match.power)]
    found = gift_refusal(match, cell, steps)
    return found or say(Refusal.CARD_FORBIDS, piece=name, card=card, meaning=meaning)


def move_refusal(match: Match, cell: int, steps: list[Step]) -> Phrase | None:
    """Why the piece may not go there by an ordinary move."""
    position = match.position
    name = position.board.names[cell]
    if len(steps) < 2 or steps[1].kind == "turn":
        if len(match.moves_of(cell)) == 0:
            return say(Refusal.STUCK, piece=name)
        return say(Refusal.MOVE_FIRST, piece=name)
    target = steps[1].at
    if not 0 <= target < position.board.cells:
        return say(Refusal.OFF_BOARD)
    way = f"{name}-{position.board.names[target]}"
    if target == cell:
        return say(Refusal.THERE_ALREADY, way=way)
    moves = moves_between(match, cell, target)
    if not moves:
        return say(Refusal.NO_LINE, way=way)
    piece = TITLES[int(KIND_OF[position.men[cell]])]
    if is_jump(moves[0]):
        return jump_refusal(match, cell, target, moves[0], way, piece)
    return straight_refusal(match, cell, moves[0], way, piece)


def moves_between(match: Match, start: int, target: int) -> list[int]:
    """The moves from here to there on an empty board by a piece with all sigils."""
    first = start * HEADINGS * LONGEST
    every = range(first, first + HEADINGS * LONGEST)
    board = match.position.board
    found = [move for move in every if board.targets[move] == target]
    return found or far_moves(match, start, target)


def far_moves(match: Match, start: int, target: int) -> list[int]:
    """The longest move of a straight line on which the target lies farther away."""
    board = match.position.board
    for side in range(6):
        at = start
        while at != OFF:
            at = int(board.steps[at * 6 + side])
            if at == target:
                return [(start * HEADINGS + 2 * side) * LONGEST + LONGEST - 1]
    return []


def straight_refusal(match: Match, cell: int, move: int, way: str, piece: str) -> Phrase | None:
    position = match.position
    heading, distance = move // LONGEST % HEADINGS, move % LONGEST + 1
    reach = int(REACHES[position.men[cell] * HEADINGS + heading])
    if reach == 0:
        return say(Refusal.NO_SIGIL, way=way, piece=piece, at=position.board.names[cell])
    if distance > reach:
        return say(Refusal.TOO_FAR, way=way, piece=piece, cells=DISTANCES[reach - 1])
    for passed in range(move - distance + 1, move + 1):
        at = position.board.targets[passed]
        if position.men[at] != EMPTY:
            return say(Refusal.BLOCKED, way=way, at=position.board.names[int(at)])
    return ban_refusal(match, move, way)


def jump_refusal(
    match: Match, cell: int, target: int, move: int, way: str, piece: str
) -> Phrase | None:
    position = match.position
    men, colour = position.men, COLOUR_OF[position.men[cell]]
    heading = move // LONGEST % HEADINGS
    if KIND_OF[men[cell]] == SEIDKONA:
        return say(Refusal.DOES_NOT_ATTACK, way=way, piece=piece)
    if REACHES[men[cell] * HEADINGS + heading] == 0:
        return say(Refusal.NO_SPEAR, way=way, piece=piece, at=position.board.names[cell])
    if not is_enemy(men, target, colour):
        return say(Refusal.NO_ENEMY, way=way)
    if KIND_OF[men[target]] == SEIDKONA:
        return say(Refusal.NOT_ATTACKED, way=way, piece=TITLES[SEIDKONA])
    if position.wards[COLOUR_OF[men[target]]] == target:
        return say(Refusal.WARD, way=way)
    if is_jump_blocked(position.board, men, cell, heading // 2):
        beside = [
            int(position.board.steps[cell * 6 + side % 6])
            for side in (heading // 2, heading // 2 + 1)
        ]
        blocker = next(at for at in beside if is_enemy(men, at, colour))
        return say(Refusal.JUMP_BLOCKED, way=way, at=position.board.names[blocker])
    return ban_refusal(match, move, way)


def ban_refusal(match: Match, move: int, way: str) -> Phrase | None:
    """Why a move that the piece could make is forbidden; None if it is not."""
    winner = int(winner_by_gift(match.position, match.turn, move))
    if winner >= 0:
        return say(Refusal.GIFT, way=way, who=COLOURS[winner])
    if match.terms.jotunn and match.colour == GOLD:
        victim = int(endangered(match.position, move))
        if victim != OFF:
            name = match.position.board.names[victim]
            return say(Refusal.JOTUNN_IN_DANGER, way=way, at=name)
    return None


def gift_refusal(match: Match, cell: int, steps: list[Step]) -> Phrase | None:
    """The ban on gifts, for the moves of a card."""
    if len(steps) < 2 or steps[1].kind != "cell" or not moves_between(match, cell, steps[1].at):
        return None
    move = moves_between(match, cell, steps[1].at)[0]
    if match.position.board.targets[move] != steps[1].at:
        return None
    names = match.position.board.names
    return ban_refusal(match, move, f"{names[cell]}-{names[steps[1].at]}")
