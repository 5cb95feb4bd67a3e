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

BITS: Final[vec[i64]] = vec[i64]([2**face for face in range(62)])
"""For each face, the bit that stands for it among those that a card cannot have. The rules of no
game can rule out more faces than that."""


class Memory:
    """The places whose face one onlooker knows, and what he knows of the others.

    A heap is a stretch of `nodes` and the same stretch of `things`, and the heaps lie one after
    the other. A thing that is a face is kept as -1 - face, an unknown card as its node.
    """

    def __init__(self, faces: vec[i64]) -> None:
        """At first all faces lie open: a pack is shown before it is shuffled."""
        self.places: i64 = len(faces)
        self.faces: vec[i64] = faces[:]  # of each place, then of each card that a heap holds
        self.barred: vec[i64] = filled(self.places, 0)  # a bit for each face it cannot have
        self.is_any_barred: bool = False
        self.sizes: vec[i64] = vec[i64]()  # of each heap
        self.nodes: vec[i64] = vec[i64]()
        self.things: vec[i64] = vec[i64]()

    def copy(self) -> "Memory":
        twin = Memory(vec[i64]())
        twin.places = self.places
        twin.faces = self.faces[:]
        twin.barred = self.barred[:]
        twin.is_any_barred = self.is_any_barred
        twin.sizes = self.sizes[:]
        twin.nodes = self.nodes[:]
        twin.things = self.things[:]
        return twin

    # What happens to an onlooker. ------------------------------------------------------------

    def learn(self, place: i64, face: i64) -> None:
        """The face at this place is seen; it must be one that could lie there."""
        if face < 0:
            raise HiddenFace(f"card {int(place)} cannot be {int(face)}: there is no such face")
        if self.faces[place] == UNKNOWN:
            self._take(place, face)
        elif self.faces[place] != face:
            raise HiddenFace(
                f"card {int(place)} cannot be {int(face)}: it is {int(self.faces[place])}"
            )

    def follow(self, places: vec[i64], order: vec[i64]) -> None:
        """The i-th place gets the card from the order[i]-th, and the onlooker sees it."""
        came = filled(len(self.faces), UNKNOWN)
        faces, barred = self.faces[:], self.barred[:]
        for at in range(len(order)):
            place, source = places[at], places[order[at]]
            came[source] = place
            self.faces[place], self.barred[place] = faces[source], barred[source]
        for at in range(len(self.nodes)):
            if came[self.nodes[at]] != UNKNOWN:
                self.nodes[at] = came[self.nodes[at]]

    def mix(self, places: vec[i64]) -> None:
        """The cards change places among themselves, and the onlooker does not see how."""
        if self._are_alike(places):
            return
        if len(places) == self.places:
            self._forget_all()
            return
        if len(self.faces) > 4 * self.places:
            self._renumber()
        card = filled(len(self.faces), UNKNOWN)  # what each place's unknown card is called now
        things = vec[i64](capacity=len(places))
        for place in places:
            if self.faces[place] != UNKNOWN:
                things = append(things, -1 - self.faces[place])
            else:
                card[place] = len(self.faces)
                things = append(things, i64(len(self.faces)))
                self.faces = append(self.faces, UNKNOWN)
                self.barred = append(self.barred, self.barred[place])
            self.faces[place] = UNKNOWN
            self.barred[place] = 0
        for at in range(len(self.nodes)):
            if card[self.nodes[at]] != UNKNOWN:
                self.nodes[at] = card[self.nodes[at]]
        self._add_heap(places, self._poured(things))

    def _poured(self, things: vec[i64]) -> vec[i64]:
        """The things of a new heap, after those heaps are poured into it that lie in it wholly.

        An inner heap all of whose cards lie in the outer one need not be kept apart.
        """
        is_held = filled(len(self.faces), 0)
        for thing in things:
            if thing >= 0:
                is_held[thing] = 1
        heap: i64 = len(self.sizes)
        end: i64 = len(self.nodes)
        while heap > 0:
            heap -= 1
            start = end - self.sizes[heap]
            if self._lies_in(start, end, is_held):
                for node in self.nodes[start:end]:
                    is_held[node] = 0
                kept = vec[i64](capacity=len(things))
                for thing in things:
                    if thing < 0 or is_held[thing] == 1:
                        kept = append(kept, thing)
                for thing in self.things[start:end]:
                    kept = append(kept, thing)
                    if thing >= 0:
                        is_held[thing] = 1
                things = kept
                self._drop_heap(heap, start)
            end = start
        return things

    def _lies_in(self, start: i64, end: i64, is_held: vec[i64]) -> bool:
        """Are all these nodes cards of the heap that is being made, and could be anything?"""
        for at in range(start, end):
            node = self.nodes[at]
            if is_held[node] == 0 or self.barred[node] != 0:
                return False
        return True

    def _forget_all(self) -> None:
        """The whole pack is mixed: no more is known than which faces there are."""
        nodes = vec[i64](capacity=self.places)
        things = vec[i64](capacity=self.places)
        for place in range(self.places):
            nodes = append(nodes, place)
            if self.faces[place] != UNKNOWN:
                things = append(things, -1 - self.faces[place])
        for thing in self.things:
            if thing < 0:
                things = append(things, thing)
        self.faces, self.barred = filled(self.places, UNKNOWN), filled(self.places, 0)
        self.is_any_barred = False
        self.sizes, self.nodes, self.things = vec[i64]([self.places]), nodes, things

    def rule_out(self, place: i64, face: i64) -> None:
        """It is plain from the rules that this face does not lie there.

        Should it turn up nevertheless, a rule was broken, and it is for the game to say whose seat
        did that: `learn` takes the face all the same, `determinize` finds a world without the rule.
        """
        if self.faces[place] == UNKNOWN:
            self.barred[place] |= bit(face)
            self.is_any_barred = True

    # What he can say. ------------------------------------------------------------------------

    def could_be(self, place: i64, face: i64) -> bool:
        """Does anything he has seen speak against this face at this place?"""
        if self.faces[place] != UNKNOWN:
            return self.faces[place] == face
        return self._nodes_for(face)[place] == 1

    def determinize(self, chance: Chance) -> vec[i64]:
        """A face for every place, at random among the worlds that fit what he knows."""
        for _ in range(TRIES):
            faces = self.attempt(chance)
            if len(faces) == self.places:
                return faces
        without_rules = self.copy()
        without_rules.barred = filled(len(self.barred), 0)
        return without_rules.attempt(chance)

    def attempt(self, chance: Chance) -> vec[i64]:
        """A face for every place, or nothing where the heaps turned out not to fit together."""
        faces, barred = self.faces[:], self._inherited_bars()
        start: i64 = 0
        for size in self.sizes:
            if not self._deal(start, start + size, faces, barred, chance):
                return vec[i64]()
            start += size
        return faces[: self.places]

    # How the heaps are kept. -----------------------------------------------------------------

    def _add_heap(self, nodes: vec[i64], things: vec[i64]) -> None:
        self.sizes = append(self.sizes, i64(len(nodes)))
        for at in range(len(nodes)):
            self.nodes = append(self.nodes, nodes[at])
            self.things = append(self.things, things[at])

    def _drop_heap(self, heap: i64, start: i64) -> None:
        size = self.sizes[heap]
        self.sizes = cut(self.sizes, heap, 1)
        self.nodes = cut(self.nodes, start, size)
        self.things = cut(self.things, start, size)

    def _heap_of(self, node: i64) -> i64:
        """The number of the heap that this node is in."""
        start: i64 = 0
        for heap in range(len(self.sizes)):
            start += self.sizes[heap]
            if self._is_among(self.nodes, node, start - self.sizes[heap], start):
                return heap
        raise HiddenFace(f"card {int(node)} is in no heap")

    def _is_among(self, items: vec[i64], item: i64, start: i64, end: i64) -> bool:
        return index_of(items, item, start, end) < end

    def _start_of(self, heap: i64) -> i64:
        start: i64 = 0
        for before in range(heap):
            start += self.sizes[before]
        return start

    def _nodes_for(self, face: i64) -> vec[i64]:
        """1 for each place and card that may have this face, as far as each heap can tell by
        itself."""
        possible = filled(len(self.faces), 0)
        start: i64 = 0
        for size in self.sizes:
            end = start + size
            at = start
            while at < end and self.things[at] != -1 - face:
                if self.things[at] >= 0 and possible[self.things[at]] == 1:
                    break
                at += 1
            if at < end:
                for node in self.nodes[start:end]:
                    if self.barred[node] & bit(face) == 0:
                        possible[node] = 1
            start = end
        return possible

    def _cards_for(self, heap: i64, face: i64) -> vec[i64]:
        """The unknown cards in this heap that may have this face."""
        possible, start = self._nodes_for(face), self._start_of(heap)
        cards = vec[i64]()
        for thing in self.things[start : start + self.sizes[heap]]:
            if thing >= 0 and possible[thing] == 1:
                cards = append(cards, thing)
        return cards

    def _are_alike(self, places: vec[i64]) -> bool:
        """A mix of cards that cannot be told apart changes nothing."""
        if len(places) < 2:
            return True
        first = places[0]
        for place in places:
            if self.faces[place] != self.faces[first] or self.barred[place] != self.barred[first]:
                return False
        if self.faces[first] != UNKNOWN:
            return True
        heap = self._heap_of(first)
        start = self._start_of(heap)
        for place in places:
            if not self._is_among(self.nodes, place, start, start + self.sizes[heap]):
                return False
        return True

    def _take(self, node: i64, face: i64) -> None:
        """The node turns out to have this face, so one thing with it leaves its heap.

        It does not matter which, as long as what stays behind can be all that it could have been:
        rather a plain face than a card, which may have that face too; rather a card that is
        barred from much than one that is not. Where the cards come from different heaps it does
        matter, so those are poured together.
        """
        heap = self._heap_of(node)
        start = self._start_of(heap)
        end = start + self.sizes[heap]
        thing = -1 - face
        if not self._is_among(self.things, thing, start, end):
            cards = self._cards_for(heap, face)
            if len(cards) == 0:
                for at in range(len(self.barred)):
                    self.barred[at] &= -1 - bit(face)
                cards = self._cards_for(heap, face)
            if len(cards) == 0:
                raise HiddenFace(f"card {int(node)} cannot be {int(face)}: that face is elsewhere")
            homes = self._homes_of(cards)
            if len(homes) > 1:
                self._pour_together(homes)
                self._take(node, face)
                return
            thing = self._most_barred(cards)
            for other in cards:
                self.barred[other] &= self.barred[thing]
            self._take(thing, face)
        self._remove(node, thing)
        self.faces[node] = face
        self.barred[node] = 0

    def _remove(self, node: i64, thing: i64) -> None:
        """Take a node and a thing out of the heap in which they are."""
        heap = self._heap_of(node)
        start = self._start_of(heap)
        end = start + self.sizes[heap]
        self.nodes = cut(self.nodes, index_of(self.nodes, node, start, end), 1)
        self.things = cut(self.things, index_of(self.things, thing, start, end), 1)
        self.sizes[heap] -= 1
        if self.sizes[heap] == 0:
            self.sizes = cut(self.sizes, heap, 1)

    def _homes_of(self, cards: vec[i64]) -> vec[i64]:
        """The heaps in which these cards are, each once."""
        homes = vec[i64]()
        for card in cards:
            home = self._heap_of(card)
            if home not in homes:
                homes = append(homes, home)
        return homes

    def _most_barred(self, cards: vec[i64]) -> i64:
        best = cards[0]
        for card in cards:
            if count_bits(self.barred[card]) > count_bits(self.barred[best]):
                best = card
        return best

    def _pour_together(self, heaps: vec[i64]) -> None:
        """One heap out of several and of all that their cards come from, so it holds faces only."""
        joined = heaps[:]
        is_thing = filled(len(self.faces), 0)
        nodes, faces = vec[i64](), vec[i64]()
        at: i64 = 0
        while at < len(joined):
            start = self._start_of(joined[at])
            for place in range(start, start + self.sizes[joined[at]]):
                nodes = append(nodes, self.nodes[place])
                thing = self.things[place]
                if thing < 0:
                    faces = append(faces, thing)
                    continue
                is_thing[thing] = 1
                home = self._heap_of(thing)
                if home not in joined:
                    joined = append(joined, home)
            at += 1
        free = vec[i64](capacity=len(faces))
        for node in nodes:
            if is_thing[node] == 0:
                free = append(free, node)
        self._put_first(free, faces, joined)

    def _put_first(self, nodes: vec[i64], things: vec[i64], instead: vec[i64]) -> None:
        """A heap before all others, in place of several that there were."""
        old_sizes, old_nodes, old_things = self.sizes, self.nodes, self.things
        self.sizes, self.nodes, self.things = vec[i64]([i64(len(nodes))]), nodes, things
        start: i64 = 0
        for heap in range(len(old_sizes)):
            end = start + old_sizes[heap]
            if heap not in instead:
                self._add_heap(old_nodes[start:end], old_things[start:end])
            start = end

    def _renumber(self) -> None:
        """Give the cards in the heaps the lowest numbers, and forget those that are in none."""
        number = filled(len(self.faces), UNKNOWN)
        faces, barred = self.faces[: self.places], self.barred[: self.places]
        for at in range(len(self.things)):
            thing = self.things[at]
            if thing >= 0:
                number[thing] = len(faces)
                self.things[at] = len(faces)
                faces = append(faces, UNKNOWN)
                barred = append(barred, self.barred[thing])
        for at in range(len(self.nodes)):
            if number[self.nodes[at]] != UNKNOWN:
                self.nodes[at] = number[self.nodes[at]]
        self.faces, self.barred = faces, barred

    def _inherited_bars(self) -> vec[i64]:
        """What a card cannot be because no place it may lie on allows it."""
        if not self.is_any_barred:
            return self.barred
        barred = self.barred[:]
        heap: i64 = len(self.sizes)
        end: i64 = len(self.nodes)
        while heap > 0:
            heap -= 1
            start = end - self.sizes[heap]
            common: i64 = -1
            for at in range(start, end):
                common &= barred[self.nodes[at]]
            for at in range(start, end):
                if self.things[at] >= 0:
                    barred[self.things[at]] |= common
            end = start
        return barred

    def _deal(
        self, start: i64, end: i64, faces: vec[i64], barred: vec[i64], chance: Chance
    ) -> bool:
        """Lay the heap's things on its nodes, the choosiest first; False where that fails."""
        left = vec[i64](capacity=end - start)
        for at in range(start, end):
            thing = self.things[at]
            left = append(left, -1 - thing if thing < 0 else faces[thing])
        count: i64 = len(left)
        for at in range(start, end):
            node = self.nodes[at]
            if barred[node] == 0:
                continue
            fitting = vec[i64]()
            for place in range(count):
                if barred[node] & bit(left[place]) == 0:
                    fitting = append(fitting, place)
            if len(fitting) == 0:
                return False
            faces[node] = taken(left, fitting[chance.below(len(fitting))], count)
            count -= 1
        for at in range(start, end):
            node = self.nodes[at]
            if barred[node] == 0:
                faces[node] = taken(left, chance.below(count), count)
                count -= 1
        return True

    def walk(self, archive: Archive) -> None:
        """One flat array: places, faces, bars, and each heap's size, nodes and things."""
        flat = vec[i64]([self.places, i64(len(self.faces))])
        flat = followed_by(followed_by(flat, self.faces), self.barred)
        at: i64 = 0
        for size in self.sizes:
            flat = append(flat, size)
            flat = followed_by(flat, self.nodes[at : at + size])
            flat = followed_by(flat, self.things[at : at + size])
            at += size
        stored = archive.secret(flat)
        self.places, size = stored[0], stored[1]
        self.faces, self.barred = stored[2 : 2 + size], stored[2 + size : 2 + 2 * size]
        self.is_any_barred = True
        self.sizes, self.nodes, self.things = vec[i64](), vec[i64](), vec[i64]()
        at = 2 + 2 * size
        while at < len(stored):
            count = stored[at]
            if count < 1:
                raise ValueError("a heap holds at least one card")
            middle = at + 1 + count
            self._add_heap(stored[at + 1 : middle], stored[middle : middle + count])
            at = middle + count


def bit(face: i64) -> i64:
    """The bit that stands for a face among those that a card cannot have."""
    return BITS[face] if face < len(BITS) else 0


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits > 0:
        count += bits & 1
        bits = bits >> 1
    return count


def index_of(items: vec[i64], item: i64, start: i64, end: i64) -> i64:
    """Where the item is in this stretch, or the stretch's end."""
    at = start
    while at < end and items[at] != item:
        at += 1
    return at


def cut(items: vec[i64], start: i64, count: i64) -> vec[i64]:
    """The items without some of them."""
    left = vec[i64](capacity=len(items))
    for at in range(len(items)):
        if at < start or at >= start + count:
            left = append(left, items[at])
    return left


def taken(items: vec[i64], at: i64, count: i64) -> i64:
    """The item at this place of the first `count`; those after it move up."""
    item = items[at]
    for place in range(at, count - 1):
        items[place] = items[place + 1]
    return item


def followed_by(items: vec[i64], more: vec[i64]) -> vec[i64]:
    for item in more:
        items = append(items, item)
    return items


def filled(count: i64, item: i64) -> vec[i64]:
    """The same item so many times."""
    items = vec[i64](capacity=count)
    for _ in range(count):
        items = append(items, item)
    return items


def array_of(numbers: list[int]) -> vec[i64]:
    """The numbers as the rules want them."""
    array = vec[i64](capacity=len(numbers))
    for number in numbers:
        array = append(array, number)
    return array
