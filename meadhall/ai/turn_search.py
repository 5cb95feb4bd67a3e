"""Search where a turn takes several choices of one seat: whole turns, and the next rival's answers.

The search imagines a world; after some hundred simulations another, and what was found in each
counts alike. In a world the rest of the seat's turn is a puzzle for one: a tree of its
choices, the likely ones first, down to positions at the end of the turn that the game can evaluate.
From the best of these the next seat answers with a turn of its own, found in the same way. The line
that looks best is answered next, so the answers go to those lines that may be chosen. A line is
worth what the best answer to it leaves.

A choice in a tree is tried again by what it was worth, half by the mean and half by the best, and
by its move prior, which counts less with every trial.
"""

from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.ai.method import Method
from meadhall.ai.nodes import MILLION, root_of
from meadhall.ai.payoffs import LOST, UNPROVEN, WON, payoff
from meadhall.ai.prior_search import best_first, overlooked_classes, readiness
from meadhall.ai.priors import move_priors
from meadhall.ai.search import Choice, Search, merged, told, with_win
from meadhall.ai.turn_wins import TurnWins
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER, State
from meadhall.engines.packed import append, i64, vec

WORLD: Final = 800
"""How many simulations there are in one world. More find answers that only this world has."""

OWN: Final = 2
EACH: Final = 5
"""Of EACH simulations OWN look for turns of the seat; the others answer them."""

CURIOSITY: Final = 300
"""Thousandths: the weight of the bonus for choices that are likely and were tried little."""

UNTRIED: Final = 50_000
"""How much less than its position an untried choice is guessed to be worth."""

FEWEST: Final = 2
LARGER: Final = 5
"""FEWEST lines are answered, and one more whenever the root of the simulations grows by LARGER."""

LEAST: Final = 16
"""The answers that every such line gets before the best of them gets more."""

MOST_KEPT: Final = 64
"""How many lines are kept."""

# Roughly what they take in memory.
STEP_BYTES: Final = 170
ACTION_BYTES: Final = 16


@mypyc_attr(acyclic=True)
class Step:
    """A choice within a turn, and the choices after it."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.visits: i64 = 0
        self.total: i64 = 0  # payoffs of who has the turn, summed
        self.best: i64 = 0  # the highest of them
        self.worth: i64 = MILLION // 2  # millionths: what the choice seems to be worth
        self.is_open: bool = False
        self.actions: vec[i64] = vec[i64]()  # the likeliest first
        self.likely: vec[i64] = vec[i64]()  # how likely each is, in millionths
        self.taken: list[Step] = []  # those that were tried: the first of `actions`

    def learn(self, got: i64) -> None:
        self.visits += 1
        self.total += got
        if got > self.best:
            self.best = got
        self.rate()

    def forget(self, got: i64) -> None:
        """What it once brought has come to nothing."""
        self.total -= got
        if got == self.best:
            self.best = self.total // self.visits
        self.rate()

    def rate(self) -> None:
        self.worth = (self.total * 1000 // self.visits + self.best * 1000) // 2


class Turn:
    """The turn of a seat, or what is left of it, as a tree of its choices."""

    def __init__(self, search: Search, state: State, luck: i64) -> None:
        self.search: Search = search
        self.state: State = state
        self.seat: i64 = state.turn
        self.luck: i64 = luck
        self.chance: Chance = Chance(0)
        self.root: Step = Step(NO_ACTION)
        self.best: i64 = -1  # the highest payoff of the seat that was found
        self.payoffs: i64 = 0  # everybody's, with it
        self.answer: i64 = NO_ACTION  # how the turn begins that brings it
        self.path: list[Step] = []
        self.after: State = state  # the position at the end of the last walk
        self.may_end: bool = search.looks > 0 and state.may_end_now()
        self.wins: TurnWins | None = None  # where a win is looked for beside the tree

    def has_won(self) -> bool:
        """Was a win found?"""
        return self.wins is not None and len(self.wins.found) > 0

    def look(self) -> None:
        """Look a little further for a win, beside the tree, and remember it."""
        wins = self.wins
        if wins is None:
            if not self.root.is_open or not self.may_end:
                return
            wins = TurnWins(self.state, self.root.actions)
            self.wins = wins
        if wins.is_done():
            return
        wins.look(self.search.looks)
        if len(wins.found) > 0:
            self.best = WON
            self.payoffs = wins.payoffs
            self.answer = wins.found[0]

    def walk(self) -> i64:
        """One simulation: down the tree, and by move priors to the end of the turn. What luck
        there is on the way is the same each time, so that the tree stays true."""
        state = self.state.copy()
        self.chance.reseed(int(self.luck))
        step = self.root
        path = [step]
        while step.is_open or not self.search.is_full():
            if not step.is_open:
                self.open(step, state)
            step = self.next_step(step)
            state.play(step.action)
            path.append(step)
            while state.asks != CHOOSE and state.asks != OVER:
                state.chance_answers(self.chance)
            if step.visits == 0 or state.asks == OVER:
                break
            if state.turn != self.seat or state.is_quiet():
                break
        found = self.search.play_on(state)
        got = payoff(found, self.seat)
        for step in path:
            step.learn(got)
        if got > self.best and len(path) > 1:
            self.best = got
            self.payoffs = found
            self.answer = path[1].action
        self.path = path
        self.after = state
        return found

    def open(self, step: Step, state: State) -> None:
        """List the choices after this one."""
        actions = state.legal(self.seat)
        self.list_choices(
            step, actions, move_priors(state, self.seat, actions, self.search.prior_numbers)
        )

    def list_choices(self, step: Step, actions: vec[i64], weights: vec[i64]) -> None:
        step.is_open = True
        total: i64 = 0
        ranks: list[tuple[int, int]] = []
        for at in range(len(actions)):
            total += weights[at]
            ranks.append((-int(weights[at]), at))
        ranks.sort()
        for weight, at in ranks:
            step.actions = append(step.actions, actions[at])
            step.likely = append(step.likely, -weight * MILLION // total)
        self.search.memory += len(actions) * ACTION_BYTES

    def next_step(self, step: Step) -> Step:
        """The choice to try: the best of those tried before, or the likeliest of the others."""
        reach = i64(sqrt(float(step.visits + 1)) * 1024.0) * CURIOSITY // 1024
        highest: i64 = -MILLION
        chosen = step
        at: i64 = 0
        for tried in step.taken:
            hope = tried.worth + reach * step.likely[at] // 1000 // (1 + tried.visits)
            if hope > highest:
                highest = hope
                chosen = tried
            at += 1
        if at < len(step.actions):
            hope = step.worth - UNTRIED + reach * step.likely[at] // 1000
            if hope > highest:
                chosen = Step(step.actions[at])
                step.taken.append(chosen)
                self.search.memory += STEP_BYTES
        return chosen


class Line:
    """A whole turn of the searching seat: what follows it, and what it is worth."""

    def __init__(self, path: list[Step], got: i64, state: State) -> None:
        self.path: list[Step] = path[1:]
        self.promise: i64 = got  # the payoff before the answer
        self.worth: i64 = got  # and after the best one that was found
        self.state: State = state
        self.answers: Turn | None = None
        self.visits: i64 = 0

    def starts_with(self, action: i64) -> bool:
        return self.path[0].action == action

    def is_before(self, other: "Line") -> bool:
        """Should this one be answered sooner?"""
        if self.visits < LEAST or other.visits < LEAST:
            return self.visits < other.visits
        return self.worth > other.worth

    def rank(self) -> i64:
        """Its worth in millionths; among equals, by what it promised."""
        return self.worth * 1000 + min(self.promise, i64(999))


class TurnSearch(Search):
    def __init__(self, state: State, seat: int, method: Method, seed: int) -> None:
        super().__init__(state, seat, method, seed)
        self.seed: int = seed
        self.overlooked: set[int] = set()
        self.luck: i64 = 0
        self.found: list[list[Choice]] = []  # the choices as the worlds before judged them
        self.tried: i64 = 0  # the simulations in the world at hand
        self.own: Turn | None = None
        self.lines: list[Line] = []  # the most promising first
        self.known: set[bytes] = set()  # the digests of their ends
        self.contest: list[Line] = []  # those that are answered

    # Simulations. ----------------------------------------------------------------------------

    def simulate(self) -> None:
        own = self.own
        if own is None or self.tried == WORLD:
            own = self.begin()
        if turns_among(self.tried) < turns_among(self.tried + 1):
            found = own.walk()
            self.keep(own, found)
        else:
            self.answer()
        own.look()
        self.tried += 1

    def is_settled(self) -> bool:
        return self.own is not None and self.own.has_won()

    def begin(self) -> Turn:
        """Imagine a world, and list the choices of the seat without those that it overlooks."""
        if self.own is not None:
            self.found.append(self.judged())
        fate = Chance(f"world {len(self.found)} of {self.seed}".encode())
        world = self.state.determinize(fate)
        self.luck = fate.word()
        own = Turn(self, world, self.luck)
        actions = world.legal(self.seat)
        weights = move_priors(world, self.seat, actions, self.prior_numbers)
        places = vec[i64]()
        for at in range(len(actions)):
            if int(world.action_class(actions[at])) not in self.overlooked:
                places = append(places, i64(at))
        seen, seen_weights = vec[i64](), vec[i64]()
        for at in self.chance.shuffled(places):
            seen = append(seen, actions[at])
            seen_weights = append(seen_weights, weights[at])
        self.memory = 0
        own.list_choices(own.root, seen, seen_weights)
        if self.own is not None:
            own.wins, own.may_end = self.own.wins, self.own.may_end
        self.own, self.tried = own, 0
        self.lines, self.known, self.contest = [], set(), []
        return own

    def keep(self, own: Turn, found: i64) -> None:
        """Remember the line of the last walk, if it is new and among the best."""
        got = payoff(found, self.seat)
        full = len(self.lines) >= MOST_KEPT
        if len(own.path) < 2 or (full and got <= self.lines[-1].promise):
            return
        digest = own.after.digest()
        if digest in self.known:
            return
        self.known.add(digest)
        line = Line(own.path, got, own.after)
        at = len(self.lines)
        while at > 0 and self.lines[at - 1].promise < got:
            at -= 1
        self.lines.insert(at, line)
        if full:
            self.lines.pop()

    def answer(self) -> None:
        """Let the next seat answer one of the best lines once more."""
        self.admit()
        line = self.contest[0]
        for other in self.contest:
            if other.is_before(line):
                line = other
        line.visits += 1
        if line.state.asks == OVER:
            return
        answers = line.answers
        if answers is None:
            answers = Turn(self, line.state, self.luck)
            line.answers = answers
        answers.walk()
        answers.look()
        line.worth = payoff(answers.payoffs, self.seat)
        if line.worth == LOST and line in self.lines:
            self.give_up(line)

    def give_up(self, line: Line) -> None:
        """It loses at once: make room for another line, and let the tree look elsewhere."""
        self.lines.remove(line)
        for step in line.path:
            step.forget(line.promise)

    def admit(self) -> None:
        """Begin to answer more lines, the more simulations there were."""
        wanted = FEWEST + root_of(self.tried) // LARGER
        at: i64 = 0
        while at < wanted and at < len(self.lines):
            line = self.lines[at]
            if line not in self.contest:
                self.contest.append(line)
            at += 1

    # What it found. --------------------------------------------------------------------------

    def overlook(self, actions: set[int]) -> None:
        """Overlook a choice if all actions of its class are overlooked. If everything would be,
        keep the first action."""
        self.overlooked = overlooked_classes(self.state, self.seat, actions)

    def choices(self) -> list[Choice]:
        """As all worlds together judge them; a world that was just begun has no say."""
        if self.own is None:
            return []
        if self.found and self.tried * 2 < WORLD:
            found = merged(self.found)
        else:
            found = merged([*self.found, self.judged()])
        wins = self.own.wins
        return found if wins is None else with_win(found, wins.line())

    def judged(self) -> list[Choice]:
        """The choices as the world at hand judges them, the best first."""
        own = self.own
        assert own is not None
        self.admit()
        best = max([int(line.rank()) for line in self.contest])
        least = min([int(line.rank()) for line in self.contest])
        found: list[Choice] = []
        for at in range(len(own.root.actions)):
            action = own.root.actions[at]
            visits: i64 = own.root.taken[at].visits if at < len(own.root.taken) else 0
            line = self.best_line(action)
            if line is None:
                worth = min(int(own.root.taken[at].worth), least) if visits > 0 else 0
                found.append(choice_of(action, visits, worth, (int(action),), 1))
                continue
            for other in self.contest:
                if other.starts_with(action):
                    visits += other.visits
            path = tuple([int(step.action) for step in line.path])
            worth = int(line.rank())
            found.append(choice_of(action, visits, worth, path, int(readiness(worth - best))))
        return sorted(found, key=best_first)

    def best_line(self, action: i64) -> Line | None:
        """The best answered line that begins so."""
        best: Line | None = None
        for line in self.contest:
            if line.starts_with(action) and (best is None or line.rank() > best.rank()):
                best = line
        return best

    def tree(self, depth: int, breadth: int) -> str:
        """The choices, and below each the best answer to it."""
        lines: list[str] = []
        for choice in self.choices()[:breadth] if depth > 0 else []:
            lines.append(
                f"{self.state.name(self.seat, choice.action)}: {told(choice.visits, choice.total)}"
            )
            line = self.best_line(choice.action)
            answers = line.answers if line is not None else None
            if depth > 1 and answers is not None and answers.answer != NO_ACTION:
                name = answers.state.name(answers.seat, answers.answer)
                lines.append(f"  {int(answers.seat) + 1}: {name}")
        return "\n".join(lines)


def turns_among(simulations: i64) -> i64:
    """How many of the first simulations look for turns of the seat."""
    return (simulations * OWN + EACH - 1) // EACH


def choice_of(action: i64, visits: i64, worth: int, line: tuple[int, ...], weight: int) -> Choice:
    """A choice whose trials, all together, brought what it is worth."""
    mean = worth // 1000
    count = int(visits)
    return Choice(
        int(action), count, mean * count, mean * mean * count, UNPROVEN, line, worth, weight
    )
