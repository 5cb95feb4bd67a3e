"""The same rules as machine code, if there is a C compiler.

`engines/` and `ai/` are ordinary typed Python. This package compiles them (`build`), and decides
at the first import which of the two runs (`choice`). The games play the same both ways; plain
Python is some fifteen times slower.
"""

from meadhall.native import choice


def mode() -> str:
    """Which of the two this process runs, in words: `native`, or `plain: ` and the reason."""
    chosen = choice.choose()
    return "native" if chosen.folder is not None else f"plain: {chosen.reason}"
