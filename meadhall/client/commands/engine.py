"""`meadhall engine`: the computer player for other programs, by lines of text."""

import argparse
import sys
from io import BufferedReader, FileIO
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from meadhall.client.line_protocol.engine import LONGEST, Engine

LOOK_EVERY: Final = 0.02
"""Seconds between two looks at the search while it runs."""


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.usage = "meadhall engine"
    parser.epilog = (
        "It speaks a protocol modelled on UGI: ugi, isready, setoption, position, go, stop, query "
        "and quit, a line each. docs/engine.md says what each line means."
    )


def run(args: argparse.Namespace, words: list[str]) -> int:
    """Until `quit` or the end of input; both end it at once, whatever it is doing."""
    engine = Engine(lambda line: print(line, flush=True))
    lines: SimpleQueue[str | None] = SimpleQueue()
    # A stream of our own: Python ends with a fatal error if a thread still reads its `stdin`.
    stream = BufferedReader(FileIO(sys.stdin.fileno(), closefd=False))
    Thread(target=pass_on, args=(stream, lines), daemon=True).start()
    try:
        while True:
            try:
                line = lines.get(timeout=None if engine.is_waiting else LOOK_EVERY)
                if line is None or not engine.hear(line):
                    return 0
            except Empty:
                pass
            engine.look()
    finally:
        engine.close()


def pass_on(stream: BufferedReader, lines: "SimpleQueue[str | None]") -> None:
    """Put each line into the queue, and None at the end. What is too long is not kept whole."""
    while raw := stream.readline(LONGEST + 2):
        line = raw
        while not line.endswith(b"\n") and (line := stream.readline(LONGEST)):
            pass  # the rest of a line that is too long
        lines.put(raw.decode("utf-8", errors="replace").replace("\0", " "))
    lines.put(None)
