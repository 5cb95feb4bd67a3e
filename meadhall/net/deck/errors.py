"""What goes wrong with a deck, and whose fault it is.

`Refused` is always about bytes that another seat sent: whoever catches it knows the sender and
may name it. A mistake of our own caller is a plain ValueError.
"""


class DeckError(Exception):
    """Something about cards, dice or their keys is not as it must be."""


class UnsafeLibrary(DeckError):
    """The installed libsodium fails the self-test: nobody may play with it."""


class Refused(DeckError):
    """What another seat sent is refused, and nothing may be built on it."""


class Malformed(Refused):
    """Not even the form is right: a wrong length, a number too large, a point outside the group."""


class Unproven(Refused):
    """The form is right, but what it claims does not hold."""
