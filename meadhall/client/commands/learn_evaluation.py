"""Learning an evaluation: the positions of matches show which weights foretell best who wins."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from meadhall.ai.entrants import Entrant
from meadhall.client.commands.learning import LearnText, Plan, decide
from meadhall.client.commands.missing_parts import missing_parts
from meadhall.client.computer.pool import Pool
from meadhall.client.system.speech import told
from meadhall.engines.phrases import Phrase, counted, say
from meadhall.engines.values import BadOption
from meadhall.lab.learning.curve import curve_picture
from meadhall.lab.learning.fitting import Losses, fitted, learning_part, left_out, losses
from meadhall.lab.learning.self_play import (
    NetPosition,
    Position,
    SelfPlayBatch,
    position_from,
)
from meadhall.lab.texts import LabText
from meadhall.lab.work_folder import WorkFolder

CURVE: Final = (8, 4, 2, 1)
"""The learning curve has a point for an eighth of the matches, a quarter, a half, and all."""

BATCH: Final = 10


def learn_evaluation(plan: Plan, folder: WorkFolder, pool: Pool) -> None:
    """All rounds, and the duel that decides."""
    teacher, positions = plan.teacher, list[Position]()
    weights: list[int] = []
    for number in range(1, plan.rounds + 1):
        parts = batches(plan, number, teacher, SelfPlayBatch)
        positions = [position_from(each) for each in self_played(folder, pool, number, parts)]
        if not learning_part(positions) or not left_out(positions):
            raise BadOption(say(LabText.NO_POSITIONS))
        weights = fitted(learning_part(positions))
        teacher = plan.pupil(weights)
    curve = learning_curve(positions)
    matches = curve[-1][0]
    title = told(say(LearnText.CURVE, game=plan.game.title, matches=matches))
    folder.write("curve.svg", curve_picture(title, curve))
    figures: dict[str, object] = {
        "positions": len(positions),
        "curve": [{"matches": count, **rounded(each)} for count, each in curve],
    }
    decide(plan, folder, pool, weights, figures, in_words(plan, positions, curve[-1][1]))


def batches(
    plan: Plan, number: int, teacher: Entrant, kind: type[SelfPlayBatch]
) -> list[SelfPlayBatch]:
    """The matches of one round."""
    return [
        kind(
            plan.game.key,
            plan.seats,
            tuple(plan.settings.items()),
            teacher,
            plan.seed * 1000 + number,
            first,
            min(BATCH, plan.matches - first),
            plan.random_choices,
        )
        for first in range(0, plan.matches, BATCH)
    ]


def self_played(
    folder: WorkFolder, pool: Pool, number: int, parts: list[SelfPlayBatch]
) -> list[list[Any]]:
    """The positions of one round, played as far as they are not in the folder yet."""
    names = [f"round-{number}-batch-{at + 1:05}.json" for at in range(len(parts))]
    what = told(say(LearnText.SELF_PLAY, number=number))
    for at, found in missing_parts(folder, names, parts, pool, what):
        folder.write(names[at], json.dumps(found, separators=(",", ":")))
    return [numbers for name in names for numbers in folder.read(name, lists_from)]


def lists_from(text: str) -> list[list[Any]]:
    return [list(numbers) for numbers in json.loads(text)]


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


def in_words(plan: Plan, positions: Sequence[Position | NetPosition], found: Losses) -> str:
    heading: Phrase = counted(
        len(positions), LearnText.LEARNED_ONE, LearnText.LEARNED, game=plan.game.title,
        matches=len({position.match for position in positions}),
    )  # fmt: skip
    loss = say(
        LearnText.LOSSES, learned=f"{found.learned:.4f}", used=f"{found.in_use:.4f}",
        nothing=f"{found.nothing:.4f}",
    )  # fmt: skip
    return f"{told(heading)}\n  {told(loss)}"
