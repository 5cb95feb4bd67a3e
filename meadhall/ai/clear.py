"""Search where everything lies open and the seats choose in turn.

One tree, each node a position reached by one line of play. Every simulation walks down by the
upper confidence bounds, opens one position more, and carries what it found back up: the payoffs
into the means, the best judgement below into the guesses (implicit minimax), and certain
outcomes into the proofs. Each seat maximises its own payoff, so it holds for two rivals, for
three, for teams, and for friends against the game.
"""

from meadhall.ai.method import Method
from meadhall.ai.nodes import Node, bound, reach_of, roots
from meadhall.ai.payoffs import UNPROVEN, WON, final_payoffs, judged_payoffs, payoff
from meadhall.ai.playouts import play_on
from meadhall.ai.search import Choice, Search, choice_of, ranked
from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER, SEVERAL, State
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.values import NOBODY


class ClearSearch(Search):
    def __init__(self, state: State, seat: int, method: Method, seed: int) -> None:
        super().__init__(state, seat, method, seed)
        self.root: Node = Node(NO_ACTION, NOBODY)

    # One simulation. -------------------------------------------------------------------------

    def simulate(self) -> None:
        state = self.state.copy()
        node = self.root
        path = [node]
        is_new = False
        while node.proof == UNPROVEN and not is_new:
            if not node.is_open:
                if not self.may_open(node, state):
                    break
                self.open(node, state)
                if self.foresight or node.proof != UNPROVEN:
                    break
            if len(node.untried) > 0 and self.may_widen(node):
                is_new = True
                node = self.try_another(node, state)
            else:
                node = self.best_child(node)
            state.play(node.action)
            path.append(node)
        self.learn(path, self.evaluate(node, state))

    def may_open(self, node: Node, state: State) -> bool:
        if state.asks != CHOOSE or state.turn == SEVERAL or self.size >= self.most_nodes:
            return False
        return self.foresight or node.visits > 0 or node.mover == NOBODY

    def open(self, node: Node, state: State) -> None:
        """See what may be done here; a win at once is all one needs to see."""
        node.is_open = True
        node.children = []
        win = state.winning_action() if self.decisive else NO_ACTION
        if win != NO_ACTION:
            self.add_child(node, state, win)
            if self.solver:
                self.conclude(node, node.children[0])
            return
        if not self.foresight:
            node.untried = state.legal(state.turn)
            return
        for action in state.legal(state.turn):
            self.add_child(node, state, action)
        self.look_ahead(node)

    def add_child(self, node: Node, state: State, action: i64) -> None:
        """A child that is judged before it is visited."""
        child = Node(action, state.turn)
        after = state.copy()
        after.play(action)
        if after.asks == OVER:
            child.guess = final_payoffs(after)
            if self.solver:
                child.proof = child.guess
        else:
            child.guess = self.foreseen(child, after)
        child.mean = payoff(child.guess, child.mover) * 1000
        node.children.append(child)
        self.size += 1

    def foreseen(self, child: Node, state: State) -> i64:
        """What a position looks like to be worth, a win at once by the next seat included."""
        win = NO_ACTION
        if self.decisive and state.asks == CHOOSE and state.turn != SEVERAL:
            win = state.winning_action()
        if win == NO_ACTION:
            return judged_payoffs(state, self.duel)
        state.play(win)
        packed = final_payoffs(state)
        if self.solver:
            child.proof = packed
        return packed

    def look_ahead(self, node: Node) -> None:
        """Put the best looking children first and believe them."""
        mover = node.children[0].mover
        node.children = best_looking_first(node.children, mover)
        self.improve_guess(node)
        for child in node.children:
            if child.proof != UNPROVEN:
                self.conclude(node, child)

    def try_another(self, node: Node, state: State) -> Node:
        """A child for one of the actions that have none yet."""
        last: i64 = len(node.untried) - 1
        at = self.chance.below(last + 1)
        child = Node(node.untried[at], state.turn)
        node.untried[at] = node.untried[last]
        node.untried = node.untried[:last]
        node.children.append(child)
        self.size += 1
        return child

    def may_widen(self, node: Node) -> bool:
        return self.widening == 0 or len(node.children) < self.breadth(node)

    def breadth(self, node: Node) -> i64:
        """How many of its choices a position considers by now."""
        return self.widening * (1 + roots(node.visits))

    def best_child(self, node: Node) -> Node:
        """The most promising child whose outcome is not certain yet."""
        reach = reach_of(node.visits + 1, self.exploration)
        left: i64 = len(node.children)
        if self.widening > 0 and self.breadth(node) < left:
            left = self.breadth(node)
        best = node.children[0]
        highest: i64 = -1
        for child in node.children:
            if child.proof == UNPROVEN or not self.solver:
                hope = bound(child, reach)
                if hope > highest:
                    highest = hope
                    best = child
                left -= 1
                if left == 0:
                    break
        return best

    def evaluate(self, node: Node, state: State) -> i64:
        """The payoffs this simulation found at the leaf."""
        if node.proof != UNPROVEN:
            return node.proof
        if state.asks == OVER:
            node.guess = final_payoffs(state)
            if self.solver:
                node.proof = node.guess
            return node.guess
        if self.foresight and self.limit == 0:
            return node.guess
        if not self.foresight and (self.minimax > 0 or self.limit == 0):
            node.guess = self.foreseen(node, state.copy())
            if node.proof != UNPROVEN or self.limit == 0:
                return node.guess
        return play_on(state, self.chance, self.limit, self.decisive, self.duel)

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
        """One visit more; the mean leans on the judgement below, and on nothing but a proof."""
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
        mover = node.children[0].mover
        highest: i64 = -1
        for child in node.children:
            value = payoff(child.guess, mover)
            if value > highest:
                highest = value
                node.guess = child.guess

    def conclude(self, node: Node, child: Node) -> None:
        """A child's outcome is certain: is this position's too?"""
        if payoff(child.proof, child.mover) == WON:
            node.proof = child.proof
        elif len(node.untried) == 0:
            best = child
            for other in node.children:
                if other.proof == UNPROVEN:
                    return
                if payoff(other.proof, other.mover) > payoff(best.proof, best.mover):
                    best = other
            node.proof = best.proof
        if node.proof != UNPROVEN:
            node.guess = node.proof

    # What it found. --------------------------------------------------------------------------

    def is_settled(self) -> bool:
        return self.root.proof != UNPROVEN

    def overlook(self, actions: set[int]) -> None:
        self.open(self.root, self.state)
        kept = [child for child in self.root.children if int(child.action) not in actions]
        if kept and len(kept) < len(self.root.children) and self.root.proof == UNPROVEN:
            self.root.children = kept
            self.improve_guess(self.root)
        untried = vec[i64]()
        for action in self.root.untried:
            if int(action) not in actions:
                untried = append(untried, action)
        if len(untried) > 0:
            self.root.untried = untried

    def follow(self, action: int) -> bool:
        """Make the root what follows from an action, and keep what is known of it."""
        for child in self.root.children:
            if child.action == action:
                self.state.play(action)
                self.root = child
                self.root.mover = NOBODY
                self.size = count(child)
                return True
        return False

    def choices(self) -> list[Choice]:
        return ranked([found(child) for child in self.root.children])

    def tree(self, depth: int, breadth: int) -> str:
        return "\n".join(drawn(self.root, self.state.copy(), depth, breadth, ""))


def best_looking_first(children: list[Node], mover: i64) -> list[Node]:
    """Sorted by how they look to the mover; equals stay in their order."""
    keys = [(-int(payoff(child.guess, mover)), at) for at, child in enumerate(children)]
    keys.sort()
    return [children[at] for _, at in keys]


def count(node: Node) -> i64:
    """The nodes of a tree."""
    total: i64 = 1
    for child in node.children:
        total += count(child)
    return total


def found(node: Node) -> Choice:
    proof = int(payoff(node.proof, node.mover)) if node.proof != UNPROVEN else UNPROVEN
    return choice_of(node, proof, line_of(node))


def line_of(node: Node) -> tuple[int, ...]:
    """The best play from a node on, as far as it was visited."""
    line = [int(node.action)]
    while node.children:
        best = ranked([flat(child) for child in node.children])[0]
        if best.visits == 0 and best.proof == UNPROVEN:
            break
        line.append(best.action)
        node = [child for child in node.children if child.action == best.action][0]
    return tuple(line)


def flat(node: Node) -> Choice:
    """A node for ranking, without its line."""
    proof = int(payoff(node.proof, node.mover)) if node.proof != UNPROVEN else UNPROVEN
    return choice_of(node, proof, ())


def drawn(node: Node, state: State, depth: int, breadth: int, indent: str) -> list[str]:
    """The tree below a node: notation, visits, worth, and what is certain."""
    lines: list[str] = []
    if depth == 0 or not node.children:
        return lines
    for choice in ranked([flat(child) for child in node.children])[:breadth]:
        child = [child for child in node.children if child.action == choice.action][0]
        words = f"{choice.visits} visits, {choice.worth / 10_000:.1f} %"
        if choice.proof != UNPROVEN:
            words += f", certainly {choice.proof / 10:.0f} %"
        lines.append(f"{indent}{state.name(state.turn, child.action)}: {words}")
        after = state.copy()
        after.play(child.action)
        lines += drawn(child, after, depth - 1, breadth, indent + "  ")
    return lines
