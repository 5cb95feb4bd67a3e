"""What was learned about Valhalla: how much speaks for a choice, in numbers and nothing else.

A player who draws his actions by these tables began knowing nothing and played some millions of
matches for two, and for three or four, mostly against himself. Each action was credited with what
came of it: how much better he stood some turns later than could be expected before. `move_priors`
reads the tables; a hundred more makes an action nearly three times as likely.

A row of eight numbers goes with a count from none to seven or more, or with the eight steps of
danger. The rows are for a match of two players; those of a crowd are for three and more.
"""

from typing import Final

from meadhall.engines.packed import i64, vec

# Where each table begins among the numbers.

MAIN_BY_DANGER: Final = 0
"""A main action, by how thick the draugar stand in the deck (`move_priors.danger`)."""

MAIN_BY_HELD: Final = 64
"""A main action, by how many cards the player holds."""

MAIN_BY_THROWN: Final = 128
"""A main action, by how many discards he has."""

MAIN_BY_RIVAL_HELD: Final = 192
"""A main action, by how many cards that rival holds who holds the fewest."""

MAIN_BY_RIVAL_THROWN: Final = 256
"""A main action, by the discards of the rival who has most cards in all."""

MAIN_BY_LEAD: Final = 320
"""A main action, by how many cards he is ahead of that rival: from four behind to four ahead."""

MAIN_BY_DRAUGAR: Final = 392
"""A main action, by how many draugar lie in the armory."""

MAIN_BY_COPIES: Final = 456
"""A main action, by how many of its kind the player holds: one, two, three, more."""

MAIN_WITH_SUPPORT: Final = 488
"""A main action with a hammer, a sword, an axe or a wolf as support action."""

MAIN_BY_PLAYERS: Final = 520
"""A main action in a crowd, by how many players are left: two to five."""

USING_BY_DANGER: Final = 536
"""Using a main action; letting it lie counts nothing."""

USING_BY_LEAD: Final = 600
"""The same, by how far he is ahead."""

USING_BY_HELD: Final = 672
"""The same, by how many cards he holds."""

AIMING_BY_HELD: Final = 736
"""Aiming at somebody, by how many cards that one holds."""

AIMING_BY_THROWN: Final = 800
"""Aiming at somebody, by how many discards that one has."""

AIMING_BY_RANK: Final = 864
"""Aiming, in a crowd, at whom none, one, two, or more of the others outdo in cards."""

AIMING_AT_AXED: Final = 880
"""Aiming, in a crowd, at somebody, and at whom an axe has fallen on already."""

DRAWING_BY_DANGER: Final = 888
"""Drawing from the deck, by how thick the draugar stand."""

DRAWING_BY_HELD: Final = 952
"""Drawing, by how many cards he holds."""

DRAWING_BY_THROWN: Final = 984
"""Drawing, by how many discards he has."""

DRAWING_BY_DRAUGAR: Final = 1016
"""Drawing, by how many draugar lie in the armory."""

DRAWING_AFTER: Final = 1048
"""Drawing, by how many cards he holds and what his main action was."""

TAKING_BY_HELD: Final = 1080
"""Taking a card from the armory to the discards, by how many cards he holds."""

TAKING_BY_THROWN: Final = 1144
"""The same, by how many discards he has."""

TAKING_BY_COPIES: Final = 1208
"""The same, by how many of its kind he holds: none, one, two, more."""

KEEPING_BY_COPIES: Final = 1240
"""Keeping a card of those drawn, by how many of its kind he holds."""

KEEPING_BY_DANGER: Final = 1272
"""The same, by how thick the draugar stand."""

KEEPING_BY_THROWN: Final = 1336
"""The same, by how many discards he has."""

SHARING_BY_COPIES: Final = 1400
"""Taking a card after a clash, by how many of its kind he holds."""

SHARING_BY_DANGER: Final = 1432
"""The same, by how thick the draugar stand."""

SHARING_BY_THROWN: Final = 1496
"""The same, by how many discards he has."""

RESCUING_BY_COPIES: Final = 1560
"""A card to be saved by, by how many of its kind he holds."""

RESCUING_BY_DANGER: Final = 1592
"""The same, by how thick the draugar stand."""

SUPPORTING_BY_DANGER: Final = 1656
"""Using a support action, which only a crowd can."""

SUPPORTING_BY_LEAD: Final = 1680
"""The same, by how far he is ahead."""

LOSING_BY_COPIES: Final = 1707
"""Giving up a card, by how many of its kind lie there: one, two, three, more."""

LOSING_BY_DANGER: Final = 1771
"""The same, by how thick the draugar stand."""

LOSING_BY_THROWN: Final = 1899
"""The same, by how many discards he has."""

RATHER_DISCARDED: Final = 2027
"""Giving up a discard rather than a card held, by how many discards he has."""

RETURNING_BY_DANGER: Final = 2155
"""Bringing all discards back, by how thick the draugar stand."""

RETURNING_BY_THROWN: Final = 2171
"""The same, by how many they are."""

RECOVERING_BY_COPIES: Final = 2187
"""Bringing back one discard, by how many of its kind he holds."""

RECOVERING_BY_HELD: Final = 2219
"""The same, by how many cards he holds."""

USING_A_GOD: Final = 2235
"""Using a god: looking at the top of the deck. Letting it lie counts nothing."""

RESHUFFLING: Final = 2237
"""Having the deck shuffled, by the draugar seen on top of it."""

SUPPORTING_BY_A_GOD: Final = 2240
"""Having an omen turned up."""

GOING_WITHOUT: Final = 2241
"""Neither drawing nor taking, where the table allows it. A guess: one lives on one's cards."""

NUMBERS: Final[vec[i64]] = vec[i64](
    [
        # MAIN_BY_DANGER
        -222, -144, -154, -146, -151, -122, 267, 464,  # hammer
        -195, -59, 80, 59, -89, -37, -191, 221,  # sword
        366, 176, -78, -60, 115, 197, 81, -424,  # axe
        47, 19, 140, 145, 124, -36, -156, -256,  # wolf
        197, 79, 3, 35, -15, -158, -244, 19,  # hammer, in a crowd
        131, 70, -141, -108, -172, -122, -129, 462,  # sword, in a crowd
        31, 136, 184, 176, 226, 234, 312, -1174,  # axe, in a crowd
        -359, -286, -50, -104, -39, 46, 61, 693,  # wolf, in a crowd
        # MAIN_BY_HELD
        0, 0, 87, 163, -22, -262, -217, 45,  # hammer
        0, 0, 151, 96, 81, -68, -111, -361,  # sword
        0, 0, -79, -86, 52, 181, 136, 173,  # axe
        0, 0, -159, -176, -117, 144, 191, 141,  # wolf
        0, 0, -344, 234, 2, 108, 106, -192,  # hammer, in a crowd
        0, 0, 327, 53, -214, -19, -120, -37,  # sword, in a crowd
        0, 0, -72, 78, 96, -86, -35, 144,  # axe, in a crowd
        0, 0, 89, -367, 111, -4, 48, 84,  # wolf, in a crowd
        # MAIN_BY_THROWN
        160, 123, 84, -70, -146, -116, -77, -165,  # hammer
        -106, -144, 229, 45, 17, -53, -80, -119,  # sword
        365, 498, -245, -23, -40, -78, -78, -46,  # axe
        -411, -528, -74, 47, 168, 247, 236, 330,  # wolf
        -163, 75, 173, -61, -2, -175, 35, 33,  # hammer, in a crowd
        288, -353, -40, 206, -58, -33, 139, -163,  # sword, in a crowd
        -264, -217, 103, -84, 54, 329, -80, 284,  # axe, in a crowd
        133, 490, -237, -62, 5, -121, -94, -154,  # wolf, in a crowd
        # MAIN_BY_RIVAL_HELD
        0, 0, -150, -40, 14, -161, -16, 146,  # hammer
        0, 0, 292, -172, -70, -19, -67, -177,  # sword
        0, 0, 91, 179, -9, 125, 52, -57,  # axe
        0, 0, -231, 40, 64, 54, 29, 73,  # wolf
        0, 0, 264, -68, 91, -97, -184, -90,  # hammer, in a crowd
        0, 0, -282, 27, 91, -16, 111, 61,  # sword, in a crowd
        0, 0, -12, -151, -124, 164, 178, 71,  # axe, in a crowd
        0, 0, 30, 189, -60, -50, -105, -41,  # wolf, in a crowd
        # MAIN_BY_RIVAL_THROWN
        -162, 3, 69, -30, -36, -62, 56, -44,  # hammer
        110, -37, 58, -38, -40, -42, -88, -133,  # sword
        119, 303, -92, 16, 2, 1, 13, 6,  # axe
        -70, -285, -38, 50, 73, 103, 19, 172,  # wolf
        123, -47, -200, 5, -77, 92, 11, 9,  # hammer, in a crowd
        -374, 318, 144, -152, 82, 48, -144, 64,  # sword, in a crowd
        364, 239, -116, 73, -65, -272, 73, -171,  # axe, in a crowd
        -119, -516, 172, 73, 59, 132, 60, 98,  # wolf, in a crowd
        # MAIN_BY_LEAD
        125, 205, 54, 55, 29, -273, -153, -265, 20,  # hammer
        -94, -12, -20, 1, -123, 53, 44, -4, -57,  # sword
        -26, -41, -28, -50, 12, 102, 132, 194, 89,  # axe
        -6, -153, -6, -8, 65, 123, -20, 81, -48,  # wolf
        33, 63, -74, -161, 13, 127, 4, -35, -54,  # hammer, in a crowd
        251, 243, 237, 84, -66, -119, -182, -216, -239,  # sword, in a crowd
        -365, -271, -237, -214, 38, 218, 225, 208, 524,  # axe, in a crowd
        81, -35, 74, 290, 13, -227, -48, 43, -231,  # wolf, in a crowd
        # MAIN_BY_DRAUGAR
        31, 56, 123, 24, 207, -650, 0, 0,  # hammer
        10, 153, 81, 17, 17, -489, 0, 0,  # sword
        326, -2, -168, -316, -528, 994, 0, 0,  # axe
        -352, -209, -40, 264, 276, 84, 0, 0,  # wolf
        -215, -159, -34, 157, 138, 25, 0, 0,  # hammer, in a crowd
        -30, 166, 112, 57, 16, -328, 0, 0,  # sword, in a crowd
        73, 58, 0, -85, -116, 196, 0, 0,  # axe, in a crowd
        167, -65, -79, -129, -38, 106, 0, 0,  # wolf, in a crowd
        # MAIN_BY_COPIES
        -157, -195, -170, 312,  # hammer
        -106, -2, -46, -57,  # sword
        -685, -271, -12, 1317,  # axe
        -240, 67, 72, 124,  # wolf
        -170, 7, 20, 58,  # hammer, in a crowd
        3, -69, -82, 141,  # sword, in a crowd
        264, -13, -131, 5,  # axe, in a crowd
        -523, 285, 188, 7,  # wolf, in a crowd
        # MAIN_WITH_SUPPORT
        -311, -187, -172, 454,  # hammer
        -266, -183, -148, 381,  # sword
        -91, -217, -147, 826,  # axe
        -334, -12, -57, 426,  # wolf
        -387, -460, 773, -11,  # hammer, in a crowd
        -231, -383, 709, -107,  # sword, in a crowd
        -314, -406, 670, 172,  # axe, in a crowd
        -112, -205, 398, -121,  # wolf, in a crowd
        # MAIN_BY_PLAYERS
        34, -61, -57, -57,  # hammer
        -298, 154, 136, 136,  # sword
        936, -412, -402, -402,  # axe
        -670, 313, 318, 318,  # wolf
        # USING_BY_DANGER
        -60, -220, -326, -320, -287, -43, 97, 405,  # hammer
        -15, -8, 20, -58, -58, 61, 164, -395,  # sword
        204, 265, 280, 227, 275, 238, 310, -727,  # axe
        0, 0, 0, 0, 0, 0, 0, 0,  # wolf
        14, -31, 74, -12, -8, -4, -74, -46,  # hammer, in a crowd
        -6, -40, -51, -72, -27, -15, -29, -84,  # sword, in a crowd
        24, 65, 43, 53, 64, 31, 52, -5,  # axe, in a crowd
        0, 0, 0, 0, 0, 0, 0, 0,  # wolf, in a crowd
        # USING_BY_LEAD
        347, -84, -367, -296, -420, -112, -84, 34, 229,  # hammer
        16, -90, -86, 92, -100, -43, -45, -21, -13,  # sword
        45, 56, 76, 108, 161, 91, -93, 175, 458,  # axe
        0, 0, 0, 0, 0, 0, 0, 0, 0,  # wolf
        -25, -15, 58, -30, -13, 17, -45, -27, -7,  # hammer, in a crowd
        -19, -62, -33, -84, -23, -34, -51, -1, -17,  # sword, in a crowd
        -5, 41, 41, 6, 71, 75, 31, 30, 36,  # axe, in a crowd
        0, 0, 0, 0, 0, 0, 0, 0, 0,  # wolf, in a crowd
        # USING_BY_HELD
        0, 0, -278, -327, -191, -204, -129, 375,  # hammer
        0, 0, 22, -227, 0, -54, -21, -9,  # sword
        0, 0, -68, 116, 96, 99, 352, 477,  # axe
        0, 0, 0, 0, 0, 0, 0, 0,  # wolf
        0, 0, -60, -32, -39, 54, 6, -16,  # hammer, in a crowd
        0, 0, -117, -36, -58, -23, -77, -12,  # sword, in a crowd
        0, 0, 10, 148, 63, 25, 10, 70,  # axe, in a crowd
        0, 0, 0, 0, 0, 0, 0, 0,  # wolf, in a crowd
        # AIMING_BY_HELD
        0, -144, -267, -257, -220, -153, 65, 223,  # hammer
        0, 0, -134, -39, 126, -113, -19, -112,  # sword
        0, -414, 185, 180, 312, 185, 275, 350,  # axe
        0, 0, 0, 0, 0, 0, 0, 0,  # wolf
        0, -37, -143, -42, 40, -32, 54, 75,  # hammer, in a crowd
        0, -71, -7, -101, -69, -33, -30, -13,  # sword, in a crowd
        0, 7, -88, 205, 155, -49, -54, 149,  # axe, in a crowd
        0, 0, 0, 0, 0, 0, 0, 0,  # wolf, in a crowd
        # AIMING_BY_THROWN
        -246, -188, -169, -70, -26, -62, -4, 11,  # hammer
        -40, -169, -87, -57, 28, 11, 7, 19,  # sword
        85, 186, 55, 193, 143, 152, 89, 174,  # axe
        0, 0, 0, 0, 0, 0, 0, 0,  # wolf
        -46, 43, 12, -42, -38, -4, 7, -18,  # hammer, in a crowd
        -33, -74, -57, -53, -49, -51, 13, -20,  # sword, in a crowd
        28, 62, 88, 50, 45, -53, 91, 14,  # axe, in a crowd
        0, 0, 0, 0, 0, 0, 0, 0,  # wolf, in a crowd
        # AIMING_BY_RANK
        -74, 2, -15, 0,  # hammer
        -220, -138, 34, 0,  # sword
        490, -164, -2, 0,  # axe
        0, 0, 0, 0,  # wolf
        # AIMING_AT_AXED
        -425, 338,  # hammer
        -269, -55,  # sword
        326, 0,  # axe
        0, 0,  # wolf
        # DRAWING_BY_DANGER
        598, 323, 185, -7, -197, -151, -390, -384,  # unharmed
        0, 0, 0, 0, 0, 0, 0, 0,  # under a hammer
        12, -187, -213, -154, -68, -57, -22, -25,  # under an axe
        0, 0, 0, 0, 0, 0, 0, 0,  # under both
        48, 297, 161, -2, -21, -37, -175, -234,  # unharmed, in a crowd
        0, 0, 0, 0, 0, 0, 0, 0,  # under a hammer, in a crowd
        18, 16, -101, -102, -113, -60, -61, -25,  # under an axe, in a crowd
        0, 0, 0, 0, 0, 0, 0, 0,  # under both, in a crowd
        # DRAWING_BY_HELD
        0, 424, -28, 105, -100, -62, -143, -219,  # unharmed
        0, 24, 160, -274, -199, -139, -99, -187,  # under an axe
        0, 225, 261, 247, -218, -101, -168, -207,  # unharmed, in a crowd
        0, 10, 147, 13, -188, -164, -90, -156,  # under an axe, in a crowd
        # DRAWING_BY_THROWN
        51, 251, 157, -98, -216, -145, -45, 22,  # unharmed
        -7, -143, -177, -148, -94, -88, -38, -18,  # under an axe
        -4, 96, 53, -73, 22, -23, 6, -40,  # unharmed, in a crowd
        -141, -150, -42, -13, -17, -18, -47, 0,  # under an axe, in a crowd
        # DRAWING_BY_DRAUGAR
        46, 230, 167, 159, -131, -494, 0, 0,  # unharmed
        -115, -162, -114, -157, -166, 0, 0, 0,  # under an axe
        -69, -123, -6, 177, 159, -101, 0, 0,  # unharmed, in a crowd
        -66, -71, -105, -93, -94, 0, 0, 0,  # under an axe, in a crowd
        # DRAWING_AFTER
        0, 448, 142, -149, -248, -121, -191, -339,  # no wolf
        0, 0, -10, -19, -51, -80, -50, -68,  # a wolf
        0, 235, 353, 555, -287, -193, -237, -198,  # no wolf, in a crowd
        0, 0, 55, -295, -119, -72, -21, -165,  # a wolf, in a crowd
        # TAKING_BY_HELD
        0, -171, -75, -57, 12, 3, 11, 31,  # hammer
        0, -170, -20, -45, 19, 92, 2, 197,  # sword
        0, -58, 12, 144, 116, 59, 120, 168,  # axe
        0, -49, -50, 127, 151, 47, 109, 10,  # wolf
        0, -117, -191, -54, 60, 75, 51, 61,  # hammer, in a crowd
        0, -63, -105, -97, -36, 95, 81, 135,  # sword, in a crowd
        0, -32, -43, -76, 158, -34, 63, 82,  # axe, in a crowd
        0, -23, -69, -33, 225, 129, 62, 85,  # wolf, in a crowd
        # TAKING_BY_THROWN
        -18, -194, -47, 8, -7, 39, 38, -63,  # hammer
        -29, -120, -89, 39, 137, 83, 3, 50,  # sword
        23, 157, 121, 157, 59, 42, 4, -1,  # axe
        -21, 49, 35, 42, 122, 69, 38, 11,  # wolf
        65, -64, -112, -40, -38, 42, 8, 23,  # hammer, in a crowd
        6, -218, 34, 118, 11, 6, 18, 35,  # sword, in a crowd
        33, 109, 10, -17, -9, -5, 16, -18,  # axe, in a crowd
        41, 227, 57, 24, 30, -2, 1, 0,  # wolf, in a crowd
        # TAKING_BY_COPIES
        -36, 9, -84, -135,  # hammer
        -67, 57, 16, 69,  # sword
        162, 266, 100, 34,  # axe
        147, 127, 42, 29,  # wolf
        -131, -110, 88, 38,  # hammer, in a crowd
        -205, 35, 80, 100,  # sword, in a crowd
        17, 8, 83, 10,  # axe, in a crowd
        125, 204, 48, -1,  # wolf, in a crowd
        # KEEPING_BY_COPIES
        -82, 4, 21, 33,  # hammer
        -225, -271, -120, -183,  # sword
        358, 268, 213, -333,  # axe
        461, 80, -87, -139,  # wolf
        -534, -231, -44, -89,  # hammer, in a crowd
        -168, -193, 30, 21,  # sword, in a crowd
        168, 47, 89, 70,  # axe, in a crowd
        277, 323, 191, 43,  # wolf, in a crowd
        # KEEPING_BY_DANGER
        -114, -184, -104, -11, 51, 72, 110, 155,  # hammer
        -21, -93, -218, -119, -160, -56, 8, -140,  # sword
        139, 194, 263, 96, 90, -78, -171, -27,  # axe
        -4, 83, 59, 33, 18, 62, 52, 11,  # wolf
        18, -110, -5, -111, -255, -151, -163, -120,  # hammer, in a crowd
        -99, -15, -251, -151, 11, 38, 43, 115,  # sword, in a crowd
        42, 40, 71, 41, 111, 67, 24, -22,  # axe, in a crowd
        39, 85, 185, 221, 134, 46, 96, 27,  # wolf, in a crowd
        # KEEPING_BY_THROWN
        -32, -4, -18, 43, -51, 10, 47, -19,  # hammer
        -64, -77, -199, -245, -54, -76, -41, -43,  # sword
        44, 180, 172, 123, 51, 15, -48, -31,  # axe
        52, -99, 45, 79, 53, 50, 42, 93,  # wolf
        -3, -181, -185, -174, -134, -116, -34, -70,  # hammer, in a crowd
        -233, -19, -17, 3, -23, 21, -55, 13,  # sword, in a crowd
        59, 27, 57, 75, 20, 65, 64, 7,  # axe, in a crowd
        177, 174, 146, 96, 137, 30, 25, 50,  # wolf, in a crowd
        # SHARING_BY_COPIES
        -112, -65, -147, -128,  # hammer
        -298, -448, -311, -456,  # sword
        436, 409, 316, 349,  # axe
        361, 70, -24, 48,  # wolf
        -389, -329, 52, -2,  # hammer, in a crowd
        -225, -339, -13, -60,  # sword, in a crowd
        67, 49, 309, -43,  # axe, in a crowd
        -98, 493, 374, 153,  # wolf, in a crowd
        # SHARING_BY_DANGER
        -56, -151, -399, -172, -43, 55, 145, 166,  # hammer
        -305, -227, -57, -213, -189, -203, -166, -150,  # sword
        256, 266, 345, 267, 170, 131, 86, -13,  # axe
        105, 112, 109, 118, 63, 16, -66, -2,  # wolf
        -78, -96, -145, -109, -62, -98, -63, -16,  # hammer, in a crowd
        -116, -142, -161, -118, -103, -20, -2, 24,  # sword, in a crowd
        40, 125, 89, 81, 35, 33, 13, -33,  # axe, in a crowd
        154, 113, 217, 146, 130, 85, 51, 25,  # wolf, in a crowd
        # SHARING_BY_THROWN
        10, -41, -5, -145, -92, 7, -120, -65,  # hammer
        -172, -299, -467, -244, -108, -229, -3, 8,  # sword
        184, 289, 367, 303, 190, 136, 66, -27,  # axe
        -22, 50, 103, 86, 10, 86, 57, 85,  # wolf
        -156, -121, -144, -60, -106, 61, -72, -69,  # hammer, in a crowd
        235, -219, -193, -123, -96, -184, -12, -47,  # sword, in a crowd
        -278, 140, 31, 135, 111, 116, 62, 64,  # axe, in a crowd
        198, 199, 306, 49, 91, 6, 21, 52,  # wolf, in a crowd
        # RESCUING_BY_COPIES
        -154, 41, 2, 0,  # hammer
        -408, 56, -2, 0,  # sword
        98, -17, 0, 0,  # axe
        422, -38, 0, 0,  # wolf
        -392, -117, 0, 0,  # hammer, in a crowd
        -111, -43, 0, 0,  # sword, in a crowd
        45, 42, 0, 2,  # axe, in a crowd
        392, 181, 0, 0,  # wolf, in a crowd
        # RESCUING_BY_DANGER
        -100, -93, -65, -10, 15, 7, 0, 134,  # hammer
        -213, -78, -56, -57, -73, 11, 118, -7,  # sword
        201, 141, 82, 78, 28, -42, -142, -264,  # axe
        112, 30, 39, -10, 30, 24, 24, 136,  # wolf
        -71, 19, -78, -82, -50, -30, -75, -142,  # hammer, in a crowd
        -126, -137, -105, -59, -85, 11, 154, 193,  # sword, in a crowd
        91, 77, 32, 61, 51, -10, -131, -81,  # axe, in a crowd
        106, 41, 151, 80, 84, 29, 52, 30,  # wolf, in a crowd
        # SUPPORTING_BY_DANGER
        -2, 51, 254, 133, 12, -5, 45, -57,  # hammer
        11, 76, 177, 199, 142, 82, 103, 78,  # sword
        206, 283, 416, 414, 388, 317, 368, 330,  # axe
        # SUPPORTING_BY_LEAD
        19, 21, 58, 49, 54, 203, 24, 39, -35,  # hammer
        86, 98, 100, 110, 178, 143, 49, 58, 45,  # sword
        304, 288, 309, 333, 347, 367, 281, 254, 240,  # axe
        # LOSING_BY_COPIES
        -331, 105, -56, 477,  # hammer, held
        -248, 133, 205, 396,  # sword, held
        -435, -371, -340, 39,  # axe, held
        -1266, -365, 279, 98,  # wolf, held
        165, 392, 78, 57,  # hammer, discarded
        166, 259, 227, 63,  # sword, discarded
        -309, 5, 180, 444,  # axe, discarded
        -173, 85, 22, -6,  # wolf, discarded
        -23, -86, -48, 1,  # hammer, held, in a crowd
        -3, 23, -241, 98,  # sword, held, in a crowd
        -417, -241, -140, -21,  # axe, held, in a crowd
        -653, -127, -45, -90,  # wolf, held, in a crowd
        444, 283, -77, 88,  # hammer, discarded, in a crowd
        421, 254, -2, 105,  # sword, discarded, in a crowd
        8, -24, 62, 247,  # axe, discarded, in a crowd
        459, -294, -10, 39,  # wolf, discarded, in a crowd
        # LOSING_BY_DANGER
        297, 238, 485, -46, 190, -32, -325, -610,  # hammer, held
        547, 201, 0, 355, 253, -22, -416, -428,  # sword, held
        -693, -444, -518, -203, 28, -285, 136, 873,  # axe, held
        -195, 112, -41, -233, -355, 18, 32, -584,  # wolf, held
        119, 180, 64, 196, 154, -8, -15, 2,  # hammer, discarded
        262, 221, 257, 54, -144, 123, -34, -24,  # sword, discarded
        -434, -349, -250, -88, 104, 92, 440, 802,  # axe, discarded
        88, -164, -2, -36, -231, 113, 183, -25,  # wolf, discarded
        185, 142, 117, -58, 64, -83, 106, -629,  # hammer, held, in a crowd
        7, 91, 134, 210, -56, 62, -234, -338,  # sword, held, in a crowd
        -137, -251, -155, -235, -109, 57, -152, 166,  # axe, held, in a crowd
        -113, -67, -141, -162, -111, -88, -193, -35,  # wolf, held, in a crowd
        252, 73, 84, 168, 39, 137, -45, 31,  # hammer, discarded, in a crowd
        -16, 54, 20, 101, 306, -2, 361, -47,  # sword, discarded, in a crowd
        -212, -13, -67, 64, -14, -67, 130, 470,  # axe, discarded, in a crowd
        34, -30, 8, -89, -119, -18, 27, 382,  # wolf, discarded, in a crowd
        # LOSING_BY_THROWN
        -102, -36, 246, 237, 123, 34, -171, -137,  # hammer, held
        107, 58, 209, 258, 77, -18, -61, -145,  # sword, held
        106, -100, -471, -361, -189, -121, 16, 16,  # axe, held
        -111, -127, -368, -249, -197, -111, -56, -31,  # wolf, held
        0, -19, -54, 3, 200, 246, 177, 139,  # hammer, discarded
        0, -2, 94, 133, 90, 23, 242, 135,  # sword, discarded
        0, 204, -20, 127, -88, 51, 3, 47,  # axe, discarded
        0, 18, 358, -153, -17, -105, -150, -22,  # wolf, discarded
        -48, -50, 62, 91, -50, -26, -130, -6,  # hammer, held, in a crowd
        218, 159, 170, -254, -84, -116, -100, -116,  # sword, held, in a crowd
        66, -240, -339, -109, 17, -148, -32, -32,  # axe, held, in a crowd
        -237, -112, -243, -165, -92, 0, -22, -39,  # wolf, held, in a crowd
        0, 7, 113, 226, 102, 31, 312, -53,  # hammer, discarded, in a crowd
        0, 74, 272, 365, -88, -33, 107, 80,  # sword, discarded, in a crowd
        0, -22, 51, -54, 196, 147, -132, 105,  # axe, discarded, in a crowd
        0, 181, -87, -100, -1, 144, -3, 61,  # wolf, discarded, in a crowd
        # RATHER_DISCARDED
        0, 0, -3, 9, 4, 3, 0, 0,  # 0 held
        0, 157, 128, 150, 170, 87, 20, 25,  # 1 held
        0, 797, 1205, 1034, 753, 474, 280, 180,  # 2 held
        0, -88, -313, -106, -434, -65, 95, 170,  # 3 held
        0, -65, -399, -90, -225, -227, -1, 116,  # 4 held
        0, 7, -157, -552, -72, 111, 84, 27,  # 5 held
        0, -68, -70, -280, 299, -110, -86, 58,  # 6 held
        0, -333, 366, 60, -125, 158, 152, 20,  # 7 held
        0, 0, 2, 3, 5, 0, 0, 0,  # 0 held, in a crowd
        0, 68, 107, 71, 32, 21, 25, -3,  # 1 held, in a crowd
        0, 708, 895, 654, 472, 328, 300, 294,  # 2 held, in a crowd
        0, -350, -120, 286, 268, 63, 153, 106,  # 3 held, in a crowd
        0, 167, 24, 110, 156, 51, 74, -22,  # 4 held, in a crowd
        0, 60, -205, 32, -57, 71, -13, 15,  # 5 held, in a crowd
        0, 131, 130, -134, -146, 45, 79, -53,  # 6 held, in a crowd
        0, -301, -133, -148, -311, -1, -50, 48,  # 7 held, in a crowd
        # RETURNING_BY_DANGER
        303, 365, 409, 360, 323, 260, 135, 55,  # for two
        43, 171, 284, 321, 136, 82, 176, 320,  # for two, in a crowd
        # RETURNING_BY_THROWN
        0, 154, 307, 427, 419, 333, 288, 283,  # for two
        0, 429, -1, 203, 281, 236, 171, 214,  # for two, in a crowd
        # RECOVERING_BY_COPIES
        163, 29, -22, 67,  # hammer
        -58, -66, -130, -250,  # sword
        671, 654, 590, 618,  # axe
        50, -152, -41, -129,  # wolf
        -64, -32, 18, 5,  # hammer, in a crowd
        -13, -114, -42, 1,  # sword, in a crowd
        658, 456, 24, 5,  # axe, in a crowd
        -37, 28, 30, 7,  # wolf, in a crowd
        # RECOVERING_BY_HELD
        0, 0, 284, 585, 386, 213, 194, 339,  # for two
        0, 0, 209, 439, 92, 147, -16, 58,  # for two, in a crowd
        # USING_A_GOD
        95, -156,  # for two, and in a crowd
        # RESHUFFLING
        -42, 98, 11,  # none, one, two
        # SUPPORTING_BY_A_GOD
        -53,
        # GOING_WITHOUT
        -150,
    ]
)  # fmt: skip
"""All tables, one after the other. `python -m tools.adopt_priors` writes others into this place."""

STARTS: Final = {
    "main by danger": MAIN_BY_DANGER,
    "main by held": MAIN_BY_HELD,
    "main by thrown": MAIN_BY_THROWN,
    "main by rival held": MAIN_BY_RIVAL_HELD,
    "main by rival thrown": MAIN_BY_RIVAL_THROWN,
    "main by lead": MAIN_BY_LEAD,
    "main by draugar": MAIN_BY_DRAUGAR,
    "main by copies": MAIN_BY_COPIES,
    "main with support": MAIN_WITH_SUPPORT,
    "main by players": MAIN_BY_PLAYERS,
    "using by danger": USING_BY_DANGER,
    "using by lead": USING_BY_LEAD,
    "using by held": USING_BY_HELD,
    "aiming by held": AIMING_BY_HELD,
    "aiming by thrown": AIMING_BY_THROWN,
    "aiming by rank": AIMING_BY_RANK,
    "aiming at axed": AIMING_AT_AXED,
    "drawing by danger": DRAWING_BY_DANGER,
    "drawing by held": DRAWING_BY_HELD,
    "drawing by thrown": DRAWING_BY_THROWN,
    "drawing by draugar": DRAWING_BY_DRAUGAR,
    "drawing after": DRAWING_AFTER,
    "taking by held": TAKING_BY_HELD,
    "taking by thrown": TAKING_BY_THROWN,
    "taking by copies": TAKING_BY_COPIES,
    "keeping by copies": KEEPING_BY_COPIES,
    "keeping by danger": KEEPING_BY_DANGER,
    "keeping by thrown": KEEPING_BY_THROWN,
    "sharing by copies": SHARING_BY_COPIES,
    "sharing by danger": SHARING_BY_DANGER,
    "sharing by thrown": SHARING_BY_THROWN,
    "rescuing by copies": RESCUING_BY_COPIES,
    "rescuing by danger": RESCUING_BY_DANGER,
    "supporting by danger": SUPPORTING_BY_DANGER,
    "supporting by lead": SUPPORTING_BY_LEAD,
    "losing by copies": LOSING_BY_COPIES,
    "losing by danger": LOSING_BY_DANGER,
    "losing by thrown": LOSING_BY_THROWN,
    "rather discarded": RATHER_DISCARDED,
    "returning by danger": RETURNING_BY_DANGER,
    "returning by thrown": RETURNING_BY_THROWN,
    "recovering by copies": RECOVERING_BY_COPIES,
    "recovering by held": RECOVERING_BY_HELD,
    "using a god": USING_A_GOD,
    "reshuffling": RESHUFFLING,
    "supporting by a god": SUPPORTING_BY_A_GOD,
    "going without": GOING_WITHOUT,
}


def names() -> list[str]:
    """What each number is called: its table, and its place in it."""
    starts = [*STARTS.values(), len(NUMBERS)]
    return [
        f"{table} {at}"
        for table, start, end in zip(STARTS, starts, starts[1:], strict=False)
        for at in range(end - start)
    ]
