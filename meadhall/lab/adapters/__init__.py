"""Our games as environments of other people's libraries. Each module needs its library.

import meadhall.lab.adapters.open_spiel        pyspiel.load_game("meadhall_hexentafl")
import meadhall.lab.adapters.petting_zoo       petting_zoo.env("valhalla", seats=3)
"""
