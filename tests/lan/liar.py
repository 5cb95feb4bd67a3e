"""The real program with a false tongue: what it says over its links is changed on the way out.

python -m tests.lan.liar WAY KIND the words of a command

altered KIND    its third envelope of this kind says something else to the first of the others
twice KIND      says both the third envelope of this kind and another one in its place, to everybody
silent KIND     from its third envelope of this kind on it says nothing more, and keeps its links
flood KIND      with each ping come hundreds of envelopes of the chain, as long as they may be
"""

import sys
from random import Random

from meadhall.client.__main__ import main
from meadhall.net.gathering.table import Table
from meadhall.net.match.match import Match
from meadhall.net.match.wishes import TEXT_LIMIT, Wish
from meadhall.net.transport.envelope import Envelope, Kind, seal, unseal
from meadhall.net.transport.messages import EnvelopeNews, Message

AT = 3
"""The lie is the third envelope of its kind."""

FLOOD = 200


class Liar:
    def __init__(self, way: str, kind: Kind) -> None:
        self.way = way
        self.kind = kind
        self.seen: list[bytes] = []
        self.last: Envelope | None = None
        self.random = Random(7)
        self.honest_outbox = Table.outbox
        Table.outbox = lambda table: self.outbox(table)  # type: ignore[method-assign]

    def outbox(self, table: Table) -> list[tuple[int, Message]]:
        sending = []
        match = table.match
        for link, message in self.honest_outbox(table):
            if match is not None and isinstance(message, EnvelopeNews):
                envelope = unseal(message.sealed)
                if envelope.peer == match.me:
                    sending += self.told(table, match, link, envelope)
                    continue
            sending.append((link, message))
        if self.way == "flood" and match is not None and match.record.line:
            sending += self.flood(table, match)
        return sending

    def told(
        self, table: Table, match: Match, link: int, envelope: Envelope
    ) -> list[tuple[int, Message]]:
        if envelope.kind is self.kind and envelope.digest not in self.seen:
            self.seen.append(envelope.digest)
        lie = self.seen[AT - 1] if len(self.seen) >= AT else None
        if self.way == "silent" and lie is not None:
            first = next(e for e in match.record.chains.linked[match.me] if e.digest == lie)
            return [] if envelope.seq >= first.seq else [(link, EnvelopeNews(envelope.sealed))]
        keys = [each.key for each in match.genesis.people if each.key != table.identity.public]
        if self.way == "altered" and envelope.digest == lie and table.guests[link].key == keys[0]:
            payload = list(envelope.payload)
            bent = payload[-1]
            payload[-1] = self.random.randbytes(len(bent)) if isinstance(bent, bytes) else payload
            if envelope.kind is Kind.END:
                payload = [payload[0], self.random.randbytes(32)]
            head = envelope.match, envelope.epoch, envelope.peer, envelope.seq, envelope.prev
            assert match.identity is not None
            envelope = seal(match.identity, *head, envelope.step, envelope.kind, payload)
        if self.way == "twice" and envelope.digest == lie:
            head = envelope.match, envelope.epoch, envelope.peer, envelope.seq, envelope.prev
            assert match.identity is not None
            payload = [*envelope.payload[:-1], self.random.randbytes(32)]
            other = seal(match.identity, *head, envelope.step, envelope.kind, payload)
            return [(link, EnvelopeNews(each.sealed)) for each in (envelope, other)]
        return [(link, EnvelopeNews(envelope.sealed))]

    def flood(self, table: Table, match: Match) -> list[tuple[int, Message]]:
        """Good envelopes of its own chain, each behind the one before, without end."""
        last = self.last or match.record.chains.linked[match.me][-1]
        assert match.identity is not None
        told: list[Message] = []
        for _ in range(FLOOD):
            text = "".join(self.random.choices("abcdefgh", k=TEXT_LIMIT))
            head = last.match, match.record.epoch, last.peer, last.seq + 1, last.digest
            payload = [int(Wish.SAY), 0, text]
            step = match.record.step.number
            last = seal(match.identity, *head, step, Kind.NOTE, list(payload))
            told.append(EnvelopeNews(last.sealed))
        self.last = last
        return [(link, message) for link in table.guests for message in told]


if __name__ == "__main__":
    Liar(sys.argv[1], Kind[sys.argv[2]])
    sys.exit(main(sys.argv[3:]))
