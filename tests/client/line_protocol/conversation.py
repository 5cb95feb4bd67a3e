"""A conversation with a real `meadhall engine`, in a process of its own."""

import os
import queue
import subprocess
import sys
import threading
import time

WAIT = 300
"""Seconds after which a machine, however busy, must have answered."""


class Conversation:
    def __init__(self, home):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "meadhall", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {"MEADHALL_HOME": str(home)},
        )
        self._lines = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        for raw in self.process.stdout:
            self._lines.put(raw.decode().rstrip("\n"))
        self._lines.put(None)

    def say(self, *lines):
        for line in lines:
            data = line if isinstance(line, bytes) else line.encode()
            self.process.stdin.write(data + b"\n")
        self.process.stdin.flush()

    def hear(self):
        """The next line, or None at the end."""
        return self._lines.get(timeout=WAIT)

    def until(self, start):
        """All lines up to the first that begins so."""
        found = []
        while not found or not found[-1].startswith(start):
            line = self.hear()
            assert line is not None, found
            found.append(line)
        return found

    def ask(self, line):
        self.say(line)
        return self.hear()

    def ready(self):
        self.say("isready")
        return self.until("readyok")

    def end(self, *, with_word):
        """How long it takes to end, and what it wrote to the other stream."""
        began = time.monotonic()
        if with_word:
            self.say("quit")
        self.process.stdin.close()
        code = self.process.wait(WAIT)
        return code, time.monotonic() - began, self.process.stderr.read().decode()

    def close(self):
        self.process.kill()
        self.process.wait()
        self._reader.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()
