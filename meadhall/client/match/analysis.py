"""What the computer thinks of one position, in words and numbers for a person.

The position is searched by as many workers at once as one likes, each with a tree and chance of
its own, and what they found is put together; one worker more looks at what the others would do if
the seat did nothing. For a number of simulations the verdict is the same each time.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from meadhall.ai.advice import Line, Threat, gain, line_of, threat_of, threatening
from meadhall.ai.pace import MOST, Pace
from meadhall.ai.search import ENOUGH, Search
from meadhall.client.computer.thinking import SearchReport, ThinkingJob
from meadhall.client.computer.workers import (
    Died,
    Done,
    Failed,
    Finished,
    IsStopped,
    Job,
    Say,
    Worker,
    wait_for_any,
)
from meadhall.client.match.analysis_texts import AnalysisText
from meadhall.client.match.calibration import (
    calibrated,
    calibrated_threat,
    curve_for,
    rounded,
    told_chance,
    told_difference,
)
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.values import GameError

ANALYST: Final = "einherjar"
"""The level with whose eyes a position is looked at: it overlooks nothing."""

BREADTH: Final = 5
"""So many choices of each position in the printed tree."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """All that was found about one position."""

    lines: tuple[Line, ...]
    """The best first."""
    threat: Threat | None
    """What comes if the seat does nothing; None where that is not possible."""
    tree: str
    """Of the first worker, if one was wanted."""
    simulations: int
    seconds: float

    def gain(self, line: Line) -> float | None:
        """What the choice gains against doing nothing, or gives away if it is negative."""
        return None if self.threat is None else gain(line, self.threat)

    def in_words(self) -> list[Phrase]:
        """A paragraph for a terminal, the best choice first."""
        told = [
            say(AnalysisText.NUMBERED, number=f"{number:>3}", line=self._with_gain(line))
            for number, line in enumerate(self.lines, 1)
        ]
        if self.threat is not None:
            told.append(threat_in_words(self.threat))
        return told

    def _with_gain(self, line: Line) -> Phrase:
        gained, told = self.gain(line), line_in_words(line)
        if gained is None:
            return told
        if rounded(gained) == 0:
            return say(AnalysisText.NO_BETTER, line=told)
        form = AnalysisText.GAINS if gained > 0 else AnalysisText.GIVES_AWAY
        return say(form, line=told, share=told_difference(gained))


def line_in_words(line: Line) -> Phrase:
    """A choice, how play would go on, and what it promises."""
    moves = " ".join(line.moves)
    if line.proof:
        return say(AnalysisText[line.proof.upper()], moves=moves)
    if line.chance is None:
        form = AnalysisText.HARDLY_TRIED if line.visits < ENOUGH else AnalysisText.NOT_BEGUN
        return say(form, moves=moves)
    return say(AnalysisText.CHANCE, moves=moves, chance=told_chance(line.chance))


def threat_in_words(threat: Threat) -> Phrase:
    moves = " ".join(threat.moves)
    if threat.chance is None:
        return say(AnalysisText.THREAT, moves=moves)
    return say(AnalysisText.THREAT_LEAVES, moves=moves, chance=told_chance(threat.chance))


@dataclass(frozen=True, slots=True)
class SearchJob:
    """One worker's part of the search."""

    asked: ThinkingJob
    depth: int
    """Of the tree that is printed; 0: none."""

    def run(self, say: Say, is_stopped: IsStopped) -> Finished:
        search, report = self.asked.explore(say, is_stopped)
        return Finished((report, self.tree_of(search)), search)

    def tree_of(self, search: Search) -> str:
        return search.tree(self.depth, BREADTH) if self.depth > 0 else ""


@dataclass(frozen=True, slots=True)
class ThreatJob:
    """What the others would do; for the same budget."""

    asked: ThinkingJob

    def run(self, say: Say, is_stopped: IsStopped) -> Threat | None:
        asked, pace = self.asked, Pace(monotonic, self.asked.milliseconds)
        state = asked.state()
        search = threatening(state, asked.seat, asked.player(state).method, asked.seed)
        if search is None:
            return None
        budget = MOST if asked.milliseconds > 0 else asked.simulations
        while pace.go_on(search, budget) and not is_stopped():
            pass
        return threat_of(search, asked.seat)


def verdict_here(asked: ThinkingJob, count: int, depth: int) -> Verdict:
    """The verdict, worked out in this process, one thing after the other."""
    search, report = asked.explore(nothing, never)
    tree = SearchJob(asked, depth).tree_of(search)
    return put_together(asked, [(report, tree)], ThreatJob(asked).run(nothing, never), count)


def verdict_apart(asked: ThinkingJob, count: int, depth: int, jobs: int) -> Verdict:
    """The verdict, worked out by `count` workers and one more for the threat."""
    parts = asked.shared(jobs)
    works: list[Job] = [SearchJob(part, depth if at == 0 else 0) for at, part in enumerate(parts)]
    works.append(ThreatJob(asked))
    workers = [Worker() for _ in works]
    try:
        for worker, work in zip(workers, works, strict=True):
            worker.begin(work)
        found = [result_of(worker) for worker in workers]
    finally:
        for worker in workers:
            worker.close()
    reports = [each for each in found if isinstance(each, tuple)]
    threat = next((each for each in found if isinstance(each, Threat)), None)
    return put_together(asked, reports, threat, count)


def result_of(worker: Worker) -> object:
    """What the worker comes to; GameError if that is nothing."""
    while True:
        wait_for_any([worker], 1.0)
        message = worker.poll()
        if isinstance(message, Done):
            return message.value
        if isinstance(message, Failed):
            raise GameError(say(AnalysisText.NOT_SEARCHED, reason=message.reason))
        if isinstance(message, Died):
            raise GameError(say(AnalysisText.DIED))


def put_together(
    asked: ThinkingJob, found: Sequence[tuple[SearchReport, str]], threat: Threat | None, count: int
) -> Verdict:
    reports = [report for report, _ in found]
    whole = reports[0] if len(reports) == 1 else asked.together(reports)
    state = asked.state()
    curve = curve_for(asked.game, asked.seats, dict(asked.settings), whole.simulations)
    lines = tuple(
        calibrated(line_of(state, asked.seat, choice), curve) for choice in whole.choices[:count]
    )
    threat = calibrated_threat(threat, curve) if threat is not None else None
    return Verdict(lines, threat, found[0][1], whole.simulations, whole.seconds)


def nothing(report: object) -> None:
    """For a search that nobody watches."""


def never() -> bool:
    """For a search that nobody stops."""
    return False
