"""A tiny player for tests, as a program outside Meadhall: `python bot.py WAY`.

plain    plays the first legal move
crash    ends when it is asked for its second move
error    ends with an error when it is asked for a move
mute     never answers `go`
hang     hangs when it is asked for a move, and does not end when asked to
slow     answers, but much too late
cheat    plays a move that no rule allows
deaf     never says readyok, and does not end when asked to
babble   floods its output before it plays
"""

import os
import sys
import time

from meadhall.client.line_protocol.answers import write_action
from meadhall.client.line_protocol.position import PositionReader
from meadhall.engines.chance import Chance


def main(way):
    reader, told, asked = PositionReader(), None, 0
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if way == "deaf":
            time.sleep(600)
        if word == "isready":
            print("readyok", flush=True)
        elif word == "position":
            told = reader.read(rest, Chance(1))
        elif word == "go":
            asked += 1
            if way == "crash" and asked == 2:
                os._exit(3)
            if way == "error":
                raise ValueError("no such rune")
            if way == "mute":
                continue
            if way in ("slow", "hang"):
                time.sleep(600)
            if way == "babble":
                print("info text " + "la " * 100_000)
                print("info text la\n" * 5_000, flush=True)
            seat = told.chooser()
            move = write_action(told.state, seat, int(told.state.legal(seat)[0]))
            print("bestmove", "a1-a1" if way == "cheat" else move, flush=True)
        elif word == "quit":
            return


main(sys.argv[1])
