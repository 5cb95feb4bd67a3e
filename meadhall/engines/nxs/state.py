"""One match of NXS: Ragnarok at one moment, with its words."""

from meadhall.engines.contract import CHOOSE, STYLE_KEYS, State
from meadhall.engines.nxs import evaluation, net
from meadhall.engines.nxs.actions import (
    CASTS,
    cell_of,
    detail_of,
    is_cast,
    is_swap,
    is_turn,
    swap_number,
    turn_number,
)
from meadhall.engines.nxs.diagram import drawn
from meadhall.engines.nxs.glance import glance
from meadhall.engines.nxs.match import Match
from meadhall.engines.nxs.picture import picture
from meadhall.engines.nxs.pieces import FACINGS, KIND_OF
from meadhall.engines.nxs.refusals import refusal
from meadhall.engines.nxs.requests import request
from meadhall.engines.nxs.table import LOT, MOVE, ROTATE, TWIN
from meadhall.engines.nxs.terms import HIDDEN
from meadhall.engines.nxs.words import (
    action_name,
    action_steps,
    events_between,
    is_action,
    steps_meant,
)
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Phrase
from meadhall.engines.values import Event, Step


class Nxs(Match):
    """Seats 0, 1 and 2 play White, Black and Gold."""

    def copy(self) -> "Nxs":
        twin = Nxs(self.terms, self.position.copy(), self.cards)
        self.copy_table_to(twin)
        return twin

    def seen_by(self, seat: i64) -> "Nxs":
        return super().seen_by(seat) if len(self.cards.faces) > 0 else self.copy()

    def name(self, seat: i64, action: i64) -> str:
        return action_name(self, action)

    def steps(self, seat: i64, action: i64) -> list[Step]:
        return action_steps(self, action)

    def steps_of_any(self, seat: int, action: int) -> list[Step]:
        return action_steps(self, action) if is_action(self, action) else []

    def steps_meant(self, seat: int, text: str) -> list[Step]:
        return steps_meant(self, seat, text)

    def refusal(self, seat: i64, steps: list[Step]) -> Phrase:
        return refusal(self, int(seat), steps)

    def events_since(self, before: State, values: list[int]) -> list[Event]:
        assert isinstance(before, Match)
        return events_between(before, self, values)

    def diagram(self) -> str:
        return drawn(self)

    def picture(self) -> str:
        return picture(self)

    def request(self, seat: int) -> Phrase | None:
        return request(self, seat)

    def is_open(self) -> bool:
        """Once a player is on turn, only cards face down hide anything."""
        return self.stage >= MOVE and self.stage != LOT and self.terms.mode != HIDDEN

    def playout_limit(self) -> i64:
        return 0

    def is_exacting(self) -> bool:
        return True

    def glance(self, action: i64) -> i64:
        return glance(self.position, action)

    def styles(self) -> list[str]:
        return list(STYLE_KEYS) if self.terms.mode != HIDDEN else list(STYLE_KEYS[:1])

    def skip_turn(self) -> bool:
        if self.asks != CHOOSE or self.stage != MOVE:
            return False
        self.end_turn()
        return True

    def evaluate(self, seat: i64) -> i64:
        found = net.net_for(self.terms, self.position.board)
        if found is None:
            return evaluation.judged(self.position, seat, self.turn, self.stage == MOVE)
        outlook = net.outlook(found, self.position, self.turn, self.is_to_move())
        return outlook if seat == self.turn else 1000 - outlook

    def features(self, seat: i64) -> vec[i64]:
        return evaluation.features(self.position, seat, self.turn, self.stage == MOVE)

    def feature_names(self) -> list[str]:
        return list(evaluation.FEATURES)

    def feature_weights(self) -> list[int]:
        return [] if self.net_numbers() else evaluation.weights()

    def is_to_move(self) -> bool:
        """Is the move, or the card in its place, still before the player on turn?"""
        return self.stage != ROTATE and self.stage != TWIN

    def net_inputs(self) -> vec[i64]:
        return net.inputs(self.position, self.turn, self.is_to_move())

    def net_seat(self) -> i64:
        return self.turn

    def net_names(self) -> list[str]:
        return net.names() if self.position.board.areas == 2 else []

    def net_numbers(self) -> list[int]:
        return net.numbers_for(self.terms, self.position.board)

    def action_class(self, action: i64) -> i64:
        """Cards by their faces; turns by what the piece then looks like; swaps from one end."""
        if is_cast(action) and self.cards.faces[action - CASTS] >= 0:
            return CASTS + self.cards.faces[action - CASTS]
        cell = cell_of(action)
        if is_turn(action):
            kind = KIND_OF[self.position.men[cell]]
            return turn_number(cell, detail_of(action) % FACINGS[kind])
        if is_swap(action):
            side = detail_of(action)
            other = self.position.board.steps[cell * 6 + side]
            return action if cell < other else swap_number(other, (side + 3) % 6)
        return action
