"""The styles of a computer player: what it likes among choices that seem nearly as good.

Bold prefers what leaps to the eye: to take, to attack, to go near. Careful prefers what leaves its
rivals least to gain at once. Tricky prefers positions in which a rival can easily go wrong. All of
it is asked of the game through the contract. A style never gives up more than a small margin
(`Method.lean`), and never takes a choice that is proven lost.
"""

from dataclasses import dataclass
from typing import Final

from meadhall.ai.payoffs import EVEN, LOST
from meadhall.ai.search import Choice
from meadhall.ai.texts import PlayerProblem, StyleText
from meadhall.engines.contract import CHOOSE, OVER, SEVERAL, State
from meadhall.engines.packed import i64
from meadhall.engines.phrases import say
from meadhall.engines.values import BadOption


@dataclass(frozen=True)
class Style:
    key: str
    title: StyleText
    meaning: StyleText


STYLES: Final = (
    Style("bold", StyleText.BOLD, StyleText.BOLD_MEANING),
    Style("careful", StyleText.CAREFUL, StyleText.CAREFUL_MEANING),
    Style("tricky", StyleText.TRICKY, StyleText.TRICKY_MEANING),
)

LEAPING: Final = 2000
"""What is so easily seen (`State.glance`) is a capture, or as good as one."""

ERROR: Final = 100
"""Thousandths: a reply that gives away so much is wrong."""

WHOLE: Final = 1000

TRIED: Final = 8
"""A choice is known well enough if it was tried at least one such part as often as the other."""


def style_of(key: str) -> Style:
    """The style of this name, or BadOption."""
    for style in STYLES:
        if style.key == key.lower():
            return style
    names = tuple(style.key for style in STYLES)
    raise BadOption(say(PlayerProblem.NO_STYLE, style=repr(key), styles=names))


def to_the_taste(
    state: State, seat: int, choices: list[Choice], plain: Choice, style: str, lean: int
) -> Choice:
    """What the style takes in place of the choice that a player without a style would take.

    It is one that seems about as good: within `lean`, in thousandths, above or below.
    """
    about = [
        choice
        for choice in choices
        if abs(choice.worth - plain.worth) <= WHOLE * lean
        and choice.proof != LOST
        and choice.readiness * TRIED >= plain.readiness
    ]
    if len(about) < 2 or plain not in about or style not in state.styles():
        return plain
    liked = likings(state, seat, about, style)
    values = [each.worth + lean * like for each, like in zip(about, liked, strict=True)]
    return about[values.index(max(values))]


def likings(state: State, seat: int, choices: list[Choice], style: str) -> list[int]:
    """How much the style likes each of these choices: the least liked 0, the most liked 1000."""
    raw = [liking(state, seat, choice, style) for choice in choices]
    low, high = min(raw), max(raw)
    return [WHOLE * (each - low) // max(high - low, 1) for each in raw]


def liking(state: State, seat: int, choice: Choice, style: str) -> int:
    """What the style sees in a choice, in a measure of its own."""
    if style == "bold":
        return int(state.glance(choice.action))
    after = state.copy()
    after.play(choice.action)
    if after.asks != CHOOSE or after.turn == SEVERAL or after.team(after.turn) == after.team(seat):
        return 0
    return least_left(after, seat) if style == "careful" else wrong_replies(after)


def least_left(state: State, seat: int) -> int:
    """What is left to the seat after the reply that looks worst for it."""
    least: i64 = WHOLE
    for reply in state.legal(state.turn):
        after = state.copy()
        after.play(reply)
        left = looks(after, seat)
        if left < least:
            least = left
    return int(least)


def wrong_replies(state: State) -> int:
    """The share of replies that look harmless and are not, each as easily as it is seen."""
    rival = state.turn
    now = looks(state, rival)
    best: i64 = 0
    seen: i64 = 0
    tempting: list[tuple[int, int]] = []
    for reply in state.legal(rival):
        after = state.copy()
        after.play(reply)
        ease = state.glance(reply)
        seen += ease
        look = looks(after, rival)
        truth = after_best_answer(after, rival, look)
        if truth > best:
            best = truth
        if look + ERROR >= now:
            tempting.append((int(truth), int(ease)))
    wrong = sum(ease for truth, ease in tempting if truth + ERROR <= best)
    return WHOLE * wrong // max(int(seen), 1)


def after_best_answer(state: State, rival: i64, look: i64) -> i64:
    """What is left to the rival once the next seat wins, or takes what it can, if that is near."""
    if state.asks != CHOOSE or state.turn == SEVERAL or state.team(state.turn) == state.team(rival):
        return look
    win = state.winning_action()
    if win >= 0:
        return LOST
    least = look
    for answer in state.legal(state.turn):
        if state.glance(answer) >= LEAPING:
            after = state.copy()
            after.play(answer)
            left = looks(after, rival)
            if left < least:
                least = left
    return least


def looks(state: State, seat: i64) -> i64:
    """What the position looks like to the seat, in thousandths of a win."""
    return state.result(seat) * EVEN if state.asks == OVER else state.evaluate(seat)
