"""Bot classes by import path, `mypackage.module:Mine`, for simulations alone.

Each worker process imports the module itself, so a match carries only the name. A class given as an object is
registered under its name in this process. Neither a server nor a saved game ever imports a bot.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

from ..bots.base import Bot
from ..bots.registry import UnknownBot
from ..core.rng import Rng
from ..suggest import hint

MARK: Final = ":"  # between the module and the class
WHERE: Final = "modules are sought from the current folder, and among installed packages"


REGISTERED: Final[dict[str, type]] = {}  # classes given as objects, by name


def class_name(bot: type) -> str:
    """Returns the import path of a class."""
    return f"{bot.__module__}{MARK}{bot.__qualname__}"


def register_class(bot: type) -> str:
    """Registers a class of this process and returns its name."""
    REGISTERED[class_name(bot)] = bot
    return class_name(bot)


def is_importable(bot: type) -> bool:
    """Whether another process finds the class by its name."""
    module = sys.modules.get(bot.__module__)
    if module is None or (bot.__module__ == "__main__" and not Path(getattr(module, "__file__", "")).is_file()):
        return False  # a notebook, or a script that came through a pipe
    return getattr(module, bot.__qualname__, None) is bot


def is_of_script(name: str) -> bool:
    """Whether a bot is a class of the script that runs, which other processes must run to have it."""
    return name.startswith(f"__main__{MARK}")


def shown_name(name: str) -> str:
    """Returns the name of a bot in results: of a class its own `name`, or what the class is called."""
    if MARK not in name or not (found := REGISTERED.get(name) or _imported_class(name)):
        return name
    return str(getattr(found, "name", "") or found.__name__)


def _imported_class(name: str) -> type | None:
    place, _, wanted = name.partition(MARK)
    found = getattr(sys.modules.get(place), wanted, None)
    return found if inspect.isclass(found) else None


def factory_of(name: str) -> Callable[[Rng], Bot]:
    """Returns the factory for the bot `mypackage:Mine`; UnknownBot says what is missing."""
    found = REGISTERED.get(name) or imported(name)
    if inspect.isclass(found) and issubclass(found, Bot):
        return found
    seated: Callable[[Rng], Bot] | None = getattr(found, "_seated", None)
    if not inspect.isclass(found) or seated is None:
        raise UnknownBot(f"'{name}' is not a subclass of tiptoe.Bot")
    return seated


def imported(name: str) -> object:
    """Imports the object at a path such as `mypackage:Mine`; UnknownBot says what is missing."""
    place, _, wanted = name.partition(MARK)
    if not wanted.isidentifier() or not all(part.isidentifier() for part in place.split(".")):
        file = Path(place)
        meant = f"; write {file.stem}{MARK}{wanted}, in the folder of that file" if file.suffix == ".py" else ""
        raise UnknownBot(f"'{name[:80]}' is neither a bot nor a class such as mypackage.module:Mine{meant}")
    try:
        module = import_module(place)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{place}.".startswith(f"{error.name}."):
            raise
        raise UnknownBot(f"there is no module '{error.name}' to find the bot '{name}' in; {WHERE}") from error
    if not hasattr(module, wanted):
        classes = [each for each, value in vars(module).items() if inspect.isclass(value)]
        raise UnknownBot(f"the module '{place}' has no class '{wanted}'; {hint(wanted, classes)}")
    found: object = getattr(module, wanted)
    return found
