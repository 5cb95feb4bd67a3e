"""A folder in which long work keeps what is finished, so that it can go on after any end.

Each part is a file, written whole and then given its name. The plan is a file too: work of another
plan is refused, for its parts would not go together.
"""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from meadhall.engines.phrases import say
from meadhall.engines.values import GameError
from meadhall.lab.texts import LabText

PLAN: Final = "plan.json"


class OtherPlan(GameError):
    """The folder holds work that does not belong to this plan."""


@dataclass(frozen=True, slots=True)
class WorkFolder:
    path: Path

    @classmethod
    def open(cls, path: Path, plan: dict[str, object]) -> Self:
        """The folder, made where it is missing; OtherPlan if it belongs to another plan."""
        path.mkdir(parents=True, exist_ok=True)
        folder = cls(path)
        if not folder.has(PLAN):
            folder.write(PLAN, json.dumps(plan, indent=2) + "\n")
        try:
            kept = json.loads(folder.read(PLAN))
        except ValueError:
            kept = {}
        wanted = json.loads(json.dumps(plan))
        for key in wanted:
            if not isinstance(kept, dict) or kept.get(key) != wanted[key]:
                raise OtherPlan(say(LabText.OTHER_PLAN, folder=str(path), what=key))
        return folder

    def has(self, name: str) -> bool:
        return (self.path / name).is_file()

    def read(self, name: str) -> str:
        return (self.path / name).read_text(encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        """Write a file whole: it has its name when all of it is on the disk, and not before."""
        draft = self.path / f"{name}.new"
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self.path / name)
