"""Codes of tables can be said aloud (issue 25, point 13)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tiptoe.table.codes import DIGITS, code_of, prefix_of

NAMES = st.integers(0, 2**96 - 1).map(lambda bits: f"{bits:024x}")


@given(NAMES)
def test_a_code_leads_back_to_the_beginning_of_the_name(table: str) -> None:
    assert table.startswith(prefix_of(code_of(table)))
    assert len(prefix_of(code_of(table))) == 10


@given(NAMES)
def test_a_code_is_understood_however_it_is_written_down(table: str) -> None:
    code = code_of(table)
    heard = code.lower().replace("0", "o").replace("1", "l").replace("-", " ")
    for written in (code.lower(), code.replace("-", ""), f"  {code} ", heard, " ".join(code)):
        assert prefix_of(written) == prefix_of(code)


def test_no_two_digits_of_a_code_are_taken_for_each_other() -> None:
    assert not set("ILOU") & set(DIGITS)
    assert len(set(DIGITS)) == 32


@pytest.mark.parametrize("text", ["", "7K2M", "7K2M-QX4DD", "7K2M-QX4U", "../../etc", "7K2M_QX4D", "ÀÀÀÀÀÀÀÀ", "٣" * 8])
def test_anything_else_is_no_code(text: str) -> None:
    assert prefix_of(text) == ""
