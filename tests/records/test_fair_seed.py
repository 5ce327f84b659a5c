"""Numbers of seats in a record are checked against their promises, and old records keep their key (ADR 0036)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tiptoe.records.fair_seed import CHAIN_LINKS, is_link_of, mix_key, next_link_of
from tiptoe.records.record import Header, RecordError, Recording, new_header, read_record, replay, start

SECRET = "5eed" * 16


def chain(seed: str) -> list[str]:
    numbers = [seed]
    for _ in range(CHAIN_LINKS):
        numbers.append(next_link_of(numbers[-1]))
    return numbers[::-1]


ANA, BEA = chain("a" * 64), chain("b" * 64)


def header() -> Header:
    return replace(new_header("classic", ["ana", "bea"], SECRET), numbers=(ANA[0], BEA[0]))


def dealt_anew(line: str) -> str:
    recording: Recording = start(header())
    recording.choose(line)
    return recording.text()


def test_without_numbers_the_key_is_the_secret() -> None:
    assert mix_key(b"k" * 32, []) == mix_key(b"k" * 32, ["-", "?"]) == b"k" * 32
    plain = new_header("classic", ["ana", "bea"], SECRET)
    assert plain.key() == plain.secret() == bytes.fromhex(SECRET)
    assert header().commitment() == plain.commitment()
    assert header().key() != plain.key()


def test_a_record_with_numbers_replays() -> None:
    text = dealt_anew(f"redeal:1:1 3 {ANA[3]} {BEA[3]}")
    assert replay(read_record(text)).text() == text


@pytest.mark.parametrize(
    "line",
    [
        f"redeal:1 1 {ANA[2]} {BEA[1]}",  # further along the chain than its request
        f"redeal:1 1 {BEA[1]} {ANA[1]}",  # another seat's
        f"redeal:1 1 {'c' * 64} -",
        f"redeal:1 1 {ANA[1]}",  # a seat is missing
        f"redeal:1 0 {ANA[0]} -",
        f"redeal:1 65 {'a' * 64} -",
        f"redeal:1 {'9' * 40} {ANA[1]} -",
    ],
)
def test_finding_10_a_number_that_was_not_promised_is_no_new_deal(line: str) -> None:
    honest = dealt_anew(f"redeal:1 1 {ANA[1]} {BEA[1]}")
    forged = honest.replace(f"redeal:1 1 {ANA[1]} {BEA[1]}", line)
    assert forged != honest
    with pytest.raises(RecordError, match="redeal"):
        replay(read_record(forged))


def test_another_number_in_the_header_is_another_deal() -> None:
    text = start(header()).text()
    with pytest.raises(RecordError, match="digest"):
        replay(read_record(text.replace(ANA[0], ANA[1])))
    for wrong in (f"{ANA[0]}", f"{ANA[0]}, x", f"{ANA[0]}, {BEA[0]}, -"):
        with pytest.raises(RecordError, match="numbers"):
            read_record(text.replace(f"{ANA[0]}, {BEA[0]}", wrong))


def test_links_of_a_chain_are_counted() -> None:
    assert all(is_link_of(ANA[n], ANA[0], n) for n in range(1, CHAIN_LINKS + 1))
    assert not is_link_of(ANA[2], ANA[0], 1) and not is_link_of(ANA[0], ANA[0], 0) and not is_link_of("x", ANA[0], 1)
