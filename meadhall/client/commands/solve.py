"""`meadhall solve`: endgame tables, solved backwards from the ends of the match.

    meadhall solve hexentafl --table 1m3r --folder tables
    meadhall solve hexentafl --table 1m3r --folder tables --check 100000

A table needs those to which a capture leads; they are made first. What is finished is kept in the
folder, so the same words go on where a run was ended. `search:tables=FOLDER` plays by them.
"""

import argparse
import json
import os
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Final

from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.duel import naming_files
from meadhall.client.commands.options import read_settings
from meadhall.client.commands.status_line import StatusLine, progress
from meadhall.client.system.speech import told
from meadhall.engines import catalogue
from meadhall.engines.game import Game
from meadhall.engines.phrases import Form, Phrase, counted, say
from meadhall.engines.values import BadOption, GameError, Setting
from meadhall.lab.endgames.solving import needed, path_of, solve, tally
from meadhall.lab.endgames.table_file import TableHead, read_codes
from meadhall.lab.endgames.walk import Walked, walk
from meadhall.lab.work_folder import make_folder

MOST: Final = 10**12

NEEDS: Final = 3
"""Bytes of memory that making a table takes for each byte of it."""


class SolveText(Form):
    NO_TABLES = "no endgame tables can be made of {game} with these options; heXentafl 4x4 has some"
    LOOKING = "{table}: first look"
    LAYER = "{table}: {count} moves from the end"
    LAYER_ONE = "{table}: one move from the end"
    SOLVED = "{table}: {count} positions, the longest win in {moves} moves; {seconds} seconds"
    BY_SIDE = "{seat} to move: wins {wins}, loses {loses}, neither {open}"
    TOO_LARGE = "to make {table} takes some {gigabytes} gigabytes of memory, which are not here"
    MIRRORED = "Positions that are mirror images of each other are counted once."
    CHECKED = "{table}: {count} positions checked, each code follows from the moves"
    CHECKED_ONE = "{table}: 1 position checked, its code follows from the moves"
    WRONG = "{table}: the code of this position does not follow from the moves"


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.usage = (
        "meadhall solve GAME --folder FOLDER [--table NAME] [--check N] [--json] "
        "[--OPTION VALUE ...]"
    )
    parser.add_argument("game", help="its name, as `meadhall games` lists it")
    parser.add_argument("--folder", type=Path, required=True, help="where the tables are kept")
    parser.add_argument(
        "--table",
        metavar="NAME",
        help="the table that is wanted, as 1m3r: one man and three raiders; without it, a list",
    )
    parser.add_argument(
        "--check", type=int, default=0, metavar="N", help="check N positions by an independent walk"
    )
    parser.add_argument("--json", action="store_true", help="print objects for a program")


def run(args: argparse.Namespace, words: list[str]) -> int:
    game = catalogue.find(args.game)
    settings = game.settle(game.seats[0], read_settings(game, words))
    names = game.endgame_tables(settings)
    if not names:
        raise BadOption(say(SolveText.NO_TABLES, game=game.title))
    if not 0 <= args.check <= MOST:
        raise BadOption(say(BadWords.OUT_OF_RANGE, word="--check", low=0, high=MOST))
    if args.table is None:
        for name in names:
            print(f"{name:>8} {int(game.table_solver(name, settings).size):>14,}")
        return 0
    wanted = needed(game, settings, args.table)
    missing = [name for name in wanted if not path_of(args.folder, name).exists()]
    largest = max((int(game.table_solver(name, settings).size) for name in missing), default=0)
    if 0 < memory() < NEEDS * largest:
        raise too_large(args.table, largest)
    try:
        with naming_files():
            make_folder(args.folder)
            for name in wanted:
                with StatusLine() as line:
                    head = solve(game, settings, name, args.folder, partial(show, line))
            codes = read_codes(path_of(args.folder, args.table))
        print(as_json(head, codes) if args.json else in_words(game, settings, head, codes))
    except MemoryError as error:
        raise too_large(args.table, largest) from error
    if not args.check:
        return 0
    walked = walk(game, settings, args.folder, args.table, args.check)
    if args.json:
        print(json.dumps({"table": args.table, **asdict(walked)}))
    else:
        print(told(verdict(args.table, walked)))
        print("\n\n".join(walked.wrong), end="")
    return 1 if walked.wrong else 0


def too_large(table: str, size: int) -> GameError:
    """What a table of so many bytes needs, and that it is not there."""
    needs = f"{NEEDS * size / 10**9:.1f}"
    return GameError(say(SolveText.TOO_LARGE, table=table, gigabytes=needs))


def memory() -> int:
    """The bytes of memory in this computer; 0 where the system does not say."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return 0


def show(line: StatusLine, table: str, what: str, done: int, of: int) -> None:
    """How far a table has come."""
    if what == "look":
        line.draw(f"{progress(done, of)} {told(say(SolveText.LOOKING, table=table))}")
    else:
        form = counted(done + 1, SolveText.LAYER_ONE, SolveText.LAYER, table=table)
        line.draw(told(form))


def in_words(game: Game, settings: dict[str, Setting], head: TableHead, codes: bytes) -> str:
    counts = tally(codes)
    solved = say(
        SolveText.SOLVED, table=head.name, count=sum(counts.values()), moves=head.longest,
        seconds=f"{head.seconds:.0f}",
    )  # fmt: skip
    sides = [
        say(
            SolveText.BY_SIDE, seat=game.seat_name(seat, 2, settings), wins=counts[seat, "wins"],
            loses=counts[seat, "loses"], open=counts[seat, "open"],
        )
        for seat in range(2)
    ]  # fmt: skip
    return "\n".join(
        [told(solved), *(f"  {told(side)}" for side in sides), told(SolveText.MIRRORED)]
    )


def as_json(head: TableHead, codes: bytes) -> str:
    counts = tally(codes)
    found = {
        "table": head.name,
        "positions": sum(counts.values()),
        "longest": head.longest,
        "seconds": round(head.seconds, 1),
        "rules": head.rules,
        "sides": [
            {what: counts[seat, what] for what in ("wins", "loses", "open")} for seat in range(2)
        ],
    }
    return json.dumps(found)


def verdict(table: str, walked: Walked) -> Phrase:
    if walked.wrong:
        return say(SolveText.WRONG, table=table)
    return counted(walked.checked, SolveText.CHECKED_ONE, SolveText.CHECKED, table=table)
