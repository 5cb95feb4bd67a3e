"""An opening that was played from every side, as a file: so a tournament goes on where it was."""

import json
from dataclasses import asdict, dataclass
from typing import Any, Self

from meadhall.ai.arena import Played


@dataclass(frozen=True, slots=True)
class KeptOpening:
    seconds: float
    """Since the opening before it was kept, or the tournament went on. All of these together are
    the time that the tournament took."""
    matches: list[Played]

    def as_text(self) -> str:
        found = {"seconds": self.seconds, "matches": [asdict(match) for match in self.matches]}
        return json.dumps(found, separators=(",", ":")) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """What a file says; ValueError or TypeError if it is not whole."""
        found = json.loads(text)
        try:
            return cls(float(found["seconds"]), [match_from(each) for each in found["matches"]])
        except KeyError as error:
            raise ValueError(text) from error


def match_from(found: dict[str, Any]) -> Played:
    return Played(
        tuple(found["seating"]),
        tuple(found["payoffs"]),
        tuple(map(tuple, found["answers"])),
        found["reason"],
        tuple(found["choices"]),
        tuple(found["seconds"]),
        found["forfeited"],
    )
