"""Playing in a terminal: `meadhall play GAME --text`, for one person or several at one keyboard.

The board is the game's own diagram; a move is typed in its notation. Where the players hold
secrets, the screen is cleared and covered before the keyboard changes hands.
"""

import argparse
import secrets
import sys

from meadhall.client.browse import add_seats, opening
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, State, plain
from meadhall.engines.game import Game
from meadhall.engines.values import NOBODY, BadNotation, BadOption

HELP = """\
Type a move as the list shows it; its beginning alone lists what can follow.
  moves   list every move      undo   take the last move back     log    what has happened
  show    draw the board       help   this text                   quit   leave the match"""

CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.usage = (
        "meadhall play GAME --text [--seats N] [--computer SEAT ...] [--OPTION VALUE ...]"
    )
    parser.add_argument("game", help="its name, as `meadhall games` lists it")
    parser.add_argument("--text", action="store_true", help="in this terminal, without a window")
    add_seats(parser)
    parser.add_argument(
        "--computer",
        action="append",
        default=[],
        metavar="SEAT",
        help="let the computer play this seat, by number or name; may be given several times",
    )
    parser.add_argument("--seed", help="the same seed rolls the same dice and plays the same moves")


def run(args: argparse.Namespace, words: list[str]) -> int:
    game = catalogue.find(args.game)
    start = opening(game, args.seats, words)
    computers = [seat_of(game, start, given) for given in args.computer]
    seed = args.seed.encode() if args.seed is not None else secrets.token_bytes(32)
    return TextTable(game, start, computers, Chance(seed)).play()


def seat_of(game: Game, state: State, given: str) -> int:
    """The seat that a person means by its number, from 1, or by its name."""
    seats = int(state.seats)
    names = [plain(game.seat_name(seat, seats, {})) for seat in range(seats)]
    if given.isdecimal() and 1 <= int(given) <= seats:
        return int(given) - 1
    if plain(given) in names:
        return names.index(plain(given))
    raise BadOption(f"there is no seat {given!r}; the seats are: {', '.join(names)}")


class Leave(Exception):
    """The person has had enough."""


class TextTable:
    """One match at one keyboard."""

    def __init__(self, game: Game, start: State, computers: list[int], chance: Chance) -> None:
        self.game = game
        self.states = [start]
        self.answers: list[list[int]] = []
        self.computers = computers
        self.chance = chance
        self.reader = NOBODY

    @property
    def state(self) -> State:
        return self.states[-1]

    def play(self) -> int:
        print(f"{self.game.title}. {HELP}\n")
        try:
            while self.state.asks != OVER:
                self.go_on()
        except (EOFError, Leave):
            print("\nYou leave the match.")
            return 0
        print(f"{self.state.diagram()}\n\n{self.outcome()}")
        return 0

    def go_on(self) -> None:
        """Have what is asked answered, by chance, by the computer or by a person."""
        if self.state.asks != CHOOSE:
            self.answer([int(value) for value in self.state.draw_answer(self.chance)])
            return
        chosen: list[int] = []
        for seat in self.state.asked():
            if seat in self.computers:
                actions = self.state.seen_by(seat).legal(seat)
                chosen.append(int(actions[self.chance.below(len(actions))]))
                continue
            action = self.ask_person(seat)
            if action is None:
                return
            chosen.append(action)
        self.answer(chosen)

    def answer(self, values: list[int]) -> None:
        after = self.state.copy()
        after.answer(values)
        self.tell(self.state, after, values)
        self.states.append(after)
        self.answers.append(values)

    def tell(self, before: State, after: State, values: list[int]) -> None:
        who = ""
        for event in after.story(before, values):
            if event.seat != NOBODY:
                who = f"{self.seat_name(event.seat)}: "
            print(f"  {who}{event}")

    def seat_name(self, seat: int) -> str:
        return self.game.seat_name(seat, int(self.state.seats), {})

    def outcome(self) -> str:
        over = self.state.ask()
        winners = [self.seat_name(seat) for seat in getattr(over, "winners", ())]
        ending = f"{' and '.join(winners)} won" if winners else "Nobody won"
        return f"{self.state.reason()} {ending[0].upper()}{ending[1:]}."

    # A person's turn. ------------------------------------------------------------------------

    def ask_person(self, seat: int) -> int | None:
        """The action that a person chooses, or None where the match went back instead."""
        self.hand_keyboard_to(seat)
        view = self.state.seen_by(seat)
        print(f"\n{view.diagram()}")
        self.offer_completion(view, seat)
        while True:
            typed = self.prompt(f"\n{self.seat_name(seat)}> ").strip()
            word = plain(typed)
            if word in ("quit", "exit", "q"):
                raise Leave
            if word == "undo":
                if self.take_back():
                    return None
                print("There is nothing to take back.")
            elif word in ("help", "?", "h"):
                print(HELP)
            elif word == "show":
                print(view.diagram())
            elif word == "log":
                self.show_log()
            elif word in ("moves", ""):
                self.list_moves(view, seat, "")
            else:
                try:
                    return view.read(seat, typed)
                except BadNotation as error:
                    self.refuse(view, seat, typed, str(error))

    def prompt(self, text: str) -> str:
        return input(text)

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

    def refuse(self, view: State, seat: int, typed: str, why: str) -> None:
        names = [view.name(seat, action) for action in view.legal(seat)]
        if any(plain(name).startswith(plain(typed)) for name in names):
            self.list_moves(view, seat, typed)
        else:
            print(f"{why}. Type moves to see what is possible.")

    def list_moves(self, view: State, seat: int, beginning: str) -> None:
        """The moves that begin so, in columns."""
        names = [view.name(seat, action) for action in view.legal(seat)]
        names = [name for name in names if plain(name).startswith(plain(beginning))]
        width = max(len(name) for name in names) + 2
        columns = max(1, 100 // width)
        for at in range(0, len(names), columns):
            print("".join(f"{name:<{width}}" for name in names[at : at + columns]).rstrip())

    def show_log(self) -> None:
        for before, after, values in zip(self.states, self.states[1:], self.answers, strict=False):
            self.tell(before, after, values)

    def take_back(self) -> bool:
        """Back to the last choice of a person, if there is one."""
        for at in range(len(self.answers) - 1, -1, -1):
            before = self.states[at]
            if before.asks == CHOOSE and any(seat not in self.computers for seat in before.asked()):
                self.states, self.answers = self.states[: at + 1], self.answers[:at]
                return True
        return False

    def hand_keyboard_to(self, seat: int) -> None:
        """Cover the screen where the last reader must not see what the next one may."""
        last, self.reader = self.reader, seat
        if last in (NOBODY, seat):
            return
        if self.state.seen_by(last).diagram() == self.state.seen_by(seat).diagram():
            return
        print(CLEAR, end="")
        self.prompt(f"{self.seat_name(seat)}, take the keyboard and press Enter.")
        print(CLEAR, end="")
        sys.stdout.flush()
