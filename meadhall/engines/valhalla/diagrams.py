"""Drawing the table as a short text, and reading it back.

    turn 2, player 1 leads, drawing 1, keep one, player 1
    marks: axe on player 2
    deck: H12 D40 ...
    armory: D41 A20
    drawn: S22 W33
    player 1: hand A2; laid W3; discards H4 S1; played H4 W3; mixed
    player 2: ...

A card is its letter (gods by name, `?` for a face this copy does not know) and the number of its
place; places may all be left out. The first line may stop after the leader: everybody is then
about to play, with hands mixed. The cards need not be a whole pack, unless some are unknown.
"""

import re
from typing import Final

from meadhall.engines.cards import EVERYBODY, EVERYTHING, Cards
from meadhall.engines.contract import CHOOSE, OVER, ROLL, SEVERAL, SHOW, SHUFFLE
from meadhall.engines.memory import Memory, array_of
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valhalla.ending import REASONS
from meadhall.engines.valhalla.faces import DRAUGR, copies_of, face_of, faces_in, sign
from meadhall.engines.valhalla.table import (
    ARMORY,
    BARE_DRAUGAR,
    CLASH,
    DECK,
    DISCARDS,
    DRAWN,
    HAND,
    KEEP_ONE,
    LAID,
    MIX_DRAWN,
    MIX_HAND,
    NO_CARD,
    OMEN,
    OUT,
    PLAY,
    PLAYING,
    QUESTIONS,
    RESCUE,
    SEE_DRAWN,
    SEE_HAND,
    SEE_TOP,
    SHOW_LOST,
    SHUFFLE_DECK,
    STAGES,
    TURN_THREE,
    UNVEIL,
    WHO_LEADS,
    Table,
)
from meadhall.engines.values import NOBODY, UNKNOWN, BadDiagram

SHUFFLES: Final = (SHUFFLE_DECK, MIX_HAND, MIX_DRAWN)
SHOWS: Final = (
    UNVEIL, SEE_HAND, SEE_TOP, SEE_DRAWN, BARE_DRAUGAR, OMEN, CLASH, SHOW_LOST, TURN_THREE,
)  # fmt: skip
END_WORDS: Final = [str(reason).rstrip(".") for reason in REASONS]
"""How a diagram writes why a match is over."""

SEATLESS: Final = {SEVERAL: "several", NOBODY: "nobody", EVERYBODY: "everybody"}
OWN_PILES: Final = [("hand", HAND), ("laid", LAID), ("discards", DISCARDS)]

CARD: Final = re.compile(r"(\?|[A-Za-z][A-Za-z-]*)(\d*)")
RUN: Final = re.compile(r"\?(\d+)-(\d+)")
OWES: Final = re.compile(r"owes (\d+)")
FORFEITS: Final = re.compile(r"forfeits (\d+)")
BITES: Final = re.compile(r"draugar (\d+)")


# Drawing. -----------------------------------------------------------------------------------


def draw(table: Table) -> str:
    lines = [head(table)]
    if table.cards.knower != EVERYTHING:
        lines.append(f"seen by: {who(table.cards.knower)}")
    if marks := drawn_marks(table):
        lines.append(f"marks: {', '.join(marks)}")
    if table.asks in (SHUFFLE, SHOW):
        lines.append(f"asked: {signs(table, table.asked_pile)}, for {who(table.asked_for)}")
    lines.append(f"deck: {signs(table, table.deck)}".rstrip())
    lines.append(f"armory: {signs(table, table.armory)}".rstrip())
    for name, cards in (("drawn", table.drawn), ("out", table.pile_at(OUT))):
        if len(cards) > 0:
            lines.append(f"{name}: {signs(table, cards)}")
    lines += [f"player {seat + 1}: {drawn_seat(table, seat)}" for seat in range(int(table.seats))]
    return "\n".join(lines)


def head(table: Table) -> str:
    begins = f"turn {int(table.round)}, {who(table.first)} leads"
    if table.asks == OVER:
        return f"{begins}, over: {END_WORDS[int(table.ending)]}"
    stage = f"{STAGES[int(table.stage)]} {int(table.cursor)}"
    return f"{begins}, {stage}, {QUESTIONS[int(table.question)]}, {who(table.turn)}"


def who(seat: i64) -> str:
    return SEATLESS.get(int(seat), f"player {int(seat) + 1}")


def drawn_marks(table: Table) -> list[str]:
    marks = []
    if table.axed != NOBODY:
        marks.append(f"axe on {who(table.axed)}")
    if table.hammered != NOBODY:
        marks.append(f"hammer on {who(table.hammered)}")
    if table.pledger != NOBODY:
        marks.append(f"forfeit for {who(table.pledger)}")
    if table.bites > 0:
        marks.append(f"draugar {int(table.bites)}")
    if table.stirred:
        marks.append("stirred")
    return marks


def drawn_seat(table: Table, seat: int) -> str:
    """A seat's piles, what it played, and its marks."""
    parts = []
    for name, place in OWN_PILES:
        cards = table.pile_at(place + seat)
        if len(cards) > 0:
            parts.append(f"{name} {signs(table, cards)}")
    if table.main[seat] != NO_CARD:
        played = vec[i64]([table.main[seat]])
        if table.support[seat] != NO_CARD:
            played = append(played, table.support[seat])
        parts.append(f"played {signs(table, played)}")
    states = [(table.alive[seat] == 0, "out"), (table.tied[seat] == 1, "tied")]
    states += [(table.called[seat] == 1, "called"), (table.mixed[seat] == 1, "mixed")]
    states += [(table.godly[seat] == 1, "godly")]
    parts += [name for holds, name in states if holds]
    if table.owed[seat] > 0:
        parts.append(f"owes {int(table.owed[seat])}")
    if table.forfeits[seat] > 0:
        parts.append(f"forfeits {int(table.forfeits[seat])}")
    return "; ".join(parts)


def signs(table: Table, cards: vec[i64]) -> str:
    """The cards in a row; a run of unknown ones is drawn by its ends."""
    drawn: list[str] = []
    start = -1
    for at, card in enumerate(cards):
        face = int(table.cards.faces[card])
        if face != UNKNOWN:
            drawn.append(f"{sign(face, int(table.aspects))}{int(card)}")
            start = -1
        elif start >= 0 and cards[at - 1] == card - 1:
            drawn[-1] = f"?{start}-{int(card)}"
        else:
            start = int(card)
            drawn.append(f"?{start}")
    return " ".join(drawn)


# Reading. -----------------------------------------------------------------------------------


class Reading:
    """The cards of a diagram as they are read: where each lies, and which it is."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.faces: dict[int, int] = {}
        self.where: dict[int, int] = {}

    def cards(self, text: str) -> list[int]:
        """The places of a row of cards; those without numbers get the next ones."""
        found: list[int] = []
        for token in text.split():
            if run := RUN.fullmatch(token):
                if int(run[2]) >= 64:
                    raise BadDiagram(f"{token!r} is more cards than there are")
                found += [self.card("?", place) for place in range(int(run[1]), int(run[2]) + 1)]
            elif card := CARD.fullmatch(token):
                found.append(self.card(card[1], int(card[2] or len(self.faces))))
            else:
                raise BadDiagram(f"{token!r} is no card")
        return found

    def card(self, text: str, place: int) -> int:
        face = UNKNOWN if text == "?" else face_of(text, int(self.table.aspects))
        if face == UNKNOWN and text != "?":
            raise BadDiagram(f"{text!r} is no card of this pack")
        if self.faces.setdefault(place, face) != face:
            raise BadDiagram(f"card {place} is drawn twice, with two faces")
        return place

    def pile(self, text: str, pile: int) -> list[int]:
        """The places of a row of cards that lie in this pile."""
        cards = self.cards(text)
        for card in cards:
            if card in self.where:
                raise BadDiagram(f"card {card} is drawn in two piles")
            self.where[card] = pile
        return cards


def read(text: str, table: Table) -> None:
    """Lay the table out as it is drawn, or raise BadDiagram."""
    first, *lines = [line.strip() for line in text.strip().splitlines() if line.strip()] or [""]
    reading = Reading(table)
    sections: dict[str, str] = {}
    for line in lines:
        name, colon, rest = line.partition(":")
        if not colon or name in sections:
            raise BadDiagram(f"{line!r} is no line of a diagram, or stands there twice")
        sections[name] = rest.strip()
    read_piles(sections, reading)
    for seat in range(int(table.seats)):
        read_seat(sections.pop(f"player {seat + 1}", "out"), seat, reading)
    read_faces(sections.pop("seen by", ""), reading)
    read_marks(sections.pop("marks", ""), table)
    read_head(first, table)
    read_asked(sections.pop("asked", ""), reading)
    if sections:
        raise BadDiagram(f"there is nothing called {next(iter(sections))!r} on this table")
    remember(table)


def read_piles(sections: dict[str, str], reading: Reading) -> None:
    table = reading.table
    table.lay_out(0)
    table.deck = array_of(reading.pile(sections.pop("deck", ""), DECK))
    table.armory = array_of(reading.pile(sections.pop("armory", ""), ARMORY))
    table.drawn = array_of(reading.pile(sections.pop("drawn", ""), DRAWN))
    reading.pile(sections.pop("out", ""), OUT)


def read_seat(text: str, seat: int, reading: Reading) -> None:
    table = reading.table
    names = dict(OWN_PILES)
    for part in [part.strip() for part in text.split(";") if part.strip()]:
        word, _, rest = part.partition(" ")
        if word in names:
            cards = reading.pile(rest, names[word] + seat)
            if word == "laid" and len(cards) == 2:
                table.main[seat], table.support[seat] = cards
        elif word == "played":
            played = reading.cards(rest)
            if len(played) not in (1, 2):
                raise BadDiagram("a player plays a main action and a support action")
            table.main[seat], table.support[seat] = played[0], [*played, NO_CARD][1]
        elif number := OWES.fullmatch(part):
            table.owed[seat] = int(number[1])
        elif number := FORFEITS.fullmatch(part):
            table.forfeits[seat] = int(number[1])
        elif part == "out":
            table.alive[seat] = 0
        elif part == "tied":
            table.tied[seat] = 1
        elif part == "called":
            table.called[seat] = 1
        elif part == "mixed":
            table.mixed[seat] = 1
        elif part == "godly":
            table.godly[seat] = 1
        else:
            raise BadDiagram(f"a player has no {part!r}")


def read_seat_name(text: str, table: Table) -> int:
    for seat, name in SEATLESS.items():
        if text == name:
            return seat
    for seat in range(int(table.seats)):
        if text == f"player {seat + 1}":
            return seat
    raise BadDiagram(f"{text!r} does not sit at this table")


def read_marks(text: str, table: Table) -> None:
    for mark in [mark.strip() for mark in text.split(",") if mark.strip()]:
        if mark.startswith("axe on "):
            table.axed = read_seat_name(mark.removeprefix("axe on "), table)
        elif mark.startswith("hammer on "):
            table.hammered = read_seat_name(mark.removeprefix("hammer on "), table)
        elif mark.startswith("forfeit for "):
            table.pledger = read_seat_name(mark.removeprefix("forfeit for "), table)
        elif number := BITES.fullmatch(mark):
            table.bites = int(number[1])
        elif mark == "stirred":
            table.stirred = True
        else:
            raise BadDiagram(f"{mark!r} is no mark")


def read_head(line: str, table: Table) -> None:
    parts = [part.strip() for part in line.split(",")]
    turn = re.fullmatch(r"turn (\d+)", parts[0])
    if not turn or len(parts) not in (2, 3, 5) or not parts[1].endswith(" leads"):
        raise BadDiagram(f"the first line says whose turn it is, not {line!r}")
    table.round = int(turn[1])
    table.first = read_seat_name(parts[1].removesuffix(" leads"), table)
    if table.first < 0:
        raise BadDiagram("somebody has to lead")
    if len(parts) == 2:
        table.stage = PLAYING
        table.mixed = table.alive[:]
        table.ask_several(PLAY)
    elif len(parts) == 3:
        reason = parts[2].removeprefix("over: ")
        if reason not in END_WORDS[1:]:
            raise BadDiagram(f"a match does not end because {reason!r}")
        table.finish(END_WORDS.index(reason))
    else:
        read_moment(parts[2], parts[3], table)
        table.turn = read_seat_name(parts[4], table)


def read_moment(stage: str, question: str, table: Table) -> None:
    name, _, cursor = stage.rpartition(" ")
    if name not in STAGES or not cursor.isdecimal() or question not in QUESTIONS[1:]:
        raise BadDiagram(f"nobody is asked {question!r} at {stage!r}")
    table.stage, table.cursor = STAGES.index(name), int(cursor)
    table.question = QUESTIONS.index(question)
    table.asks = CHOOSE
    if table.question == WHO_LEADS:
        table.asks = ROLL
    elif table.question in SHUFFLES:
        table.asks = SHUFFLE
    elif table.question in SHOWS:
        table.asks = SHOW


def read_asked(text: str, reading: Reading) -> None:
    """The cards that must be shuffled or shown."""
    table = reading.table
    table.asked_pile = vec[i64]()
    if table.asks not in (SHUFFLE, SHOW):
        return
    cards, _, seat = text.partition(", for ")
    table.asked_pile = array_of(reading.cards(cards))
    table.asked_for = read_seat_name(seat, table)


def read_faces(viewer: str, reading: Reading) -> None:
    """Number the cards from 0, count them, and let the viewer not know the unknown ones."""
    table, aspects = reading.table, int(reading.table.aspects)
    size = len(reading.faces)
    if sorted(reading.where) != list(range(size)):
        raise BadDiagram(f"the {size} cards must lie in the places from 0 to {size - 1}")
    faces = [reading.faces[place] for place in range(size)]
    missing: list[int] = []
    for face in range(int(faces_in(aspects))):
        left = copies_of(face, aspects) - faces.count(face)
        if left < 0:
            raise BadDiagram(f"there are too many cards {sign(face, aspects)}")
        missing += [face] * left
    unknown = [place for place, face in enumerate(faces) if face == UNKNOWN]
    if unknown and len(unknown) != len(missing):
        raise BadDiagram("some cards are unknown, so the whole pack has to be drawn")
    full = faces[:]
    for place, face in zip(unknown, missing, strict=False):
        full[place] = face
    for place, pile in reading.where.items():
        if full[place] == DRAUGR and faces[place] == DRAUGR and pile >= HAND:
            raise BadDiagram("nobody holds a draugr")
    table.where = array_of([reading.where[place] for place in range(size)])
    table.cards = Cards(array_of(full), table.seats)
    if unknown or viewer:
        memory = Memory(array_of(full))
        memory.mix(array_of(unknown))
        table.cards.knower = read_seat_name(viewer, table) if viewer else NOBODY
        table.cards.memories = [memory]
        table.cards.faces = memory.faces[: memory.places]


def remember(table: Table) -> None:
    """Who knows what: the open piles everybody, a hand its owner, a draw its drawer.

    A diagram does not say what else somebody may remember, so nobody remembers anything else.
    """
    hidden = [card for card in range(len(table.where)) if not lies_open(table, card)]
    for card in hidden:
        table.cards.open[card] = 0
    if table.cards.knower != EVERYTHING:
        return
    for seat, memory in enumerate(table.cards.memories):
        memory.mix(array_of(hidden))
        for card in hidden:
            if table.where[card] >= HAND:
                memory.rule_out(card, DRAUGR)
            drawn = table.where[card] == DRAWN and table.question in (MIX_DRAWN, KEEP_ONE)
            if table.where[card] == HAND + seat or (drawn and table.turn == seat):
                memory.learn(card, table.cards.faces[card])


def lies_open(table: Table, card: int) -> bool:
    """Does the card lie where everybody sees it?"""
    place = table.where[card]
    if place == DRAWN:
        open_keep = table.question == KEEP_ONE and table.axed == table.turn
        return open_keep or table.question == RESCUE
    if LAID <= place < DISCARDS:
        return table.question != UNVEIL
    return place in (ARMORY, OUT) or place >= DISCARDS
