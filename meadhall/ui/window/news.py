"""What is new in this version, in a line or two for those who have used an older one."""

from typing import Final

NEWS: Final = (
    "Learn each game by playing, in three minutes.",
    "The home page tells how every match stands, and whether it is your turn.",
    "Every action can have the key that you want.",
)
"""The most telling things of the latest version; CHANGELOG.md has all of them."""

MARK: Final = "news 0.1.0"
"""What the settings remember once this was closed; another one for other news."""
