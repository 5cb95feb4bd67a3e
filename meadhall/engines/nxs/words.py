"""How actions are written, what one points at to choose them, and what everybody sees happen.

W4.4-W2.3          a move                  W4.4xW2.3     a capture
W4.4 r+            a turn clockwise        W4.4 r-       the other way
W4.4 r+2           a turn by two facings   W2.1/W2.2     two neighbours change places
[Leap]             a card is cast          stop          enough, or no move is left
"""

import re
from typing import Final

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.contract import CHOOSE, OVER, ROLL, SHOW, SHUFFLE
from meadhall.engines.nxs.actions import CASTS, STOP, cell_of, detail_of, is_cast, is_move, is_turn
from meadhall.engines.nxs.board import AREA
from meadhall.engines.nxs.match import Match
from meadhall.engines.nxs.movement import is_jump, start_of
from meadhall.engines.nxs.pieces import COLOUR_OF, COLOURS, EMPTY, KIND_OF, TITLES
from meadhall.engines.nxs.runes import TITLES as RUNE_TITLES
from meadhall.engines.nxs.table import BAG, DEALING, LAYING, OPENING, UNCOVERING
from meadhall.engines.nxs.terms import HIDDEN, ONE_DRAW
from meadhall.engines.nxs.texts import Happened
from meadhall.engines.packed import i64
from meadhall.engines.phrases import say
from meadhall.engines.values import NOBODY, Event, Step

TURN_WORDS: Final = ["", "r+", "r+2", "r+3", "r-2", "r-"]
TURNS: Final = [
    Happened.TURNS_RIGHT,
    Happened.TURNS_RIGHT_TWICE,
    Happened.TURNS_ABOUT,
    Happened.TURNS_LEFT_TWICE,
    Happened.TURNS_LEFT,
]
"""By how many facings clockwise, less one."""


def action_name(match: Match, action: i64) -> str:
    """The notation of an action that is legal now."""
    first, second = parts(match, action)
    if is_move(action):
        return f"{first}{'x' if is_jump(action) else '-'}{second}"
    if is_turn(action):
        return f"{first} {second}"
    return f"{first}/{second}" if second else first


def parts(match: Match, action: i64) -> tuple[str, str]:
    """The two things an action names; the second is empty for a card or a word."""
    board = match.position.board
    names = board.names
    if is_move(action):
        return names[int(start_of(action))], names[int(board.targets[action])]
    if is_cast(action):
        return card_name(match, int(action - CASTS)), ""
    if action == STOP:
        return "stop", ""
    cell, detail = cell_of(action), detail_of(action)
    if is_turn(action):
        return names[int(cell)], TURN_WORDS[int(detail)]
    return names[int(cell)], names[int(board.steps[cell * 6 + detail])]


def card_name(match: Match, card: int) -> str:
    """What a card in the hand on turn is called: a second one of its kind bears a number."""
    face = int(match.cards.faces[card])
    hand = [int(other) for other in match.hand(match.turn)]
    if face < 0:
        return f"[card {hand.index(card) + 1}]" if card in hand else "[card]"
    twins = [other for other in hand if match.cards.faces[other] == face]
    number = f" {twins.index(card) + 1}" if card in twins[1:] else ""
    return f"[{RUNE_TITLES[face]}{number}]"


def action_steps(match: Match, action: i64) -> list[Step]:
    """A piece and then its goal, its turn or its neighbour; or one card, or one button."""
    board = match.position.board
    first, second = parts(match, action)
    if is_cast(action):
        return [Step("card", int(action - CASTS), first)]
    if action == STOP:
        return [Step("button", 0, first)]
    if is_move(action):
        target = Step("cell", int(board.targets[action]), second)
        return [Step("piece", int(start_of(action)), first), target]
    cell, detail = cell_of(action), detail_of(action)
    if is_turn(action):
        return [Step("piece", int(cell), first), Step("turn", int(detail), second)]
    other = int(board.steps[cell * 6 + detail])
    return [Step("piece", int(cell), first), Step("cell", other, second)]


def is_action(match: Match, action: int) -> bool:
    """Is this the number of anything that could ever be done on this board?"""
    board = match.position.board
    if not 0 <= action <= STOP:
        return False
    if is_move(action):
        return action < len(board.targets) and board.targets[action] >= 0
    if is_cast(action):
        return action - CASTS < len(match.places)
    if action == STOP:
        return True
    cell, detail = cell_of(action), detail_of(action)
    if cell >= board.cells:
        return False
    return detail > 0 if is_turn(action) else board.steps[cell * 6 + detail] >= 0


MEANT = re.compile(r"(\w\d\.\d)(?:\s?[-x/]\s?(\w\d\.\d)| (r[+-]\d?))?")


def steps_meant(match: Match, seat: int, text: str) -> list[Step]:
    """What an illegal notation points at; the text comes in small letters and without accents."""
    if text == "stop":
        return [Step("button", 0, text)]
    if text.startswith("["):
        return card_meant(match, seat, text)
    found = MEANT.fullmatch(text)
    if found is None:
        return []
    names = [name.lower() for name in match.position.board.names]
    if not {cell for cell in found.group(1, 2) if cell} <= set(names):
        return []
    start = names.index(found[1])
    steps = [Step("piece", start, match.position.board.names[start])]
    if found[2]:
        target = names.index(found[2])
        steps.append(Step("cell", target, match.position.board.names[target]))
    elif found[3] in TURN_WORDS:
        steps.append(Step("turn", TURN_WORDS.index(found[3]), found[3]))
    return steps


def card_meant(match: Match, seat: int, text: str) -> list[Step]:
    """The card of this name: the seat's own, or else anybody's."""
    cards = [card for card in range(len(match.places)) if match.cards.faces[card] >= 0]
    cards.sort(key=lambda card: match.places[card] != seat)
    for card in cards:
        title = str(RUNE_TITLES[int(match.cards.faces[card])])
        if text.strip("[] 23") == title.lower():
            return [Step("card", card, f"[{title}]")]
    return []


# What everybody saw. ------------------------------------------------------------------------


def events_between(before: Match, after: Match, values: list[int]) -> list[Event]:
    """The events of one answer, in order."""
    events: list[Event] = []
    if before.asks == CHOOSE:
        events = events_of_action(before, values[0])
    elif before.asks == SHUFFLE and before.stage != BAG:  # what is drawn is shuffled once more
        are_tiles = before.stage == LAYING
        text = say(Happened.TILES_SHUFFLED if are_tiles else Happened.CARDS_SHUFFLED)
        events.append(Event("shuffled", text))
    elif before.asks == SHOW:
        events = events_of_faces(before, after)
    elif before.asks == ROLL:
        events.append(Event("drawn", say(Happened.BEGINS_BY_LOT), values[0] - 1))
    if after.asks == OVER:
        events.append(Event("over", after.reason(), int(after.winner)))
    elif before.asks == CHOOSE and before.turns != after.turns:
        events += [
            Event("skipped", say(Happened.CANNOT_MOVE), seat) for seat in passed_over(before, after)
        ]
    return events


def passed_over(before: Match, after: Match) -> list[int]:
    """Who would have had a turn between these two, and could not move."""
    seats = int(after.seats)
    seat, passed = (int(before.turn) + 1) % seats, []
    while seat != after.turn:
        passed.append(seat)
        seat = (seat + 1) % seats
    return passed


def events_of_action(before: Match, action: int) -> list[Event]:
    seat, position = int(before.turn), before.position
    first, second = parts(before, action)
    if is_move(action):
        start, target = int(start_of(action)), int(position.board.targets[action])
        piece = TITLES[int(KIND_OF[position.men[start]])]
        text = say(Happened.MOVES, piece=piece, start=first, end=second)
        events = [Event("moved", text, seat, (start, target))]
        if position.men[target] != EMPTY:
            victim = position.men[target]
            who, piece = COLOURS[int(COLOUR_OF[victim])], TITLES[int(KIND_OF[victim])]
            text = say(Happened.TAKES, who=who, piece=piece, at=second)
            events.append(Event("taken", text, seat, (target,)))
        return events
    if is_cast(action):
        card = int(action - CASTS)
        if before.terms.mode == HIDDEN:
            return [Event("cast", say(Happened.CASTS_FACE_DOWN), seat, (card,))]
        title = RUNE_TITLES[int(before.cards.faces[card])]
        return [Event("cast", say(Happened.CASTS, card=title), seat, (card,))]
    if action == STOP:
        return [Event("stopped", say(Happened.STOPS), seat)]
    cell, detail = int(cell_of(action)), int(detail_of(action))
    if is_turn(action):
        piece = TITLES[int(KIND_OF[position.men[cell]])]
        return [Event("turned", say(TURNS[detail - 1], piece=piece, at=first), seat, (cell,))]
    other = int(position.board.steps[cell * 6 + detail])
    return [
        Event("swapped", say(Happened.CHANGE_PLACES, one=first, other=second), seat, (cell, other))
    ]


def events_of_faces(before: Match, after: Match) -> list[Event]:
    if before.stage == UNCOVERING:
        cells = drawn_cells(before)
        pieces = tuple(TITLES[int(KIND_OF[after.position.men[cell]])] for cell in cells)
        if before.terms.placing == ONE_DRAW:
            return [Event("drawn", say(Happened.TILES_FOR_ALL, pieces=pieces))]
        who = COLOURS[int(before.colour)]
        return [Event("drawn", say(Happened.TILES, who=who, pieces=pieces))]
    if before.asked_for != EVERYBODY:
        seat = int(before.asked_for)
        return [Event("dealt", say(Happened.LOOKS_AT_CARDS), seat)]
    titles = tuple(RUNE_TITLES[int(after.cards.face(card))] for card in before.asked_pile)
    if before.stage == DEALING:
        return [Event("dealt", say(Happened.CARDS_DEALT, cards=titles), NOBODY)]
    assert before.stage == OPENING
    return [Event("opened", say(Happened.CARD_OPENED, card=titles[0]), int(before.turn))]


def drawn_cells(match: Match) -> list[int]:
    """Where the tiles that are being uncovered put their pieces; the first player's for all."""
    area = 0 if match.terms.placing == ONE_DRAW else int(match.colour)
    return [area * AREA + at for at in match.drawn_places()]
