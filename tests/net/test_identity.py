"""Who signs, and which keys and signatures count for nothing."""

import pytest

from meadhall.net.identity import is_sound_key, short, verify, words
from meadhall.net.key_words import LANGUAGES, spoken, understood, word_list
from tests.net.helpers import identity

SMALL_ORDER = [
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
]


def test_a_signature_fits_one_message_of_one_signer():
    anna, bo = identity(1), identity(2)
    signature = anna.sign(b"b3-b4")
    assert verify(anna.public, b"b3-b4", signature)
    assert not verify(anna.public, b"b3-b5", signature)
    assert not verify(bo.public, b"b3-b4", signature)
    assert not verify(anna.public, b"b3-b4", b"")
    assert not verify(b"", b"b3-b4", signature)


@pytest.mark.parametrize("point", SMALL_ORDER)
def test_a_key_whose_signatures_fit_every_message_is_not_let_in(point):
    key = bytes.fromhex(point)
    assert not is_sound_key(key)
    everything = key + bytes(32)  # the neutral point "signs" anything in lenient libraries
    assert not verify(key, b"card 3", everything)


def test_an_honest_key_is_sound():
    assert is_sound_key(identity(1).public)
    assert not is_sound_key(identity(1).public[:31])


def test_derived_secrets_differ_by_owner_purpose_and_part():
    anna = identity(1)
    secrets = {
        anna.derive("nonce", 1),
        anna.derive("nonce", 2),
        anna.derive("think", 1),
        identity(2).derive("nonce", 1),
    }
    assert len(secrets) == 4
    assert anna.derive("nonce", 1) == identity(1).derive("nonce", 1)


def test_nothing_secret_is_printed():
    seed = (77).to_bytes(32, "big")
    assert seed.hex() not in repr(identity(77))
    assert short(identity(77).public) in repr(identity(77))


def test_four_words_tell_keys_apart():
    for language in LANGUAGES:
        told = {words(identity(number).public, language) for number in range(1, 200)}
        assert len(told) == 199
        assert all(len(each.split()) == 4 for each in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_language_are_told_apart_by_more_than_a_letter(language):
    listed = word_list(language)
    assert len(set(listed)) == len(listed) == 1024
    assert all(word.isascii() and word.islower() and 3 <= len(word) <= 10 for word in listed)
    patterns = [f"{word[:at]}?{word[at + 1 :]}" for word in listed for at in range(len(word))]
    assert len(set(patterns)) == len(patterns), "no two differ in one letter only"
    shorter = {word[:at] + word[at + 1 :] for word in listed for at in range(len(word))}
    assert not shorter & set(listed), "no word is another one with a letter more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_words_are_understood_in_whatever_language_they_are_said(language):
    for number in (0, 1, 1023, 1024, (1 << 30) - 1, 123_456_789):
        said = spoken(number, 3, language)
        assert number in understood(said.upper().replace(" ", " - "), 3)
    assert list(understood("these are nowords", 3)) == []
    assert list(understood(spoken(5, 4, language), 3)) == []
