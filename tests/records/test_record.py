"""Game records: they replay, and a record that was altered, cut off or played with other cards names the line."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from scene import inline, rule
from tiptoe.catalog import all_specs, open_game
from tiptoe.core.codec import decode, digest, encode
from tiptoe.core.kernel import choices, decision
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.records.record import RecordError, Recording, new_header, read_record, replay, start


def played(choices_made: int = 60, *, seed: int = 3, spec: str = "classic") -> Recording:
    recording, rng = start(new_header(spec, ["a", "b", "c"], str(seed))), seeded(seed)
    for _ in range(choices_made):
        if not recording.state.over:
            legal = choices(recording.state)
            recording.choose(key(legal[rng.below(len(legal))], recording.state))
    return recording


def broken(text: str, message: str) -> None:
    with pytest.raises(RecordError) as wrong:
        replay(read_record(text, "game.tiptoe"))
    assert message in str(wrong.value), wrong.value


def test_an_unfinished_game_is_resumed_exactly_where_it_was() -> None:
    recording = played()
    again = replay(read_record(recording.text()))
    assert digest(again.state) == digest(recording.state)
    assert again.keys == recording.keys
    assert again.text() == recording.text()


@pytest.mark.slow
def test_a_game_of_every_stack_of_variants_is_resumed() -> None:
    """The header names the cards of every set, also of those that came after games had been played."""
    for spec in all_specs():
        recording = start(new_header(spec, ["random"] * open_game(spec).params.seats[0], "5"))
        recording.choose(key(choices(recording.state)[0], recording.state))
        assert digest(replay(read_record(recording.text(), spec)).state) == digest(recording.state)


def test_a_finished_game_says_so() -> None:
    recording = played(3000)
    record = read_record(recording.text())
    assert recording.state.over and record.finished
    assert replay(record).state.over


@pytest.mark.parametrize(("spec", "seed"), [("catacombs", 3), ("catacombs:b+promo", 8)])
def test_a_game_of_tiles_is_saved_resumed_and_verified(spec: str, seed: int) -> None:
    recording = played(4000, seed=seed, spec=spec)
    record = read_record(recording.text())
    assert recording.state.over and len(recording.state.tiles) > 4
    assert replay(record).text() == recording.text()
    assert any(line.text.startswith("place:") for line in record.choices)


def test_a_game_aboard_a_ship_is_saved_resumed_and_verified() -> None:
    recording = played(4000, seed=2, spec="space:arena.med-lab.engineering")
    record = read_record(recording.text())
    assert recording.state.over and replay(record).text() == recording.text()
    assert any(line.text.startswith("lift:") for line in record.choices)


def test_a_game_of_tiles_is_stored_in_the_middle_of_a_discovery() -> None:
    recording, rng = start(new_header("catacombs", ["a", "b", "c"], "5")), seeded(5)
    prompts = set()
    for _ in range(1500):
        state = recording.state
        if state.over:
            break
        again = decode(encode(state), state.rules)
        assert encode(again) == encode(state)
        assert [key(choice, again) for choice in choices(again)] == [key(choice, state) for choice in choices(state)]
        prompts.add(decision(state).prompt)
        legal = choices(state)
        recording.choose(key(legal[rng.below(len(legal))], state))
    assert "discover" in prompts


def test_a_secret_key_is_luck_as_well() -> None:
    recording = start(new_header("classic", ["a", "b"], "ab" * 32))
    assert "secret: " + "ab" * 32 in recording.text()
    assert digest(replay(read_record(recording.text())).state) == digest(recording.state)


def test_comments_and_empty_lines_do_not_count() -> None:
    text = played().text()
    noisy = "\n\n".join(f"{line}  # remark" for line in text.splitlines())
    assert replay(read_record(noisy)).text() == text


def test_a_hand_written_record_needs_no_digest_but_the_last() -> None:
    text = "\n".join(line for line in played().text().splitlines() if not line.startswith("@"))
    replay(read_record(text))


def test_an_altered_choice_is_found() -> None:
    lines = played().text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("play:"))
    lines[at] = "play:diamond"
    broken("\n".join(lines), f"game.tiptoe:{at + 1}: 'play:diamond' refused to seat")


def test_a_missing_choice_is_found_at_the_next_digest() -> None:
    lines = played().text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("acquire:"))
    del lines[at]
    with pytest.raises(RecordError) as wrong:
        replay(read_record("\n".join(lines), "game.tiptoe"))
    assert wrong.value.line > at


def test_another_seed_is_found_at_the_first_digest() -> None:
    broken(played().text().replace("seed: 3", "seed: 4"), "something above this line was altered")


def test_a_record_that_is_cut_off_is_named_with_its_last_line() -> None:
    lines = played().text().splitlines()
    broken("\n".join(lines[:30]), "game.tiptoe:30: the record is cut off: no 'end' or 'open' line after this one")


def test_a_game_that_claims_to_be_over_is_found() -> None:
    broken(played().text().replace("\nopen ", "\nend "), "the record says the game is over, but it is not over")


def test_a_record_of_another_version_of_the_cards_is_refused() -> None:
    recording = played()
    text = recording.text().replace(recording.header.pack, "classic 0123456789abcdef")
    broken(text, "played with pack 'classic 0123456789abcdef', but here is 'classic")


def test_a_record_needs_the_packs_it_was_played_with() -> None:
    source = inline(card=[{"id": "lamp", "kind": "action", "cost": 1}])
    recording = start(new_header("classic", ["a", "b"], "1", [source]), [source])
    broken(recording.text(), "another version of the cards")
    replay(read_record(recording.text()), [source])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "game.tiptoe:1: expected 'tiptoe-record 1' in the first line"),
        ("tiptoe-record 3\n", "game.tiptoe:1: expected 'tiptoe-record 1' in the first line"),
        ("tiptoe-record 2\nspec: x\npack: x y\nseats: a, b\nseed: 1\n", "with 'told:' the first line is 'tiptoe-record 2'"),
        ("tiptoe-record 1\nspec: x\npack: x y\nseats: a, b\nseed: 1\ntold: 0\n", "with 'told:' the first line is 'tiptoe-record 2'"),
        ("tiptoe-record 1\nspce: classic\n", "game.tiptoe:2: unknown header 'spce'; did you mean 'spec'?"),
        ("tiptoe-record 1\nspec: classic\npack: x y\n", "the header has no 'seats:' line"),
        ("tiptoe-record 1\nspec: classic\npack: x y\nseats: a, b\n", "the header needs 'seed:' with a number"),
        ("tiptoe-record 1\nspec: clasic\npack: x y\nseats: a, b\nseed: 1\nopen 0\n", "unknown game 'clasic'"),
        ("tiptoe-record 1\nspec: classic\npack: x y\nseats: a, b\nseed: 1\nopen 0\nplay:burgle\n", "'play:burgle' after the end of the record"),
    ],
)  # fmt: skip
def test_what_is_no_record_says_why(text: str, message: str) -> None:
    broken(text, message)


@rule("RUL-34")
def test_choices_can_be_taken_back() -> None:
    recording = played(10)
    before, text = recording.state.clone(), recording.text()
    legal = choices(recording.state)
    recording.choose(key(legal[0], recording.state))
    recording.take_back(before, 10)
    assert recording.text() == text


def test_the_example_of_the_documentation_is_a_record() -> None:
    page = (Path(__file__).parents[2] / "docs" / "formats" / "record.md").read_text(encoding="utf-8")
    example = page.split("```")[3].strip()
    record = read_record(example)
    assert record.header.seats == ("you", "greedy", "greedy")
    assert [line.text for line in record.choices][:2] == ["play:burgle", "play:burgle"]
    assert not record.finished


def test_a_record_with_a_secret_keeps_the_promise_made_before_the_deal() -> None:
    recording = start(new_header("classic", ["a", "b"], "5a" * 32))
    text = recording.text()
    assert f"commitment: {hashlib.sha256(bytes.fromhex('5a' * 32)).hexdigest()}" in text
    assert replay(read_record(text)).text() == text
    with pytest.raises(RecordError, match="does not keep its promise"):
        read_record(text.replace("commitment: ", "commitment: 00"))
