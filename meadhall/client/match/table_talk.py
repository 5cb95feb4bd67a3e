"""What is said at a table: the words in the match, words outside of it, and words that wait.

A choice may come with words, a prophecy for example. They are sent once everybody knows the
choice: where several seats choose in secret, the words would give the choice away.
"""

import contextlib
from dataclasses import dataclass

from meadhall.client.system.emblems import known
from meadhall.engines.values import NOBODY
from meadhall.net.errors import NetError
from meadhall.net.match.match import Match
from meadhall.net.match.wishes import Wish


@dataclass(frozen=True, slots=True)
class PendingWords:
    """Words that belong to a choice, kept back until everybody knows the choice."""

    number: int  # of the answer
    takebacks: int  # how often the match had been taken back by then
    text: str


class TableTalk:
    def __init__(self, match: Match) -> None:
        self._match = match
        self._heard: list[tuple[str, str]] = []
        self.peers: list[int] = []
        """Whose words each of them are; NOBODY's where no player of the match has said them."""

        self.emblems: dict[int, int] = {}
        """By their number, the emblems of those whose words are in no match."""

        self._read = 0  # how many notes of the match have been looked at
        self._pending: list[PendingWords] = []

    @property
    def heard(self) -> tuple[tuple[str, str], ...]:
        """Who said what, in the order of hearing, as of the last `follow`."""
        return tuple(self._heard)

    def follow(self) -> None:
        """Take over what has been said in the match since the last time."""
        genesis = self._match.genesis
        notes = self._match.record.notes
        new = [note for note in notes.said[self._read :] if note.wish is Wish.SAY]
        self._heard += [(genesis.peer_name(note.peer), note.text) for note in new]
        self.peers += [note.peer for note in new]
        self._read = len(notes)

    def hear(self, name: str, text: str, emblem: int) -> None:
        """Add words that are in no match: said before it began, or by a spectator."""
        self.follow()
        self.emblems[len(self._heard)] = known(emblem)
        self._heard.append((name, text))
        self.peers.append(NOBODY)

    def words_for_choice(self, text: str) -> PendingWords:
        """Words for the choice that is about to be made."""
        return PendingWords(len(self._match.line), self._match.record.takebacks, text)

    def keep_back(self, words: PendingWords) -> None:
        """Send these words once everybody knows their choice."""
        self._pending.append(words)

    def send_pending(self) -> None:
        """Send the words of choices that everybody knows by now, never of one taken back."""
        takebacks = self._match.record.takebacks
        self._pending = [words for words in self._pending if words.takebacks == takebacks]
        with contextlib.suppress(NetError):  # the peers of the table are changing: try again later
            while self._pending and self._pending[0].number < len(self._match.line):
                self._match.say(self._pending[0].text)
                self._pending.pop(0)
