"""States as bytes: stored games outlive new facts."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from scene import Scene
from tiptoe.core import codec
from tiptoe.core.codec import CodecError, decode, digest, encode

FROZEN = tomllib.loads((Path(__file__).parent / "numbers.toml").read_text(encoding="utf-8"))["stored"]


@pytest.mark.parametrize(("layout", "group"), [(codec.SEAT, "seat"), (codec.STATE, "state")])
def test_stored_names_and_their_order_are_what_they_were(layout: codec.Layout, group: str) -> None:
    """Swapping two facts would change the digest of every game that has both."""
    assert [fact.stored for fact in layout.facts] == FROZEN[group], "add a name to numbers.toml; never change one"


def test_what_is_not_used_is_not_written(scene: Scene) -> None:
    """A new fact changes neither the bytes nor the digest of an old game."""
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
