"""The laws that every game keeps, whatever it is about.

Each function takes a game's opening and a seed and fails with what it saw. `test_conformance`
runs them over the whole catalogue, so a game obeys them by being there.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from meadhall import native
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, ROLL, State
from meadhall.engines.game import Game
from meadhall.engines.values import (
    NOBODY,
    BadNotation,
    BadOption,
    BadState,
    IllegalAction,
    IllegalAnswer,
    Over,
    Result,
    Setting,
)

IS_THOROUGH = native.mode() == "native"
"""Plain rules are fifteen times slower, and what they find here is found by native ones too."""

STRIDE = 7 if IS_THOROUGH else 41
"""How many moments of a match there are from one close look to the next."""

LOOKS = 3 if IS_THOROUGH else 7
"""How many moments there are from one look at what an onlooker knows to the next."""

MOST_READ = 12 if IS_THOROUGH else 5
"""About so many actions of one moment are read back from their notation, spread over all of them.

Reading one compares it with the names of all, so reading all of several hundred takes seconds.
"""


@dataclass(frozen=True)
class Variant:
    """One way to play one game."""

    game: Game
    seats: int
    settings: tuple[tuple[str, Setting], ...]

    def opening(self) -> State:
        return self.game.opening(self.seats, dict(self.settings))

    def read(self, diagram: str) -> State:
        return self.game.read_diagram(diagram, self.seats, dict(self.settings))

    @property
    def bound(self) -> int:
        return self.game.bound(self.seats, dict(self.settings))

    def __str__(self) -> str:
        defaults = {option.key: option.default for option in self.game.options}
        told = [f"{key}={value}" for key, value in self.settings if defaults[key] != value]
        return " ".join([self.game.key, str(self.seats), *told])


def variants(game: Game) -> list[Variant]:
    """Every number of seats, and every option at each value in turn (numbers: both ends)."""
    found: list[Variant] = []
    for seats in range(game.seats[0], game.seats[1] + 1):
        tried: list[dict[str, object]] = [{}]
        for option in game.options:
            if option.kind == "choice":
                tried += [{option.key: key} for key, _ in option.choices]
            elif option.kind == "flag":
                tried += [{option.key: not option.default}]
            else:
                tried += [{option.key: option.low}, {option.key: option.high}]
        for given in tried:
            try:
                settings = game.settle(seats, given)
            except BadOption:
                continue
            variant = Variant(game, seats, tuple(settings.items()))
            if variant not in found:
                found.append(variant)
    return found


def representatives(game: Game) -> list[Variant]:
    """Every number of seats once, and every value of an option with as few seats as it takes."""
    found: list[Variant] = []
    for variant in variants(game):
        is_new_count = all(each.seats != variant.seats for each in found)
        seen = {setting for each in found for setting in each.settings}
        if is_new_count or not seen.issuperset(variant.settings):
            found.append(variant)
    return found


def moments(variant: Variant, seed: int) -> Iterator[tuple[State, list[int]]]:
    """A random match: each state with the answer that is given to it next, the last with none."""
    chance = Chance(seed)
    state = variant.opening()
    for _ in range(variant.bound + 1):
        if state.asks == OVER:
            yield state, []
            return
        values = random_answer(state, chance)
        yield state, values
        state = state.copy()
        state.answer(values)
    raise AssertionError(f"{variant}: no end after the stated bound of {variant.bound} answers")


def random_answer(state: State, chance: Chance) -> list[int]:
    if state.asks != CHOOSE:
        return [int(value) for value in state.draw_answer(chance)]
    chosen = []
    for seat in state.asked():
        actions = list(state.legal(seat))
        chosen.append(int(actions[chance.below(len(actions))]))
    return chosen


# The laws. ----------------------------------------------------------------------------------


def legal_actions_are_sorted_and_distinct(state: State) -> None:
    for seat in range(int(state.seats)):
        actions = [int(action) for action in state.legal(seat)]
        assert actions == sorted(set(actions)), f"{actions} are not sorted and distinct"
        assert bool(actions) == (seat in state.asked()), f"seat {seat} is offered {actions}"
    assert (state.asks == CHOOSE) == bool(state.asked())
    assert not list(state.legal(int(state.seats))), "a seat beyond the table has actions"


def hunches_follow_from_what_the_seat_knows(state: State) -> None:
    for seat in state.asked():
        actions = state.legal(seat)
        weights = [int(weight) for weight in state.move_priors(seat, actions)]
        assert len(weights) == (len(actions) if state.has_move_priors() else 0)
        assert all(weight > 0 for weight in weights), f"{weights} leave something out"
        known = state.seen_by(seat)
        assert weights == list(known.move_priors(seat, known.legal(seat))), "a hunch peeks"


def every_legal_action_is_accepted(state: State, chance: Chance) -> None:
    """For one asked seat, with random choices of the others."""
    seats = state.asked()
    if not seats:
        return
    seat = seats[chance.below(len(seats))]
    for action in state.legal(seat):
        after = state.copy()
        choices = random_answer(state, chance)
        choices[seats.index(seat)] = int(action)
        after.answer(choices)


def others_are_refused_and_change_nothing(state: State, chance: Chance) -> None:
    before = state.dump()
    seats = state.asked()
    if not seats:
        refuses(state, [0])
        refuses(state, [-7, 3])
        assert state.dump() == before
        return
    choices = random_answer(state, chance)
    for seat in seats:
        legal = [int(action) for action in state.legal(seat)]
        near = [action + step for action in legal for step in (-1, 1)]
        strange = [
            action
            for action in [-1, -1000, 10**6, 2**62, -(2**70), *near[:40]]
            if action not in legal and not (state.is_selection() and state.allows(seat, action))
        ]
        for action in strange:
            bad = choices[:]
            bad[seats.index(seat)] = action
            try:
                state.answer(bad)
            except IllegalAction as error:
                assert error.seat == seat and error.action == action
                assert str(error).endswith("."), f"{error} is no sentence"
            else:
                raise AssertionError(f"{action} was accepted though it is not listed")
    refuses(state, [])
    refuses(state, [*choices, 0])
    assert state.dump() == before, "a refused answer changed the state"


def what_is_listed_is_legal(state: State, chance: Chance) -> None:
    """Where not everything is listed, what is legal besides can be named, read and pointed at."""
    for seat in state.asked():
        listed = [int(action) for action in state.legal(seat)]
        assert all(state.allows(seat, action) for action in listed), "a listed action is refused"
        beyond = [seat for seat in range(int(state.seats)) if seat not in state.asked()]
        assert not any(state.allows(other, listed[0]) for other in beyond), "asked of nobody"
        if not state.is_selection():
            assert not any(state.allows(seat, action + 1) for action in listed[-1:])
            continue
        for _ in range(8):
            near = listed[int(chance.below(len(listed)))]
            unlisted_actions_are_like_listed_ones(state, seat, listed, near, chance)


def unlisted_actions_are_like_listed_ones(
    state: State, seat: int, listed: list[int], action: int, chance: Chance
) -> None:
    for _ in range(4):
        near = action + (int(chance.below(4001)) - 2000) * 16
        if near in listed:
            continue
        steps = state.steps_of_any(seat, near) if near >= 0 else []
        if not state.allows(seat, near):
            assert int(state.action_of(seat, steps)) != near, "pointed at though it is not legal"
            assert str(state.why_not(seat, near)).endswith(".")
            continue
        after = state.copy()
        after.answer([near])
        assert [(s.kind, s.at) for s in steps] == [(s.kind, s.at) for s in state.steps(seat, near)]
        assert int(state.action_of(seat, steps)) == near, "its steps mean something else"
        assert state.read(seat, state.name(seat, near)) == near, "its notation means something else"


def refuses(state: State, values: list[int]) -> None:
    try:
        state.check(values)
    except IllegalAnswer:
        return
    if state.asks in (OVER, CHOOSE, ROLL):
        raise AssertionError(f"{values} was accepted as an answer to {state.ask()}")


def notation_and_steps_are_unambiguous(state: State) -> None:
    for seat in state.asked():
        view = state.seen_by(seat)
        for knower in (state, view):
            actions = [int(action) for action in knower.legal(seat)]
            names = [knower.name(seat, action) for action in actions]
            assert len(set(names)) == len(names), f"two actions are called the same: {names}"
            stride = 1 + len(actions) // MOST_READ
            for action, name in list(zip(actions, names, strict=True))[::stride]:
                assert name == name.strip() and name, f"{name!r} is no notation"
                assert knower.read(seat, name) == action
                assert knower.read(seat, f"  {name.upper()} ") == action
        paths = [tuple((s.kind, s.at) for s in view.steps(seat, a)) for a in view.legal(seat)]
        assert len(set(paths)) == len(paths), "two actions have the same steps"
        beginnings = {path[:length] for path in paths for length in range(len(path))}
        assert not beginnings & set(paths), "one action's steps begin another's"
        try:
            state.read(seat, "no such move")
        except BadNotation:
            continue
        raise AssertionError("nonsense was read as a move")


def diagram_round_trips(variant: Variant, state: State) -> None:
    drawn = state.diagram()
    again = variant.read(drawn)
    assert again.diagram() == drawn
    assert again.ask() == state.ask(), drawn
    for seat in range(int(state.seats)):
        assert list(again.legal(seat)) == list(state.legal(seat)), drawn


def stored_state_round_trips(variant: Variant, state: State) -> None:
    numbers = state.dump()
    again = variant.opening()
    again.load(numbers[:])
    assert again.dump() == numbers
    assert again.digest() == state.digest()
    assert again.ask() == state.ask()
    for broken in (numbers[:-1], [*numbers, 0], numbers[: len(numbers) // 2], []):
        try:
            variant.opening().load(broken[:])
        except BadState:
            continue
        raise AssertionError(f"a stored state of {len(broken)} numbers was read")


def copies_are_independent(state: State, values: list[int]) -> None:
    before = state.dump()
    twin = state.copy()
    assert twin.dump() == before
    if values or state.asks != OVER:
        twin.answer(values)
    assert state.dump() == before, "answering a copy changed the original"


def equal_answers_make_equal_states(variant: Variant, seed: int) -> None:
    once = [(state.digest(), state.dump(), values) for state, values in moments(variant, seed)]
    state = variant.opening()
    for digest, dump, values in once:
        assert state.digest() == digest and state.dump() == dump
        if values or state.asks != OVER:
            state.answer(values)


def ends_with_outcome_and_reason(variant: Variant, state: State) -> None:
    over = state.ask()
    assert isinstance(over, Over)
    assert len(over.results) == variant.seats
    assert str(over.reason).endswith(".") and len(str(over.reason)) > 8, (
        f"{over.reason!r} is no sentence"
    )
    sides = {int(state.team(seat)) for seat in range(variant.seats)}
    if len(sides) > 1 and not variant.game.all_may_lose:
        assert any(result is not Result.LOSS for result in over.results), "nobody won"


def onlookers_keep_in_step(variant: Variant, seed: int) -> None:
    """Each seat's copy and the public's, fed with what they are told, agree with the full one."""
    knowers = [*range(variant.seats), NOBODY]
    copies = {knower: variant.opening().seen_by(knower) for knower in knowers}
    for at, (state, values) in enumerate(moments(variant, seed)):
        given = state.full_answer(values)
        is_looked_at = at % LOOKS == 0 or not values
        for knower, copy in copies.items():
            assert copy.digest() == state.digest(), f"{knower} sees another public state"
            if is_looked_at:
                _looks_alike(state, copy, knower)
            if state.asks != OVER:
                copy.answer(state.seen_answer(knower, given))


def _looks_alike(state: State, copy: State, knower: int) -> None:
    """What this seat was told is all that it knows, and leaves it the same choices."""
    seen = state.seen_by(knower)
    assert copy.dump() == seen.dump(), f"{knower} knows something else than he was told"
    assert copy.ask() == state.ask()
    for seat in state.asked():
        listed = set(copy.legal(seat))
        assert listed >= set(state.legal(seat)), "a copy forbids what is legal"
        assert seat != knower or listed == set(state.legal(seat))


def imagined_worlds_fit(variant: Variant, seed: int) -> None:
    """A world that a seat imagines looks to it like the real one, and can be played on.

    Another seed looks at other moments: at the first of a match nobody has seen anything yet.
    """
    chance = Chance(seed)
    for at, (state, _) in enumerate(moments(variant, seed)):
        if at % (STRIDE - 2) != seed % 4:
            continue
        for knower in [*range(variant.seats), NOBODY]:
            view = state.seen_by(knower)
            world = view.determinize(chance)
            assert world.digest() == state.digest()
            assert world.ask() == state.ask()
            for seat in state.asked():
                assert set(world.legal(seat)) <= set(view.legal(seat))
            for _ in range(10):
                if world.asks == OVER:
                    break
                world.answer(random_answer(world, chance))
