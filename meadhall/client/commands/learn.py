"""`meadhall learn`: the weights of a game's evaluation, made from nothing.

    meadhall learn hexentafl --folder work --matches 2000 --jobs 2

The search plays against itself; the positions of these matches show which weights foretell best who
wins; a duel against the evaluation in use decides if they are accepted. Everything that is finished
is a file in the folder, so the same words go on where a run was ended, however that was.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from math import ceil
from pathlib import Path
from time import monotonic
from typing import Final

from meadhall import native
from meadhall.ai.entrants import METHODS, Entrant
from meadhall.ai.levels import Level
from meadhall.ai.odds import SequentialTest, score_of
from meadhall.ai.pace import MOST
from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.browse import add_seats
from meadhall.client.commands.computing import add_pool, named_entrant, pool_of
from meadhall.client.commands.duel import (
    PAIR,
    RANDOM_CHOICES,
    Duel,
    cannot_write,
    test_of,
)
from meadhall.client.commands.options import read_settings, simulations
from meadhall.client.commands.status_line import StatusLine, progress
from meadhall.client.computer.pool import Pool
from meadhall.client.computer.workers import Job
from meadhall.client.system.speech import told
from meadhall.engines import catalogue
from meadhall.engines.game import Game
from meadhall.engines.phrases import Form, Phrase, counted, say
from meadhall.engines.values import BadOption, Setting
from meadhall.lab.learning.curve import curve_picture
from meadhall.lab.learning.fitting import Losses, fitted, learning_part, left_out, losses
from meadhall.lab.learning.self_play import Position, SelfPlayBatch, position_from
from meadhall.lab.learning.weights_file import learned_for
from meadhall.lab.texts import LabText
from meadhall.lab.work_folder import WorkFolder

CURVE: Final = (8, 4, 2, 1)
"""The learning curve has a point for an eighth of the matches, a quarter, a half, and all."""

SIMULATIONS: Final = 60
BATCH: Final = 10


class LearnText(Form):
    SELF_PLAY = "self-play, round {number}"
    TRIAL = "the duel that decides"
    MINUTES = "about {count} minutes left"
    MINUTES_ONE = "about a minute left"
    LEARNED = "{game}: {count} positions of {matches} matches"
    LEARNED_ONE = "{game}: 1 position of {matches} matches"
    LOSSES = "log loss on matches left out: {learned}; weights in use {used}; nothing {nothing}"
    ACCEPTED = "accepted: {elo} against the weights in use ({pairs} openings)"
    REJECTED = "not accepted: {elo} against the weights in use ({pairs} openings)"
    UNDECIDED = "not decided: {elo} against the weights in use ({pairs} openings)"
    CURVE = "{game}: learning curve, {matches} matches"


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.usage = (
        "meadhall learn GAME --folder FOLDER [--matches N] [--iterations N] [--rounds N] "
        "[--games N] [--jobs N] [--cluster ADDRESS] [--OPTION VALUE ...]"
    )
    parser.epilog = "docs/lab.md says what comes of it, what it costs, and how to start a cluster."
    parser.add_argument("game", help="its name, as `meadhall games` lists it")
    add_seats(parser)
    parser.add_argument("--folder", type=Path, required=True, help="where its work is kept")
    parser.add_argument("--matches", type=int, default=1000, help="matches to learn from (1000)")
    parser.add_argument(
        "--iterations",
        type=simulations,
        default=SIMULATIONS,
        help=f"simulations for each choice ({SIMULATIONS})",
    )
    parser.add_argument(
        "--teacher",
        default="search",
        metavar="WHO",
        help="who plays the first round, as in meadhall duel (search)",
    )
    parser.add_argument(
        "--rounds",
        type=int,
        default=1,
        help="so often; from the second round on by the weights of the round before (1)",
    )
    parser.add_argument(
        "--games", type=int, default=400, help="matches of the deciding duel at most (400)"
    )
    parser.add_argument(
        "--sprt",
        metavar="LOW,HIGH",
        default="0,40",
        help="accept if this Elo is nearer to HIGH (0,40)",
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same numbers (1)")
    add_pool(parser)


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that decides what comes of it."""

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

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.game.key,
            "seats": self.seats,
            "settings": self.settings,
            "teacher": self.teacher.spec,
            "matches": self.matches,
            "iterations": self.simulations,
            "rounds": self.rounds,
            "games": self.games,
            "sprt": [self.test.low, self.test.high],
            "seed": self.seed,
        }

    @property
    def random_choices(self) -> int:
        return RANDOM_CHOICES * self.game.opening(self.seats, self.settings).is_open()

    def pupil(self, weights: Sequence[int]) -> Entrant:
        """The search with these weights."""
        method = replace(METHODS["search"], weights=tuple(weights))
        return Entrant(
            "search:weights", Level("search", "search", "", self.simulations, 0, 0, method)
        )

    def batches(self, number: int, teacher: Entrant) -> list[SelfPlayBatch]:
        """The matches of one round."""
        return [
            SelfPlayBatch(
                self.game.key,
                self.seats,
                tuple(self.settings.items()),
                teacher,
                self.seed * 1000 + number,
                first,
                min(BATCH, self.matches - first),
                self.random_choices,
            )
            for first in range(0, self.matches, BATCH)
        ]

    def duel(self, weights: Sequence[int]) -> Duel:
        """What was learned against what is in use, at the same number of simulations."""
        in_use = Level("search", "search", "", self.simulations, 0, 0, METHODS["search"])
        together = self.game.goal is not None
        rivals = 1 if together else self.seats - 1
        matches = PAIR if together else self.seats
        return Duel(
            self.game,
            self.seats,
            self.settings,
            (self.pupil(weights), *[Entrant("search", in_use)] * rivals),
            max(-(-self.games // matches), 1),
            self.seed,
            self.random_choices,
            True,
        )


def run(args: argparse.Namespace, words: list[str]) -> int:
    plan = plan_of(args, words)
    pool = pool_of(args)
    try:
        folder = WorkFolder.open(args.folder, plan.as_json())
        return learn(plan, folder, pool)
    except OSError as error:
        raise cannot_write(error) from error


def learn(plan: Plan, folder: WorkFolder, pool: Pool) -> int:
    """All rounds, and the duel that decides."""
    teacher, positions = plan.teacher, list[Position]()
    weights: list[int] = []
    for number in range(1, plan.rounds + 1):
        positions = self_played(plan, folder, pool, number, teacher)
        if not learning_part(positions) or not left_out(positions):
            raise BadOption(say(LabText.NO_POSITIONS))
        weights = fitted(learning_part(positions))
        teacher = plan.pupil(weights)
    curve = learning_curve(positions)
    matches = curve[-1][0]
    title = told(say(LearnText.CURVE, game=plan.game.title, matches=matches))
    folder.write("curve.svg", curve_picture(title, curve))
    figures: dict[str, object] = {
        **plan.as_json(),
        "positions": len(positions),
        "curve": [{"matches": count, **rounded(each)} for count, each in curve],
        "rules_run": native.mode().split(":")[0],
    }
    candidate = learned_for(plan.game, plan.seats, plan.settings, weights, figures)
    candidate.write(folder.path / "candidate.json")
    print(in_words(plan, positions, curve[-1][1]))
    shares = duelled(plan, folder, pool, weights)
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
    whole.write(folder.path / "candidate.json")
    form = {"high": LearnText.ACCEPTED, "low": LearnText.REJECTED}.get(verdict, LearnText.UNDECIDED)
    if verdict == "high":
        whole.write(folder.path / "accepted.json")
    print(f"  {told(say(form, elo=score.elo_text(), pairs=len(shares)))}")
    return 0


def plan_of(args: argparse.Namespace, words: list[str]) -> Plan:
    """What the words of the command mean, or BadOption."""
    game = catalogue.find(args.game)
    seats = game.seats[0] if args.seats is None else args.seats
    settings = game.settle(seats, read_settings(game, words))
    for option in ("matches", "rounds", "games", "jobs"):
        if not 1 <= getattr(args, option) <= MOST:
            raise BadOption(say(BadWords.OUT_OF_RANGE, word=f"--{option}", low=1, high=MOST))
    if not game.opening(seats, settings).feature_names():
        raise BadOption(say(LabText.NOTHING_TO_LEARN, game=game.title))
    teacher = named_entrant(args.teacher, game, seats, settings, args.iterations)
    test = test_of(args.sprt)
    assert test is not None
    return Plan(
        game, seats, settings, teacher, args.matches, args.iterations, args.rounds, args.games,
        test, args.seed,
    )  # fmt: skip


# The work, of which each finished part is a file. ---------------------------------------------


def self_played(
    plan: Plan, folder: WorkFolder, pool: Pool, number: int, teacher: Entrant
) -> list[Position]:
    """The positions of one round, played as far as they are not in the folder yet."""
    batches = plan.batches(number, teacher)
    names = [f"round-{number}-batch-{at + 1:05}.json" for at in range(len(batches))]
    missing = [at for at, name in enumerate(names) if not folder.has(name)]
    what = told(say(LearnText.SELF_PLAY, number=number))
    works: Iterator[Job] = (batches[at] for at in missing)
    with (
        ProgressLine(what, len(batches), len(missing)) as line,
        closing(pool.results(works, len(missing))) as results,
    ):
        for at, found in zip(missing, results, strict=True):
            folder.write(names[at], json.dumps(found, separators=(",", ":")))
            line.step()
    return [position_from(numbers) for name in names for numbers in json.loads(folder.read(name))]


def duelled(plan: Plan, folder: WorkFolder, pool: Pool, weights: Sequence[int]) -> list[float]:
    """The pupil's share of each pair, until it is clear which Elo is nearer."""
    duel = plan.duel(weights)
    name = "duel.json"
    shares: list[float] = json.loads(folder.read(name)) if folder.has(name) else []
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


class ProgressLine(StatusLine):
    """How far the work has come, and the time that is left."""

    def __init__(self, what: str, whole: int, missing: int) -> None:
        super().__init__()
        self._what, self._whole, self._missing = what, whole, missing
        self._done = 0
        self._began = monotonic()
        self.draw(self.text())

    def step(self) -> None:
        self._done += 1
        self.draw(self.text())

    def text(self) -> str:
        done = self._whole - self._missing + self._done
        line = f"{progress(done, self._whole)} {self._what}"
        if self._done in (0, self._missing):
            return line
        seconds = (monotonic() - self._began) / self._done * (self._missing - self._done)
        minutes = max(ceil(seconds / 60), 1)
        return f"{line}, {told(counted(minutes, LearnText.MINUTES_ONE, LearnText.MINUTES))}"


# What came of it. ---------------------------------------------------------------------------


def learning_curve(positions: Sequence[Position]) -> list[tuple[int, Losses]]:
    """How well the left-out matches are foretold, after learning from some and from all others."""
    part, tested = learning_part(positions), left_out(positions)
    matches = sorted({position.match for position in part})
    points: list[tuple[int, Losses]] = []
    for share in CURVE:
        known = set(matches[: len(matches) // share])
        seen = [position for position in part if position.match in known]
        if seen:
            points.append((len(known), losses(tested, seen, fitted(seen))))
    return points


def rounded(found: Losses) -> dict[str, float]:
    return {name: round(loss, 5) for name, loss in asdict(found).items()}


def in_words(plan: Plan, positions: Sequence[Position], found: Losses) -> str:
    heading: Phrase = counted(
        len(positions), LearnText.LEARNED_ONE, LearnText.LEARNED, game=plan.game.title,
        matches=len({position.match for position in positions}),
    )  # fmt: skip
    loss = say(
        LearnText.LOSSES, learned=f"{found.learned:.4f}", used=f"{found.in_use:.4f}",
        nothing=f"{found.nothing:.4f}",
    )  # fmt: skip
    return f"{told(heading)}\n  {told(loss)}"
