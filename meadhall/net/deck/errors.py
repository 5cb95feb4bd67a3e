"""What goes wrong with a deck, and whose fault it is.

`DeckRefused` is always about bytes that another seat sent. The code that catches it knows the
sender and may name it. A mistake of our own caller is a plain ValueError.
"""


class DeckError(Exception):
    """Something about cards, dice or their keys is not as it must be."""


class UnsafeLibrary(DeckError):
    """The installed libsodium fails the self-test: nobody may play with it."""


class DeckRefused(DeckError):
    """What another seat sent is refused, and nothing may be built on it."""


class Malformed(DeckRefused):
    """Not even the form is right: a wrong length, a number too large, a point outside the group."""


class Unproven(DeckRefused):
    """The form is right, but what it claims does not hold."""
