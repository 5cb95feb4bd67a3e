"""Computer players against each other: `meadhall duel`.

    meadhall duel hexentafl --board 5x5 --seat jarl --seat karl --games 200 --jobs 2

Each opening is played from every side, with the same chance and the same random first choices, and
the pair is what is counted: the score comes with its 95 % interval, Elo with its own. A game that
is won together is played by each entrant on all seats, and the share it wins is compared. The first
entrant is compared with the second, in Elo and by the sequential test; a game for more fills its
other seats with the last one named. Ctrl-C ends it with what there is by then, and so does
trouble; a process that dies over a match is only replaced, twice.
"""

import argparse
import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter
from typing import Final

from meadhall import native
from meadhall.ai.arena import Played, compared, is_opening, pair_scores, play_pair, play_together
from meadhall.ai.entrants import Entrant, Player
from meadhall.ai.odds import SequentialTest, score_of
from meadhall.ai.pace import MOST
from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.browse import add_seats
from meadhall.client.commands.computing import WHO, add_pool, named_entrant, pool_of
from meadhall.client.commands.options import milliseconds, read_settings, simulations
from meadhall.client.commands.result_texts import ResultsText
from meadhall.client.commands.status_line import StatusLine, progress
from meadhall.client.computer.pool import Pool
from meadhall.client.computer.workers import IsStopped, Say
from meadhall.client.line_protocol.program import PREFIX, ProgramPlayer
from meadhall.client.system.speech import told, translated
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.contract import CHOOSE, State, packed
from meadhall.engines.game import Game
from meadhall.engines.phrases import Filling, Phrase, counted, say
from meadhall.engines.values import BadOption, GameError, Setting
from meadhall.net.errors import NetError, NotKept
from meadhall.net.files.saga_file import SagaFile
from meadhall.net.identity import Identity
from meadhall.net.match.match import NoJournal, begin_alone
from meadhall.net.system_reasons import system_reason
from meadhall.net.texts import Problem

RANDOM_CHOICES: Final = 4
"""At the beginning of a match in which nothing else is left to chance."""

HOPELESS: Final = 1000
"""So many random beginnings in a row that leave nothing to play, and one may give up."""

LARGEST: Final = 2000
"""Elo: greater differences cannot be told apart."""

PAIR: Final = 2

MOST_TOLD: Final = 8
"""So many endings are told one by one."""

STOPPED: Final = 130
"""The exit code of what Ctrl-C has ended."""


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.usage = (
        "meadhall duel GAME --seat WHO --seat WHO [--games N] [--time MS | --iterations N] "
        "[--sprt LOW,HIGH] [--jobs N] [--cluster ADDRESS] [--OPTION VALUE ...]"
    )
    parser.epilog = WHO
    parser.add_argument("game", help="its name, as `meadhall games` lists it")
    add_seats(parser)
    parser.add_argument("--seat", action="append", default=[], metavar="WHO", help="who plays")
    parser.add_argument("--games", type=int, default=100, help="so many matches at most (100)")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--time", type=milliseconds, default=0, help="milliseconds for each choice")
    budget.add_argument(
        "--iterations", type=simulations, default=0, help="simulations for each choice"
    )
    parser.add_argument(
        "--swap",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="play each opening from every side (or only as the seats are named)",
    )
    parser.add_argument(
        "--random", type=int, help="random choices at the beginning (4 if nothing is hidden)"
    )
    parser.add_argument(
        "--sprt", metavar="LOW,HIGH", help="stop when it is clear which Elo is nearer, as 0,40"
    )
    add_pool(parser)
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same matches (1)")
    parser.add_argument("--saga-dir", type=Path, help="keep every match in this folder")
    parser.add_argument("--json", type=Path, help="write the results there, or to - for the screen")


def run(args: argparse.Namespace, words: list[str]) -> int:
    duel = duel_of(args, words)
    test, pool = test_of(args.sprt), pool_of(args)
    make_room(duel, args.json, args.saga_dir)
    pairs: list[list[Played]] = []
    began = monotonic()
    ended_by: KeyboardInterrupt | GameError | NetError | None = None
    try:
        with closing(pool):
            play(duel, pool, test, args.saga_dir, pairs)
    except (KeyboardInterrupt, GameError, NetError) as error:
        ended_by = error
        if not pairs:
            raise
    results = summary(duel, pairs, test, monotonic() - began)
    if str(args.json) == "-":
        print(json.dumps(results, indent=2))
    else:
        if args.json:
            args.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
        print(in_words(duel, results))
    if isinstance(ended_by, (GameError, NetError)):
        raise ended_by
    return 0 if ended_by is None else STOPPED


def play(
    duel: "Duel",
    pool: Pool,
    test: SequentialTest | None,
    folder: Path | None,
    pairs: list[list[Played]],
) -> None:
    """Play as much as is needed, and add each pair to `pairs` as soon as it is there."""
    with StatusLine() as line:
        for pair in played(duel.works(), duel.pairs, pool):
            if folder:
                keep(duel, len(pairs), pair, folder)
            pairs.append(pair)
            line.draw(status(duel, pairs))
            if test and test.verdict(duel.shares(pairs)):
                break


# What to play. -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PairJob:
    """One opening from every side, as work for a worker."""

    game: str
    seats: int
    settings: tuple[tuple[str, Setting], ...]
    entrants: tuple[Entrant, ...]
    seed: int
    random_choices: int
    swap: bool
    patience: int = 0
    """Milliseconds that a program may take beyond its time."""

    def run(self, say: Say, is_stopped: IsStopped) -> list[Played]:
        game = catalogue.find(self.game)
        settings, entrants = dict(self.settings), list(self.entrants)
        opening = game.opening(self.seats, settings)

        def seated(entrant: Entrant, seat: int) -> Player:
            if not entrant.spec.startswith(PREFIX):
                return Player(entrant, seat)
            return ProgramPlayer(entrant, seat, game, settings, opening, self.patience)

        if game.goal is not None:
            return play_together(
                opening, entrants, self.seed, self.random_choices, perf_counter, seated
            )
        sides = self.seats if self.swap else 1
        return play_pair(
            opening, entrants, self.seed, self.random_choices, perf_counter, sides, seated
        )


@dataclass(frozen=True, slots=True)
class Duel:
    """All matches to play."""

    game: Game
    seats: int
    settings: dict[str, Setting]
    entrants: tuple[Entrant, ...]
    pairs: int
    seed: int
    random_choices: int
    swap: bool
    patience: int = 0

    @property
    def rivals(self) -> list[int]:
        """The entrants that the first one is compared with: the second, and those like it."""
        second = self.entrants[1].spec
        return [at for at, each in enumerate(self.entrants) if at > 0 and each.spec == second]

    def shares(self, pairs: list[list[Played]], who: int = 0) -> list[float]:
        """The first entrant's share against its rivals in each pair, or another's against it."""
        return compared(pairs, who, self.rivals if who == 0 else [0])

    def works(self) -> Iterator[PairJob]:
        """One for each opening that its random beginning leaves open; BadOption if none does."""
        opening = self.game.opening(self.seats, self.settings)
        seed, found, failed = self.seed * 1_000_000, 0, 0
        while found < self.pairs:
            seed += 1
            failed += 1
            if failed > HOPELESS:
                raise BadOption(say(BadWords.NOTHING_LEFT, count=self.random_choices))
            if is_opening(opening, seed, self.random_choices):
                failed = 0
                found += 1
                yield PairJob(
                    self.game.key,
                    self.seats,
                    tuple(self.settings.items()),
                    self.entrants,
                    seed,
                    self.random_choices,
                    self.swap,
                    self.patience,
                )


def played(works: Iterator[PairJob], count: int, pool: Pool) -> Iterator[list[Played]]:
    """So many pairs in their order, whichever was quicker; GameError if one cannot be."""
    with closing(pool.results(works, count)) as results:
        for pair in results:
            assert isinstance(pair, list)
            yield pair


def duel_of(args: argparse.Namespace, words: list[str]) -> Duel:
    """What the words of the command mean, or BadOption."""
    game = catalogue.find(args.game)
    seats = game.seats[0] if args.seats is None else args.seats
    settings = game.settle(seats, read_settings(game, words))
    is_together = game.goal is not None
    if is_together and len(args.seat) != PAIR:
        raise BadOption(say(BadWords.WHO_TOGETHER))
    if not is_together and not PAIR <= len(args.seat) <= seats:
        raise BadOption(who_is_missing(len(args.seat), seats))
    if args.games < 1:
        raise BadOption(say(BadWords.TOO_LOW, word="--games", low=1))
    if not 0 <= (args.random or 0) <= MOST:
        raise BadOption(say(BadWords.OUT_OF_RANGE, word="--random", low=0, high=MOST))
    missing = 0 if is_together else seats - len(args.seat)
    specs = [*args.seat, *args.seat[-1:] * missing]
    entrants = tuple(
        named_entrant(spec, game, seats, settings, args.iterations, args.time) for spec in specs
    )
    matches = PAIR if is_together else seats if args.swap else 1
    is_open = game.opening(seats, settings).is_open()
    random_choices = args.random if args.random is not None else RANDOM_CHOICES * is_open
    pairs = -(-args.games // matches)
    return Duel(game, seats, settings, entrants, pairs, args.seed, random_choices, args.swap)


def who_is_missing(count: int, seats: int) -> Phrase:
    if seats == PAIR:
        return say(BadWords.WHO_OF_TWO, count=count)
    return say(BadWords.WHO_OF_MANY, seats=seats, count=count)


@contextmanager
def naming_files() -> Iterator[None]:
    """Where the system refuses a file, a UserError names it. Of the screen or a pipe it is told
    elsewhere."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            raise
        reason = system_reason(error)
        raise UserError(
            say(Problem.CANNOT_WRITE, file=str(error.filename), reason=reason)
        ) from error


def test_of(text: str | None) -> SequentialTest | None:
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadOption(say(BadWords.SPRT, word=repr(text))) from None
    if not -LARGEST <= low < high <= LARGEST:
        raise BadOption(say(BadWords.SPRT_RANGE, most=LARGEST))
    return SequentialTest(low, high)


def require_writable(*files: Path | None) -> None:
    """An OSError now if one of these could not be written; `-` is the screen."""
    for file in files:
        if file is not None and str(file) != "-":
            file.open("a", encoding="utf-8").close()


def make_room(duel: Duel, results: Path | None, folder: Path | None) -> None:
    """A UserError now, and not after hours of play, if what comes of it could not be written."""
    with naming_files():
        require_writable(results)
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            if there := next(iter(folder.glob(f"{label_of(duel)}-*.saga")), None):
                raise UserError(say(ResultsText.IS_THERE, file=str(there)))


# What came of it. ---------------------------------------------------------------------------


def label_of(duel: Duel) -> str:
    """How the files of its matches begin."""
    return f"{duel.game.key}-{duel.seed}"


class BufferedJournal(NoJournal):
    """The journal of a match that has been played already: its file is written in one go.

    So what interrupts a duel leaves no half match, and no disk is waited for at every answer.
    """

    def __init__(self) -> None:
        self._data = bytearray()

    def append(self, data: bytes) -> None:
        self._data += data

    def write(self, path: Path) -> None:
        file = SagaFile.create(path)
        try:
            file.append(bytes(self._data))
            file.sync()
        except NotKept:
            file.discard()
            raise
        file.close()


def keep(duel: Duel, number: int, pair: list[Played], folder: Path) -> None:
    """Write the matches of a pair as match files, which can be replayed and looked into.

    In a file all choices are the match's own moves; but chance, which every match draws for
    itself, cannot be told what to say. So whatever came before its last word is the beginning.
    """
    for side, played in enumerate(pair):
        label = f"{label_of(duel)}-{number + 1}-{side + 1}"
        digest = sha256(f"meadhall duel {label} {played.answers}".encode()).digest()
        names = [duel.entrants[who].spec for who in played.seating]
        states, draft = positions(duel, played), BufferedJournal()
        given = 1 + max((at for at, state in enumerate(states) if state.asks != CHOOSE), default=-1)
        match = begin_alone(
            duel.game,
            duel.settings,
            Identity(digest),
            " - ".join(names),
            digest[:16],
            0,
            seats=len(names),
            journal=draft,
            answers=played.answers[:given],
        )
        for state, answer in zip(states[given:], played.answers[given:], strict=True):
            for seat, action in zip(state.asked(), answer, strict=True):
                match.act(seat, action)
        draft.write(folder / f"{label}.saga")


def positions(duel: Duel, played: Played) -> list[State]:
    """Where the match stood before each answer."""
    state = duel.game.opening(duel.seats, duel.settings)
    found: list[State] = []
    for answer in played.answers:
        found.append(state.copy())
        state.apply(packed(answer))
    return found


def summary(
    duel: Duel, pairs: list[list[Played]], test: SequentialTest | None, seconds: float
) -> dict[str, object]:
    """Everything that was found, for a program to read."""
    matches = [match for pair in pairs for match in pair]
    return {
        "game": duel.game.key,
        "settings": duel.settings,
        "seed": duel.seed,
        "random_choices": duel.random_choices,
        "rules": native.mode(),
        "matches": len(matches),
        "wanted": duel.pairs * len(pairs[0]),
        "seconds": round(seconds, 1),
        "answers_per_match": round(sum(len(match.answers) for match in matches) / len(matches), 1),
        "entrants": [entry(duel, pairs, who) for who in range(len(duel.entrants))],
        "seats": [
            round(sum(match.payoffs[seat] for match in matches) / len(matches), 4)
            for seat in range(duel.seats)
        ],
        "endings": endings(matches),
        "test": None
        if test is None
        else {
            "low": test.low,
            "high": test.high,
            "ratio": round(test.ratio(duel.shares(pairs)), 3),
            "verdict": test.verdict(duel.shares(pairs)),
        },
    }


def entry(duel: Duel, pairs: list[list[Played]], who: int) -> dict[str, object]:
    """How one entrant fared: its score, and by side, and how long it thought."""
    matches = [match for pair in pairs for match in pair]
    score = score_of(pair_scores(pairs, who))
    by_seat: list[float | None] = []
    for seat in range(duel.seats):
        got = [match.payoffs[seat] for match in matches if match.seating[seat] == who]
        by_seat.append(round(sum(got) / len(got), 4) if got else None)
    thought = [
        (match.choices[seat], match.seconds[seat])
        for match in matches
        for seat in range(duel.seats)
        if match.seating[seat] == who
    ]
    choices = sum(count for count, _ in thought)
    return {
        "who": duel.entrants[who].spec,
        "score": round(score.mean, 4),
        "error": round(score.error, 4),
        "elo": score_of(duel.shares(pairs, who)).elo_text(),
        "pairs": [round(share, 4) for share in pair_scores(pairs, who)],
        "by_seat": by_seat,
        "ms_per_choice": round(1000 * sum(took for _, took in thought) / max(choices, 1), 2),
        "turns": turns_of_victories(duel, [match for match in matches if who in match.seating]),
    }


def turns_of_victories(duel: Duel, matches: list[Played]) -> float | None:
    """The median of the turns that its victories took, in a game that is won together."""
    if duel.game.goal is None:
        return None
    times: list[int] = []
    for match in matches:
        if match.payoffs[0] == 1:
            state = duel.game.opening(duel.seats, duel.settings)
            for answer in match.answers:
                state.apply(packed(answer))
            found = duel.game.victory_time(state, duel.settings)
            times += [found[1]] if found else []
    return median(times) if times else None


def endings(matches: list[Played]) -> dict[str, int]:
    """How often each ending came, the most frequent first."""
    counts: dict[str, int] = {}
    for match in matches:
        counts[match.reason] = counts.get(match.reason, 0) + 1
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def status(duel: Duel, pairs: list[list[Played]]) -> str:
    """How far the duel has come, and how it stands."""
    score = score_of(duel.shares(pairs))
    done = progress(len(pairs), duel.pairs)
    return f"{done} {duel.entrants[0].spec} {score} {score.elo_text()}"


def heading(game: Game, results: dict[str, object]) -> Phrase:
    """What was played, and how long it took."""
    count, wanted, seconds = results["matches"], results["wanted"], str(results["seconds"])
    assert isinstance(count, int) and isinstance(wanted, int)
    places: dict[str, Filling] = {"game": game.title, "seconds": seconds}
    if count != wanted:
        places["wanted"] = wanted
        return counted(count, ResultsText.MATCHES_OF_ONE, ResultsText.MATCHES_OF, **places)
    return counted(count, ResultsText.MATCHES_ONE, ResultsText.MATCHES, **places)


def in_words(duel: Duel, results: dict[str, object]) -> str:
    """The results for a person."""
    lines = [told(heading(duel.game, results))]
    entries = results["entrants"]
    assert isinstance(entries, list)
    width = max(len(str(entry["who"])) for entry in entries)
    sides = [
        told(duel.game.seat_name(seat, duel.seats, duel.settings)) for seat in range(duel.seats)
    ]
    for entry in entries:
        seated = [
            f"{side} {share:.2f}"
            for side, share in zip(sides, entry["by_seat"], strict=True)
            if share is not None
        ]
        if entry["turns"] is not None:
            seated = [told(say(ResultsText.VICTORIES, turns=f"{entry['turns']:g}"))]
        text = say(
            ResultsText.A_CHOICE,
            score=f"{entry['score']:.3f} +-{entry['error']:.3f}  {entry['elo']}",
            sides=tuple(seated),
            time=str(entry["ms_per_choice"]),
        )
        lines.append(f"  {entry['who']:<{width}}  {told(text)}")
    found = results["endings"]
    assert isinstance(found, dict)
    ways = list(found.items())
    lines += [f"  {count:>5}  {translated(reason)}" for reason, count in ways[:MOST_TOLD]]
    if rest := sum(count for _, count in ways[MOST_TOLD:]):
        lines.append(f"  {rest:>5}  {told(ResultsText.OTHER_ENDINGS)}")
    test = results["test"]
    if isinstance(test, dict):
        verdicts = {"high": f"{test['high']:+g} Elo", "low": f"{test['low']:+g} Elo"}
        verdict = verdicts.get(str(test["verdict"]), told(ResultsText.NOT_DECIDED))
        text = say(ResultsText.TEST, verdict=verdict, ratio=str(test["ratio"]))
        lines.append(f"  {told(text)}")
    return "\n".join(lines)
