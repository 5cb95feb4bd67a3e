"""Long work in parts, each of which is a file once it is finished: so it goes on after any end."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from typing import Any

from meadhall.client.commands.status_line import ProgressLine
from meadhall.client.computer.pool import Pool
from meadhall.client.computer.workers import Job
from meadhall.lab.work_folder import WorkFolder


def missing_parts(
    folder: WorkFolder | None, names: Sequence[str], works: Iterable[Job], pool: Pool, what: str
) -> Iterator[tuple[int, Any]]:
    """Do each part that has no file in the folder yet; its number, and what came of it.

    Who asks for the next one has written the file of the one before. Without a folder all parts
    are missing.
    """
    missing = [at for at, name in enumerate(names) if folder is None or not folder.has(name)]
    if not missing:
        return
    wanted = set(missing)
    left = (work for at, work in enumerate(works) if at in wanted)
    with (
        ProgressLine(what, len(names), len(missing)) as line,
        closing(pool.results(left, len(missing))) as results,
    ):
        for at, found in zip(missing, results, strict=True):
            yield at, found
            line.step()
