"""`meadhall tournament`: several players and programs against each other, and how strong each is.

    meadhall tournament hexentafl --player karl --player jarl --player "program:python3 mine.py"

Each pairing plays the same openings, each of them from every side. A program that ends, is silent
for too long or plays an illegal move loses that match, and the tournament goes on. With a folder
each opening that was played is a file, so the same words go on where a tournament was ended.
"""

import argparse
import json
from contextlib import closing
from dataclasses import dataclass
from itertools import chain, combinations
from pathlib import Path
from time import monotonic
from typing import Final

from meadhall import native
from meadhall.ai.arena import Played, compared
from meadhall.ai.entrants import Entrant
from meadhall.ai.pace import MOST
from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.browse import add_seats
from meadhall.client.commands.computing import add_pool, files_digest, named_entrant, pool_of
from meadhall.client.commands.duel import (
    PAIR,
    RANDOM_CHOICES,
    STOPPED,
    Duel,
    endings,
    heading,
    naming_files,
    require_writable,
)
from meadhall.client.commands.missing_parts import missing_parts
from meadhall.client.commands.options import milliseconds, read_settings, simulations
from meadhall.client.commands.result_texts import ResultsText
from meadhall.client.computer.pool import Pool
from meadhall.client.line_protocol.program import PREFIX, USUAL, program_of
from meadhall.client.system.speech import told, translated
from meadhall.client.tournament.chart import Row, chart
from meadhall.client.tournament.kept_opening import KeptOpening
from meadhall.client.tournament.ratings import Pairing, Rating, ratings
from meadhall.engines import catalogue
from meadhall.engines.game import Game
from meadhall.engines.phrases import counted, say
from meadhall.engines.values import BadOption, GameError
from meadhall.lab.origin import program_digest
from meadhall.lab.work_folder import PROGRAM, WorkFolder

PATIENCE: Final = 2000
"""Milliseconds that a program may take beyond its time, on a busy machine."""


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.usage = (
        "meadhall tournament GAME --player WHO --player WHO [...] [--gauntlet] [--games N] "
        "[--time MS | --iterations N] [--folder FOLDER] [--jobs N] [--cluster ADDRESS] "
        "[--json FILE] [--svg FILE] [--OPTION VALUE ...]"
    )
    parser.epilog = (
        "WHO is a level, a mover or a search, as in meadhall duel, or program:COMMAND: a program "
        "that speaks the protocol of docs/engine.md."
    )
    parser.add_argument("game", help="its name, as `meadhall games` lists it")
    add_seats(parser)
    parser.add_argument("--player", action="append", default=[], metavar="WHO", help="who plays")
    parser.add_argument(
        "--gauntlet", action="store_true", help="the first player against each other one, no more"
    )
    parser.add_argument("--games", type=int, default=20, help="matches of each pairing (20)")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--time",
        type=milliseconds,
        default=0,
        help=f"milliseconds for each choice (a program's: {USUAL}; a level's: as it plays)",
    )
    budget.add_argument(
        "--iterations", type=simulations, default=0, help="simulations for each of our choices"
    )
    parser.add_argument(
        "--patience",
        type=milliseconds,
        default=PATIENCE,
        help=f"milliseconds that a program may take beyond its time ({PATIENCE})",
    )
    parser.add_argument(
        "--random", type=int, help="random choices at the beginning (4 if nothing is hidden)"
    )
    add_pool(parser)
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same openings (1)")
    parser.add_argument(
        "--folder",
        type=Path,
        help="keep its work there: after any end the same words go on where it was",
    )
    parser.add_argument("--json", type=Path, help="write the results there, or to - for the screen")
    parser.add_argument("--svg", type=Path, help="draw the ratings into this file")


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays whom, and how often."""

    game: Game
    seats: int
    players: tuple[Entrant, ...]
    pairings: tuple[tuple[int, int], ...]
    duels: tuple[Duel, ...]
    """One for each pairing, all with the same openings."""

    @property
    def pairs(self) -> int:
        return sum(duel.pairs for duel in self.duels)


Openings = dict[int, KeptOpening]
"""What has been played, by number: the first opening of each pairing, then the second of each."""


def run(args: argparse.Namespace, words: list[str]) -> int:
    tournament = tournament_of(args, words)
    pool = pool_of(args)
    make_room(args.json, args.svg)
    openings: Openings = {}
    ended_by: KeyboardInterrupt | GameError | None = None
    try:
        with naming_files(), closing(pool):
            plan = plan_of(tournament, args)
            folder = WorkFolder.open(args.folder, plan) if args.folder else None
            play(tournament, pool, folder, openings)
    except (KeyboardInterrupt, GameError) as error:
        ended_by = error
        if not openings:
            raise
    results = summary(tournament, openings)
    if args.svg:
        args.svg.write_text(picture(tournament, results), encoding="utf-8")
    if str(args.json) == "-":
        print(json.dumps(results, indent=2))
    else:
        if args.json:
            args.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
        print(in_words(tournament, results))
    if isinstance(ended_by, GameError):
        raise ended_by
    return 0 if ended_by is None else STOPPED


def plan_of(tournament: Tournament, args: argparse.Namespace) -> dict[str, object]:
    """Everything that decides what comes of it, but for the programs that take part."""
    duel = tournament.duels[0]
    return {
        "kind": "tournament",
        "game": tournament.game.key,
        "seats": tournament.seats,
        "settings": duel.settings,
        "players": [player.spec for player in tournament.players],
        "files": [files_digest(player) for player in tournament.players],
        "gauntlet": args.gauntlet,
        "games": args.games,
        "time": args.time,
        "iterations": args.iterations,
        "patience": args.patience,
        "random": duel.random_choices,
        "seed": duel.seed,
        PROGRAM: program_digest(),
    }


def play(tournament: Tournament, pool: Pool, folder: WorkFolder | None, openings: Openings) -> None:
    """Play what is not in the folder yet, one opening of each pairing after the other."""
    names = [f"opening-{number + 1:05}.json" for number in range(tournament.pairs)]
    if folder is not None:
        for number, name in enumerate(names):
            if folder.has(name):
                openings[number] = folder.read(name, KeptOpening.from_text)
    works = chain.from_iterable(zip(*(duel.works() for duel in tournament.duels), strict=True))
    before = monotonic()
    what = told(ResultsText.OPENINGS)
    for number, matches in missing_parts(folder, names, works, pool, what):
        now = monotonic()
        opening, before = KeptOpening(now - before, matches), now
        if folder is not None:
            folder.write(names[number], opening.as_text())
        openings[number] = opening


def tournament_of(args: argparse.Namespace, words: list[str]) -> Tournament:
    """What the words of the command mean, or BadOption."""
    game = catalogue.find(args.game)
    seats = max(PAIR, game.seats[0]) if args.seats is None else args.seats
    settings = game.settle(seats, read_settings(game, words))
    if len(args.player) < PAIR:
        raise BadOption(say(BadWords.WHO_RANKED))
    if seats < PAIR and game.goal is None:
        raise BadOption(say(BadWords.TWO_SEATS))
    for spec in args.player:
        if args.player.count(spec) > 1:
            raise BadOption(say(BadWords.NAMED_TWICE, word=repr(spec)))
    if not 1 <= args.games <= MOST:
        raise BadOption(say(BadWords.OUT_OF_RANGE, word="--games", low=1, high=MOST))
    if not 0 <= (args.random or 0) <= MOST:
        raise BadOption(say(BadWords.OUT_OF_RANGE, word="--random", low=0, high=MOST))
    players = tuple(
        program_of(spec, args.time)
        if spec.startswith(PREFIX)
        else named_entrant(spec, game, seats, settings, args.iterations, args.time)
        for spec in args.player
    )
    opening = game.opening(seats, settings)
    random_choices = args.random if args.random is not None else RANDOM_CHOICES * opening.is_open()
    matches = PAIR if game.goal is not None else seats
    pairings = [
        pairing
        for pairing in combinations(range(len(players)), 2)
        if pairing[0] == 0 or not args.gauntlet
    ]
    rivals = 1 if game.goal is not None else seats - 1
    duels = [
        Duel(
            game, seats, settings, (players[one], *[players[other]] * rivals),
            -(-args.games // matches), args.seed, random_choices, True, args.patience,
        )
        for one, other in pairings
    ]  # fmt: skip
    return Tournament(game, seats, players, tuple(pairings), tuple(duels))


def make_room(*files: Path | None) -> None:
    """A UserError now, and not after hours of play, if what comes of it could not be written."""
    with naming_files():
        require_writable(*files)


# What came of it. ---------------------------------------------------------------------------


Pairs = list[list[list[Played]]]
"""The openings that each pairing has played, each from every side."""


def pairs_of(tournament: Tournament, openings: Openings) -> Pairs:
    pairs: Pairs = [[] for _ in tournament.pairings]
    for number in sorted(openings):
        pairs[number % len(pairs)].append(openings[number].matches)
    return pairs


def summary(tournament: Tournament, openings: Openings) -> dict[str, object]:
    """Everything that was found, for a program to read; the strongest player first."""
    pairs = pairs_of(tournament, openings)
    shares = [
        compared(found, 0, list(range(1, len(duel.entrants)))) if found else []
        for duel, found in zip(tournament.duels, pairs, strict=True)
    ]
    results = [
        Pairing(one, other, len(share), sum(share))
        for (one, other), share in zip(tournament.pairings, shares, strict=True)
    ]
    found = ratings(len(tournament.players), results)
    order = sorted(range(len(found)), key=lambda player: -found[player].elo)
    matches = [match for pairing in pairs for pair in pairing for match in pair]
    return {
        "game": tournament.game.key,
        "settings": tournament.duels[0].settings,
        "seed": tournament.duels[0].seed,
        "random_choices": tournament.duels[0].random_choices,
        "rules": native.mode(),
        "matches": len(matches),
        "wanted": tournament.pairs * PAIR
        if tournament.game.goal is not None
        else tournament.pairs * tournament.seats,
        "seconds": round(sum(opening.seconds for opening in openings.values()), 1),
        "players": [entry(tournament, player, found[player], results, pairs) for player in order],
        "pairings": [
            {
                "players": [tournament.players[each].spec for each in tournament.pairings[at]],
                "openings": result.openings,
                "points": round(result.points, 4),
            }
            for at, result in enumerate(results)
        ],
        "endings": endings(matches),
    }


def entry(
    tournament: Tournament, player: int, rating: Rating, results: list[Pairing], pairs: Pairs
) -> dict[str, object]:
    """One player: the rating, the share of the points, and the matches it lost by its conduct."""
    openings, points = 0, 0.0
    for result in results:
        if player in (result.one, result.other):
            openings += result.openings
            own = result.points if player == result.one else result.openings - result.points
            points += own
    forfeits: dict[str, int] = {}
    for duel, pairing in zip(tournament.duels, pairs, strict=True):
        for match in chain.from_iterable(pairing):
            if match.forfeited >= 0:
                who = duel.entrants[match.seating[match.forfeited]]
                if who == tournament.players[player]:
                    forfeits[match.reason] = forfeits.get(match.reason, 0) + 1
    return {
        "who": tournament.players[player].spec,
        "elo": round(rating.elo, 1) + 0.0,  # and never -0.0
        "low": round(rating.elo - rating.error, 1),
        "high": round(rating.elo + rating.error, 1),
        "score": round(points / openings, 4) if openings else None,
        "openings": openings,
        "forfeits": forfeits,
    }


def rows_of(results: dict[str, object]) -> list[dict[str, object]]:
    rows = results["players"]
    assert isinstance(rows, list)
    return rows


def percent(row: dict[str, object]) -> str:
    score = row["score"]
    return "-" if not isinstance(score, float) else f"{100 * score:.0f} %"


def picture(tournament: Tournament, results: dict[str, object]) -> str:
    """The ratings, drawn."""
    rows = [
        Row(
            str(row["who"]),
            Rating(float(str(row["elo"])), float(str(row["high"])) - float(str(row["elo"]))),
            percent(row),
        )
        for row in rows_of(results)
    ]
    return chart(told(heading(tournament.game, results)), rows)


def in_words(tournament: Tournament, results: dict[str, object]) -> str:
    """The table for a person."""
    rows = rows_of(results)
    names = [str(row["who"]) for row in rows]
    width = max(len(name) for name in names)
    lines = [told(heading(tournament.game, results))]
    for place, (name, row) in enumerate(zip(names, rows, strict=True), 1):
        openings = row["openings"]
        assert isinstance(openings, int)
        share = counted(
            openings, ResultsText.OF_OPENINGS_ONE, ResultsText.OF_OPENINGS, share=percent(row)
        )
        lines.append(
            f"{place:>4}  {name:<{width}}  Elo {row['elo']:+5.0f} "
            f"[{row['low']:+.0f}, {row['high']:+.0f}]  {told(share)}"
        )
    pairings = results["pairings"]
    assert isinstance(pairings, list)
    for each in pairings:
        one, other = each["players"]
        points = say(
            ResultsText.POINTS, one=one, other=other, points=f"{each['points']:g}",
            count=each["openings"],
        )  # fmt: skip
        lines.append(f"      {told(points)}")
    for name, row in zip(names, rows, strict=True):
        forfeits = row["forfeits"]
        assert isinstance(forfeits, dict)
        for reason, count in forfeits.items():
            lost = counted(
                count, ResultsText.FORFEITS_ONE, ResultsText.FORFEITS, name=name,
                reason=translated(reason),
            )  # fmt: skip
            lines.append(f"      {told(lost)}")
    return "\n".join(lines)
