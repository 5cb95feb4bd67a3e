"""One match of the skirmish at one moment: which rule hears which answer."""

from collections.abc import Sequence
from typing import Final

from meadhall.engines.cards import Cards
from meadhall.engines.chance import Chance
from meadhall.engines.contract import (
    CHOOSE,
    DRAW,
    LOSS,
    NO_ACTION,
    ROLL,
    SHOW,
    STYLE_KEYS,
    WIN,
    State,
)
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.skirmish import (
    calling,
    candidates,
    diagrams,
    evaluation,
    events,
    features,
    glance,
    hints,
    luck,
    move_priors,
    permission,
    phases,
    picture,
    requests,
    scenarios,
    words,
)
from meadhall.engines.skirmish.actions import target_of
from meadhall.engines.skirmish.field import (
    ACT,
    CALL,
    COMBAT_DIE,
    DEPLOY,
    HAUL,
    NOTHING,
    PACK,
    SEE_HAND,
    UNVEIL,
    Field,
)
from meadhall.engines.skirmish.figures import NO_FIGURE, side_of_seat
from meadhall.engines.skirmish.movement import FINE
from meadhall.engines.skirmish.refusals import Broken
from meadhall.engines.values import UNKNOWN, Event, RuleBroken, Step

BESIDE: Final[vec[i64]] = vec[i64]([32, 12])
"""How far beside the best point others are tried in a playout, first and then."""


class Skirmish(Field):
    """Two, four or six players; even seats fight for side 0, odd ones for side 1."""

    def __init__(self, seats: i64, cards: Cards, scenario: i64, width: i64, zone: i64) -> None:
        super().__init__(seats, cards, scenario, width, zone)
        self.listed: vec[i64] = vec[i64]()  # what `legal` said, until something changes
        self.fortune: i64 = 0  # of side 0, in thousandths of a win; in an imagined world

    def copy(self) -> "Skirmish":
        twin = Skirmish(self.seats, self.cards, self.scenario, self.width, self.zone)
        self.copy_field_to(twin)
        twin.listed = self.listed[:]
        return twin

    # Answers, each to the rule that asked. ---------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if not self.is_asked(seat):
            return vec[i64]()
        if self.question == CALL:
            return candidates.listed(self, seat)
        if len(self.listed) == 0:
            self.listed = candidates.listed(self, seat)
        return self.listed[:]

    def is_selection(self) -> bool:
        return candidates.is_selection(self)

    def is_legal(self, seat: i64, action: i64) -> bool:
        return self.is_asked(seat) and permission.why_not(self, seat, action) == FINE

    def automatic_action(self, seat: i64) -> i64:
        """The cards themselves answer a call."""
        if self.question == CALL and self.is_asked(seat):
            answers = candidates.answers(self, seat)
            if len(answers) == 1:
                return answers[0]
        return NO_ACTION

    def play(self, action: i64) -> None:
        self.listed = vec[i64]()
        self.question = NOTHING
        phases.do(self, action)
        phases.proceed(self)

    def play_together(self, actions: vec[i64]) -> None:
        asked = vec[i64]()
        for seat in range(self.seats):
            if self.is_asked(seat):
                asked = append(asked, seat)
        self.question = NOTHING
        for at in range(len(asked)):
            calling.answer(self, asked[at], target_of(actions[at]))
        phases.answered(self)
        phases.proceed(self)

    def dice(self) -> tuple[i64, i64]:
        return phases.sides(self), 1

    def rolled(self, values: vec[i64]) -> None:
        question = self.question
        self.question = NOTHING
        phases.rolled(self, question, values[0])
        phases.proceed(self)

    def shuffled(self) -> None:
        self.question = NOTHING
        phases.proceed(self)

    def shown(self) -> None:
        self.question = NOTHING
        phases.proceed(self)

    def result(self, seat: i64) -> i64:
        best = scenarios.winner(self)
        if best < 0:
            return DRAW
        return WIN if best == side_of_seat(seat) else LOSS

    def reason(self) -> Phrase:
        return words.reason(self)

    def points(self, seat: i64) -> i64:
        return self.coins[side_of_seat(seat)]

    def team(self, seat: i64) -> i64:
        return side_of_seat(seat)

    # What a search asks. ---------------------------------------------------------------------

    def chance_answers(self, chance: Chance) -> None:
        """In a world that only one mind holds, no face need be told."""
        if self.asks == SHOW and len(self.cards.memories) == 0:
            self.shown()
        elif self.asks == ROLL and luck.is_counted(self):
            before = luck.promise(self)
            super().chance_answers(chance)
            while self.question == COMBAT_DIE:
                super().chance_answers(chance)
            self.fortune += luck.promise(self) - before
        else:
            super().chance_answers(chance)

    def luck(self, seat: i64) -> i64:
        return self.fortune if side_of_seat(seat) == 0 else -self.fortune

    def evaluate(self, seat: i64) -> i64:
        return evaluation.evaluate(self, side_of_seat(seat))

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self, side_of_seat(seat))

    def feature_names(self) -> list[str]:
        return list(features.NAMES)

    def feature_weights(self) -> list[int]:
        return features.weights()

    def glance(self, action: i64) -> i64:
        return glance.glance(self, action)

    def styles(self) -> list[str]:
        return list(STYLE_KEYS[:1])

    def has_move_priors(self) -> bool:
        return True

    def move_priors(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        return move_priors.move_priors(self, actions)

    def prior_trials(self) -> i64:
        return 16

    def likely_action(self, seat: i64, chance: Chance) -> i64:
        """In a playout everybody does what looks best. A figure looks only at the plainest of its
        actions, and beside the best of them: listing all is slow."""
        if self.question == ACT or self.question == HAUL:
            actions = candidates.distinct(candidates.few(self))
            best = move_priors.best(self, actions, chance)
            for apart in BESIDE:
                actions = candidates.beside(self, best, apart)
                if len(actions) > 1:
                    best = move_priors.best(self, actions, chance)
            return best
        actions = self.legal(seat)
        return actions[0] if len(actions) == 1 else move_priors.best(self, actions, chance)

    def playout_limit(self) -> i64:
        return 0

    def is_spacious(self) -> bool:
        return True

    def action_class(self, action: i64) -> i64:
        """A number small enough to be reckoned with; paths are long numbers."""
        return action % 1_099_511_627_689

    def public_class(self, action: i64) -> i64:
        return action % 1_099_511_627_689

    def is_quiet(self) -> bool:
        """A new turn begins: nobody in it has acted yet."""
        acting: i64 = self.actor if self.question == ACT and self.used == 0 else NO_FIGURE
        for figure in range(self.figures()):
            if self.activated[figure] == 1 and figure != acting:
                return False
        return self.question != DEPLOY

    # Rules that only an opened card can prove broken. ----------------------------------------

    def check_faces(self, values: Sequence[int]) -> None:
        faces = self.full_answer(values)
        if self.question == UNVEIL and len(faces) == len(self.asked_pile):
            for card, face in zip(self.asked_pile, faces, strict=True):
                if 0 <= face < PACK and self.cards.faces[card] in (UNKNOWN, face):
                    self.check_call(int(self.holder(card)), face)
        super().check_faces(values)  # after it: who relied on the call holds such a face impossible

    def check_call(self, seat: int, face: int) -> None:
        """Who answers a call shows a card of that rank; a lower one was kept silent about."""
        shown = calling.rank_of(face)
        if shown == self.rank:
            return
        form = Broken.KEPT_SILENT if shown < self.rank else Broken.FALSE_ANSWER
        why = say(form, card=words.card(face), rank=words.rank(int(self.rank)))
        raise RuleBroken(seat, why)

    # Words. ----------------------------------------------------------------------------------

    def name(self, seat: i64, action: i64) -> str:
        return words.name(self, action)

    def steps(self, seat: i64, action: i64) -> list[Step]:
        return words.steps(self, action)

    def steps_of_any(self, seat: int, action: int) -> list[Step]:
        return words.steps(self, action) if action >= 0 and self.is_asked(seat) else []

    def steps_meant(self, seat: int, text: str) -> list[Step]:
        return words.steps_meant(self, seat, text)

    def action_of(self, seat: i64, steps: list[Step]) -> i64:
        if not self.is_asked(seat):
            return NO_ACTION
        meant = words.action_of(self, steps)
        return meant if meant != NO_ACTION and self.is_legal(seat, meant) else NO_ACTION

    def is_beginning(self, seat: i64, steps: list[Step]) -> bool:
        return self.is_asked(seat) and words.is_beginning(self, steps)

    def refusal(self, seat: i64, steps: list[Step]) -> Phrase:
        if self.asks != CHOOSE or not self.is_asked(seat):
            return super().refusal(seat, steps)
        return words.refusal(self, int(seat), steps)

    def request(self, seat: int) -> Phrase | None:
        return requests.request(self, seat) if self.is_asked(seat) else None

    def hint(self, seat: int) -> Phrase | None:
        return hints.hint(self, seat) if self.is_asked(seat) else None

    def events_since(self, before: State, values: list[int]) -> list[Event]:
        assert isinstance(before, Field)
        return events.events_since(before, self, values)

    def private_news(self, before: State) -> Phrase | None:
        assert isinstance(before, Field)
        return events.private_news(before, self) if before.question == SEE_HAND else None

    def picture(self) -> str:
        return picture.picture(self)

    def diagram(self) -> str:
        return diagrams.draw(self)
