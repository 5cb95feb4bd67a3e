"""One match of Valheim at one moment: which rule hears which answer."""

from meadhall.engines.contract import State
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Phrase
from meadhall.engines.valheim import (
    choices,
    diagram,
    evaluation,
    events,
    hints,
    move_priors,
    picture,
    refusals,
    requests,
    words,
)
from meadhall.engines.valheim.encounters import who_comes
from meadhall.engines.valheim.fight import act, begin_encounter, boss_strikes, try_escape
from meadhall.engines.valheim.journey import (
    BOSS_ROLL,
    COMBAT,
    ENCOUNTER,
    ESCAPE_ROLL,
    NOTHING,
    TRAVEL,
    Journey,
)
from meadhall.engines.valheim.numbers import START_POINTS, START_STEPS
from meadhall.engines.valheim.treasure import take_treasure
from meadhall.engines.valheim.turns import begin_turn, next_turn, result
from meadhall.engines.values import Event, Step


class Valheim(Journey):
    """One or two heroes; seat 0 has the first turn of each round."""

    def copy(self) -> "Valheim":
        twin = Valheim(self.seats, self.cards, self.difficulty, self.limit)
        self.copy_journey_to(twin)
        return twin

    # Answers, each to the rule that asked. ---------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if not self.is_asked(seat):
            return vec[i64]()
        if self.question == TRAVEL:
            return choices.on_the_map(self, seat)
        return choices.in_a_fight(self, seat)

    def play(self, action: i64) -> None:
        if self.question == COMBAT:
            act(self, action)
            self.go_on()
        else:
            choices.travel(self, action)

    def rolled(self, values: vec[i64]) -> None:
        question = self.question
        self.question = NOTHING
        if question == ENCOUNTER:
            begin_encounter(self, who_comes(self, self.active, values[0]))
        elif question == ESCAPE_ROLL:
            try_escape(self, values[0])
        elif question == BOSS_ROLL:
            boss_strikes(self, values[0])
        self.go_on()

    def shuffled(self) -> None:
        begin_turn(self, 0)

    def shown(self) -> None:
        self.question = NOTHING
        take_treasure(self)
        self.go_on()

    def go_on(self) -> None:
        """Where nothing more is asked, the turn is over."""
        if self.question == NOTHING:
            next_turn(self)

    def result(self, seat: i64) -> i64:
        return result(self)

    def reason(self) -> Phrase:
        return words.reason(self)

    # What a search asks. ---------------------------------------------------------------------

    def evaluate(self, seat: i64) -> i64:
        return evaluation.evaluate(self)

    def features(self, seat: i64) -> vec[i64]:
        return evaluation.features(self)

    def feature_names(self) -> list[str]:
        return list(evaluation.NAMES)

    def feature_weights(self) -> list[int]:
        return [int(worth) for worth in evaluation.WORTHS]

    def has_move_priors(self) -> bool:
        return True

    def move_priors(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        return move_priors.move_priors(self, seat, actions)

    def is_long(self) -> bool:
        return True

    def playout_limit(self) -> i64:
        return 0

    def is_quiet(self) -> bool:
        """A turn has just begun: nothing is half done, and nobody is in a fight."""
        if self.question != TRAVEL or self.action_points[self.turn] != START_POINTS:
            return False
        return self.steps_left[self.turn] == START_STEPS + self.extra_steps(self.turn)

    # Words. ----------------------------------------------------------------------------------

    def name(self, seat: i64, action: i64) -> str:
        return words.name(self, int(seat), int(action))

    def steps(self, seat: i64, action: i64) -> list[Step]:
        return words.steps(self, int(seat), int(action))

    def steps_of_any(self, seat: int, action: int) -> list[Step]:
        return words.steps(self, seat, action) if words.is_action(self, seat, action) else []

    def steps_meant(self, seat: int, text: str) -> list[Step]:
        return words.steps_meant(self, seat, text)

    def refusal(self, seat: i64, steps: list[Step]) -> Phrase:
        if not self.is_asked(seat) or not steps:
            return super().refusal(seat, steps)
        return refusals.refusal(self, int(seat), steps)

    def request(self, seat: int) -> Phrase | None:
        return requests.request(self, seat) if self.is_asked(seat) else None

    def hint(self, seat: int) -> Phrase | None:
        return hints.hint(self, seat)

    def events_since(self, before: State, values: list[int]) -> list[Event]:
        assert isinstance(before, Journey)
        return events.events_since(before, self, values)

    def diagram(self) -> str:
        return diagram.draw(self)

    def picture(self) -> str:
        return picture.picture(self)
