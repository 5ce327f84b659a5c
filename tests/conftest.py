from __future__ import annotations

import pytest

from scene import Scene
from tiptoe.build import is_compiled


def pytest_report_header() -> str:
    """Which build the tests see: it is easy to test the wrong one without noticing."""
    return f"tiptoe: {'compiled' if is_compiled() else 'interpreted'}"


@pytest.fixture
def scene() -> Scene:
    return Scene()
