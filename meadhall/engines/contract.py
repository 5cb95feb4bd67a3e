"""What every game is to the rest of the house: a state that asks, and is answered.

The rules ask; the table answers. A state always wants exactly one thing next:

    CHOOSE    an action of one seat, or of several in secret and at the same time
    ROLL      public dice
    SHUFFLE   some cards put in an order that nobody, or only one seat, knows
    SHOW      the faces of some cards, for some seats or for all
    OVER      nothing: the match is finished

Answers are small whole numbers, and equal answers make equal states in every process. A
match is the list of its answers; play, undo, replay and look-ahead all feed a state with them.

The class has two halves. Inside, for the rules and the search: plain attributes and
methods that trust what they are given (`legal`, `play`, `chance_answers`, `copy`). At the
edge, for everybody else: named values and checks (`ask`, `answer`, `name`, `read`, `digest`).
A game writes the first half and the words; the second half is here, once.

Cards, and who knows which: `cards`. How a game presents itself: `game`.
"""

from collections.abc import Sequence
from typing import Final, Self
from unicodedata import combining, normalize

from mypy_extensions import mypyc_attr

from meadhall.engines.archive import Archive, Loading
from meadhall.engines.chance import Chance
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.texts import Refusal
from meadhall.engines.values import (
    Ask,
    BadNotation,
    BadState,
    Choose,
    Event,
    IllegalAction,
    IllegalAnswer,
    Over,
    Result,
    Roll,
    Show,
    Shuffle,
    Step,
)

CHOOSE: Final = 0
ROLL: Final = 1
SHUFFLE: Final = 2
SHOW: Final = 3
OVER: Final = 4

SEVERAL: Final = -2
"""In `turn`: more than one seat is asked."""

NO_ACTION: Final = -1

NO_KEY: Final = 0
"""In place of a position's key."""

STYLE_KEYS: Final = ("bold", "careful", "tricky")
"""The styles of computer players; what each likes, their search knows."""

MOST_ACTION: Final = 2**62 - 1
"""No action is a greater number, so that it fits into a machine integer."""

# What a finished match is worth, in half points (values.Result, as numbers for the search).
LOSS: Final = 0
DRAW: Final = 1
WIN: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One match at one moment, as one onlooker knows it."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.asks: i64 = CHOOSE
        self.turn: i64 = 0

    # The inner half: what a game must write. -------------------------------------------------

    def copy(self) -> Self:
        """The same moment, independent of this one."""
        raise NotImplementedError

    def walk(self, archive: Archive) -> None:
        """Pass every field by the archive and put back what it returns; begin with super().walk."""
        self.seats = archive.number(self.seats)
        self.asks = archive.number(self.asks)
        self.turn = archive.number(self.turn)

    def legal(self, seat: i64) -> vec[i64]:
        """The actions this seat may choose from: sorted, distinct, empty unless it is asked.

        On a copy that does not know the seat's cards: whatever some hand would allow. Where there
        are too many to list (`is_selection`), the ones worth a thought.
        """
        raise NotImplementedError

    def play(self, action: i64) -> None:
        """The one asked seat does this. The caller has seen to it that it is legal."""
        raise NotImplementedError

    def result(self, seat: i64) -> i64:
        """LOSS, DRAW or WIN, once it is over."""
        raise NotImplementedError

    def reason(self) -> Phrase:
        """Why it is over, as a sentence."""
        raise NotImplementedError

    def name(self, seat: i64, action: i64) -> str:
        """The action's notation: short, and different for each legal action."""
        raise NotImplementedError

    def steps(self, seat: i64, action: i64) -> list[Step]:
        """What to point at, in order, to choose it; never the beginning of another's steps."""
        raise NotImplementedError

    def diagram(self) -> str:
        """The position as a short text that the game's `read_diagram` understands."""
        raise NotImplementedError

    # The inner half: what some games write. --------------------------------------------------

    def is_selection(self) -> bool:
        """Is `legal` only a selection now, because there are too many actions to list?

        Then any action may be chosen that `is_legal` allows, and `action_of` finds it by its steps.
        """
        return False

    def is_legal(self, seat: i64, action: i64) -> bool:
        """May the seat do this now? By the same rules as `legal`, but without listing everything.

        True for what `legal` lists; false for whatever `refusal` gives a reason against.
        """
        return any(listed == action for listed in self.legal(seat))

    def action_of(self, seat: i64, steps: list[Step]) -> i64:
        """The legal action whose steps these are though `legal` does not list it, or NO_ACTION."""
        return NO_ACTION

    def is_beginning(self, seat: i64, steps: list[Step]) -> bool:
        """Do these steps begin some action that `legal` does not list? A bend on a path does."""
        return False

    def automatic_action(self, seat: i64) -> i64:
        """What the seat must do now without choosing, so that its program does it; or NO_ACTION.

        A card that has to be played when it is called, for instance. Asked of the seat's own copy.
        """
        return NO_ACTION

    def play_together(self, actions: vec[i64]) -> None:
        """Every asked seat does its action, in seat order; for games with secret choices."""
        raise NotImplementedError

    def is_asked(self, seat: i64) -> bool:
        """Does this seat owe a choice now? Games with secret choices say more than `turn` can."""
        return self.asks == CHOOSE and self.turn == seat

    def dice(self) -> tuple[i64, i64]:
        """The sides and the number of the dice to roll."""
        raise NotImplementedError

    def rolled(self, values: vec[i64]) -> None:
        """The dice show this."""
        raise NotImplementedError

    def pile(self) -> vec[i64]:
        """The cards that must be shuffled or shown."""
        raise NotImplementedError

    def shuffler(self) -> i64:
        """The one seat that shuffles and knows the order, or NOBODY for everybody together."""
        raise NotImplementedError

    def is_shown(self, seat: i64) -> bool:
        """Does this seat (or NOBODY, the public) learn the faces of the pile?"""
        raise NotImplementedError

    def shuffle(self, order: vec[i64]) -> None:
        """The pile's i-th place gets the card from its order[i]-th; empty where that is unknown."""
        raise NotImplementedError

    def show(self, faces: vec[i64]) -> None:
        """The faces of the pile; empty for a copy that is not shown them, or knows them anyway."""
        raise NotImplementedError

    def knows_pile(self) -> bool:
        """Can this copy answer for the pile that must be shuffled or shown?"""
        return True

    def seen_by(self, seat: i64) -> Self:
        """The same moment as this seat knows it; NOBODY is an onlooker."""
        return self.copy()

    def determinize(self, chance: Chance) -> Self:
        """One full state that fits all that this copy knows, drawn at random among those."""
        return self.copy()

    def points(self, seat: i64) -> i64:
        """The seat's score, in games that count one."""
        return 0

    def events_since(self, before: "State", values: list[int]) -> list[Event]:
        """What everybody saw happen when this state came from that one by this answer."""
        return []

    def private_news(self, before: "State") -> Phrase | None:
        """What the owner of both copies was shown on the way from that one, if nobody else was."""
        return None

    def refusal(self, seat: i64, steps: list[Step]) -> Phrase:
        """Why no legal action begins with these steps: the rule, as a sentence."""
        if self.asks == OVER:
            return say(Refusal.OVER)
        if not self.is_asked(seat):
            return say(Refusal.NOT_ASKED)
        return say(Refusal.NOT_NOW)

    def picture(self) -> str:
        """The position for people to read in a terminal, where a diagram is more for programs."""
        return self.diagram()

    def request(self, seat: int) -> Phrase | None:
        """What the asked seat chooses now, as a sentence; None where that goes without saying.

        Asked of the seat's own copy; it may tell of cards that only the seat knows.
        """
        return None

    def hint(self, seat: int) -> Phrase | None:
        """What an experienced player would work at in this seat's place, in words; or None."""
        return None

    def words_wanted(self, seat: i64, action: i64) -> Phrase | None:
        """The question that a text of the player's own answers beside this action, or None.

        Such a text travels with the answer and is kept in the match's log. No rule ever reads it.
        """
        return None

    def steps_meant(self, seat: int, text: str) -> list[Step]:
        """What a notation points at that names nothing listed; empty where it means nothing at all.

        It is read as the action with these steps, or refused with the reason against them.
        """
        return []

    # The inner half: what a search may ask besides. ------------------------------------------

    def evaluate(self, seat: i64) -> i64:
        """How good this looks for the seat before it is over: 0 lost, 500 even, 1000 won.

        Where two teams oppose each other, what one has the other lacks: they add up to 1000.
        """
        return 500

    def features(self, seat: i64) -> vec[i64]:
        """What speaks for the seat, counted: as many numbers in every position, in one order.

        `meadhall learn` finds what each is worth. Zeros for a seat whose rival's numbers tell all;
        empty for a seat that is out of the match, and in a game that counts nothing.
        """
        return vec[i64]()

    def feature_names(self) -> list[str]:
        """What each of the `features` counts, for the file of what was learned."""
        return []

    def feature_weights(self) -> list[int]:
        """What `evaluate` counts each feature for: thousandths of what `advantage` counts.

        Empty where `evaluate` is no such sum.
        """
        return []

    def net_inputs(self) -> vec[i64]:
        """Which inputs of a small net this position switches on, eighty at most: their numbers.

        One that is listed twice counts twice. `meadhall learn --net` finds what they are worth to
        the net's seat. Only for two against each other.
        """
        return vec[i64]()

    def net_seat(self) -> i64:
        """The seat whose chance the net tells: where both seats see the same in the same place, it
        can be the one on turn."""
        return 0

    def net_names(self) -> list[str]:
        """What each input of the net stands for; nothing in a game that names none."""
        return []

    def net_images(self) -> list[list[int]]:
        """The ways to turn and mirror a position that leave it as good as it is: for each way, the
        input that every input becomes. One of them changes nothing."""
        return [list(range(len(self.net_names())))]

    def net_numbers(self) -> list[int]:
        """The numbers of the net by which `evaluate` goes; nothing if it goes by no net."""
        return []

    def endgame_table(self) -> str:
        """The name of the endgame table that would list this position; "" if there is none."""
        return ""

    def endgame_index(self) -> i64:
        """This position's place in its endgame table."""
        return 0

    def position_key(self) -> i64:
        """A number for the position: equal where equal play may follow, except that the match may
        last longer in one (`can_last`). NO_KEY: the game has no such number at hand."""
        return NO_KEY

    def can_last(self, moves: i64) -> bool:
        """Can the match go on for so many moves without a draw by repetition or by long quiet,
        if no position comes up again from here on?"""
        return True

    def action_class(self, action: i64) -> i64:
        """What the action means to the seat on turn: equal numbers for equal meanings.

        Two cards of one face are two actions and one action_class.
        """
        return action

    def random_action(self, chance: Chance) -> i64:
        """Any legal action of the seat on turn, all equally likely; a game may know a quick way."""
        actions = self.legal(self.turn)
        return actions[chance.below(len(actions))]

    def glance(self, action: i64) -> i64:
        """How easily a person sees this action of the seat on turn: 1000 like most others.

        More for what leaps to the eye, a piece taken or something beside an enemy; less for the
        far, the backward and the quiet. The weak levels overlook by it. Always above 0.
        """
        return 1000

    def styles(self) -> list[str]:
        """The styles (`STYLE_KEYS`) that a computer player may have here without losing strength,
        as was measured. `glance` must tell the actions apart."""
        return []

    def move_priors(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        """How readily an experienced player would do each of these legal actions: weights above 0.

        They follow from what the seat knows and from nothing else. A game without any leaves it.
        """
        return vec[i64]()

    def has_move_priors(self) -> bool:
        """Does this game know what an experienced player would rather do?"""
        return False

    def prior_terms(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        """Which learned numbers add up to the prior of each action, for `meadhall learn --priors`.

        For each action: how many actions mean the same and share its weight, how many numbers
        speak for it, and their places. A hundred more makes an action nearly three times as likely.
        """
        return vec[i64]()

    def prior_names(self) -> list[str]:
        """What each of these numbers is called; nothing if the priors cannot be learned."""
        return []

    def prior_numbers(self) -> list[int]:
        """The numbers in use."""
        return []

    def prior_trials(self) -> i64:
        """How many trials of the search a move prior counts for. The less luck there is in a trial
        (`luck`), the fewer."""
        return 64

    def likely_action(self, seat: i64, chance: Chance) -> i64:
        """A legal action, drawn by its move prior; a game may know a quick way, for playouts."""
        actions = self.legal(seat)
        return actions[drawn(self.move_priors(seat, actions), chance)]

    def winning_action(self) -> i64:
        """An action that wins at once for the seat on turn, or NO_ACTION if none shows quickly."""
        return NO_ACTION

    def may_end_now(self) -> bool:
        """Could the turn at hand end the match, as far as a quick look tells? Then a search where
        something is hidden looks for a sure way to win in it."""
        return False

    def is_open(self) -> bool:
        """Is all that may still come the seats' own public choices, one at a time?

        So there are no dice, no cards, nothing secret from here to the end. A game that does not
        know says no, and is searched more cautiously.
        """
        return False

    def public_class(self, action: i64) -> i64:
        """A number for what the action looks like to the others, the same for what they cannot
        tell apart or need not: which of two cards held face down was put aside, for instance."""
        return action

    def team(self, seat: i64) -> i64:
        """The seats of one number win and lose together."""
        return seat

    def playout_limit(self) -> i64:
        """Random choices after which `evaluate` says more than playing on; -1: play to the end."""
        return -1

    def is_quiet(self) -> bool:
        """Is nothing half done, so that `evaluate` can be relied upon? Else a playout goes on."""
        return True

    def is_begun(self) -> bool:
        """Has everybody what the match is played with? Before, nobody is told a chance: a search
        that imagines how all set up finds the rival's worst way."""
        return True

    def is_exacting(self) -> bool:
        """Does a match have so many choices that a little more thought at each decides it?

        Then the levels of the computer stand closer together.
        """
        return False

    def is_chancy(self) -> bool:
        """Does luck decide so much that the best player loses many matches to a fair one?

        Then the levels of the computer differ in what they know rather than in what they dare.
        """
        return False

    def is_spacious(self) -> bool:
        """Is there nearly always another choice that comes to much the same?

        On a table without cells there is a point beside each point. Then a level must overlook most
        choices to overlook what matters.
        """
        return False

    def is_long(self) -> bool:
        """Does a match take hundreds of choices, so that one which is overlooked can be made good?

        Then a level overlooks more of them, and none takes a worse choice on a whim.
        """
        return False

    def plans_turns(self) -> bool:
        """Does a turn take several choices of one seat, each of which prepares the next, until the
        position `is_quiet`?

        Then a game with move priors is searched by whole turns.
        """
        return False

    def is_crowded(self) -> bool:
        """Are there dozens of choices at nearly every step, several of them good?

        Then the levels of the computer differ in how much they overlook.
        """
        return False

    def is_lopsided(self) -> bool:
        """Does one side win most matches between equals?

        Then the levels of the computer stand further apart where both sides still err.
        """
        return False

    def skip_turn(self) -> bool:
        """Let the seat on turn do nothing, to see what the others threaten; False if that makes
        no sense in this game, and nothing has changed."""
        return False

    def chance_answers(self, chance: Chance) -> None:
        """Let chance answer a roll, a shuffle or a show on a copy that knows the faces."""
        self.apply(self.draw_answer(chance))

    def luck(self, seat: i64) -> i64:
        """How much `chance_answers` has given this seat here beyond the odds, in thousandths of a
        win; on average nothing. A copy begins at 0."""
        return 0

    def draw_answer(self, chance: Chance) -> vec[i64]:
        """What chance would answer to a roll, a shuffle or a show."""
        values = vec[i64]()
        if self.asks == ROLL:
            sides, count = self.dice()
            for _ in range(count):
                values = append(values, chance.below(sides) + 1)
        elif self.asks == SHUFFLE:
            for at in range(len(self.pile())):
                values = append(values, at)
            values = chance.shuffled(values)
        return values

    def apply(self, values: vec[i64]) -> None:
        """Feed the state with a fitting answer, unchecked."""
        if self.asks == CHOOSE:
            if self.turn == SEVERAL:
                self.play_together(values)
            else:
                self.play(values[0])
        elif self.asks == ROLL:
            self.rolled(values)
        elif self.asks == SHUFFLE:
            self.shuffle(values)
        else:
            self.show(values)

    # The edge: what is asked, and the checked answer. ----------------------------------------

    def asked(self) -> list[int]:
        """The seats that owe a choice, in seat order."""
        return [seat for seat in range(int(self.seats)) if self.is_asked(seat)]

    def ask(self) -> Ask:
        if self.asks == CHOOSE:
            return Choose(tuple(self.asked()))
        if self.asks == ROLL:
            sides, count = self.dice()
            return Roll(int(sides), int(count))
        if self.asks == SHUFFLE:
            return Shuffle(tuple(int(card) for card in self.pile()), int(self.shuffler()))
        everybody = range(int(self.seats))
        if self.asks == SHOW:
            seats = tuple(seat for seat in everybody if self.is_shown(seat))
            return Show(tuple(int(card) for card in self.pile()), seats)
        results = tuple(Result(int(self.result(seat))) for seat in everybody)
        points = tuple(int(self.points(seat)) for seat in everybody)
        return Over(results, self.reason(), points if any(points) else ())

    def answer(self, values: Sequence[int]) -> None:
        """Take the answer to what is asked, or raise IllegalAnswer and change nothing."""
        self.check(values)
        self.apply(packed(values))

    def choose(self, *actions: int) -> None:
        """One action for each asked seat, in seat order."""
        if self.asks != CHOOSE:
            raise IllegalAnswer("no choice is asked for now")
        self.answer(actions)

    def check(self, values: Sequence[int]) -> None:
        """Raise IllegalAnswer unless the values answer what is asked."""
        if self.asks == OVER:
            raise IllegalAnswer("the match is over")
        if self.asks == CHOOSE:
            self._check_choice(values)
        elif self.asks == ROLL:
            sides, count = self.dice()
            if len(values) != count or not all(1 <= value <= sides for value in values):
                raise IllegalAnswer(f"{count} dice of {sides} sides cannot show {list(values)}")
        elif self.asks == SHUFFLE:
            self._check_order(values)
        else:
            self.check_faces(values)

    def _check_choice(self, values: Sequence[int]) -> None:
        seats = self.asked()
        if len(values) != len(seats):
            raise IllegalAnswer(
                f"{len(seats)} seats are asked, and {len(values)} actions were given"
            )
        for seat, action in zip(seats, values, strict=True):
            if not self.allows(seat, action):
                raise IllegalAction(seat, action, self.why_not(seat, action))

    def allows(self, seat: int, action: int) -> bool:
        """May the seat do this now? For any number, however large, from whatever source."""
        return abs(action) <= MOST_ACTION and self.is_legal(seat, action)

    def _check_order(self, values: Sequence[int]) -> None:
        size = len(self.pile())
        if not self.knows_pile():
            if len(values) > 0:
                raise IllegalAnswer("this copy is not told how the cards were shuffled")
        elif sorted(values) != list(range(size)):
            raise IllegalAnswer(f"{list(values)} is not an order of {size} cards")

    def check_faces(self, values: Sequence[int]) -> None:
        """Raise IllegalAnswer unless the values can be the faces of the pile."""
        raise NotImplementedError

    def why_not(self, seat: int, action: int) -> Phrase:
        """Why the seat may not do this, as a sentence."""
        steps = self.steps_of_any(seat, action) if abs(action) <= MOST_ACTION else []
        return self.refusal(seat, steps)

    def steps_of_any(self, seat: int, action: int) -> list[Step]:
        """The steps of an action that need not be legal; empty where it is no action at all."""
        return []

    def full_answer(self, values: Sequence[int]) -> list[int]:
        """The answer with every face spelled out, as a copy that knows them can tell it."""
        return list(values)

    def seen_answer(self, seat: int, values: Sequence[int]) -> list[int]:
        """What a seat (or NOBODY) comes to know of the full answer to what is asked now."""
        if self.asks == SHUFFLE and (seat < 0 or self.shuffler() != seat):
            return []
        if self.asks == SHOW and not self.is_shown(seat):
            return []
        return list(values)

    # The edge: words, storage, comparison. ---------------------------------------------------

    def read(self, seat: int, text: str) -> int:
        """The legal action that this notation means, or BadNotation."""
        wanted = plain(text)
        meant = [
            int(action) for action in self.legal(seat) if plain(self.name(seat, action)) == wanted
        ]
        if len(meant) == 1:
            return meant[0]
        if not self.is_asked(seat):
            raise BadNotation(say(Refusal.NOT_ASKED))
        if steps := self.steps_meant(seat, wanted):
            if (action := int(self.action_of(seat, steps))) != NO_ACTION:
                return action
            raise BadNotation(self.refusal(seat, steps))
        raise BadNotation(say(Refusal.NOT_POSSIBLE, typed=repr(text.strip())))

    def dump(self) -> list[int]:
        """Everything this copy knows, as numbers that `load` turns back into the same state."""
        archive = Archive(True)
        self.walk(archive)
        return archive.written

    def load(self, numbers: list[int]) -> None:
        """Become the state that was dumped, or raise BadState and be of no further use."""
        archive = Loading(numbers)
        try:
            self.walk(archive)
        except (ValueError, OverflowError, IndexError) as error:
            raise BadState("the stored state does not fit this game") from error
        archive.finish()

    def digest(self) -> bytes:
        """32 bytes that are equal for all copies of one moment, no matter whose they are."""
        archive = Archive(False)
        self.walk(archive)
        return archive.digest()


def drawn(weights: vec[i64], chance: Chance) -> i64:
    """A place in the list, drawn by weight; all weights together are at most 2**30."""
    total: i64 = 0
    for weight in weights:
        total += weight
    left = chance.below(total)
    at: i64 = 0
    while left >= weights[at]:
        left -= weights[at]
        at += 1
    return at


def packed(values: Sequence[int]) -> vec[i64]:
    """The values as the rules want them."""
    array = vec[i64](capacity=len(values))
    for value in values:
        array = append(array, value)
    return array


def plain(text: str) -> str:
    """A text as its hurried reader would type it: no accents, no capitals, single spaces."""
    bare = "".join(mark for mark in normalize("NFKD", text) if not combining(mark))
    return " ".join(bare.casefold().split())
