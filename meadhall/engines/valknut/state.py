"""One match of Valknut at one moment: which rule hears which answer."""

from meadhall.engines.contract import CHOOSE, LOSS, STYLE_KEYS, WIN, State
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Phrase
from meadhall.engines.valknut import (
    diagrams,
    ending,
    evaluation,
    events,
    features,
    glance,
    gods,
    killing,
    laying,
    move_priors,
    movement,
    picture,
    refusals,
    requests,
    setup,
    spawning,
    turn,
    words,
)
from meadhall.engines.valknut.table import (
    CLOSING,
    MIX_TOP,
    MOVE,
    NOTHING,
    OUTBREAK,
    PASS,
    PICK,
    PICKED,
    PLACE,
    RAGE,
    RISEN,
    SET_UP,
    SETTING_UP,
    SHOW_PLACED,
    SHOW_TOP,
    SPAWN,
    WHICH_WARBAND,
    WHO_DRAFTS,
    Table,
)
from meadhall.engines.values import Event, Step


class Valknut(Table):
    """Two to four players; turns follow from the smallest warband up, not from the seats."""

    def copy(self) -> "Valknut":
        twin = Valknut(self.seats, self.cards, self.ragnarok, self.with_gods, self.picks)
        self.copy_table_to(twin)
        return twin

    # Answers, each to the rule that asked. ---------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if self.asks != CHOOSE or self.turn != seat:
            return vec[i64]()
        question = self.question
        if question == MOVE:
            return movement.choices(self)
        if question in (PLACE, RAGE):
            return laying.choices(self)
        if question == SPAWN:
            return spawning.choices(self)
        if question == SET_UP:
            return setup.choices(self)
        if question == PICK:
            return setup.picks(self)
        if question == OUTBREAK:
            return killing.risings(self)
        return gods.choices(self)

    def play(self, action: i64) -> None:
        self.begin(action)
        turn.proceed(self)

    def begin(self, action: i64) -> None:
        """What the choice itself does; what follows from it, kills above all, is still to come."""
        question = self.question
        if question in (PLACE, RAGE) and action != PASS:
            laying.choose(self, action)
            return
        self.question = NOTHING
        if question == MOVE:
            if action == PASS:
                self.stage = CLOSING
            else:
                turn.move(self, action)
        elif question == SPAWN:
            spawning.choose(self, action)
        elif question == SET_UP:
            setup.choose(self, action)
        elif question == PICK:
            setup.pick(self, action - PICKED)
        elif question == OUTBREAK:
            killing.rise(self, action - RISEN)
        elif action != PASS:
            gods.decide(self, question, action)

    def dice(self) -> tuple[i64, i64]:
        if self.question == WHO_DRAFTS:
            return self.seats, 1
        return len(setup.free_warbands(self)), 1

    def rolled(self, values: vec[i64]) -> None:
        question = self.question
        self.question = NOTHING
        if question == WHO_DRAFTS:
            self.drafter = values[0] - 1
        elif question == WHICH_WARBAND:
            setup.pick(self, setup.free_warbands(self)[values[0] - 1])
        turn.proceed(self)

    def shuffled(self) -> None:
        question = self.question
        self.question = NOTHING
        if question == MIX_TOP:
            gods.ask_order_of_top(self)
        turn.proceed(self)

    def shown(self) -> None:
        question = self.question
        self.question = NOTHING
        if question == SHOW_PLACED:
            laying.lay(self, self.laying)
        elif question == SHOW_TOP:
            gods.top_seen(self)
        turn.proceed(self)

    def result(self, seat: i64) -> i64:
        return WIN if self.winner == seat else LOSS

    def reason(self) -> Phrase:
        return ending.reason(self)

    def points(self, seat: i64) -> i64:
        return ending.points(self, seat)

    # What a search asks. ---------------------------------------------------------------------

    def evaluate(self, seat: i64) -> i64:
        return evaluation.evaluate(self, seat)

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self, seat)

    def feature_names(self) -> list[str]:
        return list(features.NAMES)

    def feature_weights(self) -> list[int]:
        return features.weights()

    def is_quiet(self) -> bool:
        return evaluation.is_quiet(self)

    def plans_turns(self) -> bool:
        return True

    def is_begun(self) -> bool:
        return self.stage > SETTING_UP

    def is_crowded(self) -> bool:
        return True

    def playout_limit(self) -> i64:
        return 0

    def winning_action(self) -> i64:
        return move_priors.winning_action(self)

    def may_end_now(self) -> bool:
        return move_priors.may_end_now(self)

    def glance(self, action: i64) -> i64:
        return glance.glance(self, action)

    def styles(self) -> list[str]:
        return list(STYLE_KEYS[:1])

    def has_move_priors(self) -> bool:
        return True

    def move_priors(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        return move_priors.move_priors(self, seat, actions)

    # Words. ----------------------------------------------------------------------------------

    def name(self, seat: i64, action: i64) -> str:
        return words.name(self, action)

    def steps(self, seat: i64, action: i64) -> list[Step]:
        return words.steps(self, action)

    def steps_of_any(self, seat: int, action: int) -> list[Step]:
        return words.steps_of_any(self, action)

    def steps_meant(self, seat: int, text: str) -> list[Step]:
        return words.steps_meant(self, text)

    def refusal(self, seat: i64, steps: list[Step]) -> Phrase:
        if not self.is_asked(seat) or not steps:
            return super().refusal(seat, steps)
        return refusals.refusal(self, steps)

    def request(self, seat: int) -> Phrase | None:
        return requests.request(self, seat) if self.is_asked(seat) else None

    def events_since(self, before: State, values: list[int]) -> list[Event]:
        assert isinstance(before, Table)
        return events.events_since(before, self, values)

    def private_news(self, before: State) -> Phrase | None:
        assert isinstance(before, Table)
        return events.private_news(before, self)

    def picture(self) -> str:
        return picture.picture(self)

    def diagram(self) -> str:
        return diagrams.draw(self)
