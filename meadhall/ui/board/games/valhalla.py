"""Valhalla on the table: the own hand in front, the others around, deck and armory between."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from meadhall.client.match.moves import MoveBuilder
from meadhall.engines.contract import State
from meadhall.engines.valhalla.faces import GOD, word
from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.valhalla.table import (
    CLASHING,
    DEALING,
    DECLARING,
    DISCARDS,
    DRAWING,
    HAND,
    LAID,
    LEADING,
    LOOTING,
    MIXING,
    PLAY,
    PLAYING,
    RECOVERING,
    RETURNING,
    SHARING,
    SUPPORTING,
    TRIMMING,
    TYING,
)
from meadhall.engines.values import Event, Step
from meadhall.ui.board.game_board import GameBoard, Goal
from meadhall.ui.board.games.valhalla_staging import Telling
from meadhall.ui.board.paint import art
from meadhall.ui.board.paint.cards import paint_back, paint_card, paint_wax
from meadhall.ui.board.paint.marks import write
from meadhall.ui.board.paint.shapes import pen, veil
from meadhall.ui.board.scene import Label, Piece, Scene, Spot, box, enlarged
from meadhall.ui.board.staging import Cue
from meadhall.ui.text.words import capital, say
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import Theme

WIDTH, HEIGHT = 13.4, 11.75
EDGE = 0.25
OTHERS = (EDGE, 3.2)  # top and height of the others' mats
MIDDLE = (3.65, 2.35)
OWN = (6.2, 5.3)
SMALL, MEDIUM, LARGE = 1.15, 1.6, 2.95  # heights of cards
CROWDED = 0.92  # of the small ones, where four others sit at the table
ALONE = 2.2  # of the same, where there is only one other
LAID_HEIGHT = 2.05  # of the own cards on the table
SHAPE = 0.72  # a card's width to its height
GAP = 0.13

CARD, SEAT, SLOTS, PHASE, DECK_SPOT = "card:", "seat:", "slots:", "phase:", "pile:0"
LINE = 0.5  # the height of a phase's line
TOOTH = 0.16  # of the zigzags that are stitched along a mat's hems
EMBLEMS = ("hammer", "sword", "axe", "wolf", "draugr", "god")
TINTS = ("#2b4868", "#46464d", "#7a2417", "#3c4f2c", "#23262b", "#7d5a0c")
"""The colour of each kind of card; its sign tells it as well."""


class ValhallaBoard(GameBoard):
    emblem = "hammer"
    rare_options = frozenset({"may_pass", "forfeits"})
    turns_with_seat = True
    card_lines = 15
    asks_in_own_words = False  # there are too many kinds of question

    fall_keys = frozenset({"out"})

    def fall_words(self, count: int) -> str:
        return say("1 player out") if count == 1 else say("{count} players out", count=count)

    def scene(self, state: State, seat: int) -> Scene:
        assert isinstance(state, Valhalla)
        table = _SceneBuilder(state, seat)
        return Scene(
            f"valhalla {int(state.seats)} {seat}",
            WIDTH,
            HEIGHT,
            tuple(table.spots),
            tuple(table.pieces),
            labels=tuple(table.labels),
        )

    def poster(self, scene: Scene) -> tuple[float, float, float, float]:
        """Some cards of the hand, so near that they can be read."""
        middle, high = (WIDTH - 0.3 - _laid_width(LAID_HEIGHT)) / 2, LARGE + 0.16
        return middle - high, OWN[0] + 0.62, 2 * high, high

    def spot_of(self, step: Step, state: State) -> str:
        places = {"card": f"{CARD}{step.at}", "seat": f"{SEAT}{step.at}", "pile": DECK_SPOT}
        return places.get(step.kind, "")

    def step_at(self, spot: str, taken: Sequence[Step], state: State) -> Step:
        kind, at = spot.split(":")
        return Step(kind, int(at), say("this"))

    def invitation(self, move: MoveBuilder) -> str:
        assert isinstance(move.state, Valhalla)
        if int(move.state.question) == PLAY and move.taken:
            return say("choose your support action")
        return super().invitation(move)

    def belongings(self, scene: Scene, state: State, seat: int) -> tuple[str, ...]:
        assert isinstance(state, Valhalla)
        piles = (HAND + seat, LAID + seat, DISCARDS + seat)
        return tuple(f"{CARD}{int(card)}" for pile in piles for card in state.pile_at(pile))

    def seat_notes(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Valhalla)
        if state.alive[seat] == 0:
            return [say("out")]
        held = _held(state, seat)
        return [say("1 card") if held == 1 else say("{count} cards", count=held)]

    def goal(self, state: State) -> Goal:
        """The cards that everybody holds, those laid for this turn too: who has none may be out."""
        assert isinstance(state, Valhalla)
        seats = range(int(state.seats))
        held = [_held(state, seat) for seat in seats]
        near = ", ".join(str(count) for count in held)
        shares = tuple((seat, held[seat], max(held)) for seat in seats)
        return Goal(say("The last one left wins; cards: {near}", near=near), shares)

    def reasons(self, before: State, after: State, seat: int, action: int) -> list[str]:
        """What the two cards of a play do; of other choices the words say it themselves."""
        assert isinstance(before, Valhalla)
        if int(before.question) != PLAY:
            return []
        cards = [step.at for step in before.steps(seat, action) if step.kind == "card"]
        lines = [_does(int(before.cards.faces[card])).split("\n") for card in cards]
        return [line[at] for at, line in enumerate(lines) if at < len(line)]

    def close_up(self, scene: Scene, spot: Spot, piece: Piece) -> Spot | None:
        """A card, as large as those in the hand; the board makes it larger where text is."""
        is_read = spot.key.startswith(CARD) and piece.facing >= 0
        return enlarged(spot, LARGE * SHAPE, LARGE, scene) if is_read else None

    def cues(
        self, before: State, after: State, events: Sequence[Event], seat: int
    ) -> tuple[Cue, ...]:
        assert isinstance(before, Valhalla) and isinstance(after, Valhalla)
        return Telling(before, after, lambda state: self.scene(state, seat)).tell(events)

    def is_sealed_choice(self, state: State) -> bool:
        assert isinstance(state, Valhalla)
        return int(state.question) == PLAY

    def in_hand(self, scene: Scene, move: MoveBuilder, turned: int) -> Scene:
        """The cards chosen to be played lie in their places already."""
        assert isinstance(move.state, Valhalla)
        place = scene.spot(f"{SLOTS}{move.seat}")
        if not self.is_sealed_choice(move.state) or place is None:
            return scene
        chosen = [f"{CARD}{step.at}" for step in move.taken if step.kind == "card"]
        areas = dict(zip(chosen, slot_areas(place), strict=False))
        spots = tuple(
            replace(spot, outline=_corners(areas[spot.key])) if spot.key in areas else spot
            for spot in scene.spots
        )
        return replace(scene, spots=spots)

    def sealed(self, scene: Scene, state: State, seats: Sequence[int]) -> Scene:
        """Two cards face down under wax, before each seat whose choice nobody may know yet.

        They are no longer among the backs of its hand. Which two backs go is always the same, so it
        tells nothing.
        """
        assert isinstance(state, Valhalla)
        laid: set[str] = set()
        for seat in seats:
            hand = [
                f"{CARD}{int(card)}"
                for card in state.pile_at(HAND + seat)
                if state.cards.faces[card] < 0
            ]
            laid.update(hand[-2:])
        scene = replace(
            scene,
            pieces=tuple(each for each in scene.pieces if each.spot not in laid),
            spots=tuple(each for each in scene.spots if each.key not in laid),
        )
        pieces = [
            Piece("sealed", f"{SLOTS}{seat}") for seat in seats if scene.spot(f"{SLOTS}{seat}")
        ]
        told = {
            piece.spot: say("{place}: two cards, sealed", place=spot.name)
            for piece in pieces
            if (spot := scene.spot(piece.spot))
        }
        spots = [replace(spot, sentence=told.get(spot.key, spot.sentence)) for spot in scene.spots]
        return replace(scene, pieces=scene.pieces + tuple(pieces), spots=tuple(spots))

    def paint_ground(self, painter: QPainter, scene: Scene, theme: Theme) -> None:
        """Woollen mats for everybody, a longer one in the middle, and where cards are laid."""
        for spot in scene.spots:
            if spot.key.startswith(SEAT):
                _paint_mat(painter, spot_area(spot), theme)
        top, height = MIDDLE
        _paint_mat(painter, QRectF(EDGE, top, WIDTH - 2 * EDGE, height), theme)
        for spot in scene.spots:
            if spot.key.startswith(SLOTS):
                for area in slot_areas(spot):
                    _paint_slot(painter, area, theme)

    def paint_piece(self, painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
        if piece.look == "sealed":
            x, y = spot.centre
            for area in slot_areas(spot):
                paint_back(painter, area.translated(-x, -y), theme)
            paint_wax(painter, spot.height * 0.24, theme)
            return
        if piece.look == "phase":
            _paint_phase(painter, spot, piece.facing == 1, theme)
            return
        height = spot.height
        area = QRectF(-height * SHAPE / 2, -height / 2, height * SHAPE, height)
        if piece.facing < 0:
            paint_back(painter, area, theme)
            return
        kind = min(piece.facing, GOD)
        tint = TINTS[kind] if theme.texture else theme.ink
        text = _does(piece.facing) if height > MEDIUM * 1.1 else ""
        title, deck = capital(say(piece.look)), [_does(each) for each in range(GOD + 1) if text]
        paint_card(painter, area, title, text, EMBLEMS[kind], tint, theme, deck)


def spot_area(spot: Spot) -> QRectF:
    (left, top), _, (right, bottom), _ = spot.outline
    return QRectF(left, top, right - left, bottom - top)


def _corners(area: QRectF) -> tuple[tuple[float, float], ...]:
    return box(area.left(), area.top(), area.width(), area.height())


def slot_areas(spot: Spot) -> tuple[QRectF, QRectF]:
    """Where the main and the support action lie side by side."""
    area = spot_area(spot)
    width = area.height() * SHAPE
    second = area.right() - width
    return (
        QRectF(area.left(), area.top(), width, area.height()),
        QRectF(second, area.top(), width, area.height()),
    )


class _SceneBuilder:
    """Puts one position on the table, as this seat sees it, which is in front.

    A spectator sees the first seat there, without a word that it is theirs.
    """

    def __init__(self, state: Valhalla, seat: int) -> None:
        self.state = state
        self.viewer = seat
        self.front = front = max(seat, 0)
        self.spots: list[Spot] = []
        self.pieces: list[Piece] = []
        self.labels: list[Label] = []
        seats = int(state.seats)
        others = [(front + step) % seats for step in range(1, seats)]
        width = (WIDTH - 2 * EDGE - 0.2 * (len(others) - 1)) / len(others)
        size = CROWDED if len(others) > 3 else ALONE if len(others) == 1 else SMALL
        for at, seat in enumerate(others):
            self.lay_other(seat, EDGE + at * (width + 0.2), width, size)
        self.lay_middle()
        self.lay_own()

    def lay_other(self, seat: int, left: float, width: float, size: float) -> None:
        """Backs of the hand, what lies before the seat, and its discards, on its mat."""
        top, height = OTHERS
        self.mat(seat, left, top, width, height)
        laid = _laid_width(size)
        first = top + 0.62
        start = left + width - 0.22 - laid
        self.played(seat, start, first, size)
        room = start - left - 0.22 - GAP
        discards = say("discards of {who}", who=self.who(seat))
        if size > SMALL:  # there is nobody else: all lies side by side
            first_room = room * 0.58
            second = left + 0.22 + first_room + GAP
            self.row(self.pile(DISCARDS + seat), second, first, room - first_room, size, discards)
            room = first_room - GAP
        else:
            below = first + SMALL + GAP
            self.row(self.pile(DISCARDS + seat), left + 0.22, below, width - 0.44, size, discards)
        self.row(self.pile(HAND + seat), left + 0.22, first, room, size, self.hand_of(seat))

    def lay_middle(self) -> None:
        top, height = MIDDLE
        upper = top + height - MEDIUM - 0.2
        state = self.state
        deck = len(state.deck)
        left = EDGE + 0.35
        wide = MEDIUM * SHAPE
        self.heading(say("Deck: {count}", count=deck), left + wide / 2, top)
        outline = box(left, upper, wide, MEDIUM)
        sentence = say("The deck: {count} cards", count=deck)
        if deck == 1:
            sentence = say("The deck: 1 card")
        self.spots.append(Spot(DECK_SPOT, say("deck"), outline, sentence))
        if deck:
            self.pieces.append(Piece("back", DECK_SPOT, 0, -1))
        left += wide + 0.55
        drawn = [int(card) for card in state.drawn]
        wide_drawn = min(3.6 + 0.7 * max(len(drawn) - 2, 0), 7.2)
        room = WIDTH - left - EDGE - 0.3 - (wide_drawn + 0.4 if drawn else 0.0)
        self.heading(say("Armory"), left + room / 2, top)
        self.row(list(state.armory), left, upper, room, MEDIUM, say("armory"))
        if drawn:
            left = WIDTH - EDGE - 0.3 - wide_drawn
            self.heading(say("Drawn"), left + wide_drawn / 2, top)
            self.row(drawn, left, upper, wide_drawn, MEDIUM, say("drawn"))

    def lay_own(self) -> None:
        top, height = OWN
        seat = self.front
        self.mat(seat, EDGE, top, WIDTH - 2 * EDGE, height)
        upper = top + 0.7
        laid = _laid_width(LAID_HEIGHT)
        start = WIDTH - EDGE - 0.3 - laid
        self.played(seat, start, upper, LAID_HEIGHT)
        for at, title in enumerate((say("Main"), say("Support"))):
            x = start + LAID_HEIGHT * SHAPE * (at + 0.5) + at * GAP
            self.labels.append(
                Label(title, (x, upper + LAID_HEIGHT + 0.24), 0.24, LAID_HEIGHT * SHAPE)
            )
        self.phases(start, upper + LAID_HEIGHT + 0.55, laid)
        left = EDGE + 0.3
        room = start - left - 0.3
        self.row(self.pile(HAND + seat), left, upper, room, LARGE, say("your hand"))
        below = upper + LARGE + 0.2
        self.labels.append(Label(say("Discards"), (left + 0.62, below + SMALL / 2), 0.26, 1.3))
        self.row(
            self.pile(DISCARDS + seat),
            left + 1.4,
            below,
            room - 1.4,
            SMALL,
            say("your discards"),
            is_centred=False,
        )

    def phases(self, left: float, top: float, width: float) -> None:
        """The three phases of a turn one under the other, and what happens in the present one."""
        stage = int(self.state.stage)
        now = phase_of(stage)
        titles = (say("I. Strategy"), say("II. Clash"), say("III. End of the turn"))
        for phase, title in enumerate(titles):
            outline = box(left, top + phase * LINE, width, LINE - 0.06)
            doing = stage_words(stage) if phase == now else ""
            sentence = say("{phase}: now, {doing}", phase=title, doing=doing) if doing else title
            self.spots.append(Spot(f"{PHASE}{phase}", title, outline, sentence, is_told_only=True))
            self.pieces.append(Piece("phase", f"{PHASE}{phase}", phase, int(phase == now)))
        words = (left + width / 2, top + 3 * LINE + 0.14)
        self.labels.append(Label(stage_words(stage), words, 0.22, width))

    def heading(self, text: str, x: float, top: float) -> None:
        self.labels.append(Label(text, (x, top + 0.36), 0.27))

    def mat(self, seat: int, left: float, top: float, width: float, height: float) -> None:
        outline = box(left, top, width, height)
        who = self.who(seat)
        notes = [note for note in self.marks_of(seat) if note]
        title = ": ".join([capital(who), ", ".join(notes)]) if notes else capital(who)
        key = f"{SEAT}{seat}"
        self.spots.append(Spot(key, who, outline, title))
        self.labels.append(Label(title, (left + width / 2, top + 0.32), 0.3, width - 0.3))

    def marks_of(self, seat: int) -> list[str]:
        state = self.state
        return [
            say("out") if state.alive[seat] == 0 else "",
            say("tied") if state.tied[seat] == 1 else "",
            say("open draw") if state.axed == seat else "",
            say("draw of three") if state.hammered == seat else "",
            say("leading") if state.first == seat and state.round > 0 else "",
        ]

    def played(self, seat: int, left: float, top: float, height: float) -> None:
        """The place where the two actions are laid down, and on it the actions, main one first."""
        mine = [int(card) for card in (self.state.main[seat], self.state.support[seat])]
        laid = sorted(
            self.pile(LAID + seat), key=lambda card: mine.index(card) if card in mine else 2
        )
        whose = say("played by {who}", who=self.who(seat))
        width = _laid_width(height)
        outline = box(left, top, width, height)
        nothing = capital(say("{place}: nothing yet", place=whose))
        sentence = nothing if not laid else capital(say("{place}: open", place=whose))
        self.spots.append(
            Spot(f"{SLOTS}{seat}", capital(whose), outline, sentence, is_told_only=True)
        )
        if len(laid) == 1 and laid[0] == mine[1]:
            left += height * SHAPE + GAP  # the main action has gone; its place stays empty
        self.row(laid, left, top, width, height, whose, is_centred=False)

    def row(
        self,
        cards: Sequence[int],
        left: float,
        top: float,
        width: float,
        height: float,
        place: str,
        is_centred: bool = True,
    ) -> None:
        """Cards side by side, closer together where there are many."""
        if not cards:
            return
        wide = height * SHAPE
        gap = wide + GAP
        if len(cards) > 1:
            gap = min(gap, (width - wide) / (len(cards) - 1))
        if is_centred:
            left += (width - wide - gap * (len(cards) - 1)) / 2
        for at, card in enumerate(cards):
            face = int(self.state.cards.faces[card])
            key = f"{CARD}{int(card)}"
            called = word(face, int(self.state.aspects)) if face >= 0 else say("a card face down")
            sentence = capital(say("{place}: {card}", place=place, card=say(called)))
            outline = box(left + at * gap, top, wide, height)
            more = _does(face) if face >= 0 else ""
            self.spots.append(Spot(key, called, outline, sentence, more=more))
            self.pieces.append(Piece(called, key, 0, face))

    def pile(self, where: int) -> list[int]:
        return [int(card) for card in self.state.pile_at(where)]

    def hand_of(self, seat: int) -> str:
        return say("hand of {who}", who=self.who(seat))

    def who(self, seat: int) -> str:
        return say("you") if seat == self.viewer else say("player {number}", number=seat + 1)


def phase_of(stage: int) -> int:
    """Which of the three phases of a turn it is."""
    return 0 if stage < SUPPORTING else 1 if stage < RECOVERING else 2


def stage_words(stage: int) -> str:
    """What is being done, in a few words."""
    words = {
        LEADING: say("who leads?"),
        DEALING: say("cards are dealt"),
        MIXING: say("hands are mixed"),
        PLAYING: say("all choose in secret"),
        TYING: say("equals are tied"),
        DECLARING: say("main actions fall"),
        DRAWING: say("cards are drawn"),
        SUPPORTING: say("supports are called"),
        CLASHING: say("cards are turned up"),
        LOOTING: say("swords take first"),
        SHARING: say("the tied take cards"),
        RECOVERING: say("wolves take back"),
        RETURNING: say("supports return"),
        TRIMMING: say("the armory is trimmed"),
    }
    return words.get(stage, say("last cards are tested"))


def _laid_width(height: float) -> float:
    """The room that two cards side by side take."""
    return 2 * height * SHAPE + GAP


def _held(state: Valhalla, seat: int) -> int:
    """The cards that keep a player in: those in the hand, and those laid for this turn."""
    return len(state.pile_at(HAND + seat)) + len(state.pile_at(LAID + seat))


def _does(face: int) -> str:
    """What the card does, as main and as support action, in a few words."""
    words = (
        say("Main: one player must draw three.\nSupport: a lone draugr costs two."),
        say("Main: look at a player's cards.\nSupport: a lone draugr lets you take first."),
        say("Main: one player shows what he draws.\nSupport: two cards more are turned up."),
        say("Main: take all your discards back.\nSupport: take one back."),
        say("Nobody may keep it."),
    )
    if face < GOD:
        return words[face]
    return say("Main: look at the two top cards.\nSupport: turn one up.")


def _paint_phase(painter: QPainter, spot: Spot, is_now: bool, theme: Theme) -> None:
    """The name of a phase on a wooden slat; the present one is gilt."""
    area = spot_area(spot).translated(-spot.centre[0], -spot.centre[1])
    wood = theme.frame if theme.texture else theme.panel
    painter.setPen(pen(theme.rim_dark if theme.texture else theme.line, 0.02))
    painter.setBrush(QColor(theme.gold if is_now else wood))
    painter.drawRoundedRect(area, 0.1, 0.1)
    ink = theme.rim_dark if is_now else theme.rim_light
    write(painter, spot.name, QPointF(0, 0), 0.25, ink, area.width() - 0.2)


def _paint_slot(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Stitches around the place where a card is laid."""
    stitches = pen(mix(theme.back, theme.gold, 0.55) if theme.texture else theme.line, 0.022)
    stitches.setDashPattern([3.0, 2.5])
    painter.setPen(stitches)
    painter.setBrush(veil("#000000", 0.16) if theme.texture else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, 0.08, 0.08)


def _paint_mat(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Woven wool with a hem."""
    wool = mix(theme.back, theme.rim_dark, 0.30) if theme.texture else theme.panel
    painter.setPen(pen(mix(wool, theme.gold, 0.45) if theme.texture else theme.line, 0.045))
    painter.setBrush(QColor(wool))
    painter.drawRoundedRect(area, 0.22, 0.22)
    if theme.texture == 0:
        return
    painter.save()
    painter.setClipRect(area.adjusted(0.06, 0.06, -0.06, -0.06))
    painter.setPen(pen(theme.rim_light, 0.02))
    painter.setOpacity(0.05)
    for thread in range(round(area.width() / 0.12)):
        x = area.left() + thread * 0.12
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
    painter.restore()
    _embroider(painter, area, mix(wool, theme.gold, 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(mix(wool, theme.gold, 0.6), 0.02))
    painter.drawRoundedRect(area.adjusted(0.1, 0.1, -0.1, -0.1), 0.16, 0.16)


def _embroider(painter: QPainter, area: QRectF, thread: str) -> None:
    """A knot in the middle, and zigzags along the hems above and below; so faint that whatever
    lies on it is all that is seen at a glance."""
    painter.save()
    painter.setOpacity(0.16)
    middle = area.center()
    art.draw(painter, "throne", thread, middle.x(), middle.y(), area.height() * 0.66)
    painter.setOpacity(0.4)
    painter.setPen(pen(thread, 0.02))
    teeth = round((area.width() - 0.4) / TOOTH)
    start = middle.x() - teeth * TOOTH / 2
    for y, way in ((area.top() + 0.17, 1), (area.bottom() - 0.17, -1)):
        painter.drawPolyline(
            [
                QPointF(start + at * TOOTH / 2, y + at % 2 * TOOTH / 3 * way)
                for at in range(2 * teeth + 1)
            ]
        )
    painter.restore()
