"""Trial of a card at a table of its own, played by the card's author and written as a scenario.

The table is an ordinary one in a prepared position and lives as long as its connection. Effects are found by replaying
all choices from that position, as the scenario will do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

import msgspec

from ...catalog import open_game
from ...core.kernel import apply, decision, offered_choice
from ...core.notation import key as key_of
from ...packs.toml_writer import written_entry
from ...records.record import Header, Recording, pack_name
from ...records.seat_marks import MARKS
from ...scenarios.fact_text import ChangedFact, FactText, facts_of
from ...scenarios.parsing import Table as Expectation
from ...scenarios.runner import Runner, Scenario
from ...table import commands as c
from ...table import entries as e
from ...table.errors import Refused
from ...table.luck_source import Beginning
from ...table.opening import begun_table
from ...table.proposals import propose
from ...table.seats import Chair
from ...table.table import Table
from ...text.game import GameText
from ...text.language import Words
from ...tutorials.format import LEARNER
from ...view.view import View
from ...wire.table import Done
from ...wire.trial import KeepTrial, KeptTrial, TrialAsk, Tried, TriedFact, TriedStep
from ...wire.tutorial import AskWhy, Reason, Speak
from ..dependencies import Dependencies
from ..ephemeral import EphemeralTable
from ..messages import why
from ..session import Connection
from .positions import SEATS, card_of, position_for

PLACEHOLDER_TOKEN: Final = "author"  # in place of a token: nobody else ever sits here
MOST_CHOICES: Final = 60
PASSING_KEYS: Final = ("end-turn", "decline")  # choices that the other seat prefers
LARGEST_SEED: Final = 999

_asks = msgspec.json.Decoder(TrialAsk)


class TrialTable(EphemeralTable[TrialAsk]):
    """Table for one author and one card."""

    def __init__(self, dependencies: Dependencies, spec: str, card: str, seed: int, spoken: Words) -> None:
        self.spoken = spoken
        self.rules = open_game(spec)
        self.card = card_of(self.rules, card)
        self.seed = max(1, min(seed, LARGEST_SEED))
        self.given = position_for(self.rules, self.card, self.seed)
        super().__init__(dependencies, self._begun(spec), _asks)

    @property
    def table(self) -> Table:
        return self.session.table

    def _runner(self) -> Runner:
        content: Expectation = {"seats": SEATS, "seed": self.seed, "given": self.given}
        return Runner(Scenario("trial", "", (), content), self.rules)

    def _begun(self, spec: str) -> Table:
        state = self._runner().state
        names = [self.spoken.say(f"seat-{face}") for face in range(SEATS)]
        chairs = [Chair(name=name, bot=name, mark=MARKS[face]) for face, name in enumerate(names)]
        chairs[LEARNER] = replace(chairs[LEARNER], bot="", token=PLACEHOLDER_TOKEN)
        header = Header(spec, pack_name(self.rules), tuple(names), str(self.seed))
        game = Recording(header, state, turns={0: (state.turns, state.active, "")})
        return begun_table(game, chairs, Beginning.TRIAL)

    def join(self, client: Connection) -> None:
        """Sends the table and the trial as they are now."""
        self.session.join(client, [])
        client.tell(self.tried())

    async def obey(self, client: Connection, ask: TrialAsk) -> None:
        command = ask.command
        if isinstance(command, KeepTrial):
            client.tell(KeptTrial(ask.id, self.scenario(command)))
            return
        if isinstance(command, AskWhy):
            client.tell(Reason(ask.id, why(self.table, client.listener, "", command.spot)))
            return
        if isinstance(command, Speak):
            self.spoken = self.speak(client, command.lang, [])
        else:
            self._play(command)
        client.tell(Done(ask.id, self.table.seq))
        client.tell(self.tried())

    def _play(self, command: c.Choose | c.Undo) -> None:
        """Makes the author's choice or undo, and then the choices of the other seat."""
        if len(self.keys) >= MOST_CHOICES and isinstance(command, c.Choose):
            raise Refused("too-often")
        self._accept(command, LEARNER)
        while not self.table.state.over and self.table.asked != LEARNER and len(self.keys) < MOST_CHOICES:
            self._accept(c.Choose(self.table.decision, self._passing()), self.table.asked)

    def _passing(self) -> str:
        offered = [key_of(choice, self.table.state) for choice in decision(self.table.state).choices]
        return next((key for key in PASSING_KEYS if key in offered), offered[0])

    def _accept(self, command: c.Choose | c.Undo, seat: int) -> None:
        proposal = propose(self.table, command, seat, self.dependencies.clock(), bot=self.table.bot_asked())
        self.session.table = self.table.after(proposal)
        entry: e.AnyEntry = proposal.entry
        self.session.tell(entry)

    @property
    def keys(self) -> list[str]:
        """Keys of all choices made."""
        return self.table.game().keys

    def tried(self) -> Tried:
        """Returns the choices made and their effects, in words."""
        steps = [
            TriedStep(choice, [TriedFact(fact.path, fact.text) for fact in facts])
            for choice, facts in self._played_again()
        ]
        name = FactText(self.spoken, self.table.state).voice.cards.name(self.card.id)
        return Tried(self.card.id, name, self.seed, steps)

    def _played_again(self) -> Iterator[tuple[str, list[ChangedFact]]]:
        state = self._runner().state
        for key in self.keys:
            before = facts_of(state)
            choice, asked = offered_choice(state, key), decision(state).seat
            said = GameText(self.spoken.of(self.rules.pack), View(state, asked)).choice(choice)
            state.record()
            apply(state, choice)
            yield said, FactText(self.spoken, state).changed(before, state.events)

    def scenario(self, kept: KeepTrial) -> str:
        """Returns a `[[scenario]]` table: each choice is a step, with the facts that must become true in it."""
        steps = []
        for number, (key, (_, facts)) in enumerate(zip(self.keys, self._played_again())):
            wanted = [path for step, path in kept.must if step == number]
            expected = [fact for fact in facts if fact.path in wanted]
            steps.append({"do": key, **({"expect": _nested(expected)} if expected else {})})
        about = {"title": kept.title, "seats": SEATS, "seed": self.seed}
        return written_entry({**about, "given": self.given, "step": steps})


def _nested(facts: Iterable[ChangedFact]) -> Expectation:
    """Nests paths as tables: `seat0.skill` becomes `{ seat0 = { skill = … } }`."""
    expected: dict[str, dict[str, object]] = {}
    flat: dict[str, object] = {}
    for fact in facts:
        name, _, field = fact.path.partition(".")
        if field:
            expected.setdefault(name, {})[field] = fact.value
        else:
            flat[name] = fact.value
    return {**expected, **flat}
