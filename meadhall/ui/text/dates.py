"""When something was, as one says it: an hour ago, yesterday, in spring of another year."""

from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import QDate, QLocale, QTime

from meadhall.ui.text.words import say

SOON: Final = timedelta(minutes=2)
WEEK: Final = 7


def ago(then: datetime, now: datetime) -> str:
    """The moment `then` in words, at the moment `now`."""
    days = (now.date() - then.date()).days
    if timedelta(0) <= now - then < SOON:
        return say("just now")
    if timedelta(0) <= now - then < timedelta(hours=1):
        return say("{count} minutes ago", count=(now - then) // timedelta(minutes=1))
    if days == 0:
        time = QLocale().toString(QTime(then.hour, then.minute), QLocale.FormatType.ShortFormat)
        return say("today at {time}", time=time)
    if days == 1:
        return say("yesterday")
    if 1 < days < WEEK:
        return say("{count} days ago", count=days)
    pattern = "d MMMM" if then.year == now.year else "d MMMM yyyy"
    return QLocale().toString(QDate(then.year, then.month, then.day), pattern)
