"""Whole tables under one seed, as in `world`, at which one or two peers lie.

A liar plays with the real program, and its envelopes are changed on the way out. It lies in one of
these ways:

    altered   one envelope, of any kind and at any time, says something else to some of the others
    twins     from some moment on two programs with one key each play with a part of the others
    silent    from some envelope on, of any kind, nothing more is said, and every link is kept
    leaver    once three or more have begun an epoch, one program gives its part there, and another
              one with the same key halts again in the epoch before; only where it is asked for

The promises: nobody honest is accused; the honest close no step differently for good; where one of
them holds the proof of a lie, in the end all do, and so do their files; and they finish the match,
with the liar or without. Everybody would rather go on than wait for the choice of a silent liar,
or of any liar once all is well: two programs with one key may both wait to be told what they said.
Only where such a liar makes up the match with one other peer it may stand still
(`docs/lockstep.md`).

One seed gives one history:

    python -m tests.sims.liars SEED [LAST] [--people 4] [--lies altered] [--kind ECHO] ...
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from random import Random

from meadhall.net.audit.audit import audit
from meadhall.net.files.saga import begin, read
from meadhall.net.files.saga import record as saga_record
from meadhall.net.gathering import genesis, lobby
from meadhall.net.gathering.table import Table, TableConfig
from meadhall.net.match.match import resume
from meadhall.net.match.membership import decode_ready
from meadhall.net.match.record import Record
from meadhall.net.transport.envelope import Envelope, Kind, seal, unseal
from meadhall.net.transport.messages import EnvelopeNews, Proof, decode, encode
from meadhall.net.transport.wire import Value
from tests.net.dicing import look_up
from tests.sims.world import HEALED_WITHIN, Broken, Disk, Peer, World, collect_seldom

Place = tuple[bytes, int, int, int, bytes]
LIES = ("altered", "twins", "silent")
LEAVER = "leaver"
ALTERED = (
    Kind.COMMIT, Kind.OPEN, Kind.ECHO, Kind.AGREEMENT, Kind.END, Kind.DEAL, Kind.NOTE, Kind.HALT,
    Kind.READY,
)  # fmt: skip
STANDS_AFTER = 200.0
"""So long after all is well again a match must have gone on, if it ever does."""

TWINS_BY = 5 / 6
"""Of the time until all is well again. By then two programs have one key."""


def altered(envelope: Envelope, random: Random, peer: Peer) -> Envelope:
    """Something else that the author could have signed in the same place."""
    payload = list(envelope.payload)
    step = envelope.step
    way = random.choice(("content", "content", "content", "state", "history", "step"))
    if way == "step":
        step += 1
    elif envelope.kind is Kind.NOTE:
        payload[2] = "something else"
    elif envelope.kind is Kind.HALT:
        payload[random.choice((1, 5))] = _other_halt(payload, random)
        if isinstance(payload[1], str):
            payload[1], payload[5] = envelope.payload[1], payload[1]
    elif envelope.kind is Kind.READY:
        cut = list(payload[1])
        cut[random.randrange(len(cut))] += random.choice((-1, 1))
        payload[1] = [max(0, each) for each in cut]
    elif way == "state":
        payload[1] = random.randbytes(32)
    elif way == "history":
        payload[0] = random.randbytes(32)
    else:
        _bend_part(envelope, payload, random, peer)
    head = envelope.match, envelope.epoch, envelope.peer, envelope.seq, envelope.prev
    return seal(peer.identity, *head, step, envelope.kind, payload)


def _other_halt(payload: list[Value], random: Random) -> Value:
    heard = list(payload[1])  # type: ignore[arg-type]
    if random.random() < 0.5:
        return "for another reason"
    heard[random.randrange(len(heard))] += random.choice((-1, 1, 3))  # type: ignore[operator]
    return [max(0, each) for each in heard]  # type: ignore[type-var]


def _bend_part(envelope: Envelope, payload: list[Value], random: Random, peer: Peer) -> None:
    if envelope.kind in (Kind.COMMIT, Kind.ECHO):
        payload[2] = random.randbytes(32)
    elif envelope.kind is Kind.AGREEMENT:
        payload[3] = payload[3] + 1  # type: ignore[operator]
    elif envelope.kind is Kind.DEAL:
        items = [bytearray(each) for each in payload[2]]  # type: ignore[union-attr, arg-type]
        full = [each for each in items if each]
        if full:
            bent = random.choice(full)
            bent[random.randrange(len(bent))] ^= 1 << random.randrange(8)
        else:
            payload[1] = random.randbytes(32)
        payload[2] = [bytes(each) for each in items]
    elif envelope.kind is Kind.OPEN:
        match = peer.table.match if peer.table is not None else None
        actions = list(payload[3])  # type: ignore[arg-type]
        if actions and match is not None:
            legal = [int(each) for each in match.record.state.legal(match.me)]
            actions[0] = random.choice(legal or [0])
        payload[3] = actions
        if payload[2] and payload[3] == envelope.payload[3]:
            payload[2] = random.randbytes(32)
    elif envelope.kind is Kind.END:
        payload[1] = random.randbytes(32)


class LyingWorld(World):
    """See above. The liars are the last of the people; the first opens the table."""

    def __init__(
        self,
        seed: int,
        people: int | None = None,
        liars: int = 0,
        lies: str = "",
        kind: str = "",
        faults: bool | None = None,
        **how: object,
    ) -> None:
        random = Random(f"lies {seed}")
        people = people or random.choice((3, 3, 4, 5))
        if faults is None:
            faults = random.random() < 0.4
        super().__init__(seed, people, faults=faults, **how)  # type: ignore[arg-type]
        self.lying = random
        count = liars or (1 if people == 3 else random.choice((1, 2)))
        self.liars = set(random.sample(range(people), count))
        self.lies = {each: lies or random.choice((*LIES, "altered")) for each in self.liars}
        self.kinds = {each: kind or random.choice(ALTERED).name for each in sorted(self.liars)}
        self.skipped = {each: random.choice((0, 0, 1, 2, 5, 9)) for each in sorted(self.liars)}
        self.fooled: dict[int, set[int]] = {
            each: self._some_of(set(range(people)) - {each}) for each in sorted(self.liars)
        }
        self.told: dict[tuple[int, bytes], bytes] = {}
        """What is said instead of an envelope, by liar and digest."""

        self.heard: dict[Place, dict[bytes, set[int]]] = {}
        """Of each place of a liar's chain: which honest peers were told what."""

        self.left: dict[int, tuple[int, bytes]] = {}
        """The READY that a leaver takes back to some: its number and its digest."""

        self.has_harm = faults

    def _some_of(self, others: set[int]) -> set[int]:
        """Not none of them, and not all."""
        count = self.lying.randint(1, max(1, len(others) - 1))
        return set(self.lying.sample(sorted(others), count))

    @property
    def honest(self) -> list[Peer]:
        return [peer for peer in self.peers if peer.number not in self.liars and not peer.twin_of]

    # The lies. -------------------------------------------------------------------------------

    def _sit_down(self) -> None:
        super()._sit_down()
        for liar in sorted(self.liars):
            if self.lies[liar] == "twins":
                at = self.lying.uniform(4, self.tempo.heal_at * TWINS_BY)
                self.at(at, lambda liar=liar: self._split_in_two(self.peers[liar]))

    def _split_in_two(self, peer: Peer) -> None:
        """From here on the fooled peers talk with another program that has the same key."""
        match = peer.table.match if peer.table is not None else None
        if match is None or match.is_quiet or not peer.disk.data:
            self.at(self.now + 3.0, lambda: self._split_in_two(peer))
            return
        if self.now > self.tempo.heal_at:
            return
        self.counts["twins"] += 1
        disk = Disk(Random(self.lying.random()))
        disk.data = peer.disk.data
        self._begin_twin(peer, disk)

    def _leave(self, peer: Peer, ready: Envelope) -> None:
        """From here on the fooled peers talk with a program that halts again after this READY."""
        saga = read(peer.disk.data)
        numbers = {each: at for at, each in enumerate(saga.envelopes)}
        if ready.sealed not in numbers or self.now > self.tempo.heal_at:
            return
        said = [unseal(each) for each in saga.envelopes[: numbers[ready.sealed]]]
        begun = decode_ready(ready, len(saga.signed.genesis.people))
        kept = [
            saga_record(each.sealed)
            for each in said
            if each.epoch < ready.epoch or each.seq < begun.cut[each.peer]
        ]
        disk = Disk(Random(self.lying.random()))
        disk.data = begin(saga.signed) + b"".join(kept) + saga_record(ready.sealed)
        twin = self._begin_twin(peer, disk)
        match = twin.table.match  # type: ignore[union-attr]
        assert match is not None
        if match.record.epoch == ready.epoch:
            self.counts[LEAVER] += 1
            wanted = {*begun.members, *self.lying.sample(range(self.people), 2)}
            gone = self.lying.sample(sorted(wanted - {match.me}), self.lying.randint(0, 1))
            match.halt(tuple(sorted(wanted.difference(gone))), "")

    def _begin_twin(self, peer: Peer, disk: Disk) -> Peer:
        twin = Peer(len(self.peers), peer.identity, disk, twin_of=peer)
        copy = resume(read(disk.data), peer.identity, disk, self.check)
        copy.allow_speaking()
        twin.table = Table(
            peer.identity,
            TableConfig(
                name=f"P{peer.number}",
                entropy=Random(self.random.random()).randbytes,
                keep=lambda signed: disk,
                match=copy,
                timing=self.tempo.timing,
                check=self.check,
            ),
        )
        self.peers.append(twin)
        self.at(self.now, lambda: self._tick(twin))
        for other in self.peers[: twin.number]:
            if other is not peer:
                for link in [n for n, end in peer.links.items() if end == other.number]:
                    if not self._can_reach(peer.number, other.number):
                        self._break(peer.number, link)
                self._dial_soon(twin.number, other.number)
        return twin

    def _can_reach(self, one: int, other: int) -> bool:
        """Of two twins each talks with its own part of the table."""
        for here, there in ((self.peers[one], other), (self.peers[other], one)):
            origin = here.twin_of or here
            if here.number in self.liars or here.twin_of:
                has_twin = any(each.twin_of is origin for each in self.peers)
                is_fooled = there in self.fooled[origin.number]
                if has_twin and there < self.people and is_fooled != bool(here.twin_of):
                    return False
                if self.peers[there].twin_of is origin or there == origin.number:
                    return False
        return super()._can_reach(one, other)

    @property
    def _silent(self) -> set[int]:
        """The liars that say nothing more."""
        return {each for each in self.liars if self.skipped[each] < 0}

    def _play(self, peer: Peer, table: Table) -> None:
        if peer.number not in self._silent and table.mesh is not None:
            unwanted = self._silent if self.now < self.tempo.heal_at else self.liars
            for hesitant in table.mesh.hesitant():
                if self._numbers(table.mesh.match.record, [hesitant]) <= unwanted:
                    table.mesh.match.go_on_without(hesitant)
        super()._play(peer, table)

    def _send(self, peer: Peer, link: int, data: bytes) -> None:
        lies = self.lies.get(peer.number, "")
        if lies == "silent" and self._is_withheld(peer, data):
            return
        if lies == "altered":
            data = self._altered(peer, peer.links.get(link, -1), data)
        if lies == LEAVER and not peer.twin_of and self._is_only_for_some(peer, link, data):
            return
        super()._send(peer, link, data)

    def _is_only_for_some(self, peer: Peer, link: int, data: bytes) -> bool:
        """Is this the part in a new epoch that the fooled are not to hear?"""
        message = decode(data)
        match = peer.table.match if peer.table is not None else None
        if not isinstance(message, EnvelopeNews) or match is None:
            return False
        word = unseal(message.sealed)
        if word.peer != match.me or word.kind in (Kind.HALT, Kind.READY) or not word.seq:
            return False
        chain = match.record.chains.linked[match.me]
        if word.seq >= len(chain) or word.digest != chain[word.seq].digest:
            return False
        if peer.number not in self.left and match.record.epoch == word.epoch:
            ready = chain[word.seq - 1]
            if ready.epoch == word.epoch - 1 and len(match.record.live) >= 3:
                self.left[peer.number] = ready.seq, ready.digest
                self.at(self.now, lambda: self._leave(peer, ready))
        left = self.left.get(peer.number, (len(chain), b""))
        is_after = word.seq > left[0] and chain[left[0]].digest == left[1]
        return is_after and peer.links.get(link, -1) in self.fooled[peer.number]

    def _is_withheld(self, peer: Peer, data: bytes) -> bool:
        message = decode(data)
        match = peer.table.match if peer.table is not None else None
        if not isinstance(message, EnvelopeNews) or match is None:
            return False
        envelope = unseal(message.sealed)
        if envelope.peer != match.me:
            return False
        me, known = peer.number, (peer.number, envelope.digest)
        if known not in self.told and self.skipped[me] >= 0:
            self.told[known] = message.sealed
            if envelope.kind.name == self.kinds[me]:
                self.skipped[me] -= 1
            if self.skipped[me] < 0:
                self.counts[f"withheld {envelope.kind.name}"] += 1
                del self.told[known]
        return known not in self.told

    def _altered(self, peer: Peer, to: int, data: bytes) -> bytes:
        message = decode(data)
        if not isinstance(message, EnvelopeNews):
            return data
        envelope = unseal(message.sealed)
        me, match = peer.number, peer.table.match if peer.table is not None else None
        if match is None or envelope.peer != match.me:
            return data
        if (me, envelope.digest) not in self.told:
            if envelope.kind.name != self.kinds[me] or self.skipped[me] < 0:
                return data
            self.skipped[me] -= 1
            if self.skipped[me] >= 0:
                self.told[me, envelope.digest] = message.sealed
                return data
            self.counts[f"lied in {envelope.kind.name}"] += 1
            self.told[me, envelope.digest] = altered(envelope, self.lying, peer).sealed
        is_fooled = to in self.fooled[me]
        return encode(EnvelopeNews(self.told[me, envelope.digest])) if is_fooled else data

    def _arrive(self, number: int, link: int, data: bytes) -> None:
        peer = self.peers[number]
        message = decode(data)
        if peer.number in self.liars or peer.twin_of:
            match = peer.table.match if peer.table is not None else None
            own = match.me if match is not None else -1
            if isinstance(message, Proof) and unseal(message.sealed[0]).peer == own:
                return
            is_lost = match is not None and match.is_quiet
            is_own = isinstance(message, EnvelopeNews) and unseal(message.sealed).peer == own
            if is_own and not is_lost:
                return  # a liar knows what it says, and does not care what else it has said
        elif isinstance(message, EnvelopeNews) and link in peer.links and peer.table is not None:
            envelope = unseal(message.sealed)
            match = peer.table.match
            if match is not None and self._numbers(match.record, [envelope.peer]) <= self.liars:
                said = self.heard.setdefault(envelope.place, {})
                if envelope.body not in said:
                    self.heard_at = self.now
                said.setdefault(envelope.body, set()).add(number)
        super()._arrive(number, link, data)

    # The promises. ---------------------------------------------------------------------------

    def _look_after(self) -> None:
        for peer in self.honest:
            if peer.table is None or peer.table.match is None:
                continue
            record = peer.table.match.record
            accused = self._numbers(record, {*record.found_out, *record.proofs, *record.diverged})
            if not accused <= self.liars:
                told = {each: str(why) for each, why in record.faults.items()}
                raise Broken(f"P{peer.number} accuses: {accused} {told} {record.diverged}")

    def _numbers(self, record: Record, peers: Iterable[int]) -> set[int]:
        """The peers of the world, by their places in the match."""
        numbers = {peer.identity.public: peer.number for peer in self.peers[: self.people]}
        return {numbers[record.genesis.people[peer].key] for peer in peers}

    def _is_finished(self) -> bool:
        tables = [peer.table for peer in self.honest]
        if any(table is None or table.match is None for table in tables):
            return False
        records = [table.match.record for table in tables]  # type: ignore[union-attr]
        proven = [self._numbers(record, record.proofs) for record in records]
        if len(self.honest) == 1:
            return self.now > self.tempo.heal_at + 100
        if self.now > self.tempo.heal_at + STANDS_AFTER and all(map(self._may_stand, records)):
            self.counts["stands still"] += 1
            self._look_at_the_end()
            return True
        is_over = all(record.is_sealed for record in records)
        is_in = all(
            table.match.me in table.match.record.live  # type: ignore[union-attr]
            for table in tables
        )
        same = len({record.history for record in records}) == 1
        is_kept = not any(record.unkept for record in records)  # a disk may be full just then
        if not (
            is_over and is_in and same and is_kept and all(each == proven[0] for each in proven)
        ):
            return False
        if self.now > max(self.sealed_at, self.heard_at) + 6:
            self._look_at_the_end()
            return True
        self.sealed_at = min(self.sealed_at, self.now)
        return False

    def _may_stand(self, record: Record) -> bool:
        """Does a silent liar make up this match, and would all others together be too few?"""
        silent = {peer for peer in record.peers if self._numbers(record, [peer]) <= self._silent}
        others = set(record.peers) - silent
        is_stuck = bool(silent.intersection(record.live)) and not record.change.may_be(others)
        return is_stuck and not record.is_sealed

    sealed_at = HEALED_WITHIN * 2
    heard_at = 0.0
    """When a liar last said something new: a note may come long after the end."""

    def _look_at_the_end(self) -> None:
        first = self.honest[0].table.match.record  # type: ignore[union-attr]
        proven = self._numbers(first, first.proofs)
        for peer in self.honest:
            found = audit(read(peer.disk.data), check=self.check)
            faulty = [at for at, conduct in enumerate(found.conducts) if conduct.fault]
            blamed = self._numbers(found.record, faulty)
            if not blamed <= self.liars or not proven <= blamed:
                why = [conduct.fault for conduct in found.conducts]
                raise Broken(f"the file of P{peer.number} names {blamed}, {proven}: {why}")
            if self._numbers(found.record, found.record.proofs) != proven:
                raise Broken(f"the file of P{peer.number} does not prove it")
            if any("is not valid" in problem for problem in found.problems):
                raise Broken(f"the file of P{peer.number}: {found.problems}")
        if not self.has_harm:
            for place, said in self.heard.items():
                if len(said) > 1 and len(set().union(*said.values())) > 1:
                    (liar,) = self._numbers(first, [place[2]])
                    if liar not in proven:
                        raise Broken(f"nobody noticed that P{liar} lied in {place[1:4]}")
        for each in proven:
            self.counts[f"{self.lies[each]} and found out"] += 1


def run(seed: int, **how: object) -> LyingWorld:
    """One history; what goes wrong says how to see it again."""
    world = LyingWorld(seed, **how)  # type: ignore[arg-type]
    try:
        world.run()
    except Exception as error:
        told = ", ".join(
            f"P{each} {world.lies[each]} {world.kinds[each]}" for each in sorted(world.liars)
        )
        again = f"python -m tests.sims.liars {seed}"
        again += "".join(f" --{key} {value}" for key, value in how.items())
        raise Broken(
            f"seed {seed} at {world.now:.2f} s, {world.people} people, {told}: "
            f"{type(error).__name__} {error}; again: {again}"
        ) from error
    return world


def main(words: list[str]) -> int:
    genesis.find = lobby.find = look_up
    parser = argparse.ArgumentParser(prog="python -m tests.sims.liars", description=__doc__)
    parser.add_argument("seed", type=int)
    parser.add_argument("last", type=int, nargs="?")
    parser.add_argument("--people", type=int)
    parser.add_argument("--liars", type=int)
    parser.add_argument("--game")
    parser.add_argument("--lies", choices=(*LIES, LEAVER))
    parser.add_argument("--kind", choices=[each.name for each in ALTERED])
    for flag in ("--faults", "--slowly"):
        parser.add_argument(flag, type=lambda word: word == "True")
    given = {
        key: value for key, value in vars(parser.parse_args(words)).items() if value is not None
    }
    first = given.pop("seed")
    last = given.pop("last", first + 1)
    collect_seldom()
    counts: Counter[str] = Counter()
    failures = 0
    for seed in range(first, last):
        try:
            counts += run(seed, **given).counts
        except Broken as error:
            failures += 1
            print(error, flush=True)
            if last == first + 1:
                raise
    for what, count in sorted(counts.items()):
        if any(word in what for word in ("lied", "found", "twins", "withheld", LEAVER)):
            print(f"{count:8} {what}")
    print(f"{last - first} histories, {failures} broken")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
