"""Search where something is hidden, secret or left to chance.

This is information set Monte Carlo tree search. Each simulation imagines a world that fits what the
searching seat knows, and plays on in it. If the game has move priors, `prior_search` is better.

A seat's choice may depend only on what that seat has seen. So every seat has its own information
sets, keyed by its own history: its own choices by what they mean (`action_class`), the others' by
what they look like (`public_class`), dice, and the faces it was shown. Seats that are asked
together choose independently (decoupled). A choice is compared with others only in worlds in which
it is legal. The worlds differ and the records are shared, so nobody in the tree can act on hidden
facts. A sure win in the turn at hand is looked for beside the tree (`turn_wins`).
"""

from dataclasses import replace
from typing import Final

from meadhall.ai.method import TO_THE_END, Method
from meadhall.ai.nodes import MILLION, Arm, root_of
from meadhall.ai.payoffs import UNPROVEN, payoff
from meadhall.ai.search import Choice, Search, choice_of, ranked, told, with_win
from meadhall.ai.turn_wins import TurnWins
from meadhall.engines.cards import CardState
from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER, ROLL, SEVERAL, SHOW, State
from meadhall.engines.packed import append, i64, vec

RARE_OUTCOME: Final = -7
"""In a history: a rare outcome of chance. Rare outcomes share one record until the place is visited
often enough to separate them. If very many outcomes are possible, that may never happen."""

# Roughly what they take in memory.
ARM_BYTES: Final = 250
RECORD_BYTES: Final = 400

REACH: Final = 4000
REACH_OF_EVALUATIONS: Final = 900
"""Thousandths of the method's exploration. It is larger where playouts go to the end: a result of
won or lost varies more than an evaluation, so a choice needs more trials."""

BLIND_ONE_IN: Final = 8
"""One in this many secret choices is random. Otherwise seats that learn by the same rule from the
same simulations would fall into a cycle, each always meeting the same choice of the other."""

PRIME: Final = 35_184_372_088_777
"""Just below 2**45; histories are numbers below it."""


class InfoSet:
    """An information set: a seat that must choose, and what it knows. Holds its choices'
    records."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: i64 = 0  # payoffs, summed
        self.arms: dict[int, HiddenArm] = {}

    def learn(self, payoff: i64) -> None:
        """Record the payoff of a choice that was made here."""
        self.visits += 1
        self.total += payoff


class ChanceRecord:
    """A roll or show as one seat knows it: how often it came up, and its outcomes so far."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.outcomes: set[int] = set()


class HiddenArm(Arm):
    """A choice that is legal only in some worlds, depending on the cards."""

    def __init__(self, action: i64, mover: i64) -> None:
        super().__init__(action, mover)
        # In the world at hand:
        self.same: i64 = 0  # how many actions mean this
        self.meant: i64 = action  # one of them
        self.chances: i64 = 0  # how often it could have been chosen


class HiddenSearch(Search):
    def __init__(self, state: State, seat: int, method: Method, seed: int) -> None:
        super().__init__(state, seat, method, seed)
        self.info_sets: dict[int, InfoSet] = {}
        self.overlooked: set[int] = set()
        self.chance_records: dict[int, ChanceRecord] = {}
        reach = i64(REACH) if self.limit == TO_THE_END else i64(REACH_OF_EVALUATIONS)
        self.reach: i64 = self.exploration * reach // 1000
        self.has_cards: bool = isinstance(state, CardState)
        self.worlds: list[State] = [state.determinize(self.chance) for _ in range(method.worlds)]
        # During one simulation: everybody's history, the choices made, and its progress.
        self.views: vec[i64] = vec[i64]()
        self.salt: i64 = 0
        self.arms: list[HiddenArm] = []
        self.visited_sets: list[InfoSet] = []
        self.at_root: bool = True
        self.is_new: bool = False
        self.wins: TurnWins | None = None  # where a sure win is looked for beside the tree

    # One simulation. -------------------------------------------------------------------------

    def simulate(self) -> None:
        self.look()
        state = self.next_world()
        self.arms = []
        self.visited_sets = []
        self.is_new = False
        self.at_root = True
        while state.asks != OVER and not self.is_new:
            if state.asks != CHOOSE:
                self.let_chance_answer(state)
            elif state.turn == SEVERAL:
                self.choose_together(state)
            else:
                self.choose_alone(state)
        packed = self.play_on(state)
        for at in range(len(self.arms)):
            got = payoff(packed, self.arms[at].mover)
            self.arms[at].learn(got)
            self.visited_sets[at].learn(got)

    def look(self) -> None:
        """Look a little further for a win in this turn, if it may end the match."""
        if self.wins is not None:
            self.wins.look(self.looks)
            return
        is_wanted = self.simulations == 0 and self.looks > 0 and self.state.turn == self.seat
        if is_wanted and self.state.may_end_now():
            self.wins = TurnWins(self.state, self.thought_of())

    def thought_of(self) -> vec[i64]:
        """The seat's choices without those that it overlooks."""
        found = vec[i64]()
        for action in self.state.legal(self.seat):
            if int(self.state.action_class(action)) not in self.overlooked:
                found = append(found, action)
        return found

    def is_settled(self) -> bool:
        return self.wins is not None and len(self.wins.found) > 0

    def next_world(self) -> State:
        """A world for one simulation; all histories begin empty."""
        self.views = vec[i64]([0] * int(self.state.seats))
        if not self.worlds:
            return self.state.determinize(self.chance)
        self.salt = self.simulations % len(self.worlds)
        return self.worlds[self.salt].copy()

    def choose_alone(self, state: State) -> None:
        seat = state.turn
        arm = self.select(state, seat)
        action = arm.meant
        public_class = state.public_class(action)
        state.play(action)
        for other in range(self.state.seats):
            self.note(other, arm.action if other == seat else public_class)

    def choose_together(self, state: State) -> None:
        """All asked seats choose; nobody sees the others' choices before all have chosen."""
        actions = vec[i64]()
        public_class: i64 = 0
        classes = vec[i64]([-1] * int(self.state.seats))
        for seat in range(self.state.seats):
            if state.is_asked(seat):
                arm = self.select(state, seat)
                action = arm.meant
                classes[seat] = arm.action
                public_class = noted(public_class, state.public_class(action))
                actions = append(actions, action)
        state.apply(actions)
        for seat in range(self.state.seats):
            self.note(seat, public_class)
            self.note(seat, classes[seat])

    def let_chance_answer(self, state: State) -> None:
        """Dice and shown faces become part of what is known; a shuffle changes nothing yet."""
        answer = state.draw_answer(self.chance)
        asks = state.asks
        seen: i64 = 0
        told = vec[i64]([0] * int(self.state.seats))
        if asks == ROLL:
            for value in answer:
                seen = noted(seen, value)
        elif asks == SHOW and isinstance(state, CardState):
            seen = state.glimpse()
        for seat in range(self.state.seats):
            if asks == ROLL or (asks == SHOW and state.is_shown(seat)):
                told[seat] = 1
        state.apply(answer)
        for seat in range(self.state.seats):
            if told[seat] == 1:
                self.note(seat, seen if self.has_own_record(seat, seen) else RARE_OUTCOME)

    def has_own_record(self, seat: i64, seen: i64) -> bool:
        """Does this outcome get a record of its own?"""
        key = int(noted(self.views[seat], seat))
        record = self.chance_records.get(key)
        if record is None:
            record = ChanceRecord()
            if not self.is_full():
                self.chance_records[key] = record
                self.memory += RECORD_BYTES
        record.visits += 1
        if int(seen) in record.outcomes:
            return True
        if len(record.outcomes) >= 2 * root_of(record.visits) or self.is_full():
            return False
        record.outcomes.add(int(seen))
        self.memory += ARM_BYTES
        return True

    # One choice. -----------------------------------------------------------------------------

    def select(self, state: State, seat: i64) -> HiddenArm:
        """The choice that this seat tries now: the one with the highest bound, or a random one."""
        info_set = self.info_set_of(seat)
        arms = self.offered(info_set, state, seat)
        for arm in arms:
            arm.chances += 1
        is_blind = state.turn == SEVERAL and self.chance.below(BLIND_ONE_IN) == 0
        if is_blind or info_set.visits == 0:
            best = arms[self.chance.below(len(arms))]
        else:
            best = self.highest_bound(info_set, arms)
        if best.visits == 0:
            self.is_new = True
        self.visited_sets.append(info_set)
        self.arms.append(best)
        if seat == self.seat:
            if self.at_root and self.worlds:
                self.views = vec[i64]([self.salt] * int(self.state.seats))
            self.at_root = False
        return best

    def highest_bound(self, info_set: InfoSet, arms: list[HiddenArm]) -> HiddenArm:
        """The choice with the highest upper bound: its mean, and a bonus that shrinks with its
        trials. A choice that was never tried counts as much as the mean of all."""
        share: i64 = 1024 // len(arms)
        best = arms[0]
        highest: i64 = -1
        for arm in arms:
            mean = arm.mean if arm.visits > 0 else info_set.total * 1000 // info_set.visits
            trust = self.reach * root_of(arm.chances * MILLION) // (1 + arm.visits)
            hope = mean + trust * (1 + share) // 1024
            if hope > highest:
                highest = hope
                best = arm
        return best

    def offered(self, info_set: InfoSet, state: State, seat: i64) -> list[HiddenArm]:
        """The different choices of the seat in this world. If several actions mean the same, one of
        them is drawn for all."""
        arms: list[HiddenArm] = []
        met: dict[int, HiddenArm] = {}
        actions = self.candidate_actions(state, seat)
        for at in range(len(actions)):
            action_class = int(state.action_class(actions[at]))
            arm = met.get(action_class)
            if arm is None:
                if self.at_root and seat == self.seat and action_class in self.overlooked:
                    continue
                arm = self.arm_of(info_set, action_class, seat)
                arm.same = 0
                met[action_class] = arm
                arms.append(arm)
            arm.same += 1
            if self.chance.below(arm.same) == 0:
                arm.meant = actions[at]
        return arms

    def arm_of(self, info_set: InfoSet, action_class: int, seat: i64) -> HiddenArm:
        """The record of this choice; a new one, which is kept while there is room."""
        arm = info_set.arms.get(action_class)
        if arm is None:
            arm = HiddenArm(action_class, seat)
            if not self.is_full():
                info_set.arms[action_class] = arm
                self.memory += ARM_BYTES
        return arm

    def candidate_actions(self, state: State, seat: i64) -> vec[i64]:
        """The legal actions, or one that wins at once. Not with cards: a win that only this world
        has would tell the seat something hidden."""
        if self.decisive and not self.has_cards and state.turn == seat:
            win = state.winning_action()
            if win != NO_ACTION:
                return vec[i64]([win])
        return state.legal(seat)

    def info_set_of(self, seat: i64) -> InfoSet:
        key = int(noted(self.views[seat], seat))
        info_set = self.info_sets.get(key)
        if info_set is None:
            info_set = InfoSet()
            self.is_new = True
            if not self.is_full():
                self.info_sets[key] = info_set
                self.memory += RECORD_BYTES
        return info_set

    def note(self, seat: i64, thing: i64) -> None:
        """The seat has seen this happen."""
        self.views[seat] = noted(self.views[seat], thing)

    # What it found. --------------------------------------------------------------------------

    def overlook(self, actions: set[int]) -> None:
        legal = [int(action) for action in self.state.legal(self.seat)]
        classes = {int(self.state.action_class(action)) for action in legal if action in actions}
        kept = {int(self.state.action_class(action)) for action in legal} - classes
        self.overlooked = classes if kept else set()

    def choices(self) -> list[Choice]:
        root = self.info_sets.get(int(noted(0, self.seat)))
        found: list[Choice] = []
        if root is None:
            return found
        listed: set[int] = set()
        for action in self.state.legal(self.seat):
            action_class = int(self.state.action_class(action))
            arm = root.arms.get(action_class)
            if arm is None or action_class in listed:
                continue
            listed.add(action_class)
            choice = choice_of(arm, UNPROVEN, (int(action),))
            found.append(replace(choice, action=int(action)))
        found = ranked(found)
        return found if self.wins is None else with_win(found, self.wins.line())

    def tree(self, depth: int, breadth: int) -> str:
        nothing_seen = vec[i64]([0] * int(self.state.seats))
        return "\n".join(self.drawn(self.state, nothing_seen, depth, breadth, ""))

    def drawn(
        self, state: State, views: vec[i64], depth: int, breadth: int, indent: str
    ) -> list[str]:
        """The tree from here on, up to the next roll, card or simultaneous choice."""
        seat = self.seat if state is self.state else state.turn
        info_set = self.info_sets.get(int(noted(views[seat], seat))) if seat >= 0 else None
        if depth == 0 or info_set is None or state.asks != CHOOSE:
            return []
        actions: dict[int, i64] = {}
        for action in state.legal(seat):
            actions.setdefault(int(state.action_class(action)), action)
        arms = [
            arm
            for action_class, arm in info_set.arms.items()
            if arm.visits > 0 and action_class in actions
        ]
        lines: list[str] = []
        for arm in sorted(arms, key=most_visited_first)[:breadth]:
            action = actions[int(arm.action)]
            lines.append(
                f"{indent}{state.name(seat, action)}: {told(int(arm.visits), int(arm.total))}"
            )
            if state.turn == SEVERAL or self.worlds:
                continue
            after, seen = state.copy(), views[:]
            for other in range(state.seats):
                thing = arm.action if other == seat else state.public_class(action)
                seen[other] = noted(seen[other], thing)
            after.play(action)
            lines += self.drawn(after, seen, depth - 1, breadth, indent + "  ")
        return lines


def most_visited_first(arm: HiddenArm) -> tuple[int, int]:
    return -int(arm.visits), int(arm.action)


def noted(history: i64, thing: i64) -> i64:
    """The number of a history that is longer by one thing."""
    return (history * 69_069 + thing % 2_147_483_647 + 1) % PRIME
