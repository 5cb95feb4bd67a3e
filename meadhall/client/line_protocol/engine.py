"""Our computer player, asked by lines of text: what `meadhall engine` does with each line.

The search runs in a process of its own, so every line is heard while it thinks. `stop` and `quit`
never wait for it: what does not answer in time is ended, and the last thing it reported counts.
"""

import json
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from meadhall import __version__
from meadhall.ai.levels import LEVELS
from meadhall.ai.method import whole
from meadhall.ai.pace import MOST
from meadhall.ai.styles import STYLES, style_of
from meadhall.client.computer.players import styled
from meadhall.client.computer.thinking import SearchReport, ThinkingJob, thinking_job
from meadhall.client.computer.workers import (
    Died,
    Done,
    Failed,
    IsStopped,
    Message,
    Progress,
    Say,
    Worker,
)
from meadhall.client.line_protocol.answers import NEXT, write_action
from meadhall.client.line_protocol.position import PositionReader, ToldPosition
from meadhall.client.system.user_error import UserError
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.values import BadOption, Result

STOP_WITHIN: Final = 0.3
"""Seconds: a search that was told to stop and has not by then is ended."""

LONGEST: Final = 1_000_000
"""Letters of a line."""

BUDGETS: Final = {
    "time": "time",
    "movetime": "time",
    "simulations": "simulations",
    "nodes": "simulations",
}
"""The words after `go`, and those that UGI has for the same."""

LEVEL: Final = "level"
STYLE: Final = "style"
NO_STYLE: Final = "none"
SEED: Final = "seed"

log: Final = logging.getLogger(__name__)


class WarmUp:
    """Work that is nothing: once it is done, the process has read all it needs to think."""

    def run(self, say: Say, is_stopped: IsStopped) -> None:
        """Nothing to do."""


class Engine:
    """One conversation. `say` gets each line that answers."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._level = LEVELS[-1].key
        self._style = ""
        self._seed = 1
        self._reader = PositionReader()
        self._position: ToldPosition | None = None
        self._asked: ThinkingJob | None = None
        self._report: SearchReport | None = None
        self._stop_by: float | None = None
        self._ready_wanted = 0
        self._worker = Worker()
        self._worker.begin(WarmUp())
        self._is_warm = False

    @property
    def is_waiting(self) -> bool:
        """Is there nothing to come from the search?"""
        return self._is_warm and self._asked is None

    def hear(self, line: str) -> bool:
        """Do what a line says; False if it ends the conversation."""
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return False
        try:
            if len(line) > LONGEST:
                raise UserError(f"a line has at most {LONGEST} letters")
            self._do(word, rest.strip())
        except Exception as error:  # whatever the line was, the next one must be heard
            log.debug("bad line %r", line[:200], exc_info=True)
            self._say(f"error {one_line(error)}")
        return True

    def _do(self, word: str, rest: str) -> None:
        doings: dict[str, Callable[[str], None]] = {
            "ugi": self._introduce,
            "isready": self._ready,
            "setoption": self._set_option,
            "uginewgame": self._new_game,
            "position": self._take_position,
            "go": self._go,
            "stop": self._stop,
            "query": self._query,
        }
        if not word:
            return
        if word not in doings:
            raise UserError(f"there is no command {word[:40]!r}")
        if self._asked is not None and word not in ("isready", "stop"):
            raise UserError(f"{word} must wait until the search is done; say stop to end it")
        doings[word](rest)

    # What the lines do. ----------------------------------------------------------------------

    def _introduce(self, rest: str) -> None:
        levels = " ".join(f"var {level.key}" for level in LEVELS)
        self._say(f"id name Meadhall {__version__}")
        self._say(f"option name {LEVEL} type combo default {LEVELS[-1].key} {levels}")
        styles = " ".join(f"var {style.key}" for style in STYLES)
        self._say(f"option name {STYLE} type combo default {NO_STYLE} var {NO_STYLE} {styles}")
        self._say(f"option name {SEED} type spin default 1 min 0 max {MOST}")
        self._say("ugiok")

    def _ready(self, rest: str) -> None:
        self._ready_wanted += 1
        self._tell_ready()

    def _set_option(self, rest: str) -> None:
        words = rest.split()
        if len(words) != 4 or words[0] != "name" or words[2] != "value":
            raise UserError("write: setoption name NAME value VALUE")
        name, value = words[1].lower(), words[3].lower()
        if name == LEVEL:
            if value not in [level.key for level in LEVELS]:
                offer = ", ".join(level.key for level in LEVELS)
                raise UserError(f"there is no level {value[:40]!r}; there are: {offer}")
            self._level = value
        elif name == STYLE:
            self._style = "" if value == NO_STYLE else style_of(value[:40]).key
        elif name == SEED:
            self._seed = whole(value[:40], SEED, 0, MOST)
        else:
            raise UserError(
                f"there is no option {name[:40]!r}; there are: {LEVEL}, {STYLE}, {SEED}"
            )

    def _new_game(self, rest: str) -> None:
        self._reader, self._position = PositionReader(), None

    def _take_position(self, rest: str) -> None:
        self._position = self._reader.read(rest, Chance(self._seed))

    def _known(self) -> ToldPosition:
        if self._position is None:
            raise UserError("there is no position yet; say position GAME first")
        return self._position

    def _go(self, rest: str) -> None:
        position = self._known()
        seat = position.chooser()
        budget = {"time": 0, "simulations": 0}
        words = rest.split()
        if words == ["infinite"]:
            budget["time"] = MOST
        elif len(words) == 2 and words[0] in BUDGETS:
            budget[BUDGETS[words[0]]] = whole(words[1], words[0], 1, MOST)
        elif words:
            raise BadOption("write: go, go time MS, go simulations N, or go infinite")
        self._asked = thinking_job(
            position.game,
            position.settings,
            position.state,
            seat,
            styled(self._level, self._style),
            self._seed,
            budget["simulations"],
            budget["time"],
        )
        self._report, self._stop_by = None, None
        if self._is_warm:
            self._worker.begin(self._asked)

    def _stop(self, rest: str) -> None:
        """A stop that comes too late finds nothing to stop, and that is no fault of anybody."""
        if self._asked is None:
            return
        self._stop_by = monotonic() + STOP_WITHIN
        if self._is_warm:
            self._worker.stop()

    def _query(self, rest: str) -> None:
        state = self._known().state
        if rest == "turn":
            told = "over" if state.asks == OVER else "chance"
            if state.asks == CHOOSE:
                told = " ".join(str(seat + 1) for seat in state.asked())
        elif rest == "legal":
            seat = self._known().chooser()
            told = NEXT.join(write_action(state, seat, int(each)) for each in state.legal(seat))
        elif rest == "result":
            told = "none"
            if state.asks == OVER:
                results = (Result(int(state.result(seat))) for seat in range(int(state.seats)))
                told = " ".join(result.name.lower() for result in results)
        elif rest == "diagram":
            told = json.dumps(state.diagram(), ensure_ascii=False)
        else:
            raise UserError("one can query turn, legal, result and diagram")
        self._say(f"response {rest} {told}")

    # What comes from the search. -------------------------------------------------------------

    def look(self) -> None:
        """Tell what the search has to say, if anything."""
        message = self._worker.poll()
        if not self._is_warm:
            self._warm(message)
        elif isinstance(message, Progress):
            assert isinstance(message.value, SearchReport)
            self._report = message.value
            self._tell(message.value)
        elif isinstance(message, Done):
            assert isinstance(message.value, SearchReport)
            self._report = message.value
            self._tell(message.value)
            self._finish()
        elif isinstance(message, Failed | Died):
            self._say("info text the search has failed; this is the best known until then")
            self._finish()
        if self._asked is not None and self._stop_by is not None and monotonic() > self._stop_by:
            self._worker.close()
            self._is_warm = True
            self._finish()
        self._tell_ready()

    def _warm(self, message: Message | None) -> None:
        if message is None:
            return
        self._is_warm = True
        if self._asked is not None and self._stop_by is None:
            self._worker.begin(self._asked)

    def _tell_ready(self) -> None:
        while self._is_warm and self._ready_wanted:
            self._ready_wanted -= 1
            self._say("readyok")

    def _tell(self, report: SearchReport) -> None:
        position, asked = self._known(), self._asked
        assert asked is not None
        told = f"info time {round(report.seconds * 1000)} simulations {report.simulations}"
        if report.choices and report.choices[0].visits:
            told += f" score {round(report.choices[0].mean * 1000)}"
        self._say(f"{told} move {write_action(position.state, asked.seat, report.action)}")

    def _finish(self) -> None:
        """Name the best choice: as found, or any, if the search has said nothing at all."""
        position, asked = self._known(), self._asked
        assert asked is not None
        state = position.state
        action = int(state.legal(asked.seat)[0]) if self._report is None else self._report.action
        self._asked = self._stop_by = None
        self._say(f"bestmove {write_action(state, asked.seat, action)}")

    def close(self) -> None:
        """End the search, whatever it is doing."""
        self._worker.close()


def one_line(error: Exception) -> str:
    """What went wrong, as one sentence on one line."""
    told = " ".join(str(error).split()).rstrip(".") or type(error).__name__
    return told[:300]
