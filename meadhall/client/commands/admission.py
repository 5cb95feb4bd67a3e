"""Who may join a headless peer at the table: all, people it has met, or as the player answers.

A window shows a stranger's words and waits for a click. Without a window, `--accept` decides:

    ask     play with everybody; only about a known name under another key, ask for yes or no
    known   do not play with strangers
    all     play with everybody, and print a stranger's words

The author of an invitation that one followed is not asked about. Those with whom a match has begun
are known from then on, here and in the window.
"""

import sys
from collections.abc import Callable
from typing import Final

from meadhall.client.commands.output import Output
from meadhall.client.commands.peer_texts import PeerText
from meadhall.client.multiplayer.acquaintances import Acquaintances, Familiarity
from meadhall.client.system.speech import told
from meadhall.engines.phrases import say
from meadhall.net.errors import Refused
from meadhall.net.gathering.genesis import Genesis
from meadhall.net.gathering.lobby import Card
from meadhall.net.gathering.table import Came, Table
from meadhall.net.identity import words

ASK: Final = "ask"
KNOWN: Final = "known"
ALL: Final = "all"
WAYS: Final = (ASK, KNOWN, ALL)


def usual_way(is_played_by_computer: bool) -> str:
    """At a terminal the player is asked; a script or a computer player lets everybody in."""
    return ASK if sys.stdin.isatty() and not is_played_by_computer else ALL


class Admission:
    def __init__(
        self,
        way: str,
        people: Acquaintances,
        output: Output,
        is_invited: Callable[[bytes], bool] = lambda key: False,
    ) -> None:
        self.way = way
        self._people = people
        self._output = output
        self._is_invited = is_invited
        self._welcome: set[bytes] = set()
        self._told: set[bytes] = set()

    def is_welcome(self, key: bytes, name: str) -> bool:
        """May a match begin with the owner of this key, who calls themselves so?"""
        meeting = self._people.look_at(key, name)
        return (
            self.way == ALL
            or key in self._welcome
            or self._is_invited(key)
            or meeting is Familiarity.KNOWN
            or (self.way == ASK and meeting is Familiarity.NEW)
        )

    def greet(self, event: Came) -> None:
        """Report a peer that has come; print a stranger's words at once if nobody will be asked."""
        meeting = self._people.look_at(event.key, event.name)
        will_ask = self.way == ASK and not event.is_watching and meeting is Familiarity.NAMESAKE
        if meeting is not Familiarity.KNOWN and not will_ask:
            self._tell("met", event.key, event.name)

    def look(self, table: Table) -> None:
        """See to the strangers at a table that gathers; Refused if we cannot sit there."""
        if table.lobby is None or table.match is not None:
            return
        for card in table.lobby.strangers:
            if card.key in self._told:
                continue
            self._told.add(card.key)
            if self.way == ASK:
                self._tell("stranger", card.key, card.name)
            else:
                self._turn_away(table, card)

    def answer(self, table: Table, is_yes: bool, name: str) -> None:
        """What the person has typed, about the stranger of this name or the first one."""
        strangers = table.lobby.strangers if table.lobby is not None else []
        meant = [card for card in strangers if name.lower() in ("", card.name.lower())]
        if not meant:
            raise Refused(say(PeerText.NOT_ASKED))
        if is_yes:
            self._welcome.add(meant[0].key)
            table.reconsider()
        else:
            self._turn_away(table, meant[0])

    def remember(self, genesis: Genesis, me: bytes) -> None:
        """A match has begun: its people are no strangers any more."""
        for person in genesis.people:
            if person.key != me:
                self._people.meet(person.key, person.name)

    def _turn_away(self, table: Table, card: Card) -> None:
        """Remove a stranger from our own table, or leave a table that is not ours."""
        assert table.lobby is not None
        if table.lobby.mine.offer is None:
            raise StrangerRefused(say(PeerText.STRANGER_HERE, name=card.name))
        table.refuse(card.key)
        text = say(PeerText.TURNED_AWAY, name=card.name)
        self._output.tell("refused_guest", text, name=card.name, words=words(card.key))

    def _tell(self, event: str, key: bytes, name: str) -> None:
        """Print a stranger's words, and ask about a stranger where the player decides."""
        is_namesake = self._people.look_at(key, name) is Familiarity.NAMESAKE
        parts = [say(PeerText.NAMESAKE, name=name)] if is_namesake else []
        parts.append(say(PeerText.STRANGER, name=name, words=words(key)))
        if event == "stranger":
            parts.append(say(PeerText.STRANGER_ASKED))
        text = " ".join(map(told, parts))
        self._output.tell(event, text, name=name, words=words(key), namesake=is_namesake)


class StrangerRefused(Refused):
    """A peer that we do not play with is at the table."""
