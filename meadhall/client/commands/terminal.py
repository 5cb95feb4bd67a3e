"""Playing in a terminal: `meadhall play GAME --text`, for one person or several at one keyboard.

Without `--text` the same words begin the same match, and the window is opened at its table.

The same sessions as in the window, the same match files; the board is the game's own picture and
a move is typed in its notation. Where the players hold secrets, the screen is cleared and covered
before the keyboard changes hands.
"""

import argparse
import sys
from itertools import zip_longest
from pathlib import Path

from meadhall.ai.styles import STYLES
from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.browse import add_seats
from meadhall.client.commands.options import add_thinking_time, read_settings, timed_terms
from meadhall.client.commands.output import harmless, said_before
from meadhall.client.commands.play_texts import PlayText
from meadhall.client.commands.rules import rules_text
from meadhall.client.computer.players import (
    USUAL,
    TerminalPlayer,
    check_level,
    check_styles,
    strengths,
)
from meadhall.client.computer.thinking import thinking_job
from meadhall.client.match.analysis import ANALYST, verdict_here
from meadhall.client.match.log import LogRow
from meadhall.client.match.seat_names import picture_with_names, with_names
from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan, begin, is_shared, next_game, open_file
from meadhall.client.match.table_names import names_of
from meadhall.client.multiplayer.series_files import points_text
from meadhall.client.system.folders import SUFFIX, usual
from meadhall.client.system.settings import Preferences
from meadhall.client.system.speech import language, sentence, told
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.contract import State, plain
from meadhall.engines.game import Game
from meadhall.engines.phrases import Form, Phrase, Text, say
from meadhall.engines.values import NOBODY, BadNotation, BadOption, Setting
from meadhall.net.gathering.genesis import Terms

HINTS = 3
"""How many choices a hint lists."""

HINT_TIME = 1500
"""Milliseconds: once for what to do, and once for what the others threaten."""

CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.usage = (
        "meadhall play GAME [--text] [--seats N] [--computer SEAT[:LEVEL[:STYLE]]] "
        "[--time MS] "
        "[--OPTION VALUE ...]\n"
        "       meadhall play FILE.saga [--text]"
    )
    parser.add_argument("game", help="its name, as `meadhall games` lists it, or a match file")
    parser.add_argument("--text", action="store_true", help="in this terminal, without a window")
    add_seats(parser)
    levels = ", ".join(strength.key for strength in strengths())
    styles = ", ".join(style.key for style in STYLES)
    parser.add_argument(
        "--computer",
        action="append",
        default=[],
        metavar="SEAT[:LEVEL[:STYLE]]",
        help="let the computer play this seat, given by number or name; may be given several "
        f"times. The levels are {levels}; the styles {styles}, or none",
    )
    add_thinking_time(parser)
    parser.add_argument(
        "--two-games",
        action="store_true",
        help="a match of two games, with sides swapped in between; the score counts both",
    )


def run(args: argparse.Namespace, words: list[str]) -> int:
    try:
        session: Session | None = sit_down(args, words)
        while session is not None:
            TextTable(session).play()
            session = next_of_series(session)
    except UserError as trouble:
        print(f"meadhall: {sentence(trouble.reason)}", file=sys.stderr)
        return 1
    return 0


def sit_down(args: argparse.Namespace, words: list[str]) -> Session:
    """A new match of the named game, or the one in a file."""
    if args.game.endswith(SUFFIX):
        return open_here(Path(args.game))
    session, path = begin_named(args, words)
    print(told(say(PlayText.KEPT, file=str(path))))
    return session


def open_here(path: Path) -> Session:
    """Go on with the match in a file; UserError if it does not go on at this keyboard alone."""
    if is_shared(path):
        raise UserError(say(PlayText.SHARED, file=path.name))
    session = open_file(path, usual(), TerminalPlayer())
    if session.is_only_looked_at and session.outcome is None:
        session.close()
        raise UserError(say(PlayText.FOREIGN, file=path.name))
    return session


def next_of_series(session: Session) -> Session | None:
    """Tell the score, and begin the next game of a match of several; None if there is none."""
    series, over = session.series, session.outcome
    if series is None or over is None:
        return None
    print(score_text(session))
    if series.is_last:
        return None
    try:
        input(told(PlayText.NEXT_GAME))
    except EOFError:
        print(f"\n{told(PlayText.NEXT_LATER)}")
        return None
    folders = usual()
    name = Preferences(folders.config / "settings.json").text("name")
    following, path = begin(next_game(session), folders, name, TerminalPlayer())
    print(told(say(PlayText.GAME_KEPT, file=str(path))))
    return following


def score_text(session: Session) -> str:
    """The points of a match of several games, by the sides that the players began with."""
    assert session.series is not None
    scores = session.series.scores(session.seats, session.outcome)
    listed = tuple(
        say(PlayText.SCORE_OF, side=session.side(player), points=points_text(points))
        for player, points in enumerate(scores)
    )
    series = session.series
    return told(say(PlayText.SCORE, number=series.number, length=series.length, scores=listed))


def keep_match(args: argparse.Namespace, words: list[str]) -> Path:
    """The file of the match that the words ask for; a new match is begun and left for a window."""
    if args.game.endswith(SUFFIX):
        return Path(args.game)
    session, path = begin_named(args, words)
    session.close()
    return path


def begin_named(args: argparse.Namespace, words: list[str]) -> tuple[Session, Path]:
    """A new match of the named game, with its options and the computer's seats."""
    folders = usual()
    game = catalogue.find(args.game)
    seats = game.seats[0] if args.seats is None else args.seats
    settings = game.settle(seats, read_settings(game, words))
    levels = dict(computer(game, seats, settings, given) for given in args.computer)
    folders.make()
    name = Preferences(folders.config / "settings.json").text("name")
    opening = game.opening(seats, settings)
    check_styles(levels.values(), opening)
    terms = timed_terms(Terms(), args.time, levels.values(), opening)
    plan = TablePlan(game.key, seats, settings, levels, terms=terms)
    if args.two_games:
        if not game.is_played_in_pairs:
            raise BadOption(say(BadWords.NOT_TWO_GAMES, game=game.title))
        plan = plan.in_pairs()
    return begin(plan, folders, name, TerminalPlayer())


def computer(game: Game, seats: int, settings: dict[str, Setting], given: str) -> tuple[int, str]:
    """The seat and the level that a person means by `2`, `attackers`, `attackers:jarl` or
    `attackers:jarl:bold`."""
    word, _, level = given.partition(":")
    level = check_level(level or USUAL)
    sides = [game.seat_name(seat, seats, settings) for seat in range(seats)]
    names = [plain(str(side)) for side in sides]
    told_names = [plain(told(side)) for side in sides]
    if word.isdecimal() and 1 <= int(word) <= seats:
        return int(word) - 1, level
    for known in (names, told_names):
        if plain(word) in known:
            return known.index(plain(word)), level
    raise BadOption(say(BadWords.NO_SUCH_SEAT, word=repr(word), seats=tuple(names)))


class PlayerLeft(Exception):
    """The person has had enough."""


class TextTable:
    """One session at one keyboard."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told = session.length
        self.heard = len(session.talk)
        self.whispered = [session.length] * session.seats  # how far each seat has been told
        self.seen = [session.length] * session.seats  # how far each has seen the news

        self.names = names_of(session)

    def _told(self, text: Text | Form) -> str:
        """The text in the language of this terminal, about the people at this table."""
        return told(with_names(text, self.names) if isinstance(text, Phrase) else text)

    def play(self) -> None:
        session = self.session
        print(f"{session.game.title}. {self._told(PlayText.HELP)}\n")
        try:
            while session.outcome is None:
                if session.acting == NOBODY:
                    session.tick()
                else:
                    self.ask_person(session.acting)
                self.tell_news()
        except (EOFError, PlayerLeft):
            print(f"\n{self._told(PlayText.LEAVING)}")
        else:
            print(f"{session.state.picture()}\n\n{self.outcome()}")
        finally:
            session.close()

    def outcome(self) -> str:
        over = self.session.outcome
        assert over is not None
        if not over.winners:
            return self._told(say(PlayText.NOBODY_WON, reason=over.reason))
        winners = tuple(self.session.side(seat) for seat in over.winners)
        return self._told(say(PlayText.WON, reason=over.reason, winners=winners))

    # What has happened. ----------------------------------------------------------------------

    def tell_news(self) -> None:
        """Print what has happened since the last time."""
        self.told = min(self.told, self.session.length)
        for row in self.session.read_log()[self.told :]:
            if row.number < self.session.length or self.session.outcome is not None:
                self.tell(row, is_news=True)
        self.told = self.session.length
        if self.session.acting == NOBODY or not self.session.needs_cover:
            self.seen = [self.told] * self.session.seats
        for name, words in self.session.talk[self.heard :]:
            print(harmless(f"  {name}: {words}"))
        self.heard = len(self.session.talk)

    def tell_all(self) -> None:
        """All that has happened, with what was said in between."""
        said = said_before(self.session.match)
        genesis = self.session.match.genesis
        for row, notes in zip_longest(self.session.read_log(), said):
            for note in notes:
                print(harmless(f"  {genesis.peer_name(note.peer)}: {note.text}"))
            if row is not None:
                self.tell(row)

    def tell(self, row: LogRow, is_news: bool = False) -> None:
        """What a row of the log says. A resignation is no news here: it was typed here."""
        for event in row.events:
            if is_news and event.key == "resigned":
                continue
            who = f"{self._told(self.session.side(event.seat))}: " if event.seat != NOBODY else ""
            print(f"  {who}{self._told(event.text)}")

    def tell_since(self, number: int) -> None:
        """What happened while others had the keyboard: the cover has hidden it."""
        for row in self.session.read_log()[min(number, self.session.length) :]:
            self.tell(row)

    def private_news(self, seat: int) -> None:
        """What this seat alone has been shown since it last sat here."""
        for number in range(self.whispered[seat], self.session.length):
            if news := self.session.private_news(number, seat):
                print(f"  {self._told(news)}")
        self.whispered[seat] = self.session.length

    # A person's turn. ------------------------------------------------------------------------

    def ask_person(self, seat: int) -> None:
        """Let a person choose, or go back instead."""
        if self.cover():
            self.tell_since(self.seen[seat])
        self.seen[seat] = self.session.length
        self.private_news(seat)
        view = self.session.state
        self.draw(view, seat)
        self.offer_completion(view, seat)
        while True:
            typed = input(f"\n{self._told(self.session.side(seat))}> ").strip()
            word = plain(typed)
            if word in ("quit", "exit", "q"):
                raise PlayerLeft
            if word == "undo":
                if self.session.can_undo:
                    self.session.undo()
                    return
                print(self._told(PlayText.NOTHING_TO_UNDO))
            elif word in ("help", "?", "h"):
                print(self._told(PlayText.HELP))
            elif word == "show":
                self.draw(view, seat)
            elif word == "log":
                self.tell_all()
            elif word == "hint":
                self.advise(view, seat)
            elif word == "rules":
                print(rules_text(self.session.game.key, language()))
            elif word in ("resign", "draw"):
                if self.end_by_will(word):
                    return
            elif word in ("moves", ""):
                self.list_moves(view, seat, "")
            else:
                try:
                    action = view.read(seat, typed)
                except BadNotation as error:
                    self.refuse(view, seat, typed, error.reason)
                else:
                    self.choose(view, seat, action)
                    return

    def end_by_will(self, word: str) -> bool:
        """Resign, or agree on a draw, once it is confirmed; True if something came of it."""
        session = self.session
        is_draw = word == "draw"
        if not (session.can_offer_draw if is_draw else session.resigning != NOBODY):
            print(self._told(PlayText.NO_DRAW if is_draw else PlayText.NO_RESIGNING))
            return False
        who = session.side(session.acting)
        resign = PlayText.RESIGN if session.ends_by_resigning else PlayText.RESIGN_EARLY
        asked = say(PlayText.AGREE_TO_DRAW) if is_draw else say(resign, side=who)
        if plain(input(f"{self._told(asked)} ").strip()) != "yes":
            print(self._told(PlayText.GOES_ON))
        elif not is_draw:
            session.resign()
            if session.outcome is None:
                self.tell(session.read_log()[-1])
            return True
        elif not session.offer_draw():
            print(self._told(PlayText.DECLINED))
        return session.outcome is not None

    def draw(self, view: State, seat: int) -> None:
        """The board, and what is wanted."""
        print(f"\n{picture_with_names(view.picture(), self.names)}")
        if request := view.request(seat):
            print(f"\n{self._told(request)}")

    def advise(self, view: State, seat: int) -> None:
        """What an experienced player works at here, and what the computer finds in a moment, both
        knowing what this seat knows."""
        session = self.session
        if hint := view.hint(seat):
            print(self._told(hint))
        asked = thinking_job(
            session.game, session.settings, view, seat, ANALYST, session.length,
            milliseconds=HINT_TIME,
        )  # fmt: skip
        print("\n".join(map(told, verdict_here(asked, HINTS, depth=0).in_words())))

    def choose(self, view: State, seat: int, action: int) -> None:
        """Make the move, with the words that belong to it if it wants any."""
        question = view.words_wanted(seat, action)
        said = input(f"{self._told(question)} ").strip() if question else ""
        self.session.act(seat, action, said)

    def refuse(self, view: State, seat: int, typed: str, why: Text) -> None:
        names = [view.name(seat, action) for action in view.legal(seat)]
        if any(plain(name).startswith(plain(typed)) for name in names):
            self.list_moves(view, seat, typed)
        else:
            print(self._told(say(PlayText.REFUSED, reason=self._told(why).rstrip("."))))

    def list_moves(self, view: State, seat: int, beginning: str) -> None:
        """The moves that begin so, in columns."""
        names = [view.name(seat, action) for action in view.legal(seat)]
        names = [name for name in names if plain(name).startswith(plain(beginning))]
        width = max(len(name) for name in names) + 2
        columns = max(1, 100 // width)
        for at in range(0, len(names), columns):
            print("".join(f"{name:<{width}}" for name in names[at : at + columns]).rstrip())

    def offer_completion(self, view: State, seat: int) -> None:
        """Let the Tab key finish a move, where the terminal can."""
        try:
            import readline
        except ImportError:
            return
        names = [view.name(seat, action) for action in view.legal(seat)]

        def complete(typed: str, at: int) -> str | None:
            fitting = [name for name in names if plain(name).startswith(plain(typed))]
            return fitting[at] if at < len(fitting) else None

        readline.set_completer_delims("")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")

    def cover(self) -> bool:
        """Hide the screen where the last reader must not see what the next one may; True if so."""
        is_covered = self.session.needs_cover
        if is_covered:
            print(CLEAR, end="")
            who = self.session.side(self.session.acting)
            input(self._told(say(PlayText.COVER, side=who)))
            print(CLEAR, end="")
            sys.stdout.flush()
        self.session.sit_down()
        return is_covered
