"""Our games are found in every build: as sources, and as the compiled files alone that the site has."""

from __future__ import annotations

from pathlib import Path

from tiptoe.plugins import OUR_GAMES, names_in


def test_the_games_of_the_site_are_found_by_their_compiled_modules(tmp_path: Path) -> None:
    """The site found none: it has `game.pyc` instead of `game.py`."""
    names = names_in(OUR_GAMES)
    assert names == ["catacombs", "classic", "space"]
    for name in names:
        (tmp_path / name).mkdir()
        (tmp_path / name / "game.pyc").touch()
    assert names_in(tmp_path) == names
