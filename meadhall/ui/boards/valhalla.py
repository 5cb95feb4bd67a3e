"""Valhalla on the table: the own hand in front, the others around, deck and armory between."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from meadhall.client.moves import MoveBuilder
from meadhall.engines.contract import State
from meadhall.engines.valhalla.faces import GOD, word
from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.valhalla.table import (
    DISCARDS,
    DRAW_OR_TAKE,
    EFFECT,
    FORFEIT,
    HAND,
    KEEP_ONE,
    LAID,
    LOSE_ONE,
    PLAY,
    RESCUE,
    RESHUFFLE,
    SUPPORT,
    TAKE_ONE,
    WOLF_MAIN,
    WOLF_SUPPORT,
)
from meadhall.engines.values import Step
from meadhall.ui.boards.board import Board
from meadhall.ui.boards.scene import Label, Man, Scene, Spot, box
from meadhall.ui.colour import mix
from meadhall.ui.paint.cards import paint_back, paint_card
from meadhall.ui.paint.shapes import pen
from meadhall.ui.theme import Theme
from meadhall.ui.words import capital, say

WIDTH, HEIGHT = 17.0, 12.4
EDGE = 0.3
OTHERS = (EDGE, 3.55)  # top and height of the others' mats
MIDDLE = (4.15, 2.6)
OWN = (7.05, 5.05)
SMALL, LARGE = 1.3, 2.5  # heights of cards
SHAPE = 0.72  # a card's width to its height

CARD, SEAT, DECK_SPOT = "card:", "seat:", "pile:0"
EMBLEMS = ("hammer", "sword", "axe", "wolf", "draugr")


class ValhallaBoard(Board):
    turns_with_seat = True

    def scene(self, state: State, seat: int) -> Scene:
        assert isinstance(state, Valhalla)
        table = _Laying(state, max(seat, 0))
        return Scene(
            f"valhalla {int(state.seats)} {table.front}",
            WIDTH,
            HEIGHT,
            tuple(table.spots),
            tuple(table.men),
            labels=tuple(table.labels),
        )

    def spot_of(self, step: Step, state: State) -> str:
        places = {"card": f"{CARD}{step.at}", "seat": f"{SEAT}{step.at}", "pile": DECK_SPOT}
        return places.get(step.kind, "")

    def step_at(self, spot: str, taken: Sequence[Step], state: State) -> Step:
        kind, at = spot.split(":")
        return Step(kind, int(at), say("this"))

    def invitation(self, move: MoveBuilder) -> str:
        assert isinstance(move.state, Valhalla)
        question = int(move.state.question)
        if question == PLAY:
            if move.taken:
                return say("choose your support action")
            return say("choose your main action, in secret")
        words = {
            EFFECT: say("say on whom your main action falls, or decline"),
            DRAW_OR_TAKE: say("draw from the deck, or take a card from the armory"),
            KEEP_ONE: say("keep one of the cards you have drawn"),
            SUPPORT: say("use your support action in this clash?"),
            TAKE_ONE: say("take a weapon or a wolf from the armory"),
            LOSE_ONE: say("choose the card that you lose"),
            RESCUE: say("keep one of the cards turned up"),
            RESHUFFLE: say("have the deck shuffled, or leave it"),
            WOLF_MAIN: say("take all your discards back?"),
            WOLF_SUPPORT: say("take back one of your discards, or decline"),
            FORFEIT: say("set a forfeit to whoever discarded a god?"),
        }
        return words.get(question) or super().invitation(move)

    def button_text(self, step: Step) -> str:
        return capital(say(step.text))

    def seat_notes(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Valhalla)
        if state.alive[seat] == 0:
            return [say("out")]
        held = len(state.pile_at(HAND + seat)) + len(state.pile_at(LAID + seat))
        return [say("{count} cards", count=held)]

    def paint_ground(self, painter: QPainter, scene: Scene, theme: Theme) -> None:
        """Woollen mats for everybody, and a longer one in the middle."""
        for spot in scene.spots:
            if spot.key.startswith(SEAT):
                (left, top), _, (right, bottom), _ = spot.outline
                _paint_mat(painter, QRectF(left, top, right - left, bottom - top), theme)
        top, height = MIDDLE
        _paint_mat(painter, QRectF(EDGE, top, WIDTH - 2 * EDGE, height), theme)

    def paint_man(self, painter: QPainter, man: Man, spot: Spot, theme: Theme) -> None:
        height = spot.height
        width = height * SHAPE
        area = QRectF(-width / 2, -height / 2, width, height)
        if man.facing < 0:
            paint_back(painter, area, theme)
            return
        emblem = EMBLEMS[man.facing] if man.facing < GOD else "god"
        is_large = height > 2.0
        text = _does(man.facing) if is_large else ""
        paint_card(painter, area, capital(say(man.look)), text, emblem, theme)


class _Laying:
    """Puts one position on the table, as the seat in front sees it."""

    def __init__(self, state: Valhalla, front: int) -> None:
        self.state = state
        self.front = front
        self.spots: list[Spot] = []
        self.men: list[Man] = []
        self.labels: list[Label] = []
        seats = int(state.seats)
        others = [(front + step) % seats for step in range(1, seats)]
        width = (WIDTH - 2 * EDGE - 0.25 * (len(others) - 1)) / len(others)
        for at, seat in enumerate(others):
            self.lay_other(seat, EDGE + at * (width + 0.25), width)
        self.lay_middle()
        self.lay_own()

    def lay_other(self, seat: int, left: float, width: float) -> None:
        """Backs of the hand, what lies before the seat, and its discards, on its mat."""
        top, height = OTHERS
        self.mat(seat, left, top, width, height)
        half = width / 2 - 0.3
        self.row(self.pile(HAND + seat), left + 0.25, top + 0.6, half, SMALL, self.hand_of(seat))
        self.played(seat, left + width / 2 + 0.1, top + 0.6, half, SMALL)
        discards = say("discards of {who}", who=self.who(seat))
        self.row(self.pile(DISCARDS + seat), left + 0.25, top + 2.05, width - 0.5, SMALL, discards)

    def lay_middle(self) -> None:
        top, height = MIDDLE
        middle = top + height / 2 + 0.2
        size = height - 0.85
        state = self.state
        deck = len(state.deck)
        left = EDGE + 0.35
        self.labels.append(Label(say("Deck: {count}", count=deck), (left + 0.65, top + 0.28), 0.32))
        outline = box(left, middle - size / 2, size * SHAPE, size)
        sentence = say("The deck: {count} cards", count=deck)
        self.spots.append(Spot(DECK_SPOT, say("deck"), outline, sentence))
        if deck:
            self.men.append(Man("back", DECK_SPOT, 0, -1))
        self.labels.append(Label(say("Armory"), (3.25, top + 0.28), 0.32))
        self.row(list(state.armory), 2.6, middle - size / 2, 7.6, size, say("armory"))
        drawn = [int(card) for card in state.drawn]
        if drawn:
            self.labels.append(Label(say("Drawn"), (11.4, top + 0.28), 0.32))
            self.row(drawn, 10.8, middle - size / 2, 5.7, size, say("drawn"))

    def lay_own(self) -> None:
        top, height = OWN
        seat = self.front
        self.mat(seat, EDGE, top, WIDTH - 2 * EDGE, height)
        lower = top + 0.75
        self.row(self.pile(HAND + seat), EDGE + 0.4, lower, 8.6, LARGE, say("your hand"))
        self.played(seat, 10.0, lower, 6.4, LARGE)
        self.row(
            self.pile(DISCARDS + seat),
            EDGE + 0.4,
            top + height - SMALL - 0.22,
            11.5,
            SMALL,
            say("your discards"),
        )

    def mat(self, seat: int, left: float, top: float, width: float, height: float) -> None:
        outline = box(left, top, width, height)
        who = self.who(seat)
        notes = [note for note in self.marks_of(seat) if note]
        title = ": ".join([capital(who), ", ".join(notes)]) if notes else capital(who)
        key = f"{SEAT}{seat}"
        self.spots.append(Spot(key, who, outline, title))
        self.labels.append(Label(title, (left + width / 2, top + 0.3), 0.34))

    def marks_of(self, seat: int) -> list[str]:
        state = self.state
        return [
            say("out") if state.alive[seat] == 0 else "",
            say("tied") if state.tied[seat] == 1 else "",
            say("must show what is drawn") if state.axed == seat else "",
            say("must draw three") if state.hammered == seat else "",
            say("leads") if state.first == seat and state.round > 0 else "",
        ]

    def played(self, seat: int, left: float, top: float, width: float, height: float) -> None:
        """The two actions laid down: the main one first."""
        mine = [int(card) for card in (self.state.main[seat], self.state.support[seat])]
        laid = sorted(
            self.pile(LAID + seat), key=lambda card: mine.index(card) if card in mine else 2
        )
        whose = say("played by {who}", who=self.who(seat))
        self.row(laid, left, top, width, height, whose)

    def row(
        self,
        cards: Sequence[int],
        left: float,
        top: float,
        width: float,
        height: float,
        place: str,
    ) -> None:
        """Cards side by side, closer together where there are many."""
        if not cards:
            return
        wide = height * SHAPE
        gap = wide + 0.14
        if len(cards) > 1:
            gap = min(gap, (width - wide) / (len(cards) - 1))
        for at, card in enumerate(cards):
            face = int(self.state.cards.faces[card])
            key = f"{CARD}{int(card)}"
            called = word(face, int(self.state.aspects)) if face >= 0 else say("a card face down")
            sentence = capital(say("{place}: {card}", place=place, card=say(called)))
            outline = box(left + at * gap, top, wide, height)
            self.spots.append(Spot(key, called, outline, sentence))
            self.men.append(Man(called, key, 0, face))

    def pile(self, where: int) -> list[int]:
        return [int(card) for card in self.state.pile_at(where)]

    def hand_of(self, seat: int) -> str:
        return say("hand of {who}", who=self.who(seat))

    def who(self, seat: int) -> str:
        return say("you") if seat == self.front else say("player {number}", number=seat + 1)


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
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(mix(wool, theme.gold, 0.6), 0.02))
    painter.drawRoundedRect(area.adjusted(0.1, 0.1, -0.1, -0.1), 0.16, 0.16)
