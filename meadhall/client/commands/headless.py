"""A peer without a window: it opens a table or joins one, plays by computer or by typed lines.

`meadhall host` and `meadhall join` are this one peer with different beginnings. It prints what
happens (`output`) and ends with 0 when the match is signed by all, 1 if it could not begin or go
on, 3 when it was left before the end, 4 when somebody broke the match, 5 when it has claimed the
match from somebody who stayed away for longer than the table allows.
"""

import argparse
import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from meadhall.client.commands.admission import ASK, WAYS, Admission, StrangerRefused, usual_way
from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.options import bad_argument, name_given, seconds
from meadhall.client.commands.output import Output, reason_of
from meadhall.client.commands.peer_texts import PeerText
from meadhall.client.computer.players import (
    InProcessPlayer,
    WorkerPlayer,
    check_level,
    strengths,
)
from meadhall.client.computer.replayable_choice import RANDOM, compute
from meadhall.client.computer.thinking import thinking_job
from meadhall.client.match.going_on import alone_from
from meadhall.client.match.setup import begin, go_on
from meadhall.client.match.takeback import agree, decline, last_choice, require_not_asked
from meadhall.client.multiplayer.acquaintances import Acquaintances
from meadhall.client.multiplayer.announcement import notice_of
from meadhall.client.multiplayer.connection_status import connection_status
from meadhall.client.multiplayer.identities import take_identity
from meadhall.client.multiplayer.join_target import JoinTarget, age_of
from meadhall.client.multiplayer.series_files import objector
from meadhall.client.system.folders import usual
from meadhall.client.system.speech import told
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.phrases import Filling, Phrase, Text, say
from meadhall.engines.values import NOBODY, GameError
from meadhall.net.audit.evidence import write_evidence
from meadhall.net.errors import NetError, Refused
from meadhall.net.files.saga_file import SagaFile, load_saga
from meadhall.net.gathering.genesis import PEERS_LIMIT, Genesis, Signed
from meadhall.net.gathering.invitation_code import encode, shortest
from meadhall.net.gathering.spoken_code import is_meant as is_called
from meadhall.net.gathering.spoken_code import spoken_code
from meadhall.net.gathering.table import Began, Came, Changed, Table, TableConfig, TurnedAway
from meadhall.net.identity import Identity, words
from meadhall.net.match.events import Broke, Compared
from meadhall.net.match.match import Journal, Match, NoJournal
from meadhall.net.match.mesh import Timing
from meadhall.net.match.wishes import TableNote, Wish
from meadhall.net.shell.addresses import own_addresses
from meadhall.net.shell.discovery import GATHERING, PLAYING, Discovery, Notice, key_start
from meadhall.net.shell.node import NetworkNode
from meadhall.net.shell.tls import BadLink, Credentials
from meadhall.net.system_reasons import system_reason
from meadhall.net.texts import Problem
from meadhall.net.transport.messages import Address

DONE: Final = 0
FAILED: Final = 1
LEFT: Final = 3
BROKEN: Final = 4
CLAIMED: Final = 5

SETTLE_SECONDS: Final = 1.2
LINGER_SECONDS: Final = 8.0
SEARCH_SECONDS: Final = 30.0


def add_shared_arguments(parser: argparse.ArgumentParser) -> None:
    who = ", ".join([*(each.key for each in strengths()), RANDOM])
    parser.epilog = (
        "Exit code: 0 the match is signed by all; 1 it could not begin or go on; 2 wrong words; "
        "3 left before the end; 4 somebody broke the match; 5 claimed by the table's time rule."
    )
    parser.add_argument(
        "--name", type=name_given, default="", help="what the others shall call you"
    )
    parser.add_argument("--saga", type=Path, help="keep the match here, or go on with it")
    parser.add_argument(
        "--auto", metavar="LEVEL[:STYLE]", help=f"let the computer play for you: {who}"
    )
    parser.add_argument(
        "--accept", choices=WAYS,
        help="ask you about people you have not met, play with those you know alone, or with all; "
        "at a terminal ask, with --auto or in a script all",
    )  # fmt: skip
    parser.add_argument("--port", type=port, default=0, help="listen here; any free port if not")
    parser.add_argument("--listen", metavar="HOST", help="listen on this address alone")
    parser.add_argument(
        "--alone", action="store_true", help="announce nothing and look for nobody nearby"
    )
    parser.add_argument("--identity", type=Path, help="play under the identity in this file")
    parser.add_argument(
        "--grace", type=seconds, default=90.0, metavar="SECONDS",
        help="how long to wait for a lost peer before going on without it",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print an object per line")


LOOK_EVERY: Final = 0.05
"""Seconds between two looks at a computer player that thinks by the clock."""


def port(text: str) -> int:
    """The number of a port, as an argument."""
    if not text.isdecimal() or not 0 <= int(text) < 65536:
        raise bad_argument(say(BadWords.NO_PORT, word=repr(text)))
    return int(text)


def seat(text: str) -> int:
    """The number of a seat, as an argument."""
    if not text.isdecimal() or not 1 <= int(text) <= PEERS_LIMIT:
        raise bad_argument(say(BadWords.NO_SEAT, word=repr(text)))
    return int(text)


class HeadlessPeer:
    """One peer at one table, until its match is over."""

    def __init__(
        self,
        args: argparse.Namespace,
        is_invited: Callable[[bytes], bool] = lambda key: False,
    ) -> None:
        self.args = args
        self.output = Output(args.json)
        self.timing = Timing(grace=args.grace)
        self.changed = asyncio.Event()
        self.lines: SimpleQueue[str] = SimpleQueue()
        self.path: Path | None = args.saga
        self.table: Table
        self.node: NetworkNode[Table]
        self.discovery: Discovery | None = None
        self.identity: Identity
        self.match: Match | None = None
        self._old_claim: TableNote | None = None  # made before this program started
        self._sealed_at: float | None = None
        self._is_leaving = False
        self._is_alone = False  # has a match of our own taken the place of the one we shared?
        self._has_offered = False  # has it been said that it could?
        self._hesitant: list[
            int
        ] = []  # of whom it has been said that they have not chosen for long
        self._has_left_table = False
        self._thinking: asyncio.Task[None] | None = None
        self._announced: Notice | None = None
        self._invited: tuple[int, int] | None = None  # to which step, for which seat
        people = Acquaintances(usual().config / "people.json")
        way = args.accept or usual_way(args.auto is not None)
        self.people = people
        self.admission = Admission(way, people, self.output, is_invited)
        args.auto = args.auto and check_level(args.auto, (RANDOM,))

    # Beginning. ------------------------------------------------------------------------------

    def prepare(self, make: Callable[[Identity], Table]) -> None:
        """Go on with the match in the file, if there is one, or make a new table."""
        file = self.args.identity or usual().identity
        if self.path is None or not self.path.exists():
            self._require_room()
            self.identity = take_identity(file)
            self.table = make(self.identity)
            return
        saga = load_saga(self.path)
        people = tuple(person.key for person in saga.signed.genesis.people)
        is_watching = getattr(self.args, "watch", False)
        self.identity = take_identity(file, () if is_watching else people)
        away = age_of(self.path)
        self.match = go_on(self.path, saga, None if is_watching else self.identity)
        self._old_claim = self.match.record.claim()
        self.table = Table(
            self.identity,
            TableConfig(
                name=self.name,
                entropy=os.urandom,
                keep=self.keep,
                match=self.match,
                away=away,
                is_watching=is_watching,
                timing=self.timing,
            ),
        )

    def _require_room(self) -> None:
        """Refused if the match file could not be written, before the match and not during it."""
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = system_reason(error)
            raise Refused(say(Problem.CANNOT_WRITE, file=str(self.path), reason=reason)) from error
        if not os.access(self.path.parent, os.W_OK):
            raise Refused(say(PeerText.FOLDER_CLOSED, file=str(self.path)))

    @property
    def name(self) -> str:
        return str(self.args.name) or words(self.identity.public).split()[0].capitalize()

    def object_to(self, genesis: Genesis) -> Phrase | None:
        """Why we do not sign such a beginning: the next game of a series has to fit our files."""
        beside = [self.path.parent] if self.path is not None else []
        return objector(*beside, usual().matches)(genesis)

    def keep(self, signed: Signed) -> Journal:
        """The journal of a match that begins."""
        if self.path is None:
            return NoJournal()
        return SagaFile.create(self.path)

    async def run(self, call: JoinTarget | None) -> int:
        mine = Credentials(self.identity)
        self.node = NetworkNode(self.table, mine, self.changed.set, self.people.is_known)
        await self.node.open(self.args.listen, self.args.port)
        here = own_addresses(self.node.port)
        if self.args.listen:
            here = ((self.args.listen, self.node.port),)
        self.table.set_addresses(here)
        code = encode(shortest(here), self.identity.public)
        start = key_start(self.identity.public)
        said = spoken_code(self.table.table.hex(), start) if self._is_opener else ""
        places: dict[str, Filling] = {
            "name": self.name, "words": words(self.identity.public), "port": self.node.port,
            "code": code,
        }  # fmt: skip
        text = say(PeerText.LISTENING, **places)
        if said:
            text = say(PeerText.SPOKEN, **places, said=said)
        self.output.tell(
            "listening",
            text,
            name=self.name,
            port=self.node.port,
            words=words(self.identity.public),
            code=code,
            spoken=said,
            key=self.identity.public.hex(),
        )
        if self.match is not None:
            text = say(PeerText.RESUMED, number=len(self.match.line))
            self.output.tell("resumed", text, number=len(self.match.line))
        if not self.args.alone:
            self.discovery = Discovery(self.changed.set, self.people.is_known_start)
            await self.discovery.open()
            if self.discovery.trouble:
                why = self.discovery.trouble
                self.output.tell("trouble", say(PeerText.TROUBLE, reason=why), why=str(why))
        if self.args.auto is None or self.admission.way == ASK:
            threading.Thread(target=self._read_lines, daemon=True).start()
        try:
            return await self._live(call)
        finally:
            await self._close()

    async def _close(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        await self._leave_table()

    async def _leave_table(self) -> None:
        """Be seen and linked no more; nothing happens the second time."""
        if self._has_left_table:
            return
        self._has_left_table = True
        if self.discovery is not None:
            await self.discovery.close()
            self.discovery = None
        await self.node.close()
        if self._is_alone and self.table.match is not None:
            self.table.match.close()

    # Living. ---------------------------------------------------------------------------------

    async def _live(self, call: JoinTarget | None) -> int:
        calling = asyncio.create_task(self._call(call)) if call is not None else None
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), 0.5)
            self.changed.clear()
            if calling is not None and calling.done() and calling.exception() is not None:
                raise calling.exception() or Refused(say(Problem.NO_ANSWER))
            self._tell()
            if not self._is_alone:
                self.admission.look(self.table)
                self._look_around()
                self._offer_to_go_on()
                self._look_at_hesitant()
            self._read()
            if self._is_alone:
                await self._leave_table()
            self._play()
            await self._announce()
            code = self._is_over()
            if code is not None:
                if calling is not None:
                    calling.cancel()
                return code

    def _tell(self) -> None:
        if self._is_alone and self.match is not None:
            while (own := self.match.next_event()) is not None:
                self.output.tell_event(own, self.match, self._name_of)
            return
        while (event := self.table.next_event()) is not None:
            self.match = self.table.match
            self.output.tell_event(event, self.match, self._name_of)
            if isinstance(event, Came):
                self.admission.greet(event)
            if isinstance(event, Changed):
                self._agree_to_other_rules()
            if isinstance(event, Began):
                self.admission.remember(event.signed.genesis, self.identity.public)
            if (
                isinstance(event, TurnedAway)
                and event.reason == say(Problem.NOT_LET_IN)
                and not self._is_opener
            ):
                raise StrangerRefused(event.reason)
            if isinstance(event, TurnedAway) and self.table.is_left_out:
                raise Refused(event.reason)  # to call again would change nothing
            if isinstance(event, Broke):
                self._keep_evidence(event)
            if isinstance(event, Compared) and self.path is not None:
                path = self.path.with_suffix(".desync.json")
                with contextlib.suppress(OSError):
                    path.write_bytes(event.bundle)

    def _agree_to_other_rules(self) -> None:
        """A person is asked whether it may begin like this; a script or the computer agrees."""
        opener = self.table.lobby.opener if self.table.lobby is not None else None
        assert opener is not None and opener.offer is not None
        rules = tuple(f"{key} {value}" for key, value in opener.offer.settings)
        will_ask = self.admission.way == ASK
        form = PeerText.OTHER_RULES_ASKED if will_ask else PeerText.OTHER_RULES
        text = say(form, game=opener.offer.game, rules=rules)
        self.output.tell("other_rules", text, game=opener.offer.game)
        if not will_ask:
            self.table.set_ready(True)

    def _offer_to_go_on(self) -> None:
        """Say once how to go on where the other of two who play with each other is gone."""
        mesh = self.table.mesh
        status = connection_status(mesh) if mesh is not None else None
        if status is None or not status.may_go_on:
            self._has_offered = False
        elif not self._has_offered:
            self._has_offered = True
            text = say(PeerText.MAY_GO_ON, names=tuple(status.names))
            self.output.tell("gone", text, names=list(status.names))

    def _look_at_hesitant(self) -> None:
        """Say once that the table may go on without those who have not chosen for long. The
        computer waits for nobody."""
        mesh = self.table.mesh
        hesitant = [] if mesh is None else mesh.hesitant()
        if mesh is not None and hesitant and self.args.auto is not None:
            with contextlib.suppress(NetError):
                mesh.go_on_without()
        elif hesitant and hesitant != self._hesitant:
            names = [self._name_of(peer) for peer in hesitant]
            self.output.tell(
                "waiting", say(PeerText.MAY_GO_ON_WITHOUT, names=tuple(names)), names=names
            )
        self._hesitant = hesitant

    def _go_on_alone(self) -> None:
        """Go on in a match of our own, and leave the table."""
        if not self._has_offered or self.match is None:
            raise Refused(say(PeerText.NOBODY_MISSING))
        folders = usual()
        folders.make()
        session, path = begin(alone_from(self.match), folders, self.name, InProcessPlayer())
        if self._thinking is not None:
            self._thinking.cancel()
        self._thinking = self._invited = None
        self.match, self._is_alone = session.match, True
        self.output.tell(
            "alone", say(PeerText.ALONE, file=str(path)), path=str(path),
            number=len(self.match.line),
        )  # fmt: skip

    @property
    def _is_opener(self) -> bool:
        return self.table.lobby is not None and self.table.lobby.mine.offer is not None

    def _name_of(self, peer: int) -> str:
        return self.match.genesis.peer_name(peer) if self.match is not None else ""

    def _is_over(self) -> int | None:
        """The exit code, once there is nothing left to do."""
        if self._is_leaving:
            return LEFT
        match = self.match
        if match is None:
            return None
        if self._is_alone:
            return DONE if match.over is not None else None
        if match.record.fault is not None and len(match.record.live) == 2:
            return BROKEN
        if self._has_claimed(match):
            return CLAIMED
        if not match.record.is_sealed:
            self._sealed_at = None
            return None
        now = asyncio.get_running_loop().time()
        if self._sealed_at is None:
            self._sealed_at = now
        heard = self.table.mesh is not None and self.table.mesh.is_heard_by_all()
        waited = now - self._sealed_at
        return DONE if (heard and waited > SETTLE_SECONDS) or waited > LINGER_SECONDS else None

    def _has_claimed(self, match: Match) -> bool:
        """Have we just claimed the match, and is there nobody who answers?"""
        claim, mesh = match.record.claim(), self.table.mesh
        is_ours = claim is not None and claim.peer == match.me and claim != self._old_claim
        is_unanswered = mesh is not None and mesh.claim_age() > self.timing.lost
        return is_ours and (is_unanswered or not self.table.guests)

    def _keep_evidence(self, event: Broke) -> None:
        """Somebody told two stories: keep the proof, which anybody can check."""
        match = self.match
        if self.path is not None and match is not None and event.peer in match.record.proofs:
            path = self.path.with_suffix(".evidence")
            write_evidence(path, match.signed, match.record.proofs[event.peer])
            self.output.tell("evidence", say(PeerText.PROOF, file=str(path)), path=str(path))

    # Finding the table. ----------------------------------------------------------------------

    async def _call(self, call: JoinTarget) -> None:
        """Call the table until it answers, and again if we are alone there before the match begins.

        Refused if nobody answers for too long.
        """
        loop = asyncio.get_running_loop()
        lonely_since = loop.time()
        why: Text = say(PeerText.NO_TABLE)
        while self.match is None or not self.table.guests:
            if self.table.guests:
                lonely_since = loop.time()
            for addresses, expect in [] if self.table.guests else self._candidates(call):
                try:
                    await self.node.dial(addresses, expect)
                    break
                except BadLink as error:
                    why = error.reason
            await asyncio.sleep(0.5)
            if self.match is None and loop.time() > lonely_since + SEARCH_SECONDS:
                raise Refused(why)

    def _candidates(
        self, call: JoinTarget
    ) -> list[tuple[tuple[Address, ...], Callable[[bytes], bool]]]:
        if call.addresses:
            return [(call.addresses, call.is_for)]
        if self.discovery is None:
            return []
        wanted = self.table.table.hex() if self.match is not None else ""
        found = []
        for notice in self.discovery.nearby.values():
            is_mine = notice.key_start == key_start(self.identity.public)
            is_table = notice.stage in (GATHERING, PLAYING)
            is_named = call.name.lower() in (notice.name.lower(), "")
            is_meant = not call.said or is_called(call.said, notice.table, notice.key_start)
            fits = notice.table == wanted if wanted else is_table and is_named and is_meant
            open_to_us = wanted or self.table.is_watching or notice.stage == GATHERING
            if fits and open_to_us and not is_mine and notice.addresses:
                found.append((notice.addresses, _starts_with(notice.key_start)))
        if call.said and not wanted and len(found) > 1:
            raise Refused(say(PeerText.SAME_WORDS))
        return found

    def _look_around(self) -> None:
        """Call those of this match who are announced nearby."""
        if self.discovery is None or self.match is None:
            return
        keys = {key_start(person.key): person.key for person in self.match.genesis.people}
        for notice in self.discovery.nearby.values():
            key = keys.get(notice.key_start)
            if key is not None and notice.table == self.table.table.hex():
                self.table.hear_of(key, notice.addresses)

    async def _announce(self) -> None:
        """Announce the state of this table nearby."""
        notice = notice_of(self.table)
        if self.discovery is None or notice is None:
            return
        if notice != self._announced:
            self._announced = notice
            await self.discovery.announce(notice, self.node.port)

    # Playing. --------------------------------------------------------------------------------

    def _play(self) -> None:
        """Have a computer seat that is asked think, one at a time, and invite a person."""
        match = self.match
        if match is None or (self._thinking is not None and not self._thinking.done()):
            return
        if match.is_quiet or match.is_halted or match.record.is_stopped:
            return
        for seat in match.awaited:
            level = match.level(seat) or self.args.auto
            if level:
                self._thinking = asyncio.create_task(self._think(match, seat, level))
                return
            self._invite(match, seat)

    def _invite(self, match: Match, seat: int) -> None:
        """Show a person the table and say what is wanted, once for each choice."""
        choice = match.record.step.number, seat
        if choice == self._invited:
            return
        self._invited = choice
        view = match.view(seat)
        who = match.genesis.seat_name(seat)
        request = view.request(seat) or say(PeerText.YOUR_TURN)
        asked = told(say(PeerText.ASKED, seat=who, request=request))
        self.output.tell("asked", f"\n{view.picture()}\n\n{asked}", seat=seat)

    async def _think(self, match: Match, seat: int, level: str) -> None:
        state, seed = match.view(seat), match.thinking_seed(seat)
        step = match.record.step.number

        def is_wanted() -> bool:
            return match.record.step.number == step and seat in match.awaited

        action: int | None
        if match.thinking_time(seat):
            action = await self._think_by_clock(match, seat, is_wanted)
        else:
            action = await asyncio.to_thread(compute, level, state, seat, seed)
        if action is not None and is_wanted():
            with contextlib.suppress(NetError, GameError):
                match.act(seat, action)
            self.node.flush()
        self.changed.set()

    async def _think_by_clock(
        self, match: Match, seat: int, is_wanted: Callable[[], bool]
    ) -> int | None:
        """What a computer's seat chooses in its time; None once it need not choose any more."""
        genesis, player = match.genesis, WorkerPlayer()
        asked = thinking_job(
            catalogue.find(genesis.game), dict(genesis.settings), match.view(seat), seat,
            match.level(seat), match.thinking_seed(seat), milliseconds=match.thinking_time(seat),
        )  # fmt: skip
        try:
            player.begin(asked)
            while is_wanted():
                if (action := player.poll()) is not None:
                    return action
                await asyncio.sleep(LOOK_EVERY)
        finally:
            player.close()
        return None

    # Typing. ---------------------------------------------------------------------------------

    def _read_lines(self) -> None:
        """Read what is typed. Runs in its own thread, because reading from a terminal blocks."""
        for line in sys.stdin:
            self.lines.put(line.strip())

    def _read(self) -> None:
        while not self.lines.empty():
            line = self.lines.get()
            if line:
                try:
                    self._obey(line)
                except StrangerRefused:
                    self._is_leaving = True
                except (NetError, GameError, UserError) as error:
                    self.output.tell("refused", reason_of(error), why=str(error))
                self.node.flush()

    def _obey(self, line: str) -> None:
        """A typed line is a move, or one of a few words."""
        word, _, rest = line.partition(" ")
        if word == "say" and self._is_alone and self.match is not None:
            self.match.say(rest)
        elif word == "say":
            self.table.talk(rest)
        elif word == "quit":
            match = None if self._is_alone else self.match
            if match is not None and match.me != NOBODY and match.over is None:
                match.leave()
            self._is_leaving = True
        elif self.match is None and word == "ready":
            self.table.set_ready(True)
        elif self.match is None and word in ("yes", "no"):
            self.admission.answer(self.table, word == "yes", rest.strip())
        elif self.match is None:
            raise Refused(say(PeerText.NOT_BEGUN))
        elif word == "alone":
            self._go_on_alone()
        elif word == "without" and self.table.mesh is not None:
            self.table.mesh.go_on_without()
        elif word == "back":
            number = int(rest) - 1 if rest.isdecimal() else len(self.match.line) - 1
            self.match.go_back(number)
        elif word == "undo":
            people = [seat for seat in self.match.seats if not self.match.level(seat)]
            last = last_choice(self.match, people)
            if last is None:
                raise Refused(say(PeerText.NOTHING_TO_UNDO))
            require_not_asked(self.match, Wish.BACK)
            self.match.go_back(last)
        elif word == "yes":
            agree(self.match)
        elif word == "draw":
            if not catalogue.find(self.match.genesis.game).knows_draw:
                raise Refused(say(PeerText.NO_DRAW))
            require_not_asked(self.match, Wish.DRAW)
            self.match.leave_it()
        elif word == "resign":
            self.match.resign(self.match.seats[0])
        elif word == "no":
            decline(self.match)
        else:
            seat = next(iter(self.match.awaited), None)
            if seat is None:
                raise Refused(say(PeerText.NOT_YOUR_TURN))
            view = self.match.view(seat)
            action = view.read(seat, line)
            self.match.act(seat, action)
            if question := view.words_wanted(seat, action):
                text = say(PeerText.TYPE_WORDS, question=question)
                self.output.tell("wanted", text, question=str(question))


def _starts_with(start: str) -> Callable[[bytes], bool]:
    return lambda key: key_start(key) == start


def in_sentences(
    peer: HeadlessPeer, make: Callable[[Identity], Table], call: JoinTarget | None
) -> int:
    """Run the peer, and print errors like all other output."""
    try:
        peer.prepare(make)
        return asyncio.run(peer.run(call))
    except NetError as error:
        peer.output.tell_failure(error)
        return FAILED
    except KeyboardInterrupt:
        return LEFT
