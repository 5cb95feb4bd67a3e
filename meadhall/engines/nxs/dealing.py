"""Before the first turn: the tiles of a random set-up are drawn, the rune cards are dealt.

    BAG          two players' tiles are shuffled, all but the Seiðkonas
    LAYING       the tiles that will be uncovered are shuffled
    UNCOVERING   everybody sees them, and the pieces are put in place
    MIXING       the rune cards are shuffled
    DEALING      everybody sees those that are dealt face up; else each player his own
    LOT          a die says who begins, where the table has not named anybody

Which places there are and which tiles: `setups`. Which ways to deal: `terms`.
"""

from typing import Final

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.contract import ROLL
from meadhall.engines.nxs.pieces import JOFURR, SEIDKONA
from meadhall.engines.nxs.runes import IN_BOX, MARKED, NEUTRAL, POWERS, RUNES
from meadhall.engines.nxs.setups import drawn_places, places, stand
from meadhall.engines.nxs.table import BAG, DEALING, LAYING, LOT, MIXING, UNCOVERING, Table
from meadhall.engines.nxs.terms import (
    FIXED,
    HIDDEN,
    NO_CARDS,
    NO_FIRST,
    ONE_DRAW,
    ONITAMA,
    SANNLIGR,
)
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.values import NOBODY

TILE: Final = POWERS
"""The face of a tile is TILE plus the kind of its piece."""


class Dealing(Table):
    """What leads to the first turn."""

    def begin_turn(self) -> None:
        """Everything is in place; the player on turn begins."""
        raise NotImplementedError

    def set_up(self) -> None:
        """Begin: with the tiles where they are drawn, with the cards where there are any."""
        if self.terms.mode != NO_CARDS:
            self.places = vec[i64]([IN_BOX] * RUNES)
        if self.terms.placing == FIXED:
            self.mix_runes()
        else:
            self.draw_tiles(0)

    def draw_tiles(self, colour: i64) -> None:
        """Draw for this colour. Seiðkonas that must come are laid in after the first mix."""
        self.colour = colour
        sorceresses = self.sure_tiles()
        if len(sorceresses) > 0:
            self.stage = BAG
            self.ask_shuffle(self.other_tiles(sorceresses), NOBODY)
        else:
            self.lay_tiles(self.tiles())

    def lay_tiles(self, pile: vec[i64]) -> None:
        self.stage = LAYING
        self.ask_shuffle(pile, NOBODY)

    def tiles(self) -> vec[i64]:
        """The cards that are tiles: they lie behind the rune cards in the pack."""
        tiles = vec[i64]()
        for card in range(i64(len(self.places)), i64(len(self.cards.faces))):
            tiles = append(tiles, card)
        return tiles

    def sure_tiles(self) -> vec[i64]:
        """Where two players' Seiðkonas are, which must come; everybody knows it between draws."""
        sure = vec[i64]()
        if self.position.board.areas == 2:
            for tile in self.tiles():
                if self.cards.faces[tile] == TILE + SEIDKONA:
                    sure = append(sure, tile)
        return sure

    def other_tiles(self, left_out: vec[i64]) -> vec[i64]:
        others = vec[i64]()
        for tile in self.tiles():
            if tile not in left_out:
                others = append(others, tile)
        return others

    def uncover_tiles(self) -> None:
        """The first tiles of the pile say who stands on the places, one after the other."""
        count = len(self.drawn_places())
        self.stage = UNCOVERING
        self.ask_show(self.asked_pile[:count], EVERYBODY)

    def drawn_places(self) -> list[int]:
        return drawn_places(self.terms.armies, self.terms.setup_name)

    def stand_as_drawn(self) -> None:
        pattern = places(self.terms.armies, self.terms.setup_name)
        army = [(at, kind) for at, kind in pattern if kind == JOFURR]
        for at, tile in zip(self.drawn_places(), self.asked_pile, strict=True):
            army.append((at, int(self.cards.face(tile) - TILE)))
        everybody = range(self.terms.armies)
        for colour in everybody if self.terms.placing == ONE_DRAW else [int(self.colour)]:
            stand(self.position.men, self.position.board, colour, army)
        self.position.recount()
        if self.terms.placing == ONE_DRAW or self.colour + 1 == self.terms.armies:
            self.mix_runes()
        else:
            self.draw_tiles(self.colour + 1)

    def mix_runes(self) -> None:
        """Shuffle the pack, or for Sannligr the marked cards alone."""
        if self.terms.mode == NO_CARDS:
            self.find_first()
            return
        self.stage = MIXING
        pile = vec[i64]()
        for card in range(i64(MARKED if self.terms.mode == SANNLIGR else RUNES)):
            pile = append(pile, card)
        self.ask_shuffle(pile, NOBODY)

    def deal_runes(self) -> None:
        """Cards from the top for each player in turn, and one for the middle in Onitama style."""
        dealt: i64 = 0
        for seat in range(self.terms.seats if self.terms.mode != SANNLIGR else 1):
            for _ in range(self.terms.hand):
                self.places[dealt] = seat
                dealt += 1
        if self.terms.mode == ONITAMA:
            self.places[dealt] = NEUTRAL
            dealt += 1
        self.stage = DEALING
        if self.terms.mode == HIDDEN:
            self.show_hand(0)
            return
        pile = vec[i64]()
        for card in range(dealt):
            pile = append(pile, card)
        self.ask_show(pile, EVERYBODY)

    def show_hand(self, seat: i64) -> None:
        """A player looks at the cards he was dealt face down."""
        self.colour = seat
        self.ask_show(self.hand(seat), seat)

    def is_hand_shown(self) -> bool:
        """Are the cards dealt face down, and each player is to look at his own?"""
        return self.terms.mode == HIDDEN and self.stage == DEALING

    def runes_seen(self) -> None:
        """A hand, or all that is dealt face up, has been seen."""
        if self.is_hand_shown() and self.colour + 1 < self.terms.seats:
            self.show_hand(self.colour + 1)
            return
        if self.terms.mode == SANNLIGR:
            for card in range(self.terms.hand):
                self.places[MARKED + self.cards.face(card)] = 1
        self.find_first()

    def find_first(self) -> None:
        """All is in place: the player begins whom the table has named, or the lot."""
        if self.terms.first == NO_FIRST:
            self.stage = LOT
            self.colour = 0
            self.asks = ROLL
            return
        self.turn = self.terms.first
        self.begin_turn()

    def rolled(self, values: vec[i64]) -> None:
        self.turn = values[0] - 1
        self.begin_turn()

    def shuffled(self) -> None:
        if self.stage == BAG:
            sorceresses = self.sure_tiles()
            count = len(self.drawn_places()) - len(sorceresses)
            pile = sorceresses
            for tile in self.asked_pile[:count]:
                pile = append(pile, tile)
            self.lay_tiles(pile)
        elif self.stage == LAYING:
            self.uncover_tiles()
        else:
            self.deal_runes()

    def shown(self) -> None:
        if self.stage == UNCOVERING:
            self.stand_as_drawn()
        else:
            self.runes_seen()
