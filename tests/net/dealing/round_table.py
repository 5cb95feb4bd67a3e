"""Several peers around one table, without links: what one says, the others hear at once.

Every peer is a real match with a real deck. A cheater is a match of another class in one place.
"""

from collections.abc import Mapping, Sequence

from meadhall.engines.chance import Chance
from meadhall.engines.game import Game
from meadhall.net.files.saga import begin, read
from meadhall.net.gathering.genesis import Chair, Person, Signed, Terms, found
from meadhall.net.match.match import Match, resume
from tests.net.helpers import Memory, identity


class RoundTable:
    """A match of several peers; one that is not in `present` hears and says nothing."""

    def __init__(
        self,
        game: Game,
        people: int,
        settings: Mapping[str, object] | None = None,
        chairs: Sequence[Chair] | None = None,
        terms: Terms | None = None,
        cheats: Mapping[int, type[Match]] | None = None,
        seed: int = 1,
        cut_at: int = -1,
    ) -> None:
        self.identities = [identity(100 * seed + peer) for peer in range(people)]
        genesis = found(
            game,
            settings or {},
            [Person(each.public, f"P{peer}") for peer, each in enumerate(self.identities)],
            chairs or [Chair(peer) for peer in range(people)],
            [bytes([seed % 256] * 16)] * people,
            0,
            terms=terms or Terms(),
        )
        self.signed = Signed(genesis, tuple(genesis.sign(each) for each in self.identities))
        self.journals = [Memory(begin(self.signed)) for _ in range(people)]
        kinds = cheats or {}
        self.matches = [
            kinds.get(peer, Match)(self.signed, each, self.journals[peer])
            for peer, each in enumerate(self.identities)
        ]
        self.present = set(range(people))
        self.chance = Chance(seed)
        self.said: list[tuple[int, bytes]] = []
        """Every envelope that went round, with its author."""

        self.cut_at = cut_at
        """At which envelope its author is cut off: only one of the others hears it still."""

        for match in self.matches:
            match.speak()
        self.listen()

    def listen(self) -> None:
        """Let everybody hear everybody, until nobody has anything to say."""
        spoke = True
        while spoke:
            spoke = False
            for peer in sorted(self.present):
                for sealed in self.matches[peer].outgoing():
                    spoke = True
                    self.said.append((peer, sealed))
                    hearers = sorted(self.present - {peer})
                    if len(self.said) == self.cut_at:
                        self.matches[hearers[0]].receive(sealed)
                        self.present.discard(peer)
                        return
                    for other in hearers:
                        self.matches[other].receive(sealed)

    def share(self) -> None:
        """Let everybody who is here hear what any of them has heard."""
        heard = [
            envelope.sealed
            for peer in sorted(self.present)
            for envelope in self.matches[peer].record.arrivals
        ]
        for peer in sorted(self.present):
            for sealed in heard:
                self.matches[peer].receive(sealed)
        self.listen()

    # Playing. --------------------------------------------------------------------------------

    def choose(self) -> bool:
        """Any legal action for a seat that is asked, by the peer that has it; False if none is."""
        for peer in sorted(self.present):
            match = self.matches[peer]
            if match.over is None and match.awaited:
                seat = match.awaited[0]
                match.act(seat, self.pick(match, seat))
                self.listen()
                return True
        return False

    def pick(self, match: Match, seat: int) -> int:
        actions = match.view(seat).legal(seat)
        return int(actions[self.chance.below(len(actions))])

    def play(self, choices: int = 10000) -> None:
        """So many choices at random, or fewer if nobody is asked any more."""
        for _ in range(choices):
            if not self.choose():
                return

    # Coming and going. -----------------------------------------------------------------------

    def _regroup(self, members: set[int], why: str) -> None:
        for peer in sorted(members):
            self.matches[peer].halt(tuple(sorted(members)), why)
        self.listen()
        self.share()
        for peer in sorted(members):
            self.matches[peer].be_ready()
        self.listen()

    def leave(self, *gone: int) -> None:
        """These are gone, and the others go on without them."""
        self.present -= set(gone)
        self._regroup(set(self.present), "gone")

    def come_back(self, peer: int) -> None:
        """A peer comes back with the file it had, hears what it missed, and is let in again."""
        journal = self.journals[peer]
        match = resume(read(journal.safe), self.identities[peer], journal)
        self.matches[peer] = match
        match.outgoing()
        self.present.add(peer)
        for envelope in self.record_of_others(peer).arrivals:
            match.receive(envelope.sealed)
        match.allow_speaking()
        self._regroup(set(self.present), "back")

    def record_of_others(self, peer: int):
        return self.matches[min(self.present - {peer})].record

    # What everybody agrees on. ---------------------------------------------------------------

    @property
    def record(self):
        return self.matches[min(self.present)].record

    def check_agreement(self) -> None:
        """All who are here have the same position, and nobody is accused."""
        for peer in self.present:
            record = self.matches[peer].record
            assert record.fault is None, record.fault
            assert record.history == self.record.history
            assert record.state.digest() == self.record.state.digest()
