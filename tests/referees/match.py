"""Matches: games of random players and bots with a referee beside the engine, compared after every choice.

`PYTHONPATH=tests python -m referees.match --decisions 1000000` plays every stack of every game in turn; the first
difference ends it, and its message is enough to repeat it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from multiprocessing import Pool
from time import perf_counter

from referees.books import Books, Difference
from referees.catacombs import CatacombsReferee
from referees.classic import ClassicReferee
from referees.figures import SubTerraReferee
from referees.ground import Referee, offer
from referees.scores import scores, winners
from referees.space import SpaceReferee
from tiptoe.bots.registry import bot_for
from tiptoe.bots.rollout import LONGEST
from tiptoe.catalog import GAMES
from tiptoe.core.choice import ARGUMENT, MOVE, SWORDS, TELEPORT, VERBS, ChoiceId
from tiptoe.core.kernel import apply, decision, price
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.ruleset import Ruleset
from tiptoe.core.state import ESCAPED, IN_PLAY, State
from tiptoe.rules.attack import SHADOWS
from tiptoe.rules.night import BURNT, DARE_TURNS, WARDED, hours_left, hours_of, open_dares, open_hour, taken_dare
from tiptoe.rules.scoring import score
from tiptoe.rules.scoring import winners as engine_winners
from tiptoe.rules.solo import hour_points
from tiptoe.rules.turn import begin
from tiptoe.sim.soak import SoakSetting, game_of, settings, soak_rules
from tiptoe.view.view import View

REFEREES: dict[str, type[Referee]] = {
    "classic": ClassicReferee,
    "catacombs": CatacombsReferee,
    "space": SpaceReferee,
}
BOT_EVERY = 4  # games
SEAT_NUMBERS = {
    **{name: name for name in ("skill", "swords", "boots", "teleports", "gold", "lockpicks", "supply", "clank")},
    **{name: name for name in ("bagged", "damage", "aside", "placed", "credit")},
    "borrowed": "stand_ins",
    "missing": "virtual",
}
NUMBERS = ("marker", "black_in_bag", "black_aside", "wild_aside", "wild_clank", "wild_bagged", "out_order")
STATUS = {"": IN_PLAY, "escaped": ESCAPED}


@dataclass
class Match:
    """One game, compared up to some decision."""

    spec: str
    seats: int
    seed: int
    bots: bool = False
    step: int = 0

    @property
    def setting(self) -> SoakSetting:
        return SoakSetting(self.spec, self.seats)

    def play(self, most: int = LONGEST, rules: Ruleset | None = None) -> int:
        """Plays to the end, or `most` decisions; raises the first Difference. Tests may give other `rules` than the
        spec's.
        """
        state = State(rules or soak_rules(self.spec), seeded(self.seed))
        state.record()
        begin(state, self.seats)
        referee = referee_of(self.spec)(state)
        choose = self.chooser()
        while not state.over and self.step < most:
            self.compare(state, referee)
            self.take(state, referee, choose(state))
            self.step += 1
        if state.over:
            self.compare_end(state, referee)
        return self.step

    def chooser(self) -> Callable[[State], ChoiceId]:
        if self.bots:
            seated = [bot_for("greedy", self.seed, seat) for seat in range(self.seats)]
            return lambda state: seated[state.stack[-1].seat].choose(View(state, state.stack[-1].seat))
        luck = seeded(self.seed + 1)

        def at_random(state: State) -> ChoiceId:
            legal = decision(state).choices
            return legal[luck.below(len(legal))]

        return at_random

    def compare(self, state: State, referee: Referee) -> None:
        asked = decision(state)
        if asked.prompt in ("your-turn", "discover"):
            compare_numbers(state, referee)
            compare_night(state, referee)
        engine = Counter(written(state, choice) for choice in asked.choices)
        own = referee.offers(asked.prompt, asked.seat)
        if engine != own:
            more, less = sorted((engine - own).elements()), sorted((own - engine).elements())
            raise Difference(f"at '{asked.prompt}' the engine alone offers {more}, the referee alone {less}")

    def take(self, state: State, referee: Referee, choice: ChoiceId) -> None:
        asked, before, told = decision(state), state.clone(), len(state.events)
        name = key(choice, state)
        referee.chosen(name, price(state, choice).parts(), asked.prompt, asked.seat)
        apply(state, choice)
        referee.happened(before, state.events[told:], "" if state.over else decision(state).prompt)

    def compare_end(self, state: State, referee: Referee) -> None:
        still = [seat.index for seat in referee.seats if not seat.out]
        if still:
            raise Difference(f"the game is over, though seats {still} are in play")
        engine = [score(state, seat) for seat in range(self.seats)], engine_winners(state)
        own = scores(referee), winners(referee)
        if engine != own:
            raise Difference(f"points and winners: the engine says {engine}, the referee {own}")

    def __str__(self) -> str:
        who = " --bots" if self.bots else ""
        return f"--spec {self.spec} --seats {self.seats} --seed {self.seed}{who}, decision {self.step}"


def referee_of(spec: str) -> type[Referee]:
    return SubTerraReferee if "subterra" in spec else REFEREES[game_of(spec)]


def written(state: State, choice: ChoiceId) -> str:
    """Returns an engine's offer in the referee's form: ways by their target, since two may lead to one room."""
    verb, argument = choice & ~ARGUMENT, choice & ARGUMENT
    cost = price(state, choice).parts()
    word = VERBS[verb].word
    if word not in ("move", "teleport", "explore"):
        return offer(key(choice, state), **cost)
    index, swords = divmod(argument, SWORDS) if verb in (MOVE, TELEPORT) else (argument, 0)
    way = state.board.ways(state.seats[state.stack[-1].seat].room)[index]
    to = f"edge {way.edge}" if way.edge >= 0 else state.board.rooms[way.end]
    return offer(f"{word} {to} +{swords}s" if verb == MOVE else f"{word} {to}", **cost)


def compare_numbers(state: State, referee: Books) -> None:
    for name in NUMBERS:
        engine, own = getattr(state, name), getattr(referee, name)
        if engine != own:
            raise Difference(f"the engine has {name} {engine}, the referee {own}")
    for book, seat in zip(referee.seats, state.seats):
        held = Counter(token.id for token in map(referee.token, seat.tokens) if token.kind == "own")
        if held != +book.own:
            raise Difference(f"seat {seat.index} has the own tokens {held}, the referee says {+book.own}")
        own = {name: getattr(book, name) for name in SEAT_NUMBERS}
        engine = {name: getattr(seat, there) for name, there in SEAT_NUMBERS.items()}
        own["status"], engine["status"] = STATUS.get(book.out, 2), seat.status
        if book.out == "knocked out":  # resources left in a stopped turn are not compared
            own |= {name: engine[name] for name in ("skill", "swords", "boots", "teleports", "credit")}
        else:
            own |= {"hand": book.hand, "pile": book.pile, "in play": book.in_play}
            engine |= {"hand": len(seat.hand), "pile": seat.deck_left + len(seat.discard), "in play": len(seat.in_play)}
        wrong = {name: (engine[name], own[name]) for name in own if own[name] != engine[name]}
        if wrong:
            raise Difference(f"seat {seat.index}, engine and referee: {wrong}")


def compare_night(state: State, referee: Referee) -> None:
    """Compares the night of a seat that plays alone."""
    own = referee.night
    if own is None:
        return
    hour, dare = open_hour(state), taken_dare(state)
    engine = {
        "left": hours_left(state) - (hour is not None),
        "burnt": hours_of(state.rules).left[BURNT].of(state),
        "shadows": SHADOWS.of(state),
        "hour": hour.id if hour else "",
        "warded": WARDED.of(state) > 0,
        "dares": {each.id for each in open_dares(state)},
        "dare": dare.id if dare else "",
        "turns": DARE_TURNS.of(state) if dare else 0,
        "points": hour_points(state),
    }
    mine = {
        "left": own.left,
        "burnt": own.burnt,
        "shadows": own.shadows,
        "hour": own.hour.id if own.hour else "",
        "warded": own.warded,
        "dares": own.open_dares,
        "dare": own.dare.id if own.dare else "",
        "turns": own.turns if own.dare else 0,
        "points": own.points,
    }
    if engine != mine:
        raise Difference(
            f"the night, engine and referee: {[(name, engine[name], mine[name]) for name in mine if engine[name] != mine[name]]}"
        )


@cache
def tables() -> list[SoakSetting]:
    """Returns every stack of the soak test with its numbers of seats, and every deck mixed of two games."""
    mixed = [f"{game}+cards:{home}" for game in GAMES for home in GAMES if game != home]
    return [*settings(), *(SoakSetting(spec, seats) for spec in mixed for seats in soak_rules(spec).params.seats)]


def matches(first: int, of: str = "") -> list[Match]:
    """Returns one game of every stack and number of seats; the number of a game is its seed too."""
    played = [each for each in tables() if of in ("", game_of(each.spec))]
    return [
        Match(each.spec, each.seats, first + place, bots=(first + place) % BOT_EVERY == 0)
        for place, each in enumerate(played)
    ]


def run(decisions: int, first: int = 1, of: str = "") -> Counter[SoakSetting]:
    """Plays `decisions` decisions over all stacks in turn; counts them by stack."""
    compared: Counter[SoakSetting] = Counter()
    while True:
        round_of_games = matches(first, of)
        for match in round_of_games:
            compared[match.setting] += watched(match, decisions - compared.total())
            if compared.total() >= decisions:
                return compared
        first += len(round_of_games)


def run_aside(compared: Counter[SoakSetting], decisions: int, first: int, of: str, workers: int) -> None:
    """Plays on several processors and adds up the counts; the last games are played to their end."""
    with Pool(workers) as pool:
        while True:
            round_of_games = matches(first, of)
            for match, steps in zip(round_of_games, pool.imap(watched, round_of_games)):
                compared[match.setting] += steps
                if compared.total() >= decisions:
                    return
            first += len(round_of_games)


def watched(match: Match, most: int = LONGEST) -> int:
    try:
        return match.play(most)
    except Exception as found:  # an error of engine or referee names its place, too
        raise Difference(f"{match}: {type(found).__name__}: {found}") from found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m referees.match", description=__doc__)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--of", default="", choices=["", *REFEREES])
    parser.add_argument("--spec", default="")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.spec:
        print(Match(asked.spec, asked.seats, asked.seed, asked.bots).play(), "decisions without a difference")
        return 0
    begun = perf_counter()
    compared: Counter[SoakSetting] = Counter()
    problem = "no difference"
    try:
        run_aside(compared, asked.decisions, asked.seed, asked.of, asked.workers)
    except Difference as found:
        problem = str(found)
    specs = len({each.spec for each in compared})
    print(f"{compared.total()} decisions of {specs} stacks in {perf_counter() - begun:.0f} s, {problem}")
    return 0 if problem == "no difference" else 1


if __name__ == "__main__":
    sys.exit(main())
