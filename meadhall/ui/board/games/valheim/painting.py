"""How Valheim is painted: the land once, and everything that lies on it or changes."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from meadhall.engines.valheim.items import ENEMY_NAMES, THINGS
from meadhall.engines.valheim.words import hero
from meadhall.engines.valheim.world import (
    DUNGEON,
    FOREST,
    HOME,
    HOUSE,
    MARSH,
    MEADOW,
    RIVER,
    ROCK,
    SEA,
    SERPENT,
)
from meadhall.ui.board.paint import art
from meadhall.ui.board.paint.cards import paint_sheet, paint_words
from meadhall.ui.board.paint.marks import write
from meadhall.ui.board.paint.shapes import pen, veil
from meadhall.ui.board.paint.terrain import Land, paint_terrain
from meadhall.ui.board.paint.tokens import paint_token
from meadhall.ui.board.paint.whole import clip_to_pane
from meadhall.ui.board.scene import Piece, Scene, Spot
from meadhall.ui.text.words import capital, say, told
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import Theme

LANDS: Final = {
    MEADOW: Land.GRASS, FOREST: Land.FOREST, ROCK: Land.STONE, RIVER: Land.RIVER,
    MARSH: Land.SWAMP, HOUSE: Land.GRASS, HOME: Land.GRASS, DUNGEON: Land.SWAMP,
    SEA: Land.SEA, SERPENT: Land.SEA,
}  # fmt: skip

BUILDINGS: Final = {HOUSE: "house", HOME: "home", DUNGEON: "dungeon"}

EMBLEMS: Final = ("axe", "raven")
"""Of the two heroes."""

ITEM_ART: Final = (
    "wood", "stones", "ingot", "ingot", "leather", "trophy", "meat", "berry", "berry", "mushroom",
    "berry", "drumstick", "berry", "pickaxe", "pickaxe", "pickaxe", "axe", "axe", "axe", "sword",
    "sword", "shield", "shield", "key", "hammer", "belt", "scale", "bed", "raft", "campfire",
)  # fmt: skip

ITEM_TINTS: Final = (
    "#7a4a1e", "#6d6f74", "#9a5b14", "#4a5563", "#8a5a33", "#5f4a2d", "#a03a34", "#b3243c",
    "#2b4a9b", "#96603a", "#4d7a22", "#8a4a1c", "#7a1f7d", "#6b5a3a", "#9a5b14", "#4a5563",
    "#6d6f74", "#9a5b14", "#4a5563", "#9a5b14", "#4a5563", "#7a4a1e", "#9a5b14", "#5f4a2d",
    "#2b6c9b", "#8a6a14", "#1f7a66", "#7a4a1e", "#7a4a1e", "#b3541c",
)  # fmt: skip

LETTERS: Final = {7: "R", 8: "B", 10: "S", 12: "!"}
"""On berries, which share a shape: no kind is told by its colour alone."""

LARGE: Final = 2.0
"""A card so high is one that is shown to be read: it is not made pale."""

BESIDE: Final = 1.4
"""So many times as far from the middle of a hex, and smaller, is what lies beside a hero."""

ENEMY_ART: Final = ("deer", "greydwarf", "fuling", "deathsquito", "serpent", "eikthyr")


def area_around(spot: Spot) -> QRectF:
    """The spot's area with its middle at (0, 0)."""
    return QRectF(-spot.width / 2, -spot.height / 2, spot.width, spot.height)


def paint_ground(painter: QPainter, scene: Scene, theme: Theme) -> None:
    pane = scene.pane
    if pane is None:
        return
    frame = QRectF(pane.left, pane.top, pane.width, pane.height)
    with clip_to_pane(painter, scene):
        painter.fillRect(frame, QColor(theme.land.sea))
        for seed, spot in enumerate(each for each in scene.spots if each.is_in_pane):
            kind = int(spot.look)
            paint_terrain(painter, spot.outline, LANDS[kind], theme, seed)
            if kind in BUILDINGS:
                x, y = spot.centre
                size = spot.width * 0.78
                inks = (theme.rim_light, theme.rim_dark)
                edge, body = inks if theme.texture else reversed(inks)  # dark on dark is lost
                art.draw(painter, BUILDINGS[kind], edge, x, y, size * 1.14)
                art.draw(painter, BUILDINGS[kind], body, x, y, size)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.rim_dark, 0.07))
    painter.drawRect(frame)
    for spot in scene.spots:
        if spot.look in ("hero", "item", "recipe"):
            x, y = spot.centre
            _paint_plate(painter, area_around(spot).translated(x, y), theme)


def _paint_plate(painter: QPainter, area: QRectF, theme: Theme) -> None:
    painter.setPen(pen(theme.line, 0.03))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(area, 0.1, 0.1)


def paint_piece(painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
    """One thing around (0, 0)."""
    kind, *rest = piece.look.split()
    area = area_around(spot)
    if kind == "hero":
        _paint_hero(painter, piece.side, int(rest[0]), spot.width, theme)
    elif kind in ("fire", "grave", "raft", "serpent", "searched"):
        _paint_find(painter, kind, piece.side, spot.width, theme, is_trodden=rest == ["1"])
    elif kind == "panel":
        _paint_panel(painter, area, piece, [int(each) for each in rest], theme)
    elif kind == "effect":
        _paint_effect(painter, area, int(rest[0]), rest[1], theme)
    elif kind == "item":
        _paint_item(painter, area, int(rest[0]), int(rest[1]), int(rest[2]), theme)
    elif kind == "recipe":
        _paint_recipe(painter, area, int(rest[0]), rest[1], rest[2:], theme)
    elif kind == "enemy":
        _paint_enemy(painter, area, piece.side, rest, theme)


# On the map. --------------------------------------------------------------------------------


def _paint_hero(painter: QPainter, seat: int, place: int, wide: float, theme: Theme) -> None:
    """A hero; two on one hex stand side by side."""
    painter.save()
    size = wide * (0.8 if place == 0 else 0.56)
    painter.translate({0: 0.0, 1: -0.21, 2: 0.21}[place] * wide, 0.0)
    paint_token(painter, seat, theme.sides[seat], EMBLEMS[seat], size, theme)
    painter.restore()


def _paint_find(
    painter: QPainter, kind: str, seat: int, wide: float, theme: Theme, is_trodden: bool
) -> None:
    """Something small at its own place of a hex, with a rim that keeps it apart from the land.

    Where a hero stands on the same hex, it is smaller and lies at the edge.
    """
    places = {
        "fire": (-0.24, 0.24, 0.44, "campfire"),
        "grave": (0.24, 0.22, 0.46, "grave"),
        "raft": (0.0, 0.12, 0.8, "raft"),
        "serpent": (0.0, 0.0, 0.84, "serpent"),
        "searched": (0.22, -0.2, 0.32, "key"),
    }
    x, y, size, drawing = places[kind]
    if is_trodden:
        x, y, size = x * BESIDE, y * BESIDE, size / BESIDE
    at, half = QPointF(x * wide, y * wide), size * wide / 2
    ground = theme.sides[seat].body if kind == "grave" else theme.parchment
    ink = theme.sides[seat].inlay if kind == "grave" else theme.ink
    painter.setPen(pen(theme.rim_dark, wide * 0.03))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(at, half, half)
    art.draw(painter, drawing, ink, at.x(), at.y(), half * 1.5)


# Heroes. ------------------------------------------------------------------------------------


def _paint_panel(
    painter: QPainter, area: QRectF, piece: Piece, facts: list[int], theme: Theme
) -> None:
    health, most, points, steps, attack, defence, shielded = facts
    is_active = piece.facing == 1
    painter.setPen(pen(theme.accent if is_active else theme.line, 0.07 if is_active else 0.03))
    painter.setBrush(QColor(theme.raised if is_active else theme.panel))
    painter.drawRoundedRect(area, 0.12, 0.12)
    token = 0.95
    painter.save()
    painter.translate(area.left() + 0.15 + token / 2, area.top() + 0.12 + token / 2)
    paint_token(painter, piece.side, theme.sides[piece.side], EMBLEMS[piece.side], token, theme)
    painter.restore()
    left = area.left() + token + 0.32
    room = area.right() - 0.15 - left
    name = QRectF(left, area.top() + 0.1, room, 0.42)
    paint_words(painter, name, capital(told(hero(piece.side))), 0.36, theme.text, is_title=True)
    bar = QRectF(left, area.top() + 0.56, room, 0.42)
    paint_bar(painter, bar, health, most, theme)
    row = area.top() + 1.26
    badges = [("sword", attack), ("shield", defence)]
    if is_active:
        badges = [("flame", points), ("boots", steps), *badges]
    step = (area.width() - 0.3) / 4
    for at, (drawing, value) in enumerate(badges):
        x = area.left() + 0.15 + at * step
        is_up = drawing == "shield" and shielded == 1
        _paint_badge(painter, QPointF(x + 0.3, row), drawing, value, is_up, theme)


def _paint_badge(
    painter: QPainter, at: QPointF, drawing: str, value: int, is_up: bool, theme: Theme
) -> None:
    """A drawing and a number; with a ring while it is in use."""
    if is_up:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.gold, 0.06))
        painter.drawEllipse(at, 0.29, 0.29)
    art.draw(painter, drawing, theme.text, at.x(), at.y(), 0.42)
    write(painter, str(value), at + QPointF(0.48, 0), 0.4, theme.text)


def paint_bar(painter: QPainter, area: QRectF, health: int, most: int, theme: Theme) -> None:
    """Health as a bar, and in numbers on it."""
    painter.setPen(pen(theme.rim_dark, 0.03))
    painter.setBrush(QColor(theme.rim_dark))
    painter.drawRoundedRect(area, 0.1, 0.1)
    share = max(0.0, min(1.0, health / max(1, most)))
    inner = area.adjusted(0.04, 0.04, -0.04, -0.04)
    inner.setWidth(inner.width() * share)
    if share > 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(HEALTH if theme.texture else theme.gold))
        painter.drawRoundedRect(inner, 0.07, 0.07)
    art.draw(painter, "heart", theme.rim_light, area.left() + 0.28, area.center().y(), 0.26)
    full = QRectF(area.left(), area.top(), 0.04 + inner.width(), area.height())
    rest = QRectF(full.right(), area.top(), area.right() - full.right(), area.height())
    on_full = theme.rim_light if theme.texture else theme.rim_dark
    for part, ink in ((full, on_full), (rest, theme.rim_light)):
        painter.save()
        painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
        write(painter, f"{health} / {most}", area.center() + QPointF(0.1, 0), 0.32, ink)
        painter.restore()


HEALTH: Final = "#8f1d14"


def _paint_effect(painter: QPainter, area: QRectF, item: int, turns: str, theme: Theme) -> None:
    paint_sheet(painter, area, theme.parchment, theme)
    paint_thing(painter, area.center(), item, area.width() * 0.7, theme)
    corner = area.bottomRight() - QPointF(area.width() * 0.16, area.height() * 0.16)
    painter.setPen(pen(theme.rim_light, 0.02))
    painter.setBrush(QColor(theme.rim_dark))
    painter.drawEllipse(corner, area.width() * 0.24, area.width() * 0.24)
    write(painter, turns, corner, area.width() * 0.36, theme.rim_light)


# Things. ------------------------------------------------------------------------------------


def paint_thing(painter: QPainter, at: QPointF, item: int, size: float, theme: Theme) -> None:
    """A thing's drawing on parchment."""
    tint = ITEM_TINTS[item] if theme.texture else theme.ink
    art.draw(painter, ITEM_ART[item], tint, at.x(), at.y(), size)
    if item in LETTERS:
        write(painter, LETTERS[item], at + QPointF(0, size * 0.12), size * 0.4, theme.parchment)


def _stripe(area: QRectF, top: float, bottom: float) -> QRectF:
    """The part of a card between two shares of its height."""
    high = area.height()
    return QRectF(area.left() + 0.03, area.top() + high * top, area.width() - 0.06,
                  high * (bottom - top))  # fmt: skip


def _paint_item(
    painter: QPainter, area: QRectF, item: int, held: int, most: int, theme: Theme
) -> None:
    painter.save()
    if held == 0 and area.height() < LARGE:
        painter.setOpacity(painter.opacity() * 0.55)
    paint_sheet(painter, area, theme.parchment, theme)
    high = area.height()
    size = min(area.width(), high * 0.38) * 0.95
    middle = QPointF(area.center().x(), area.top() + high * 0.2)
    paint_thing(painter, middle, item, size, theme)
    amount = f"{held}" if most == 1 else f"{held} / {most}"
    paint_words(painter, _stripe(area, 0.36, 0.59), amount, high * 0.2, theme.ink)
    paint_words(
        painter, _stripe(area, 0.57, 0.94), told(THINGS[item]), high * 0.19, theme.ink, is_cut=True
    )
    painter.restore()


def _paint_recipe(
    painter: QPainter, area: QRectF, made: int, state: str, costs: list[str], theme: Theme
) -> None:
    """What can be made: bright where it can be made now, with a hook where one has it."""
    painter.save()
    high = area.height()
    if state == "lacking" and high < LARGE:
        painter.setOpacity(painter.opacity() * 0.72)
    paint_sheet(painter, area, theme.parchment, theme)
    size = min(area.width(), high * 0.34) * 0.95
    middle = QPointF(area.center().x(), area.top() + high * 0.18)
    paint_thing(painter, middle, made, size, theme)
    paint_words(
        painter,
        _stripe(area, 0.345, 0.715),
        told(THINGS[made]),
        high * 0.19,
        theme.ink,
        is_cut=True,
    )
    if state == "owned":
        write(painter, "\u2713", QPointF(area.center().x(), area.bottom() - area.height() * 0.15),
              0.34, theme.ink)  # fmt: skip
    else:
        _paint_costs(painter, area, costs, theme)
    if state == "ready":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.gold, 0.06))
        painter.drawRoundedRect(area.adjusted(0.05, 0.05, -0.05, -0.05), 0.06, 0.06)
    painter.restore()


def _paint_costs(painter: QPainter, area: QRectF, costs: list[str], theme: Theme) -> None:
    """As `1/3` beside the drawing of each thing; what is missing lies on dark ground."""
    high = area.height() * 0.24
    wide = area.width() / len(costs)
    for at, cost in enumerate(costs):
        item, held, needed = (int(each) for each in cost.split(":"))
        left = area.left() + at * wide
        box = QRectF(left + 0.03, area.bottom() - high - 0.05, wide - 0.06, high)
        ink = theme.ink
        if held < needed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil(theme.ink, 0.85))
            painter.drawRoundedRect(box, 0.05, 0.05)
            ink = theme.parchment
        middle = box.center()
        size = min(high, wide * 0.6)
        art.draw(painter, ITEM_ART[item], ink, middle.x() - size * 0.47, middle.y(), size * 0.7)
        numbers = QPointF(middle.x() + size * 0.3, middle.y())
        write(painter, f"{held}/{needed}", numbers, size * 0.55, ink)


# The fight. ---------------------------------------------------------------------------------


def _paint_enemy(
    painter: QPainter, area: QRectF, victim: int, facts: list[str], theme: Theme
) -> None:
    """The enemy with its health, what it may do next, and what the hero's actions would bring."""
    enemy, health, most, number, leaves, escape, points, defence = (int(each) for each in facts[:8])
    paint_sheet(painter, area, mix(theme.table, theme.rim_dark, 0.3), theme)
    ink = theme.rim_light
    size = min(area.height() * 0.42, area.width() * 0.36)
    at = QPointF(area.left() + size * 0.58, area.top() + size * 0.58)
    painter.setPen(pen(theme.gold, 0.05))
    painter.setBrush(QColor(theme.rim_dark))
    painter.drawEllipse(at, size * 0.5, size * 0.5)
    art.draw(painter, ENEMY_ART[enemy], ink, at.x(), at.y(), size * 0.72)
    left = area.left() + size * 1.16
    room = area.right() - 0.2 - left
    title = QRectF(left, area.top() + 0.12, room, 0.5)
    paint_words(painter, title, capital(told(ENEMY_NAMES[enemy])), 0.44, ink, is_title=True)
    paint_bar(painter, QRectF(left, area.top() + 0.66, room, 0.46), health, most, theme)
    rounds = say("Round {round}, combat points: {points}", round=number, points=points)
    paint_words(painter, QRectF(left, area.top() + 1.16, room, 0.76), rounds, 0.3, ink)
    lines = [say("Run: {sixths} in 6", sixths=escape)]
    if defence:
        lines.insert(0, say("Shield: {defence} less from the next blow", defence=defence))
    if leaves >= 0:
        lines.insert(0, say("Attack: {health} health left to it", health=leaves))
    whom = told(hero(victim))
    for sixths, damage in (blow.split(":") for blow in facts[8:]):
        lines.append(
            say(
                "{sixths} in 6: it strikes {hero} for {damage}",
                sixths=sixths, hero=whom, damage=damage,
            )
        )  # fmt: skip
    top = area.top() + size * 1.16
    high = (area.bottom() - 0.12 - top) / len(lines)
    for row, line in enumerate(lines):
        place = QRectF(area.left() + 0.2, top + row * high, area.width() - 0.4, high)
        paint_words(painter, place, line, 0.34, ink)
