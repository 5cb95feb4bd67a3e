"""What is served, to whom, and what is not."""

import http.client
import json
import socket
import threading
import time
from hashlib import sha256

import pytest

from meadhall import __version__
from meadhall.client.sharing import page, shelf
from meadhall.client.sharing import server as server_module
from meadhall.client.sharing.server import GUESTS_LIMIT, LINKS_PER_HOST, SharingServer
from meadhall.client.system.user_error import UserError

HERE = "127.0.0.1"


@pytest.fixture
def house(tmp_path):
    """A shelf with one system, and beside it something that is nobody's business."""
    folder = tmp_path / "house" / "linux-x86_64-cp311"
    folder.mkdir(parents=True)
    (folder / f"meadhall-{__version__}-py3-none-any.whl").write_bytes(b"a wheel" * 50_000)
    (tmp_path / "house" / "secret.txt").write_text("secret")
    return shelf.read(tmp_path / "house")


@pytest.fixture
def served(house):
    told, heard = [], threading.Event()

    def tell(fetched):
        told.append(fetched)
        heard.set()

    server = SharingServer(house, "<b>Anna</b>", tell, HERE, 0)
    server.told, server.heard = told, heard
    server.open()
    yield server
    server.close()


def get(server, path):
    link = http.client.HTTPConnection(HERE, server.port)
    link.request("GET", path, headers={"Host": "somewhere.else"})
    answer = link.getresponse()
    body = answer.read()
    link.close()
    return answer.status, body


def test_the_page_names_the_command_and_shows_names_as_text(served, house):
    status, body = get(served, "/")
    text = body.decode()
    assert status == 200 and "<b>Anna" not in text and "&lt;b&gt;Anna" in text
    assert f"http://{HERE}:{served.port}/get" in text, "as it was reached, whatever the guest says"
    assert page.fingerprint(house) in text


def test_every_file_is_served_with_its_digest(served):
    index = json.loads(get(served, "/index.json")[1])
    [file] = index["systems"]["linux-x86_64-cp311"]
    status, body = get(served, f"/wheels/linux-x86_64-cp311/{file['name']}")
    assert status == 200 and sha256(body).hexdigest() == file["sha256"]
    assert served.heard.wait(60)
    assert served.told[-1].what == file["name"] and served.told[-1].address == HERE


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt",
        "/wheels/../secret.txt",
        "/wheels/linux-x86_64-cp311/../../secret.txt",
        "/wheels/linux-x86_64-cp311/%2e%2e%2fsecret.txt",
        "/wheels/linux-x86_64-cp311/nothing.whl",
        "/installed/amiga",
        "/etc/passwd",
        "//",
    ],
)
def test_nothing_else_is_served(served, path):
    status, body = get(served, path)
    assert (status, b"secret" in body) == (404, False) or path == "//"


def test_rubbish_is_no_matter(served):
    for rubbish in (b"\x00\xff" * 1000, b"GET " + b"a" * 70_000 + b"\r\n", b""):
        with socket.create_connection((HERE, served.port)) as link:
            link.sendall(rubbish)
    assert get(served, "/")[0] == 200


def test_those_who_come_after_too_many_are_told_to_come_back(served):
    for _ in range(GUESTS_LIMIT):
        assert served.places.acquire(blocking=False)
    assert get(served, "/")[0] == 503
    for _ in range(GUESTS_LIMIT):
        served.places.release()
    assert get(served, "/")[0] == 200


def test_who_links_and_asks_for_nothing_takes_no_more_than_so_many_places(served):
    """Each link has a thread and a file of the program that shares, which may be in a match."""
    before = threading.active_count()
    links = [socket.create_connection((HERE, served.port)) for _ in range(5 * LINKS_PER_HOST)]
    for link in links[LINKS_PER_HOST:]:
        link.settimeout(60)
        assert link.recv(1) == b"", "it is turned away at once"
    assert threading.active_count() <= before + LINKS_PER_HOST
    for link in links:
        link.close()
    while served.linked:
        time.sleep(0.01)
    assert get(served, "/")[0] == 200


def test_who_does_not_come_to_ask_is_hung_up_on(served, monkeypatch):
    monkeypatch.setattr(server_module, "ASKING_SECONDS", 0.1)
    with socket.create_connection((HERE, served.port)) as link:
        link.sendall(b"GET / HT")
        link.settimeout(60)
        assert link.recv(1) == b""


def test_a_port_that_is_taken_is_said_and_the_usual_one_gives_way(served, house):
    with pytest.raises(UserError, match="cannot be used"):
        SharingServer(house, "Bo", print, HERE, served.port)
