"""A film as one page of HTML, which replays in any browser and asks nothing of any network.

All pictures are in the page. Its policy forbids everything else: no connection, no form, no script
and no style but these two, which it names by their digests. What people have written is escaped.
"""

import json
from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Final

from meadhall.client.match.session import Session
from meadhall.ui.replay.frames import Film
from meadhall.ui.text.prompts import outcome_text, player_name_at
from meadhall.ui.text.words import capital, join, say
from meadhall.ui.window.app_context import RESOURCES

JPG_BEGINS: Final = b"\xff\xd8"


def page_of(film: Film, session: Session, language: str) -> str:
    """The whole page."""
    style, script = _resource("replay.css"), _resource("replay.js")
    policy = (
        f"default-src 'none'; img-src data:; style-src {_digest(style)}; "
        f"script-src {_digest(script)}; base-uri 'none'; form-action 'none'"
    )
    title = escape(session.game.title)
    people = escape(capital(join([player_name_at(player) for player in session.players])))
    over = session.outcome
    ending = escape(outcome_text(session, over, is_for_others=True)) if over is not None else ""
    buttons = "".join(
        f'<button id="{key}" type="button" aria-label="{escape(words)}">{sign}</button>'
        for key, sign, words in (
            ("first", "|&lt;", say("To the beginning")),
            ("back", "&lt;", say("One moment back")),
        )
    )
    after = "".join(
        f'<button id="{key}" type="button" aria-label="{escape(words)}">{sign}</button>'
        for key, sign, words in (
            ("forward", "&gt;", say("One moment forward")),
            ("last", "&gt;|", say("To the end")),
        )
    )
    rows = "\n".join(
        f'<li><button type="button" data-number="{number}"><b>{number}</b> '
        f"{escape(f'{who}: {what}' if who else what)}</button></li>"
        for number, who, what in film.log
    )
    play, moment = escape(say("Play")), escape(say("Moment"))
    help_words = escape(say("Arrow keys step, Space plays. This page needs no network."))
    return f"""<!DOCTYPE html>
<html lang="{escape(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Meadhall">
<title>{title}: {people}</title>
<style>{style}</style>
</head>
<body>
<header><h1>{title}</h1><p>{people}</p><p>{ending}</p></header>
<main>
<div id="table">
<div id="board" role="img"></div>
<p id="caption" aria-live="polite"></p>
<div id="controls">{buttons}<button id="play" type="button">{play}</button>{after}
<input id="place" type="range" min="0" max="0" value="0" aria-label="{moment}">
<span id="count"></span></div>
</div>
<ol id="log">
{rows}
</ol>
</main>
<footer>{help_words}</footer>
<script type="application/json" id="data">{_data(film, session)}</script>
<script>{script}</script>
</body>
</html>
"""


def _data(film: Film, session: Session) -> str:
    shown = {
        "width": film.width,
        "height": film.height,
        "length": session.length,
        "words": {
            "start": say("The beginning"),
            "play": say("Play"),
            "pause": say("Pause"),
        },
        "pictures": [_address(picture) for picture in film.pictures],
        "frames": [
            {
                "number": frame.number,
                "caption": frame.caption,
                "ground": frame.ground,
                "over": frame.over,
                "area": frame.over_area,
                "pieces": [[each.number, each.picture, *each.area] for each in frame.pieces],
            }
            for frame in film.frames
        ],
    }
    text = json.dumps(shown, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _address(picture: bytes) -> str:
    kind = "jpeg" if picture.startswith(JPG_BEGINS) else "png"
    return f"data:image/{kind};base64,{b64encode(picture).decode()}"


def _resource(name: str) -> str:
    return (RESOURCES / "replay" / name).read_text("utf-8")


def _digest(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
