"""Analysis of finished games: luck apart from choices, and better choices, computed on the bot executor.

A game is analysed a few turns at a time, with the processes and time limits of bots, so that bots at tables are served
in between. Only a few choices of a seat's worst turns are searched again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Final, NamedTuple, TypeVar

from ..analysis.luck import LuckAnalysis, TurnLuck, has_network, shares_of
from ..core.codec import encode
from ..core.kernel import choices
from ..core.rng import KEY_BYTES, keyed
from ..core.state import State
from ..records.playback import Playback
from ..rules.turn import MainTurn
from ..table.errors import Refused
from ..view.determinize import determinize
from ..view.view import View
from ..wire.replay import BetterChoice
from .advice import ADVISER_BOT
from .advice_worker import second_opinion, weigh_turns
from .bot_worker import BotTask, NoBotAnswer
from .dependencies import Dependencies
from .replay_cache import MAX_CACHED, CachedReplay

log = logging.getLogger("tiptoe.bots")

K = TypeVar("K")
T = TypeVar("T")
TURNS_PER_TASK: Final = 6
WORST_TURNS: Final = 4
MAX_DECISIONS_PER_TURN: Final = 5  # decisions of a turn, the last ones
MAX_BETTER_CHOICES: Final = 3
MIN_LOSS: Final = 0.02  # of the game; a choice that is less far behind counts as equal


class ReviewedDecision(NamedTuple):
    """Decision to search again: its turn, the moment before it, the choice made, and the position."""

    turn: int
    at: int
    made: str
    state: State


class GameAnalysisCache:
    """LRU cache of analyses of finished games, and of the better choices of their seats."""

    def __init__(self, dependencies: Dependencies) -> None:
        self.dependencies = dependencies
        self.one = asyncio.Lock()  # one analysis at a time
        self.weighed: OrderedDict[str, LuckAnalysis | None] = OrderedDict()
        self.better: OrderedDict[tuple[str, int, str], list[BetterChoice]] = OrderedDict()

    async def account(self, cached: CachedReplay) -> LuckAnalysis | None:
        """Returns the analysis of a game; None where it has no judge, Refused if no bot has time now."""
        async with self.one:
            if cached.name not in self.weighed:
                self.weighed[cached.name] = await self._weigh(cached.playback)
                _forget(self.weighed)
            return self.weighed[cached.name]

    async def better_choices(self, cached: CachedReplay, seat: int, lang: str) -> list[BetterChoice]:
        """Returns a seat's worst choices from what it knew then, with better ones and the reasons."""
        account = await self.account(cached)
        about = cached.name, seat, lang
        async with self.one:
            if about not in self.better:
                found = [] if account is None else await self._search_again(cached.playback, account, seat, lang)
                self.better[about] = found
                _forget(self.better)
            return self.better[about]

    async def _weigh(self, playback: Playback) -> LuckAnalysis | None:
        if not has_network(playback.deal.state):
            return None
        text, turns = playback.final.text(), list[TurnLuck]()
        for first in range(1, len(playback.starts) + 1, TURNS_PER_TASK):
            work = partial(weigh_turns, text, first, first + TURNS_PER_TASK - 1)
            turns += await self._think(work, _thought(playback, playback.deal.state, 0))
        return LuckAnalysis(shares_of(playback.starts[0].state), turns)

    async def _search_again(
        self, playback: Playback, account: LuckAnalysis, seat: int, lang: str
    ) -> list[BetterChoice]:
        decisions = await self.dependencies.in_thread(lambda: _reviewed_decisions(playback, account, seat))
        best = dict[int, BetterChoice]()  # by turn: one mistake often leads to the next
        for one in decisions:
            thought = _thought(playback, determinize(View(one.state, seat), keyed(_key(one.at))), seat)
            second = await self._think(partial(second_opinion, lang, one.made), thought)
            if second is None or second.surely <= 0 or second.behind < MIN_LOSS:
                continue
            behind = round(100 * second.behind)
            if one.turn not in best or best[one.turn].behind < behind:
                best[one.turn] = BetterChoice(
                    one.turn, one.at, seat, second.made, second.better, second.key, behind, second.why, second.instead
                )
        return sorted(best.values(), key=lambda choice: -choice.behind)[:MAX_BETTER_CHOICES]

    async def _think(self, work: Callable[[BotTask], T], thought: BotTask) -> T:
        try:
            return await self.dependencies.bot_executor(work, thought)
        except NoBotAnswer as error:
            log.warning("no account: %s", error)
            raise Refused("no-advice-now") from error


def _reviewed_decisions(playback: Playback, account: LuckAnalysis, seat: int) -> list[ReviewedDecision]:
    """Decisions of a seat's worst turns that a bot can search."""
    own = [turn for turn in account.turns if turn.active == seat and turn.play[seat] < 0]
    worst = sorted(own, key=lambda turn: turn.play[seat])[:WORST_TURNS]
    return [one for turn in worst for one in _decisions(playback, turn.turn, seat)[-MAX_DECISIONS_PER_TURN:]]


def _decisions(playback: Playback, turn: int, seat: int) -> list[ReviewedDecision]:
    """Decisions of one turn, without those where cards must be played: their order rarely matters."""
    start = playback.starts[turn - 1]
    ends = playback.starts[turn].at if turn < len(playback.starts) else playback.last
    found, state = list[ReviewedDecision](), start.state
    for step in playback.steps(start.at + 1, ends):
        frame = state.stack[-1]
        must_play = isinstance(frame, MainTurn) and bool(state.seats[seat].hand)
        if step.seat == seat and not step.dealt_again and not must_play and len(choices(state)) > 1:
            found.append(ReviewedDecision(turn, step.at - 1, step.key, state))
        state = step.state
    return found


def _thought(playback: Playback, state: State, seat: int) -> BotTask:
    packs = tuple(document.text for document in playback.header.packs)
    return BotTask(playback.header.spec, state.rules.pack.numbered_by, encode(state), seat, ADVISER_BOT, seat, packs)


def _key(at: int) -> bytes:
    """Key of a random stream, the same each time a decision is searched."""
    return blake2b(f"second opinion {at}".encode(), digest_size=KEY_BYTES).digest()


def _forget(kept: OrderedDict[K, T]) -> None:
    while len(kept) > MAX_CACHED:
        kept.popitem(last=False)
