"""Search where everything lies open and the seats choose in turn.

One tree, each node a position reached by one line of play. Every simulation walks down by the
upper confidence bounds to a position that was not opened yet, opens it, and carries what it found
back up: the payoffs into the means, the best judgement below into the guesses (implicit minimax),
and certain outcomes into the proofs. Each seat maximises its own payoff, so it holds for two
rivals, for three, for teams, and for friends against the game.

To open a position with foresight is to judge what every choice in it leads to. That costs as much
as dozens of blind simulations and is worth more than hundreds.
"""

from typing import Final

from meadhall.ai.method import Method
from meadhall.ai.nodes import Node, bound, reach_of, roots
from meadhall.ai.payoffs import UNPROVEN, WON, final_payoffs, judged_payoffs, payoff
from meadhall.ai.playouts import play_on
from meadhall.ai.search import ENOUGH, Choice, Search, choice_of, ranked
from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER, SEVERAL, State
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.values import NOBODY

UNSEEN: Final = -2
"""In place of a promise: nothing is known yet, and so everything seems possible."""

MOST_JUDGED: Final = 400
"""So many choices of one position are judged at once, so that no simulation takes long."""

MANY: Final = 1_000_000
"""More choices than any position has."""

# Roughly what they take in memory.
NODE_BYTES: Final = 170
PROSPECT_BYTES: Final = 16


class OpenSearch(Search):
    def __init__(self, state: State, seat: int, method: Method, seed: int) -> None:
        super().__init__(state, seat, method, seed)
        self.root: Node = Node(NO_ACTION, NOBODY)

    # One simulation. -------------------------------------------------------------------------

    def simulate(self) -> None:
        state = self.state.copy()
        node = self.root
        path = [node]
        while node.proof == UNPROVEN:
            if not node.is_open:
                if not self.may_open(node, state):
                    break
                self.open(node, state)
                if self.foresight or node.proof != UNPROVEN:
                    break
            node = self.next_child(node)
            state.play(node.action)
            path.append(node)
        packed = self.evaluate(node, state)
        if node.visits == 0 and node.is_open and self.is_thrifty():
            self.forget(node)
        self.learn(path, packed)

    def may_open(self, node: Node, state: State) -> bool:
        """Not where it ends, nor where chance or secrets come in after all."""
        if state.asks != CHOOSE or state.turn == SEVERAL:
            return False
        if node.visits == 0:
            return self.foresight or node.mover == NOBODY
        return not self.is_full()

    def open(self, node: Node, state: State) -> None:
        """See what may be done here; a win at once is all one needs to see."""
        node.is_open = True
        node.chooser = state.turn
        win = state.winning_action() if self.decisive else NO_ACTION
        if win != NO_ACTION:
            self.look_at(node, state, win)
        elif self.foresight:
            self.look_around(node, state)
        else:
            node.prospects = self.chance.shuffled(state.legal(state.turn))
            node.promises = vec[i64]([UNSEEN] * len(node.prospects))
        self.memory += len(node.prospects) * PROSPECT_BYTES
        self.improve_guess(node)
        for child in node.children:
            self.conclude(node, child)

    def look_around(self, node: Node, state: State) -> None:
        """Judge what every choice leads to; of very many only some, and the rest come last."""
        actions = state.legal(state.turn)
        judged: i64 = len(actions)
        if judged > MOST_JUDGED:
            actions = self.chance.shuffled(actions)
            judged = MOST_JUDGED
        for at in range(judged):
            self.look_at(node, state, actions[at])
        put_in_order(node)
        for at in range(judged, len(actions)):
            node.prospects = append(node.prospects, actions[at])
            node.promises = append(node.promises, 0)

    def look_at(self, node: Node, state: State, action: i64) -> None:
        """Judge what an action leads to. Where that is certain, it becomes a child at once."""
        after = state.copy()
        after.play(action)
        child = Node(action, node.chooser)
        self.assess(child, after)
        if child.proof == UNPROVEN:
            node.prospects = append(node.prospects, action)
            node.promises = append(node.promises, child.guess)
        else:
            self.adopt(node, child)

    def assess(self, node: Node, state: State) -> None:
        """What a position looks like to be worth, a win at once by the next seat included."""
        if self.decisive and state.asks == CHOOSE and state.turn != SEVERAL:
            win = state.winning_action()
            if win != NO_ACTION:
                state = state.copy()
                state.play(win)
        if state.asks == OVER:
            node.guess = final_payoffs(state)
            if self.solver:
                node.proof = node.guess
        else:
            node.guess = judged_payoffs(state, self.duel)

    def next_child(self, node: Node) -> Node:
        """The child to try: the best of those tried before, or the best prospect."""
        reach = reach_of(node.visits + 1, self.exploration)
        best = node
        highest: i64 = -1
        for child in node.children:
            if child.proof == UNPROVEN:
                hope = bound(child, reach)
                if hope > highest:
                    highest = hope
                    best = child
        if node.taken == len(node.prospects):
            return best
        if highest < 0:
            return self.take(node)
        promise = node.promises[node.taken]
        hope = payoff(promise, node.chooser) * 1000 + reach if promise != UNSEEN else highest + 1
        if hope > highest and self.may_widen(node) and not self.is_full():
            return self.take(node)
        return best

    def take(self, node: Node) -> Node:
        """Make the next prospect a child."""
        child = Node(node.prospects[node.taken], node.chooser)
        promise = node.promises[node.taken]
        if promise != UNSEEN:
            child.guess = promise
        node.taken += 1
        self.adopt(node, child)
        return child

    def adopt(self, node: Node, child: Node) -> None:
        child.mean = payoff(child.guess, child.mover) * 1000
        node.add(child)
        self.memory += NODE_BYTES

    def may_widen(self, node: Node) -> bool:
        """Has the position been visited often enough to consider one choice more?"""
        return self.widening == 0 or len(node.children) < self.widening * (1 + roots(node.visits))

    def evaluate(self, node: Node, state: State) -> i64:
        """The payoffs this simulation found where it stopped."""
        if node.proof != UNPROVEN:
            return node.proof
        if state.asks == OVER:
            node.guess = final_payoffs(state)
            if self.solver:
                node.proof = node.guess
            return node.guess
        if not self.foresight and (self.minimax > 0 or self.limit == 0):
            self.assess(node, state)
        if node.proof != UNPROVEN or self.limit == 0:
            return node.guess
        return play_on(state, self.chance, self.limit, self.decisive, self.move_priors, self.duel)

    # Memory: a tree that grows too large forgets what it will hardly need. -------------------

    def is_thrifty(self) -> bool:
        return self.memory * 4 > self.most_memory

    def forget(self, node: Node) -> None:
        """Keep what opening the node has shown, but not the prospects; it may be opened again."""
        if node.proof == UNPROVEN:
            self.memory -= len(node.prospects) * PROSPECT_BYTES + len(node.children) * NODE_BYTES
            node.close()

    # What it teaches. ------------------------------------------------------------------------

    def learn(self, path: list[Node], packed: i64) -> None:
        """Carry the payoffs up, and whatever has become better known."""
        at: i64 = len(path) - 1
        node = path[at]
        self.credit(node, packed)
        while at > 0:
            child = node
            at -= 1
            node = path[at]
            if self.minimax > 0:
                self.improve_guess(node)
            if child.proof != UNPROVEN and node.proof == UNPROVEN:
                self.conclude(node, child)
            self.credit(node, packed)

    def credit(self, node: Node, packed: i64) -> None:
        """One visit more. The mean leans on the judgement below, and on nothing but a proof."""
        if node.mover == NOBODY:
            node.visits += 1
            return
        node.learn(payoff(packed, node.mover))
        if node.proof != UNPROVEN:
            node.mean = payoff(node.proof, node.mover) * 1000
        elif self.minimax > 0:
            lean = payoff(node.guess, node.mover) * 1000 * self.minimax
            node.mean = (node.mean * (16 - self.minimax) + lean) // 16

    def improve_guess(self, node: Node) -> None:
        """The seat that chooses here will go where the judgement is best."""
        highest: i64 = -1
        if node.taken < len(node.prospects) and node.promises[node.taken] != UNSEEN:
            node.guess = node.promises[node.taken]
            highest = payoff(node.guess, node.chooser)
        for child in node.children:
            value = payoff(child.guess, node.chooser)
            if value > highest:
                highest = value
                node.guess = child.guess

    def conclude(self, node: Node, child: Node) -> None:
        """A child's outcome is certain: is this position's too?"""
        if payoff(child.proof, node.chooser) == WON:
            node.proof = child.proof
        elif node.taken == len(node.prospects):
            best = child
            for other in node.children:
                if other.proof == UNPROVEN:
                    return
                if payoff(other.proof, node.chooser) > payoff(best.proof, node.chooser):
                    best = other
            node.proof = best.proof
        if node.proof != UNPROVEN:
            node.guess = node.proof

    # What it found. --------------------------------------------------------------------------

    def is_settled(self) -> bool:
        return self.root.proof != UNPROVEN

    def overlook(self, actions: set[int]) -> None:
        root = self.root
        self.open(root, self.state)
        seen = [child for child in root.children if int(child.action) not in actions]
        prospects, promises = vec[i64](), vec[i64]()
        for at in range(len(root.prospects)):
            if int(root.prospects[at]) not in actions:
                prospects = append(prospects, root.prospects[at])
                promises = append(promises, root.promises[at])
        if root.proof == UNPROVEN and len(seen) + len(prospects) > 0:
            root.children, root.prospects, root.promises = seen, prospects, promises
            self.improve_guess(root)
            for child in root.children:
                self.conclude(root, child)

    def follow(self, action: int) -> bool:
        """Make the root what follows from an action, and keep what is known of it.

        False, and the search is of no further use, where that is nothing, or so certain that the
        choices there were never looked at.
        """
        for child in self.root.children:
            if child.action == action and child.is_open and child.proof == UNPROVEN:
                self.state.play(action)
                self.root = child
                self.root.mover = NOBODY
                self.memory = memory_of(child)
                self.simulations = 0
                return True
        return False

    def choices(self) -> list[Choice]:
        """Those that were never tried are worth what they look like."""
        root = self.root
        found = [choice_of(child, proof_of(child), line_of(child)) for child in root.children]
        for at in range(root.taken, len(root.prospects)):
            action, promise = int(root.prospects[at]), root.promises[at]
            worth = int(payoff(promise, root.chooser)) * 1000 if promise != UNSEEN else 0
            found.append(Choice(action, 0, 0, 0, UNPROVEN, (action,), worth))
        return ranked(found)

    def tree(self, depth: int, breadth: int) -> str:
        return "\n".join(drawn(self.root, self.state.copy(), depth, breadth, ""))


def put_in_order(node: Node) -> None:
    """The most promising prospects first; equals stay in their order."""
    keys = [
        (WON - int(payoff(node.promises[at], node.chooser))) * MANY + at
        for at in range(len(node.promises))
    ]
    keys.sort()
    prospects = vec[i64](capacity=len(keys))
    promises = vec[i64](capacity=len(keys))
    for key in keys:
        prospects = append(prospects, node.prospects[key % MANY])
        promises = append(promises, node.promises[key % MANY])
    node.prospects = prospects
    node.promises = promises


def memory_of(node: Node) -> i64:
    """What a tree takes in memory."""
    total: i64 = NODE_BYTES + len(node.prospects) * PROSPECT_BYTES
    for child in node.children:
        total += memory_of(child)
    return total


def proof_of(node: Node) -> int:
    """What the choice certainly brings its mover, or UNPROVEN."""
    return int(payoff(node.proof, node.mover)) if node.proof != UNPROVEN else int(UNPROVEN)


def best_first(node: Node) -> list[Node]:
    """The children in the order of their rank."""
    ranks = ranked([choice_of(child, proof_of(child), ()) for child in node.children])
    return [child for choice in ranks for child in node.children if child.action == choice.action]


def line_of(node: Node) -> tuple[int, ...]:
    """The best play from a choice on, as far as it was looked at."""
    line = [int(node.action)]
    while node.children:
        node = best_first(node)[0]
        if node.visits == 0 and node.proof == UNPROVEN:
            break
        line.append(int(node.action))
    return tuple(line)


def drawn(node: Node, state: State, depth: int, breadth: int, indent: str) -> list[str]:
    """The tree below a node: notation, visits, worth, and what is certain."""
    lines: list[str] = []
    for child in best_first(node)[:breadth] if depth > 0 else []:
        words = "1 visit" if child.visits == 1 else f"{int(child.visits)} visits"
        if child.proof != UNPROVEN:
            words += f", certainly {proof_of(child) / 10:.0f} %"
        elif child.visits >= ENOUGH:
            words += f", {int(child.total) / int(10 * child.visits):.0f} %"
        lines.append(f"{indent}{state.name(state.turn, child.action)}: {words}")
        after = state.copy()
        after.play(child.action)
        lines += drawn(child, after, depth - 1, breadth, indent + "  ")
    return lines
