"""What a peer without a window prints: one line for each thing that happens.

For people a sentence in their language, for programs (`--json`) an object with the same facts under
fixed names, in English.
"""

import json
import sys
from bisect import bisect_left
from collections.abc import Callable
from itertools import accumulate
from typing import TextIO

from meadhall.client.commands.peer_texts import PeerText, ResultText, WishText
from meadhall.client.system.speech import told
from meadhall.client.system.user_error import UserError
from meadhall.engines.contract import CHOOSE, ROLL, SHUFFLE
from meadhall.engines.phrases import Filling, Form, Phrase, Text, say
from meadhall.engines.values import GameError, Over
from meadhall.net.errors import NetError
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
from meadhall.net.texts import recognised

Fact = str | int | bool | list[str] | list[int] | list[list[int]]


class Output:
    def __init__(self, is_json: bool, out: TextIO | None = None) -> None:
        self._is_json = is_json
        self._out = out or sys.stdout
        self._terms: tuple[Phrase, ...] = ()

    def tell(self, event: str, text: Text | Form, /, **facts: Fact) -> None:
        """One line, at once."""
        line = json.dumps({"event": event, **facts}) if self._is_json else harmless(told(text))
        self._out.write(f"{line}\n")  # in one piece: other threads write here too
        self._out.flush()

    def tell_failure(self, error: GameError | NetError | UserError) -> None:
        """What could not be done, as the command's last line."""
        text = say(PeerText.FAILED, reason=told(reason_of(error)).rstrip("."))
        self.tell("failed", text, why=str(error))

    def tell_event(
        self, event: TableEvent, match: Match | None, name_of: Callable[[int], str]
    ) -> None:
        """Print an event of a table, unless it is of no use to a reader."""
        match event:
            case Came():
                form = PeerText.CAME_TO_WATCH if event.is_watching else PeerText.CAME
                self.tell("came", say(form, name=event.name), name=event.name)
            case Went():
                self.tell("went", say(PeerText.WENT, name=event.name), name=event.name)
            case Gathered():
                self._tell_gathered(event)
            case Talked():
                text = say(PeerText.TALKED, name=event.name, text=event.text)
                self.tell("said", text, name=event.name, text=event.text)
            case TurnedAway():
                text = say(PeerText.CLOSED, reason=event.reason)
                self.tell("closed", text, why=str(event.reason))
            case Troubled():
                self.tell("trouble", say(PeerText.TROUBLE, reason=event.why), why=str(event.why))
            case Began():
                self._tell_beginning(event)
            case _ if match is not None:
                self._tell_match(event, match, name_of)

    def _tell_gathered(self, event: Gathered) -> None:
        text = say(PeerText.GATHERED, names=tuple(event.names))
        self.tell("gathered", text, names=list(event.names))
        if event.terms != self._terms:
            self._terms = event.terms
            self.tell(
                "terms", " ".join(map(told, event.terms)), terms=[str(term) for term in event.terms]
            )

    def _tell_beginning(self, event: Began) -> None:
        genesis = event.signed.genesis
        seats = tuple(
            say(PeerText.COMPUTER, seat=genesis.seat_name(seat), level=chair.level)
            if chair.level
            else say(
                PeerText.CHAIR, seat=genesis.seat_name(seat), name=genesis.peer_name(chair.peer)
            )
            for seat, chair in enumerate(genesis.chairs)
        )
        self.tell(
            "began",
            say(PeerText.BEGINS, seats=seats),
            match=genesis.match.hex(),
            game=genesis.game,
            seats=[str(seat) for seat in seats],
        )

    def _tell_match(self, event: TableEvent, match: Match, name_of: Callable[[int], str]) -> None:
        match event:
            case events.Answered() if event.number < len(match.line):  # or it was taken back since
                self._tell_answer(event.number, match.line[event.number], match)
            case events.WentBack():
                text = say(PeerText.BACK, number=event.number + 1)
                self.tell("back", text, number=event.number)
            case events.Said() if event.wish is Wish.SAY:
                name = name_of(event.peer)
                text = say(PeerText.TALKED, name=name, text=event.text)
                self.tell("said", text, name=name, text=event.text)
            case events.Said() if not _is_by_program(event, match):
                self._tell_wish(event, name_of)
            case events.Ended():
                self._tell_end(event.over, match)
            case events.Sealed():
                digest = match.record.state.digest().hex()
                self.tell("sealed", PeerText.SEALED, state=digest)
            case events.Changed():
                self._tell_change(event, name_of)
            case events.Broke():
                name = name_of(event.peer)
                text = say(PeerText.BROKE, name=name, step=event.step, reason=event.why)
                self.tell("broke", text, name=name, step=event.step, why=event.why)
            case events.Owes():
                name, due = name_of(event.peer), event.due
                text = say(PeerText.OWES, name=name, due=due)
                self.tell("owes", text, name=name, step=event.step, due=due.name.lower())
            case events.Compared():
                self._tell_difference(event, name_of(event.peer))
            case events.Diverged():
                name = name_of(event.peer)
                text = say(PeerText.DIVERGED, name=name, step=event.step)
                self.tell("diverged", text, name=name, step=event.step)

    def _tell_difference(self, event: events.Compared, name: str) -> None:
        places: dict[str, Filling] = {"step": event.step, "field": event.field, "name": name}
        ours, theirs = event.builds
        if event.was_ours:
            text = say(PeerText.DIFFERS_HERE, **places)
        elif ours != theirs:
            text = say(PeerText.DIFFERS_BY_RULES, **places, ours=ours, theirs=theirs)
        else:
            text = say(PeerText.DIFFERS, **places)
        self.tell(
            "compared", text, name=name, step=event.step, field=event.field, ours=event.was_ours,
            builds=list(event.builds),
        )  # fmt: skip

    def _tell_answer(self, number: int, moment: LineEntry, match: Match) -> None:
        what = describe(moment, match)
        seats = moment.before.asked() if moment.before.asks == CHOOSE else []
        self.tell(
            "answered", say(PeerText.ANSWERED, number=number + 1, what=what), number=number,
            seats=seats, text=in_english(what), values=list(moment.values),
        )  # fmt: skip

    def _tell_wish(self, event: events.Said, name_of: Callable[[int], str]) -> None:
        form, name = WishText[event.wish.name], name_of(event.peer)
        places: dict[str, Filling] = {"name": name, "number": event.argument + 1}
        if event.wish is Wish.WITHOUT:
            places["other"] = name_of(event.argument)
        text = say(form, **{place: places[place] for place in form.places})
        self.tell("wish", text, name=name, wish=event.wish.name.lower(), number=event.argument)

    def _tell_end(self, over: Over, match: Match) -> None:
        fared = tuple(
            say(ResultText[result.name], seat=match.genesis.seat_name(seat))
            for seat, result in enumerate(over.results)
        )
        results = [result.name.lower() for result in over.results]
        text = say(PeerText.ENDED, reason=over.reason, results=fared)
        self.tell("ended", text, reason=str(over.reason), results=results, points=list(over.points))

    def _tell_change(self, event: events.Changed, name_of: Callable[[int], str]) -> None:
        gone = [name_of(peer) for peer in event.gone]
        back = [name_of(peer) for peer in event.back]
        news = tuple(say(PeerText.IS_GONE, name=name) for name in gone)
        news += tuple(say(PeerText.IS_BACK, name=name) for name in back)
        text = say(PeerText.CHANGED, who=news or PeerText.NOBODY_GONE)
        self.tell("changed", text, epoch=event.epoch, gone=gone, back=back)


def _is_by_program(event: events.Said, match: Match) -> bool:
    """Has a program asked another whether somebody is there, or answered?"""
    if event.wish is Wish.WITHOUT:
        return len(match.record.peers) == 2
    return event.wish is Wish.NO and event.argument == Wish.WITHOUT


def reason_of(error: GameError | NetError | UserError) -> Text:
    """Why something could not be done, as words that can be told in another language."""
    return recognised(error.reason) if isinstance(error.reason, str) else error.reason


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


def describe(moment: LineEntry, match: Match) -> tuple[Phrase, ...]:
    """One answer in the notation of its game; where several chose at once, one part for each."""
    before, values = moment.before, moment.values
    if before.asks == CHOOSE:
        names = match.genesis.seat_name
        return tuple(
            say(PeerText.CHOSE, seat=names(seat), move=before.name(seat, action))
            for seat, action in zip(before.asked(), values, strict=True)
        )
    if before.asks == ROLL:
        return (say(PeerText.ROLLED, values=" ".join(map(str, values))),)
    return (say(PeerText.SHUFFLED if before.asks == SHUFFLE else PeerText.SHOWN),)


def in_english(parts: tuple[Phrase, ...]) -> str:
    return ", ".join(map(str, parts))
