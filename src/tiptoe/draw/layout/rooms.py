"""Layout of a room: its outline and its furniture, on any map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .contents import Contents
from .geometry import Box, Oval, noise, smooth

REWARD_SYMBOLS: Final = {"gold": "credit", "heal": "medical", "crystal": "power-crystal"}
PROPS: Final = 6  # kinds of decoration in empty rooms


@dataclass(frozen=True)
class Room:
    """Place of a room on the sheet, with the text of its plate."""

    id: str
    name: str
    oval: Oval
    label: Box

    @property
    def outline(self) -> str:
        return smooth(self.oval.blob(self.id))


@dataclass(frozen=True)
class Furnishing:
    """Piece of furniture, by its symbol and its place from the middle of the room."""

    symbol: str
    x: float
    y: float
    mirrored: bool = False
    words: str = ""

    @property
    def idle(self) -> bool:
        """True for decoration, which means nothing."""
        return self.symbol.startswith("prop-") and self.symbol != "prop-stall"


def furniture(here: Contents, oval: Oval, id: str) -> list[Furnishing]:
    """Lists what belongs to the room itself; an empty room gets a piece of decoration."""
    if here.aboard:
        return _aboard(here, oval)
    pieces: list[Furnishing] = []
    if "crystal-cave" in here.features:
        pieces += [Furnishing("crystals", 18 - oval.rx, 21), Furnishing("crystals", oval.rx - 18, 21, mirrored=True)]
    if "market" in here.features:
        pieces.append(Furnishing("market", 0, 4 - oval.ry))
        pieces += [] if here.artifacts or here.tokens or here.pawns else [Furnishing("prop-stall", 0, 3)]
    if "monkey-shrine" in here.features:
        pieces.append(Furnishing("monkey-shrine", 0, 2))
    if "start" in here.features:
        pieces.append(Furnishing("start", 0, 0))
    bare = not set(here.features) - {"depths", "crystal-cave", "haunted"} and not here.reward and here.pluses is None
    if bare and not (here.artifacts or here.tokens or here.pawns or here.figures):
        pieces.append(Furnishing(f"prop-{int(noise(id, 99) * PROPS)}", 0, -2))
    return pieces


def _aboard(here: Contents, oval: Oval) -> list[Furnishing]:
    """Lists what is built into a deck; it stands aside where the room has spaces for tokens."""
    pieces = [Furnishing("security", 0, 0)] if "security" in here.features else []
    pieces += [Furnishing("berth", 0, 0)] if "pod" in here.features else []
    pieces += (
        [Furnishing("market", 0, 4 - oval.ry), Furnishing("prop-stall", 0, 3)] if "market" in here.features else []
    )
    names: list[str] = [name for name in ("hyperlift", "teleporter") if name in here.features]
    names += ["port"] * bool(here.port) + ([REWARD_SYMBOLS[here.reward]] if here.reward else [])
    for i, name in enumerate(names):
        x = -20.0 if here.shared else 34.0 * (i - (len(names) - 1) / 2)
        if name == "port":
            pieces.append(Furnishing("port-loud" if here.port == "clank" else "port", x, 0))
            pieces.append(Furnishing(f"gain-{here.port}", x - 4.5, 0))
            pieces.append(Furnishing("", x + 8, 5, words=str(here.port_amount)))
        else:
            pieces.append(Furnishing(name, x, 0))
    if here.reward == "gold":
        pieces.append(Furnishing("", pieces[-1].x, 5.5, words=str(here.amount)))
    return pieces + ([Furnishing("small-lock", 15, 6)] if "locked-lift" in here.features else [])


def beside(here: Contents) -> float:
    """Returns how far from the middle tokens lie, to leave a port or a reward in sight."""
    return 18.0 if here.shared and (here.port or here.reward) else 0.0
