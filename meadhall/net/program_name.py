"""By which name a program calls itself to its peers: its version, and the rules that it plays by.

Two machines that are found to play by different rules can then be told apart by more than a version
number that somebody forgot to raise. The name follows from the sources of the rules and from the
data that they read (maps, numbers, cards), so it is the same on every system, compiled or not.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path

from meadhall import __version__

RULES = Path(__file__).parents[1] / "engines"
DATA = Path(__file__).parents[1] / "resources" / "games"


@cache
def build() -> str:
    """As `0.1.0 3fa9c1d2e4b5`."""
    digest = sha256()
    for room, files in ((RULES, RULES.rglob("*.py")), (DATA, DATA.rglob("*.*"))):
        for path in sorted(files):
            source = path.read_bytes().replace(b"\r\n", b"\n")
            digest.update(f"{path.relative_to(room).as_posix()} {len(source)}\n".encode() + source)
    return f"{__version__} {digest.hexdigest()[:12]}"
