"""Search where something is hidden, in a game that has move priors.

A move prior says how likely an experienced player is to choose an action. The choices of the seat
are tried side by side. Each goes through the same imagined worlds, with the same luck and, where
possible, the same replies; from there everybody plays on by move priors until the position is
evaluated. So two choices differ by their worth, and little by luck. Move priors follow from what a
seat knows, so nobody acts on facts that only the imagined world has.

A prior counts like a number of trials (`State.prior_trials`): after a few trials the search still
plays by its priors, after thousands by its results. For the same reason an unlikely choice is tried
only when the likely ones are better known; then it catches up. A choice that has clearly fallen
behind is dropped. What the dice gave a trial beyond the odds is taken away again (`State.luck`).

A worth is in millionths of a win, a likelihood in doublings. `DOUBLING` converts between the two: a
prior becomes a first guess of a choice's worth, and a final worth becomes a weight with which a
secret choice is drawn.
"""

from dataclasses import replace
from math import sqrt
from typing import Final

from meadhall.ai.method import Method
from meadhall.ai.nodes import Arm
from meadhall.ai.payoffs import UNPROVEN, payoff
from meadhall.ai.priors import likely_action, move_priors
from meadhall.ai.search import Choice, Search, choice_of, told, wins, with_win
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER, SEVERAL, State
from meadhall.engines.packed import append, i64, vec

DOUBLING: Final = 3_500
"""How much more a choice is guessed to be worth that is twice as likely."""

FAR_BEHIND: Final = 15_000
"""A choice that is guessed to be worth this much less is not tried yet."""

FIRST_LOOK: Final = 16
"""The round after which choices may be dropped for the first time."""

CLEARLY: Final = 2
"""How many standard errors a choice must be behind to be dropped."""

MOST_KEPT: Final = 20_000
"""How many trials of a choice are kept one by one. By then it was dropped, or hardly differs."""

PARTS: Final = 16
"""The parts of a doubling."""

READIEST: Final = 15 * PARTS
"""The weight of the best choice, in parts of doublings."""

ONE: Final = 65_536

POWERS: Final[vec[i64]] = vec[i64](
    [
        65_536, 68_438, 71_468, 74_632, 77_936, 81_386, 84_990, 88_752,
        92_682, 96_785, 101_070, 105_545, 110_218, 115_098, 120_194, 125_515,
    ]
)  # fmt: skip
"""Two to the power of each part of a doubling, times `ONE`."""


class Reply(Arm):
    """What some seat did next in some trials, and the payoffs of the searching seat after it."""

    def __init__(self, action_class: i64, seat: i64, words: str) -> None:
        super().__init__(action_class, seat)
        self.words: str = words


class Candidate(Arm):
    """A choice of the searching seat, and the payoff of each of its trials."""

    def __init__(self, action_class: i64, seat: i64, meant: i64) -> None:
        super().__init__(action_class, seat)
        self.meant: i64 = meant  # one of the actions that mean this
        self.weight: i64 = 0  # the move priors of all these actions together
        self.handicap: i64 = 0  # how much less it is guessed to be worth than the likeliest
        self.is_dropped: bool = False
        self.payoffs: vec[i64] = vec[i64]()
        self.answers: dict[int, Reply] = {}


class PriorSearch(Search):
    def __init__(self, state: State, seat: int, method: Method, seed: int) -> None:
        super().__init__(state, seat, method, seed)
        self.seed: int = seed
        self.trust: i64 = state.prior_trials()
        self.overlooked: set[int] = set()
        self.candidates: list[Candidate] = []  # the likeliest first
        self.contest: list[Candidate] = []  # those that are being tried
        self.rounds: i64 = 0  # how many worlds each of them has gone through
        self.next_look: i64 = FIRST_LOOK
        self.world: State = state
        self.world_number: i64 = -1
        self.luck: i64 = 0  # that everybody has in this world
        self.answer: Reply | None = None  # in the trial at hand
        self.win: i64 = NO_ACTION  # a choice that wins at once

    # Trials. ---------------------------------------------------------------------------------

    def simulate(self) -> None:
        if not self.candidates:
            self.list_candidates()
            self.admit()
        candidate = self.contest[0]
        for other in self.contest:
            if other.visits < candidate.visits:
                candidate = other
        self.determinize(candidate.visits)
        got = self.tried(candidate, self.world.copy())
        candidate.learn(got)
        if len(candidate.payoffs) < MOST_KEPT:
            candidate.payoffs = append(candidate.payoffs, got)
        if self.answer is not None:
            self.answer.learn(got)
        if all(other.visits > self.rounds for other in self.contest):
            self.end_round()

    def tried(self, candidate: Candidate, state: State) -> i64:
        """One trial: the seat's payoff of this choice in a world."""
        self.chance.reseed(int(self.luck))
        self.answer = None
        if state.turn == SEVERAL:
            self.choose_together(candidate, state)
        else:
            state.play(candidate.meant)
            self.play_reply(candidate, state)
        packed = self.play_on(state)
        return payoff(packed, self.seat) - state.luck(self.seat)

    def choose_together(self, candidate: Candidate, state: State) -> None:
        """The seat makes this choice; the others choose at the same time, by their move priors."""
        actions = vec[i64]()
        for seat in range(state.seats):
            if seat == self.seat:
                actions = append(actions, candidate.meant)
            elif state.is_asked(seat):
                action = likely_action(state, seat, self.chance, self.prior_numbers)
                actions = append(actions, action)
                if self.duel:
                    self.answer = self.reply_of(candidate, state, seat, action)
        state.apply(actions)

    def play_reply(self, candidate: Candidate, state: State) -> None:
        """Let chance answer, and the next seat reply, unless the position is quiet already."""
        while state.asks != CHOOSE and state.asks != OVER:
            state.chance_answers(self.chance)
        if state.asks == OVER or state.turn == SEVERAL or state.is_quiet():
            return
        action = likely_action(state, state.turn, self.chance, self.prior_numbers)
        self.answer = self.reply_of(candidate, state, state.turn, action)
        state.play(action)

    def reply_of(self, candidate: Candidate, state: State, seat: i64, action: i64) -> Reply:
        """The record of this reply to the choice."""
        key = int((state.action_class(action) * state.seats) + seat)
        answer = candidate.answers.get(key)
        if answer is None:
            answer = Reply(action, seat, f"{int(seat) + 1}: {state.name(seat, action)}")
            candidate.answers[key] = answer
        return answer

    def determinize(self, number: i64) -> None:
        """The world of this number, and the luck that goes with it."""
        if number != self.world_number:
            fate = Chance(f"world {int(number)} of {self.seed}".encode())
            self.world = self.state.determinize(fate)
            self.luck = fate.word()
            self.world_number = number

    # Which choices are tried. ----------------------------------------------------------------

    def list_candidates(self) -> None:
        """List the seat's choices with their priors, without those that it overlooks.

        Among equals nobody is first: a short search tries no more than a few of them, and actions
        with low numbers may all lie on one side of the table.
        """
        self.determinize(0)
        actions = self.world.legal(self.seat)
        weights = move_priors(self.world, self.seat, actions, self.prior_numbers)
        places = vec[i64]()
        for at in range(len(actions)):
            places = append(places, i64(at))
        met: dict[int, Candidate] = {}
        for at in self.chance.shuffled(places):
            action_class = int(self.world.action_class(actions[at]))
            if action_class in self.overlooked:
                continue
            if action_class not in met:
                met[action_class] = Candidate(action_class, self.seat, actions[at])
            met[action_class].weight += weights[at]
        self.candidates = sorted(met.values(), key=heaviest_first)
        most = doublings(self.candidates[0].weight)
        for candidate in self.candidates:
            candidate.handicap = (most - doublings(candidate.weight)) * DOUBLING // PARTS
            if self.state.turn == self.seat and wins(self.state, self.seat, candidate.meant):
                self.win = candidate.meant

    def is_settled(self) -> bool:
        return self.win != NO_ACTION

    def admit(self) -> None:
        """Begin to try those choices that may be as good as the others by now."""
        known = self.trust + self.rounds
        for candidate in self.candidates:
            if candidate.is_dropped or candidate in self.contest:
                continue
            if self.trust * candidate.handicap <= FAR_BEHIND * known:
                self.contest.append(candidate)

    def end_round(self) -> None:
        self.rounds += 1
        if self.rounds >= self.next_look and self.rounds <= MOST_KEPT:
            self.next_look = self.rounds + self.rounds // 4
            self.drop()
        self.admit()

    def drop(self) -> None:
        """Stop trying those choices that have clearly fallen behind the best."""
        best = self.contest[0]
        for candidate in self.contest:
            if self.worth(candidate) > self.worth(best):
                best = candidate
        left: list[Candidate] = []
        for candidate in self.contest:
            if candidate is not best and self.is_behind(candidate, best):
                candidate.is_dropped = True
            else:
                left.append(candidate)
        self.contest = left

    def is_behind(self, candidate: Candidate, best: Candidate) -> bool:
        """Is it clearly behind? Both went through the same worlds and are compared in each."""
        total: i64 = 0
        squares: i64 = 0
        count: i64 = len(candidate.payoffs)
        for at in range(count):
            ahead = best.payoffs[at] - candidate.payoffs[at]
            total += ahead
            squares += ahead * ahead
        spread = squares // count - (total // count) * (total // count)
        error = 1000.0 * sqrt(float(spread if spread > 0 else i64(0)) / float(count + self.trust))
        return self.worth(best) - self.worth(candidate) > CLEARLY * i64(error)

    def worth(self, candidate: Candidate) -> i64:
        """A choice's estimated worth, from its prior and its trials."""
        guess = self.candidates[0].mean - candidate.handicap
        known = self.trust + candidate.visits
        return (self.trust * guess + candidate.visits * candidate.mean) // known

    def has_caught_up(self, candidate: Candidate) -> bool:
        """Is it in the contest, and has it met as many worlds as the others? Only then can it be
        compared with them."""
        return candidate in self.contest and candidate.visits >= self.rounds

    # What it found. --------------------------------------------------------------------------

    def overlook(self, actions: set[int]) -> None:
        """Overlook a choice if all actions of its class are overlooked. If everything would be,
        keep the first action."""
        self.overlooked = overlooked_classes(self.state, self.seat, actions)

    def choices(self) -> list[Choice]:
        if not self.candidates:
            return []
        best = max([int(self.worth(each)) for each in self.contest if self.has_caught_up(each)])
        found: list[Choice] = []
        for candidate in self.candidates:
            worth = int(self.worth(candidate))
            choice = choice_of(candidate, UNPROVEN, (int(candidate.meant),))
            weight = int(readiness(worth - best)) if self.has_caught_up(candidate) else 1
            found.append(replace(choice, action=int(candidate.meant), worth=worth, weight=weight))
        return with_win(
            sorted(found, key=best_first), (int(self.win),) if self.is_settled() else ()
        )

    def tree(self, depth: int, breadth: int) -> str:
        """The choices, and below each the replies in its trials."""
        lines: list[str] = []
        for choice in self.choices()[:breadth] if depth > 0 else []:
            name = self.state.name(self.seat, choice.action)
            for candidate in self.candidates:
                if candidate.meant == choice.action:
                    lines.append(f"{name}: {told(int(candidate.visits), int(candidate.total))}")
                    answers = sorted(candidate.answers.values(), key=most_frequent_first)
                    for answer in answers[:breadth] if depth > 1 else []:
                        lines.append(
                            f"  {answer.words}: {told(int(answer.visits), int(answer.total))}"
                        )
        return "\n".join(lines)


def overlooked_classes(state: State, seat: i64, actions: set[int]) -> set[int]:
    """The classes of actions that a seat overlooks with these actions; never all classes."""
    legal = [int(action) for action in state.legal(seat)]
    seen = [action for action in legal if action not in actions] or legal[:1]
    kept = {int(state.action_class(action)) for action in seen}
    return {int(state.action_class(action)) for action in legal} - kept


def readiness(lead: i64) -> i64:
    """The weight with which a choice is drawn, given its lead over the best (negative). At least 2:
    a weight of 1 is for choices outside the contest."""
    parts = READIEST + lead * PARTS // DOUBLING
    if parts <= 0:
        return 2
    return 2 + power(parts) // ONE


def doublings(weight: i64) -> i64:
    """The binary logarithm of a weight, in parts of doublings, rounded down."""
    parts: i64 = 0
    scaled: i64 = weight * ONE
    while scaled >= 2 * ONE:
        scaled = scaled // 2
        parts += PARTS
    part: i64 = PARTS - 1
    while POWERS[part] > scaled:
        part -= 1
    return parts + part


def power(parts: i64) -> i64:
    """Two to the power of this many parts of doublings, times `ONE`."""
    value = POWERS[parts % PARTS]
    for _ in range(parts // PARTS):
        value = value * 2
    return value


def heaviest_first(candidate: Candidate) -> int:
    return -int(candidate.weight)


def best_first(choice: Choice) -> tuple[int, int]:
    return -choice.readiness, -choice.worth


def most_frequent_first(answer: Reply) -> tuple[int, str]:
    return -int(answer.visits), answer.words
