"""Learning a small net: it sees who stands where, and foretells best who wins."""

from collections.abc import Sequence
from typing import Final

from meadhall.client.commands.learn_evaluation import (
    CURVE,
    batches,
    in_words,
    rounded,
    self_played,
)
from meadhall.client.commands.learning import LearnText, Plan, decide
from meadhall.client.commands.status_line import ProgressLine
from meadhall.client.computer.pool import Pool
from meadhall.client.system.speech import told
from meadhall.engines.phrases import say
from meadhall.engines.small_net import UNITS
from meadhall.engines.values import BadOption
from meadhall.lab.learning.curve import curve_picture
from meadhall.lab.learning.fitting import Losses
from meadhall.lab.learning.net_fitting import (
    ROUNDS,
    NetProgress,
    fitted_net,
    learning_part,
    left_out_part,
    net_losses,
    stopping_part,
)
from meadhall.lab.learning.self_play import NetPlayBatch, NetPosition, net_position_from
from meadhall.lab.texts import LabText
from meadhall.lab.work_folder import WorkFolder

WHOLE: Final = 1


def learn_net(plan: Plan, folder: WorkFolder, pool: Pool) -> None:
    """All rounds, and the duel that decides."""
    teacher, positions = plan.teacher, list[NetPosition]()
    numbers: list[int] = []
    for number in range(1, plan.rounds + 1):
        parts = batches(plan, number, teacher, NetPlayBatch)
        found = self_played(folder, pool, number, parts)
        positions = [net_position_from(each) for each in found]
        if not all(part(positions) for part in (learning_part, stopping_part, left_out_part)):
            raise BadOption(say(LabText.NO_POSITIONS))
        numbers = fitted(plan, folder, f"round-{number}-fit.json", positions, WHOLE)
        teacher = plan.pupil(numbers)
    curve = learning_curve(plan, folder, positions, numbers)
    matches = curve[-1][0]
    title = told(say(LearnText.CURVE, game=plan.game.title, matches=matches))
    folder.write("curve.svg", curve_picture(title, curve))
    figures: dict[str, object] = {
        "positions": len(positions),
        "units": UNITS,
        "curve": [{"matches": count, **rounded(each)} for count, each in curve],
    }
    decide(plan, folder, pool, numbers, figures, in_words(plan, positions, curve[-1][1]))


def fitted(
    plan: Plan, folder: WorkFolder, name: str, positions: Sequence[NetPosition], share: int
) -> list[int]:
    """The net that one part of the matches teaches; the file of this name says how far it is."""
    teaching = first_matches(learning_part(positions), share)
    stopping = first_matches(stopping_part(positions), share)
    before = folder.read(name, NetProgress.from_text) if folder.has(name) else None
    most = 2 * ROUNDS
    missing = most - (before.rounds if before is not None else 0)
    what = told(say(LearnText.FITTING, count=len(teaching) + len(stopping)))
    with ProgressLine(what, most, missing) as line:

        def keep(progress: NetProgress) -> None:
            folder.write(name, progress.as_text())
            line.step()

        images = plan.game.opening(plan.seats, plan.settings).net_images()
        return fitted_net(images, teaching, stopping, plan.seed, before, keep)


def first_matches(positions: Sequence[NetPosition], share: int) -> list[NetPosition]:
    """The positions of the first matches: of all, of a half, and so on; at least of one."""
    matches = sorted({position.match for position in positions})
    known = set(matches[: max(len(matches) // share, 1)])
    return [position for position in positions if position.match in known]


def learning_curve(
    plan: Plan, folder: WorkFolder, positions: Sequence[NetPosition], numbers: list[int]
) -> list[tuple[int, Losses]]:
    """How well the left-out matches are foretold, after learning from some and from all others."""
    tested = left_out_part(positions)
    points: dict[int, Losses] = {}
    for share in CURVE:
        learned = numbers
        if share != WHOLE:
            learned = fitted(plan, folder, f"curve-{share}-fit.json", positions, share)
        seen = [
            each
            for part in (learning_part(positions), stopping_part(positions))
            for each in first_matches(part, share)
        ]
        points[len({each.match for each in seen})] = net_losses(tested, seen, learned)
    return sorted(points.items())
