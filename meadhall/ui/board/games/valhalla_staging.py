"""One answer of Valhalla told card by card: seals that break, ties, the clash, and cards that fly.

Each cue shows the table as it is between two cards: a copy of the position before, in which what
has been told so far has come to pass. So a card flies from where it lay to where it goes.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from meadhall.engines.contract import State
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valhalla.clash import supporters
from meadhall.engines.valhalla.draugar import (
    ARMORY_SIZE,
    COST,
    FULL_COST,
    HAMMER_COST,
    in_armory,
)
from meadhall.engines.valhalla.faces import DRAUGR, GOD, HAMMER, SWORD, kind, word
from meadhall.engines.valhalla.state import Valhalla
from meadhall.engines.valhalla.table import ARMORY, DECK
from meadhall.engines.values import Event
from meadhall.ui.board.scene import Ink, Mark, MarkKind, Piece, Scene, Stroke
from meadhall.ui.board.staging import Cue
from meadhall.ui.text.words import capital, join, say, told

FLIGHTS: Final = frozenset({"taken", "kept", "recovered", "lost", "discarded", "returned"})
"""The events that say where cards go."""

TURNED: Final = frozenset({"omen", "tested"})
"""The events by which somebody turns up cards alone."""


class Telling:
    """The cues of one answer, in the making."""

    def __init__(self, before: Valhalla, after: Valhalla, paint: Callable[[State], Scene]) -> None:
        self.before, self.after = before, after
        self.state = before.copy()
        self.cues: list[Cue] = []
        self._paint = paint
        self._sealed: list[int] = []

    def tell(self, events: Sequence[Event]) -> tuple[Cue, ...]:
        """All that these events say, one after the other."""
        plays = [event for event in events if event.key == "plays"]
        if plays:
            self._open_seals(plays)
            self._show_ties(events)
        for event in events:
            if event.key == "clash":
                self._clash([int(card) for card in event.at])
            elif event.key in TURNED:
                self._turn_up(event)
            elif event.key in FLIGHTS and not plays:
                self._fly(event)
            elif event.key == "out":
                name = capital(self.who(event.seat))
                self._show(say("{who} is out.", who=name))
        return tuple(self.cues)

    # The seals. ------------------------------------------------------------------------------

    def _open_seals(self, plays: Sequence[Event]) -> None:
        self._sealed = [event.seat for event in plays]
        self._show(say("All have sealed their choice. The seals break."), sound="seal")
        for event in plays:
            pair = self._pair(event.seat)
            self._sealed.remove(event.seat)
            self._see(pair)
            who = capital(self.who(event.seat))
            text = say("{who} {does}.", who=who, does=told(event.text))
            self._show(text, self.spots(pair), sound="seal")

    def _show_ties(self, events: Sequence[Event]) -> None:
        """The equal main actions, joined by a line; then all that goes back and away."""
        tied = [event.seat for event in events if event.key == "tied"]
        if not tied:
            self._show(say("Nobody is tied: every main action takes effect."))
            return
        mains = {seat: int(self.before.main[seat]) for seat in tied}
        kinds = {seat: int(kind(self.after.cards.faces[card])) for seat, card in mains.items()}
        for each in dict.fromkeys(kinds.values()):
            seats = [seat for seat in tied if kinds[seat] == each]
            spots = self.spots([mains[seat] for seat in seats])
            names = join([self.who(seat) for seat in seats])
            played = say("a god") if each == GOD else self.name(mains[seats[0]])
            text = say("Tied with {card}: {who}. They wait for the clash.", card=played, who=names)
            self._show(text, spots, lines=[spots])
        self._carry(range(len(self.after.where)))
        self._show(say("Tied main actions go to the discards, their supports back to the hand."))

    def _pair(self, seat: int) -> list[int]:
        return [int(self.before.main[seat]), int(self.before.support[seat])]

    # The clash. ------------------------------------------------------------------------------

    def _clash(self, cards: Sequence[int]) -> None:
        """Each card turned up, and what it does to whom."""
        fighters = [seat for seat in range(int(self.before.seats)) if self._fights(seat)]
        names = join([self.who(seat) for seat in fighters])
        mats = tuple(f"seat:{seat}" for seat in fighters)
        self._show(
            say("The clash: {count} cards are turned up for {who}.", count=len(cards), who=names),
            sound="card",
        )
        lying = int(in_armory(self.before))
        draugar = sum(self._kind(card) == DRAUGR for card in cards)
        is_hammered = draugar == 1 and supporters(self.before, HAMMER) > 0
        for card in cards:
            self._see([card])
            (spot,) = self.spots([card])
            if self._kind(card) != DRAUGR:
                self._show(self._harmless(card), (spot,), sound="card")
                continue
            price = FULL_COST if lying >= ARMORY_SIZE else COST
            if is_hammered and price < HAMMER_COST:
                price = HAMMER_COST
            lying += 1
            self._show(
                say("A draugr! It costs a card: {who}.", who=names)
                if price == 1
                else say("A draugr! It costs {count} cards each: {who}.", count=price, who=names),
                (spot,),
                sound="card",
                lines=[(spot, mat) for mat in mats],
            )
        self._carry(cards)
        self._show(self._after_clash(draugar))

    def _after_clash(self, draugar: int) -> str:
        if draugar == 0:
            return say("No draugr this time. The tied take a card each from the armory.")
        swords = [
            seat
            for seat in range(int(self.before.seats))
            if self.before.called[seat] == 1
            and int(kind(self.before.cards.faces[self.before.support[seat]])) == SWORD
        ]
        if draugar == 1 and swords:
            names = join([self.who(seat) for seat in swords])
            return say("A lone draugr: the sword takes a card first, for {who}.", who=names)
        return say("The draugar stay in the armory for ever.")

    def _harmless(self, card: int) -> str:
        name = capital(self.name(card))
        if self._kind(card) == GOD:
            return say("{card}: back into the deck.", card=name)
        return say("{card}: to the armory, to be taken.", card=name)

    def _fights(self, seat: int) -> bool:
        return bool(self.before.is_involved(seat))

    # Cards turned up alone, and cards that go elsewhere. ---------------------------------------

    def _turn_up(self, event: Event) -> None:
        who = capital(self.who(event.seat))
        cards = [int(card) for card in event.at]
        for card in cards:
            self._see([card])
            text = say("{who} turns up: {card}.", who=who, card=self.name(card))
            lines = [(*self.spots([card]), f"seat:{event.seat}")]
            is_bad = self._kind(card) == DRAUGR
            self._show(text, self.spots([card]), sound="card", lines=lines if is_bad else ())
        self._carry(cards)

    def _fly(self, event: Event) -> None:
        cards = [int(card) for card in event.at]
        self._carry(cards)
        does = told(event.text)
        if event.seat >= 0:
            does = say("{who} {does}.", who=capital(self.who(event.seat)), does=does)
        self._show(capital(does), self.spots(cards), sound="card", is_brief=True)

    # The table in between. -------------------------------------------------------------------

    def _see(self, cards: Sequence[int]) -> None:
        for card in cards:
            self.state.cards.faces[card] = self.after.cards.faces[card]

    def _carry(self, cards: Sequence[int]) -> None:
        """Let these cards lie where they go."""
        self._see(cards)
        armory = [int(card) for card in self.state.armory]
        deck = [int(card) for card in self.state.deck]
        for card in cards:
            place = int(self.after.where[card])
            if card in armory and place != ARMORY:
                armory.remove(card)
            elif card not in armory and place == ARMORY:
                armory.append(card)
            if card in deck and place != DECK:
                deck.remove(card)
            elif card not in deck and place == DECK:
                deck.append(card)
            self.state.where[card] = place
        gone = set(cards)
        self.state.armory = _vector(armory)
        self.state.deck = _vector(deck)
        self.state.drawn = _vector([int(each) for each in self.state.drawn if each not in gone])

    def _show(
        self,
        text: str,
        spots: Sequence[str] = (),
        sound: str = "",
        lines: Sequence[Sequence[str]] = (),
        is_brief: bool = False,
    ) -> None:
        scene = sealed(self._paint(self.state), self.before, self._sealed)
        known = {spot.key: spot for spot in scene.spots}
        marks = tuple(Mark(MarkKind.STAGED, spot) for spot in spots if spot in known)
        strokes = tuple(
            Stroke(Ink.SIGHT, tuple(known[spot].centre for spot in line), is_in_pane=False)
            for line in lines
            if len(line) > 1 and all(spot in known for spot in line)
        )
        from_deck = self._from_deck(scene)
        scene = replace(scene, marks=marks, strokes=strokes, travels=from_deck)
        self.cues.append(Cue(text, scene, (), sound, is_brief))

    def _from_deck(self, scene: Scene) -> tuple[tuple[str, str], ...]:
        """The cards that were not seen a moment ago fly in from the deck."""
        if not self.cues:
            return ()
        old = {spot.key for spot in self.cues[-1].scene.spots}
        return tuple(
            ("pile:0", spot.key)
            for spot in scene.spots
            if spot.key.startswith("card:") and spot.key not in old and self._was_hidden(spot.key)
        )

    def _was_hidden(self, spot: str) -> bool:
        """Did the card come from the deck?"""
        return int(self.before.where[int(spot.partition(":")[2])]) == DECK

    def spots(self, cards: Sequence[int]) -> tuple[str, ...]:
        return tuple(f"card:{card}" for card in cards)

    def who(self, seat: int) -> str:
        return say("player {number}", number=seat + 1)

    def name(self, card: int) -> str:
        return say(word(int(self.after.cards.faces[card]), int(self.after.aspects)))

    def _kind(self, card: int) -> int:
        return int(kind(self.after.cards.faces[card]))


def sealed(scene: Scene, state: Valhalla, seats: Sequence[int]) -> Scene:
    """The scene with wax on the plays of these seats, in place of the two cards below it."""
    below = {
        f"card:{int(card)}" for seat in seats for card in (state.main[seat], state.support[seat])
    }
    wax = tuple(Piece("sealed", f"slots:{seat}") for seat in seats)
    return replace(
        scene,
        pieces=tuple(piece for piece in scene.pieces if piece.spot not in below) + wax,
        spots=tuple(spot for spot in scene.spots if spot.key not in below),
    )


def _vector(cards: Sequence[int]) -> "vec[i64]":
    made = vec[i64]()
    for card in cards:
        made = append(made, i64(card))
    return made
