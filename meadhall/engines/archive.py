"""Every field of a state, named once: to store it, to read it back, to tell two states apart.

A state walks its fields past an archive (`State.walk`) and puts back what the archive
returns. A saving archive writes the fields down and returns them as they are; a loading one
returns what was written. So a game lists its fields in one place, and storing, loading,
comparing and digesting cannot disagree about them.
"""

from hashlib import sha256

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.values import BadState


class Archive:
    """Writes the fields down; with `secrets` false, only those that everybody may know."""

    def __init__(self, secrets: bool) -> None:
        self.secrets: bool = secrets
        self.written: list[int] = []

    def number(self, value: i64) -> i64:
        self.written.append(int(value))
        return value

    def flag(self, value: bool) -> bool:
        return self.number(1 if value else 0) == 1

    def array(self, values: vec[i64]) -> vec[i64]:
        self.number(len(values))
        for value in values:
            self.number(value)
        return values

    def secret(self, values: vec[i64]) -> vec[i64]:
        """An array that no public digest may depend on."""
        return self.array(values) if self.secrets else values

    def digest(self) -> bytes:
        data = b"".join(int(value).to_bytes(8, "big", signed=True) for value in self.written)
        return sha256(data).digest()


class Loading(Archive):
    """Gives back, in the same order, what a saving archive wrote."""

    def __init__(self, written: list[int]) -> None:
        super().__init__(True)
        self.written = written
        self.read: i64 = 0

    def number(self, value: i64) -> i64:
        if self.read >= len(self.written):
            raise BadState("the stored state ends too early")
        self.read += 1
        return self.written[self.read - 1]

    def array(self, values: vec[i64]) -> vec[i64]:
        length = self.number(0)
        if length < 0 or length > len(self.written) - self.read:
            raise BadState("the stored state ends too early")
        found = vec[i64]()
        for _ in range(length):
            found = append(found, self.number(0))
        return found

    def finish(self) -> None:
        if self.read != len(self.written):
            raise BadState("the stored state is longer than it should be")
