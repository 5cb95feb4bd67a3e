"""`meadhall analyse`: what the computer thinks of a position.

    meadhall analyse hexentafl --board 5x5
    meadhall analyse hexentafl --diagram position.txt --tree 3
    meadhall analyse --position "$(xclip -o)"
    meadhall analyse match.saga --at 12 --time 10000 --jobs 2

It knows what the seat knows that is to choose, and no more.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from meadhall.ai.pace import MOST
from meadhall.ai.tables import Tables
from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.browse import add_position, add_seats
from meadhall.client.commands.options import milliseconds, simulations
from meadhall.client.commands.peer_texts import FileText
from meadhall.client.commands.positions import named_position
from meadhall.client.commands.result_texts import ResultsText
from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.computer.thinking import thinking_job
from meadhall.client.computer.workers import processors
from meadhall.client.match.analysis import ANALYST, Verdict, verdict_apart
from meadhall.client.match.session import Session
from meadhall.client.match.setup import look_at
from meadhall.client.system.folders import SUFFIX
from meadhall.client.system.speech import told
from meadhall.client.system.user_error import UserError
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, State, plain
from meadhall.engines.game import Game
from meadhall.engines.phrases import Phrase, Text, counted, say
from meadhall.engines.values import BadOption, Setting
from meadhall.lab.endgames.proof import Proof, proof_of
from meadhall.lab.endgames.table_file import check_tables
from meadhall.net.system_reasons import system_reason

USUAL: Final = 2000
"""Milliseconds, where no budget is given."""


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.usage = (
        "meadhall analyse FILE.saga [--at N] [--as SEAT] [--time MS | --iterations N] "
        "[--jobs N] [--tree DEPTH]\n"
        "       meadhall analyse GAME [--seats N] [--OPTION VALUE ...] [--diagram FILE] [...]\n"
        "       meadhall analyse --position TEXT [...]"
    )
    parser.add_argument(
        "game", nargs="?", help="a match file, or a game's name as `meadhall games` lists it"
    )
    add_seats(parser)
    add_position(parser)
    parser.add_argument("--at", type=int, metavar="N", help="the position after N answers (all)")
    parser.add_argument(
        "--as", dest="seat", metavar="SEAT", help="for this seat, where several choose"
    )
    parser.add_argument("--diagram", type=Path, help="a position as `meadhall show` draws it, or -")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--time", type=milliseconds, default=0, help=f"milliseconds to think ({USUAL})"
    )
    budget.add_argument(
        "--iterations", type=simulations, default=0, help="simulations instead of a time"
    )
    parser.add_argument(
        "--jobs",
        type=int,
        help="searches at the same time (1; for a time, all processors but one, which is left to "
        "the look at what threatens)",
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="of the search, and of what is dealt (1)"
    )
    parser.add_argument("--lines", type=int, default=5, help="so many of the best choices (5)")
    parser.add_argument(
        "--tree", type=int, default=0, metavar="DEPTH", help="print the tree, so deep"
    )
    parser.add_argument(
        "--tables", type=Path, metavar="FOLDER", help="say what these endgame tables have proven"
    )
    parser.add_argument("--json", action="store_true", help="print one object for a program")


@dataclass(frozen=True, slots=True)
class AnalysedPosition:
    """What one seat knows of a match in which it is to choose."""

    game: Game
    settings: dict[str, Setting]
    state: State
    seat: int


def run(args: argparse.Namespace, words: list[str]) -> int:
    if args.jobs is None:
        args.jobs = 1 if args.iterations else max(processors() - 1, 1)
    for option, low in (("jobs", 1), ("lines", 1), ("tree", 0)):
        if not low <= getattr(args, option) <= MOST:
            raise BadOption(say(BadWords.OUT_OF_RANGE, word=f"--{option}", low=low, high=MOST))
    is_file = (args.game or "").endswith(SUFFIX)
    position = from_file(args, words) if is_file else from_game(args, words)
    asked = thinking_job(
        position.game,
        position.settings,
        position.state,
        position.seat,
        ANALYST,
        args.seed,
        args.iterations,
        0 if args.iterations else args.time or USUAL,
    )
    proof = proven(position, args.tables) if args.tables else None
    verdict = verdict_apart(asked, args.lines, args.tree, args.jobs)
    if args.json:
        print(as_json(position, verdict, proof))
        return 0
    print(in_words(position, verdict))
    if args.tables:
        print(told(proof_in_words(position, proof)))
    return 0


def proven(position: AnalysedPosition, folder: Path) -> Proof | None:
    """What the tables of a folder say; GameError if they are not this game's."""
    check_tables(folder, position.game, position.settings)
    return proof_of(position.state, Tables(str(folder)))


# Which position. ----------------------------------------------------------------------------


def from_file(args: argparse.Namespace, words: list[str]) -> AnalysedPosition:
    if words or args.diagram or args.seats or args.position is not None:
        raise BadOption(say(BadWords.FILE_TELLS))
    _, match = look_at(Path(args.game))
    session = Session(match, InProcessPlayer())
    if not session.may_be_judged:
        raise UserError(say(ResultsText.STILL_PLAYED))
    number = session.length if args.at is None else args.at
    if not 0 <= number <= session.length:
        raise BadOption(counted(session.length, FileText.ANSWERS_ONE, FileText.ANSWERS))
    before = match.whole(number)
    if before.asks == CHOOSE and number == session.length and match.over is not None:
        raise UserError(say(ResultsText.ENDED_THERE))
    seat = seat_of(before, args.seat, [session.side(seat) for seat in range(session.seats)])
    known = session.knowledge(number, seat)
    if known is None:
        raise UserError(say(FileText.NOT_KNOWN))
    return AnalysedPosition(session.game, session.settings, known, seat)


def from_game(args: argparse.Namespace, words: list[str]) -> AnalysedPosition:
    """The opening, dealt by the seed where something is dealt, or a position that was drawn."""
    if args.at is not None:
        raise BadOption(say(BadWords.FOR_FILES))
    chance = Chance(args.seed)
    named = named_position(args, words, chance)
    game, settings, state = named.game, named.settings, named.state
    seats = int(state.seats)
    if args.diagram is not None:
        if args.position is not None:
            raise BadOption(say(BadWords.ONE_OF_BOTH))
        state = game.read_diagram(text_of(args.diagram), seats, settings)
    while state.asks not in (CHOOSE, OVER):
        state.chance_answers(chance)
    names = [game.seat_name(seat, seats, settings) for seat in range(seats)]
    seat = seat_of(state, args.seat, names)
    return AnalysedPosition(game, settings, state.seen_by(seat), seat)


def text_of(path: Path) -> str:
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except OSError as error:
        reason = system_reason(error)
        raise UserError(say(ResultsText.CANNOT_READ, file=str(path), reason=reason)) from error
    except ValueError as error:
        raise UserError(say(ResultsText.NO_TEXT, file=str(path))) from error


def seat_of(state: State, word: str | None, names: Sequence[Text]) -> int:
    """The seat that is meant among those that are to choose; BadOption if there is none such."""
    asked = state.asked()
    if not asked:
        raise UserError(say(ResultsText.NOBODY_CHOOSES))
    if word is None:
        return asked[0]
    called = [(plain(str(name)), plain(told(name))) for name in names]
    seat = next((at for at, sides in enumerate(called) if plain(word) in sides), -1)
    if word.isdecimal():
        seat = int(word) - 1
    if seat not in asked:
        offer = tuple(names[seat] for seat in asked)
        raise BadOption(say(BadWords.NOT_ASKED, word=repr(word), seats=offer))
    return seat


# What came of it. ---------------------------------------------------------------------------


def in_words(position: AnalysedPosition, verdict: Verdict) -> str:
    side = position.game.seat_name(position.seat, int(position.state.seats), position.settings)
    asked = say(
        ResultsText.TO_CHOOSE, seat=side, count=verdict.simulations,
        seconds=f"{verdict.seconds:.1f}",
    )  # fmt: skip
    lines = [position.state.picture(), "", told(asked), *map(told, verdict.in_words())]
    if verdict.tree:
        lines += ["", verdict.tree]
    return "\n".join(lines)


def proof_in_words(position: AnalysedPosition, proof: Proof | None) -> Phrase | ResultsText:
    if proof is None:
        return ResultsText.NOT_PROVEN
    moves = tuple(position.state.name(position.seat, action) for action in proof.best)
    if proof.winner is None:
        return say(ResultsText.PROVEN_OPEN, moves=moves)
    side = position.game.seat_name(proof.winner, int(position.state.seats), position.settings)
    return counted(
        proof.moves, ResultsText.PROVEN_WIN_ONE, ResultsText.PROVEN_WIN, seat=side, moves=moves
    )


def as_json(position: AnalysedPosition, verdict: Verdict, proof: Proof | None) -> str:
    found = {
        "game": position.game.key,
        "seat": position.seat,
        "diagram": position.state.diagram(),
        "simulations": verdict.simulations,
        "seconds": round(verdict.seconds, 3),
        "lines": [asdict(line) | {"gain": verdict.gain(line)} for line in verdict.lines],
        "threat": asdict(verdict.threat) if verdict.threat else None,
        "tree": verdict.tree.splitlines(),
        "proof": asdict(proof) if proof else None,
    }
    return json.dumps(found, indent=2)
