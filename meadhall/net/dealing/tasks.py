"""A work: what one step of the dealer asks of which peers, and what follows from what they give.

A work is a value that every peer makes alike from the state and the log. What it asks for is then
the same for all, and a peer that gives something else is named by all. It checks what is given
before anybody builds on it; where that is impossible, because a letter is for one peer alone, the
reader checks it (`find_bad_letter`), and may show the letter (`evaluate`) instead of going on.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from meadhall.net.dealing import letters
from meadhall.net.dealing.keys import LETTERS
from meadhall.net.dealing.own_secrets import OwnSecrets
from meadhall.net.deck.errors import DeckRefused
from meadhall.net.deck.transcript import Context

TaskData = tuple[bytes, ...]
"""What one peer gives to a work."""


@dataclass(frozen=True)
class DealerTask:
    match: bytes
    epoch: int
    step: int
    parties: tuple[int, ...]
    """Who has to give something."""

    is_promised: ClassVar[bool] = False
    """Does everybody promise its part before anybody shows it?"""

    purpose: ClassVar[str]

    def give(self, own: OwnSecrets) -> TaskData:
        """Our part of it, the same at every call."""
        raise NotImplementedError

    def check(self, peer: int, data: TaskData) -> None:
        """Refuse what a peer gave, unless it is what the work asks of it."""
        raise NotImplementedError

    def context(self, deck: int, peer: int, purpose: str = "") -> Context:
        """What every proof of this work is bound to."""
        about = f"{self.purpose} {purpose}".strip()
        return Context(self.match, self.epoch, deck, self.step, peer, about)


@dataclass(frozen=True)
class LetterTask(DealerTask):
    """A work with letters, each for one peer alone."""

    addresses: Mapping[int, bytes]
    """Everybody's public key for letters."""

    def readers_of(self, author: int) -> tuple[int, ...]:
        """Whom the author writes to, in the order of the letters."""
        raise NotImplementedError

    def letters_of(self, data: TaskData) -> TaskData:
        """Where the letters are in what an author gave."""
        raise NotImplementedError

    def inspect(self, author: int, reader: int, data: TaskData, text: bytes) -> None:
        """Refuse the text of a letter unless it is what its author owes the reader."""
        raise NotImplementedError

    def about_letter(self, author: int, reader: int) -> Context:
        return self.context(LETTERS, author, f"letter to peer {reader + 1}")

    def write(self, own: OwnSecrets, reader: int, text: bytes) -> bytes:
        context = self.about_letter(own.me, reader)
        return letters.seal(context, self.addresses[reader], text, own.entropy(context))

    def check_letters(self, author: int, data: TaskData, size: int) -> None:
        """Refuse what can be seen to be wrong from outside."""
        for reader, letter in zip(self.readers_of(author), self.letters_of(data), strict=True):
            letters.check(self.about_letter(author, reader), letter, size)

    def letter(self, author: int, reader: int, data: TaskData) -> bytes:
        return self.letters_of(data)[self.readers_of(author).index(reader)]

    def read(self, own: OwnSecrets, author: int, data: TaskData) -> bytes:
        """The text of the author's letter to us."""
        context = self.about_letter(author, own.me)
        return letters.read(context, own.letter, self.letter(author, own.me, data))

    def authors_to(self, reader: int, given: Mapping[int, TaskData]) -> Iterator[int]:
        return (peer for peer in sorted(given) if reader in self.readers_of(peer))

    def find_bad_letter(
        self, own: OwnSecrets, given: Mapping[int, TaskData]
    ) -> tuple[int, bytes] | None:
        """The author of a letter to us that is not what it should be, and what shows the letter."""
        for author in self.authors_to(own.me, given):
            try:
                self.inspect(author, own.me, given[author], self.read(own, author, given[author]))
            except DeckRefused:
                context = self.about_letter(author, own.me)
                letter = self.letter(author, own.me, given[author])
                return author, letters.show(context, own.letter, letter, own.entropy(context))
        return None

    def judge_complaint(
        self, reader: int, author: int, shown: bytes, given: Mapping[int, TaskData]
    ) -> tuple[int, str]:
        """Who is wrong when a reader shows a letter, and why."""
        if author not in given or reader not in self.readers_of(author):
            return reader, "it complains about a letter that nobody wrote to it"
        data, context = given[author], self.about_letter(author, reader)
        letter = self.letter(author, reader, data)
        try:
            text = letters.read_shown(context, self.addresses[reader], letter, shown)
        except DeckRefused as error:
            return reader, f"it complains about a letter and shows another: {error}"
        try:
            self.inspect(author, reader, data, text)
        except DeckRefused as error:
            return author, f"its letter to peer {reader + 1} is wrong: {error}"
        return reader, "it complains about a letter in which nothing is wrong"
