"""Record header: spec, packs, seats and seed; everything a replay needs besides the choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import Final

from ..build import VERSION as __version__
from ..core.rng import KEY_BYTES, Rng, keyed, seed_key
from ..packs.document import PackDocument, read_document
from ..packs.errors import PackErrors
from ..suggest import hint
from .fair_seed import MISSING, NONE, is_shown, mix_key
from .seat_marks import MARKS, are_marks
from .told_luck import NOTHING_TOLD, TOLD

PACK_KEY: Final = "brings"  # header key of a pack embedded in the record


class BadEmbeddedPack(Exception):
    """Raised for a `brings:` line that holds no valid pack."""


def embedded_pack_line(document: PackDocument) -> str:
    """Header line that embeds a pack; a document has neither `#` nor a line break that would cut it off."""
    return f"{PACK_KEY}: {document.text}"


def read_embedded_pack(value: str) -> PackDocument:
    """Parses an embedded pack; raises BadBrought unless it is written exactly as `brought_line` writes it."""
    try:
        document = read_document(value.encode())
    except PackErrors as wrong:
        raise BadEmbeddedPack(str(wrong.errors[0])[:300]) from wrong
    if document.text != value:
        raise BadEmbeddedPack("the pack is not written as records write it: its digest would be another one")
    return document


KEYS: Final = ("spec", "pack", "seats", "seed", "secret", "commitment", "numbers", TOLD, "engine", "marks", PACK_KEY)
NEEDED: Final = ("spec", "pack", "seats")
LONGEST_SHOWN: Final = 40
REDEAL: Final = "redeal:"


class RecordError(Exception):
    """Raised for a record that cannot be read or does not replay: the file, the line and the reason."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        self.file = file
        self.line = line
        self.reason = reason
        super().__init__(f"{file}:{line}: {reason}")


@dataclass(frozen=True)
class RecordLine:
    """Line of a record with its number in the file, without comment."""

    number: int
    text: str


@dataclass(frozen=True)
class Header:
    """Header of a record. `luck` is a seed, or the secret as 64 hex digits; `numbers` are those of the seats.

    `packs` holds the whole text of every pack that the spec names by digest. `marks` are those of the seats, where
    they are not the usual ones. `told` is the luck of the deal where people tell it, else None.
    """

    spec: str
    pack: str
    seats: tuple[str, ...]
    luck: str
    engine: str = __version__
    numbers: tuple[str, ...] = ()
    packs: tuple[PackDocument, ...] = ()
    marks: tuple[str, ...] = ()
    told: tuple[str, ...] | None = None

    def secret(self) -> bytes:
        """Bytes of the secret that is committed to before the deal; of a seed, the key made from it."""
        return bytes.fromhex(self.luck) if len(self.luck) == 2 * KEY_BYTES else seed_key(int(self.luck))

    def key(self) -> bytes:
        """Key of the random stream: the secret mixed with the seats' numbers."""
        return mix_key(self.secret(), self.numbers)

    def rng(self) -> Rng:
        return keyed(self.key())

    def redeal_key(self, number: int, numbers: Sequence[str] = ()) -> bytes:
        """Key of the random stream after the `number`th redeal; different every time."""
        key = mix_key(self.key(), numbers)
        return blake2b(key + f"{REDEAL}{number}".encode(), digest_size=KEY_BYTES).digest()

    def commitment(self) -> str:
        """SHA-256 of the secret, published before the deal: binding, and reveals nothing."""
        return sha256(self.secret()).hexdigest()


def header_lines(header: Header) -> list[str]:
    """Writes the header as the lines that `read_header` reads."""
    luck = "secret" if len(header.luck) == 2 * KEY_BYTES else "seed"
    lines = [
        f"spec: {header.spec}",
        f"pack: {header.pack}",
        f"seats: {', '.join(header.seats)}",
        f"{luck}: {header.luck}",
        f"engine: {header.engine}",
    ]
    if luck == "secret":
        lines.insert(4, f"commitment: {header.commitment()}")
    if header.numbers:
        lines.insert(5, f"numbers: {', '.join(header.numbers)}")
    if header.told is not None:
        lines.insert(-1, f"{TOLD}: {' '.join(header.told) or NOTHING_TOLD}")
    return [*lines, *marks_line(header), *map(embedded_pack_line, header.packs)]


def marks_line(header: Header) -> list[str]:
    """Header line of the seats' marks; none where they are the usual ones."""
    return [f"marks: {', '.join(header.marks)}"] if header.marks else []


def is_header(line: RecordLine) -> bool:
    _, colon, value = line.text.partition(":")
    return bool(colon) and value.startswith(" ")


def read_header(lines: Sequence[RecordLine], file: str) -> Header:
    """Parses the header lines, which stand before the first choice; RecordError names the faulty line."""
    fields: dict[str, str] = {}
    packs: list[PackDocument] = []
    for line in lines:
        key, _, value = line.text.partition(":")
        if key not in KEYS:
            raise RecordError(file, line.number, f"unknown header '{key}'; {hint(key, KEYS)}")
        if key == PACK_KEY:
            packs.append(_brought(file, line.number, value.strip()))
        fields[key] = value.strip()
    last = lines[-1].number if lines else 1
    for key in NEEDED:
        if key not in fields:
            raise RecordError(file, last, f"the header has no '{key}:' line")
    luck = fields.get("secret", fields.get("seed", ""))
    if not _is_luck(luck):
        raise RecordError(file, last, "the header needs 'seed:' with a number or 'secret:' with 64 hex digits")
    seats = tuple(name.strip() for name in fields["seats"].split(","))
    numbers = tuple(number.strip() for number in fields["numbers"].split(",")) if "numbers" in fields else ()
    if numbers and (len(numbers) != len(seats) or not all(map(is_shown, numbers)) or "secret" not in fields):
        raise RecordError(file, last, f"'numbers:' has for each seat 64 hex digits, '{NONE}' or '{MISSING}'")
    marks = tuple(mark.strip() for mark in fields["marks"].split(",")) if "marks" in fields else ()
    if marks and not are_marks(marks, len(seats)):
        raise RecordError(file, last, f"'marks:' has another one for each seat, of {', '.join(MARKS)}")
    told = None if TOLD not in fields else tuple(word for word in fields[TOLD].split() if word != NOTHING_TOLD)
    engine = fields.get("engine", "")
    header = Header(fields["spec"], fields["pack"], seats, luck, engine, numbers, tuple(packs), marks, told)
    if fields.get("commitment", header.commitment()) != header.commitment():
        raise RecordError(file, last, f"the secret does not keep its promise: its commitment is {header.commitment()}")
    return header


def _brought(file: str, line: int, value: str) -> PackDocument:
    try:
        return read_embedded_pack(value)
    except BadEmbeddedPack as error:
        raise RecordError(file, line, f"it brings no pack: {error}") from error


def _is_luck(text: str) -> bool:
    if len(text) == 2 * KEY_BYTES:
        return all(digit in "0123456789abcdef" for digit in text)
    return text.removeprefix("-").isdecimal() and len(text) <= LONGEST_SHOWN
