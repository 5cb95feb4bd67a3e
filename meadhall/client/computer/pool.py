"""Many pieces of work, done by several processes; the results come in the order of the work.

    with closing(pool):
        for result in pool.results(works, count): ...

The processes stay until the pool is closed, for what comes of some work may be needed for more.
`LocalPool` uses processes of this computer, `cluster.ClusterPool` those of a Dask cluster. A piece
of work must depend on nothing but itself. Then it does not matter who does it, or that it is done
again when a process was lost over it.
"""

from collections import Counter
from collections.abc import Generator, Iterator
from typing import Final, Protocol

from meadhall.client.computer.workers import Died, Done, Failed, Job, Worker, wait_for_any
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.values import GameError

CRASHES: Final = 2
"""How many processes may be lost over one piece of work."""


class PoolText(Form):
    CAME_TO_NOTHING = "a match came to nothing: {reason}"
    DIED = "the process that played a match has died each time"


class Pool(Protocol):
    """Who does the work."""

    def results(self, works: Iterator[Job], count: int) -> Generator[object, None, None]:
        """What so many pieces of work come to, in their order; GameError if one fails.

        Closing this early ends the work that is still being done.
        """
        ...

    def close(self) -> None:
        """End the processes that it has started."""
        ...


class LocalPool:
    """Processes of this computer."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._workers: list[Worker] = []

    def close(self) -> None:
        for worker in self._workers:
            worker.close()

    def results(self, works: Iterator[Job], count: int) -> Generator[object, None, None]:
        while len(self._workers) < min(self._jobs, count):
            self._workers.append(Worker())
        workers = self._workers[:count]
        numbered = enumerate(works)
        doing: dict[int, tuple[int, Job]] = {}
        ready: dict[int, object] = {}
        deaths: Counter[int] = Counter()
        wanted = 0
        try:
            while wanted < count:
                for at, worker in enumerate(workers):
                    if not worker.is_busy and (work := next(numbered, None)):
                        doing[at] = work
                        worker.begin(work[1])
                wait_for_any(workers, 1.0)
                for at, worker in enumerate(workers):
                    message = worker.poll()
                    if isinstance(message, Done):
                        ready[doing.pop(at)[0]] = message.value
                    elif isinstance(message, Failed):
                        raise failed(message.reason)
                    elif isinstance(message, Died):
                        number, again = doing[at]
                        deaths[number] += 1
                        if deaths[number] > CRASHES:
                            raise GameError(say(PoolText.DIED))
                        worker.begin(again)
                while wanted in ready:
                    yield ready.pop(wanted)
                    wanted += 1
        finally:
            for worker in workers:
                if worker.is_busy:
                    worker.close()


def failed(reason: str | Phrase) -> GameError:
    return GameError(say(PoolText.CAME_TO_NOTHING, reason=reason))
