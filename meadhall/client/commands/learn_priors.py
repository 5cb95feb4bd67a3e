"""Learning move priors: rounds of matches by the present numbers, each of which betters them."""

import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any, Final

from meadhall.ai.odds import score_of
from meadhall.client.commands.learning import LearnText, Plan, decide, shares_from
from meadhall.client.commands.status_line import ProgressLine
from meadhall.client.computer.pool import Pool
from meadhall.client.computer.workers import Job
from meadhall.client.system.speech import told
from meadhall.engines.phrases import say
from meadhall.lab.learning.curve import score_picture
from meadhall.lab.learning.prior_learning import (
    RATE,
    RESTRAINT,
    PriorBatch,
    PriorProgress,
    PriorTrial,
)
from meadhall.lab.work_folder import WorkFolder

ROUND: Final = 2000
"""The matches of a round, if that gives rounds enough."""

FEWEST_ROUNDS: Final = 20
BATCHES: Final = 4
"""A round is played in so many pieces."""

CURVE: Final = (8, 4, 2, 1)
"""The learning curve has a point after an eighth of the rounds, a quarter, a half, and all."""

TRIAL: Final = 2000
"""The matches of one point of the curve at most."""

PROGRESS: Final = "progress.json"


def learn_priors(plan: Plan, folder: WorkFolder, pool: Pool) -> None:
    """All rounds, and the duel that decides."""
    size = max(min(ROUND, plan.matches // FEWEST_ROUNDS), 1)
    rounds = max(plan.matches // size, 1)
    progress = PriorProgress.from_nothing(len(in_use(plan)))
    if folder.has(PROGRESS):
        progress = folder.read(PROGRESS, PriorProgress.from_text)
    marks = [max(rounds // part, 1) for part in CURVE]
    with ProgressLine(told(LearnText.PRIOR_ROUNDS), rounds, rounds - progress.rounds) as line:
        while progress.rounds < rounds:
            lessons = [*played(pool, batches(plan, progress, size))]
            progress = progress.after(lessons, is_late=progress.rounds >= rounds // 2)
            if progress.rounds in marks:
                folder.write(mark_of(progress.rounds), json.dumps(tried(plan, pool, progress)))
            folder.write(PROGRESS, progress.as_text())
            line.step()
    curve = [(mark * size, folder.read(mark_of(mark), shares_from)) for mark in sorted({*marks})]
    even = 1 / plan.seats
    matches = rounds * size
    heading = told(say(LearnText.PRIORS_CURVE, game=plan.game.title, matches=matches))
    folder.write(
        "curve.svg", score_picture(heading, [(at, sum(s) / len(s)) for at, s in curve], even)
    )
    figures: dict[str, object] = {
        "learned_from": matches,
        "matches_of_a_round": size,
        "restraint": RESTRAINT,
        "rate": RATE,
        "curve": [
            {"matches": at, "score": round(found.mean, 4), "error": round(found.error, 4)}
            for at, found in ((at, score_of(shares)) for at, shares in curve)
        ],
    }
    decide(plan, folder, pool, progress.learned(), figures, in_words(plan, matches, curve[-1][1]))


def in_use(plan: Plan) -> list[int]:
    return plan.game.opening(plan.seats, plan.settings).prior_numbers()


def mark_of(rounds: int) -> str:
    return f"trial-{rounds:06}.json"


def batches(plan: Plan, progress: PriorProgress, size: int) -> list[Job]:
    """The next round, in pieces."""
    piece = max(size // BATCHES, 1)
    first = progress.rounds * size
    return [
        PriorBatch(
            plan.game.key,
            plan.seats,
            tuple(plan.settings.items()),
            progress.played_by(),
            plan.weights,
            plan.seed,
            start,
            min(piece, first + size - start),
        )
        for start in range(first, first + size, piece)
    ]


def tried(plan: Plan, pool: Pool, progress: PriorProgress) -> list[float]:
    """What the numbers learned so far get of each match against those in use, without a search."""
    count = min(TRIAL, plan.matches)
    piece = max(count // BATCHES, 1)
    works: list[Job] = [
        PriorTrial(
            plan.game.key,
            plan.seats,
            tuple(plan.settings.items()),
            tuple(progress.learned()),
            tuple(in_use(plan)),
            plan.seed,
            start,
            min(piece, count - start),
        )
        for start in range(0, count, piece)
    ]
    return [share for shares in played(pool, works) for share in shares]


def played(pool: Pool, works: list[Job]) -> Iterator[Any]:
    with closing(pool.results(iter(works), len(works))) as results:
        yield from results


def in_words(plan: Plan, matches: int, shares: list[float]) -> str:
    heading = told(say(LearnText.PRIORS_LEARNED, game=plan.game.title, matches=matches))
    score = score_of(shares)
    words = say(
        LearnText.PRIORS_SCORE, score=f"{score.mean:.3f}", error=f"{score.error:.3f}",
        even=f"{1 / plan.seats:.3f}",
    )  # fmt: skip
    return f"{heading}\n  {told(words)}"
