"""What does a rune card allow?

A card is cast instead of the move; the turn's rotation follows as ever. Each power names the
pieces it can serve and what they may do. A Seiðkona neither attacks nor is attacked, by any
card. Everything that holds for moves holds here too: the ban on giving the victory away, and
the victory by a card's move.

Not here: the second part of a card that has two, Fury's other capture or the move after a turn
(`state`).
"""

from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.actions import swap_number, turn_number
from meadhall.engines.nxs.capture import can_attack, is_target
from meadhall.engines.nxs.movement import move_number, moves_from, slides
from meadhall.engines.nxs.pieces import (
    COLOUR_OF,
    FACINGS,
    HEADINGS,
    KIND_OF,
    RANGE_OF,
    REACHES,
    SEIDKONA,
)
from meadhall.engines.nxs.position import Position
from meadhall.engines.nxs.runes import (
    DIRECTION,
    DISTANCE,
    EXCHANGE,
    FULL_TURN,
    FURY,
    LEAP,
    SHIELDS,
    SPEAR,
    TURN_AND_GO,
    TWIN_ROTATION,
    WARD,
    WITHDRAW,
)
from meadhall.engines.nxs.victory import without_gifts
from meadhall.engines.packed import append, i64, vec


def castings(position: Position, colour: i64, power: i64) -> vec[i64]:
    """All that the card allows this player, sorted; nothing if it cannot be cast."""
    cells, ring = position.board.cells, position.ring
    actions = vec[i64]()
    cell = ring[cells + colour]
    while cell < cells:
        actions = castings_with(position, cell, power, actions)
        cell = ring[cell]
    if power in (TURN_AND_GO, FULL_TURN, EXCHANGE):
        return actions
    return without_gifts(position, colour, actions)


def castings_with(position: Position, cell: i64, power: i64, actions: vec[i64]) -> vec[i64]:
    """Add what the card allows with the piece on this cell."""
    board, men, wards = position.board, position.men, position.wards
    if power == TWIN_ROTATION:
        return moves_from(board, men, wards, cell, actions)
    if power == EXCHANGE:
        return exchanges(position, cell, actions)
    if power == FULL_TURN:
        for turns in range(i64(1), FACINGS[KIND_OF[men[cell]]]):
            actions = append(actions, turn_number(cell, turns))
        return actions
    if power == TURN_AND_GO:
        return turns_and_goes(position, cell, actions)
    if power in (DISTANCE, DIRECTION, LEAP, WITHDRAW):
        return straight(position, cell, power, actions)
    if KIND_OF[men[cell]] == SEIDKONA:
        return actions
    if power == WARD:
        return moves_from(board, men, wards, cell, actions)
    return attacks(position, cell, power, actions)


def straight(position: Position, cell: i64, power: i64, actions: vec[i64]) -> vec[i64]:
    """Add the straight moves that a card allows beyond the ordinary ones."""
    board, men = position.board, position.men
    man = men[cell]
    reach = RANGE_OF[KIND_OF[man]]
    for side in range(i64(6)):
        has_sigil = REACHES[man * HEADINGS + 2 * side] > 0
        if power == WITHDRAW:
            allowed = REACHES[man * HEADINGS + 2 * ((side + 3) % 6)] > 0
        else:
            allowed = has_sigil != (power == DIRECTION)
        if allowed:
            longest = reach + 1 if power == DISTANCE else reach
            leaps: i64 = 1 if power == LEAP else 0
            actions = slides(board, men, cell, side, longest, leaps, actions)
    return actions


def attacks(position: Position, cell: i64, power: i64, actions: vec[i64]) -> vec[i64]:
    """Add the captures of a warrior that a card helps: Spear, Shields or Fury."""
    board, men, wards = position.board, position.men, position.wards
    for corner in range(i64(6)):
        has_spear = REACHES[men[cell] * HEADINGS + 2 * corner + 1] > 0
        target = board.jumps[cell * 6 + corner]
        if power == SPEAR:
            allowed = can_attack(board, men, wards, cell, corner)
        elif power == SHIELDS:
            allowed = has_spear and is_target(men, wards, target, COLOUR_OF[men[cell]])
        else:
            allowed = power == FURY and has_spear and can_attack(board, men, wards, cell, corner)
        if allowed:
            actions = append(actions, move_number(cell, 2 * corner + 1))
    return actions


def exchanges(position: Position, cell: i64, actions: vec[i64]) -> vec[i64]:
    """Add the swaps with own neighbours; each pair can be named from either end."""
    for side in range(i64(6)):
        other = position.board.steps[cell * 6 + side]
        if other != OFF and COLOUR_OF[position.men[other]] == COLOUR_OF[position.men[cell]]:
            actions = append(actions, swap_number(cell, side))
    return actions


def turns_and_goes(position: Position, cell: i64, actions: vec[i64]) -> vec[i64]:
    """Add the turns by one facing after which the piece has a move to make."""
    for turns in (i64(1), i64(5)):
        if len(moves_after_turn(position, cell, turns)) > 0:
            actions = append(actions, turn_number(cell, turns))
    return actions


def moves_after_turn(position: Position, cell: i64, turns: i64) -> vec[i64]:
    """The legal moves of a piece that has first been turned where it stands."""
    turned = position.copy()
    turned.turn(cell, turns)
    return legal_moves_of(turned, cell)


def legal_moves_of(position: Position, cell: i64) -> vec[i64]:
    """The legal moves of one piece of the player whose turn it is."""
    moves = moves_from(position.board, position.men, position.wards, cell, vec[i64]())
    return without_gifts(position, COLOUR_OF[position.men[cell]], moves)
