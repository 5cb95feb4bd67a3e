"""What one onlooker knows of the cards.

Every card lies in a place of its own number, which it keeps while it wanders between deck,
hand and discards. An onlooker learns faces (`learn`), follows a rearrangement that he sees
(`follow`), and loses track when cards change places behind somebody's hand (`mix`). He never
forgets more than he must: after a mix he still knows which faces lie somewhere among those
places.

So the unknown places are kept in heaps. A heap is some places and as many things that lie on
them, nobody knows which on which. A thing is a face, or a card out of another heap whose face
is not known either; such a card is a node like a place, numbered after the places. Heaps stand
in the order in which they can be resolved: the cards of each come from heaps before it, so
drawing a whole world at random (`determinize`) goes through them once.

How good is it? No world that can be is ever excluded, and no world contradicts a face that was
seen. Where every card of a heap comes from one other heap, the worlds are exactly the possible
ones. It is an approximation in one place: when a card turns up that may have come from either of
two heaps, the two are poured together, and the onlooker forgets which of their faces lay where
(`_pour_together`). The odds follow one reading where several are possible: who shows a face that
he is known to hold has shown that card, not another of the same face.
"""

from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.chance import Chance
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.values import UNKNOWN, HiddenFace

TRIES: Final = 200


class Heap:
    """Some nodes and as many things: a face is kept as -1 - face, an unknown card as its node."""

    def __init__(self, nodes: list[int], things: list[int]) -> None:
        self.nodes = nodes
        self.things = things

    def copy(self) -> "Heap":
        return Heap(self.nodes[:], self.things[:])


class Memory:
    """The places whose face one onlooker knows, and what he knows of the others."""

    def __init__(self, faces: list[int]) -> None:
        """At first all faces lie open: a pack is shown before it is shuffled."""
        self.places = len(faces)
        self.faces = faces[:]  # of each place, then of each card that a heap holds
        self.barred = [0] * len(faces)  # a bit for each face that it cannot have
        self.heaps: list[Heap] = []

    def copy(self) -> "Memory":
        twin = Memory(self.faces)
        twin.places = self.places
        twin.barred = self.barred[:]
        twin.heaps = [heap.copy() for heap in self.heaps]
        return twin

    # What happens to an onlooker. ------------------------------------------------------------

    def learn(self, place: int, face: int) -> None:
        """The face at this place is seen; it must be one that could lie there."""
        if face < 0:
            raise HiddenFace(f"card {place} cannot be {face}: there is no such face")
        if self.faces[place] == UNKNOWN:
            self._take(self._heap_of(place), place, face)
        elif self.faces[place] != face:
            raise HiddenFace(f"card {place} cannot be {face}: it is {self.faces[place]}")

    def follow(self, places: list[int], order: list[int]) -> None:
        """The i-th place gets the card from the order[i]-th, and the onlooker sees it."""
        moved = {places[at]: places[source] for at, source in enumerate(order)}
        came = {source: place for place, source in moved.items()}
        faces, barred = self.faces[:], self.barred[:]
        for place, source in moved.items():
            self.faces[place], self.barred[place] = faces[source], barred[source]
        for heap in self.heaps:
            heap.nodes = [came.get(node, node) for node in heap.nodes]

    def mix(self, places: list[int]) -> None:
        """The cards change places among themselves, and the onlooker does not see how."""
        if self._are_alike(places):
            return
        if len(places) == self.places:
            self._forget_all()
            return
        if len(self.faces) > 4 * self.places:
            self._renumber()
        cards: dict[int, int] = {}
        things: list[int] = []
        for place in places:
            if self.faces[place] != UNKNOWN:
                things.append(-1 - self.faces[place])
            else:
                cards[place] = len(self.faces)
                things.append(len(self.faces))
                self.faces.append(UNKNOWN)
                self.barred.append(self.barred[place])
            self.faces[place], self.barred[place] = UNKNOWN, 0
        heap = Heap(places[:], things)
        for inner in reversed(self.heaps):
            inner.nodes = [cards.get(node, node) for node in inner.nodes]
            self._pour(inner, heap)
        self.heaps = [other for other in self.heaps if other.nodes]
        self.heaps.append(heap)

    def _forget_all(self) -> None:
        """The whole pack is mixed: no more is known than which faces there are."""
        faces = [face for face in self.faces[: self.places] if face != UNKNOWN]
        faces += [-1 - thing for heap in self.heaps for thing in heap.things if thing < 0]
        self.faces, self.barred = [UNKNOWN] * self.places, [0] * self.places
        self.heaps = [Heap(list(range(self.places)), [-1 - face for face in faces])]

    def rule_out(self, place: int, face: int) -> None:
        """It is plain from the rules that this face does not lie there.

        Should it turn up nevertheless, a rule was broken, and it is for the game to say whose seat
        did that: `learn` takes the face all the same, `determinize` finds a world without the rule.
        """
        if self.faces[place] == UNKNOWN:
            self.barred[place] |= bit(face)

    # What he can say. ------------------------------------------------------------------------

    def could_be(self, place: int, face: int) -> bool:
        """Does anything he has seen speak against this face at this place?"""
        if self.faces[place] != UNKNOWN:
            return self.faces[place] == face
        return place in self._nodes_for(face)

    def determinize(self, chance: Chance) -> list[int]:
        """A face for every place, at random among the worlds that fit what he knows."""
        for _ in range(TRIES):
            if faces := self.attempt(chance):
                return faces
        without_rules = self.copy()
        without_rules.barred = [0] * len(self.barred)
        return without_rules.attempt(chance)

    def attempt(self, chance: Chance) -> list[int]:
        """A face for every place, or nothing where the heaps turned out not to fit together."""
        faces, barred = self.faces[:], self._inherited_bars()
        for heap in self.heaps:
            if not self._deal(heap, faces, barred, chance):
                return []
        return faces[: self.places]

    # How the heaps are kept. -----------------------------------------------------------------

    def _heap_of(self, node: int) -> Heap:
        for heap in self.heaps:
            if node in heap.nodes:
                return heap
        raise HiddenFace(f"card {node} is in no heap")

    def _nodes_for(self, face: int) -> set[int]:
        """The places and cards that may have this face, as far as each heap can tell by itself."""
        possible: set[int] = set()
        for heap in self.heaps:
            if any(thing == -1 - face or thing in possible for thing in heap.things):
                for node in heap.nodes:
                    if not self.barred[node] & bit(face):
                        possible.add(node)
        return possible

    def _cards_for(self, heap: Heap, face: int) -> list[int]:
        """The unknown cards in this heap that may have this face."""
        possible = self._nodes_for(face)
        return [thing for thing in heap.things if thing in possible]

    def _are_alike(self, places: list[int]) -> bool:
        """A mix of cards that cannot be told apart changes nothing."""
        if len(places) < 2:
            return True
        first = places[0]
        if any(
            self.faces[place] != self.faces[first] or self.barred[place] != self.barred[first]
            for place in places
        ):
            return False
        if self.faces[first] != UNKNOWN:
            return True
        alike = set(self._heap_of(first).nodes)
        return all(place in alike for place in places)

    def _pour(self, inner: Heap, outer: Heap) -> None:
        """An inner heap all of whose cards lie in the outer one need not be kept apart."""
        held = set(outer.things)
        if all(node in held and not self.barred[node] for node in inner.nodes):
            poured = set(inner.nodes)
            outer.things = [thing for thing in outer.things if thing not in poured]
            outer.things += inner.things
            inner.nodes, inner.things = [], []

    def _take(self, heap: Heap, node: int, face: int) -> None:
        """The node turns out to have this face, so one thing with it leaves its heap.

        It does not matter which, as long as what stays behind can be all that it could have been:
        rather a plain face than a card, which may have that face too; rather a card that is
        barred from much than one that is not. Where the cards come from different heaps it does
        matter, so those are poured together.
        """
        if -1 - face in heap.things:
            heap.things.remove(-1 - face)
        else:
            cards = self._cards_for(heap, face)
            if not cards:
                self.barred = [bars & ~bit(face) for bars in self.barred]
                cards = self._cards_for(heap, face)
            if not cards:
                raise HiddenFace(f"card {node} cannot be {face}: that face is elsewhere")
            homes: list[Heap] = []
            for card in cards:
                home = self._heap_of(card)
                if home not in homes:
                    homes.append(home)
            if len(homes) > 1:
                self._pour_together(homes)
                self._take(self._heap_of(node), node, face)
                return
            card = self._most_barred(cards)
            for other in cards:
                self.barred[other] &= self.barred[card]
            heap.things.remove(card)
            self._take(homes[0], card, face)
        heap.nodes.remove(node)
        self.faces[node], self.barred[node] = face, 0
        self.heaps = [other for other in self.heaps if other.nodes]

    def _most_barred(self, cards: list[int]) -> int:
        best = cards[0]
        for card in cards:
            if count_bits(self.barred[card]) > count_bits(self.barred[best]):
                best = card
        return best

    def _pour_together(self, heaps: list[Heap]) -> None:
        """One heap out of several and of all that their cards come from, so it holds faces only."""
        joined = heaps[:]
        for heap in joined:
            for thing in heap.things:
                if thing >= 0:
                    home = self._heap_of(thing)
                    if home not in joined:
                        joined.append(home)
        nodes = [node for heap in joined for node in heap.nodes]
        things = [thing for heap in joined for thing in heap.things]
        free = [node for node in nodes if node not in things]
        faces = [thing for thing in things if thing < 0]
        others = [heap for heap in self.heaps if heap not in joined]
        self.heaps = [Heap(free, faces), *others]

    def _renumber(self) -> None:
        """Give the cards in the heaps the lowest numbers, and forget those that are in none."""
        number = {thing: -1 for heap in self.heaps for thing in heap.things if thing >= 0}
        faces, barred = self.faces[: self.places], self.barred[: self.places]
        for card in number:
            number[card] = len(faces)
            faces.append(UNKNOWN)
            barred.append(self.barred[card])
        self.faces, self.barred = faces, barred
        for heap in self.heaps:
            heap.nodes = [number.get(node, node) for node in heap.nodes]
            heap.things = [number.get(thing, thing) for thing in heap.things]

    def _inherited_bars(self) -> list[int]:
        """What a card cannot be because no place it may lie on allows it."""
        barred = self.barred[:]
        for heap in reversed(self.heaps):
            common = -1
            for node in heap.nodes:
                common &= barred[node]
            for thing in heap.things:
                if thing >= 0:
                    barred[thing] |= common
        return barred

    def _deal(self, heap: Heap, faces: list[int], barred: list[int], chance: Chance) -> bool:
        """Lay the heap's things on its nodes, the choosiest first; False where that fails."""
        left = [-1 - thing if thing < 0 else faces[thing] for thing in heap.things]
        for node in [node for node in heap.nodes if barred[node]] + [
            node for node in heap.nodes if not barred[node]
        ]:
            if not barred[node]:
                faces[node] = left.pop(chance.below(len(left)))
                continue
            fitting = [at for at, face in enumerate(left) if not barred[node] & bit(face)]
            if not fitting:
                return False
            faces[node] = left.pop(fitting[chance.below(len(fitting))])
        return True

    def walk(self, archive: Archive) -> None:
        """One flat array: places, faces, bars, and each heap's size, nodes and things."""
        flat = [self.places, len(self.faces), *self.faces, *self.barred]
        for heap in self.heaps:
            flat += [len(heap.nodes), *heap.nodes, *heap.things]
        stored = [int(number) for number in archive.secret(array_of(flat))]
        self.places, size = stored[0], stored[1]
        self.faces, self.barred = stored[2 : 2 + size], stored[2 + size : 2 + 2 * size]
        self.heaps = []
        at = 2 + 2 * size
        while at < len(stored):
            count = stored[at]
            if count < 1:
                raise ValueError("a heap holds at least one card")
            nodes = stored[at + 1 : at + 1 + count]
            self.heaps.append(Heap(nodes, stored[at + 1 + count : at + 1 + 2 * count]))
            at += 1 + 2 * count


def bit(face: int) -> int:
    """The bit that stands for a face among those that a card cannot have."""
    return int(2**face)


def count_bits(bits: int) -> int:
    return bin(bits).count("1")


def array_of(numbers: list[int]) -> vec[i64]:
    """The numbers as the rules want them."""
    array = vec[i64](capacity=len(numbers))
    for number in numbers:
        array = append(array, number)
    return array
