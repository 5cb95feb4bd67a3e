"""What a peer without a window prints: one line for each thing that happens.

For people a sentence, for programs (`--json`) an object with the same facts under fixed names.
"""

import json
import sys
from bisect import bisect_left
from collections.abc import Callable
from itertools import accumulate
from typing import Final, TextIO

from meadhall.engines.contract import CHOOSE, ROLL, SHUFFLE
from meadhall.engines.phrases import Phrase
from meadhall.engines.values import Over, Result
from meadhall.net.gathering.table import (
    Began,
    Came,
    Gathered,
    TableEvent,
    Talked,
    Troubled,
    TurnedAway,
    Went,
)
from meadhall.net.match import events
from meadhall.net.match.game_line import LineEntry
from meadhall.net.match.match import Match
from meadhall.net.match.wishes import TableNote, Wish

Fact = str | int | bool | list[str] | list[int] | list[list[int]]

RESULTS: Final = {Result.WIN: "won", Result.DRAW: "drew", Result.LOSS: "lost"}


class Output:
    def __init__(self, is_json: bool, out: TextIO | None = None) -> None:
        self._is_json = is_json
        self._out = out or sys.stdout
        self._terms: tuple[Phrase, ...] = ()

    def tell(self, event: str, text: str, /, **facts: Fact) -> None:
        """One line, at once."""
        line = json.dumps({"event": event, **facts}) if self._is_json else harmless(text)
        print(line, file=self._out, flush=True)

    def tell_event(
        self, event: TableEvent, match: Match | None, name_of: Callable[[int], str]
    ) -> None:
        """Print an event of a table, unless it is of no use to a reader."""
        match event:
            case Came():
                how = " to watch" if event.is_watching else ""
                self.tell("came", f"{event.name} has come{how}.", name=event.name)
            case Went():
                self.tell("went", f"{event.name} cannot be reached.", name=event.name)
            case Gathered():
                self._tell_gathered(event)
            case Talked():
                self.tell("said", f"{event.name}: {event.text}", name=event.name, text=event.text)
            case TurnedAway():
                self.tell("closed", f"A link was closed: {event.reason}.", why=str(event.reason))
            case Troubled():
                self.tell("trouble", f"{event.why}.", why=str(event.why))
            case Began():
                self._tell_beginning(event)
            case _ if match is not None:
                self._tell_match(event, match, name_of)

    def _tell_gathered(self, event: Gathered) -> None:
        names = ", ".join(event.names)
        self.tell("gathered", f"At the table: {names}.", names=list(event.names))
        if event.terms != self._terms:
            self._terms = event.terms
            self.tell(
                "terms", " ".join(map(str, event.terms)), terms=[str(term) for term in event.terms]
            )

    def _tell_beginning(self, event: Began) -> None:
        genesis = event.signed.genesis
        seats = [
            f"{genesis.seat_name(seat)}: "
            + (f"computer ({chair.level})" if chair.level else genesis.people[chair.peer].name)
            for seat, chair in enumerate(genesis.chairs)
        ]
        self.tell(
            "began",
            f"The match begins. {'; '.join(seats)}.",
            match=genesis.match.hex(),
            game=genesis.game,
            seats=seats,
        )

    def _tell_match(self, event: TableEvent, match: Match, name_of: Callable[[int], str]) -> None:
        match event:
            case events.Answered() if event.number < len(match.line):  # or it was taken back since
                self._tell_answer(event.number, match.line[event.number], match)
            case events.WentBack():
                text = f"Back to before answer {event.number + 1}."
                self.tell("back", text, number=event.number)
            case events.Said() if event.wish is Wish.SAY:
                name = name_of(event.peer)
                self.tell("said", f"{name}: {event.text}", name=name, text=event.text)
            case events.Said():
                self._tell_wish(event, name_of(event.peer))
            case events.Ended():
                self._tell_end(event.over, match)
            case events.Sealed():
                digest = match.record.state.digest().hex()
                self.tell("sealed", "Everybody has signed the end.", state=digest)
            case events.Changed():
                self._tell_change(event, name_of)
            case events.Broke():
                name = name_of(event.peer)
                text = f"{name} broke the match in step {event.step}: {event.why}."
                self.tell("broke", text, name=name, step=event.step, why=event.why)
            case events.Owes():
                name, due = name_of(event.peer), event.due
                text = f"{name} is linked, and its computer has yet to send {due.value}."
                self.tell("owes", text, name=name, step=event.step, due=due.name.lower())
            case events.Compared():
                self._tell_difference(event, name_of(event.peer))
            case events.Diverged():
                name = name_of(event.peer)
                text = f"{name} stands at another position in step {event.step}."
                self.tell("diverged", text, name=name, step=event.step)

    def _tell_difference(self, event: events.Compared, name: str) -> None:
        text = f"In step {event.step}, {event.field} differs from {name}'s: "
        ours, theirs = event.builds
        if event.was_ours:
            text += "this computer had gone astray, and is back."
        elif ours != theirs:
            text += (
                f"the match waits, for the rules are not the same (here {ours}, there {theirs})."
            )
        else:
            text += "the match waits."
        self.tell(
            "compared", text, name=name, step=event.step, field=event.field, ours=event.was_ours,
            builds=list(event.builds),
        )  # fmt: skip

    def _tell_answer(self, number: int, moment: LineEntry, match: Match) -> None:
        told = describe(moment, match)
        seats = moment.before.asked() if moment.before.asks == CHOOSE else []
        self.tell(
            "answered", f"{number + 1}. {told}", number=number, seats=seats, text=told,
            values=list(moment.values),
        )  # fmt: skip

    def _tell_wish(self, event: events.Said, name: str) -> None:
        wishes = {
            Wish.BACK: f"would like to go back to before answer {event.argument + 1}",
            Wish.DRAW: "would like to leave the match at that",
            Wish.RESIGN: "resigns",
            Wish.NO: "does not agree",
            Wish.LEAVE: "leaves the table",
            Wish.CLAIM: "claims the match, because the other has stayed away for too long",
        }
        text = f"{name} {wishes[event.wish]}."
        if event.wish in (Wish.BACK, Wish.DRAW):
            text += " Type yes to agree, or no."
        self.tell("wish", text, name=name, wish=event.wish.name.lower(), number=event.argument)

    def _tell_end(self, over: Over, match: Match) -> None:
        names = [match.genesis.seat_name(seat) for seat in range(match.genesis.seats)]
        told = [
            f"{name} {RESULTS[result]}" for name, result in zip(names, over.results, strict=True)
        ]
        results = [result.name.lower() for result in over.results]
        text = f"{over.reason} {', '.join(told)}."
        self.tell("ended", text, reason=str(over.reason), results=results, points=list(over.points))

    def _tell_change(self, event: events.Changed, name_of: Callable[[int], str]) -> None:
        gone = [name_of(peer) for peer in event.gone]
        back = [name_of(peer) for peer in event.back]
        told = [f"{name} is gone" for name in gone] + [f"{name} is back" for name in back]
        text = f"{' and '.join(told) or 'Nobody is gone'}; the match goes on."
        self.tell("changed", text, epoch=event.epoch, gone=gone, back=back)


def said_before(match: Match) -> list[list[TableNote]]:
    """What was said to the table before each answer, and, as the last item, after them all."""
    steps = list(accumulate((moment.step for moment in match.line), max))
    said: list[list[TableNote]] = [[] for _ in range(len(steps) + 1)]
    for note in match.record.notes:
        if note.wish is Wish.SAY:
            said[bisect_left(steps, note.step)].append(note)
    return said


def harmless(text: str) -> str:
    """A text without what a terminal would obey; names and words come from other machines."""
    return "".join(
        mark if mark.isprintable() or mark == "\n" else "\N{REPLACEMENT CHARACTER}" for mark in text
    )


def describe(moment: LineEntry, match: Match) -> str:
    """One answer in the notation of its game."""
    before, values = moment.before, moment.values
    if before.asks == CHOOSE:
        names = match.genesis.seat_name
        told = [
            f"{names(seat)} {before.name(seat, action)}"
            for seat, action in zip(before.asked(), values, strict=True)
        ]
        return ", ".join(told)
    if before.asks == ROLL:
        return f"rolled {' '.join(map(str, values))}"
    return "cards are shuffled" if before.asks == SHUFFLE else "cards are shown"
