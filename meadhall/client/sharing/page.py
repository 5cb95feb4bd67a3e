"""What a guest's browser shows, and the program that installs Meadhall there."""

import json
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Final

from meadhall import __version__
from meadhall.client.sharing.shelf import Shelf
from meadhall.client.sharing.texts import SharingText
from meadhall.engines.phrases import say

STYLE: Final = """
body { font: 18px/1.5 sans-serif; max-width: 42em; margin: 2em auto; padding: 0 1em;
       background: #f4efe4; color: #2b2118; }
code { display: block; padding: .8em; background: #fffdf7; border: 1px solid #b9a98a;
       overflow-wrap: anywhere; user-select: all; }
table { border-collapse: collapse; font-size: 14px; } td { padding: .2em .8em .2em 0; }
"""

COMMAND: Final = (
    '{python} -c "import urllib.request as u;'
    " exec(u.build_opener(u.ProxyHandler({{}})).open('{source}/get').read())\""
)


def command(source: str, python: str = "python3") -> str:
    """What a guest copies into a terminal."""
    return COMMAND.format(python=python, source=source)


def index(shelf: Shelf) -> bytes:
    """All files with their digests, for the program that installs them."""
    systems = {
        system: [{"name": file.name, "sha256": file.digest} for file in held]
        for system, held in shelf.systems.items()
    }
    return json.dumps({"version": __version__, "systems": systems}, sort_keys=True).encode()


def fingerprint(shelf: Shelf) -> str:
    """Digits that both computers show, to be compared by voice."""
    digits = sha256(index(shelf)).hexdigest()[:12]
    return " ".join((digits[:4], digits[4:8], digits[8:]))


def install_program(source: str) -> bytes:
    text = (files("meadhall") / "resources" / "sharing" / "install.txt").read_text("utf-8")
    return text.replace("@SOURCE@", source).encode()


def html(shelf: Shelf, source: str, name: str) -> bytes:
    rows = "".join(
        f"<tr><td>{escape(file.name)}<td><small>{file.digest[:16]}…</small>"
        for file in sorted(shelf.files.values(), key=lambda file: file.name)
    )
    systems = ", ".join(escape(system) for system in sorted(shelf.systems))
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Meadhall from {escape(name)}</title><style>{STYLE}</style>
<h1>Meadhall, from {escape(name)}</h1>
<p>Norse board games for friends on one network. You need Python 3.11 or newer, and no internet.</p>
<p>{escape(str(say(SharingText.TRUST)))}</p>
<h2>Linux and macOS</h2><p>Copy this into a terminal:</p>
<code>{escape(command(source))}</code>
<h2>Windows</h2><p>Copy this into a command prompt:</p>
<code>{escape(command(source, "py"))}</code>
<p>It goes into the folder Meadhall in your home. Delete that folder to be rid of it.</p>
<p>{escape(str(say(SharingText.COMPARE, fingerprint=fingerprint(shelf))))}</p>
<h2>What is here</h2><p>For: {systems}</p><table>{rows}</table>
</html>
""".encode()
