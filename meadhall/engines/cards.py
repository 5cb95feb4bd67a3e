"""Cards that lie face down: what this copy knows of them, and what every onlooker may know.

Every card lies in a place with a number of its own (see `memory`); where that place is, deck
or hand, is the game's affair. The table's full copy knows all faces and keeps the memory of
each seat and of the public beside them, so `seen_by` can hand any seat its own copy. A seat's
copy keeps that seat's memory alone and learns only what it is shown. A world that a search
imagined knows all faces and keeps no memories, so copying it is cheap.
"""

from collections.abc import Sequence
from typing import Final, Self

from mypy_extensions import mypyc_attr

from meadhall.engines.archive import Archive, Loading
from meadhall.engines.chance import Chance
from meadhall.engines.contract import SHOW, SHUFFLE, State
from meadhall.engines.memory import Memory
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.values import NOBODY, UNKNOWN, HiddenFace, IllegalAnswer

EVERYTHING: Final = -2
"""In `Cards.knower`: this copy knows all faces. Else the seat it belongs to, or NOBODY."""

EVERYBODY: Final = -3
"""In `show`: every seat and the public, not one seat alone."""


MOST_MEMORIES: Final = 64
"""No stored state holds more, so that a broken one cannot ask for boundless room."""


class Cards:
    """The faces that one copy of a match knows, and what each onlooker it keeps may know."""

    def __init__(self, faces: vec[i64], seats: i64) -> None:
        """A pack as it comes out of its box: everybody knows every face until it is shuffled."""
        self.faces: vec[i64] = faces
        self.open: vec[i64] = vec[i64]([1] * len(faces))
        self.knower: i64 = EVERYTHING
        self.memories: list[Memory] = []
        for _ in range(seats + 1):
            self.memories.append(Memory(faces))

    def copy(self) -> "Cards":
        twin = Cards(self.faces[:0], -1)
        twin.faces = self.faces[:]
        twin.open = self.open[:]
        twin.knower = self.knower
        twin.memories = [memory.copy() for memory in self.memories]
        return twin

    def face(self, card: i64) -> i64:
        """The face that a rule needs; the rule has to have it shown first."""
        if self.faces[card] == UNKNOWN:
            raise HiddenFace(
                f"the rules need the face of card {int(card)}, which is not known here"
            )
        return self.faces[card]

    def knows(self, pile: vec[i64]) -> bool:
        """Does this copy know every face of the pile?"""
        return all(self.faces[card] != UNKNOWN for card in pile)

    def memory_of(self, seat: i64) -> Memory:
        """The memory of a seat, or of the public (NOBODY), where this copy keeps it."""
        if self.knower != EVERYTHING:
            return self.memories[0]
        return self.memories[seat if seat >= 0 else len(self.memories) - 1]

    # What happens to the cards. --------------------------------------------------------------

    def shuffle(self, pile: vec[i64], order: vec[i64], by: i64) -> None:
        """The pile's i-th place gets the card from its order[i]-th; an empty order is unknown."""
        for card in pile:
            self.open[card] = 0
        if len(order) > 0:
            moved = vec[i64]()
            for source in order:
                moved = append(moved, self.faces[pile[source]])
            for at in range(len(pile)):
                self.faces[pile[at]] = moved[at]
        if not self.memories:
            return
        if self.knower == EVERYTHING:
            for seat, memory in enumerate(self.memories):
                if seat == by:
                    memory.follow(pile, order)
                else:
                    memory.mix(pile)
        elif self.knower == by and by >= 0:
            self.memories[0].follow(pile, order)
        else:
            self.memories[0].mix(pile)
            self._recall(pile)

    def show(self, pile: vec[i64], faces: vec[i64], to: i64) -> None:
        """A seat or EVERYBODY learns the faces; a copy that knows them may be told nothing."""
        if to == EVERYBODY:
            for card in pile:
                self.open[card] = 1
        for seat, memory in enumerate(self.memories):
            if self.knower == EVERYTHING and to in (seat, EVERYBODY):
                for card in pile:
                    memory.learn(card, self.faces[card])
            elif self.is_told(to) and self.knower != EVERYTHING and len(faces) > 0:
                for at in range(len(pile)):
                    memory.learn(pile[at], faces[at])
                self._recall(pile)

    def is_told(self, to: i64) -> bool:
        """Does the owner of this copy learn what is shown to this seat or to EVERYBODY?"""
        return to == EVERYBODY or self.knower == EVERYTHING or (self.knower == to and to >= 0)

    def rule_out(self, card: i64, face: i64) -> None:
        """Everybody can tell from the rules that this card does not have this face."""
        for memory in self.memories:
            memory.rule_out(card, face)

    def _recall(self, pile: vec[i64]) -> None:
        for card in pile:
            self.faces[card] = self.memories[0].faces[card]

    # Other copies. ---------------------------------------------------------------------------

    def seen_by(self, seat: i64) -> "Cards":
        """What this seat knows; NOBODY is the public."""
        if self.knower != EVERYTHING and self.knower != seat:
            raise HiddenFace("a seat's copy cannot tell what another seat knows")
        if self.knower == EVERYTHING and not self.memories:
            raise HiddenFace("an imagined world has nobody else's eyes")
        twin = self.copy()
        twin.knower = seat
        memory = self.memory_of(seat).copy()
        twin.memories = [memory]
        twin.faces = memory.faces[: memory.places]
        return twin

    def inherited_by(self, seat: i64) -> "Cards":
        """What a seat knows whose new owner has seen what is public, and nothing else yet."""
        twin = self.seen_by(NOBODY)
        twin.knower = seat
        return twin

    def learn(self, card: i64, face: i64) -> None:
        """The owner of this copy is told a face besides what the rules show."""
        self.memories[0].learn(card, face)
        self.faces[card] = face

    def determinize(self, chance: Chance) -> "Cards":
        """All faces, drawn at random among the worlds that fit what this copy knows."""
        twin = Cards(self.faces[:0], -1)
        twin.open = self.open[:]
        if self.knower == EVERYTHING:
            twin.faces = self.faces[:]
        else:
            twin.faces = self.memories[0].determinize(chance)
        return twin

    def walk(self, archive: Archive) -> None:
        """The faces that lie open are public; all else is this copy's own affair."""
        self.open = archive.array(self.open)
        if not archive.secrets:
            for card in range(len(self.open)):
                archive.number(self.faces[card] if self.open[card] == 1 else UNKNOWN)
            return
        self.faces = archive.array(self.faces)
        self.knower = archive.number(self.knower)
        count = archive.number(len(self.memories))
        if count > MOST_MEMORIES:
            raise ValueError("nobody seats so many")
        while len(self.memories) < count:
            self.memories.append(Memory(vec[i64]()))
        self.memories = self.memories[: int(count)]
        for memory in self.memories:
            memory.walk(archive)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState(State):
    """A state whose game has cards: it can be asked to shuffle them and to show them.

    A rule calls `ask_shuffle` or `ask_show` and goes on in `shuffled` or `shown`, which a game
    writes, when the table has answered.
    """

    def __init__(self, seats: i64, cards: Cards) -> None:
        super().__init__(seats)
        self.cards: Cards = cards
        self.asked_pile: vec[i64] = vec[i64]()
        self.asked_for: i64 = NOBODY  # who shuffles, or who is shown

    def copy_cards_to(self, twin: "CardState") -> None:
        """What every copy of a card game starts with."""
        twin.seats = self.seats
        twin.asks = self.asks
        twin.turn = self.turn
        # With no cards in play there is nothing that could change in a copy.
        twin.cards = self.cards.copy() if len(self.cards.faces) > 0 else self.cards
        twin.asked_pile = self.asked_pile[:]
        twin.asked_for = self.asked_for

    def walk(self, archive: Archive) -> None:
        super().walk(archive)
        if isinstance(archive, Loading):
            self.cards = self.cards.copy()  # which copies of this state may share
        self.cards.walk(archive)
        self.asked_pile = archive.array(self.asked_pile)
        self.asked_for = archive.number(self.asked_for)

    def ask_shuffle(self, pile: vec[i64], by: i64) -> None:
        """Have these cards shuffled by one seat, or by everybody together (NOBODY)."""
        self.asks = SHUFFLE
        self.asked_pile = pile
        self.asked_for = by

    def ask_show(self, pile: vec[i64], to: i64) -> None:
        """Have these cards shown to one seat, or to EVERYBODY."""
        self.asks = SHOW
        self.asked_pile = pile
        self.asked_for = to

    def shuffled(self) -> None:
        """The pile has been shuffled; what next?"""
        raise NotImplementedError

    def shown(self) -> None:
        """The pile has been shown; what next?"""
        raise NotImplementedError

    # What a search asks. ---------------------------------------------------------------------

    def glimpse(self) -> i64:
        """What the faces now shown come to, for who sees them: equal numbers for equal meanings."""
        seen: i64 = 0
        for card in self.asked_pile:
            seen = (seen * 69_069 + self.cards.faces[card] + 1) % 2_147_483_647
        return seen

    # What the contract asks. -----------------------------------------------------------------

    def pile(self) -> vec[i64]:
        return self.asked_pile

    def shuffler(self) -> i64:
        return self.asked_for

    def is_shown(self, seat: i64) -> bool:
        return self.asked_for == EVERYBODY or (self.asked_for == seat and seat >= 0)

    def shuffle(self, order: vec[i64]) -> None:
        self.cards.shuffle(self.asked_pile, order, self.asked_for)
        self.shuffled()

    def show(self, faces: vec[i64]) -> None:
        self.cards.show(self.asked_pile, faces, self.asked_for)
        self.shown()

    def knows_pile(self) -> bool:
        if self.asks == SHOW:
            return self.cards.is_told(self.asked_for)
        knower = self.cards.knower
        return knower == EVERYTHING or (knower == self.asked_for and knower >= 0)

    def check_faces(self, values: Sequence[int]) -> None:
        if not self.knows_pile():
            if len(values) > 0:
                raise IllegalAnswer("this copy is not shown these cards")
            return
        if len(values) == 0 and self.cards.knows(self.asked_pile):
            return
        if len(values) != len(self.asked_pile):
            raise IllegalAnswer(f"{len(self.asked_pile)} cards have not {len(values)} faces")
        for card, face in zip(self.asked_pile, values, strict=True):
            if self.cards.faces[card] not in (UNKNOWN, face):
                raise IllegalAnswer(f"card {int(card)} is known to have another face than {face}")
        if self.cards.knower != EVERYTHING:
            trial = self.cards.memories[0].copy()
            try:
                for card, face in zip(self.asked_pile, values, strict=True):
                    trial.learn(card, face)
            except HiddenFace as error:
                raise IllegalAnswer(str(error)) from error

    def full_answer(self, values: Sequence[int]) -> list[int]:
        if self.asks == SHOW and len(values) == 0 and self.cards.knows(self.asked_pile):
            return [int(self.cards.faces[card]) for card in self.asked_pile]
        return list(values)

    def seen_by(self, seat: i64) -> Self:
        twin = self.copy()
        twin.cards = self.cards.seen_by(seat)
        return twin

    def determinize(self, chance: Chance) -> Self:
        twin = self.copy()
        twin.cards = self.cards.determinize(chance)
        return twin
