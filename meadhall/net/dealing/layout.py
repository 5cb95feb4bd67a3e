"""Where the masked cards are, and which of them a seat has been shown.

A card that everybody knows needs no mask and has none until it is first shuffled. A place keeps
its masked card when its face is opened: what is opened may be shuffled again, and then the mask
that all have lifted in their heads is as good as any other.

The seats' part of it is for one case only. When the computer goes on for somebody who is gone, the
others open what that seat had been shown, and no more (`known`). What was opened so counts as the
seat's, not as lying on the table (`opened`): the owner, back again, has its hand to itself as soon
as it is shuffled.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from meadhall.net.deck.masking import Masked, mask_openly
from meadhall.net.deck.shuffle import Pile


@dataclass(frozen=True, slots=True)
class CardLayout:
    generation: int
    """Which joint secret the masks are of, counted from the first."""

    masked: Mapping[int, Masked]
    known: tuple[frozenset[int], ...]
    """For each seat, the places whose cards it knows, and perhaps not everybody."""

    opened: tuple[Mapping[int, int], ...]
    """For each seat, the faces among those that all could see because it was played openly."""

    @classmethod
    def bare(cls, generation: int, seats: int) -> Self:
        return cls(generation, {}, (frozenset(),) * seats, ({},) * seats)

    def pile(self, places: Sequence[int], faces: Sequence[int], joint: bytes) -> Pile:
        """The cards at these places; what all know gets a mask that hides nothing."""
        return tuple(
            self.masked[place] if place in self.masked else mask_openly(faces[place], joint)
            for place in places
        )

    def mixed(self, places: Sequence[int], after: Pile, by: int) -> "CardLayout":
        """After a shuffle that at most the one seat could follow."""
        moved = frozenset(places)
        known = [
            held | moved if seat == by and held & moved else held - moved
            for seat, held in enumerate(self.known)
        ]
        opened = [_without(faces, moved) for faces in self.opened]
        masked = {**self.masked, **dict(zip(places, after, strict=True))}
        return CardLayout(self.generation, masked, tuple(known), tuple(opened))

    def arranged(
        self, places: Sequence[int], before: Pile, order: Sequence[int], by: int
    ) -> "CardLayout":
        """After a shuffle that everybody could follow, and only the one seat is concerned by."""
        mixed = self.mixed(places, tuple(before[source] for source in order), by)
        moves = {places[source]: place for place, source in zip(places, order, strict=True)}
        known, opened = list(mixed.known), list(mixed.opened)
        known[by] = frozenset(moves.get(place, place) for place in self.known[by])
        opened[by] = {moves.get(place, place): face for place, face in self.opened[by].items()}
        return replace(mixed, known=tuple(known), opened=tuple(opened))

    def shown(self, places: Sequence[int], seat: int) -> "CardLayout":
        """After the seat alone was shown these."""
        known = list(self.known)
        known[seat] |= frozenset(places)
        return replace(self, known=tuple(known))

    def opened_for(self, faces: Mapping[int, int], seat: int) -> "CardLayout":
        """After all saw these faces, because the seat is played openly."""
        shown = self.shown(tuple(faces), seat)
        opened = list(shown.opened)
        opened[seat] = {**opened[seat], **faces}
        return replace(shown, opened=tuple(opened))

    def closed_of(self, seat: int) -> tuple[int, ...]:
        """The places that the seat knows and not everybody who looks over its shoulder."""
        return tuple(sorted(self.known[seat] - self.opened[seat].keys()))


def _without(faces: Mapping[int, int], places: frozenset[int]) -> dict[int, int]:
    return {place: face for place, face in faces.items() if place not in places}
