"""A position as a text, and back.

    White to move                      what is asked, or why it is over
    land: White 3 of 10, Black 0 of 10
    W1.1      .    WJ4   .    BO1      W1.4

A drawing shows the cells as they lie. A piece is its colour's letter, its kind's letter and
its facing: the side (0 north-east, clockwise to 5 north-west) where its first sigil lies. The
names at both ends of a row are those of the first and the last cell.

Lines with a word and a colon stand between the first line and the board. Those that say
nothing are left out when a diagram is written, and count as the opening's when it is read.
Cards are written with the number of their place, since actions name places: `4=Leap`; a face
that is not seen by everybody stands in brackets, and what nobody here knows of the box is left
out. The past is not drawn: a position that is read has none.

Not here: whether what is drawn can come up in a match (`doubts`).
"""

import re
from typing import Final

from meadhall.engines.cards import EVERYBODY, Cards
from meadhall.engines.contract import CHOOSE, OVER, ROLL, SHOW, SHUFFLE
from meadhall.engines.hexes import OFF
from meadhall.engines.memory import array_of
from meadhall.engines.nxs.board import Board
from meadhall.engines.nxs.dealing import TILE
from meadhall.engines.nxs.doubts import doubt, doubt_of_pile
from meadhall.engines.nxs.match import Match
from meadhall.engines.nxs.pieces import (
    COLOUR_LETTERS,
    COLOUR_OF,
    COLOURS,
    EMPTY,
    GOLD,
    KIND_OF,
    LETTERS,
    NOUGHTS,
    facing_of,
    facings,
    piece,
)
from meadhall.engines.nxs.position import NO_WARDS
from meadhall.engines.nxs.runes import IN_BOX, NEUTRAL, NO_POWER, RUNES, SPENT, TITLES
from meadhall.engines.nxs.table import (
    AGAIN,
    BAG,
    CAST,
    DEALING,
    GO,
    GOING_ON,
    LAYING,
    LOT,
    MIXING,
    MOVE,
    OPENING,
    REASONS,
    ROTATE,
    TWIN,
    UNCOVERING,
)
from meadhall.engines.nxs.terms import NO_CARDS
from meadhall.engines.packed import i64, vec
from meadhall.engines.values import NOBODY, UNKNOWN, BadDiagram

STAGES: Final = {
    BAG: "{colour}'s tiles without a Seiðkona are to be shuffled",
    LAYING: "{colour}'s tiles are to be shuffled",
    UNCOVERING: "{colour}'s tiles are to be uncovered",
    MIXING: "the rune cards are to be shuffled",
    DEALING: "the rune cards are to be shown",
    MOVE: "{colour} to move",
    OPENING: "{colour} to show the card",
    CAST: "{colour} to use the card",
    AGAIN: "{colour} to capture again",
    GO: "{colour} to move the turned piece",
    ROTATE: "{colour} to rotate",
    TWIN: "{colour} to rotate another piece",
    LOT: "the lot is to say who begins",
}
ASKING_CARDS: Final = (BAG, LAYING, UNCOVERING, MIXING, DEALING, OPENING)
FOR_THE_JOTUNN: Final = " for the Jötunn"

CELL_SIGN: Final = re.compile(rf"\.|[{COLOUR_LETTERS}][{LETTERS}][0-5]")
CARD_SIGN: Final = re.compile(r"(?P<place>\d+)=(?P<face>\[.+\]|[^\[\]]+)")
UNKNOWN_SIGN: Final = "?"

RUNE_WORDS: Final = [str(title) for title in TITLES]

CELL_WIDTH: Final = 4


# Writing. -----------------------------------------------------------------------------------


def drawn(match: Match) -> str:
    lines = [head_line(match), *land_lines(match), *card_lines(match)]
    return "\n".join([*lines, *board_lines(match)])


def head_line(match: Match) -> str:
    if match.asks == OVER:
        return str(match.reason())
    is_setting_up = match.stage < MOVE
    colour = COLOURS[int(match.colour if is_setting_up else match.turn)]
    for_whom = FOR_THE_JOTUNN if not is_setting_up and match.colour != match.turn else ""
    return STAGES[int(match.stage)].format(colour=colour) + for_whom


def land_lines(match: Match) -> list[str]:
    """What has been reached, and how long nothing has happened."""
    position = match.position
    seats = range(int(match.seats))
    land = [f"{int(position.land(seat))} of {int(position.goals[seat])}" for seat in seats]
    lines = [by_colour("land", land)]
    if any(match.best):
        lines.append(by_colour("most land so far", [str(int(match.best[seat])) for seat in seats]))
    if any(match.taken):
        armies = range(match.terms.armies)
        lines.append(by_colour("taken", [str(int(match.taken[colour])) for colour in armies]))
    if match.turns > 0:
        lines.append(f"turns: {int(match.turns)}, {int(match.quiet)} without progress")
    wards = [position.board.names[int(cell)] for cell in position.wards if cell != OFF]
    if wards:
        lines.append(f"under a ward: {', '.join(wards)}")
    if match.actor != OFF:
        lines.append(f"served: {position.board.names[int(match.actor)]}")
    if match.asks == OVER and match.winner != NOBODY:
        lines.append(f"winner: {COLOURS[int(match.winner)]}")
    return lines


def by_colour(word: str, values: list[str]) -> str:
    return f"{word}: {', '.join(f'{COLOURS[at]} {value}' for at, value in enumerate(values))}"


def card_lines(match: Match) -> list[str]:
    """Where the cards and tiles are, as far as this copy knows their faces."""
    lines = []
    for place, title in places_in_words(int(match.seats)):
        cards = [card for card in range(len(match.places)) if match.places[card] == place]
        if place == IN_BOX:
            cards = [card for card in cards if match.cards.faces[card] != UNKNOWN]
        if cards:
            lines.append(f"{title}: {', '.join(card_sign(match, card) for card in cards)}")
    tiles = [card_sign(match, int(tile)) for tile in match.tiles()]
    if tiles and match.stage < MIXING:
        lines.append(f"tiles: {', '.join(tiles)}")
    if match.power != NO_POWER:
        lines.append(f"card: {RUNE_WORDS[int(match.power)]}")
    if match.asks in (SHUFFLE, SHOW):
        lines.append(f"asked: {', '.join(str(int(card)) for card in match.asked_pile)}")
    return lines


def places_in_words(seats: int) -> list[tuple[int, str]]:
    hands = [(seat, f"{COLOURS[seat]}'s cards") for seat in range(seats)]
    return [*hands, (NEUTRAL, "in the middle"), (SPENT, "used"), (IN_BOX, "in the box")]


def card_sign(match: Match, card: int) -> str:
    face = int(match.cards.faces[card])
    if face < 0:
        return f"{card}={UNKNOWN_SIGN}"
    word = RUNE_WORDS[face] if face < TILE else LETTERS[face - TILE]
    return f"{card}={word}" if match.cards.open[card] == 1 else f"{card}=[{word}]"


def board_lines(match: Match) -> list[str]:
    """The cells in their rows, each row shifted by half a cell against the next."""
    board = match.position.board
    lines = []
    left = min(2 * q + r for q, r in board.coordinates)
    for row in rows(board):
        line = f"{board.names[row[0]]} "
        for cell in row:
            q, r = board.coordinates[cell]
            column = 6 + (2 * q + r - left) * CELL_WIDTH // 2
            line = line.ljust(column) + sign_of(int(match.position.men[cell]))
        lines.append(f"{line}  {board.names[row[-1]]}")
    return lines


def rows(board: Board) -> list[list[int]]:
    """The cells as one reads them, row by row."""
    coordinates = board.coordinates
    heights = sorted({r for _, r in coordinates})
    return [
        sorted(
            (cell for cell, at in enumerate(coordinates) if at[1] == height),
            key=lambda cell: coordinates[cell],
        )
        for height in heights
    ]


def sign_of(man: int) -> str:
    if man == EMPTY:
        return ".".ljust(3)
    letters = COLOUR_LETTERS[int(COLOUR_OF[man])] + LETTERS[int(KIND_OF[man])]
    return f"{letters}{facing_of(man)}"


# Reading. -----------------------------------------------------------------------------------


def read(text: str, match: Match) -> None:
    """Make this opening the position that is drawn, or raise BadDiagram."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if not lines:
        raise BadDiagram("the diagram is empty")
    told = [line for line in lines[1:] if ":" in line]
    read_board([line for line in lines[1:] if ":" not in line], match)
    facts: dict[str, str] = {}
    for line in told:
        word, _, rest = line.partition(":")
        if word in facts:
            raise BadDiagram(f"{word!r} is said twice")
        facts[word] = rest.strip()
    read_cards(facts, match)
    read_facts(facts, match)
    read_head(lines[0], match)
    read_asked(facts, match)
    if facts:
        raise BadDiagram(f"no diagram of this match says {next(iter(facts))!r}")
    check(match)


def check(match: Match) -> None:
    """What is drawn must be able to come up in a match; its memory begins with it."""
    if found := doubt(match):
        raise BadDiagram(found)
    match.past = vec[i64]()
    if match.asks == CHOOSE and match.stage == MOVE and match.colour == match.turn:
        match.past = vec[i64]([match.key_now()])


def read_board(lines: list[str], match: Match) -> None:
    board = match.position.board
    order = rows(board)
    if len(lines) != len(order):
        raise BadDiagram(f"this board has {len(order)} rows, not {len(lines)}")
    men = vec[i64]([EMPTY] * int(board.cells))
    for line, row in zip(lines, order, strict=True):
        signs = [word for word in line.split() if word not in board.names]
        if len(signs) != len(row):
            raise BadDiagram(f"the row of {board.names[row[0]]} has {len(row)} cells")
        for cell, sign in zip(row, signs, strict=True):
            men[cell] = man_of(sign, match.terms.armies)
    match.position.men = men
    match.position.recount()


def man_of(sign: str, armies: int) -> int:
    if not CELL_SIGN.fullmatch(sign):
        raise BadDiagram(f"{sign!r} is no piece; a piece is written like WJ4, an empty cell .")
    if sign == ".":
        return EMPTY
    colour, kind, facing = COLOUR_LETTERS.index(sign[0]), LETTERS.index(sign[1]), int(sign[2])
    if colour >= armies:
        raise BadDiagram(f"{sign}: gold has no pieces in this match")
    if facing >= facings(kind):
        raise BadDiagram(f"{sign}: this piece looks the same after {facings(kind)} turns")
    return piece(colour, kind, facing)


def read_head(line: str, match: Match) -> None:
    """What is asked of whom, or why it is over."""
    for ending in range(GOING_ON + 1, len(REASONS)):
        match.ending = ending
        if str(match.reason()) == line:
            match.stage = MOVE
            match.finish(ending)
            return
    match.ending = GOING_ON
    match.winner = NOBODY
    words = line.removesuffix(FOR_THE_JOTUNN)
    for stage, pattern in STAGES.items():
        for at in range(match.terms.armies if stage < MOVE else int(match.seats)):
            if words == pattern.format(colour=COLOURS[at]):
                match.stage = stage
                match.colour = at
                match.turn = at if stage >= MOVE else match.turn
                match.asks = ROLL if stage == LOT else CHOOSE
                if words != line:
                    if not match.terms.jotunn or stage not in (MOVE, ROTATE):
                        raise BadDiagram(f"nobody plays so for the Jötunn: {line!r}")
                    match.colour = GOLD
                return
    raise BadDiagram(f"the first line says who is to do what, not {line!r}")


def read_facts(facts: dict[str, str], match: Match) -> None:
    seats, board = int(match.seats), match.position.board
    goals = [int(goal) for goal in match.position.goals]
    if "land" in facts:
        land = [f"{int(match.position.land(seat))} of {goals[seat]}" for seat in range(seats)]
        if f"land: {facts['land']}" != by_colour("land", land):
            raise BadDiagram(f"the board and the options say: {by_colour('land', land)}")
        del facts["land"]
    match.best = numbers_of(facts, "most land so far", seats)
    for seat in range(seats):
        match.best[seat] = max(match.best[seat], match.position.land(seat))
    match.taken = numbers_of(facts, "taken", match.terms.armies)
    if found := re.fullmatch(
        r"(\d{1,9}), (\d{1,9}) without progress", facts.pop("turns", "0, 0 without progress")
    ):
        match.turns, match.quiet = int(found[1]), int(found[2])
    else:
        raise BadDiagram("the turns are written like: 12, 3 without progress")
    match.actor = cell_named(facts.pop("served"), match) if "served" in facts else OFF
    match.position.wards = NO_WARDS[:]
    for name in filter(None, facts.pop("under a ward", "").split(", ")):
        cell = cell_named(name, match)
        if match.position.men[cell] == EMPTY:
            raise BadDiagram(f"nobody stands under a ward on {board.names[cell]}")
        colour = int(COLOUR_OF[match.position.men[cell]])
        if match.position.wards[colour] != OFF:
            raise BadDiagram(f"{COLOURS[colour]} has one piece under a ward at most")
        match.position.wards[colour] = cell
    winner = facts.pop("winner", "")
    if winner and winner not in colour_words(seats):
        raise BadDiagram(f"{winner!r} does not play in this match")
    match.winner = colour_words(seats).index(winner) if winner else NOBODY
    power = facts.pop("card", "")
    if power and power not in RUNE_WORDS:
        raise BadDiagram(f"no rune card is called {power!r}")
    match.power = RUNE_WORDS.index(power) if power else NO_POWER


def numbers_of(facts: dict[str, str], word: str, count: int) -> vec[i64]:
    """Three numbers, one for each colour; noughts where nothing is said."""
    numbers = NOUGHTS[:]
    if word in facts:
        told = re.findall(r"(\w+) (\d{1,3})\b", facts.pop(word))
        if [colour for colour, _ in told] != colour_words(count):
            raise BadDiagram(f"{word!r} is told for {', '.join(colour_words(count))}")
        for at, (_, number) in enumerate(told):
            numbers[at] = int(number)
    return numbers


def cell_named(name: str, match: Match) -> int:
    cell = match.position.board.cell(name)
    if cell == OFF:
        raise BadDiagram(f"there is no cell {name!r} on this board")
    return cell


def read_cards(facts: dict[str, str], match: Match) -> None:
    """Put every card where it is said to be, and let everybody know what he may know."""
    faces = [int(face) for face in match.cards.faces]
    titles = [*places_in_words(int(match.seats)), (IN_BOX, "tiles")]
    if not any(title in facts for _, title in titles):
        return
    told: dict[int, int] = {}
    seen: list[int] = []
    if "tiles" not in facts:  # they have been drawn, and nobody looks at them again
        told = {int(tile): faces[tile] for tile in match.tiles()}
    hidden: list[int] = []
    for place, title in titles:
        for word in filter(None, facts.pop(title, "").split(", ")):
            card, face, is_hidden = card_of(word, len(faces))
            if card in seen:
                raise BadDiagram(f"card {card} cannot be in two places")
            seen.append(card)
            if (title == "tiles") != (card >= len(match.places)):
                raise BadDiagram(f"{title}: card {card} cannot be there")
            if title != "tiles":
                match.places[card] = place
            if is_hidden:
                hidden.append(card)
            if face != UNKNOWN:
                told[card] = face
    left = faces[:]
    for card, face in told.items():
        if face not in left:
            raise BadDiagram(f"card {card} cannot be that: there is no such card left")
        left.remove(face)
    unknown = [card for card in range(len(faces)) if card not in told]
    hidden = sorted({*hidden, *unknown})
    told |= dict(zip(unknown, left, strict=True))
    match.cards = Cards(array_of([told[card] for card in range(len(faces))]), match.seats)
    remember(match, hidden)
    if unknown:
        known = [card for card in hidden if card not in unknown]
        match.cards = match.cards.seen_by(knower_of(match, known))


def knower_of(match: Match, cards: list[int]) -> int:
    """Whose copy knows these hidden cards alone: the player's in whose hand they are."""
    places = {int(match.places[card]) if card < len(match.places) else IN_BOX for card in cards}
    knowers = sorted(places)
    if len(knowers) > 1 or not all(0 <= knower < match.seats for knower in knowers):
        raise BadDiagram("of hidden cards one player's own may be told, or all there are")
    return knowers[0] if knowers else NOBODY


def card_of(word: str, count: int) -> tuple[int, int, bool]:
    """The place, the face, and whether it is hidden from some."""
    found = CARD_SIGN.fullmatch(word)
    if found is None or int(found["place"]) >= count:
        raise BadDiagram(f"{word!r} is no card; a card is written like 4=Leap or 4=[Leap]")
    name = found["face"].strip("[]")
    if name == UNKNOWN_SIGN:
        return int(found["place"]), UNKNOWN, True
    if name not in RUNE_WORDS and name not in list(LETTERS):
        raise BadDiagram(f"{word!r}: there is no card of this name")
    face = RUNE_WORDS.index(name) if name in RUNE_WORDS else TILE + LETTERS.index(name)
    return int(found["place"]), face, found["face"].startswith("[")


def remember(match: Match, hidden: list[int]) -> None:
    """Shuffle the hidden cards without moving them, and show each hand to its player."""
    cards = match.cards
    for first, last in ((0, RUNES), (RUNES, len(cards.faces))):
        pile = [card for card in hidden if first <= card < last]
        cards.shuffle(array_of(pile), array_of(list(range(len(pile)))), NOBODY)
    for seat in range(int(match.seats)):
        held = [int(card) for card in match.hand(seat) if card in hidden]
        cards.show(array_of(held), array_of([int(cards.faces[card]) for card in held]), seat)


def read_asked(facts: dict[str, str], match: Match) -> None:
    """The pile that must be shuffled or shown."""
    if match.asks == OVER or match.stage not in ASKING_CARDS:
        return
    words = facts.pop("asked", "")
    if not re.fullmatch(r"\d{1,2}(, \d{1,2})*", words):
        raise BadDiagram("the cards that are asked for are missing")
    pile = [int(word) for word in words.split(", ")]
    if match.stage in (MIXING, DEALING):
        ask_for_deal(match, pile)
        return
    if found := doubt_of_pile(match, pile):
        raise BadDiagram(found)
    if match.stage in (BAG, LAYING):
        match.ask_shuffle(array_of(pile), NOBODY)
    else:
        match.ask_show(array_of(pile), EVERYBODY)


def ask_for_deal(match: Match, pile: list[int]) -> None:
    """Mix the rune cards or show those that are dealt, which must be the ones that are told."""
    if match.terms.mode == NO_CARDS:
        raise BadDiagram("there are no rune cards in this match")
    if match.stage == MIXING:
        match.mix_runes()
    else:
        match.deal_runes()
        if match.is_hand_shown() and pile[0] < match.seats * match.terms.hand:
            match.show_hand(match.places[pile[0]])
    if [int(card) for card in match.asked_pile] != pile:
        raise BadDiagram("these are not the cards of the deal")


def colour_words(count: int) -> list[str]:
    """The first colours as a diagram writes them."""
    return [str(colour) for colour in COLOURS[:count]]
