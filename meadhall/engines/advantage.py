"""What an advantage is worth: a sum of weights turned into a chance of winning.

An evaluation adds up what speaks for a side, in hundredths of a measure in which one
hundred makes an even match nearly three to one. The chance follows from the sum by the logistic
curve, drawn here through its values at every fifty.
"""

from typing import Final

from meadhall.engines.packed import append, i64, vec

CHANCES: Final[vec[i64]] = vec[i64]([500, 622, 731, 818, 881, 924, 953, 971, 982, 989, 993])

WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        2, 4, 7, 11, 18, 30, 50, 82, 135, 223, 368, 607, 1000, 1649, 2718, 4482, 7389, 12182,
        20086, 33115, 54598, 90017, 148413, 244692, 403429,
    ]
)  # fmt: skip
"""What each fifty weighs, from six hundred below even to six hundred above."""

FARTHEST: Final = 600


def weight_of(advantage: i64) -> i64:
    """How many times as likely as what has no advantage, in thousandths."""
    if advantage <= -FARTHEST:
        return WEIGHTS[0]
    if advantage >= FARTHEST:
        return WEIGHTS[len(WEIGHTS) - 1]
    step = (advantage + FARTHEST) // 50
    part = (advantage + FARTHEST) % 50
    return WEIGHTS[step] + (WEIGHTS[step + 1] - WEIGHTS[step]) * part // 50


def chance_of(advantage: i64) -> i64:
    """In thousandths; an advantage and the same disadvantage add up to a thousand."""
    if advantage < 0:
        return 1000 - chance_of(-advantage)
    step = advantage // 50
    if step >= len(CHANCES) - 1:
        return CHANCES[len(CHANCES) - 1]
    return CHANCES[step] + (CHANCES[step + 1] - CHANCES[step]) * (advantage - step * 50) // 50


def shared_weights(speaks: vec[i64], alike: vec[i64]) -> vec[i64]:
    """The weight of each action by what speaks for it; actions that come to the same share one."""
    most: i64 = -1_000_000
    for each in speaks:
        if each > most:
            most = each
    weights = vec[i64](capacity=len(speaks))
    for at in range(len(speaks)):
        weight = weight_of(FARTHEST + speaks[at] - most) // alike[at]
        weights = append(weights, weight if weight > 0 else i64(1))
    return weights
