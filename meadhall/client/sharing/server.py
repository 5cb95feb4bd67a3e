"""Serves the page and the wheels on this network, and tells who fetched what."""

import contextlib
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from meadhall.client.sharing import page
from meadhall.client.sharing.shelf import Shelf
from meadhall.client.sharing.texts import SharingText
from meadhall.client.system.user_error import UserError
from meadhall.engines.phrases import Phrase, say
from meadhall.net.system_reasons import system_reason

USUAL_PORT: Final = 8047
GUESTS_LIMIT: Final = 16
"""So many are served at the same time; others are told to come back."""

LINKS_LIMIT: Final = 64
LINKS_PER_HOST: Final = 16
"""So many may be linked at the same time, whether they ask for something or not."""

ASKING_SECONDS: Final = 10.0
"""So long a guest may take to say what it wants."""

PATIENCE: Final = 30.0
"""Seconds for which a guest may send or take nothing."""

BLOCK: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class Fetched:
    """Somebody has fetched something; `is_all` once everything is installed there."""

    address: str
    what: str | Phrase
    is_all: bool = False

    def phrase(self) -> Phrase:
        if self.is_all:
            return say(SharingText.INSTALLED, address=self.address)
        return say(SharingText.FETCHED, address=self.address, what=self.what)


class Handler(BaseHTTPRequestHandler):
    server: "SharingServer"
    server_version = "Meadhall"
    sys_version = ""
    timeout = PATIENCE

    def do_GET(self) -> None:
        self.server.has_asked(self.connection)
        if not self.server.places.acquire(blocking=False):
            self.send_error(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        try:
            self._answer()
        finally:
            self.server.places.release()

    def _answer(self) -> None:
        match self.path.strip("/").split("/"):
            case [""]:
                body = page.html(self.server.shelf, self._source(), self.server.name)
                self._send(body, "text/html; charset=utf-8")
                self._tell(say(SharingText.THE_PAGE))
            case ["get"]:
                self._send(page.install_program(self._source()), "text/plain; charset=utf-8")
                self._tell(say(SharingText.THE_PROGRAM))
            case ["index.json"]:
                self._send(page.index(self.server.shelf), "application/json")
            case ["wheels", system, name]:
                self._send_wheel(system, name)
            case ["installed", system] if system in self.server.shelf.systems:
                self._send(b"", "text/plain")
                self._tell(system, is_all=True)
            case _:
                self.send_error(HTTPStatus.NOT_FOUND)

    def _source(self) -> str:
        """This computer's address as this guest has reached it, whatever the guest says."""
        host, port = self.connection.getsockname()[:2]
        host = host.removeprefix("::ffff:")
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

    def _send(self, body: bytes, kind: str) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _send_wheel(self, system: str, name: str) -> None:
        held = self.server.shelf.systems.get(system, ())
        path = next((file.path for file in held if file.name == name), None)
        if path is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        with path.open("rb") as file:
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", "application/octet-stream")
            self.send_header("Content-Length", str(path.stat().st_size))
            self.end_headers()
            while block := file.read(BLOCK):
                self.wfile.write(block)
        self._tell(name)

    def _tell(self, what: str | Phrase, is_all: bool = False) -> None:
        address = self.client_address[0].removeprefix("::ffff:")
        self.server.tell(Fetched(address, what, is_all))

    def log_message(self, format: str, *args: object) -> None:
        """Nothing: what is worth telling is told as `Fetched`."""


class SharingServer(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(
        self,
        shelf: Shelf,
        name: str,
        tell: Callable[[Fetched], None],
        host: str = "",
        port: int = USUAL_PORT,
    ) -> None:
        """Serve at this port, or at any if it is the usual one and taken. `tell` is called from
        other threads."""
        self.shelf, self.name, self.tell = shelf, name, tell
        self.places = threading.BoundedSemaphore(GUESTS_LIMIT)
        self._links: dict[object, str] = {}
        self._asking: dict[socket.socket, float] = {}
        """Who has not asked for anything yet, and when that has lasted too long."""

        self._lock = threading.Lock()
        self.address_family = socket.AF_INET6 if ":" in host else socket.AF_INET
        try:
            super().__init__((host, port), Handler)
        except OSError as error:
            if port != USUAL_PORT:
                reason = system_reason(error)
                raise UserError(say(SharingText.NO_PORT, port=port, reason=reason)) from error
            super().__init__((host, 0), Handler)
        self._thread = threading.Thread(target=self.serve_forever, daemon=True, name="sharing")

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self.shutdown()
        self.server_close()
        self._thread.join()

    def process_request(self, request: object, client_address: Any) -> None:
        """Give a guest a thread of its own, unless there are too many."""
        host = str(client_address[0])
        assert isinstance(request, socket.socket)
        with self._lock:
            count = sum(each == host for each in self._links.values())
            is_welcome = len(self._links) < LINKS_LIMIT and count < LINKS_PER_HOST
            if is_welcome:
                self._links[request] = host
                self._asking[request] = time.monotonic() + ASKING_SECONDS
        if is_welcome:
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    @property
    def linked(self) -> int:
        """How many guests are linked."""
        return len(self._links)

    def has_asked(self, request: socket.socket) -> None:
        with self._lock:
            self._asking.pop(request, None)

    def shutdown_request(self, request: Any) -> None:
        with self._lock:
            self._links.pop(request, None)
            self._asking.pop(request, None)
        super().shutdown_request(request)

    def service_actions(self) -> None:
        """Twice a second: hang up on those who do not come to ask for anything."""
        now = time.monotonic()
        with self._lock:
            late = [request for request, end in self._asking.items() if now > end]
        for request in late:
            with contextlib.suppress(OSError):
                request.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """A guest that went away in the middle, or sent rubbish: no matter."""

    def finish_request(self, request: object, client_address: object) -> None:
        with contextlib.suppress(ConnectionError, TimeoutError):
            super().finish_request(request, client_address)  # type: ignore[arg-type]


def wheelhouse(cache: Path) -> Path:
    """Where the wheels are kept: they can be made again."""
    return cache / "wheelhouse"
