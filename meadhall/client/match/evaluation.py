"""How the seats' chances went through a match, worked out in the background.

Every choice of the match is searched once more, knowing what its seat knew when it made it: what
comes out is how its prospects were, not how lucky it was. First the whole match quickly, in ever
finer steps, so that the shape of the curve is soon there; then longer where too little was tried
to tell a number. Where there are processors to spare, several workers share the choices.
"""

from dataclasses import dataclass, replace
from typing import Final

from meadhall.ai.advice import Line, line_of
from meadhall.ai.payoffs import UNPROVEN, is_duel
from meadhall.ai.search import Choice, joined
from meadhall.client.computer.thinking import ThinkingJob, thinking_job
from meadhall.client.computer.workers import (
    Died,
    Done,
    Failed,
    IsStopped,
    Progress,
    Say,
    Worker,
    processors,
)
from meadhall.client.match.analysis_texts import AnalysisText
from meadhall.client.match.calibration import calibrated, curve_for
from meadhall.client.match.session import Session
from meadhall.engines.contract import CHOOSE, SEVERAL, State
from meadhall.engines.phrases import Text, say
from meadhall.engines.values import Result

QUICK: Final = 200
THOROUGH: Final = 1500
"""Milliseconds for each choice: at first, and where that gave no result."""

MOST_WORKERS: Final = 4
"""More would take more memory than the curve is worth."""

JUDGE: Final = "einherjar"
"""Whose eyes the chances are seen with: the player's who overlooks nothing."""

SHARES: Final = {Result.LOSS: 0.0, Result.DRAW: 0.5, Result.WIN: 1.0}


@dataclass(frozen=True, slots=True)
class Estimate:
    """A seat's prospects before answer `number`."""

    number: int
    seat: int
    chance: float | None = None
    """Between 0 and 1, a draw counting half; None as long as too little was tried."""
    error: float = 0.5
    """Half the width of the 95 % interval."""
    visits: int = 0
    is_certain: bool = False
    best: int = -1
    """The action that promised most, or -1 where that is not known."""
    line: tuple[int, ...] = ()
    """How play would go on from there at its best, that action first."""

    def of_rival(self, seat: int) -> "Estimate":
        """The same for the other side of a duel, which loses what this one wins."""
        chance = None if self.chance is None else 1 - self.chance
        return replace(self, seat=seat, chance=chance)


@dataclass(frozen=True, slots=True)
class EvaluationQuestion:
    number: int
    asked: ThinkingJob

    def estimate(self, is_stopped: IsStopped) -> Estimate:
        asked = self.asked
        _, report = asked.explore(lambda report: None, is_stopped)
        curve = curve_for(asked.game, asked.seats, dict(asked.settings), report.simulations)
        found = calibrated(prospects(asked.state(), asked.seat, report.choices), curve)
        return Estimate(
            self.number,
            asked.seat,
            found.chance,
            found.error,
            found.visits,
            bool(found.proof),
            report.choices[0].action,
            tuple(report.choices[0].line),
        )


def prospects(state: State, seat: int, choices: tuple[Choice, ...]) -> Line:
    """What the best choice promises; where one chooses in secret, what the mixture does."""
    best = choices[0]
    if state.turn == SEVERAL:
        for other in choices[1:]:
            best = joined(best, other)
        best = replace(best, proof=UNPROVEN)
    return line_of(state, seat, replace(best, line=()))


@dataclass(frozen=True, slots=True)
class EvaluationJob:
    """Many choices to be searched one after the other, as work for a worker."""

    questions: tuple[EvaluationQuestion, ...]

    def run(self, say: Say, is_stopped: IsStopped) -> tuple[Estimate, ...]:
        found: dict[EvaluationQuestion, Estimate] = {}
        for question in self.questions:
            if is_stopped():
                break
            found[question] = question.estimate(is_stopped)
            say(lambda: tuple(found.values()))
        for question in [each for each in found if found[each].chance is None]:
            if is_stopped():
                break
            longer = replace(question, asked=replace(question.asked, milliseconds=THOROUGH))
            found[question] = longer.estimate(is_stopped)
            say(lambda: tuple(found.values()))
        return tuple(found.values())


class MatchEvaluation:
    """The chances in one session's match, as far as they have been worked out."""

    def __init__(
        self, session: Session, milliseconds: int = QUICK, workers: int | None = None
    ) -> None:
        """By so many workers; all processors but the window's own if nothing is said."""
        self.session = session
        self.milliseconds = milliseconds
        self.trouble: Text = ""
        self.is_duel = is_duel(session.match.genesis.start()) and not session.game.all_may_lose
        """Has one side what the other lacks?"""
        self.is_together = session.game.goal is not None
        """Is the chance of one the chance of all?"""
        count = max(processors() - 1, 1) if workers is None else workers
        self._workers = [Worker() for _ in range(min(count, MOST_WORKERS))]
        self._found: dict[tuple[int, int], Estimate] = {}
        self._asked: tuple[tuple[int, int], ...] = ()
        self._takebacks = session.match.record.takebacks

    @property
    def is_running(self) -> bool:
        return any(worker.is_busy for worker in self._workers)

    @property
    def asked(self) -> int:
        """How many choices there are to judge."""
        return len(self._asked)

    @property
    def judged(self) -> int:
        return len(self._found)

    def begin(self) -> None:
        """Judge what has not been judged yet, unless that is none of the computer's business."""
        if not self.session.may_be_judged:
            return
        if self._takebacks != self.session.match.record.takebacks:
            self._takebacks = self.session.match.record.takebacks
            self._found.clear()
        questions = self._questions()
        self._asked = tuple((each.number, each.asked.seat) for each in questions)
        left = [each for each in questions if (each.number, each.asked.seat) not in self._found]
        self.trouble = ""
        ordered, count = coarse_first(left), len(self._workers)
        for at, worker in enumerate(self._workers[: len(left)]):
            worker.begin(EvaluationJob(tuple(ordered[at::count])))

    def _questions(self) -> list[EvaluationQuestion]:
        session = self.session
        questions = []
        for number, moment in enumerate(session.match.line):
            if moment.before.asks != CHOOSE or not moment.before.is_begun():
                continue
            for seat in (int(each) for each in moment.before.asked()):
                view = session.knowledge(number, seat)
                if view is not None:
                    asked = thinking_job(
                        session.game, session.settings, view, seat, JUDGE, number,
                        milliseconds=self.milliseconds,
                    )  # fmt: skip
                    questions.append(EvaluationQuestion(number, asked))
        return questions

    def poll(self) -> bool:
        """See what has been found; True if there is anything new to show."""
        messages = [worker.poll() for worker in self._workers]
        for message in messages:
            if isinstance(message, (Progress, Done)):
                assert isinstance(message.value, tuple)
                self._found |= {(each.number, each.seat): each for each in message.value}
            elif isinstance(message, Failed):
                self.trouble = message.reason
            elif isinstance(message, Died):
                self.trouble = say(AnalysisText.DIED)
        return any(message is not None for message in messages)

    def close(self) -> None:
        """Work no longer at it; what has been found stays."""
        for worker in self._workers:
            worker.close()

    # What has been found. --------------------------------------------------------------------

    def curve(self, seat: int) -> tuple[Estimate, ...]:
        """A seat's prospects from the first choice to the last, and how it ended for it."""
        points, own = [], set(self._asked)
        for key in self._asked:
            number, asked = key
            known = self._found.get(key, Estimate(*key))
            if asked == seat:
                points.append(known)
            elif self.is_together:
                points.append(replace(known, seat=seat))
            elif self.is_duel and (number, seat) not in own:
                points.append(known.of_rival(seat))
        over = self.session.outcome
        if over is not None and points:
            share = SHARES[over.results[seat]]
            points.append(Estimate(self.session.length, seat, share, 0.0, 0, is_certain=True))
        return tuple(points)

    def all_points(self) -> list[Estimate]:
        """Every estimate of a seat that was to choose, in the order of the match."""
        return [self._found.get(key, Estimate(*key)) for key in self._asked]


def coarse_first(questions: list[EvaluationQuestion]) -> list[EvaluationQuestion]:
    """The first of every sixteen, then of every eight, and so on: a shape first, then detail."""
    order: dict[int, EvaluationQuestion] = {}
    for stride in (16, 8, 4, 2, 1):
        for at in range(0, len(questions), stride):
            order.setdefault(at, questions[at])
    return list(order.values())
