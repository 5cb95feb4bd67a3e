"""The pack: which cards there are, and what they are called.

Every god is a card of its own with a name of its own, but to the rules all twelve are one kind:
two different gods played at once are a tie.
"""

from typing import Final

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.phrases import Form
from meadhall.engines.valhalla.texts import Aspect, Card, God

HAMMER: Final = 0
SWORD: Final = 1
AXE: Final = 2
WOLF: Final = 3
DRAUGR: Final = 4
GOD: Final = 5  # the first of twelve
KINDS: Final = 6

COUNTS: Final = [12, 12, 12, 8, 8]
GODS: Final = 12

NO_GODS: Final = 0
AESIR: Final = 1
LOKI: Final = 2
ASPECTS: Final = ["none", "gods", "loki"]

NAMES: Final = list(Card)
LETTERS: Final = "HSAWD"

GOD_NAMES: Final[list[list[Form]]] = [[], list(God), list(Aspect)]


def kind(face: i64) -> i64:
    """What the rules see in a face."""
    return face if face < GOD else GOD


def name_of(face: int, aspects: int) -> Form:
    """What the card is called."""
    return NAMES[face] if face < GOD else GOD_NAMES[aspects][face - GOD]


def word(face: int, aspects: int) -> str:
    """What notation calls the card."""
    return str(name_of(face, aspects))


def sign(face: int, aspects: int) -> str:
    """What a diagram draws for the card."""
    return LETTERS[face] if face < GOD else word(face, aspects)


def face_of(text: str, aspects: int) -> int:
    """The face that a diagram draws so, or -1."""
    if len(text) == 1:
        return LETTERS.find(text)
    names = [str(name) for name in GOD_NAMES[aspects]]
    return GOD + names.index(text) if text in names else -1


def copies_of(face: int, aspects: int) -> int:
    """How many cards of the pack have this face."""
    if face < GOD:
        return COUNTS[face]
    return 1 if aspects != NO_GODS else 0


def faces_in(aspects: i64) -> i64:
    """How many different faces there are."""
    return GOD + (GODS if aspects != NO_GODS else 0)


def pack(seats: int, aspects: int) -> vec[i64]:
    """All cards: a hammer, sword, axe and wolf for each seat, then the deck, sorted."""
    faces = vec[i64]()
    for _ in range(seats):
        for face in range(DRAUGR):
            faces = append(faces, i64(face))
    for face in range(int(faces_in(aspects))):
        dealt = seats if face < DRAUGR else 0
        for _ in range(copies_of(face, aspects) - dealt):
            faces = append(faces, i64(face))
    return faces
