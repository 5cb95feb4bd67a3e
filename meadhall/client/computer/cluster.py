"""Work done by a Dask cluster: other processes of this computer, or those of a whole network.

Dask keeps the list of who is there, hands out the work, and does it again when a worker is lost.
Workers may come and go at any time. Here is only what a piece of work needs besides: every worker
must run the same rules and search, for another version would play other matches.
"""

import asyncio
import itertools
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, suppress
from importlib import import_module
from importlib.util import find_spec
from logging import CRITICAL, getLogger
from typing import Any, Final

from meadhall.client.computer.pool import failed
from meadhall.client.computer.workers import Finished, Job, in_words
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.values import BadOption, GameError
from meadhall.lab.origin import program_digest

LOCAL: Final = "local"
"""In place of an address: a cluster of this computer's processes, which ends with the command."""

FREE_PORT: Final = "127.0.0.1:0"
"""For the dashboard of such a cluster; the usual port may belong to another one."""

WAIT: Final = 15
"""Seconds in which a scheduler must answer."""

LOOK: Final = 10
"""Seconds after which somebody is told if there are no workers."""

AHEAD: Final = 2
"""Pieces of work that are handed out for each process, so that none has to wait."""

LOSSES: Final = 5
"""How many workers may be lost over one piece of work."""


class ClusterText(Form):
    MISSING = (
        "--cluster needs Dask, which is not installed here; install it with: "
        "pip install meadhall[lab]"
    )
    NOBODY = "no scheduler answers at {address}; start one with: dask scheduler"
    NO_WORKERS = (
        "No worker is at {address}; the work waits for one. A worker ends at once where it does "
        "not find Meadhall."
    )
    LOST = "the cluster at {address} was lost; what was finished is safe"
    OTHER_PROGRAM = "a worker runs other rules or another search than this computer"
    DEAD_WORKERS = "workers were lost over one piece of work each time"
    DASHBOARD = "The cluster shows what runs at {link}"


class ClusterPool:
    """The workers of a Dask cluster, as many as are there at the time.

    `jobs` is for a local cluster: its processes. `tell` is told where the dashboard is, if there is
    one, and when there are no workers.
    """

    def __init__(
        self, address: str, jobs: int = 1, tell: Callable[[Phrase], None] | None = None
    ) -> None:
        self.address, self.jobs, self.tell = address, jobs, tell
        self._stack = ExitStack()
        self._client: Any = None
        self._numbers = itertools.count()

    def close(self) -> None:
        """Leave the cluster, and end it if it is a local one."""
        self._client = None
        self._stack.close()

    def results(self, works: Iterator[Job], count: int) -> Generator[object, None, None]:
        dask = library()
        digest = program_digest()
        self._client = client = self._client or self.connected(dask, self._stack)
        waiting: deque[Any] = deque()
        try:
            for number in range(count):
                while len(waiting) <= AHEAD * max(sum(client.nthreads().values()), 1):
                    if number + len(waiting) >= count or (work := next(works, None)) is None:
                        break
                    name = name_of(work, client.id, next(self._numbers))
                    waiting.append(client.submit(perform, work, digest, key=name, priority=-number))
                yield self.result(dask, client, waiting.popleft())
        except OSError as error:
            raise GameError(say(ClusterText.LOST, address=self.address)) from error
        finally:
            client.cancel(list(waiting))

    def connected(self, dask: Any, stack: ExitStack) -> Any:
        """A client of the scheduler, closed with the stack."""
        getLogger("distributed.client").setLevel(CRITICAL)  # what it means is said in a sentence
        dask_config = import_module("dask.config")
        stack.enter_context(dask_config.set({"distributed.scheduler.allowed-failures": LOSSES}))
        address = self.address
        if address == LOCAL:
            cluster = dask.LocalCluster(
                n_workers=self.jobs,
                threads_per_worker=1,
                dashboard_address=FREE_PORT,
                protocol="tcp://",
                silence_logs=CRITICAL,
                host="127.0.0.1",
            )
            stack.enter_context(cluster)
            address = cluster.scheduler_address
        try:
            asyncio.run(ask_who_is_there(dask, address))
            client = dask.Client(address, timeout=f"{WAIT}s", set_as_default=False)
        except Exception as error:  # whatever else answers there, it is no scheduler
            raise GameError(say(ClusterText.NOBODY, address=self.address)) from error
        stack.enter_context(client)
        if self.tell and find_spec("bokeh"):
            self.tell(say(ClusterText.DASHBOARD, link=client.dashboard_link))
        return client

    def result(self, dask: Any, client: Any, future: Any) -> object:
        try:
            with suppress(dask.TimeoutError):
                soon: object = future.result(LOOK)
                return soon
            if self.tell and not client.nthreads():
                self.tell(say(ClusterText.NO_WORKERS, address=self.address))
            found: object = future.result()
            return found
        except dask.KilledWorker as error:
            raise failed(say(ClusterText.DEAD_WORKERS)) from error
        except dask.CancelledError as error:
            raise GameError(say(ClusterText.LOST, address=self.address)) from error


async def ask_who_is_there(dask: Any, address: str) -> None:
    """Ask the scheduler what it is, and fail if it does not say.

    A client that fails waits for half a minute before it gives up; one for the page's port waits
    forever.
    """
    async with dask.rpc(address) as scheduler:
        await asyncio.wait_for(scheduler.identity(), WAIT)


def library() -> Any:
    """Dask's `distributed`, or BadOption where it is not installed."""
    if find_spec("distributed") is None:
        raise BadOption(say(ClusterText.MISSING))
    return import_module("distributed")


def name_of(work: Job, client: str, number: int) -> str:
    """What the page of the cluster calls this piece; the word before the first dash groups it."""
    return f"{type(work).__name__}-{client}-{number}"


def perform(work: Job, digest: str) -> object:
    """Do a piece of work; called in a process of the cluster."""
    if program_digest() != digest:
        raise GameError(say(ClusterText.OTHER_PROGRAM))
    try:
        result = work.run(no_report, never_stopped)
    except Exception as error:  # whatever it is, it is told in one sentence
        raise failed(in_words(error)) from None
    return result.value if isinstance(result, Finished) else result


def no_report(report: Callable[[], object]) -> None:
    """Dask shows what runs; nobody reads reports."""


def never_stopped() -> bool:
    return False
