"""Everything that is proven in a match, written out so that others can compute it again.

A proof in the log does not say what it is about; that follows from the rules and from all that was
said before. Here each proof is written beside what it is about, as plain numbers. So a reader who
knows the arithmetic (`docs/deck.md`), but not the games, can check all of them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from meadhall.net.dealing import letters
from meadhall.net.dealing.cards import ShowAllTask, ShowSeatTask, ShuffleTask
from meadhall.net.dealing.dice import RollTask
from meadhall.net.dealing.final_reveal import RevealTask
from meadhall.net.dealing.keys import CARDS, DECKS, DICE, LETTERS, TableKeys
from meadhall.net.dealing.secret_sharing import KeyTask, LetterKeyTask, SharingTask
from meadhall.net.dealing.tasks import DealerTask, LetterTask, TaskData
from meadhall.net.deck import group, masking, token
from meadhall.net.deck.transcript import Context
from meadhall.net.match.parts import Part
from meadhall.net.match.record import Record


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing that a peer has shown: of which kind, where, and the points and proofs by name."""

    kind: str
    """`key`, `token` and `shuffle` are proofs; `sum` and `secret` are shown by adding up."""

    context: Context
    facts: dict[str, bytes] = field(hash=False)

    def __str__(self) -> str:
        where = self.context
        place = f"deck {where.deck}, step {where.step}, epoch {where.epoch}"
        return f"{self.kind} by peer {where.seat + 1}, for {where.purpose} ({place})"


class StatementRecord(Record):
    """A record that writes down everything that was proven in it, in the order of the steps."""

    statements: list[Statement]

    def _begin(self) -> None:
        self.statements = []
        super()._begin()

    def _check_deal(self, work: DealerTask, peer: int, part: Part) -> None:
        super()._check_deal(work, peer, part)
        self.statements += statements_of(work, peer, part.data)


def statements_of(work: DealerTask, peer: int, data: TaskData) -> Iterator[Statement]:
    """What this peer has shown by what it gave, once that has been checked."""
    match work:
        case LetterKeyTask():
            yield _key(work.context(LETTERS, peer), *data)
        case KeyTask():
            for deck in DECKS:
                yield _key(work.context(deck, peer), *data[2 * deck : 2 * deck + 2])
        case SharingTask():
            for deck in DECKS:
                facts = {"key": work.keys.rings[deck].parts[peer], "points": data[deck]}
                yield Statement("sum", work.context(deck, peer), facts)
            yield from _letters(work, peer, data)
        case ShuffleTask():
            after, proof = data
            before = masking.pack(work.before)
            facts = {"joint": work.joint, "before": before, "after": after, "proof": proof}
            yield Statement("shuffle", work.context(CARDS, peer), facts)
        case ShowAllTask():
            points = [card.handle for card in work.cards.pile]
            yield from _tokens(work, CARDS, work.cards.keys, peer, points, data[0])
        case ShowSeatTask():
            yield from _letters(work, peer, data)
        case RollTask():
            yield from _tokens(work, DICE, work.keys, peer, [work.throw.point()], data[0])
        case RevealTask():
            facts = {"key": work.keys.rings[CARDS].parts[peer], "secret": data[0]}
            yield Statement("secret", work.context(CARDS, peer), facts)


def _key(context: Context, key: bytes, proof: bytes) -> Statement:
    return Statement("key", context, {"key": key, "proof": proof})


def _letters(work: LetterTask, peer: int, data: TaskData) -> Iterator[Statement]:
    """That the author knows the number behind the point of each letter. What is in it is sealed."""
    for reader, letter in zip(work.readers_of(peer), work.letters_of(data), strict=True):
        point, proof = letter[: group.SIZE], letter[group.SIZE : letters.HEAD_SIZE]
        yield _key(work.about_letter(peer, reader), point, proof)


def _tokens(
    work: DealerTask, deck: int, keys: TableKeys, peer: int, points: Sequence[bytes], tokens: bytes
) -> Iterator[Statement]:
    key = keys.rings[deck].parts[peer]
    for at, point in enumerate(points):
        made = tokens[at * token.SIZE : (at + 1) * token.SIZE]
        facts = {"key": key, "point": point, "token": made}
        yield Statement("token", work.context(deck, peer), facts)
