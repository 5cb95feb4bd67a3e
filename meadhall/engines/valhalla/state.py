"""One match of Valhalla at one moment: which rule hears which answer."""

from collections.abc import Sequence

from meadhall.engines.chance import Chance
from meadhall.engines.contract import SHOW, SHUFFLE, State
from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.valhalla import (
    clash,
    diagrams,
    ending,
    evaluation,
    events,
    experience,
    final,
    forfeits,
    gods,
    losing,
    move_priors,
    picture,
    requests,
    strategic,
    words,
)
from meadhall.engines.valhalla.faces import DRAUGR, faces_in
from meadhall.engines.valhalla.phases import lead, proceed
from meadhall.engines.valhalla.table import (
    BARE_DRAUGAR,
    CLASH,
    DRAW_OR_TAKE,
    EFFECT,
    FORFEIT,
    HAND,
    KEEP_ONE,
    LAID,
    LOOTING,
    LOSE_ONE,
    MIX_DRAWN,
    MIX_HAND,
    NOTHING,
    OMEN,
    PLAY,
    RESCUE,
    RESHUFFLE,
    SEE_DRAWN,
    SEE_TOP,
    SHOW_LOST,
    SUPPORT,
    TAKE,
    TAKE_ONE,
    TURN_THREE,
    TYING,
    UNVEIL,
    USE,
    WOLF_MAIN,
    WOLF_SUPPORT,
    Table,
)
from meadhall.engines.valhalla.texts import BrokenRule, Request
from meadhall.engines.values import UNKNOWN, Event, RuleBroken, Step


class Valhalla(Table):
    """Two to five players; seats go clockwise."""

    def copy(self) -> "Valhalla":
        twin = Valhalla(self.seats, self.cards, self.aspects, self.with_forfeits, self.may_pass)
        self.copy_table_to(twin)
        return twin

    # Answers, each to the rule that asked. ---------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if not self.is_asked(seat):
            return vec[i64]()
        question = self.question
        if question == PLAY:
            return strategic.plays(self, seat)
        if question == EFFECT:
            return strategic.effects(self, seat)
        if question == DRAW_OR_TAKE:
            return strategic.draws(self, seat)
        if question == KEEP_ONE:
            return strategic.keeps(self)
        if question == TAKE_ONE:
            return clash.takes(self)
        if question == LOSE_ONE:
            return losing.losable(self, seat)
        if question == RESCUE:
            return losing.rescues(self)
        if question == WOLF_SUPPORT:
            return final.recoveries(self, seat)
        return forfeits.yes_or_no()

    def play(self, action: i64) -> None:
        question = self.question
        self.question = NOTHING
        if question == EFFECT:
            strategic.declare(self, action)
        elif question == RESHUFFLE:
            gods.decide_reshuffle(self, action)
        elif question == DRAW_OR_TAKE:
            strategic.draw_or_take(self, action)
        elif question == KEEP_ONE:
            strategic.keep(self, action)
        elif question == SUPPORT:
            clash.decide_support(self, action)
        elif question == TAKE_ONE:
            clash.take(self, action)
        elif question == LOSE_ONE:
            losing.lose_one(self, action)
        elif question == RESCUE:
            losing.keep_rescue(self, action - TAKE)
        elif question == WOLF_MAIN:
            final.decide_wolf(self, action)
        elif question == WOLF_SUPPORT:
            final.recover(self, action)
        else:
            forfeits.set_forfeits(self, vec[i64]([action]))
        proceed(self)

    def play_together(self, actions: vec[i64]) -> None:
        question = self.question
        self.question = NOTHING
        if question == PLAY:
            strategic.lay_down(self, actions)
        else:
            forfeits.set_forfeits(self, actions)
        proceed(self)

    def dice(self) -> tuple[i64, i64]:
        return self.seats, 1

    def rolled(self, values: vec[i64]) -> None:
        self.question = NOTHING
        lead(self, values[0] - 1)
        proceed(self)

    def shuffled(self) -> None:
        question = self.question
        self.question = NOTHING
        if question == MIX_HAND:
            losing.hand_mixed(self)
        elif question == MIX_DRAWN:
            self.ask_seat(KEEP_ONE, self.turn)
        proceed(self)

    def shown(self) -> None:
        question = self.question
        self.question = NOTHING
        if question == UNVEIL:
            self.stage = TYING
        elif question == SEE_TOP:
            gods.top_seen(self)
        elif question == SEE_DRAWN:
            strategic.drawn_seen(self)
        elif question == BARE_DRAUGAR:
            strategic.draugar_bared(self)
        elif question == OMEN:
            gods.omen_seen(self)
        elif question == CLASH:
            clash.clash_seen(self)
            self.stage = LOOTING
        elif question == SHOW_LOST:
            losing.lost_shown(self)
        elif question == TURN_THREE:
            losing.three_turned(self)
        proceed(self)

    def result(self, seat: i64) -> i64:
        return ending.result(self, seat)

    def reason(self) -> Phrase:
        return say(ending.REASONS[int(self.ending)])

    # What a search asks. ---------------------------------------------------------------------

    def chance_answers(self, chance: Chance) -> None:
        """In a world that only one mind holds, a hand need not be mixed, nor a face be told."""
        if self.cards.memories:
            super().chance_answers(chance)
        elif self.asks == SHOW:
            self.shown()
        elif self.asks == SHUFFLE and (self.question == MIX_HAND or self.question == MIX_DRAWN):
            self.shuffled()
        else:
            super().chance_answers(chance)

    def evaluate(self, seat: i64) -> i64:
        return evaluation.evaluate(self, seat)

    def features(self, seat: i64) -> vec[i64]:
        return evaluation.features(self, seat)

    def feature_names(self) -> list[str]:
        return evaluation.feature_names()

    def feature_weights(self) -> list[int]:
        return evaluation.weights()

    def is_quiet(self) -> bool:
        """The cards are counted when a turn is over: in the middle of it some are in the air."""
        return self.question == PLAY

    def is_chancy(self) -> bool:
        return True

    def playout_limit(self) -> i64:
        return 0

    def has_move_priors(self) -> bool:
        return True

    def move_priors(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        return move_priors.move_priors(self, seat, actions)

    def prior_terms(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        return move_priors.prior_terms(self, seat, actions)

    def prior_names(self) -> list[str]:
        return experience.names()

    def prior_numbers(self) -> list[int]:
        return [int(number) for number in experience.NUMBERS]

    def glimpse(self) -> i64:
        return evaluation.glimpse(self)

    def action_class(self, action: i64) -> i64:
        return evaluation.action_class(self, action)

    def public_class(self, action: i64) -> i64:
        return evaluation.public_class(self, action)

    # Rules that only an opened card can prove broken. ----------------------------------------

    def check_faces(self, values: Sequence[int]) -> None:
        faces = self.full_answer(values)
        if self.knows_pile() and len(faces) == len(self.asked_pile):
            for card, face in zip(self.asked_pile, faces, strict=True):
                if 0 <= face < faces_in(self.aspects) and self.cards.faces[card] in (UNKNOWN, face):
                    self.check_honesty(int(card), face)
        super().check_faces(values)  # after it: who relied on the rule holds such a face impossible

    def check_honesty(self, card: int, face: int) -> None:
        """Nobody may keep a draugr, and who shows a draw as nothing but draugar has drawn so."""
        place = int(self.where[card])
        if self.question == BARE_DRAUGAR and face != DRAUGR:
            raise RuleBroken(int(self.turn), say(BrokenRule.NOT_ONLY_DRAUGAR))
        if face == DRAUGR and place >= HAND and place < LAID + 8:
            raise RuleBroken(place % 8, say(BrokenRule.DRAUGR_KEPT))

    # Words. ----------------------------------------------------------------------------------

    def name(self, seat: i64, action: i64) -> str:
        return words.name(self, seat, action)

    def steps(self, seat: i64, action: i64) -> list[Step]:
        return words.steps(self, seat, action)

    def steps_of_any(self, seat: int, action: int) -> list[Step]:
        return words.steps_of_any(self, seat, action)

    def action_of(self, seat: i64, steps: list[Step]) -> i64:
        """Two cards that were called by one name are found by where they are."""
        return words.play_of(self, seat, steps)

    def refusal(self, seat: i64, steps: list[Step]) -> Phrase:
        if not self.is_asked(seat) or not steps:
            return super().refusal(seat, steps)
        return words.refusal(self, seat, steps)

    def steps_meant(self, seat: int, text: str) -> list[Step]:
        return words.steps_meant(self, seat, text)

    def words_wanted(self, seat: i64, action: i64) -> Phrase | None:
        if self.question == FORFEIT and action == USE:
            return say(Request.FORFEIT_WORDS, who=words.player(self.pledger))
        return None

    def events_since(self, before: State, values: list[int]) -> list[Event]:
        assert isinstance(before, Table)
        return events.events_since(before, self, values)

    def private_news(self, before: State) -> Phrase | None:
        assert isinstance(before, Table)
        return events.private_news(before, self)

    def request(self, seat: int) -> Phrase | None:
        return requests.request(self, seat)

    def picture(self) -> str:
        return picture.picture(self)

    def diagram(self) -> str:
        return diagrams.draw(self)
