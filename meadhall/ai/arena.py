"""Matches between computer players, played in pairs so that the side does not count.

A pair is one opening played once from every seat: each time the entrants move on by one seat, while
chance and the first random choices stay the same. Where all seats win or lose together, each
entrant plays all of them instead, in a match of its own. The pair is the unit that is counted
(`odds`), and the unit of work for a process.

Everything follows from the seed. Only a budget in time makes a match depend on the machine.
"""

from collections.abc import Callable
from dataclasses import dataclass

from meadhall.ai.entrants import Entrant, Forfeit, Player
from meadhall.ai.pace import Clock
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, State, packed
from meadhall.engines.random_play import random_step

Seated = Callable[[Entrant, int], Player]
"""Makes the player of an entrant at a seat."""


@dataclass(frozen=True)
class Played:
    """One match that was played to its end."""

    seating: tuple[int, ...]
    """Which entrant sat where."""
    payoffs: tuple[float, ...]
    """What each seat got, between 0 and 1."""
    answers: tuple[tuple[int, ...], ...]
    """The whole match: everything that was answered."""
    reason: str
    choices: tuple[int, ...]
    """How many choices each seat thought about."""
    seconds: tuple[float, ...]
    """How long each seat thought."""
    forfeited: int = -1
    """The seat that lost because no answer came from it that can be played, or -1."""

    def score(self, entrant: int) -> float:
        """What an entrant got, the mean over its seats."""
        got = [
            payoff for who, payoff in zip(self.seating, self.payoffs, strict=True) if who == entrant
        ]
        return sum(got) / len(got)


def play_pair(
    opening: State,
    entrants: list[Entrant],
    seed: int,
    random_choices: int,
    clock: Clock,
    sides: int,
    seated: Seated = Player,
) -> list[Played]:
    """One opening, played from `sides` sides."""
    seats = len(entrants)
    return [
        play_match(
            opening,
            entrants,
            tuple((seat + turn) % seats for seat in range(seats)),
            seed,
            random_choices,
            clock,
            seated,
        )
        for turn in range(sides)
    ]


def play_together(
    opening: State,
    entrants: list[Entrant],
    seed: int,
    random_choices: int,
    clock: Clock,
    seated: Seated = Player,
) -> list[Played]:
    """One opening, played once by each entrant, which sits on all seats."""
    return [
        play_match(
            opening, entrants, (who,) * int(opening.seats), seed, random_choices, clock, seated
        )
        for who in range(len(entrants))
    ]


def play_match(
    opening: State,
    entrants: list[Entrant],
    seating: tuple[int, ...],
    seed: int,
    random_choices: int,
    clock: Clock,
    seated: Seated = Player,
) -> Played:
    state = opening.copy()
    chance = Chance(f"arena {seed}".encode())
    answers: list[tuple[int, ...]] = []
    players: list[Player] = []
    choices, seconds = [0] * len(seating), [0.0] * len(seating)
    payoffs: tuple[float, ...] = ()
    reason, forfeited = "", -1
    try:
        for seat, who in enumerate(seating):
            players.append(seated(entrants[who], seat))
        while state.asks != OVER:
            if state.asks != CHOOSE:
                answer = [int(value) for value in state.draw_answer(chance)]
            elif len(answers) < random_choices:
                answer = random_answer(state, chance)
            else:
                answer = []
                for seat in state.asked():
                    before = clock()
                    answer.append(players[seat].act(state, seed * 10_007 + len(answers), clock))
                    seconds[seat] += clock() - before
                    choices[seat] += 1
            for player in players:
                player.see(answer)
            answers.append(tuple(state.full_answer(answer)))
            state.apply(packed(answer))
        payoffs, reason = payoffs_of(state), str(state.reason())
    except Forfeit as lost:
        payoffs, reason = payoffs_without(state, lost.seat), lost.reason
        forfeited = lost.seat
    finally:
        for player in players:
            player.close()
    return Played(
        seating, payoffs, tuple(answers), reason, tuple(choices), tuple(seconds), forfeited
    )


def payoffs_without(state: State, seat: int) -> tuple[float, ...]:
    """What each seat gets if this one has lost the match for its team: the rivals share a win."""
    lost = int(state.team(seat))
    teams = [int(state.team(each)) for each in range(int(state.seats))]
    rivals = len(set(teams)) - 1
    return tuple(0.0 if team == lost else 1 / rivals for team in teams)


def payoffs_of(state: State) -> tuple[float, ...]:
    """What each seat got, between 0 and 1. If all rivals have lost, they share the point, because
    none has beaten another; so equal players score one half."""
    seats = range(int(state.seats))
    payoffs = tuple(int(state.result(seat)) / 2 for seat in seats)
    teams = {int(state.team(seat)) for seat in seats}
    if any(payoffs) or len(teams) == 1:
        return payoffs
    return (1 / len(teams),) * len(payoffs)


def random_answer(state: State, chance: Chance) -> list[int]:
    """One action at random for each asked seat."""
    answer: list[int] = []
    for seat in state.asked():
        actions = state.legal(seat)
        answer.append(int(actions[chance.below(len(actions))]))
    return answer


def pair_scores(pairs: list[list[Played]], entrant: int) -> list[float]:
    """The entrant's share of the points in each pair, of the matches that it played."""
    scores: list[float] = []
    for pair in pairs:
        own = [match.score(entrant) for match in pair if entrant in match.seating]
        scores.append(sum(own) / len(own))
    return scores


def compared(pairs: list[list[Played]], one: int, others: list[int]) -> list[float]:
    """One entrant's score against these others in each pair, as if nobody else had played.

    With two entrants this is the share of the points. With more, it compares the entrant with the
    mean of the others, because a point that a third player got says nothing about these.
    """
    rest = [pair_scores(pairs, other) for other in others]
    means = [sum(scores) / len(scores) for scores in zip(*rest, strict=True)]
    own = pair_scores(pairs, one)
    return [(1 + score - mean) / 2 for score, mean in zip(own, means, strict=True)]


def is_opening(opening: State, seed: int, random_choices: int) -> bool:
    """Is the match still open after its random beginning?"""
    state = opening.copy()
    chance = Chance(f"arena {seed}".encode())
    answers = 0
    while state.asks != OVER and answers < random_choices:
        if state.asks == CHOOSE:
            state.apply(packed(random_answer(state, chance)))
        else:
            random_step(state, chance)
        answers += 1
    return state.asks != OVER
