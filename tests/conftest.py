from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from scene import Scene
from tiptoe.build import is_compiled
from tiptoe.core.stable_ids import DECLARATIONS

# Fixed examples in every run; HYPOTHESIS_PROFILE=exploring searches new ones.
settings.register_profile("steady", derandomize=True)
settings.register_profile("exploring", derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

pytest_plugins = ["left_out", "setups", "databases"]


def pytest_report_header() -> str:
    """Names the build under test, compiled or interpreted."""
    return f"tiptoe: {'compiled' if is_compiled() else 'interpreted'}"


@pytest.fixture
def scene() -> Scene:
    return Scene()


@pytest.fixture
def declaring() -> Iterator[None]:
    """Lets a test declare what otherwise only modules declare, while the catalog is imported."""
    DECLARATIONS.closed = False
    yield
    DECLARATIONS.closed = True
