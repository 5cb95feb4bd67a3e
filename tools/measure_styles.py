"""What does a style change in a player's choices, and what does it cost?

    python -m tools.measure_styles hexentafl --level jarl --pairs 60
    python -m tools.measure_styles valknut --level karl --style bold --pairs 30

Each style plays pairs of matches against the same level without a style. Beside the score stands
what each of the two did: the share of its choices that leap to the eye (captures, above all), what
was left to it after the reply that looks worst, and the share of the replies that look harmless and
are wrong. The last two are counted where everything is open. Matches follow from their seeds.
"""

import argparse
from collections.abc import Callable
from time import process_time
from typing import Final

from meadhall.ai.arena import pair_scores, play_pair
from meadhall.ai.entrants import Entrant, Player, entrant_of
from meadhall.ai.odds import score_of
from meadhall.ai.pace import Clock
from meadhall.ai.styles import LEAPING, STYLES, least_left, wrong_replies
from meadhall.client.commands.options import read_settings
from meadhall.engines.catalogue import find
from meadhall.engines.contract import CHOOSE, SEVERAL, State

RANDOM_CHOICES: Final = 4
"""At the beginning of a match where nothing is left to chance."""


class Behaviour:
    """What one player did, summed over all its choices."""

    def __init__(self) -> None:
        self.choices = self.captures = self.counted = self.left = self.wrong = 0

    def see(self, state: State, seat: int, action: int) -> None:
        """It did this, with other choices at hand."""
        self.choices += 1
        self.captures += int(state.glance(action)) >= LEAPING
        after = state.copy()
        if not after.is_open():
            return
        after.play(action)
        if after.asks == CHOOSE and after.turn != SEVERAL and after.turn != seat:
            self.counted += 1
            self.left += least_left(after, seat)
            self.wrong += wrong_replies(after)

    def told(self) -> str:
        share = self.captures / max(self.choices, 1)
        counted = max(self.counted, 1)
        open_part = f"{self.left / counted / 10:>8.1f} %{self.wrong / counted / 10:>8.1f} %"
        return f"{share:>8.1%}" + (open_part if self.counted else "")


class Watched(Player):
    """A player whose choices are looked at."""

    def __init__(self, entrant: Entrant, seat: int, behaviour: Behaviour) -> None:
        super().__init__(entrant, seat)
        self.behaviour = behaviour

    def act(self, state: State, seed: int, clock: Clock) -> int:
        action = super().act(state, seed, clock)
        if state.turn == self.seat and len(state.legal(self.seat)) > 1:
            self.behaviour.see(state, self.seat, action)
        return action


def compared(opening: State, level: str, style: str, pairs: int, seed: int) -> str:
    """A line of the table: the style against the level without it."""
    entrants = [entrant_of(f"{level}:{style}"), entrant_of(level)]
    seen = {entrant.spec: Behaviour() for entrant in entrants}

    def seated(entrant: Entrant, seat: int) -> Player:
        return Watched(entrant, seat, seen[entrant.spec])

    random_choices = RANDOM_CHOICES if opening.is_open() else 0
    played = [
        play_pair(opening, entrants, seed + at, random_choices, process_time, 2, seated)
        for at in range(pairs)
    ]
    score = score_of(pair_scores(played, 0))
    done = "   ".join(each.told() for each in seen.values())
    return f"{style:<9}{score!s:>16}  {score.elo_text():<24}{done}"


def main(say: Callable[[str], object] = print) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--level", default="jarl")
    parser.add_argument("--style", choices=[each.key for each in STYLES], action="append")
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    args, words = parser.parse_known_args()
    game = find(args.game)
    opening = game.opening(2, game.settle(2, read_settings(game, words)))
    say("style, score, Elo; with the style: captures, left, wrong; the same without it")
    for style in args.style or [each.key for each in STYLES]:
        say(compared(opening, args.level, style, args.pairs, args.seed))


if __name__ == "__main__":
    main()
