"""A program outside this one that plays at a seat, by the lines of docs/engine.md.

It is a process of its own for each match, in a group of its own, so that what it starts ends with
it. Whatever it does, it can only lose that match: it ends, it is silent for longer than its time,
or it plays what the rules do not allow. The `Forfeit` says which.
"""

import contextlib
import os
import shlex
import shutil
import signal
import subprocess
from collections import deque
from collections.abc import Mapping
from queue import Empty, Full, Queue
from threading import Thread
from time import monotonic
from typing import IO, Final

from meadhall.ai.entrants import Entrant, Forfeit, Player
from meadhall.ai.pace import Clock
from meadhall.client.line_protocol.answers import NEXT, read_action, write
from meadhall.client.line_protocol.position import opening_line
from meadhall.client.system.user_error import UserError
from meadhall.engines.contract import State, packed
from meadhall.engines.game import Game
from meadhall.engines.phrases import Form, say
from meadhall.engines.values import BadOption, GameError, Setting

PREFIX: Final = "program:"
"""How the text of an entrant begins that is a program; its command follows."""

USUAL: Final = 1000
"""Milliseconds for a choice, where nothing is said."""

START: Final = 30.0
"""Seconds in which a program must be ready."""

LONGEST: Final = 100_000
"""Letters of a line that is read from a program."""

WAITING: Final = 1000
"""The most lines of a program that are kept until they are read."""

END: Final = 0.5
"""Seconds in which it may end by itself after `quit`."""

HAS_GROUPS: Final = os.name == "posix"
"""Elsewhere only the program itself is ended, and not what it has started."""

GUARD: Final = 'read -r _ || kill -KILL -"$1"'
"""For a shell that waits beside us: when our end of the pipe closes without a word, we were killed,
and it ends the group of the program."""


class ProgramText(Form):
    NO_PROGRAM = "{word} names no program; write program:COMMAND"
    NOT_THERE = "the program {program} is not there, or cannot be run"
    NO_COMMAND = "{word} is no command: {reason}"


def program_of(spec: str, milliseconds: int) -> Entrant:
    """The entrant that `program:COMMAND` means; BadOption if there is no such command."""
    words = command_of(spec)
    if not words:
        raise BadOption(say(ProgramText.NO_PROGRAM, word=repr(spec)))
    if shutil.which(words[0]) is None:
        raise BadOption(say(ProgramText.NOT_THERE, program=repr(words[0])))
    return Entrant(spec, None, milliseconds or USUAL)


def command_of(spec: str) -> list[str]:
    """The words of its command."""
    try:
        return shlex.split(spec.removeprefix(PREFIX), posix=os.name == "posix")
    except ValueError as error:
        raise BadOption(say(ProgramText.NO_COMMAND, word=repr(spec), reason=str(error))) from error


class ProgramPlayer(Player):
    """The program at one seat, for one match."""

    def __init__(
        self,
        entrant: Entrant,
        seat: int,
        game: Game,
        settings: Mapping[str, Setting],
        opening: State,
        patience: int,
    ) -> None:
        super().__init__(entrant, seat)
        self._whole = opening.copy()
        self._view = opening.seen_by(seat)
        self._line = opening_line(game, int(opening.seats), settings, seat)
        self._answers: list[str] = []
        self._patience = patience / 1000
        self._lines: Queue[str | None] = Queue(WAITING)
        try:
            self._process = subprocess.Popen(
                command_of(entrant.spec),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
            self._guard = guard_of(self._process.pid) if HAS_GROUPS else None
        except OSError as error:
            raise Forfeit(seat, f"the program could not be started: {error.strerror}") from error
        assert self._process.stdout is not None and self._process.stderr is not None
        Thread(target=pass_on, args=(self._process.stdout, self._lines), daemon=True).start()
        self._errors: deque[str] = deque(maxlen=1)
        errors = (self._process.stderr, self._errors)
        self._error_reader = Thread(target=keep_last, args=errors, daemon=True)
        self._error_reader.start()
        self._is_ready = False
        try:
            self._say("ugi", "isready")
            self._hear("readyok", START)
            self._is_ready = True
        except Forfeit:
            self.close()
            raise

    def act(self, state: State, seed: int, clock: Clock) -> int:
        """Its choice, if it comes in time and the rules allow it; otherwise Forfeit."""
        moves = f" moves {NEXT.join(self._answers)}" if self._answers else ""
        milliseconds = self.entrant.milliseconds
        self._say(f"position {self._line}{moves}", f"go time {milliseconds}")
        text = self._hear("bestmove", milliseconds / 1000 + self._patience)
        try:
            action = read_action(self._view, self.seat, text)
            allowed = state.allows(self.seat, action)
            reason = "" if allowed else str(state.why_not(self.seat, action))
        except (GameError, UserError, ValueError, OverflowError) as error:
            allowed, reason = False, str(error)
        if not allowed:
            raise Forfeit(self.seat, f"it played {text[:60]!r}, which is illegal: {reason[:200]}")
        return action

    def see(self, answer: list[int]) -> None:
        """Keep the answer in the words of this seat."""
        seen = self._view.seen_answer(self.seat, self._whole.full_answer(answer))
        self._answers.append(write(self._view, seen))
        self._view.answer(seen)
        self._whole.apply(packed(answer))

    def close(self) -> None:
        """Ask it to end, and end what is left of it and of all that it has started."""
        with contextlib.suppress(OSError, Forfeit):
            self._say("quit")
        with contextlib.suppress(OSError, ValueError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(END)
        if HAS_GROUPS:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        if self._guard is not None:
            self._guard.communicate(b"over\n")

    def _say(self, *lines: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self._process.stdin.flush()
        except OSError as error:
            raise Forfeit(self.seat, self._ending()) from error

    def _hear(self, word: str, seconds: float) -> str:
        """What follows this word in the first line that begins with it."""
        until = monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(until - monotonic(), 0))
            except Empty:
                raise Forfeit(self.seat, f"no {word} within {seconds:g} seconds") from None
            if line is None:
                raise Forfeit(self.seat, self._ending())
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest.strip()
            if first == "error":
                raise Forfeit(self.seat, f"it answered: {line.strip()[:200]}")
            if monotonic() > until:
                raise Forfeit(self.seat, f"no {word} within {seconds:g} seconds")

    def _ending(self) -> str:
        when = "in the middle of the match" if self._is_ready else "before it was ready"
        try:
            code = self._process.wait(END)
        except subprocess.TimeoutExpired:
            return f"it closed its output {when}"
        self._error_reader.join(END)
        last = f": {self._errors[0][:200]}" if self._errors else ""
        return f"it ended {when}, with exit code {code}{last}"


def guard_of(group: int) -> "subprocess.Popen[bytes]":
    """What ends this group of processes if we are killed."""
    return subprocess.Popen(
        ["/bin/sh", "-c", GUARD, "sh", str(group)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def keep_last(stream: IO[bytes], lines: deque[str]) -> None:
    """Keep the last line that says anything: of an error that is what went wrong."""
    with contextlib.suppress(OSError, ValueError), stream:
        while raw := stream.readline(LONGEST):
            if line := " ".join(raw.decode("utf-8", errors="replace").split()):
                lines.append(line)


def pass_on(stream: IO[bytes], lines: "Queue[str | None]") -> None:
    """Put each line into the queue, and None at the end. What nobody reads in time is lost."""
    with contextlib.suppress(OSError, ValueError), stream:
        while raw := stream.readline(LONGEST):
            with contextlib.suppress(Full):
                lines.put(raw.decode("utf-8", errors="replace"), timeout=1)
    lines.put(None)
