"""Which work is due, and what came of it: the public side of the deck and the dice.

The dealer is nobody: every peer, every onlooker and the auditor keep the same one, and it follows
from the log alone. While the rules want no chance there is none of it. At the first shuffle, show
or roll the peers make their keys; after that, whatever changes the table is followed by the works
that make the keys fit it again, before anything else is asked.

With escrow one peer after the other may go, and the deck goes on. Where it cannot (two at once, or
no escrow), new keys are made if all cards lie open anyway; else the cards are lost.
"""

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace

from meadhall.engines.cards import EVERYBODY, CardState
from meadhall.engines.contract import CHOOSE, ROLL, SHOW, SHUFFLE, State
from meadhall.engines.values import NOBODY, UNKNOWN
from meadhall.net.dealing.cards import (
    Dealt,
    ShowAllTask,
    ShowHandTask,
    ShownOpenly,
    ShownToSeat,
    ShowSeatTask,
    Shuffled,
    ShuffleTask,
    Unmasking,
)
from meadhall.net.dealing.dice import RollTask
from meadhall.net.dealing.final_reveal import RevealTask
from meadhall.net.dealing.keys import CARDS, TableKeys
from meadhall.net.dealing.layout import CardLayout
from meadhall.net.dealing.own_secrets import KeyChange
from meadhall.net.dealing.secret_sharing import (
    ConfirmTask,
    Departure,
    KeyTask,
    LetterKeyTask,
    ReturnerTask,
    SharingTask,
    SplitTask,
)
from meadhall.net.dealing.tasks import DealerTask, LetterTask, TaskData
from meadhall.net.deck import transcript
from meadhall.net.deck.keys import Key
from meadhall.net.deck.sampling import Sampler
from meadhall.net.deck.shuffle import Pile
from meadhall.net.gathering.genesis import Chair, Genesis

Given = Mapping[int, TaskData]


@dataclass(frozen=True, slots=True)
class DealerView:
    """Where the match stands, as far as the dealer has to know it."""

    state: State
    chairs: Sequence[Chair]
    live: tuple[int, ...]
    epoch: int
    step: int
    answers: int
    is_over: bool


@dataclass(frozen=True, slots=True)
class TakenOverSeat:
    """From which answer on all can follow a seat that is played openly, and what it knows then."""

    answers: int
    faces: Mapping[int, int]


class Dealer:
    def __init__(self, genesis: Genesis, start: State, proven: set[bytes]) -> None:
        self._genesis = genesis
        self._match = genesis.match
        self._proven = proven
        self.faces = 1
        """The faces that a card may have are the numbers below this."""

        if isinstance(start, CardState):
            self.faces += max((int(face) for face in start.cards.faces), default=0)
        self.layout = CardLayout.bare(0, genesis.seats)
        self.keys: TableKeys | None = None
        self.changes: list[KeyChange] = []
        """Everything that has changed the keys, in order."""

        self.taken_over: dict[int, TakenOverSeat] = {}
        self.revealed_secret: Key | None = None
        self.seeds: dict[int, bytes] = {}
        """What the hidden computer seats of each peer drew from; known once all is open."""

        self.is_lost = False
        self.has_begun_again = False
        """Have new keys been made although cards had been dealt, all of which lay open by then?"""

        self._addresses: dict[int, bytes] = {}
        self._rolls = 0
        self._unconfirmed: tuple[SharingTask, Given] | None = None
        self._mixing: tuple[Pile, tuple[int, ...]] | None = None
        """In a shuffle by everybody: the pile so far, and who has yet to mix it."""

    def copy(self) -> "Dealer":
        """A dealer that stands here whatever becomes of this one."""
        twin = copy(self)
        twin.changes = list(self.changes)
        twin._addresses = dict(self._addresses)
        return twin

    # What is due. ----------------------------------------------------------------------------

    def due(self, scene: DealerView) -> DealerTask | None:
        """The work that the match needs next, or None if it needs no chance now."""
        where = self._match, scene.epoch, scene.step
        if scene.is_over:
            return self._ending(where)
        if self.is_lost or (self.keys is None and scene.state.asks == CHOOSE):
            return None
        lacking = tuple(peer for peer in scene.live if peer not in self._addresses)
        if lacking:
            return LetterKeyTask(*where, lacking)
        if self.keys is None:
            return KeyTask(*where, scene.live, len(self.changes))
        return self._upkeep(where, self.keys, scene) or self._question(where, self.keys, scene)

    def _ending(self, where: tuple[bytes, int, int]) -> DealerTask | None:
        wanted = self._genesis.terms.opening and self.layout.masked and not self.is_lost
        if self.keys is None or self.revealed_secret is not None or not wanted:
            return None
        return RevealTask(*where, self.keys.holders, self.keys)

    def _upkeep(
        self, where: tuple[bytes, int, int], keys: TableKeys, scene: DealerView
    ) -> DealerTask | None:
        """What must be done before the rules are served."""
        if self._unconfirmed is not None:
            return ConfirmTask(*where, scene.live, *self._unconfirmed)
        addresses = dict(self._addresses)
        for peer in scene.live:
            if peer not in keys.holders:
                return ReturnerTask(*where, keys.holders, addresses, keys, peer)
        if self._genesis.terms.escrow and len(scene.live) > 2 and not keys.is_lent:
            return SplitTask(*where, keys.holders, addresses, keys)
        for seat in range(self._genesis.seats):
            places = self._closed_places(seat, scene) if self._is_taken_over(seat, scene) else ()
            if places:
                cards = self._unmasking(keys, places, scene)
                return ShowHandTask(*where, keys.holders, cards, seat, places)
        return None

    def _closed_places(self, seat: int, scene: DealerView) -> tuple[int, ...]:
        """The places whose cards the seat knows and not everybody."""
        assert isinstance(scene.state, CardState) or not self.layout.known[seat]
        return tuple(
            place for place in self.layout.closed_of(seat) if _is_hidden(scene.state, place)
        )

    def _question(
        self, where: tuple[bytes, int, int], keys: TableKeys, scene: DealerView
    ) -> DealerTask | None:
        """What the rules ask for."""
        state = scene.state
        if state.asks == ROLL:
            sides, count = state.dice()
            return RollTask(*where, keys.holders, keys, self._rolls, int(sides), int(count))
        if not isinstance(state, CardState) or state.asks not in (SHUFFLE, SHOW):
            return None
        places, seat = _places(state), int(state.asked_for)
        if state.asks == SHUFFLE:
            pile, (peer, *_) = self._mixing or self._begin_mixing(keys, places, seat, scene)
            is_hosted = seat != NOBODY and bool(scene.chairs[seat].level)
            joint = keys.rings[CARDS].joint
            return ShuffleTask(*where, (peer,), joint, pile, self._proven, is_hosted)
        cards = self._unmasking(keys, places, scene)
        if seat == EVERYBODY or self._genesis.is_open(seat, scene.chairs[seat]):
            return ShowAllTask(*where, keys.holders, cards, seat)
        reader = scene.chairs[seat].peer
        authors = tuple(peer for peer in keys.holders if peer != reader)
        return ShowSeatTask(*where, authors, dict(self._addresses), cards, reader, seat)

    def _begin_mixing(
        self, keys: TableKeys, places: tuple[int, ...], seat: int, scene: DealerView
    ) -> tuple[Pile, tuple[int, ...]]:
        """The pile as it lies, and who has to mix it; another begins each time."""
        pile = self._pile(keys, places, scene)
        if seat != NOBODY:
            return pile, (scene.chairs[seat].peer,)
        first = scene.step % len(keys.holders)
        return pile, keys.holders[first:] + keys.holders[:first]

    def _pile(self, keys: TableKeys, places: tuple[int, ...], scene: DealerView) -> Pile:
        assert isinstance(scene.state, CardState)
        faces = [int(face) for face in scene.state.cards.faces]
        return self.layout.pile(places, faces, keys.rings[CARDS].joint)

    def _unmasking(self, keys: TableKeys, places: tuple[int, ...], scene: DealerView) -> Unmasking:
        return Unmasking(keys, self._pile(keys, places, scene), self.faces)

    # Who plays with open cards. --------------------------------------------------------------

    def _is_taken_over(self, seat: int, scene: DealerView) -> bool:
        """Does the computer go on for somebody who is gone?"""
        return scene.chairs[seat] != self._genesis.chairs[seat]

    def note_taken_over_seats(self, scene: DealerView) -> None:
        """From here on all can follow the seats that the computer has taken over."""
        self.taken_over = {
            seat: TakenOverSeat(scene.answers, dict(self.layout.opened[seat]))
            for seat in range(self._genesis.seats)
            if self._is_taken_over(seat, scene)
        }

    # What came of it. ------------------------------------------------------------------------

    def settle(self, scene: DealerView, history: bytes) -> Dealt | None:
        """The answer that needs no work, because everybody can tell it."""
        state = scene.state
        if scene.is_over or not isinstance(state, CardState) or state.asks not in (SHUFFLE, SHOW):
            return None
        places, seat = _places(state), int(state.asked_for)
        if state.asks == SHOW:
            is_known = not any(_is_hidden(state, place) for place in places)
            return Dealt((), self.layout) if is_known else None
        if not places:
            return Shuffled((), self.layout, seat)
        if (
            seat == NOBODY
            or not self._genesis.is_open(seat, scene.chairs[seat])
            or self.keys is None
        ):
            return None
        order = Sampler(transcript.digest("open shuffle", history, seat)).order(len(places))
        pile = self._pile(self.keys, places, scene)
        layout = self.layout.arranged(places, pile, order, seat)
        return Shuffled((), layout, seat, None, order)

    def close(self, work: DealerTask, given: Given, scene: DealerView) -> Dealt | None:
        """Everybody has given its part; the answer, if the rules' question is answered by it."""
        match work:
            case LetterKeyTask():
                self._addresses |= {peer: data[0] for peer, data in given.items()}
            case KeyTask():
                self._change_keys(work.change(given))
            case SharingTask():
                self._unconfirmed = work, given
            case ConfirmTask():
                self._unconfirmed = None
                self._change_keys(work.lending.change(work.given))
            case RevealTask():
                self.revealed_secret = work.secret(given)
                promised = work.keys.promises
                self.seeds = {peer: data[1] for peer, data in given.items() if peer in promised}
            case ShowHandTask():
                faces = dict(zip(work.places, work.faces(given), strict=True))
                self.layout = self.layout.opened_for(faces, work.to)
                self.note_taken_over_seats(scene)
            case RollTask():
                self._rolls += 1
                return Dealt(work.values(given), self.layout)
            case ShuffleTask():
                return self._mixed(work, given, scene)
            case ShowAllTask():
                return self._opened(work, work.faces(given), scene)
            case ShowSeatTask():
                layout = self.layout.shown(_places(scene.state), work.seat)
                return ShownToSeat((), layout, work, given)
        return None

    def _change_keys(self, change: KeyChange) -> None:
        self.changes.append(change)
        self.keys = change.keys

    def _mixed(self, work: ShuffleTask, given: Given, scene: DealerView) -> Dealt | None:
        assert self.keys is not None and isinstance(scene.state, CardState)
        places, seat = _places(scene.state), int(scene.state.asked_for)
        _, (_, *others) = self._mixing or self._begin_mixing(self.keys, places, seat, scene)
        after = work.after(given[work.peer])
        if others:
            self._mixing = after, tuple(others)
            return None
        self._mixing = None
        return Shuffled((), self.layout.mixed(places, after, seat), seat, work)

    def _opened(self, work: ShowAllTask, faces: tuple[int, ...], scene: DealerView) -> Dealt:
        if work.to == EVERYBODY:
            return ShownOpenly(faces, self.layout, work.to, faces)
        shown = dict(zip(_places(scene.state), faces, strict=True))
        return ShownOpenly((), self.layout.opened_for(shown, work.to), work.to, faces)

    # Who is at the table. --------------------------------------------------------------------

    def change_members(self, gone: Collection[int], state: State) -> None:
        """Others make up the match from here on."""
        self._unconfirmed = self._mixing = None
        if self.keys is None:
            return
        keys = self.keys.without(gone)
        if keys is None:
            self.is_lost = any(_is_hidden(state, place) for place in self.layout.masked)
            self.has_begun_again |= bool(self.layout.masked)
            self.keys = None
            self.layout = CardLayout.bare(self.layout.generation + 1, self._genesis.seats)
        elif keys is not self.keys:
            (leaver,) = set(self.keys.holders) - set(keys.holders)
            self._change_keys(Departure(leaver, keys))

    def restore(self, layout: CardLayout) -> None:
        """The cards lie again as they did then."""
        self._mixing = None
        self.layout = layout if layout.masked else replace(layout, generation=self._generation)

    def objection_to(self, layout: CardLayout) -> str:
        """Why the cards cannot lie again as they did then, or nothing."""
        if self.revealed_secret is not None:
            return "all hands have been opened"
        if layout.masked and (self.is_lost or layout.generation != self._generation):
            return "the cards of that moment went with those who left"
        return ""

    @property
    def _generation(self) -> int:
        return self.layout.generation

    def disputed(self, work: DealerTask | None, given: Given) -> tuple[LetterTask, Given] | None:
        """The letters that a reader may complain about in the step of this work."""
        if isinstance(work, ConfirmTask):
            return work.lending, work.given
        return (work, given) if isinstance(work, ShowSeatTask) else None


def _places(state: State) -> tuple[int, ...]:
    return tuple(int(place) for place in state.pile())


def _is_hidden(state: State, place: int) -> bool:
    """Is there anybody who may not know the face of this card? The state is the public's."""
    return isinstance(state, CardState) and int(state.cards.faces[place]) == UNKNOWN
