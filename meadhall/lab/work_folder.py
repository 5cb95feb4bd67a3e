"""A folder in which long work keeps what is finished, so that it can go on after any end.

Each part is a file, written whole and then given its name. The plan is a file too: work of another
plan is refused, for its parts would not go together.
"""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from meadhall.engines.phrases import say
from meadhall.engines.values import GameError
from meadhall.lab.texts import LabText

PLAN: Final = "plan.json"

PROGRAM: Final = "program"
"""In the plan: the digest of the rules and the search."""

Found = TypeVar("Found")


class OtherPlan(GameError):
    """The folder holds work that does not belong to this plan."""


class DamagedPart(GameError):
    """A file in the folder is not what was written."""


@contextmanager
def about(path: Path) -> Iterator[None]:
    """What the system refuses names this file, also where the disk is full."""
    try:
        yield
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


def make_folder(path: Path) -> None:
    """Make it where it is missing; GameError if a file has its name."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise GameError(say(LabText.IS_FILE, file=str(path))) from error


@dataclass(frozen=True, slots=True)
class WorkFolder:
    path: Path

    @classmethod
    def open(cls, path: Path, plan: dict[str, object]) -> Self:
        """The folder, made where it is missing; OtherPlan if it belongs to another plan."""
        make_folder(path)
        folder = cls(path)
        if not folder.has(PLAN):
            folder.write(PLAN, json.dumps(plan, indent=2) + "\n")
        kept = folder.read(PLAN, json_object)
        wanted = json.loads(json.dumps(plan))
        for key in wanted:
            if kept.get(key) != wanted[key]:
                if key == PROGRAM:
                    raise OtherPlan(say(LabText.OTHER_PROGRAM, folder=str(path)))
                raise OtherPlan(say(LabText.OTHER_PLAN, folder=str(path), what=key))
        return folder

    def has(self, name: str) -> bool:
        return (self.path / name).is_file()

    def read(self, name: str, parse: Callable[[str], Found]) -> Found:
        """What this part of the work says; DamagedPart if it is not whole."""
        path = self.path / name
        try:
            return parse(path.read_text(encoding="utf-8"))
        except (ValueError, TypeError) as error:
            form = LabText.DAMAGED_PLAN if name == PLAN else LabText.DAMAGED_PART
            raise DamagedPart(say(form, file=str(path))) from error

    def write(self, name: str, text: str) -> None:
        """Write a file whole: it has its name when all of it is on the disk, and not before."""
        draft = self.path / f"{name}.new"
        with about(self.path / name):
            with draft.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.path / name)


def json_object(text: str) -> dict[str, Any]:
    found = json.loads(text)
    if not isinstance(found, dict):
        raise TypeError(text)
    return found
