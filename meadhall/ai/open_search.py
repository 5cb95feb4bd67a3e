"""Search where everything is open and the seats choose in turn: Monte Carlo tree search.

One tree; each node is a position reached by one line of play. Every simulation walks down by the
upper confidence bounds to a position that is not open yet and opens it. Then it backs up the
result: payoffs go into the means, the best evaluation below into the guesses (implicit minimax),
and certain outcomes into the proofs. Each seat maximises its own payoff, so this works for two
rivals, for three, for teams, and for friends against the game.

Where another line of play has opened the same position before, its choices are not evaluated
again (`transpositions`). The tree is the same as without that, only sooner there.

Opening a position with foresight evaluates what every choice in it leads to. That costs as much as
dozens of simulations without it, and is worth more than hundreds.
"""

from dataclasses import replace
from typing import Final

from meadhall.ai.method import Method
from meadhall.ai.nodes import Node, bound, exploration_bonus, root_of
from meadhall.ai.payoffs import UNPROVEN, WON, final_payoffs, payoff, payoffs_of_winner
from meadhall.ai.search import ENOUGH, Choice, Search, choice_of, ranked
from meadhall.ai.tables import Tables, tables_in
from meadhall.engines.contract import CHOOSE, NO_ACTION, NO_KEY, OVER, SEVERAL, State
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.values import NOBODY

UNSEEN: Final = -2
"""In place of a promise: not evaluated, so it is tried before all that are."""

MOST_EVALUATED: Final = 400
"""How many choices of one position are evaluated at once, so that no simulation takes long."""

FORESEEN: Final = 2
"""How many plies one opening looks ahead: a choice, and the reply that wins at once."""

MANY: Final = 1_000_000
"""More choices than any position has."""

# Roughly what they take in memory.
NODE_BYTES: Final = 170
PROSPECT_BYTES: Final = 16
TRANSPOSITION_BYTES: Final = 130


class OpenSearch(Search):
    def __init__(self, state: State, seat: int, method: Method, seed: int) -> None:
        super().__init__(state, seat, method, seed)
        self.root: Node = Node(NO_ACTION, NOBODY)
        self.tables: Tables | None = None
        if method.tables and self.duel and self.solver:
            self.tables = tables_in(method.tables, method.tables_digest)
        self.unthought: set[int] = set()
        # By the positions' keys: the node that was opened first.
        self.opened: dict[int, Node] = {}
        self.knows_again: bool = (
            method.transpositions == 1 and self.foresight and self.tables is None
        )

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
        if node.visits == 0 and node.is_open and self.is_short_of_memory():
            self.forget(node)
        self.learn(path, packed)

    def may_open(self, node: Node, state: State) -> bool:
        """No, where the match ends, or chance or a simultaneous choice follows."""
        if state.asks != CHOOSE or state.turn == SEVERAL:
            return False
        if node.visits == 0:
            return self.foresight or node.mover == NOBODY
        return not self.is_full()

    def open(self, node: Node, state: State) -> None:
        """List the choices of a position. If one wins at once, list only that one."""
        key = self.key_of(state)
        twin = self.opened.get(int(key)) if key != NO_KEY else None
        if twin is not None and twin.is_open:
            self.open_like(node, twin)
        else:
            self.list_choices(node, state)
            if key != NO_KEY and node.mover != NOBODY:  # the root may lack what a level overlooks
                if twin is None:
                    self.memory += TRANSPOSITION_BYTES
                self.opened[int(key)] = node
        node.is_open = True
        self.memory += len(node.prospects) * PROSPECT_BYTES
        self.improve_guess(node)
        for child in node.children:
            self.propagate_proof(node, child)

    def list_choices(self, node: Node, state: State) -> None:
        node.chooser = state.turn
        win = self.win_on_board(state)
        if win != NO_ACTION:
            self.evaluate_choice(node, state, win)
        elif self.foresight:
            self.evaluate_choices(node, state)
        else:
            node.prospects = self.chance.shuffled(self.thought_of(state))
            node.promises = vec[i64]([UNSEEN] * len(node.prospects))

    def key_of(self, state: State) -> i64:
        """The key by which the position is known again, if what an opening looks at does not hang
        on the way here."""
        if self.knows_again and state.can_last(FORESEEN):
            return state.position_key()
        return NO_KEY

    def open_like(self, node: Node, twin: Node) -> None:
        """List the choices as they were listed when the twin was opened, with the outcomes that
        were certain at once. What was proven later is not taken over: it may hang on the way."""
        node.chooser = twin.chooser
        for child in twin.children:
            if child.visits == 0 and child.proof != UNPROVEN:
                certain = Node(child.action, node.chooser)
                certain.guess = certain.proof = child.proof
                self.adopt(node, certain)
        node.prospects = twin.prospects
        node.promises = twin.promises

    def win_on_board(self, state: State) -> i64:
        """An action that wins at once, if this player looks for one and thinks of it."""
        if not self.decisive:
            return NO_ACTION
        win = state.winning_action()
        if win != NO_ACTION and state.turn != self.seat and int(win) in self.unthought:
            return NO_ACTION
        return win

    def thought_of(self, state: State) -> vec[i64]:
        """The choices, without those of a rival's that this player does not think of."""
        actions = state.legal(state.turn)
        if len(self.unthought) == 0 or state.turn == self.seat:
            return actions
        thought = vec[i64]()
        for action in actions:
            if int(action) not in self.unthought:
                thought = append(thought, action)
        return thought if len(thought) > 0 else actions

    def evaluate_choices(self, node: Node, state: State) -> None:
        """Evaluate what every choice leads to. Of very many, only some; the others come last."""
        actions = self.thought_of(state)
        evaluated: i64 = len(actions)
        if evaluated > MOST_EVALUATED:
            actions = self.chance.shuffled(actions)
            evaluated = MOST_EVALUATED
        for at in range(evaluated):
            self.evaluate_choice(node, state, actions[at])
        put_in_order(node)
        for at in range(evaluated, len(actions)):
            node.prospects = append(node.prospects, actions[at])
            node.promises = append(node.promises, 0)

    def evaluate_choice(self, node: Node, state: State, action: i64) -> None:
        """Evaluate what an action leads to. If that is proven, the action becomes a child at
        once."""
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
        """Evaluate a position, after the next seat's win if there is one."""
        if state.asks == CHOOSE and state.turn != SEVERAL:
            win = self.win_on_board(state)
            if win != NO_ACTION:
                state = state.copy()
                state.play(win)
        if state.asks == OVER:
            node.guess = final_payoffs(state)
            if self.solver:
                node.proof = node.guess
        elif self.tables is not None and self.tables.moves_left(state) >= 0:
            node.guess = payoffs_of_winner(self.tables.winner(state))
            node.proof = node.guess
        else:
            node.guess = self.evaluation.payoffs(state, self.duel)

    def next_child(self, node: Node) -> Node:
        """The child to try: the best of those tried before, or the best prospect."""
        reach = exploration_bonus(node.visits + 1, self.exploration)
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
        return self.widening == 0 or len(node.children) < self.widening * (1 + root_of(node.visits))

    def evaluate(self, node: Node, state: State) -> i64:
        """The payoffs at the end of this simulation's walk."""
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
        return self.play_on(state)

    # Memory: a tree that grows too large drops what it will hardly need. ---------------------

    def is_short_of_memory(self) -> bool:
        return self.memory * 4 > self.most_memory

    def forget(self, node: Node) -> None:
        """Close a node to save memory. Its evaluation stays; it may be opened again."""
        if node.proof == UNPROVEN:
            self.memory -= len(node.prospects) * PROSPECT_BYTES + len(node.children) * NODE_BYTES
            node.close()

    # Backing up. -----------------------------------------------------------------------------

    def learn(self, path: list[Node], packed: i64) -> None:
        """Back up the payoffs, guesses and proofs along the path, from its end to the root."""
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
                self.propagate_proof(node, child)
            self.credit(node, packed)

    def credit(self, node: Node, packed: i64) -> None:
        """Record one visit. The mean is mixed with the best evaluation below; a proof replaces
        it."""
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
        """Take over the guess of the child or prospect that is best for the seat that chooses
        here."""
        highest: i64 = -1
        if node.taken < len(node.prospects) and node.promises[node.taken] != UNSEEN:
            node.guess = node.promises[node.taken]
            highest = payoff(node.guess, node.chooser)
        for child in node.children:
            value = payoff(child.guess, node.chooser)
            if value > highest:
                highest = value
                node.guess = child.guess

    def propagate_proof(self, node: Node, child: Node) -> None:
        """A child's outcome is proven; find out if this position's outcome is proven now."""
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

    def ignore_replies(self, actions: set[int]) -> None:
        self.unthought = actions

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
                self.propagate_proof(root, child)

    def follow(self, action: int) -> bool:
        """Make the child of this action the root, and keep its tree.

        False if there is no open child to go on with; then the search cannot be used any more.
        """
        for child in self.root.children:
            if child.action == action and child.is_open and child.proof == UNPROVEN:
                self.state.play(action)
                self.root = child
                self.root.mover = NOBODY
                self.memory = memory_of(child)
                self.opened = {}
                self.simulations = 0
                return True
        return False

    def choices(self) -> list[Choice]:
        """Children by their visits, then prospects by their evaluation."""
        root = self.root
        found = [self.choice_of_child(child) for child in root.children]
        for at in range(root.taken, len(root.prospects)):
            action, promise = int(root.prospects[at]), root.promises[at]
            worth = int(payoff(promise, root.chooser)) * 1000 if promise != UNSEEN else 0
            found.append(Choice(action, 0, 0, 0, UNPROVEN, (action,), worth))
        return ranked(found)

    def choice_of_child(self, child: Node) -> Choice:
        choice = choice_of(child, proof_of(child), line_of(child))
        if self.tables is None or child.proof == UNPROVEN:
            return choice
        after = self.state.copy()
        after.play(child.action)
        moves = self.tables.moves_left(after) if after.asks != OVER else i64(0)
        return replace(choice, moves_left=int(moves) + 1)

    def tree(self, depth: int, breadth: int) -> str:
        return "\n".join(drawn(self.root, self.state.copy(), depth, breadth, ""))


def put_in_order(node: Node) -> None:
    """Sort the prospects, the most promising first; equal ones keep their order."""
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
    """The proven payoff of a choice for its mover, or UNPROVEN."""
    return int(payoff(node.proof, node.mover)) if node.proof != UNPROVEN else int(UNPROVEN)


def best_first(node: Node) -> list[Node]:
    """The children in the order of their rank."""
    ranks = ranked([choice_of(child, proof_of(child), ()) for child in node.children])
    return [child for choice in ranks for child in node.children if child.action == choice.action]


def line_of(node: Node) -> tuple[int, ...]:
    """The best line of play from a choice on, as far as it was searched."""
    line = [int(node.action)]
    while node.children:
        node = best_first(node)[0]
        if node.visits == 0 and node.proof == UNPROVEN:
            break
        line.append(int(node.action))
    return tuple(line)


def drawn(node: Node, state: State, depth: int, breadth: int, indent: str) -> list[str]:
    """The tree below a node: notation, visits, chance of winning, and proofs."""
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
