"""States as bytes: every attribute is known, and stored games outlive new ones."""

from __future__ import annotations

import pytest

from scene import Scene
from tiptoe.core import codec
from tiptoe.core.codec import CodecError, decode, digest, encode
from tiptoe.core.state import Seat, SeatId


def attributes(thing: object) -> set[str]:
    names = {name for name in dir(thing) if not name.startswith("_")}
    return {name for name in names if not callable(getattr(thing, name))}


def today(layout: codec.Layout) -> list[str]:
    return [codec.RENAMED.get(name, name) for name in layout.names]


def test_the_codec_knows_every_attribute(scene: Scene) -> None:
    apart = {"rules", "cards", "board", "rng", "seats", "owned", "stack", "choices", "recording", "events"}
    apart |= {"latents", "kept", "modifiers", "at_end", "room_tokens", "pools"}
    assert attributes(scene.state) == {*today(codec.STATE), *apart}
    assert attributes(Seat(SeatId(0))) == {*today(codec.SEAT), "index"}


def test_what_is_not_used_is_not_written(scene: Scene) -> None:
    """So a new attribute changes neither the bytes nor the digest of an old game."""
    data = encode(scene.state)
    assert b"gold" not in data and b"lockpicks" not in data
    scene.give(gold=3)
    assert b"gold" in encode(scene.state)
    assert encode(decode(encode(scene.state), scene.state.rules)) == encode(scene.state)


def test_bytes_that_no_state_was_written_as_are_refused(scene: Scene) -> None:
    data = encode(scene.give(gold=3).state)
    with pytest.raises(CodecError, match="unknown field 'glod': the state was written by another version"):
        decode(data.replace(b"gold", b"glod"), scene.state.rules)
    with pytest.raises(CodecError, match="in the middle of a state"):
        decode(data[:60], scene.state.rules)
    with pytest.raises(CodecError, match="1 bytes left over"):
        decode(data + b"\0", scene.state.rules)
    with pytest.raises(CodecError, match="a state of format 9"):
        decode(data[:32] + b"\x12" + data[33:], scene.state.rules)


def test_a_digest_is_sixteen_hex_digits_of_everything(scene: Scene) -> None:
    before = digest(scene.state)
    assert len(before) == 16 and int(before, 16) >= 0
    assert digest(scene.give(boots=1).state) != before
