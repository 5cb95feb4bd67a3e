"""Why was this click refused?

For people who point at something the rules forbid: the first rule that stands against it, as
a sentence that names the place. Nothing here decides what is legal; `match` does.
"""

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
from meadhall.engines.nxs.victory import winner_by_gift
from meadhall.engines.values import Step


def refusal(match: Match, seat: int, steps: list[Step]) -> str:
    """Why no legal action of the seat begins with these steps."""
    if match.asks == OVER:
        return "The match is over."
    if match.asks != CHOOSE or seat != match.turn:
        return "It is not your turn to choose."
    if not steps:
        return "The rules do not allow that now."
    if steps[0].kind == "card":
        return card_refusal(match, seat, steps[0].at)
    if steps[0].kind == "button":
        return "There is nothing to stop now: the turn goes on."
    cell, text = steps[0].at, steps[0].text
    if not 0 <= cell < match.position.board.cells:
        return "That is not on the board."
    if COLOUR_OF[match.position.men[cell]] != match.colour:
        if match.colour == GOLD and match.terms.jotunn:
            return f"{text}: now one of the Jötunn's gold pieces is to be chosen."
        return f"{text}: none of your pieces stands there."
    later = match.stage != MOVE
    found = later_refusal(match, cell, steps) if later else move_refusal(match, cell, steps)
    return found or "The rules do not allow that now."


def card_refusal(match: Match, seat: int, card: int) -> str:
    """Why this card cannot be cast."""
    if not 0 <= card < len(match.places):
        return "There is no such card in this match."
    if match.places[card] == SPENT:
        return "This card has been used."
    if match.places[card] in (NEUTRAL, IN_BOX):
        return "This card is not dealt to a player."
    if match.places[card] != seat:
        return "This card is another player's."
    if match.stage != MOVE:
        return "A card is cast instead of a move, and only one in a turn."
    if match.colour != match.turn:
        return "Cards are not cast for the Jötunn."
    face = int(match.cards.faces[card])
    title = RUNE_TITLES[face] if face >= 0 else "This card"
    return f"{title} would allow nothing now, so it cannot be cast."


def later_refusal(match: Match, cell: int, steps: list[Step]) -> str:
    """Why this does not go with the part of the turn that has come."""
    name = match.position.board.names[cell]
    is_other = match.actor != cell
    if match.stage == ROTATE:
        whose = "your" if match.colour == match.turn else "the Jötunn's gold"
        return f"Rotate one of {whose} pieces by one facing, clockwise or counter-clockwise."
    if match.stage == TWIN:
        if is_other:
            return "Rotate another piece by one facing, or stop."
        return f"{name}: this piece has been rotated; the second rotation is another's."
    if match.stage in (GO, AGAIN):
        if is_other:
            served = match.position.board.names[int(match.actor)]
            return f"{name}: the card serves the piece on {served} this turn."
        if match.stage == GO or len(steps) < 2:
            return move_refusal(match, cell, steps)
        return move_refusal(match, cell, steps) or f"{name}: Fury allows another capture only."
    assert match.stage == CAST
    title, meaning = RUNE_TITLES[int(match.power)], MEANINGS[int(match.power)]
    found = gift_refusal(match, cell, steps)
    return found or f"{name}: {title} does not allow that. {meaning}"


def move_refusal(match: Match, cell: int, steps: list[Step]) -> str:
    """Why the piece may not go there by an ordinary move."""
    position = match.position
    name = position.board.names[cell]
    if len(steps) < 2 or steps[1].kind == "turn":
        if len(match.moves_of(cell)) == 0:
            return f"{name}: this piece cannot move now."
        return f"{name}: a move comes first, then a rotation."
    target = steps[1].at
    if not 0 <= target < position.board.cells:
        return "That is not on the board."
    way = f"{name}-{position.board.names[target]}"
    if target == cell:
        return f"{way}: the piece stands there already."
    moves = moves_between(match, cell, target)
    if not moves:
        return f"{way}: pieces go straight along their sigils, or jump over a spear."
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


def straight_refusal(match: Match, cell: int, move: int, way: str, piece: str) -> str:
    position = match.position
    heading, distance = move // LONGEST % HEADINGS, move % LONGEST + 1
    reach = int(REACHES[position.men[cell] * HEADINGS + heading])
    if reach == 0:
        return f"{way}: the {piece} on {position.board.names[cell]} has no sigil on that side."
    if distance > reach:
        return f"{way}: the {piece} goes {cells_of(reach)} at most."
    for passed in range(move - distance + 1, move + 1):
        at = position.board.targets[passed]
        if position.men[at] != EMPTY:
            return f"{way}: the way is blocked at {position.board.names[int(at)]}."
    return ban_refusal(match, move, way)


def jump_refusal(match: Match, cell: int, target: int, move: int, way: str, piece: str) -> str:
    position = match.position
    men, colour = position.men, COLOUR_OF[position.men[cell]]
    heading = move // LONGEST % HEADINGS
    if KIND_OF[men[cell]] == SEIDKONA:
        return f"{way}: a {piece} does not attack."
    if REACHES[men[cell] * HEADINGS + heading] == 0:
        return f"{way}: the {piece} on {position.board.names[cell]} has no spear at that corner."
    if not is_enemy(men, target, colour):
        return f"{way}: a jump is an attack, and no enemy stands there."
    if KIND_OF[men[target]] == SEIDKONA:
        return f"{way}: a {TITLES[SEIDKONA]} cannot be attacked."
    if position.wards[COLOUR_OF[men[target]]] == target:
        return f"{way}: a ward keeps this piece from being taken."
    if is_jump_blocked(position.board, men, cell, heading // 2):
        beside = [
            int(position.board.steps[cell * 6 + side % 6])
            for side in (heading // 2, heading // 2 + 1)
        ]
        blocker = next(at for at in beside if is_enemy(men, at, colour))
        return f"{way}: the jump would pass an enemy on {position.board.names[blocker]}."
    return ban_refusal(match, move, way)


def ban_refusal(match: Match, move: int, way: str) -> str:
    """Why a move that the piece could make is forbidden; empty if it is not."""
    winner = int(winner_by_gift(match.position, match.turn, move))
    if winner >= 0:
        return f"{way}: that would give {COLOURS[winner]} the victory."
    if match.terms.jotunn and match.colour == GOLD:
        victim = int(endangered(match.position, move))
        if victim != OFF:
            name = match.position.board.names[victim]
            return f"{way}: that would put the Jötunn's piece on {name} in danger."
    return ""


def gift_refusal(match: Match, cell: int, steps: list[Step]) -> str:
    """The ban on gifts, for the moves of a card."""
    if len(steps) < 2 or steps[1].kind != "cell" or not moves_between(match, cell, steps[1].at):
        return ""
    move = moves_between(match, cell, steps[1].at)[0]
    if match.position.board.targets[move] != steps[1].at:
        return ""
    names = match.position.board.names
    return ban_refusal(match, move, f"{names[cell]}-{names[steps[1].at]}")


def cells_of(count: int) -> str:
    return "one cell" if count == 1 else f"{['no', 'one', 'two', 'three', 'four'][count]} cells"
