"""Because: why a bot chooses what it chooses, in words of the game."""

from __future__ import annotations

from typing import Final

from ..bots.levels import LEVELS, STYLES, bot_name
from ..bots.strong.reasons import Reasons
from ..core.board import NOWHERE
from .game import GameVoice
from .words import Words

ROUNDS: Final = 10  # harm is told for so many: a round alone has hardly any


def because(voice: GameVoice, reasons: Reasons) -> list[str]:
    """What the choice promises, where the seat is going, what it fears and hopes for."""
    say = voice.words.say
    lines = [say("because-worth", percent=percent(reasons.worth))] if reasons.alternatives else []
    away = reasons.goal != NOWHERE
    lines.append(say("because-goal", room=voice.room(reasons.goal)) if away else say("because-home"))
    lines.append(say("because-fear", damage=round(reasons.harm * ROUNDS), turns=round(reasons.turns)))
    lines.append(say("because-points", points=max(round(reasons.points), 0)))
    return lines


def instead(voice: GameVoice, reasons: Reasons) -> list[str]:
    """What else could be done, the best first, and what it promises."""
    return [
        voice.words.say("because-alternative", choice=voice.choice(other.choice), percent=percent(other.worth))
        for other in reasons.alternatives
    ]


def opinion_of(voice: GameVoice, reasons: Reasons, choice: int) -> list[str]:
    """What the bot thinks of a choice that somebody weighs; nothing of one that it has not tried."""
    if choice == reasons.choice:
        return [voice.words.say("weigh-same")]
    behind = [percent(one.behind) for one in reasons.tried if one.choice == choice]
    if not behind:
        return []
    better = voice.choice(reasons.choice)
    if behind[0] <= 0:
        return [voice.words.say("weigh-close", choice=better)]
    return [voice.words.say("weigh-rather", choice=better, behind=behind[0])]


def percent(worth: float) -> int:
    return round(worth * 100)


def bot_title(words: Words, name: str) -> str:
    """What a level, in a style or none, is called; a bot of another name is called by it."""
    for level in LEVELS:
        if name == level.name:
            return words.say(f"level-{level.name}")
        for style in STYLES:
            if name == bot_name(level.name, style.name):
                titles = words.say(f"level-{level.name}"), words.say(f"style-{style.name}")
                return words.say("level-in-style", level=titles[0], style=titles[1])
    return name
