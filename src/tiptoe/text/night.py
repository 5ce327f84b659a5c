"""Words for the night of a seat that plays alone: its Hours, Dares and medals."""

from __future__ import annotations

from ..core.night import DEEDS, PARTS, Act, Dare, Hour
from ..core.ruleset import Ruleset
from ..rules.attack import SHADOWS
from ..rules.night import BURNT, DARE_TURNS, WARDED, hours_left, hours_of, open_dares, open_hour, taken_dare
from ..view.view import View
from .language import Words, sentence


class NightVoice:
    """Words for the Hours and Dares of a ruleset."""

    def __init__(self, words: Words, rules: Ruleset) -> None:
        self.words = words
        self.rules = rules

    def name_of(self, what: str, number: int) -> str:
        """Names an Hour or a Dare by its number."""
        night = self.rules.pack.night
        return self.hour_name(night.hours[number]) if what == "hour" else self.dare_name(night.dares[number])

    def hour_name(self, hour: Hour) -> str:
        return self.words.say(f"hour-name-{hour.id}")

    def dare_name(self, dare: Dare) -> str:
        return self.words.say(f"dare-name-{dare.id}")

    def open_hour_name(self, view: View) -> str:
        hour = open_hour(view)
        return "" if hour is None else self.hour_name(hour)

    def part(self, hour: Hour) -> str:
        """Names the part of the night that an Hour belongs to."""
        return self.words.say(f"night-part-{PARTS[hour.part]}")

    def takes(self, hour: Hour) -> str:
        """Says which slots of the row an Hour takes."""
        slots = self._joined("slots-joined", [str(slot + 1) for slot in hour.takes])
        return self.words.say("hour-takes", n=len(hour.takes), slots=slots)

    def act(self, hour: Hour) -> str:
        """Says what an Hour does, and when."""
        acts = self.acts(hour.acts)
        if not hour.condition:
            return sentence(acts)
        deed = self.words.say(f"deed-{DEEDS[hour.condition.bit_length() - 1]}")
        return sentence(self.words.say("hour-if", deed=deed, acts=acts))

    def ward(self, hour: Hour) -> str:
        """Says what warding an Hour off costs, or ""."""
        if hour.ward is None:
            return ""
        return ", ".join(self.words.say(f"cost-{what}", n=n) for what, n in hour.ward.parts().items())

    def acts(self, acts: list[Act]) -> str:
        return self._joined("acts-joined", [self.words.say(f"act-{act.word}", n=act.n) for act in acts])

    def goal(self, dare: Dare) -> str:
        """Says what a Dare asks."""
        word = DEEDS[dare.goal.bit_length() - 1]
        return self.words.say(f"dare-goal-{word}", marks=self.rules.params.marks)

    def dare(self, dare: Dare) -> str:
        """Says what a Dare asks, in how many turns, its reward and its price."""
        return sentence(
            self.words.say(
                "dare-text",
                goal=self.goal(dare),
                turns=dare.turns,
                reward=self.acts(dare.reward),
                price=self.acts(dare.price),
            )
        )

    def lines(self, view: View) -> list[str]:
        """Says all that the night shows, in lines: the clock, the open Hour, the Dares."""
        words, hour, taken = self.words, open_hour(view), taken_dare(view)
        burnt = hours_of(view.rules).left[BURNT].of(view)
        lines = [words.say("night-now", left=hours_left(view), burnt=burnt, shadows=SHADOWS.of(view))]
        if hour is not None:
            ward = words.say("hour-ward", cost=self.ward(hour)) if hour.ward else words.say("hour-unwarded")
            ward = words.say("night-warded") if WARDED.of(view) else ward
            lines.append(f"{self.hour_name(hour)}: {self.takes(hour)}. {self.act(hour)} ({ward})")
        if taken is not None:
            turns, name = DARE_TURNS.of(view), self.dare_name(taken)
            lines.append(words.say("night-dare", turns=turns, dare=name, text=self.dare(taken)))
        for dare in open_dares(view):
            lines.append(f"{words.say('night-dares')} {self.dare_name(dare)}: {self.dare(dare)}")
        bronze, silver, gold = view.rules.params.medals
        return [*lines, words.say("medal-next", bronze=bronze, silver=silver, gold=gold)]

    def medal(self, medal: int, points: int) -> str:
        """Says which medal a finished game won, and its points."""
        return sentence(self.words.say("medal-won", medal=self.words.say(f"medal-{medal}"), points=points))

    def _joined(self, message: str, parts: list[str]) -> str:
        found = parts[0]
        for part in parts[1:]:
            found = self.words.say(message, first=found, second=part)
        return found
