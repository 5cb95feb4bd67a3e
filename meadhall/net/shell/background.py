"""An event loop in a thread of its own.

Its owner hands in what must be done there and gets a future back, or waits for it. What
crosses between the two threads should be a value that nobody changes. `shutdown` is the one way
to end it, and never takes longer than it was given.
"""

import asyncio
import concurrent.futures
import contextlib
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar, TypeVarTuple

from meadhall.engines.phrases import say
from meadhall.net.errors import NetError, Refused
from meadhall.net.texts import Problem

WAIT_SECONDS: Final = 5.0
LINGER_SECONDS: Final = 0.05
"""So long links have to close once everything else has ended."""

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class Background:
    def __init__(self, name: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def do(self, what: Callable[[*Arguments], None], *arguments: *Arguments) -> None:
        """Have this called in the other thread, soon."""
        self._loop.call_soon_threadsafe(what, *arguments)

    def start(self, what: Coroutine[Any, Any, Result]) -> concurrent.futures.Future[Result]:
        """Have this run in the other thread; cancelling the future cancels it there."""
        return asyncio.run_coroutine_threadsafe(what, self._loop)

    def wait_for(self, what: Coroutine[Any, Any, Result], seconds: float = WAIT_SECONDS) -> Result:
        """The result of something that takes no time worth mentioning; Refused if it does."""
        future = self.start(what)
        try:
            return future.result(seconds)
        except TimeoutError:
            future.cancel()
            raise Refused(say(Problem.NETWORK_SILENT)) from None

    def shutdown(self, farewell: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
        """Say this farewell, end whatever still runs, and stop: all within the time given."""
        deadline = time.monotonic() + seconds
        leaving = self.start(self._leave(farewell, max(0.0, seconds - 2 * LINGER_SECONDS)))
        with contextlib.suppress(TimeoutError):
            leaving.result(seconds)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(max(LINGER_SECONDS, deadline - time.monotonic()))

    async def _leave(
        self, farewell: Callable[[], Coroutine[Any, Any, None]], seconds: float
    ) -> None:
        with contextlib.suppress(TimeoutError, NetError, OSError):
            await asyncio.wait_for(farewell(), seconds)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_forever()
            self._loop.run_until_complete(_end_all())
        finally:
            self._loop.close()


async def _end_all() -> None:
    """End whatever still runs, and let what was closed be gone."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    await asyncio.sleep(LINGER_SECONDS)
