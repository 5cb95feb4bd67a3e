"""What a match agrees on before it begins, in the form the rules use."""

from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.nxs.board import BOARDS, Board
from meadhall.engines.nxs.setups import SETUPS
from meadhall.engines.packed import i64
from meadhall.engines.values import Settings

# How the pieces come to their places.
FIXED: Final = 0
ONE_DRAW: Final = 1
OWN_DRAWS: Final = 2
PLACINGS: Final = ["fixed", "same", "own"]

# How the rune cards are played.
NO_CARDS: Final = 0
SANNLIGR: Final = 1
DRAWING: Final = 2
HIDDEN: Final = 3
ONITAMA: Final = 4
CARD_MODES: Final = ["none", "sannligr", "drawing", "hidden", "onitama"]

FIRSTS: Final = ["white", "black", "gold"]
BY_LOT: Final = "lot"
NO_FIRST: Final = -1
"""The lot decides who begins."""

ONITAMA_HAND: Final = 2
SANNLIGR_HAND: Final = 3


class Terms:
    """Never changed once they are made; all copies of a match share them."""

    def __init__(
        self, seats: i64, setup: i64, placing: i64, mode: i64, hand: i64, first: i64, jotunn: bool
    ) -> None:
        self.seats: i64 = seats
        self.setup: i64 = setup
        self.placing: i64 = placing
        self.mode: i64 = mode
        self.hand: i64 = hand
        self.first: i64 = first
        self.jotunn: bool = jotunn

    @property
    def armies(self) -> int:
        """The colours on the board, the Jötunn's included; as many areas are in play."""
        return 3 if self.jotunn else int(self.seats)

    @property
    def board(self) -> Board:
        return BOARDS[3 if self.armies == 3 else 2]

    @property
    def setup_name(self) -> str:
        return SETUPS[int(self.setup)]

    def walk(self, archive: Archive) -> "Terms":
        return Terms(
            archive.number(self.seats),
            archive.number(self.setup),
            archive.number(self.placing),
            archive.number(self.mode),
            archive.number(self.hand),
            archive.number(self.first),
            archive.flag(self.jotunn),
        )


def agreed(seats: int, settings: Settings) -> Terms:
    """The terms that the options of a match mean."""
    mode = CARD_MODES.index(str(settings["cards"]))
    hand = int(settings["hand"]) if mode != NO_CARDS else 0
    hand = {SANNLIGR: SANNLIGR_HAND, ONITAMA: ONITAMA_HAND}.get(mode, hand)
    return Terms(
        seats,
        SETUPS.index(str(settings["setup"])),
        PLACINGS.index(str(settings["placing"])),
        mode,
        hand,
        NO_FIRST if settings["first"] == BY_LOT else FIRSTS.index(str(settings["first"])),
        settings["jotunn"] is True,
    )
