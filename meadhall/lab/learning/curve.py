"""The learning curve as a picture: how good what was learned is, by how many matches."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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

FORETELLING: Final = (
    "Across: matches that were learned from. Upwards: mean log loss on matches left out.",
    "Less is better. The full line is what was learned.",
)
PLAYING: Final = (
    "Across: matches that were learned from. Upwards: share of the points against the priors in",
    "use, without any search. More is better. The full line is what was learned.",
)

STYLE: Final = (
    "text{font:15px sans-serif;fill:#2b2622}.title{font-size:19px;font-weight:bold}"
    ".small{font-size:12px;fill:#6b6259}.grid{stroke:#ddd5c8}"
    ".learned{stroke:#7a2e1f;fill:none;stroke-width:3}.dot{fill:#7a2e1f}"
    ".inuse{stroke:#2f5d62;stroke-width:2;stroke-dasharray:7 5}"
    ".nothing{stroke:#9b8f80;stroke-width:2;stroke-dasharray:2 4}"
)


@dataclass(frozen=True, slots=True)
class Curve:
    """What is drawn: a value by the number of matches, and values to compare it with."""

    title: str
    points: Sequence[tuple[int, float]]
    levels: Sequence[tuple[str, str, float]]
    """Each with the style of its line, and its name."""
    caption: Sequence[str]


def curve_picture(title: str, points: Sequence[tuple[int, Losses]]) -> str:
    """How well matches are foretold, as the text of an SVG file."""
    last = points[-1][1]
    return drawn(
        Curve(
            title,
            [(matches, losses.learned) for matches, losses in points],
            (
                ("inuse", "weights in use", last.in_use),
                ("nothing", "knowing nothing", last.nothing),
            ),
            FORETELLING,
        )
    )


def score_picture(title: str, points: Sequence[tuple[int, float]], even: float) -> str:
    """How well the learned priors play against those in use, as the text of an SVG file."""
    return drawn(Curve(title, points, (("inuse", "priors in use", even),), PLAYING))


def drawn(curve: Curve) -> str:
    """The whole picture."""
    return "\n".join([*_lines(curve), "</svg>", ""])


def _lines(curve: Curve) -> Iterator[str]:
    title, points = curve.title, curve.points
    values = [value for _, value in points] + [value for _, _, value in curve.levels]
    low, high = min(values), max(values)
    high = max(high, low + LEAST_HEIGHT)
    most = points[-1][0]

    def x(matches: float) -> float:
        return LEFT + matches / most * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return TOP + (high - value) / (high - low) * (HEIGHT - TOP - BOTTOM)

    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    )
    yield f"<title>{escape(title)}</title><style>{STYLE}</style>"
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f2"/>'
    yield f'<text class="title" x="20" y="34">{escape(title)}</text>'
    for step in range(LINES):
        value = low + (high - low) * step / (LINES - 1)
        yield (
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" '
            f'y2="{y(value):.1f}"/>'
        )
        yield (
            f'<text class="small" text-anchor="end" x="{LEFT - 8}" y="{y(value) + 4:.1f}">'
            f"{value:.3f}</text>"
        )
    for matches, _ in points:
        yield (
            f'<text class="small" text-anchor="middle" x="{x(matches):.1f}" '
            f'y="{HEIGHT - BOTTOM + 20}">{matches}</text>'
        )
    for kind, name, value in curve.levels:
        yield (
            f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" '
            f'y2="{y(value):.1f}"/>'
        )
        yield f'<text x="{WIDTH - RIGHT + 10}" y="{y(value) + 5:.1f}">{name}</text>'
    way = " ".join(f"{x(matches):.1f},{y(value):.1f}" for matches, value in points)
    yield f'<polyline class="learned" points="{way}"/>'
    for matches, value in points:
        yield f'<circle class="dot" cx="{x(matches):.1f}" cy="{y(value):.1f}" r="5"/>'
    for line, text in enumerate(curve.caption):
        yield f'<text class="small" x="20" y="{HEIGHT - 28 + 18 * line}">{text}</text>'
