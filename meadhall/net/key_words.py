"""The 2048 words that stand for eleven bits each, when two people compare keys by voice.

They are made of a beginning and an ending, all different to the ear, so they need no dictionary
and are as good in one language as in another.
"""

from typing import Final

BEGINNINGS: Final = (
    "bal bar bel bir bor bran bru dag dal dor dun ein fal far fen fin fol fro gar gel gil gor "
    "grim gud hal har hed hel hil hor hun il ing jar jor kal kar ket kol kri lag lin lo lund mag "
    "mar mim mor nal nid nor od ran rim rol sig skal sol sten thor tru ul val vig"
)
ENDINGS: Final = (
    "a ald and ark ast ed eid elm end erik eskel ibo ida ilde imar ing isk o olf ond orn oska "
    "ovar u uld umi und unn urd ustan yr yst"
)

WORDS: Final = tuple(
    beginning + ending for beginning in BEGINNINGS.split() for ending in ENDINGS.split()
)
