"""Text that other people wrote: on one line, and without signs that nobody can see.

Names, words and reasons come from other machines. A line break in a name could forge a line in a
terminal or a list, and an invisible sign could make two names look alike. So no peer sends such
signs (`fitted`), and what holds them is refused where it is read (`Fields.line`). What comes by
another way, such as a notice on the network, is shown without them (`one_line`).
"""


def one_line(text: str) -> str:
    """The text with single spaces and only signs that can be seen."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())


def fitted(text: str, limit: int) -> str:
    """An own name or word as it may be sent: on one line, and within the limit."""
    return one_line(one_line(text)[:limit])


def is_one_line(text: str) -> bool:
    return text == one_line(text)
