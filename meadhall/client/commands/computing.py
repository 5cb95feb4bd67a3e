"""What the commands that play many matches have in common: who plays, and who does the work."""

import argparse
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from meadhall.ai.entrants import METHODS, Entrant, entrant_of
from meadhall.ai.pace import MOST
from meadhall.ai.tables import folder_digest
from meadhall.client.commands.bad_words import BadWords
from meadhall.client.computer.cluster import LOCAL, ClusterPool, library
from meadhall.client.computer.players import check_styles, styled
from meadhall.client.computer.pool import LocalPool, Pool
from meadhall.client.computer.workers import processors
from meadhall.client.line_protocol.program import PREFIX
from meadhall.client.system.speech import told
from meadhall.engines.game import Game
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.values import BadOption, Settings
from meadhall.lab.endgames.table_file import check_tables
from meadhall.lab.learning.weights_file import Learned, read_weights

FILES: Final = ("weights", "net", "priors", "tables")
"""Dials of a search that name a file or a folder."""

WHO: Final = (
    "WHO is a level (thrall, karl, huskarl, jarl, einherjar), a mover without foresight "
    "(random, greedy), or a search with its dials, as in search:exploration=300 or "
    "plain:simulations=500. search:weights=FILE evaluates by what meadhall learn has found, "
    "search:net=FILE by a small net of meadhall learn --net, "
    "search:priors=FILE chooses first by what meadhall learn --priors has found, and "
    "search:tables=FOLDER reads the endgame tables of meadhall solve."
)


def add_pool(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        type=int,
        help="matches at the same time (1; with --cluster local one for each processor)",
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="let a Dask cluster do the work: the address of its scheduler, or local",
    )


def pool_of(args: argparse.Namespace) -> Pool:
    """Who does the work, as --jobs and --cluster say, or BadOption."""
    if args.jobs is not None and not 1 <= args.jobs <= MOST:
        raise BadOption(say(BadWords.OUT_OF_RANGE, word="--jobs", low=1, high=MOST))
    if args.cluster is None:
        return LocalPool(args.jobs or 1)
    library()
    if args.jobs is not None and args.cluster != LOCAL:
        raise BadOption(say(BadWords.JOBS_ELSEWHERE))
    return ClusterPool(args.cluster, args.jobs or processors(), tell_person)


def tell_person(what: Phrase) -> None:
    print(told(what), file=sys.stderr)


def files_digest(entrant: Entrant) -> str:
    """What an entrant has from the files that its text names; empty if it names none."""
    level = entrant.level
    if level is None:
        return ""
    method = level.method
    found = (method.weights, method.net, method.prior_numbers, method.tables_digest)
    return sha256(repr(found).encode()).hexdigest()[:20] if any(found) else ""


def named_entrant(
    spec: str,
    game: Game,
    seats: int,
    settings: Settings,
    simulations: int = 0,
    milliseconds: int = 0,
) -> Entrant:
    """The entrant that a text describes, with the files that it names."""
    if spec.startswith(PREFIX):
        raise BadOption(say(BadWords.NO_PROGRAM_HERE, player=repr(spec)))
    name, colon, rest = spec.partition(":")
    dials = [part.strip() for part in rest.split(",")]
    files = {
        key.strip().lower(): value.strip()
        for key, _, value in (dial.partition("=") for dial in dials)
        if key.strip().lower() in FILES
    }
    others = [dial for dial in dials if dial.partition("=")[0].strip().lower() not in FILES]
    entrant = entrant_of(f"{name}{colon}{','.join(others)}", simulations, milliseconds)
    if entrant.level is not None:
        check_styles([styled("", entrant.level.style)], game.opening(seats, settings))
    if not files:
        return replace(entrant, spec=spec)
    if entrant.level is None or name.lower() not in METHODS:
        raise BadOption(say(BadWords.NO_FILES, player=name))
    method = entrant.level.method
    if "weights" in files:
        file = Path(files["weights"])
        numbers = read_weights(Learned.EVALUATION, file, game, seats, settings)
        method = replace(method, weights=numbers)
    if "net" in files:
        numbers = read_weights(Learned.NET, Path(files["net"]), game, seats, settings)
        method = replace(method, net=numbers)
    if "priors" in files:
        numbers = read_weights(Learned.PRIORS, Path(files["priors"]), game, seats, settings)
        method = replace(method, prior_numbers=numbers)
    if "tables" in files:
        folder = Path(files["tables"]).resolve()
        check_tables(folder, game, settings)
        method = replace(method, tables=str(folder), tables_digest=folder_digest(str(folder)))
    return replace(entrant, spec=spec, level=replace(entrant.level, method=method))
