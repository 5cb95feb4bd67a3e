"""The work that opens everything once the match is over, where the table wanted that.

Everybody shows its part of the secret of the cards, and what its hidden computer seats drew their
chance from. Then every card that was ever masked can be read, by everybody who has the log.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from meadhall.net.dealing.keys import CARDS, TableKeys
from meadhall.net.dealing.own_secrets import OwnSecrets
from meadhall.net.dealing.secret_sharing import PROMISE_SIZE, promise_of, require
from meadhall.net.dealing.tasks import DealerTask, TaskData
from meadhall.net.deck import group, opening
from meadhall.net.deck.errors import Unproven
from meadhall.net.deck.keys import Key


@dataclass(frozen=True)
class RevealTask(DealerTask):
    keys: TableKeys
    purpose: ClassVar[str] = "opening of everything"

    def give(self, own: OwnSecrets) -> TaskData:
        return group.encode(own.part(self.keys, CARDS).secret), own.seed()

    def check(self, peer: int, data: TaskData) -> None:
        require(data, group.SIZE, PROMISE_SIZE)
        part = self.keys.rings[CARDS].parts[peer]
        if group.base_multiply(group.decode(data[0])) != part:
            raise Unproven("it shows a number that is not the secret of its part")
        promise = self.keys.promises.get(peer)
        if promise is not None and promise_of(data[1]) != promise:
            raise Unproven("it shows another seed of its computer seats than it had promised")

    def secret(self, given: Mapping[int, TaskData]) -> Key:
        """The joint secret of the cards."""
        ring = self.keys.rings[CARDS]
        return opening.open_joint(
            ring.joint, ring.parts, {peer: data[0] for peer, data in given.items()}
        )
