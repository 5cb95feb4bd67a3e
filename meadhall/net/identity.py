"""Who a peer is: a key of its own, four words to compare it by, and its signature.

Signatures are made and checked by libsodium alone. Other libraries accept keys under which one
signature fits every message, and disagree with each other about the edges; a peer whose key is
not a good point of the group is not let in at all (`is_sound_key`).

A peer also needs secrets that nobody else can foresee and that it can find again after its
machine was switched off in the middle of a turn. They are derived from its key and from what
they are for, so nothing secret is ever written down beside a match.
"""

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import Final

from nacl import bindings
from nacl.exceptions import CryptoError

from meadhall.net.key_words import ENGLISH, spoken
from meadhall.net.transport.wire import Value, pack

KEY_SIZE: Final = 32
SEED_SIZE: Final = 32
SIGNATURE_SIZE: Final = 64

Entropy = Callable[[int], bytes]
"""So many unpredictable bytes, different at each call."""

Verifier = Callable[[bytes, bytes, bytes], bool]
"""Public key, message, signature: does it fit?"""


class Identity:
    """A secret seed and what follows from it. Only the public half is ever printed."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_SIZE:
            raise ValueError(f"an identity is made from {SEED_SIZE} bytes, not {len(seed)}")
        self.public, self._secret = bindings.crypto_sign_seed_keypair(seed)
        self._root = blake2b(b"meadhall-derive-1", key=seed, digest_size=32).digest()

    @classmethod
    def generate(cls, entropy: Entropy) -> "Identity":
        return cls(entropy(SEED_SIZE))

    def sign(self, message: bytes) -> bytes:
        return bindings.crypto_sign(message, self._secret)[:SIGNATURE_SIZE]

    def derive(self, label: str, *parts: Value) -> bytes:
        """32 bytes that only the owner can tell, the same at every call."""
        message = pack([label, *parts])
        return blake2b(message, key=self._root, digest_size=32).digest()

    def __repr__(self) -> str:
        return f"Identity({short(self.public)})"


def verify(public: bytes, message: bytes, signature: bytes) -> bool:
    """Was the message signed by the owner of this key?"""
    try:
        bindings.crypto_sign_open(signature + message, public)
    except (CryptoError, ValueError, TypeError):
        return False
    return True


@lru_cache(maxsize=256)
def is_sound_key(public: bytes) -> bool:
    """Is this a key under which a signature fits one message only?

    It takes longer than to check a signature, and each key comes many times.
    """
    return len(public) == KEY_SIZE and bool(bindings.crypto_core_ed25519_is_valid_point(public))


def words(public: bytes, language: str = ENGLISH) -> str:
    """Four words for two people to compare by voice: 40 bits of the key's digest."""
    digest = sha256(b"meadhall-words-1\0" + public).digest()
    return spoken(int.from_bytes(digest[:5], "big"), 4, language)


def short(public: bytes) -> str:
    """A few letters for lists and logs; never enough to trust a key by."""
    return public[:4].hex()
