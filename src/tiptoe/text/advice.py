"""Advice of a bot in words: why it makes a choice, and what it thinks of others."""

from __future__ import annotations

from ..bots.levels import LEVELS, STYLES, bot_name
from ..bots.search.explanation import Explanation
from ..core.board import NOWHERE
from ..core.choice import PLAY, ChoiceId, verb_of
from .game import GameText
from .language import Words


def explanation_lines(voice: GameText, reasons: Explanation) -> list[str]:
    """Explains a choice: what it promises, where the seat is going, what it fears and hopes for."""
    hope = voice.words.say("because-points", points=max(round(reasons.points), 0))
    return [*_promise(voice, reasons), *_bargain(voice, reasons), _goal(voice, reasons), _fear(voice, reasons), hope]


def _promise(voice: GameText, reasons: Explanation) -> list[str]:
    """Says what the game is worth after the choice; of a choice that was not searched, why it was not."""
    if reasons.alternatives:
        return [voice.words.say("because-worth", percent=percent(reasons.worth))]
    if len(voice.view.choices) == 1:
        return [voice.words.say("because-only")]
    return [voice.words.say("because-hand")] if verb_of(reasons.choice) == PLAY else []


def _bargain(voice: GameText, reasons: Explanation) -> list[str]:
    """Says what a card is worth to the bot, if anything."""
    points = round(reasons.card)
    return [voice.words.say("because-card", points=points)] if points > 0 else []


def _goal(voice: GameText, reasons: Explanation) -> str:
    """Says where the seat wants to go, and for which Artifact; else what counts now, by the game."""
    if reasons.goal == NOWHERE:
        return voice.goal()
    if reasons.goal == voice.view.me.room:
        return voice.words.say("because-here")
    to = voice.places.to(reasons.goal)
    if reasons.prize:
        return voice.words.say("because-artifact", to=to, points=reasons.prize)
    return voice.words.say("because-goal", to=to)


def _fear(voice: GameText, reasons: Explanation) -> str:
    """Says how long the game may last for the seat, and what it may suffer until then."""
    turns, damage = max(round(reasons.turns), 1), round(reasons.harm * reasons.turns)
    if damage >= reasons.health:
        return voice.words.say("because-danger", turns=turns)
    return voice.words.say("because-fear", damage=damage, turns=turns)


def instead(voice: GameText, reasons: Explanation) -> list[str]:
    """Lists the alternatives, best first, and what they promise in the same deals; of two like cards the better."""
    lines = {named_choice(voice, reasons.choice): ""}
    for other in reasons.alternatives:
        choice = named_choice(voice, other.choice)
        lines.setdefault(choice, _alternative(voice, choice, reasons.worth, other.behind))
    return [line for line in lines.values() if line]


def _alternative(voice: GameText, choice: str, best: float, behind: float) -> str:
    worth = percent(best - behind)
    if worth >= percent(best):
        return voice.words.say("because-as-good", choice=choice)
    return voice.words.say("because-alternative", choice=choice, percent=max(worth, 0))


def named_choice(voice: GameText, choice: ChoiceId) -> str:
    """Returns a choice as a part of a sentence: some choices end with a sentence of a card."""
    return voice.choice(choice).removesuffix(".")


def opinion_of(voice: GameText, reasons: Explanation, choice: ChoiceId) -> list[str]:
    """Compares a choice with that of the bot; nothing of a choice that the bot has not tried."""
    better = named_choice(voice, reasons.choice)
    if better == named_choice(voice, choice):
        return [voice.words.say("weigh-same")]
    behind = [percent(one.behind) for one in reasons.tried if one.choice == choice]
    if not behind:
        return []
    if behind[0] <= 0:
        return [voice.words.say("weigh-close", choice=better)]
    return [voice.words.say("weigh-rather", choice=better, behind=behind[0])]


def percent(worth: float) -> int:
    return round(worth * 100)


def bot_title(words: Words, name: str) -> str:
    """Returns the title of a level, in a style or none; a bot of another name is called by it."""
    for level in LEVELS:
        if name == level.name:
            return words.say(f"level-{level.name}")
        for style in STYLES:
            if name == bot_name(level.name, style.name):
                titles = words.say(f"level-{level.name}"), words.say(f"style-{style.name}")
                return words.say("level-in-style", level=titles[0], style=titles[1])
    return name
