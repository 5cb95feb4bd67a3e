"""Whole numbers of fixed width and arrays of them: packed when compiled, ordinary when not.

The compiler reads the upper half and turns `i64` into a machine integer and `vec[i64]`
into a flat buffer; `vec[u8]` is one of bytes, for large tables. The interpreter reads the lower
half, where they are `int` and `list`. The same rules then run both ways and play the same games.

What to keep to, because the two halves differ (tests/test_packed.py holds us to it):

- `append(array, item)` returns the array; always assign the result.
- An array shares its buffer when assigned: copy with `array[:]`.
- Keep values small: a machine integer overflows without a word. Never write `1 << n`.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING


def is_compiled() -> bool:
    """Do the rules beside this module run compiled?"""
    spec = find_spec("meadhall.engines.contract")
    return spec is not None and not str(spec.origin).endswith(".py")


if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
elif is_compiled():
    from librt.vecs import append, vec
    from mypy_extensions import i64, u8
else:
    i64 = u8 = int

    class vec:  # noqa: N801 - it stands in for the compiler's type and must bear its name
        """`vec[i64](items)` builds a list here."""

        def __class_getitem__(cls, item):
            return _build

    def _build(items=(), *, capacity=0):
        return list(items)

    def append(array, item):
        array.append(item)
        return array
