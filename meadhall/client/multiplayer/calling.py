"""Calling a table until it answers. This runs in the network's thread."""

import asyncio
from collections.abc import Callable
from typing import Final

from meadhall.client.multiplayer.join_target import JoinTarget
from meadhall.engines.phrases import say
from meadhall.net.shell.node import NetworkNode
from meadhall.net.shell.thread_bridge import Deputy
from meadhall.net.shell.tls import BadLink
from meadhall.net.texts import Problem

SEARCH_SECONDS: Final = 20.0
"""So long a table is looked for that is not seen yet."""

TRY_SECONDS: Final = 4.0
"""Once it is known where the table should be, no new try begins after so long. One that finds
nobody at the other end takes as long itself."""

AGAIN_SECONDS: Final = 0.5


async def call_until_answered(
    node: NetworkNode[Deputy], calls: Callable[[], list[JoinTarget]]
) -> None:
    """Call until the table answers; BadLink, and why, if it does not."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + SEARCH_SECONDS
    known: list[JoinTarget] = []
    why = BadLink(say(Problem.NO_ANSWER))
    while not node.is_linked and loop.time() < deadline:
        if (found := calls()) != known:
            known = found
            deadline = loop.time() + (TRY_SECONDS if known else SEARCH_SECONDS)
        for call in known:
            try:
                await node.dial(call.addresses, call.is_for)
                return
            except BadLink as error:
                why = error
        await asyncio.sleep(AGAIN_SECONDS)
    if not node.is_linked:
        raise why
