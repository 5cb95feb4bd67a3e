"""When two machines stand at different positions after the same story: what differs, in one file.

That is never a player's fault. Either one machine went astray by itself, and then reading its own
log again brings it back; or the two do not run the same rules, and then no vote can tell who is
right. Both sides write down the same facts, with the first field that differs and its values.
"""

import json
from dataclasses import dataclass
from typing import Final

from meadhall.engines.contract import State
from meadhall.engines.values import BadState, GameError
from meadhall.net.match.record import Record

DEPTH: Final = 4
SHOWN: Final = 400
"""So many letters of a value are shown."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The first field in which two states differ, as a path, and what each says."""

    field: str
    ours: str
    theirs: str


def compare(ours: State, numbers: tuple[int, ...]) -> Difference | None:
    """How a state differs from one that was dumped elsewhere; None if it does not."""
    theirs = ours.copy()
    try:
        theirs.load(list(numbers))
    except (BadState, GameError, ValueError, IndexError, OverflowError) as error:
        return Difference("the whole state", "ours", f"cannot be read here: {error}")
    if ours.dump() == theirs.dump():
        return None
    return _first_difference("", ours, theirs, DEPTH) or Difference("an unnamed field", "", "")


def _first_difference(path: str, one: object, other: object, depth: int) -> Difference | None:
    for name in _names_of(one):
        mine, yours = getattr(one, name, None), getattr(other, name, None)
        where = f"{path}{name}"
        if _is_plain(mine) or _is_plain(yours):
            if _plain(mine) != _plain(yours):
                return Difference(where, _shown(mine), _shown(yours))
        elif depth and mine is not yours:
            found = _first_difference(f"{where}.", mine, yours, depth - 1)
            if found is not None:
                return found
    return None


def _names_of(thing: object) -> list[str]:
    """The attributes of an object, whether its class was compiled or not."""
    names: list[str] = []
    for kind in reversed(type(thing).__mro__):
        names += [name for name in getattr(kind, "__mypyc_attrs__", ()) if name not in names]
    names += [name for name in getattr(thing, "__dict__", {}) if name not in names]
    return [name for name in names if not name.startswith("__")]


def _is_plain(value: object) -> bool:
    return isinstance(value, (bool, int, str, bytes, list, tuple)) or "vec" in type(value).__name__


def _plain(value: object) -> object:
    return list(value) if hasattr(value, "__iter__") and not isinstance(value, str) else value


def _shown(value: object) -> str:
    return repr(_plain(value))[:SHOWN]


def bundle(
    record: Record,
    peer: int,
    step: int,
    difference: Difference,
    theirs: tuple[int, ...],
    builds: tuple[str, str],
) -> bytes:
    """The facts of a divergence for those who look into it, as a text that two sides can
    compare."""
    facts = {
        "match": record.match.hex(),
        "game": record.genesis.game,
        "rules": record.genesis.rules,
        "our build": builds[0],
        "their build": builds[1],
        "between": [record.owner, peer],
        "step": step,
        "answers": [list(moment.values) for moment in record.line],
        "field": difference.field,
        "ours": difference.ours,
        "theirs": difference.theirs,
        "our state": [int(number) for number in record.state.dump()],
        "their state": list(theirs),
        "diagram": record.state.diagram(),
    }
    return (json.dumps(facts, indent=1, ensure_ascii=False) + "\n").encode()
