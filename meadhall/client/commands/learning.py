"""What learning an evaluation and learning move priors have in common.

A `Plan` is everything that decides what comes of it. In the end `decide` lets what was learned play
against what is in use, and keeps both verdict and numbers as files.
"""

import json
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from meadhall import native
from meadhall.ai.entrants import METHODS, Entrant
from meadhall.ai.levels import Level
from meadhall.ai.odds import SequentialTest, score_of
from meadhall.client.commands.computing import files_digest
from meadhall.client.commands.duel import PAIR, RANDOM_CHOICES, Duel
from meadhall.client.commands.status_line import ProgressLine
from meadhall.client.computer.pool import Pool
from meadhall.client.system.speech import told
from meadhall.engines.game import Game
from meadhall.engines.phrases import Form, counted, say
from meadhall.engines.values import Setting
from meadhall.lab.learning.weights_file import Learned, learned_for
from meadhall.lab.origin import program_digest
from meadhall.lab.work_folder import PROGRAM, WorkFolder


class LearnText(Form):
    SELF_PLAY = "self-play, round {number}"
    FITTING = "fitting a net to {count} positions"
    PRIOR_ROUNDS = "rounds of self-play"
    TRIAL = "the duel that decides"
    LEARNED = "{game}: {count} positions of {matches} matches"
    LEARNED_ONE = "{game}: 1 position of {matches} matches"
    LOSSES = "log loss on matches left out: {learned}; weights in use {used}; nothing {nothing}"
    ACCEPTED = "accepted: {elo} against what is in use ({openings})"
    REJECTED = "not accepted: {elo} against what is in use ({openings})"
    UNDECIDED = "not decided, so not accepted: {elo} against what is in use ({openings})"
    OPENINGS = "{count} openings"
    OPENINGS_ONE = "1 opening"
    PRIORS_LEARNED = "{game}: move priors learned from {matches} matches"
    PRIORS_SCORE = "score against those in use, without a search: {score} +-{error} (even: {even})"
    PRIORS_CURVE = "{game}: move priors, {matches} matches"
    CURVE = "{game}: learning curve, {matches} matches"


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that decides what comes of it."""

    kind: Learned
    game: Game
    seats: int
    settings: dict[str, Setting]
    teacher: Entrant
    matches: int
    simulations: int
    rounds: int
    games: int
    test: SequentialTest
    seed: int
    weights: tuple[int, ...] = ()
    """Of the evaluation that judges what move priors lead to; none: the game's own."""

    def as_json(self) -> dict[str, object]:
        return {
            "kind": self.kind.value,
            "game": self.game.key,
            "seats": self.seats,
            "settings": self.settings,
            "teacher": self.teacher.spec,
            "files": files_digest(self.teacher),
            "matches": self.matches,
            "iterations": self.simulations,
            "rounds": self.rounds,
            "games": self.games,
            "sprt": [self.test.low, self.test.high],
            "seed": self.seed,
            "judged_by": list(self.weights),
            PROGRAM: program_digest(),
        }

    @property
    def random_choices(self) -> int:
        return RANDOM_CHOICES * self.game.opening(self.seats, self.settings).is_open()

    def pupil(self, numbers: Sequence[int]) -> Entrant:
        """The search with these numbers."""
        if self.kind is Learned.PRIORS:
            method = replace(METHODS["search"], prior_numbers=tuple(numbers))
        elif self.kind is Learned.NET:
            method = replace(METHODS["search"], net=tuple(numbers))
        else:
            method = replace(METHODS["search"], weights=tuple(numbers))
        level = Level("search", "search", "", self.simulations, 0, 0, method)
        return Entrant("search:learned", level)

    def duel(self, numbers: Sequence[int]) -> Duel:
        """What was learned against what is in use, at the same number of simulations."""
        in_use = Level("search", "search", "", self.simulations, 0, 0, METHODS["search"])
        together = self.game.goal is not None
        rivals = 1 if together else self.seats - 1
        matches = PAIR if together else self.seats
        return Duel(
            self.game,
            self.seats,
            self.settings,
            (self.pupil(numbers), *[Entrant("search", in_use)] * rivals),
            max(-(-self.games // matches), 1),
            self.seed,
            self.random_choices,
            True,
        )


def decide(
    plan: Plan,
    folder: WorkFolder,
    pool: Pool,
    numbers: list[int],
    found: dict[str, object],
    in_words: str,
) -> None:
    """Keep what was learned, let it play against what is in use, and say what came of it."""
    figures = {**plan.as_json(), **found, "rules_run": native.mode().split(":")[0]}
    candidate = learned_for(plan.kind, plan.game, plan.seats, plan.settings, numbers, figures)
    folder.write("candidate.json", candidate.as_text())
    print(in_words)
    shares = duelled(plan, folder, pool, numbers)
    verdict = plan.test.verdict(shares)
    score = score_of(shares)
    decided = {
        "openings": len(shares),
        "score": round(score.mean, 4),
        "error": round(score.error, 4),
        "elo": score.elo_text(),
        "verdict": verdict,
    }
    whole = replace(candidate, origin={**figures, "duel": decided})
    folder.write("candidate.json", whole.as_text())
    form = {"high": LearnText.ACCEPTED, "low": LearnText.REJECTED}.get(verdict, LearnText.UNDECIDED)
    if verdict == "high":
        folder.write("accepted.json", whole.as_text())
    openings = counted(len(shares), LearnText.OPENINGS_ONE, LearnText.OPENINGS)
    print(f"  {told(say(form, elo=score.elo_text(), openings=openings))}")


def duelled(plan: Plan, folder: WorkFolder, pool: Pool, numbers: Sequence[int]) -> list[float]:
    """The pupil's share of each pair, until it is clear which Elo is nearer."""
    duel = plan.duel(numbers)
    name = "duel.json"
    shares = folder.read(name, shares_from) if folder.has(name) else []
    works = duel.works()
    for _ in shares:
        next(works)
    left = duel.pairs - len(shares)
    with (
        ProgressLine(told(LearnText.TRIAL), duel.pairs, left) as line,
        closing(pool.results(works, left)) as results,
    ):
        while len(shares) < duel.pairs and not plan.test.verdict(shares):
            pair = next(results)
            assert isinstance(pair, list)
            shares += duel.shares([pair])
            folder.write(name, json.dumps(shares))
            line.step()
    return shares


def shares_from(text: str) -> list[float]:
    return [float(share) for share in json.loads(text)]
