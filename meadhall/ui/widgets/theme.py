"""The three themes: daylight, firelight, and high contrast.

A theme is data: every colour has a role, and a test computes the contrast of every text and
every mark on every ground it may meet. Widgets get their colours through Qt's palette; only
the painters read a theme themselves.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, slots=True)
class SideColours:
    """The colours of one seat's pieces: the body, what is inlaid, and the letter it goes by."""

    body: str
    inlay: str


@dataclass(frozen=True, slots=True)
class LandColours:
    """The grounds of a map, and what stands on them."""

    grass: str
    forest: str
    river: str
    mountain: str
    swamp: str
    snow: str
    field: str
    sea: str
    stone: str

    tree: str
    tree_rim: str
    trunk: str
    wave: str
    wave_rim: str
    rock: str
    rock_rim: str
    cap: str
    knot: str  # a sign cut into the grass

    @property
    def grounds(self) -> tuple[str, ...]:
        """Those on which pieces and marks may lie."""
        return (
            self.grass, self.forest, self.river, self.mountain, self.swamp, self.snow,
            self.field, self.sea, self.stone,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Theme:
    key: str
    is_dark: bool
    texture: float  # how strongly wood and wool show their grain, 0 to 1

    # The window.
    window: str
    panel: str
    raised: str
    line: str
    text: str
    faint: str  # text of lesser weight
    accent: str  # the one button that matters, links, the rail's current entry
    on_accent: str
    focus: str

    # The board: the table under it, its frame, and the cells.
    table: str
    frame: str
    iron: str
    cell: str
    cell_other: str  # a second wood, for areas that must be told apart
    cell_third: str
    groove: str  # the carved line between cells
    shine: str  # the light on a carved edge
    carving: str  # signs cut into the cells

    # Marks. Each also has a shape of its own, so that none is told by its colour alone.
    chosen: str
    target: str
    last: str
    hint: str
    refused: str

    # Pieces.
    sides: tuple[SideColours, ...]
    rim_dark: str
    rim_light: str
    gold: str

    # Cards.
    parchment: str
    ink: str
    back: str

    land: LandColours

    @property
    def grounds(self) -> tuple[str, ...]:
        """Everything a mark may have to be seen on."""
        return (self.cell, self.cell_other, self.cell_third, *self.land.grounds)


SIDES: Final = (
    SideColours("#f4ecd9", "#4a2a17"),  # bone
    SideColours("#1a1b1f", "#e9dfc8"),  # raven
    SideColours("#bd8216", "#231503"),  # gold
    SideColours("#2f6fb3", "#eef4fb"),  # fjord
    SideColours("#8f1d14", "#f8e7dd"),  # blood
    SideColours("#7cc4f0", "#0e2433"),  # ice
)

DAYLIGHT: Final = Theme(
    key="light",
    is_dark=False,
    texture=1.0,
    window="#efe4cd",
    panel="#f8f1e1",
    raised="#fffaf0",
    line="#c9b48d",
    text="#2a1d12",
    faint="#6a543c",
    accent="#8a2f17",
    on_accent="#fff6e6",
    focus="#1d4f8c",
    table="#6d4b2f",
    frame="#7a4f2b",
    iron="#4b4a4c",
    cell="#dfc59a",
    cell_other="#cfae7d",
    cell_third="#e9d7b4",
    groove="#8a6338",
    shine="#f6e6c6",
    carving="#6b4a24",
    chosen="#0f3f7d",
    target="#14532d",
    last="#7a1f0f",
    hint="#5b1a78",
    refused="#8c0d1e",
    sides=SIDES,
    rim_dark="#191310",
    rim_light="#fff8e8",
    gold="#e0b04a",
    parchment="#f3e5c3",
    ink="#2b1c10",
    back="#6b2418",
    land=LandColours(
        grass="#c3d69b",
        forest="#b4cb97",
        river="#a9cfe3",
        mountain="#cfc8bb",
        swamp="#bfc19a",
        snow="#eef1f2",
        field="#e6d294",
        sea="#9cc5dc",
        stone="#d3cfc6",
        tree="#2f6b3a",
        tree_rim="#173a20",
        trunk="#5a3a1e",
        wave="#2c668c",
        wave_rim="#d3e8f3",
        rock="#8d857a",
        rock_rim="#3b352e",
        cap="#ffffff",
        knot="#5b2c6f",
    ),
)

FIRELIGHT: Final = Theme(
    key="dark",
    is_dark=True,
    texture=1.0,
    window="#1d1713",
    panel="#251e19",
    raised="#30271f",
    line="#54432f",
    text="#f1e6d0",
    faint="#b9a588",
    accent="#e0a63c",
    on_accent="#20140a",
    focus="#8ec5ff",
    table="#2b1e14",
    frame="#3b281a",
    iron="#6d6a68",
    cell="#5b4029",
    cell_other="#432e1f",
    cell_third="#71543a",
    groove="#2a1a0e",
    shine="#8a6744",
    carving="#d2b183",
    chosen="#a8d4ff",
    target="#bff0c4",
    last="#ffcf9a",
    hint="#e9c6ff",
    refused="#ffb9b0",
    sides=SIDES,
    rim_dark="#0b0806",
    rim_light="#fff4dc",
    gold="#eabb57",
    parchment="#e6d5ae",
    ink="#24170c",
    back="#5a1f16",
    land=LandColours(
        grass="#3d4a26",
        forest="#2c3d22",
        river="#1f4257",
        mountain="#4a443d",
        swamp="#3b3d27",
        snow="#5a6166",
        field="#5a4c22",
        sea="#1a394d",
        stone="#4b4844",
        tree="#6fa565",
        tree_rim="#12210f",
        trunk="#8a6038",
        wave="#a8d8ee",
        wave_rim="#0d2634",
        rock="#9b9186",
        rock_rim="#17130f",
        cap="#f4f1ea",
        knot="#e3b7ff",
    ),
)

CONTRAST: Final = Theme(
    key="contrast",
    is_dark=True,
    texture=0.0,
    window="#000000",
    panel="#000000",
    raised="#101010",
    line="#ffffff",
    text="#ffffff",
    faint="#e6e6e6",
    accent="#ffd84d",
    on_accent="#000000",
    focus="#6fd3ff",
    table="#000000",
    frame="#000000",
    iron="#ffffff",
    cell="#2b2b2b",
    cell_other="#161616",
    cell_third="#3a3a3a",
    groove="#ffffff",
    shine="#2b2b2b",
    carving="#ffffff",
    chosen="#6fd3ff",
    target="#7dff8a",
    last="#ffb45c",
    hint="#ff9cf5",
    refused="#ff9a9a",
    sides=SIDES,
    rim_dark="#000000",
    rim_light="#ffffff",
    gold="#ffd84d",
    parchment="#ffffff",
    ink="#000000",
    back="#1c1c1c",
    land=LandColours(
        grass="#101010",
        forest="#1e1e1e",
        river="#000000",
        mountain="#262626",
        swamp="#161616",
        snow="#3a3a3a",
        field="#1a1a1a",
        sea="#000000",
        stone="#2b2b2b",
        tree="#000000",
        tree_rim="#ffffff",
        trunk="#ffffff",
        wave="#ffffff",
        wave_rim="#000000",
        rock="#000000",
        rock_rim="#ffffff",
        cap="#ffffff",
        knot="#ffd84d",
    ),
)

THEMES: Final = {theme.key: theme for theme in (DAYLIGHT, FIRELIGHT, CONTRAST)}


def palette(theme: Theme) -> QPalette:
    """The theme as every widget of Qt understands it."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.raised,
        role.AlternateBase: theme.panel,
        role.Text: theme.text,
        role.PlaceholderText: theme.faint,
        role.Button: theme.panel,
        role.ButtonText: theme.text,
        role.BrightText: theme.on_accent,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.text,
        role.Light: theme.raised,
        role.Midlight: theme.panel,
        role.Mid: theme.line,
        role.Dark: theme.line,
        role.Shadow: theme.rim_dark,
    }
    made = QPalette()
    for which, colour in colours.items():
        made.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.faint))
    return made
