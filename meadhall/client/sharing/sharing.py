"""Handing Meadhall on beside a window: getting ready and serving, on a thread of its own."""

import shutil
import threading
from collections import deque

from meadhall.client.sharing import page, shelf
from meadhall.client.sharing.announcement import announced
from meadhall.client.sharing.server import USUAL_PORT, Fetched, SharingServer, wheelhouse
from meadhall.client.system.folders import Folders
from meadhall.client.system.user_error import UserError
from meadhall.engines.phrases import Text, say
from meadhall.net.gathering.genesis import NAMELESS
from meadhall.net.shell.addresses import own_hosts, tellable
from meadhall.net.system_reasons import system_reason
from meadhall.net.texts import Problem


class Sharing:
    """`poll` says whether something is new; what it is can be read from the attributes then."""

    def __init__(self, folders: Folders, name: str, host: str = "", port: int = USUAL_PORT) -> None:
        self.addresses: list[str] = []
        """Where others find the page; empty until it is served."""

        self.digits = ""
        self.fetched: list[Fetched] = []
        self.problem: Text | None = None
        self._folders, self._name, self._host, self._port = folders, name or NAMELESS, host, port
        self._news: deque[Fetched] = deque()
        self._changed = threading.Event()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="sharing", daemon=True)
        self._thread.start()

    def poll(self) -> bool:
        """Is there something new since the last time?"""
        if not self._changed.is_set():
            return False
        self._changed.clear()
        while self._news:
            self.fetched.append(self._news.popleft())
        return True

    def close(self) -> None:
        """Serve nothing any more. What is still being made is not waited for."""
        self._closing.set()

    def wait(self, seconds: float) -> bool:
        """Wait for the thread to end, for a test; False if it goes on."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _run(self) -> None:
        try:
            self._serve()
        except UserError as error:
            self.problem = error.reason
        except OSError as error:
            file = str(error.filename or "")
            self.problem = say(Problem.CANNOT_WRITE, file=file, reason=system_reason(error))
        self._changed.set()

    def _serve(self) -> None:
        house = wheelhouse(self._folders.cache)
        shutil.rmtree(house / shelf.this_system(), ignore_errors=True)
        shelf.fill(house, lambda system: None)
        full = shelf.read(house)
        if self._closing.is_set():
            return
        server = SharingServer(full, self._name, self._tell, self._host, self._port)
        hosts = [self._host] if self._host else tellable(own_hosts())
        server.open()
        try:
            with announced(self._name, hosts, server.port):
                self.digits = page.fingerprint(full)
                self.addresses = [address_of(host, server.port) for host in hosts]
                self._changed.set()
                self._closing.wait()
        finally:
            server.close()

    def _tell(self, fetched: Fetched) -> None:
        self._news.append(fetched)
        self._changed.set()


def address_of(host: str, port: int) -> str:
    """What somebody types into a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
