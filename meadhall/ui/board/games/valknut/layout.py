"""Where everything of Valknut lies: the field behind a pane, the pool and the own hand beside it,
the seats with their warbands below.

Before there is a field, the nine warbands lie on the table to be chosen from. Where somebody may
take a god or another card, these lie large above the field (`Market`).

Spots are called `zone:Z`, `spot:S` (where a card may be laid), `laid:I` (a whole card of the
field), `card:C`, `warband:W`, `seat:S`, `giantess` (both her zones), `pile` and `points`.
"""

from typing import Final

from meadhall.engines.contract import OVER
from meadhall.engines.valknut import ending
from meadhall.engines.valknut.cards import GODS
from meadhall.engines.valknut.field import BIFROST, DESTROYED, PARLEY, SOUTH, east_of, north_of
from meadhall.engines.valknut.setup import picker, wanted
from meadhall.engines.valknut.table import (
    ARRANGE,
    FENRIR_TAKE,
    PLACE,
    RAGE,
    SURTR_DESTROY,
    WORSHIP,
    Table,
)
from meadhall.engines.valknut.terms import WarbandName
from meadhall.engines.valknut.warbands import GIANTESS, UNITS, WARBAND_OF, WARBANDS
from meadhall.engines.valknut.words import laid_name, spot_name, zone_name
from meadhall.engines.values import NOBODY, UNKNOWN
from meadhall.ui.board.games.valknut import words
from meadhall.ui.board.scene import (
    Label,
    Pane,
    Piece,
    Point,
    Scene,
    Spot,
    box,
    fitted_pane,
)
from meadhall.ui.text.words import capital, say, told

WIDTH: Final = 16.0
HEIGHT: Final = 12.7
EDGE: Final = 0.15
GAP: Final = 0.14

SIDE: Final = 3.4
"""The width of the column with the pool and the hand."""

COLUMN: Final = WIDTH - EDGE - SIDE
FRAME: Final = (EDGE, EDGE, COLUMN - EDGE - GAP, 9.5)
"""Left, top, width and height of the pane."""

BELOW: Final = FRAME[1] + FRAME[3] + GAP
"""Where the seats begin."""

COUNTERS: Final = 0.92
"""The height of the pile and the points above the pool."""

TITLE: Final = 0.38
HEAD: Final = 0.62
"""The height of a seat's name."""

MARKET: Final = 4.2
"""The height of what is for the taking, above the field."""

LARGEST: Final = 1.45
"""The most units that a zone is wide, so that the first cards are not enormous."""

MARGIN: Final = 0.35
"""Zones around the field."""

SIGN_PLACES: Final = (5, 4, 6, 1, 9, 0, 2, 8, 10)
"""The left one of two zones of a card, the best place for its name first."""

ZONE, SPOT, LAID, CARD = "zone:", "spot:", "laid:", "card:"
BAND, SEAT, SIGN = "warband:", "seat:", "sign:"
GIANT, PILE, POINTS = "giantess", "pile", "points"

BANDS: Final = list(WarbandName)


class Layout:
    """Lays one position out as a seat sees it, or somebody who looks on."""

    def __init__(
        self, table: Table, seat: int, shows_score: bool = True, is_told: bool = False
    ) -> None:
        """`is_told`: this is shown to tell what happened, and nobody is asked yet."""
        self.table = table
        self.is_told = is_told
        self.viewer = seat
        self.shows_score = shows_score
        self.spots: list[Spot] = []
        self.pieces: list[Piece] = []
        self.labels: list[Label] = []
        self.pane: Pane | None = None
        self.ground = "valknut"

    def scene(self) -> Scene:
        if len(self.table.field.kinds) == 0:
            self.lay_draft()
        else:
            market = self.market()
            if market:
                self.lay_market(market)
            self.lay_field(MARKET + GAP if market else 0.0)
            self.lay_side(market)
            self.lay_seats(market)
        return Scene(
            self.ground,
            WIDTH,
            HEIGHT,
            tuple(self.spots),
            tuple(self.pieces),
            labels=tuple(self.labels),
            pane=self.pane,
        )

    def add(
        self, key: str, name: str, outline: tuple[Point, ...], sentence: str, look: str = "",
        more: str = "", is_told_only: bool = False, is_in_pane: bool = False,
    ) -> None:  # fmt: skip
        spot = Spot(
            key, name, outline, capital(sentence), look, more, is_told_only, is_in_pane
        )  # fmt: skip
        self.spots.append(spot)

    def put(self, look: str, spot: str, side: int = 0, facing: int = 0) -> None:
        self.pieces.append(Piece(look, spot, side, facing))

    @property
    def is_asked(self) -> bool:
        """Is it the seat in front that has to choose now?"""
        is_on = self.table.asks != OVER and not self.is_told
        return is_on and self.viewer == self.table.turn

    # Choosing warbands. ----------------------------------------------------------------------

    def lay_draft(self) -> None:
        """Nine large cards, and above them who chooses when."""
        table = self.table
        self.ground = "valknut draft"
        self.lay_turns()
        top = 1.35
        wide = (WIDTH - 2 * EDGE - 2 * 0.25) / 3
        high = (HEIGHT - EDGE - top - 2 * 0.25) / 3
        for warband in range(1, WARBANDS):
            row, column = divmod(warband - 1, 3)
            outline = box(EDGE + column * (wide + 0.25), top + row * (high + 0.25), wide, high)
            key, home = f"{BAND}{warband}", int(table.home[warband])
            sentence = words.pick_sentence(table, warband, self.viewer)
            name = told(BANDS[warband - 1])
            self.add(key, name, outline, sentence, "pick", words.band_more(warband))
            self.put(f"pick {warband}", key, max(home, 0), int(home != NOBODY))

    def lay_turns(self) -> None:
        """Who chooses, in order, and what has been chosen."""
        table = self.table
        count = int(wanted(table))
        wide = min(4.2, (WIDTH - 2 * EDGE) / count)
        left = (WIDTH - wide * count) / 2
        chosen = self.chosen_in_order()
        for at in range(count):
            seat, warband = chosen[at]
            key = f"pick:{at}"
            name = capital(words.who(seat, self.viewer))
            what = told(BANDS[warband - 1]) if warband else say("still to choose")
            sentence = say("Choice {number}: {who}, {what}", number=at + 1, who=name, what=what)
            self.add(key, name, box(left + at * wide + 0.08, 0.2, wide - 0.16, 0.95), sentence)
            is_now = at == table.picked
            self.put(f"turn {warband} {name}", key, seat, int(is_now))

    def chosen_in_order(self) -> list[tuple[int, int]]:
        """For each choice the seat that makes it, and its warband, or 0."""
        table = self.table
        own = {seat: table.warbands_of(seat) for seat in range(int(table.seats))}
        twin = table.copy()
        found = []
        for at in range(int(wanted(table))):
            twin.picked = at
            seat = int(picker(twin))
            warband = own[seat].pop(0) if at < table.picked and own[seat] else 0
            found.append((seat, warband))
        return found

    # The field. ------------------------------------------------------------------------------

    def lay_field(self, lowered: float) -> None:
        """Cards, zones and units, and where the next card may lie."""
        table, field = self.table, self.table.field
        shown = [at for at in range(len(field.kinds)) if field.kinds[at] != DESTROYED]
        is_laying = self.is_asked and table.question in (PLACE, RAGE)
        open_spots = [int(spot) for spot in field.open] if is_laying else []
        places = [int(field.spots[at]) for at in shown] + open_spots
        west = 4 * min(int(east_of(spot)) for spot in places)
        east = 4 * max(int(east_of(spot)) for spot in places) + 4
        south = 3 * min(int(north_of(spot)) for spot in places)
        north = 3 * max(int(north_of(spot)) for spot in places) + 3
        world = (
            west - MARGIN, -north - MARGIN, east - west + 2 * MARGIN, north - south + 2 * MARGIN
        )  # fmt: skip
        left, top, wide, high = FRAME
        self.pane = fitted_pane((left, top + lowered, wide, high - lowered), world, LARGEST)
        cards = " ".join(
            f"{int(field.spots[at])}.{int(field.kinds[at])}.{self.face_at(at)}.{int(field.turned[at])}"
            for at in shown
        )
        self.ground = f"valknut {self.ground} {self.pane} {cards}"
        is_burning = self.is_asked and table.question == SURTR_DESTROY
        for at in shown:
            self.lay_zones(at, is_burning)
            self.lay_sign(at)
        if is_burning:
            for at in shown:
                name = laid_name(table, at)
                outline = self.card_outline(int(field.spots[at]))
                sentence = say("{card} at {spot}", card=name, spot=spot_name(field.spots[at]))
                self.add(f"{LAID}{at}", name, outline, sentence, "laid", is_in_pane=True)
        for spot in open_spots:
            name = spot_name(spot)
            sentence = words.spot_sentence(name)
            self.add(
                f"{SPOT}{spot}", name, self.card_outline(spot), sentence, "open", is_in_pane=True
            )
            self.put("place", f"{SPOT}{spot}")
        self.lay_units()

    def face_at(self, at: int) -> int:
        card = int(self.table.field.cards[at])
        return int(self.table.cards.faces[card]) if card >= 0 else UNKNOWN

    def card_outline(self, spot: int) -> tuple[Point, ...]:
        x, y = 4 * int(east_of(spot)), -3 * (int(north_of(spot)) + 1)
        return self.shown(x, y, 4, 3)

    def shown(self, x: float, y: float, wide: float, high: float) -> tuple[Point, ...]:
        """A rectangle of the world as the pane fits it."""
        assert self.pane is not None
        left, top = self.pane.to_scene((x, y))
        return box(left, top, wide * self.pane.unit, high * self.pane.unit)

    def lay_zones(self, at: int, is_told_only: bool) -> None:
        field = self.table.field
        kind = int(field.kinds[at])
        for zone in range(at * 12, at * 12 + 12):
            column, row = int(field.column(zone)), int(field.row(zone))
            name = zone_name(field, zone)
            self.add(
                f"{ZONE}{zone}",
                name,
                self.shown(column - 1, -row, 1, 1),
                words.zone_sentence(self.table, zone, name, self.viewer),
                f"{int(field.ground[zone])} {kind}",
                self.unit_more(zone),
                is_told_only,
                is_in_pane=True,
            )

    def lay_sign(self, at: int) -> None:
        """The name of a card that is like no other, on two zones where nobody stands.

        It has a spot of its own, so that its zones are as free as others.
        """
        field = self.table.field
        if int(field.kinds[at]) not in (PARLEY, BIFROST):
            return
        name = say("Parley") if field.kinds[at] == PARLEY else say("Bifrost")
        for left in SIGN_PLACES:
            zone = at * 12 + left
            if all(int(self.table.unit_at[each]) < 0 for each in (zone, zone + 1)):
                column, row = int(field.column(zone)), int(field.row(zone))
                outline = self.shown(column - 1, -row, 2, 1)
                key = f"{SIGN}{at}"
                self.add(key, name, outline, name, "sign", is_told_only=True, is_in_pane=True)
                self.put(f"sign {int(field.kinds[at])}", key, NOBODY)
                return

    def unit_more(self, zone: int) -> str:
        """For the tooltip: what the unit here can do."""
        unit = int(self.table.unit_at[zone])
        return words.band_more(int(WARBAND_OF[unit])) if unit >= 0 else ""

    def lay_units(self) -> None:
        table = self.table
        for unit in range(UNITS):
            zone = int(table.zone_of[unit])
            if zone < 0:
                continue
            seat, warband = int(table.owner[unit]), int(WARBAND_OF[unit])
            is_captive = int(not table.is_able(unit))
            if warband == GIANTESS:
                self.lay_giantess(zone, seat, is_captive)
            else:
                self.put(f"unit {warband} {is_captive}", f"{ZONE}{zone}", seat)

    def lay_giantess(self, zone: int, seat: int, is_captive: int) -> None:
        """She stands on two zones: a spot of her own, which is told and not clicked."""
        field = self.table.field
        column, row = int(field.column(zone)), int(field.row(zone))
        below = zone_name(field, int(field.near[zone * 4 + SOUTH]))
        name = told(BANDS[0])
        sentence = say(
            "{unit}, on {zone} and {below}",
            unit=capital(words.unit(self.table, 0, self.viewer)),
            zone=zone_name(field, zone),
            below=below,
        )
        outline = self.shown(column - 1, -row, 1, 2)
        self.add(GIANT, name, outline, sentence, "giantess", is_told_only=True, is_in_pane=True)
        self.put(f"giantess {is_captive} {int(self.table.is_enraged())}", GIANT, seat)

    # What is for the taking. -----------------------------------------------------------------

    def market(self) -> list[int]:
        """The cards that the seat in front may take now, or put in order."""
        table = self.table
        if not self.is_asked:
            return []
        others = [seat for seat in range(int(table.seats)) if seat != self.viewer]
        if table.question == WORSHIP:
            return [
                *(int(card) for card in table.god_pool),
                *(int(card) for seat in others for card in table.gods_of(seat)),
            ]
        if table.question == FENRIR_TAKE:
            return [int(card) for seat in others for card in table.hand(seat)]
        if table.question == ARRANGE:
            return [int(card) for card in table.card_pile[:3]]
        return []

    def lay_market(self, cards: list[int]) -> None:
        """The cards in a row, as large as there is room for."""
        table = self.table
        left, top, wide, _ = FRAME
        is_gods = table.question == WORSHIP
        titles = {
            WORSHIP: say("The Gjallarhorn sounds: whom do you worship?"),
            FENRIR_TAKE: say("Fenrir: which Ambush card do you take?"),
            ARRANGE: say("Odin: the top of the pile, the topmost card first"),
        }
        self.add(
            "market", say("cards to choose from"), box(left, top, wide, MARKET),
            titles[int(table.question)], "market", is_told_only=True,
        )  # fmt: skip
        self.ground = f"market {len(cards)}"
        self.labels.append(Label(titles[int(table.question)], (left + wide / 2, top + 0.3), 0.36))
        room = wide - 0.4
        high = MARKET - 1.15
        width = min(high * 1.2 if is_gods else high * 4 / 3, room / len(cards) - GAP)
        high = high if is_gods else width * 0.75
        start = left + wide / 2 - (len(cards) * (width + GAP) - GAP) / 2
        for at, card in enumerate(cards):
            x = start + at * (width + GAP)
            y = top + 0.58
            place = self.origin(card, at)
            self.lay_card(card, box(x, y, width, high), place)
            self.labels.append(Label(capital(place), (x + width / 2, y + high + 0.26), 0.26))

    def origin(self, card: int, at: int) -> str:
        """From where a card of the market would come."""
        table = self.table
        if table.question == ARRANGE:
            return say("card {number} from the top", number=at + 1)
        for seat in range(int(table.seats)):
            if card in table.gods_of(seat) or card in table.hand(seat):
                return words.who(seat, self.viewer)
        return say("open")

    def lay_card(self, card: int, outline: tuple[Point, ...], place: str) -> None:
        """A card of any kind."""
        table = self.table
        face = int(table.cards.faces[card])
        name = words.card_name(table, card)
        if face >= GODS:
            self.add(f"{CARD}{card}", name, outline, words.god_sentence(table, card, place), "god")
            self.put(f"god {face}", f"{CARD}{card}")
            return
        sentence = words.card_sentence(table, card, place)
        self.add(f"{CARD}{card}", name, outline, sentence, "card")
        self.put(f"card {face} {int(table.with_gods)}", f"{CARD}{card}", 0, 0)

    # The pool and the hand. ------------------------------------------------------------------

    def lay_side(self, market: list[int]) -> None:
        table = self.table
        self.lay_counters()
        hand = [int(card) for card in table.hand(self.viewer)] if self.viewer != NOBODY else []
        top = EDGE + COUNTERS + GAP
        room = HEIGHT - EDGE - top - 2 * TITLE - 4 * GAP
        small = len(hand) > 1
        high = (room - SIDE / 2 * 0.75 * -(-len(hand) // 2)) / 3 if small else room / 4
        high = min(high, SIDE * 0.75)
        middle = COLUMN + SIDE / 2
        self.labels.append(Label(say("Pool"), (middle, top + TITLE / 2), 0.28))
        top += TITLE
        for at, card in enumerate(int(each) for each in table.pool):
            x = middle - high * 4 / 3 / 2
            outline = box(x, top + at * (high + GAP), high * 4 / 3, high)
            self.lay_card(card, outline, say("pool"))
        top += 3 * (high + GAP)
        hand = [card for card in hand if card not in market]
        if not hand:
            return
        title = say("Your Ambush card") if len(hand) == 1 else say("Your Ambush cards")
        self.labels.append(Label(title, (middle, top + TITLE / 2), 0.28))
        top += TITLE
        if small:
            wide = (SIDE - GAP) / 2
            high = wide * 0.75
        else:
            wide = high * 4 / 3
        for at, card in enumerate(hand):
            row, column = divmod(at, 2)
            x = COLUMN + column * (wide + GAP) if small else middle - wide / 2
            outline = box(x, top + row * (high + GAP), wide, high)
            self.lay_card(card, outline, say("your hand"))

    def lay_counters(self) -> None:
        """The pile, and the movement points that are left."""
        table = self.table
        half = (SIDE - GAP) / 2
        self.add(
            PILE, say("pile"), box(COLUMN, EDGE, half, COUNTERS), words.pile_sentence(table), PILE
        )
        self.put(f"pile {len(table.card_pile)}", PILE)
        left = COLUMN + half + GAP
        self.add(
            POINTS, say("movement points"), box(left, EDGE, half, COUNTERS),
            words.points_sentence(table), POINTS,
        )  # fmt: skip
        own = int(table.points_in_all() - table.points_left)
        self.put(f"points {int(table.points_left)} {own}", POINTS, int(table.active))

    # Seats. ----------------------------------------------------------------------------------

    def lay_seats(self, market: list[int]) -> None:
        """In the order of their turns, the seat in front first."""
        table = self.table
        order = [int(seat) for seat in table.order]
        if self.viewer in order:
            at = order.index(self.viewer)
            order = order[at:] + order[:at]
        left, wide = FRAME[0], FRAME[2]
        each = (wide - GAP * (len(order) - 1)) / len(order)
        for at, seat in enumerate(order):
            self.lay_seat(seat, left + at * (each + GAP), each, market)

    def lay_seat(self, seat: int, left: float, wide: float, market: list[int]) -> None:
        table = self.table
        sentence = words.seat_sentence(table, seat, self.viewer, self.shows_score)
        name = capital(words.who(seat, self.viewer))
        self.add(f"{SEAT}{seat}", name, box(left, BELOW, wide, HEAD), sentence, "seat")
        is_active = table.turns > 0 and table.active == seat and table.asks != OVER
        score = str(int(ending.points(table, seat))) if self.shows_score and table.turns else "-"
        state = "out" if table.alive[seat] == 0 else score
        at = len(self.pieces)
        taken = self.lay_small_cards(seat, left, wide, market)
        plate = Piece(f"seat {state} {taken} {name}", f"{SEAT}{seat}", seat, int(is_active))
        self.pieces.insert(at, plate)  # the cards lie on it
        bands = table.warbands_of(seat)
        top = BELOW + HEAD + 0.05
        each = (wide - GAP * (len(bands) - 1)) / len(bands)
        for at, warband in enumerate(bands):
            outline = box(left + at * (each + GAP), top, each, HEIGHT - EDGE - top)
            key = f"{BAND}{warband}"
            sentence = words.band_sentence(table, seat, warband, self.viewer)
            more = words.band_more(warband)
            self.add(key, told(BANDS[warband - 1]), outline, sentence, "band", more)
            facts = [
                warband, int(table.band_on_field(seat, warband)),
                int(table.count_in_supply(seat, warband)), int(table.own_points[warband]),
                int(warband == GIANTESS and table.zone_of[0] >= 0 and table.is_enraged()),
                int(table.ragnarok and is_active and table.mover == warband),
            ]  # fmt: skip
            self.put("band " + " ".join(str(fact) for fact in facts), key, seat)

    def lay_small_cards(self, seat: int, left: float, wide: float, market: list[int]) -> int:
        """A seat's gods, and the hands of the others, small beside its name; the room they take,
        in hundredths."""
        table = self.table
        cards = [int(card) for card in table.gods_of(seat)]
        if seat != self.viewer:
            cards += [int(card) for card in table.hand(seat)]
        high = HEAD - 0.1
        x = left + wide - 0.06
        for card in reversed([card for card in cards if card not in market]):
            width = high if table.cards.faces[card] >= GODS else high * 4 / 3
            x -= width + 0.05
            place = words.of_whom(seat, self.viewer)
            self.lay_card(card, box(x, BELOW + 0.05, width, high), place)
        return round((left + wide - x) * 100)
