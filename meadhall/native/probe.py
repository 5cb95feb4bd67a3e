"""One packed array, to test if the native unit can be loaded: if this module loads, all others do.

Machine code uses packed arrays through a separate library, whose version must fit the one it was
compiled with. If it does not, we find out here, and not in the middle of a game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ARRAY: Final = vec[i64]([1, 2, 3])
