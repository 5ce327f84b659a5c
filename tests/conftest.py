from __future__ import annotations

import os

import pytest
from hypothesis import settings

from scene import Scene
from tiptoe.build import is_compiled

# The same examples every time; HYPOTHESIS_PROFILE=exploring looks for new ones.
settings.register_profile("steady", derandomize=True)
settings.register_profile("exploring", derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

pytest_plugins = ["left_out", "setups", "databases"]


def pytest_report_header() -> str:
    """Which build the tests see: it is easy to test the wrong one without noticing."""
    return f"tiptoe: {'compiled' if is_compiled() else 'interpreted'}"


@pytest.fixture
def scene() -> Scene:
    return Scene()
