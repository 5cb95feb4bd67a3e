"""The ratings of a tournament as a picture: a row for each player, its Elo and the interval."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor
from typing import Final
from xml.sax.saxutils import escape

from meadhall.client.tournament.ratings import Rating

ROW: Final = 34
TOP: Final = 74
BOTTOM: Final = 46
LEFT: Final = 250
WIDTH: Final = 860
RIGHT: Final = 130
STEPS: Final = (50, 100, 200, 500, 1000)
MOST_LINES: Final = 9
MOST_LETTERS: Final = 32

STYLE: Final = (
    "text{font:15px sans-serif;fill:#2b2622}.title{font-size:19px;font-weight:bold}"
    ".small{font-size:12px;fill:#6b6259}.grid{stroke:#ddd5c8}.zero{stroke:#9b8f80}"
    ".range{stroke:#7a2e1f;stroke-width:3;stroke-linecap:round}.dot{fill:#7a2e1f}"
)


@dataclass(frozen=True, slots=True)
class Row:
    """One player, in the order of the table."""

    name: str
    rating: Rating
    score: str


def chart(title: str, rows: list[Row]) -> str:
    """The whole picture, as the text of an SVG file."""
    return "\n".join([*_lines(title, rows), "</svg>", ""])


def _lines(title: str, rows: list[Row]) -> Iterator[str]:
    height = TOP + ROW * len(rows) + BOTTOM
    low = min(row.rating.elo - row.rating.error for row in rows)
    high = max(row.rating.elo + row.rating.error for row in rows)
    step = next((each for each in STEPS if (high - low) / each <= MOST_LINES), STEPS[-1])
    first, last = floor(low / step) * step, max(ceil(high / step) * step, step)

    def at(elo: float) -> str:
        part = (elo - first) / (last - first)
        return f"{LEFT + part * (WIDTH - LEFT - RIGHT):.1f}"

    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}" role="img">'
    )
    yield f"<title>{escape(title)}</title><style>{STYLE}</style>"
    yield f'<rect width="{WIDTH}" height="{height}" fill="#fbf8f2"/>'
    yield f'<text class="title" x="20" y="34">{escape(title)}</text>'
    bottom = TOP + ROW * len(rows)
    for elo in range(first, last + 1, step):
        kind = "zero" if elo == 0 else "grid"
        yield f'<line class="{kind}" x1="{at(elo)}" x2="{at(elo)}" y1="{TOP - 12}" y2="{bottom}"/>'
        yield (
            f'<text class="small" text-anchor="middle" x="{at(elo)}" y="{bottom + 18}">'
            f"{elo:+d}</text>"
        )
    for number, row in enumerate(rows):
        middle = TOP + ROW * number + ROW // 2 - 6
        rating = row.rating
        name = row.name if len(row.name) <= MOST_LETTERS else f"{row.name[: MOST_LETTERS - 1]}…"
        yield f'<text x="20" y="{middle + 5}">{escape(name)}</text>'
        yield (
            f'<line class="range" x1="{at(rating.elo - rating.error)}" '
            f'x2="{at(rating.elo + rating.error)}" y1="{middle}" y2="{middle}"/>'
        )
        yield f'<circle class="dot" cx="{at(rating.elo)}" cy="{middle}" r="6"/>'
        yield (
            f'<text text-anchor="end" x="{WIDTH - 20}" y="{middle + 5}">'
            f"{rating.elo:+.0f} ({escape(row.score)})</text>"
        )
    yield (
        f'<text class="small" x="{LEFT}" y="{bottom + 36}">'
        "Elo, with its 95 % interval; the mean of all is 0. In brackets: the share of the points."
        "</text>"
    )
