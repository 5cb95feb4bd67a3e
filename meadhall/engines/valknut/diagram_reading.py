"""Reading a drawn match (`diagrams`) back, or telling what is wrong with it."""

import re
from typing import Final

from meadhall.engines.cards import EVERYBODY, Cards
from meadhall.engines.contract import CHOOSE, OVER, ROLL, SHOW
from meadhall.engines.contract import SHUFFLE as SHUFFLING
from meadhall.engines.memory import array_of
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut import setup
from meadhall.engines.valknut.cards import (
    AMBUSH,
    FACES,
    FIRST_OF_SET,
    GOD_KEYS,
    GODS,
    LOADED,
    SIGNS,
    TERRAIN,
    ZONES,
    zones_of,
)
from meadhall.engines.valknut.diagrams import ENDINGS
from meadhall.engines.valknut.field import BIFROST, NONE, PARLEY, SOUTH, TERRAIN_CARD
from meadhall.engines.valknut.table import (
    AWAY,
    FREYA_MOVE,
    GOD_PILE,
    GOD_POOL,
    HAND,
    MIX_TOP,
    MOVE,
    MOVING,
    ON_FIELD,
    OUT,
    PICKING,
    PILE,
    POOL,
    QUESTIONS,
    SHOW_GODS,
    SHOW_LOKI,
    SHOW_PLACED,
    SHOW_POOL,
    SHOW_TAKEN,
    SHOW_TOP,
    SHUFFLE,
    STAGES,
    SUPPLY,
    WHICH_WARBAND,
    WHO_DRAFTS,
    WORSHIPPED,
    Table,
)
from meadhall.engines.valknut.warbands import NAMES, first_unit
from meadhall.engines.valknut.words import spot_named
from meadhall.engines.values import NOBODY, UNKNOWN, BadDiagram

SHOWS: Final = (SHOW_POOL, SHOW_GODS, SHOW_PLACED, SHOW_TOP, SHOW_LOKI, SHOW_TAKEN)
PLAIN_CARDS: Final = ("?", "parley", "bifrost", "destroyed")

CARD: Final = re.compile(r"([A-Za-z?]\w*|[.FRMV,]{14})(?:#(\d{1,2}))?")
LAID: Final = re.compile(r"([^\s@]+)@(\w+)( turned)?")
ZONE: Final = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")
MOST: Final = 2_000_000


def read(text: str, table: Table) -> None:
    """Make an empty table the one that is drawn, or raise BadDiagram."""
    reader = Reader(text, table)
    reader.read()


class Reader:
    """The lines of a diagram, and what has been read of them."""

    def __init__(self, text: str, table: Table) -> None:
        lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        if not lines:
            raise BadDiagram("there is nothing drawn")
        self.table: Table = table
        self.head: str = lines[0]
        self.lines: dict[str, str] = {}
        for line in lines[1:]:
            key, colon, rest = line.partition(":")
            if not colon or key in self.lines:
                raise BadDiagram(f"{line!r} is no line of a diagram, or it is there twice")
            self.lines[key] = rest.strip()
        self.named: list[int] = [int(found) for found in re.findall(r"#(\d{1,2})\b", text)]
        self.taken: list[int] = []
        self.drawn: list[int] = []
        self.destroyed: list[int] = []
        self.faces: list[int] = [UNKNOWN] * FACES
        for face in range(AMBUSH, GODS):
            self.faces[face] = face

    def read(self) -> None:
        table = self.table
        self.read_homes()
        self.read_field()
        for seat in range(int(table.seats)):
            for part in self.parts(f"player {seat + 1}", ";"):
                self.read_part(seat, part)
        for name, pile in (("pool", POOL), ("pile", PILE), ("gods", GOD_POOL)):
            self.read_pile(name, pile)
        self.read_pile("god pile", GOD_PILE)
        self.read_pile("out", OUT)
        if any(table.where[card] != OUT for card in self.destroyed):
            raise BadDiagram("a destroyed card is in the line 'out'")
        self.read_marks()
        self.read_head()
        asked = self.lines.pop("asked", "")
        knower = self.lines.pop("seen by", "")
        if self.lines:
            raise BadDiagram(f"there is no line {next(iter(self.lines))!r} in a diagram")
        self.hide_cards()
        self.read_asked(asked)
        if knower:
            table.cards = table.cards.seen_by(self.who(knower))
        self.doubt()

    def parts(self, key: str, mark: str) -> list[str]:
        """The parts of a line, or none where there is no such line."""
        return [part.strip() for part in self.lines.pop(key, "").split(mark) if part.strip()]

    def who(self, text: str) -> int:
        if text == "everybody":
            return int(EVERYBODY)
        if text == "nobody":
            return NOBODY
        number = text.removeprefix("player ")
        if number in "1234"[: int(self.table.seats)] and number:
            return int(number) - 1
        raise BadDiagram(f"there is no {text!r} in this match")

    # Cards. ----------------------------------------------------------------------------------

    def card(self, text: str, is_god: bool = False) -> int:
        """The place of a card: the one that is named, or a free one."""
        found = CARD.fullmatch(text)
        if found is None:
            raise BadDiagram(f"{text!r} is no card")
        face = face_named(found[1])
        if AMBUSH <= face < GODS:
            return int(face)
        is_god = is_god or face >= GODS
        low, high = (GODS, FACES) if is_god else (0, TERRAIN)
        place = self.free_place(low, high, face) if found[2] is None else int(found[2])
        if not low <= place < high or place in self.taken:
            raise BadDiagram(f"{text!r}: no such card has this place, or another one has it")
        if face != UNKNOWN and face in self.faces:
            raise BadDiagram(f"the card {found[1]} is there twice")
        self.taken.append(place)
        self.faces[place] = face
        return place

    def free_place(self, low: int, high: int, face: int) -> int:
        """A place that no other card has: its own number, where that is free."""
        places: list[int] = [face, *range(low, high)]
        for place in places:
            if low <= place < high and place not in self.taken and place not in self.named:
                return place
        raise BadDiagram("there are more cards than the game has")

    def read_pile(self, name: str, where: int) -> None:
        table = self.table
        cards = vec[i64]()
        for word in self.lines.pop(name, "").split():
            cards = append(cards, i64(self.card(word, where in (GOD_PILE, GOD_POOL))))
        for card in cards:
            table.where[card] = where
        if where == POOL:
            table.pool = cards
        elif where == PILE:
            table.card_pile = cards
        elif where == GOD_POOL:
            table.god_pool = cards
        elif where == GOD_PILE:
            table.god_pile = cards

    def hide_cards(self) -> None:
        """Give the cards without a face what is left, and turn over what lies face down."""
        table = self.table
        for low, high in ((0, TERRAIN), (GODS, FACES)):
            left = [face for face in range(low, high) if face not in self.faces]
            for place in range(low, high):
                if self.faces[place] == UNKNOWN:
                    self.faces[place] = left.pop(0)
        table.cards = Cards(array_of(self.faces), table.seats)
        under = [
            table.field.cards[index]
            for index in range(len(table.field.kinds))
            if table.field.kinds[index] == PARLEY
        ]
        hidden = vec[i64](under)
        for card in table.card_pile:
            hidden = append(hidden, card)
        for seat in range(table.seats):
            for card in table.hand(seat):
                if not table.is_warband_card(card):
                    hidden = append(hidden, card)
        for pile in (hidden, table.god_pile[:]):
            order = vec[i64]([i64(at) for at in range(len(pile))])
            table.cards.shuffle(pile, order, NOBODY)
        for seat in range(table.seats):
            for card in table.hand(seat):
                if not table.is_warband_card(card):
                    shown = vec[i64]([card])
                    table.cards.show(shown, vec[i64](), seat)

    # The field. ------------------------------------------------------------------------------

    def read_field(self) -> None:
        """The cards of the field, in the order in which they were laid."""
        text = self.lines.pop("field", "")
        for part in [part for part in re.split(r",\s+", text) if part]:
            found = LAID.fullmatch(part)
            spot = spot_named(found[2]) if found else NONE
            if found is None or spot == NONE:
                raise BadDiagram(f"{part!r} is no card of the field")
            if self.table.field.index_at(spot) != NONE:
                raise BadDiagram(f"two cards lie at {found[2]}")
            self.lay(found[1], spot, 1 if found[3] else 0)
        zones = len(self.table.field.ground)
        self.table.unit_at = vec[i64]([NONE] * zones)

    def lay(self, text: str, spot: int, turned: int) -> None:
        table = self.table
        name = text.split("#")[0]
        grass = vec[i64]([0] * ZONES)
        if name == "bifrost":
            table.field = table.field.with_card(BIFROST, NONE, spot, 0, grass)
            return
        if name == "parley" and "#" not in text:
            is_first = len(table.field.kinds) == 0
            text = f"parley#{0 if is_first else FIRST_OF_SET[setup.second_set(table)]}"
        if name == "destroyed":
            self.lay_destroyed(text, spot, turned)
            return
        card = self.card(text)
        table.where[card] = ON_FIELD
        if name == "parley":
            table.field = table.field.with_card(PARLEY, card, spot, 0, grass)
        else:
            zones = self.zones_drawn(name, turned)
            table.field = table.field.with_card(TERRAIN_CARD, card, spot, turned, zones)

    def lay_destroyed(self, text: str, spot: int, turned: int) -> None:
        """Where a card lay that was destroyed. The line `out` has the card itself."""
        number = text.partition("#")[2]
        if not number.isdecimal() or int(number) >= GODS:
            raise BadDiagram(f"{text!r}: which card was destroyed?")
        self.destroyed.append(int(number))
        table = self.table
        grass = vec[i64]([0] * ZONES)
        table.field = table.field.with_card(TERRAIN_CARD, int(number), spot, turned, grass)
        table.field = table.field.without_card(len(table.field.kinds) - 1)

    def zones_drawn(self, name: str, turned: int) -> vec[i64]:
        if len(name) != 14:
            face = face_named(name)
            if not 0 <= face < GODS:
                raise BadDiagram(f"a card of the field lies open, {name!r} does not say which")
            return zones_of(face, turned)
        rows = name.split(",")
        if [len(row) for row in rows] != [4, 4, 4]:
            raise BadDiagram(f"{name!r} is not three rows of four zones")
        return vec[i64]([i64(SIGNS.index(sign)) for sign in "".join(rows)])

    def zone(self, text: str) -> int:
        found = ZONE.fullmatch(text)
        zone = int(self.table.field.zone_at(int(found[1]), int(found[2]))) if found else NONE
        if zone == NONE:
            raise BadDiagram(f"{text!r} is no zone of the field")
        return zone

    # Units. ----------------------------------------------------------------------------------

    def read_homes(self) -> None:
        """Which seat plays which warband; the order of turns follows from that."""
        table = self.table
        for part in self.parts("warbands", ","):
            name, _, seat = part.partition(" ")
            warband = warband_named(name)
            table.home[warband] = self.who(seat)
            first = first_unit(warband)
            for unit in range(first, first + warband):
                table.owner[unit] = table.home[warband]
                table.zone_of[unit] = AWAY
            table.picked += 1
        if table.picked > setup.wanted(table):
            raise BadDiagram("there are more warbands than the match has")
        if table.picked == setup.wanted(table):
            setup.take_places(table)
            if len(table.order) < table.seats:
                raise BadDiagram("each player has a warband")

    def read_part(self, seat: int, text: str) -> None:
        """One warband of a seat, its hand, its gods, or that it is out."""
        table = self.table
        name, *words = text.split()
        if name == "defeated":
            table.alive[seat] = 0
        elif name in ("hand", "gods"):
            where = (HAND if name == "hand" else WORSHIPPED) + seat
            for word in words:
                table.where[self.card(word, name == "gods")] = where
        else:
            self.read_units(seat, warband_named(name), words)

    def read_units(self, seat: int, warband: int, words: list[str]) -> None:
        table = self.table
        at = 0
        while at < len(words):
            word = words[at]
            at += 1
            if word in ("supply", "away"):
                if at == len(words) or not words[at].isdecimal() or int(words[at]) > warband:
                    raise BadDiagram(f"{word} is followed by a number of units")
                for _ in range(int(words[at])):
                    unit = self.new_unit(seat, warband)
                    table.zone_of[unit] = SUPPLY if word == "supply" else AWAY
                at += 1
                continue
            unit = self.new_unit(seat, warband)
            zone = self.zone(word)
            if not table.is_free(zone):
                raise BadDiagram(f"{word}: no unit can be there, or another one is")
            if unit == 0 and not table.is_free(table.field.near[zone * 4 + SOUTH]):
                raise BadDiagram(f"{word}: the Giantess needs the zone below as well")
            table.put(unit, zone)

    def new_unit(self, seat: int, warband: int) -> int:
        """A unit of this warband that was not drawn yet."""
        table = self.table
        first = int(first_unit(warband))
        for unit in range(first, first + warband):
            if table.zone_of[unit] == AWAY and unit not in self.drawn:
                self.drawn.append(unit)
                table.owner[unit] = seat
                return unit
        raise BadDiagram(f"there are only {warband} {NAMES[warband]}")

    # What is asked. --------------------------------------------------------------------------

    def read_marks(self) -> None:
        table = self.table
        for mark in self.parts("marks", ","):
            words = mark.split()
            number = words[-1]
            if mark == "placed":
                table.placed = True
            elif mark == "raged":
                table.raged = True
            elif mark == "passed":
                table.passed = True
            elif words[0] == "grave":
                self.read_grave(words[1:])
            elif words[0] == "mover":
                table.mover = warband_named(number)
            elif words[0] == "god" and number in GOD_KEYS:
                table.god = GODS + GOD_KEYS.index(number)
            elif number.isdecimal() and len(number) < 8:
                self.read_number(words[:-1], int(number))
            else:
                raise BadDiagram(f"{mark!r} is no mark of a match")

    def read_number(self, words: list[str], number: int) -> None:
        table = self.table
        name = " ".join(words)
        if name == "points":
            table.points_left = min(number, MOST)
        elif name == "drafter":
            table.drafter = number % 2
        elif name == "cursor":
            table.cursor = min(number, int(table.seats))
        elif name == "laying":
            table.laying = min(number, MOST)
        elif name == "newest" and number < len(table.field.kinds):
            table.newest = number
        elif len(words) == 2 and words[1] == "points":
            table.own_points[warband_named(words[0])] = min(number, MOST)
        else:
            raise BadDiagram(f"{name} {number} is no mark of a match")

    def read_grave(self, words: list[str]) -> None:
        """A zone where somebody has just died; two for the Giantess."""
        table = self.table
        zones = [self.zone(word) for word in words]
        if not 1 <= len(zones) <= 2:
            raise BadDiagram("a grave is one zone, or two")
        table.graves = append(table.graves, i64(zones[0]))
        table.graves = append(table.graves, i64(zones[1] if len(zones) > 1 else NONE))

    def read_head(self) -> None:
        """As `turn 3, player 1, moving, move, player 1`; the last three may be left out."""
        table = self.table
        words = [word.strip() for word in self.head.split(",")]
        turn = words[0].removeprefix("turn ")
        if len(words) not in (2, 5) or not turn.isdecimal() or len(turn) > 3:
            raise BadDiagram(f"the first line says turn and player, not {self.head!r}")
        table.turns = int(turn)
        table.active = max(self.who(words[1]), 0)
        table.asks = CHOOSE
        table.turn = table.active
        table.stage = MOVING
        table.question = MOVE
        if len(words) == 2:
            table.placed = True
            return
        stage, question, seat = words[2:]
        if stage == "over":
            if question not in ENDINGS[1:]:
                raise BadDiagram(f"no match ends by {question!r}")
            table.finish(ENDINGS.index(question), self.who(seat))
            return
        if stage not in STAGES or question not in QUESTIONS[1:]:
            raise BadDiagram(f"{stage}, {question}: a match does not come to that")
        table.stage = STAGES.index(stage)
        table.question = QUESTIONS.index(question)
        table.turn = self.who(seat)
        if table.question in (WHO_DRAFTS, WHICH_WARBAND):
            table.asks = ROLL
        elif table.question in (SHUFFLE, MIX_TOP):
            table.asks = SHUFFLING
        elif table.question in SHOWS:
            table.asks = SHOW

    def read_asked(self, text: str) -> None:
        """Which cards must be shuffled or shown, and for whom."""
        table = self.table
        if table.asks not in (SHUFFLING, SHOW):
            return
        cards, _, seat = text.partition(", for ")
        pile = vec[i64]()
        for word in cards.split():
            if not word[1:].isdecimal() or int(word[1:]) >= FACES:
                raise BadDiagram(f"{word!r} is no place of a card")
            pile = append(pile, i64(int(word[1:])))
        table.asked_pile = pile
        table.asked_for = self.who(seat)
        if table.question in (SHOW_POOL, SHOW_GODS):
            order = vec[i64]([i64(at) for at in range(len(pile))])
            table.cards.shuffle(pile, order, NOBODY)

    def doubt(self) -> None:
        """Why no match comes to what is drawn, as far as one can tell at a glance."""
        table = self.table
        if table.asks == OVER:
            return
        if table.stage > PICKING and table.picked < setup.wanted(table):
            raise BadDiagram("each player has a warband by now")
        if table.question in (MOVE, FREYA_MOVE) and len(table.field.kinds) == 0:
            raise BadDiagram("no card of the field is drawn")
        if table.asks == CHOOSE:
            if table.turn < 0 or table.alive[table.turn] == 0:
                raise BadDiagram("the player who is asked is out")
            if len(table.legal(table.turn)) == 0:
                raise BadDiagram("the player who is asked has nothing to choose")


def face_named(name: str) -> int:
    """The face of this name, or UNKNOWN for a card that is drawn without one."""
    if name in GOD_KEYS:
        return int(GODS) + GOD_KEYS.index(name)
    if name in LOADED.names:
        return LOADED.names.index(name)
    if name in PLAIN_CARDS or len(name) == 14:
        return UNKNOWN
    raise BadDiagram(f"there is no card called {name!r}")


def warband_named(name: str) -> int:
    if name not in NAMES[1:]:
        raise BadDiagram(f"there is no warband called {name!r}")
    return NAMES.index(name)
