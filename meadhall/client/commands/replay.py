"""`meadhall replay FILE` and `meadhall log FILE`: show a match as pictures or as notation."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from meadhall.client.commands.output import Output, describe, in_english, said_before
from meadhall.client.commands.peer_texts import FileText, PeerText
from meadhall.client.match.position_text import line
from meadhall.client.system.speech import told
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.phrases import counted, say
from meadhall.engines.values import NOBODY, GameError, HiddenFace
from meadhall.net.errors import BadFile, NetError, Refused
from meadhall.net.files.saga_file import load_saga
from meadhall.net.match.match import Match, NoJournal, resume
from meadhall.net.match.record import moments
from meadhall.net.match.wishes import TableNote
from meadhall.net.texts import recognised


def add_arguments(parser: argparse.ArgumentParser, name: str = "replay") -> None:
    parser.set_defaults(command=name)
    parser.epilog = "Exit code: 0 it could be shown, 1 it is no match file, or has no such place."
    parser.add_argument("file", type=Path, help="a match file")
    parser.add_argument("--json", action="store_true", help="print an object per line")
    if name == "replay":
        parser.add_argument("--at", type=int, metavar="N", help="the position after N answers")
        parser.add_argument("--as", dest="seat", metavar="SEAT", help="as this seat saw it, from 1")
        parser.add_argument(
            "--line", action="store_true", help="print the position as a line to paste elsewhere"
        )


def run(args: argparse.Namespace, words: list[str]) -> int:
    output = Output(args.json)
    try:
        match = load(args.file, output)
        if args.command == "log":
            _tell_log(match, output, len(match.line))
        else:
            _show(match, output, args.at, args.seat, args.line)
    except (NetError, GameError, UserError) as error:
        output.tell_failure(error)
        return 1
    return 0


def load(path: Path, output: Output) -> Match:
    """The match in a file, as an onlooker who knows what the file tells."""
    saga = load_saga(path)
    match = resume(saga, None, NoJournal())
    if saga.problem:
        text = say(FileText.ENDS_EARLY, reason=recognised(saga.problem))
        output.tell("damaged", text, why=saga.problem)
    if match.record.fault is not None:
        text = say(PeerText.TROUBLE, reason=str(match.record.fault))
        output.tell("broke", text, why=match.record.fault.why)
    return match


def _tell_log(match: Match, output: Output, until: int) -> None:
    said = said_before(match)
    for number, moment in enumerate(match.line[:until]):
        _tell_between(match, output, number, said[number])
        what = describe(moment, match)
        output.tell(
            "answered",
            say(PeerText.ANSWERED, number=number + 1, what=what),
            number=number,
            text=in_english(what),
            values=list(moment.values),
        )
    _tell_between(match, output, until, said[until])
    if until == len(match.line) and match.over is not None:
        output.tell("ended", match.over.reason, reason=str(match.over.reason))


def _tell_between(match: Match, output: Output, number: int, said: Sequence[TableNote]) -> None:
    """Print what happened between two answers, or after the last one."""
    if number == match.record.given > 0:
        text = counted(number, FileText.GIVEN_ONE, FileText.GIVEN)
        output.tell("begins", text, number=number)
    for note in said:
        name = match.genesis.peer_name(note.peer)
        output.tell(
            "said", say(PeerText.TALKED, name=name, text=note.text), name=name, text=note.text
        )


def _show(
    match: Match, output: Output, at: int | None, seat_word: str | None, is_line: bool
) -> None:
    """Print the log and the position after `until` answers, as a seat saw it; or that as a line."""
    until = len(match.line) if at is None else at
    if not 0 <= until <= len(match.line):
        raise Refused(counted(len(match.line), FileText.ANSWERS_ONE, FileText.ANSWERS))
    seat = _read_seat(match, seat_word)
    if not is_line:
        _tell_log(match, output, until)
    state = next(state for number, state in moments(match.record) if number == until)
    if seat_word is not None:
        try:
            state = state.seen_by(seat)
        except HiddenFace as error:
            raise BadFile(say(FileText.NOT_KNOWN)) from error
    if is_line:
        genesis = match.genesis
        text = line(catalogue.find(genesis.game), dict(genesis.settings), state, seat)
        output.tell("line", text, number=until, line=text)
        return
    output.tell("position", f"\n{state.diagram()}", number=until, diagram=state.diagram())


def _read_seat(match: Match, word: str | None) -> int:
    if word is None:
        return NOBODY
    seats = tuple(match.genesis.seat_name(seat) for seat in range(match.genesis.seats))
    for names in ([str(seat).lower() for seat in seats], [told(seat).lower() for seat in seats]):
        if word.lower() in names:
            return names.index(word.lower())
    if word.isdecimal() and 1 <= int(word) <= len(seats):
        return int(word) - 1
    raise Refused(say(FileText.NO_SEAT, seat=repr(word), seats=seats))
