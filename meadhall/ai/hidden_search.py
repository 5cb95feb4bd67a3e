"""Search where something is hidden, secret or left to chance.

Each simulation imagines a world that fits what the searching seat knows, and plays on in it. Where
the game knows what experienced players would rather do, `prior_search` does better.

What a seat does may depend on nothing but what that seat has seen, so every seat has its own
record, keyed by its own history: its own choices by what they mean (`action_class`), the others'
by what they look like (`public_class`), dice, and the faces it was shown. Seats asked together
choose each by itself (decoupled), and a choice counts against its rivals only when it was there
to be chosen. The worlds differ and the records are shared: nobody in the tree can act on what he
cannot know.
"""

from dataclasses import replace
from typing import Final

from meadhall.ai.method import TO_THE_END, Method
from meadhall.ai.nodes import MILLION, Arm, roots
from meadhall.ai.payoffs import UNPROVEN, payoff
from meadhall.ai.playouts import play_on
from meadhall.ai.search import Choice, Search, choice_of, ranked, told
from meadhall.engines.cards import CardState
from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER, ROLL, SEVERAL, SHOW, State
from meadhall.engines.packed import append, i64, vec

OTHERWISE: Final = -7
"""In a history: chance said something rare. So rare things share one record, until a place is
visited often enough to tell them apart; where many things are possible that may be never."""

# Roughly what they take in memory.
ARM_BYTES: Final = 250
POINT_BYTES: Final = 400

REACH: Final = 4000
REACH_OF_JUDGEMENTS: Final = 900
"""Thousandths of the method's exploration: how far a choice is followed on trust. What is played to
the end is won or lost, and takes longer to be known than what is judged on the way."""

BLIND_ONE_IN: Final = 8
"""So rarely a secret choice is drawn blindly. Seats that learn from the same simulations by the
same rule would otherwise fall into step, each always meeting the same choice of the other."""

PRIME: Final = 35_184_372_088_777
"""Just below 2**45; histories are numbers below it."""


class Point:
    """A seat that is to choose, with all it knows: what it may choose and how that fared."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: i64 = 0  # payoffs, summed
        self.arms: dict[int, SecretArm] = {}

    def learn(self, payoff: i64) -> None:
        """A choice was made here, and this is what it brought."""
        self.visits += 1
        self.total += payoff


class Spot:
    """A place where chance speaks, as one seat knows it: what it has said there."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.outcomes: set[int] = set()


class SecretArm(Arm):
    """A choice that is not always there: it depends on the cards."""

    def __init__(self, action: i64, mover: i64) -> None:
        super().__init__(action, mover)
        # In the world at hand:
        self.same: i64 = 0  # so many actions mean this
        self.meant: i64 = action  # one of them
        self.chances: i64 = 0  # how often it could have been chosen


class HiddenSearch(Search):
    def __init__(self, state: State, seat: int, method: Method, seed: int) -> None:
        super().__init__(state, seat, method, seed)
        self.points: dict[int, Point] = {}
        self.overlooked: set[int] = set()
        self.spots: dict[int, Spot] = {}
        reach = i64(REACH) if self.limit == TO_THE_END else i64(REACH_OF_JUDGEMENTS)
        self.reach: i64 = self.exploration * reach // 1000
        self.has_cards: bool = isinstance(state, CardState)
        self.worlds: list[State] = [state.determinize(self.chance) for _ in range(method.worlds)]
        # During one simulation: everybody's history, the choices made, and where it stands.
        self.views: vec[i64] = vec[i64]()
        self.salt: i64 = 0
        self.arms: list[SecretArm] = []
        self.points_met: list[Point] = []
        self.at_root: bool = True
        self.is_new: bool = False

    # One simulation. -------------------------------------------------------------------------

    def simulate(self) -> None:
        state = self.next_world()
        self.arms = []
        self.points_met = []
        self.is_new = False
        self.at_root = True
        while state.asks != OVER and not self.is_new:
            if state.asks != CHOOSE:
                self.let_chance_answer(state)
            elif state.turn == SEVERAL:
                self.choose_together(state)
            else:
                self.choose_alone(state)
        packed = play_on(state, self.chance, self.limit, self.decisive, self.move_priors, self.duel)
        for at in range(len(self.arms)):
            got = payoff(packed, self.arms[at].mover)
            self.arms[at].learn(got)
            self.points_met[at].learn(got)

    def next_world(self) -> State:
        """A world to play on in, and everybody's history, empty."""
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
        """Nobody sees the others' choices before all have chosen."""
        actions = vec[i64]()
        public_class: i64 = 0
        gists = vec[i64]([-1] * int(self.state.seats))
        for seat in range(self.state.seats):
            if state.is_asked(seat):
                arm = self.select(state, seat)
                action = arm.meant
                gists[seat] = arm.action
                public_class = noted(public_class, state.public_class(action))
                actions = append(actions, action)
        state.apply(actions)
        for seat in range(self.state.seats):
            self.note(seat, public_class)
            self.note(seat, gists[seat])

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
                self.note(seat, seen if self.is_told_apart(seat, seen) else OTHERWISE)

    def is_told_apart(self, seat: i64, seen: i64) -> bool:
        """Does this outcome get a record of its own?"""
        key = int(noted(self.views[seat], seat))
        spot = self.spots.get(key)
        if spot is None:
            spot = Spot()
            if not self.is_full():
                self.spots[key] = spot
                self.memory += POINT_BYTES
        spot.visits += 1
        if int(seen) in spot.outcomes:
            return True
        if len(spot.outcomes) >= 2 * roots(spot.visits) or self.is_full():
            return False
        spot.outcomes.add(int(seen))
        self.memory += ARM_BYTES
        return True

    # One choice. -----------------------------------------------------------------------------

    def select(self, state: State, seat: i64) -> SecretArm:
        """What this seat tries now: what looks best, or was hardly tried."""
        point = self.point_of(seat)
        arms = self.offered(point, state, seat)
        for arm in arms:
            arm.chances += 1
        is_blind = state.turn == SEVERAL and self.chance.below(BLIND_ONE_IN) == 0
        if is_blind or point.visits == 0:
            best = arms[self.chance.below(len(arms))]
        else:
            best = self.most_hopeful(point, arms)
        if best.visits == 0:
            self.is_new = True
        self.points_met.append(point)
        self.arms.append(best)
        if seat == self.seat:
            if self.at_root and self.worlds:
                self.views = vec[i64]([self.salt] * int(self.state.seats))
            self.at_root = False
        return best

    def most_hopeful(self, point: Point, arms: list[SecretArm]) -> SecretArm:
        """The one that may be worth most: by its mean, and a bonus for what was tried little. What
        was never tried is taken to be worth as much as the rest."""
        share: i64 = 1024 // len(arms)
        best = arms[0]
        highest: i64 = -1
        for arm in arms:
            mean = arm.mean if arm.visits > 0 else point.total * 1000 // point.visits
            trust = self.reach * roots(arm.chances * MILLION) // (1 + arm.visits)
            hope = mean + trust * (1 + share) // 1024
            if hope > highest:
                highest = hope
                best = arm
        return best

    def offered(self, point: Point, state: State, seat: i64) -> list[SecretArm]:
        """The different things the seat may do in this world.

        Of several actions that mean the same, any one stands for them all.
        """
        arms: list[SecretArm] = []
        met: dict[int, SecretArm] = {}
        actions = self.sensible(state, seat)
        for at in range(len(actions)):
            action_class = int(state.action_class(actions[at]))
            arm = met.get(action_class)
            if arm is None:
                if self.at_root and seat == self.seat and action_class in self.overlooked:
                    continue
                arm = self.arm_of(point, action_class, seat)
                arm.same = 0
                met[action_class] = arm
                arms.append(arm)
            arm.same += 1
            if self.chance.below(arm.same) == 0:
                arm.meant = actions[at]
        return arms

    def arm_of(self, point: Point, action_class: int, seat: i64) -> SecretArm:
        """The record of this choice; a new one, which is kept while there is room."""
        arm = point.arms.get(action_class)
        if arm is None:
            arm = SecretArm(action_class, seat)
            if not self.is_full():
                point.arms[action_class] = arm
                self.memory += ARM_BYTES
        return arm

    def sensible(self, state: State, seat: i64) -> vec[i64]:
        """The legal actions, or one that wins at once. With cards, that could betray a world."""
        if self.decisive and not self.has_cards and state.turn == seat:
            win = state.winning_action()
            if win != NO_ACTION:
                return vec[i64]([win])
        return state.legal(seat)

    def point_of(self, seat: i64) -> Point:
        key = int(noted(self.views[seat], seat))
        point = self.points.get(key)
        if point is None:
            point = Point()
            self.is_new = True
            if not self.is_full():
                self.points[key] = point
                self.memory += POINT_BYTES
        return point

    def note(self, seat: i64, thing: i64) -> None:
        """The seat has seen this happen."""
        self.views[seat] = noted(self.views[seat], thing)

    # What it found. --------------------------------------------------------------------------

    def overlook(self, actions: set[int]) -> None:
        legal = [int(action) for action in self.state.legal(self.seat)]
        gists = {int(self.state.action_class(action)) for action in legal if action in actions}
        kept = {int(self.state.action_class(action)) for action in legal} - gists
        self.overlooked = gists if kept else set()

    def choices(self) -> list[Choice]:
        root = self.points.get(int(noted(0, self.seat)))
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
        return ranked(found)

    def tree(self, depth: int, breadth: int) -> str:
        nothing_seen = vec[i64]([0] * int(self.state.seats))
        return "\n".join(self.drawn(self.state, nothing_seen, depth, breadth, ""))

    def drawn(
        self, state: State, views: vec[i64], depth: int, breadth: int, indent: str
    ) -> list[str]:
        """What was tried from here on, until chance speaks or several choose at the same time."""
        seat = self.seat if state is self.state else state.turn
        point = self.points.get(int(noted(views[seat], seat))) if seat >= 0 else None
        if depth == 0 or point is None or state.asks != CHOOSE:
            return []
        actions: dict[int, i64] = {}
        for action in state.legal(seat):
            actions.setdefault(int(state.action_class(action)), action)
        arms = [
            arm
            for action_class, arm in point.arms.items()
            if arm.visits > 0 and action_class in actions
        ]
        lines: list[str] = []
        for arm in sorted(arms, key=most_visited_first)[:breadth]:
            action = actions[int(arm.action)]
            lines.append(f"{indent}{state.name(seat, action)}: {told(arm)}")
            if state.turn == SEVERAL or self.worlds:
                continue
            after, seen = state.copy(), views[:]
            for other in range(state.seats):
                thing = arm.action if other == seat else state.public_class(action)
                seen[other] = noted(seen[other], thing)
            after.play(action)
            lines += self.drawn(after, seen, depth - 1, breadth, indent + "  ")
        return lines


def most_visited_first(arm: SecretArm) -> tuple[int, int]:
    return -int(arm.visits), int(arm.action)


def noted(history: i64, thing: i64) -> i64:
    """A history and one thing more, as a number."""
    return (history * 69_069 + thing % 2_147_483_647 + 1) % PRIME
