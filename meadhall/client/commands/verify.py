"""`meadhall verify FILE`: does everything in a match file hold, and if not, who broke it where?

What the computer chose at a table of several is computed once more, which takes as long as it took
to think; `--quick` leaves that out.
"""

import argparse
import contextlib
from pathlib import Path
from typing import Final

from meadhall.client.commands.output import Output
from meadhall.client.commands.verify_texts import VerifyText
from meadhall.client.computer import replayable_choice
from meadhall.client.multiplayer.acquaintances import Acquaintances, Familiarity
from meadhall.client.multiplayer.series_files import kept, points_text
from meadhall.client.system.folders import usual
from meadhall.client.system.speech import told, translated
from meadhall.engines.phrases import Phrase, say
from meadhall.net.audit import evidence
from meadhall.net.audit.audit import Audit, Conduct, audit
from meadhall.net.audit.recompute import ChoiceFunction, Recomputed
from meadhall.net.audit.statements import StatementRecord
from meadhall.net.errors import BadFrame, NetError
from meadhall.net.files.disk import read_file
from meadhall.net.files.saga import Saga, read
from meadhall.net.files.saga_file import SAGA_LIMIT
from meadhall.net.gathering.genesis import Genesis, seconds_text
from meadhall.net.gathering.series import objection
from meadhall.net.identity import words as words_of
from meadhall.net.texts import recognised

SOUND: Final = 0
UNREADABLE: Final = 1
DAMAGED: Final = 3
BROKEN: Final = 4


def add_arguments(parser: argparse.ArgumentParser, name: str = "verify") -> None:
    parser.epilog = (
        "Exit code: 0 all holds, 1 no match file, 3 the file is damaged, 4 somebody broke it."
    )
    parser.add_argument("file", type=Path, help="a match file, or the evidence against a peer")
    parser.add_argument(
        "--quick", action="store_true", help="do not compute again what the computer chose"
    )
    parser.add_argument(
        "--proofs", action="store_true", help="also print each proof with all that it is about"
    )
    parser.add_argument("--json", action="store_true", help="print an object per line")


def run(args: argparse.Namespace, words: list[str]) -> int:
    output = Output(args.json)
    try:
        data = read_file(args.file, SAGA_LIMIT)
        if data.startswith(evidence.MAGIC):
            return _verify_evidence(data, output)
        saga = read(data)
        think = None if args.quick else _thinker_of(saga)
        if think is not None and has_hosts(saga) and has_counting_computer(saga):
            output.tell("computing", told(VerifyText.COMPUTING))
        found = audit(saga, think=think)
    except NetError as error:
        text = told(say(VerifyText.FAILED, reason=recognised(str(error)) or str(error)))
        output.tell("failed", text, why=str(error))
        return UNREADABLE
    if args.proofs:
        _tell_proofs(saga, output)
    for conduct in found.conducts:
        _tell_conduct(conduct, found, output)
    if not args.quick:
        _tell_computers(saga, found, output)
    if found.has_hidden:
        _tell_hidden(found, output)
    _tell_series(found.record.genesis, args.file.parent, output)
    claim = found.record.claim()
    if claim is not None:
        name = found.conducts[claim.peer].name
        text = told(say(VerifyText.CLAIM, name=name))
        output.tell("claim", text, name=name, step=claim.step)
    for problem in found.problems:
        damage = recognised(problem)
        text = told(say(VerifyText.DAMAGE, reason=damage or problem))
        output.tell("damaged", text, why=problem)
    return _verdict(found, output)


def _tell_conduct(conduct: Conduct, found: Audit, output: Output) -> None:
    genesis = found.record.genesis
    seats = tuple(genesis.seat_name(seat) for seat in conduct.seats)
    count = sum(conduct.said.values())
    if conduct.fault:
        deeds = say(VerifyText.BROKE, fault=conduct.fault)
    else:
        end = VerifyText.SIGNED_END if conduct.has_signed_end else VerifyText.NO_END
        deeds = say(VerifyText.SAID, count=count, end=end)
    known = _known_as(conduct)
    about = say(
        VerifyText.PEER,
        name=conduct.name,
        seats=seats or VerifyText.NO_SEAT,
        words=words_of(conduct.key),
        told=deeds,
    )
    output.tell(
        "peer",
        f"{told(about)} {told(known)}".rstrip(),
        name=conduct.name,
        key=conduct.key.hex(),
        words=words_of(conduct.key),
        known=str(known or ""),
        seats=list(conduct.seats),
        envelopes=count,
        end=conduct.has_signed_end,
        fault=conduct.fault,
    )


def _known_as(conduct: Conduct) -> Phrase | None:
    """A warning if this computer knows somebody else under this name, or None."""
    people = Acquaintances(usual().config / "people.json")
    meeting = people.look_at(conduct.key, conduct.name)
    if meeting is Familiarity.NAMESAKE:
        return say(VerifyText.NAMESAKE, name=conduct.name)
    first = people.name_of(conduct.key)
    if meeting is Familiarity.KNOWN and first != conduct.name:
        return say(VerifyText.OTHER_NAME, name=first)
    return None


def _tell_proofs(saga: Saga, output: Output) -> None:
    """Everything that is proven, to be computed again by others (`docs/deck.md`)."""
    witness = StatementRecord(saga.signed.genesis)
    for sealed in saga.envelopes:
        with contextlib.suppress(BadFrame):
            witness.receive(sealed)
    for each in witness.statements:
        where = each.context
        facts = {name: data.hex() for name, data in each.facts.items()}
        output.tell(
            "proof",
            told(say(VerifyText.SHOWN, what=str(each))),
            kind=each.kind,
            match=where.match.hex(),
            epoch=where.epoch,
            deck=where.deck,
            step=where.step,
            peer=where.seat,
            purpose=where.purpose,
            **facts,
        )


def has_hosts(saga: Saga) -> bool:
    """Does the computer play at a table of several?"""
    genesis = saga.signed.genesis
    return len(genesis.people) > 1 and any(chair.level for chair in genesis.chairs)


def has_counting_computer(saga: Saga) -> bool:
    """Is there a computer whose choices can be computed again?"""
    genesis = saga.signed.genesis
    return any(chair.level and not genesis.thinking(chair.level) for chair in genesis.chairs)


def _thinker_of(saga: Saga) -> ChoiceFunction | None:
    """How the computer players of this match think, if they are ours."""
    is_ours = saga.signed.genesis.terms.players == replayable_choice.rules_version()
    return replayable_choice.compute if is_ours else None


def _tell_computers(saga: Saga, found: Audit, output: Output) -> None:
    """What the computer's seats chose, as far as others than its host can check it.

    In a match of one there are no others; only a seat that nobody could check is told.
    """
    genesis = saga.signed.genesis
    is_shared = has_hosts(saga)
    hosted = [
        (seat, chair)
        for seat, chair in enumerate(genesis.chairs)
        if chair.level and (is_shared or genesis.thinking(chair.level))
    ]
    counted = {each.seat: each for each in found.recomputed}
    foreign = str(VerifyText.FOREIGN_COMPUTERS)
    for seat, chair in hosted:
        peer, thinking = chair.peer, genesis.thinking(chair.level)
        each = counted.get(seat, Recomputed(peer, seat, obstacle=foreign))
        if each.finding is not None:
            result = say(VerifyText.FOUND, why=each.finding.why, step=each.finding.step)
        elif thinking:
            result = say(VerifyText.NOT_REPEATABLE, seconds=seconds_text(thinking))
        elif each.obstacle:
            result = say(VerifyText.NOT_COMPUTED, why=translated(each.obstacle))
        else:
            result = say(VerifyText.COMPUTED, count=each.choices)
        name, host = genesis.seat_name(seat), genesis.peer_name(peer)
        about = say(VerifyText.COMPUTER_ALONE, seat=name, told=result)
        if is_shared:
            about = say(VerifyText.COMPUTER, seat=name, host=host, told=result)
        output.tell(
            "computer",
            told(about),
            seat=str(name),
            host=host,
            choices=each.choices,
            thinking=thinking,
            by_clock=each.by_clock,
            obstacle=each.obstacle,
            fault=each.finding.why if each.finding is not None else "",
        )


def _tell_series(genesis: Genesis, folder: Path, output: Output) -> None:
    """Which of several games it is, and whether the file of the game before says the same."""
    series = genesis.series
    if series is None:
        return
    scores = ", ".join(
        f"{name} {points_text(points)}"
        for name, points in zip(players(genesis), series.scores(genesis.seats, None), strict=True)
    )
    text = told(say(VerifyText.SERIES, number=series.number, length=series.length, scores=scores))
    checked = ""
    if series.before:
        earlier = kept(folder, series.before[-1].match)
        if earlier is None:
            checked = "unknown"
            text += f" {told(VerifyText.SERIES_UNKNOWN)}"
        elif why := objection(genesis, earlier.genesis, earlier.over):
            checked = str(why)
            text += f" {told(say(VerifyText.SERIES_OTHER, why=why))}"
        else:
            checked = "yes"
            text += f" {told(VerifyText.SERIES_SAME)}"
    output.tell(
        "series",
        text,
        number=series.number,
        length=series.length,
        scores=list(series.scores(genesis.seats, None)),
        before=[game.match.hex() for game in series.before],
        checked=checked,
    )


def players(genesis: Genesis) -> list[str]:
    """Who plays a series, by the seats they had in its first game."""
    assert genesis.series is not None
    chairs = [
        genesis.chairs[genesis.series.seat_of(player, genesis.seats)]
        for player in range(genesis.seats)
    ]
    return [chair.level or genesis.name_of(chair) for chair in chairs]


def _tell_hidden(found: Audit, output: Output) -> None:
    text = VerifyText.OPENED if found.is_opened else VerifyText.NOT_OPENED
    output.tell("hidden", told(text), opened=found.is_opened)


def _verdict(found: Audit, output: Output) -> int:
    record = found.record
    how = VerifyText.HOLDS_TO_THE_END if record.is_sealed else VerifyText.HOLDS_SO_FAR
    digest = record.state.digest().hex()
    if any(conduct.fault for conduct in found.conducts):
        code, text = BROKEN, told(VerifyText.BROKEN)
    elif found.problems:
        code = DAMAGED
        text = told(say(VerifyText.DAMAGED, count=len(record.line)))
    else:
        code, text = SOUND, told(say(how, count=len(record.line)))
        if waiting := record.waiting_count():
            text += f" {told(say(VerifyText.WAITING, count=waiting))}"
    output.tell(
        "verdict",
        text,
        code=code,
        answers=len(record.line),
        waiting=record.waiting_count(),
        sealed=record.is_sealed,
        state=digest,
    )
    return code


def _verify_evidence(data: bytes, output: Output) -> int:
    signed, proof = evidence.decode(data)
    name = evidence.convicted(signed, proof)
    if name is None:
        output.tell("verdict", told(VerifyText.NOTHING_PROVEN), code=UNREADABLE)
        return UNREADABLE
    step = proof.envelopes[0].step
    text = told(say(VerifyText.TWO_STORIES, name=name, step=step))
    output.tell("verdict", text, code=BROKEN, name=name, step=step)
    return BROKEN
