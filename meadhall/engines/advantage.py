"""What an advantage is worth: a sum of weights turned into a chance of winning.

Whoever judges a position adds up what speaks for a side, in hundredths of a measure in which one
hundred makes an even match nearly three to one. The chance follows from the sum by the logistic
curve, drawn here through its values at every fifty.
"""

from typing import Final

from meadhall.engines.packed import i64, vec

CHANCES: Final[vec[i64]] = vec[i64]([500, 622, 731, 818, 881, 924, 953, 971, 982, 989, 993])


def chance_of(advantage: i64) -> i64:
    """In thousandths; an advantage and the same disadvantage add up to a thousand."""
    if advantage < 0:
        return 1000 - chance_of(-advantage)
    step = advantage // 50
    if step >= len(CHANCES) - 1:
        return CHANCES[len(CHANCES) - 1]
    return CHANCES[step] + (CHANCES[step + 1] - CHANCES[step]) * (advantage - step * 50) // 50
