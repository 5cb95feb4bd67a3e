"""Every way to cheat with cards and dice: stopped in the same step, and the right peer named.

A cheat is an honest peer that gives something else in one place. Each is tried at the first, the
second and a later place where its work comes up, so before, between and after other works.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from meadhall.net.audit.audit import audit
from meadhall.net.dealing import letters
from meadhall.net.dealing.cards import ShowAllTask, ShowSeatTask, ShuffleTask, make_tokens
from meadhall.net.dealing.dice import RollTask
from meadhall.net.dealing.final_reveal import RevealTask
from meadhall.net.dealing.keys import CARDS
from meadhall.net.dealing.own_secrets import OwnSecrets
from meadhall.net.dealing.secret_sharing import (
    ConfirmTask,
    KeyTask,
    LetterKeyTask,
    ReturnerTask,
    SplitTask,
)
from meadhall.net.dealing.tasks import DealerTask, TaskData
from meadhall.net.deck import group, keys, masking, token
from meadhall.net.files.saga import Saga
from meadhall.net.match.match import Match
from meadhall.net.match.parts import Part
from meadhall.net.match.steps import OpenStep
from meadhall.net.match.transitions import Phase
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import Kind
from tests.net.dealing.round_table import RoundTable
from tests.net.drawing import DRAWING_GAME
from tests.net.helpers import BentTask

CHEAT = 1
SMALL = bytes.fromhex("ec" + "ff" * 30 + "7f")
"""The point of order two."""

Bend = Callable[[DealerTask, OwnSecrets, TaskData], TaskData]


def cheating(kind: type[DealerTask], bend: Bend, at: int = 0) -> type[Match]:
    """A peer that bends what it gives, the at-th time that it is asked for this kind of work."""

    class Cheat(Match):
        met: tuple[int, ...] = ()

        def _deal(self, step: OpenStep, task: DealerTask, own: OwnSecrets) -> bool:
            return super()._deal(step, BentTask(task, self._bent), own)  # type: ignore[arg-type]

        def _bent(self, task: DealerTask, own: OwnSecrets) -> TaskData:
            data = task.give(own)
            if type(task) is not kind:
                return data
            if task.step not in self.met:
                self.met += (task.step,)
            return bend(task, own, data) if self.met.index(task.step) == at else data

    return Cheat


@dataclass(frozen=True)
class Attack:
    name: str
    kind: type[DealerTask]
    bend: Bend
    why: str
    places: tuple[int, ...] = (0,)
    """Which of the works of this kind it bends."""


def flipped(data: bytes, at: int = 0) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def first_flipped(work, own, data):
    return (flipped(data[0]), *data[1:])


def last_flipped(work, own, data):
    return (*data[:-1], flipped(data[-1], len(data[-1]) - 1))


def shortened(work, own, data):
    return (data[0][:-1], *data[1:])


def nothing(work, own, data):
    return ()


def one_more(work, own, data):
    return (*data, b"")


def poisoned_key(work, own, data):
    return (group.add(data[0], SMALL), *data[1:])


def neutral_key(work, own, data):
    return (bytes([1]) + bytes(31), *data[1:])


def rogue_key(work, own, data):
    """A key of which one does not know the secret, such as one that cancels somebody else's."""
    stolen = group.subtract(group.base_multiply(7), group.base_multiply(8))
    return (stolen, *data[1:])


def doubled_card(work, own, data):
    pile = data[0]
    return (pile[: masking.SIZE] * 2 + pile[2 * masking.SIZE :], data[1])


def swapped_after_proof(work, own, data):
    pile, size = data[0], masking.SIZE
    return (pile[size : 2 * size] + pile[:size] + pile[2 * size :], data[1])


def invented_card(work, own, data):
    fake = masking.pack([masking.mask_openly(3, work.joint)])
    return (fake + data[0][masking.SIZE :], data[1])


def poisoned_card(work, own, data):
    return (group.add(data[0][: group.SIZE], SMALL) + data[0][group.SIZE :], data[1])


def unmixed_without_proof(work, own, data):
    return (masking.pack(work.before), data[1])


def proven_for(**elsewhere):
    """A good shuffle whose proof was made for another moment, or for somebody else."""

    def bend(work, own, data):
        return replace(work, proven=set(), **elsewhere).give(own)

    return bend


def shuffled_under_another_key(work, own, data):
    return replace(work, proven=set(), joint=group.base_multiply(5)).give(own)


def stale_pile(work, own, data):
    """Mixes something else than what lies there."""
    other = tuple(masking.mask_openly(0, work.joint) for _ in work.before)
    return replace(work, proven=set(), before=other).give(own)


def two_shuffles_in_one(work, own, data):
    """Cards of two proven shuffles side by side."""
    other = replace(work, proven=set(), step=work.step + 1).give(own)
    half = len(work.before) // 2 * masking.SIZE
    return (data[0][:half] + other[0][half:], data[1])


def tokens_of_another_key(work, own, data):
    key = keys.Key.of(12345)
    context = work.context(CARDS, own.me)
    entropy = own.entropy(context)
    made = (token.make(context, key, card.handle, entropy) for card in work.cards.pile)
    return (b"".join(made),)


def tokens_in_another_order(work, own, data):
    return (data[0][token.SIZE :] + data[0][: token.SIZE],)


def tokens_of_another_step(work, own, data):
    return (make_tokens(replace(work, step=work.step - 1), own, work.cards),)


def bad_letter(text):
    """A letter that is well sealed and says something else than it should."""

    def bend(work, own, data):
        reader = work.readers_of(own.me)[0]
        at = len(data) - len(work.readers_of(own.me))
        size = len(data[at]) - letters.HEAD_SIZE
        return (*data[:at], work.write(own, reader, text(work, own, size)), *data[at + 1 :])

    return bend


def noise(work, own, size):
    return bytes(range(256)) * (size // 256) + bytes(range(size % 256))


def tokens_with_another_key(work, own, size):
    return tokens_of_another_key(work, own, ())[0]


def small_numbers(work, own, size):
    return group.encode(1) * (size // group.SIZE)


def anothers_letter(work, own, data):
    """A letter with the point of somebody else's, to have that one shown in a complaint."""
    return (*data[:-1], group.base_multiply(99) + data[-1][group.SIZE :])


def points_that_do_not_add_up(work, own, data):
    return (group.base_multiply(3) + data[0][group.SIZE :], *data[1:])


def unlike_its_promise(work, own, data):
    """Promises one key and shows another: whichever suits what the others have shown."""
    unlike_its_promise.calls += 1
    if unlike_its_promise.calls == 1:
        return data
    return replace(work, step=work.step + 100).give(own)


ATTACKS = [
    Attack("an address without its secret", LetterKeyTask, first_flipped, "not in the group|hold"),
    Attack("a poisoned address", LetterKeyTask, poisoned_key, "not in the group"),
    Attack("an address cut short", LetterKeyTask, shortened, "items of"),
    Attack("a key without its secret", KeyTask, rogue_key, "does not hold"),
    Attack("a neutral key", KeyTask, neutral_key, "not in the group"),
    Attack("a poisoned key", KeyTask, poisoned_key, "not in the group"),
    Attack("a key unlike its promise", KeyTask, unlike_its_promise, "had promised"),
    Attack("no key at all", KeyTask, nothing, "items of"),
    Attack("addends that do not add up", SplitTask, points_that_do_not_add_up, "do not add up"),
    Attack("a split with a letter too many", SplitTask, one_more, "items of"),
    Attack("a false addend in a letter", SplitTask, bad_letter(small_numbers), "wrong"),
    Attack("noise in a letter", SplitTask, bad_letter(noise), "wrong"),
    Attack("a letter that is not one's own", SplitTask, anothers_letter, "letter.*hold"),
    Attack("more than a word of confirmation", ConfirmTask, one_more, "items of"),
    Attack("a card doubled", ShuffleTask, doubled_card, "proof", (0, 1, 4)),
    Attack("cards swapped after the proof", ShuffleTask, swapped_after_proof, "proof", (0, 1, 4)),
    Attack("a card invented", ShuffleTask, invented_card, "proof", (0, 1, 4)),
    Attack("a card poisoned", ShuffleTask, poisoned_card, "group|proof", (0, 1, 4)),
    Attack("nothing mixed", ShuffleTask, unmixed_without_proof, "proof", (0, 1, 4)),
    Attack("a proof for another step", ShuffleTask, proven_for(step=0), "proof", (0, 1, 4)),
    Attack("a proof for another epoch", ShuffleTask, proven_for(epoch=7), "proof", (0, 1, 4)),
    Attack("a proof for another match", ShuffleTask, proven_for(match=bytes(16)), "proof"),
    Attack("another joint key", ShuffleTask, shuffled_under_another_key, "proof", (0, 1)),
    Attack("another pile", ShuffleTask, stale_pile, "proof", (0, 1, 4)),
    Attack("half of another shuffle", ShuffleTask, two_shuffles_in_one, "proof", (0, 1, 4)),
    Attack("a shuffle with a card less", ShuffleTask, shortened, "items of", (0, 1)),
    Attack("a bent proof", ShuffleTask, last_flipped, "proof|between", (0, 1, 4)),
    Attack("tokens of another key", ShowAllTask, tokens_of_another_key, "proof", (0, 1, 2)),
    Attack("tokens in another order", ShowAllTask, tokens_in_another_order, "proof", (0, 1)),
    Attack("tokens of another step", ShowAllTask, tokens_of_another_step, "proof", (0, 1)),
    Attack("a bent token", ShowAllTask, last_flipped, "proof|between", (0, 1, 2)),
    Attack("too few tokens", ShowAllTask, shortened, "items of"),
    Attack("false tokens", ShowSeatTask, bad_letter(tokens_with_another_key), "wrong", (0, 1, 3)),
    Attack("noise instead of tokens", ShowSeatTask, bad_letter(noise), "wrong", (0, 1, 3)),
    Attack("a letter cut short", ShowSeatTask, shortened, "items of"),
    Attack("somebody else's letter", ShowSeatTask, anothers_letter, "letter.*hold", (0, 1)),
    Attack("a bent token for the dice", RollTask, last_flipped, "proof|between", (0, 1, 3)),
    Attack("no token for the dice", RollTask, nothing, "items of", (0, 1)),
    Attack("a false part at the end", RevealTask, first_flipped, "not the secret"),
    Attack("another seed at the end", RevealTask, last_flipped, "another seed"),
]

PLACED = [
    pytest.param(attack, at, marks=[pytest.mark.long] if at > 1 else [], id=f"{attack.name} {at}")
    for attack in ATTACKS
    for at in attack.places
]


def assert_named(table: RoundTable, cheat: int, why: str) -> None:
    """Everybody stops and names the cheat and nobody else; so does a reader of the log."""

    for match in table.matches:
        assert match.record.fault is not None
        assert match.record.fault.peer == cheat, match.record.fault
        assert match.record.found_out == {cheat}
        assert re.search(why, match.record.fault.why), match.record.fault.why
    honest = next(peer for peer in range(len(table.matches)) if peer != cheat)
    envelopes = tuple(each.sealed for each in table.matches[honest].record.arrivals)
    found = audit(Saga(table.signed, envelopes, 0))
    assert [bool(conduct.fault) for conduct in found.conducts] == [
        peer == cheat for peer in range(len(table.matches))
    ]


@pytest.mark.parametrize("attack, at", PLACED)
def test_a_cheat_is_caught_in_the_same_step_and_the_others_go_on(attack, at):
    unlike_its_promise.calls = 0
    table = RoundTable(DRAWING_GAME, 3, cheats={CHEAT: cheating(attack.kind, attack.bend, at)})
    table.play()
    assert_named(table, CHEAT, attack.why)
    fault_at = table.record.step.number
    assert 0 <= fault_at - table.matches[CHEAT].met[at] <= 1
    table.leave(CHEAT)
    table.play(4)
    table.check_agreement()
    assert table.record.is_sealed or table.record.step.number > fault_at


def test_what_was_found_wrong_is_not_checked_again_at_every_word(monkeypatch):
    """Else a cheat could keep the others busy for as long as it goes on talking."""
    checks = []
    check = ShuffleTask.check
    monkeypatch.setattr(
        ShuffleTask, "check", lambda task, *given: checks.append(given) or check(task, *given)
    )
    attack = next(each for each in ATTACKS if each.kind is ShuffleTask)
    cheats = {CHEAT: cheating(attack.kind, attack.bend)}
    table = RoundTable(DRAWING_GAME, 3, cheats=cheats)
    table.play()
    assert_named(table, CHEAT, attack.why)
    before = len(checks)
    for number in range(20):
        table.matches[CHEAT]._write(Kind.NOTE, [int(Wish.SAY), 0, f"word {number}"])
    table.matches[CHEAT]._release()
    table.listen()
    assert len(table.record.notes) == 20
    assert len(checks) == before


def test_a_false_piece_for_a_peer_that_comes_back():
    table = RoundTable(
        DRAWING_GAME, 3, cheats={CHEAT: cheating(ReturnerTask, bad_letter(small_numbers))}
    )
    table.play(3)
    table.leave(2)
    table.come_back(2)
    assert_named(table, CHEAT, "its letter to peer 3 is wrong")


# Complaints. --------------------------------------------------------------------------------


class Slanderer(Match):
    """Complains about a letter in which nothing is wrong."""

    def _complain(self, own, work, given):
        author = next(work.authors_to(own.me, given))
        context = work.about_letter(author, own.me)
        letter = work.letter(author, own.me, given[author])
        shown = letters.show(context, own.letter, letter, own.entropy(context))
        self._show_letter(author, self.bent(shown), letter)
        return True

    def bent(self, shown):
        return shown


class Forger(Slanderer):
    """Complains about a letter and shows another."""

    def bent(self, shown):
        return flipped(shown, 40)


class Dreamer(Slanderer):
    """Complains about a letter that nobody wrote."""

    def _complain(self, own, work, given):
        self._show_letter(own.me, bytes(token.SIZE), b"")
        return True


@pytest.mark.parametrize(
    "kind, why",
    [(Slanderer, "nothing is wrong"), (Forger, "shows another"), (Dreamer, "nobody wrote")],
)
def test_whoever_complains_without_a_cause_is_named_itself(kind, why):
    table = RoundTable(DRAWING_GAME, 3, cheats={CHEAT: kind})
    assert_named(table, CHEAT, why)


# Out of turn. -------------------------------------------------------------------------------


def forge(table, peer, kind, payload):
    """Let a peer say something that its own program never would."""
    match = table.matches[peer]
    match._write(kind, payload)
    match._release()
    table.listen()


def test_a_token_that_nobody_asked_for_is_an_offence():
    table = RoundTable(DRAWING_GAME, 3)
    match = table.matches[0]
    assert match.record.step.task is None
    part = Part(*match._head(), data=(bytes(token.SIZE),))
    forge(table, 0, Kind.DEAL, part.encode(Kind.DEAL))
    assert_named(table, 0, "DEAL where commit was asked|out of turn")


def test_nobody_may_end_the_match_instead_of_giving_a_token():
    """A peer that dislikes a roll cannot take it back with the step that would show it."""
    table = RoundTable(DRAWING_GAME, 3, cheats={CHEAT: turning_away(RollTask)})
    table.play()
    assert_named(table, CHEAT, "said AGREEMENT")


def turning_away(kind):
    class Quitter(Match):
        def _part(self, said, part):
            step = self.record.step
            if said is Kind.DEAL and isinstance(step.task, kind):
                said, part = Kind.AGREEMENT, Part(*self._head(), wish=Wish.DRAW)
            super()._part(said, part)

    return Quitter


def test_a_choice_instead_of_a_token_is_an_offence():
    class Chooser(Match):
        def _part(self, said, part):
            if said is Kind.DEAL and isinstance(self.record.step.task, RollTask):
                said, part = Kind.OPEN, Part(*self._head(), nonce=bytes(32))
            super()._part(said, part)

    table = RoundTable(DRAWING_GAME, 3, cheats={CHEAT: Chooser})
    table.play()
    assert_named(table, CHEAT, "OPEN where deal was asked")


def test_with_two_the_cheat_is_named_and_the_match_stands_still():
    table = RoundTable(DRAWING_GAME, 2, cheats={CHEAT: cheating(RollTask, last_flipped, 1)})
    table.play()
    assert_named(table, CHEAT, "proof|between")
    assert not table.record.is_sealed
    assert table.record.step.phase is Phase.DEAL
