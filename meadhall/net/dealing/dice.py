"""The work that rolls: one token of everybody, and nobody can choose, foresee or repeat it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from meadhall.net.dealing.cards import shares_of
from meadhall.net.dealing.keys import DICE, TableKeys
from meadhall.net.dealing.own_secrets import OwnSecrets
from meadhall.net.dealing.secret_sharing import require
from meadhall.net.dealing.tasks import DealerTask, TaskData
from meadhall.net.deck import token
from meadhall.net.deck.rolls import Throw


@dataclass(frozen=True)
class RollTask(DealerTask):
    keys: TableKeys
    number: int
    """Counts the rolls of the match. Asked again after somebody left, it is still the same roll."""

    sides: int
    count: int

    purpose: ClassVar[str] = "roll"

    @property
    def throw(self) -> Throw:
        return Throw(self.match, self.keys.rings[DICE].joint, self.number)

    @cached_property
    def _point(self) -> bytes:
        """What everybody makes its token for."""
        return self.throw.point()

    def give(self, own: OwnSecrets) -> TaskData:
        context = self.context(DICE, own.me)
        key = own.part(self.keys, DICE)
        return (token.make(context, key, self._point, own.entropy(context)),)

    def check(self, peer: int, data: TaskData) -> None:
        require(data, token.SIZE)
        public = self.keys.rings[DICE].parts[peer]
        token.check(self.context(DICE, peer), public, self._point, data[0])

    def values(self, given: Mapping[int, TaskData]) -> tuple[int, ...]:
        shares = [share for data in given.values() for share in shares_of(data[0])]
        return self.throw.values(shares, self.sides, self.count)
