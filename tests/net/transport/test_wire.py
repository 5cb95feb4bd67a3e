"""A message has one spelling, and what has none is refused before anybody looks into it."""

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.net.errors import BadFrame
from meadhall.net.transport.wire import FRAME_LIMIT, Fields, Frames, frame, pack, unpack

plain = st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.text() | st.binary()
values = st.recursive(plain, lambda inner: st.lists(inner, max_size=5), max_leaves=20)


def depth(value: object) -> int:
    return 1 + max(map(depth, value), default=0) if isinstance(value, list) else 0


@given(values.filter(lambda value: depth(value) <= 8))
def test_what_is_packed_comes_back(value):
    assert unpack(pack(value)) == value


@given(st.binary(max_size=64))
def test_any_bytes_are_a_message_in_its_only_spelling_or_refused(data):
    try:
        value = unpack(data)
    except BadFrame:
        return
    assert pack(value) == data


@pytest.mark.parametrize("spelling", ["cc05", "cd0005", "ce00000005", "d005", "d100000005"[:6]])
def test_a_number_has_one_spelling(spelling):
    with pytest.raises(BadFrame):
        unpack(bytes.fromhex(spelling))
    assert unpack(bytes.fromhex("05")) == 5


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (msgpack.packb({"a": 1}), "dict"),
        (msgpack.packb(0.5), "float"),
        (msgpack.packb(msgpack.ExtType(5, b"x")), "unknown type"),
        (msgpack.packb(msgpack.Timestamp(0)), "Timestamp"),
        (b"\x91" * 9 + b"\x90", "deep"),
        (b"\x91" * 5000 + b"\x90", "no message|deep"),
        (b"\xdd\xff\xff\xff\xff", "no message"),
        (b"\xc6\xff\xff\xff\xff", "no message"),
        (b"\x05\x05", "no message"),
        (b"", "no message"),
        (b"\xa1\xff", "no message"),
        (b"\xc4\x00" + b"\0" * FRAME_LIMIT, "too long"),
    ],
)
def test_what_is_no_message_is_refused_in_a_sentence(data, why):
    with pytest.raises(BadFrame, match=why):
        unpack(data)


@given(st.lists(st.binary(max_size=40), max_size=6), st.integers(1, 9))
def test_frames_arrive_in_any_slices(messages, size):
    stream = b"".join(frame(message) for message in messages)
    frames, found = Frames(), []
    for at in range(0, len(stream), size):
        frames.feed(stream[at : at + size])
        while (message := frames.next_message()) is not None:
            found.append(message)
    assert found == messages


def test_a_frame_that_announces_too_much_is_refused_before_it_is_awaited():
    frames = Frames(limit=100)
    frames.feed((101).to_bytes(4, "big"))
    with pytest.raises(BadFrame, match="101 bytes"):
        frames.next_message()


def test_fields_say_which_item_is_wrong():
    fields = Fields([1, "two"], "a greeting")
    assert fields.number() == 1
    with pytest.raises(BadFrame, match="item 2 of a greeting is no number"):
        fields.number()


def test_yes_is_no_number():
    with pytest.raises(BadFrame):
        Fields([True], "a greeting").number()


def test_items_too_many_or_too_few_are_noticed():
    with pytest.raises(BadFrame, match="1 items too many"):
        Fields([1], "a greeting").end()
    with pytest.raises(BadFrame, match="ends too early"):
        Fields([], "a greeting").text(5)
