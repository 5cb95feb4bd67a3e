"""The learning curve as a picture: how well matches are foretold, by how many were learned from."""

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from meadhall.lab.learning.fitting import Losses

WIDTH: Final = 860
HEIGHT: Final = 460
LEFT: Final = 80
RIGHT: Final = 180
TOP: Final = 70
BOTTOM: Final = 70
LINES: Final = 5
LEAST_HEIGHT: Final = 0.02

CAPTION: Final = (
    "Across: matches that were learned from. Upwards: mean log loss on matches left out.",
    "Less is better. The full line is what was learned.",
)

STYLE: Final = (
    "text{font:15px sans-serif;fill:#2b2622}.title{font-size:19px;font-weight:bold}"
    ".small{font-size:12px;fill:#6b6259}.grid{stroke:#ddd5c8}"
    ".learned{stroke:#7a2e1f;fill:none;stroke-width:3}.dot{fill:#7a2e1f}"
    ".inuse{stroke:#2f5d62;stroke-width:2;stroke-dasharray:7 5}"
    ".nothing{stroke:#9b8f80;stroke-width:2;stroke-dasharray:2 4}"
)


def curve_picture(title: str, points: Sequence[tuple[int, Losses]]) -> str:
    """The whole picture, as the text of an SVG file. A point is a number of matches."""
    return "\n".join([*_lines(title, points), "</svg>", ""])


def _lines(title: str, points: Sequence[tuple[int, Losses]]) -> Iterator[str]:
    last = points[-1][1]
    values = [losses.learned for _, losses in points] + [last.in_use, last.nothing]
    low, high = min(values), max(values)
    high = max(high, low + LEAST_HEIGHT)
    most = points[-1][0]

    def x(matches: float) -> float:
        return LEFT + matches / most * (WIDTH - LEFT - RIGHT)

    def y(loss: float) -> float:
        return TOP + (high - loss) / (high - low) * (HEIGHT - TOP - BOTTOM)

    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    )
    yield f"<title>{escape(title)}</title><style>{STYLE}</style>"
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f2"/>'
    yield f'<text class="title" x="20" y="34">{escape(title)}</text>'
    for step in range(LINES):
        loss = low + (high - low) * step / (LINES - 1)
        yield (
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(loss):.1f}" '
            f'y2="{y(loss):.1f}"/>'
        )
        yield (
            f'<text class="small" text-anchor="end" x="{LEFT - 8}" y="{y(loss) + 4:.1f}">'
            f"{loss:.3f}</text>"
        )
    for matches, _ in points:
        yield (
            f'<text class="small" text-anchor="middle" x="{x(matches):.1f}" '
            f'y="{HEIGHT - BOTTOM + 20}">{matches}</text>'
        )
    for kind, name, loss in (
        ("inuse", "weights in use", last.in_use),
        ("nothing", "knowing nothing", last.nothing),
    ):
        yield (
            f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(loss):.1f}" '
            f'y2="{y(loss):.1f}"/>'
        )
        yield f'<text x="{WIDTH - RIGHT + 10}" y="{y(loss) + 5:.1f}">{name}</text>'
    way = " ".join(f"{x(matches):.1f},{y(losses.learned):.1f}" for matches, losses in points)
    yield f'<polyline class="learned" points="{way}"/>'
    for matches, losses in points:
        yield f'<circle class="dot" cx="{x(matches):.1f}" cy="{y(losses.learned):.1f}" r="5"/>'
    for line, text in enumerate(CAPTION):
        yield f'<text class="small" x="20" y="{HEIGHT - 28 + 18 * line}">{text}</text>'
