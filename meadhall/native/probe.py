"""One packed array: where this module of the native unit loads, every other does.

The machine code reaches packed arrays through a library of its own, which must fit the one
it was compiled against. Better to learn here that it does not than in the middle of a game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ARRAY: Final = vec[i64]([1, 2, 3])
