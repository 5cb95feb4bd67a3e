"""`meadhall learn`: the weights of a game's evaluation, a small net that evaluates in its place, or
its move priors, made from nothing.

    meadhall learn hexentafl --folder work --matches 2000 --jobs 2
    meadhall learn hexentafl --net --folder work --matches 6000 --jobs 2
    meadhall learn valhalla --priors --folder work --matches 1000000 --jobs 2

A duel against what is in use decides if the numbers are accepted. Everything that is finished is a
file in the folder, so the same words go on where a run was ended, however that was.
"""

import argparse
from contextlib import closing
from pathlib import Path
from typing import Final

from meadhall.ai.pace import MOST
from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.browse import add_seats
from meadhall.client.commands.computing import add_pool, named_entrant, pool_of
from meadhall.client.commands.duel import naming_files, test_of
from meadhall.client.commands.learn_evaluation import learn_evaluation
from meadhall.client.commands.learn_net import learn_net
from meadhall.client.commands.learn_priors import learn_priors
from meadhall.client.commands.learning import Plan
from meadhall.client.commands.options import read_settings, simulations
from meadhall.engines import catalogue
from meadhall.engines.phrases import say
from meadhall.engines.values import BadOption
from meadhall.lab.learning.weights_file import Learned, read_weights
from meadhall.lab.texts import LabText
from meadhall.lab.work_folder import WorkFolder

SIMULATIONS: Final = 60

NOTHING: Final = {
    Learned.EVALUATION: LabText.NOTHING_TO_LEARN,
    Learned.PRIORS: LabText.NO_PRIORS,
    Learned.NET: LabText.NO_NET,
}


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.usage = (
        "meadhall learn GAME --folder FOLDER [--net | --priors] [--matches N] [--iterations N] "
        "[--rounds N] [--games N] [--jobs N] [--cluster ADDRESS] [--OPTION VALUE ...]"
    )
    parser.epilog = "docs/lab.md says what comes of it, what it costs, and how to start a cluster."
    parser.add_argument("game", help="its name, as `meadhall games` lists it")
    add_seats(parser)
    parser.add_argument("--folder", type=Path, required=True, help="where its work is kept")
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument(
        "--priors", action="store_true", help="learn move priors instead of an evaluation"
    )
    kinds.add_argument(
        "--net", action="store_true", help="learn a small net that evaluates positions"
    )
    parser.add_argument(
        "--weights", type=Path, metavar="FILE", help="the evaluation by which priors are learned"
    )
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


def run(args: argparse.Namespace, words: list[str]) -> int:
    plan = plan_of(args, words)
    with naming_files(), closing(pool_of(args)) as pool:
        folder = WorkFolder.open(args.folder, plan.as_json())
        if plan.kind is Learned.PRIORS:
            learn_priors(plan, folder, pool)
        elif plan.kind is Learned.NET:
            learn_net(plan, folder, pool)
        else:
            learn_evaluation(plan, folder, pool)
    return 0


def plan_of(args: argparse.Namespace, words: list[str]) -> Plan:
    """What the words of the command mean, or BadOption."""
    game = catalogue.find(args.game)
    seats = game.seats[0] if args.seats is None else args.seats
    settings = game.settle(seats, read_settings(game, words))
    for option in ("matches", "rounds", "games"):
        if not 1 <= getattr(args, option) <= MOST:
            raise BadOption(say(BadWords.OUT_OF_RANGE, word=f"--{option}", low=1, high=MOST))
    kind = Learned.EVALUATION
    if args.priors or args.net:
        kind = Learned.PRIORS if args.priors else Learned.NET
    if not kind.names(game, seats, settings):
        raise BadOption(say(NOTHING[kind], game=game.title))
    weights: tuple[int, ...] = ()
    if args.weights is not None:
        weights = read_weights(Learned.EVALUATION, args.weights, game, seats, settings)
    teacher = named_entrant(args.teacher, game, seats, settings, args.iterations)
    test = test_of(args.sprt)
    assert test is not None
    return Plan(
        kind, game, seats, settings, teacher, args.matches, args.iterations, args.rounds,
        args.games, test, args.seed, weights,
    )  # fmt: skip
