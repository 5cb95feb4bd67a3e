"""A computer player's thinking, as work for a worker.

`ThinkingJob` is all that a seat knows, whom to play like, and how long: for so many simulations,
which gives the same answer everywhere, or for so many milliseconds. It reports what it has found so
far, and ends with the action and the same report.

    worker.begin(thinking(game, settings, view, seat, "jarl", seed, milliseconds=2000))
    worker.poll()       Progress(Report), at last Done(Report)

A job may also be a look ahead on a rival's time (`ahead`): nobody waits for an answer. Its tree
stays in the worker, and the next job there goes on with the part that came true.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from meadhall.ai.levels import Level, fitted, level_of
from meadhall.ai.open_search import OpenSearch
from meadhall.ai.pace import MOST, Pace
from meadhall.ai.player import all_open, decide, search_for
from meadhall.ai.search import Choice, Search, merged
from meadhall.client.computer.workers import Finished, IsStopped, Say
from meadhall.engines import catalogue
from meadhall.engines.contract import State
from meadhall.engines.game import Game
from meadhall.engines.values import Setting

log: Final = logging.getLogger(__name__)

CURIOUS: Final = 1000
LEAST_CURIOUS: Final = 600
"""How much the first and the last of several workers explore, in thousandths of what is usual."""


@dataclass(frozen=True, slots=True)
class SearchReport:
    """What a search has found so far."""

    action: int
    """What the player would do now."""
    choices: tuple[Choice, ...]
    """The best first."""
    simulations: int
    seconds: float


@dataclass(frozen=True, slots=True)
class ThinkingJob:
    """A search for one seat's choice, with all that the seat knows and nothing else."""

    game: str
    seats: int
    settings: tuple[tuple[str, Setting], ...]
    knowledge: tuple[int, ...]
    seat: int
    level: str
    seed: int
    simulations: int = 0
    """0: as many as the level says."""
    milliseconds: int = 0
    """0: no clock; else this instead of a number of simulations."""

    curiosity: int = CURIOUS
    """Thousandths of the level's exploration."""

    is_ahead: bool = False
    """A look ahead, on the time of a rival who is to choose; everything lies open."""

    def state(self) -> State:
        """The match as the seat knows it."""
        state = catalogue.find(self.game).opening(self.seats, dict(self.settings))
        state.load(list(self.knowledge))
        return state

    def player(self, state: State) -> Level:
        """The level to play at."""
        level = fitted(level_of(self.level), state)
        exploration = level.method.exploration * self.curiosity // CURIOUS
        return replace(level, method=replace(level.method, exploration=exploration))

    def run(self, say: Say, is_stopped: IsStopped) -> Finished:
        """The work, for a worker; who thinks by the clock keeps an open tree for the next time."""
        kept = KEPT[:] if self.milliseconds > 0 else []
        KEPT.clear()
        search, report = self.explore(say, is_stopped, kept)
        if self.milliseconds > 0 and isinstance(search, OpenSearch):
            KEPT.append(search)
        return Finished(report, (search, kept))

    def explore(
        self, say: Say, is_stopped: IsStopped, kept: Sequence[OpenSearch] = ()
    ) -> tuple[Search, SearchReport]:
        """Think here; what comes of it, and the search itself, to be looked into.

        It goes on with a tree of this position, if there is one among those that were kept.
        """
        pace = Pace(monotonic, self.milliseconds)
        search = going_on(kept, self.state(), self.seat) or self._search()
        budget = self._budget(search)
        log.debug(
            "%s, seat %d: %s begins, level %s, seed %d",
            self.game, self.seat, type(search).__name__, self.level, self.seed,
        )  # fmt: skip
        while pace.go_on(search, budget) and not is_stopped():
            if not self.is_ahead:
                say(lambda: self._report(search, pace))
        report = self._report(search, pace)
        if log.isEnabledFor(logging.DEBUG):
            log.debug("%s, seat %d: %s", self.game, self.seat, summary(report, search.state))
        return search, report

    def _search(self) -> Search:
        state = self.state()
        if self.is_ahead:
            return OpenSearch(all_open(state), self.seat, self.player(state).method, self.seed)
        return search_for(state, self.seat, self.player(state), self.seed)

    def _budget(self, search: Search) -> int:
        if len(search.state.legal(self.seat)) == 1:
            return 1
        if self.milliseconds > 0:
            return MOST
        return self.simulations or self.player(search.state).simulations

    def _report(self, search: Search, pace: Pace) -> SearchReport:
        choices = search.choices()
        player = self.player(search.state)
        action = decide(search.state, self.seat, choices, player, self.seed)
        return SearchReport(action, tuple(choices), int(search.simulations), pace.passed())

    def shared(self, among: int) -> "list[ThinkingJob]":
        """The same question for several workers at once, each with a seed and a part of its own.

        The parts add up to the whole; of few simulations there are fewer parts. Where everything
        lies open chance has no say in a search, and seeds alone would grow the same tree several
        times: so each worker explores a little less than the one before.
        """
        state = self.state()
        whole = self.simulations or self.player(state).simulations
        among = min(among, whole)
        drop = CURIOUS - LEAST_CURIOUS if state.is_open() else 0
        return [
            replace(
                self,
                seed=self.seed + 1_000_003 * at,
                simulations=whole // among + (at < whole % among),
                curiosity=CURIOUS - drop * at // max(among - 1, 1),
            )
            for at in range(among)
        ]

    def together(self, reports: list[SearchReport]) -> SearchReport:
        """One answer out of those of several workers, in the order in which they were asked."""
        choices = merged([list(report.choices) for report in reports])
        state = self.state()
        return SearchReport(
            decide(state, self.seat, choices, self.player(state), self.seed),
            tuple(choices),
            sum(report.simulations for report in reports),
            max(report.seconds for report in reports),
        )


KEPT: Final[list[OpenSearch]] = []
"""In a worker: the tree of the last job, if the next one may go on with it."""


def going_on(kept: Sequence[OpenSearch], state: State, seat: int) -> OpenSearch | None:
    """The tree that was kept, if it is of this position or of one a single choice before."""
    for search in kept:
        wanted = all_open(state).digest()
        if search.state.digest() == wanted or came_true(search, wanted):
            search.seat = seat
            return search
    return None


def came_true(search: OpenSearch, wanted: bytes) -> bool:
    """Follow the choice that led to the position with this digest; False if it has no tree."""
    for choice in search.choices():
        after = search.state.copy()
        after.play(choice.action)
        if after.digest() == wanted:
            return search.follow(choice.action)
    return False


def summary(report: SearchReport, state: State) -> str:
    """A report as one line of the log. Actions are named only where nothing is hidden."""
    told = (
        f"{report.simulations} simulations in {report.seconds:.2f} s, {len(report.choices)} choices"
    )
    if not state.is_open() or len(state.asked()) != 1:
        return told
    seat = state.asked()[0]
    best = [f"{state.name(seat, each.action)} {each.visits}" for each in report.choices[:3]]
    return f"{told}; plays {state.name(seat, report.action)}; most visits: {', '.join(best)}"


def thinking_job(
    game: Game,
    settings: dict[str, Setting],
    view: State,
    seat: int,
    level: str,
    seed: int,
    simulations: int = 0,
    milliseconds: int = 0,
) -> ThinkingJob:
    """The question that a seat's view of the match asks."""
    return ThinkingJob(
        game.key,
        int(view.seats),
        tuple(settings.items()),
        tuple(view.seen_by(seat).dump()),
        seat,
        level,
        seed,
        simulations,
        milliseconds,
    )
