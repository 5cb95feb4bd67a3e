"""A loop in a thread of its own: what is asked of it, and that it ends when it shall."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from meadhall.net.errors import Refused
from meadhall.net.shell.background import Background


@pytest.fixture
def background() -> Iterator[Background]:
    made = Background("a thread under test")
    yield made
    made._thread.join(5)
    assert not made._thread.is_alive()


async def nothing() -> None:
    pass


async def for_ever() -> None:
    await asyncio.Event().wait()


def test_what_is_asked_runs_in_the_other_thread(background: Background) -> None:
    async def where() -> str:
        return threading.current_thread().name

    assert background.wait_for(where()) == "a thread under test"
    background.shutdown(nothing, 2.0)


def test_what_takes_too_long_is_refused_and_ended(background: Background) -> None:
    with pytest.raises(Refused, match="the network does not answer"):
        background.wait_for(for_ever(), 0.05)
    background.shutdown(nothing, 2.0)


def test_a_farewell_that_takes_for_ever_is_cut_short(background: Background) -> None:
    ended: list[bool] = []

    async def work() -> None:
        try:
            await for_ever()
        finally:
            ended.append(True)

    background.start(work())
    background.shutdown(for_ever, 0.4)  # it returns at all
    assert ended == [True]


def test_a_thread_that_is_stuck_is_not_waited_for(background: Background) -> None:
    is_free = threading.Event()
    background.do(is_free.wait)
    background.shutdown(nothing, 0.3)  # it returns, though the thread is stuck
    is_free.set()
