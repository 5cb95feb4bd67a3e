"""Can what a diagram draws come up in a match?

A match may begin from a drawn position, and that may come from another machine. So what is
drawn must hang together: an asked player must have an answer, and the match must be able to go
on by its rules. Whether any series of turns leads there is not looked into.

Each function finds the sentence that speaks against it, or nothing.
"""

from collections.abc import Sequence
from typing import Final

from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.deadlock import QUIET_TURNS
from meadhall.engines.nxs.match import Match
from meadhall.engines.nxs.pieces import COLOUR_OF, COLOURS, KIND_OF, SEIDKONA
from meadhall.engines.nxs.runes import (
    FURY,
    IN_BOX,
    NEUTRAL,
    NO_POWER,
    TITLES,
    TURN_AND_GO,
    TWIN_ROTATION,
)
from meadhall.engines.nxs.table import (
    AGAIN,
    BAG,
    CAST,
    CLOSE_CALL,
    DEALING,
    GO,
    GOAL,
    LAYING,
    LOT,
    MOVE,
    OPENING,
    STUCK,
    TWIN,
)
from meadhall.engines.nxs.terms import FIXED, HIDDEN, NO_FIRST, ONE_DRAW, ONITAMA
from meadhall.engines.nxs.victory import has_won, is_close_call
from meadhall.engines.values import NOBODY

SECOND_PARTS: Final = {AGAIN: FURY, GO: TURN_AND_GO, TWIN: TWIN_ROTATION}
"""The parts of a turn that a card adds, for the piece it has served."""


def doubt(match: Match) -> str:
    """Why no match comes to this, as far as one can tell at a glance."""
    found = doubt_of_cards(match) or doubt_of_wards(match)
    if match.stage == LOT and (match.terms.first != NO_FIRST or match.turns > 0):
        return "the table has named who begins, or it has begun: no lot is drawn"
    if match.asks == OVER:
        return found or doubt_of_end(match)
    if match.asks == CHOOSE:
        return found or doubt_of_turn(match) or doubt_of_choice(match)
    return found


def doubt_of_cards(match: Match) -> str:
    """Once the cards are dealt, one lies in the middle in Onitama style."""
    in_the_middle = list(match.places).count(NEUTRAL)
    are_dealt = any(place != IN_BOX for place in match.places)
    if in_the_middle != (1 if are_dealt and match.terms.mode == ONITAMA else 0):
        return "one card lies in the middle in Onitama style, and in no other"
    if are_dealt and match.asks not in (CHOOSE, OVER) and match.stage < DEALING:
        return "the rune cards are still in the box then"
    return ""


def doubt_of_wards(match: Match) -> str:
    """A ward lies on a player's warrior, and ends when its owner's turn begins."""
    begins = match.asks == CHOOSE and match.stage == MOVE and match.colour == match.turn
    for colour, cell in enumerate(match.position.wards):
        if cell == OFF:
            continue
        is_sorceress = KIND_OF[match.position.men[cell]] == SEIDKONA
        if colour >= match.seats or is_sorceress:
            return f"nobody can be under a ward on {match.position.board.names[cell]}"
        if begins and colour == match.turn:
            return f"a ward of {COLOURS[colour]}'s ends when the turn begins"
    return ""


def doubt_of_turn(match: Match) -> str:
    """What a card adds to a turn follows that card, for one own piece."""
    if match.quiet >= QUIET_TURNS * match.seats:
        return f"{QUIET_TURNS} turns of each player without progress end the match"
    has_card = match.power != NO_POWER
    if has_card and (match.stage in (MOVE, OPENING) or match.colour != match.turn):
        return f"{TITLES[int(match.power)]} is not at work there"
    if match.stage not in SECOND_PARTS:
        if match.actor != OFF and match.stage in (MOVE, CAST):
            return "no piece has been served there"
        return ""
    power = SECOND_PARTS[int(match.stage)]
    if match.power != power:
        return f"only {TITLES[power]} asks for that"
    if match.actor == OFF or COLOUR_OF[match.position.men[match.actor]] != match.turn:
        return f"the piece that {TITLES[power]} has served is missing"
    return ""


def doubt_of_choice(match: Match) -> str:
    """Every asked player has an answer."""
    if len(match.legal(match.turn)) == 0:
        return f"{COLOURS[int(match.turn)]} cannot do what the first line says"
    return ""


def doubt_of_end(match: Match) -> str:
    """A victory has a winner who has won, a deadlock has none."""
    has_winner = match.winner != NOBODY
    if has_winner != (match.ending in (GOAL, CLOSE_CALL, STUCK)):
        return "a deadlock has no winner" if has_winner else "the winner is missing"
    if match.ending == STUCK and match.seats != 2:
        return "of three players, one who cannot move is passed over"
    if match.ending in (GOAL, CLOSE_CALL):
        is_close = is_close_call(match.position, match.winner)
        if not has_won(match.position, match.winner) or is_close != (match.ending == CLOSE_CALL):
            return f"{COLOURS[int(match.winner)]} does not win so on this board"
    return ""


def doubt_of_pile(match: Match, pile: Sequence[int]) -> str:
    """Is this what the draw of tiles or an opened card shuffles or shows at this stage?"""
    if match.stage == OPENING:
        hand = [int(card) for card in match.hand(match.turn)]
        is_one_of_them = len(pile) == 1 and pile[0] in hand and match.terms.mode == HIDDEN
        return "" if is_one_of_them else "one card of a hand dealt face down is to be shown"
    if match.terms.placing == FIXED:
        return "no tiles are drawn in this match"
    if match.colour != 0 and match.terms.placing == ONE_DRAW:
        return "one draw of White's serves all"
    tiles = [int(tile) for tile in match.tiles()]
    sure = len(match.sure_tiles())
    wanted = len(match.drawn_places())
    if match.stage == BAG:
        wanted = len(tiles) - sure if sure > 0 else 0
    elif match.stage == LAYING and sure == 0:
        wanted = len(tiles)
    if len(pile) != wanted or len(set(pile)) != wanted or not set(pile) <= set(tiles):
        return "these are not the tiles of the draw"
    return ""
