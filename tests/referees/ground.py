"""The common referee: choices of a turn in any of the games, their prices and their results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from referees.books import HEALTH, Ask, Books, Difference, SeatBook
from referees.content import Card, Effect, Text
from referees.night import DEAR, Night, printed
from referees.tables import OF_THE_SETUP, Draft, Vote
from tiptoe.core.board import FEATURES, RoomId
from tiptoe.core.components import NOTHING, CardId
from tiptoe.core.event import Event
from tiptoe.core.state import State

ROW = 6  # CORE-1.4
MARKET_PRICE = 7  # CORE-11.1
REMOVED = {"classic": 2, "space": 2}  # Artifacts, for a seat that plays alone (SOL-1.1)
AFTER_THE_TURN = {
    *("CardRevealed", "AttackBegun", "TurnBegun", "Escaped", "GameEnded", "FigureMoved", "FigureLost"),
    *("FigureAppeared", "DamageTaken", "KnockedOut", "HourTook", "HourActed", "HourMissed", "HourOpened", "DawnCame"),
}
AT_THE_END = ("order-end", "trash", "recall")  # questions of CORE-13.1
LAYING = {  # while damage waits to be laid all at once (RUL-13, RUL-112)
    *("CubeDrawn", "WildCubeDrawn", "DamagePrevented", "CardDrawn", "CardDiscarded", "DeckShuffled", "FigureMoved"),
    "OwnCubesReturned",
}
FINDS = {"artifact", "monkey-idol", "dragon-egg", "crown"}  # RUL-121
ENTERING = {"TunnelWalked", "Teleported", "LiftRidden", "Beamed"}  # CORE-10.7

# The part of a text that raises each question.
RAISED_BY = {
    "trash": ("trash",),
    "discard": ("discard",),
    "choose": ("choose",),
    "replace": ("replace_row_card",),
    "take-free": ("take_free",),
    "teleport": ("teleport", "teleport_from"),
    "fetch": ("fetch_secret",),
    "bargain": ("buy_anywhere", "bargain", "free_item"),
    "jump": ("jump_between", "jump_to_rival", "jump_to_new_tile"),
    "offer": ("offer_afar",),
    "hack": ("hack_beside",),
    "activate": ("activate",),
    "turn-reserve": ("turn_reserve",),
    "onto-deck": ("onto_deck",),
    "may": ("may",),
    "recall": ("recall",),
    "again": ("again",),
    "take-to-hand": ("take_to_hand",),
    "site": ("lay_tile", "lay_tile_anywhere"),
    "lay-tile": ("lay_tile", "lay_tile_anywhere"),
}


def abilities_in(text: Text) -> Iterator[Effect]:
    """Yields the effects of a text that ask something, those within another one first."""
    for effect in text:
        for inner in (*effect.options, effect.do, effect.may, effect.at_end_of_turn):
            yield from abilities_in(inner)
        if any(getattr(effect, word) for words in RAISED_BY.values() for word in words) and not effect.choose:
            yield effect


def question_of(ask: Ask) -> str:
    return next(prompt for prompt, words in RAISED_BY.items() if any(getattr(ask.effect, word) for word in words))


def offer(key: str, **price: int) -> str:
    """Joins a choice and its price in one line, which is how both are compared."""
    costs = ", ".join(f"{n} {what}" for what, n in sorted(price.items()) if n)
    return f"{key} for {costs}" if costs else key


@dataclass(frozen=True)
class Way:
    """A way out of a room, to a room or an edge of the map, with its icons."""

    to: int
    edge: int = -1
    boots: int = 1
    monsters: int = 0
    locks: int = 0
    against: bool = False
    portals: int = 0


class Referee(Books):
    """Follows a game: `offers` before a choice, `chosen` when it is known, `happened` after the engine's move."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.reacting: list[tuple[int, str]] = []  # cards that react, and their seats
        self.hands: list[list[Card]] = []  # of all seats, as the referee follows them
        self.everybody: list[Ask] = []  # texts from which each seat chooses, and their seats still to come (RUL-123)
        self.night = Night(self.alone, self) if self.alone else None
        self.row_before = list(state.row)
        self.vote = Vote(len(self.seats)) if "first:sneakiest" in self.options_played else None
        self.draft: Draft | None = None
        self.is_set_up = False
        self.go_on_with_setup(state.stack[-1].prompt)

    # Before the first turn.

    def go_on_with_setup(self, prompt: str) -> None:
        """Begins the game, or the draft, as soon as no question of the setup is before it."""
        for option in self.options_played:
            if option.startswith("draft:") and prompt == "draft" and self.draft is None:
                self.draft = Draft(self.state, closed=option == "draft:closed")
            if option.startswith("first:") and option[6:].isdecimal() and self.state.first != int(option[6:]):
                raise Difference(f"seat {self.state.first} goes first in a game with {option}")
        if prompt not in OF_THE_SETUP:
            self.is_set_up = True
            self.begin()

    def begin(self) -> None:
        if self.night is not None:
            for event in self.state.events:
                if event.kind.name in ("HourOpened", "DareOpened"):
                    self.night.see(event, self.state)
            removed = REMOVED.get(self.pack, 0)
            there = [token for tokens in self.state.room_tokens for token in map(self.token, tokens)]
            printed_there = [token for token in self.tokens.values() if token.kind == "artifact"]
            left = len(printed_there) - sum(token.kind == "artifact" for token in there)
            self.agree(self.pack == "catacombs" or left == removed, f"{left} Artifacts are removed")
        super().begin()

    def agree(self, right: bool, said: str) -> None:
        if not right:
            raise Difference(f"the engine says: {said}; the referee does not")

    def artifacts_in_stack(self) -> list[str]:
        """Returns the Artifacts that no room holds yet, the next one first."""
        return []

    def buried(self, boots: int) -> int:
        lost = min(boots, self.night.buried) if self.night is not None else 0
        if self.night is not None:
            self.night.buried -= lost
        return lost

    def answers_of_setup(self, prompt: str, seat: int) -> Iterator[str]:
        yield from (self.vote if prompt == "sneakiest" else self.draft).answers(seat)  # type: ignore[union-attr]

    def chosen_in_setup(self, argument: str, prompt: str, seat: int) -> None:
        if prompt == "sneakiest":
            assert self.vote is not None
            self.vote.named.append(int(argument.removeprefix("seat")))
        else:
            assert self.draft is not None
            self.draft.takes(seat, int(argument))

    def happened_in_setup(self, events: list[Event], prompt: str) -> None:
        drafted = [(int(each.seat), self.card(each.first)) for each in events if each.kind.name == "CardDrafted"]
        if self.draft is not None and prompt != "draft":
            self.draft.check(drafted)
            for seat, _ in drafted:
                self.seats[seat].pile += 1
        if self.vote is not None and prompt != "sneakiest":
            self.vote.check(self.state.first)
        self.go_on_with_setup(prompt)

    def features(self, room: int) -> set[str]:
        bits = self.state.board.features[room]
        return {name for name, bit in FEATURES.items() if bits & bit}

    @property
    def room(self) -> RoomId:
        return self.state.seats[self.turn.index].room

    @property
    def here(self) -> set[str]:
        return self.features(self.room)

    # Legal choices.

    def offers(self, prompt: str, seat: int) -> Counter[str]:
        """Returns every answer to a question, with its price."""
        if not self.is_set_up:
            return Counter(self.answers_of_setup(prompt, seat))
        if prompt in ("your-turn", "discover"):
            self.check_asked()
        if prompt == "your-turn":
            return Counter([*self.at_any_time(), *self.at_rest()])
        return Counter(self.answers(prompt, seat))

    def check_asked(self) -> None:
        """Checks that every question raised by a text was asked, unless it had no answer."""
        open_asks = [ask for ask in self.turn.asks if self.invocable(ask)]
        self.turn.asks = [ask for ask in open_asks if self.waits(ask)]
        if open_asks != self.turn.asks:
            raise Difference(f"the engine has not asked {[(question_of(ask), ask.source) for ask in open_asks]}")
        if self.lesser or self.everybody:
            raise Difference(f"a lesser attack of {self.lesser} cubes, or a choice of all, did not come")

    def waits(self, ask: Ask) -> bool:
        """Whether a question waits for the end of a move that another text has begun."""
        return False

    def at_any_time(self) -> Iterator[str]:
        """CORE-4.3, CAT-4.6: cards, tokens and abilities, also while a tile waits."""
        yield from {f"play:{self.state.cards[card].id}" for card in self.state.seats[self.turn.index].hand}
        yield from self.takes()
        yield from {f"consume:{id}" for id in self.usable()}
        yield from {f"invoke:{self.label(ask)}" for ask in self.turn.kept if self.invocable(ask)}
        ward = self.night.ward if self.night is not None else {}
        if ward and self.can_pay(ward):
            yield offer("ward", **ward)

    def at_rest(self) -> Iterator[str]:
        """Returns further choices between cards."""
        if not self.turn.leaving:
            yield from self.moves()
            yield from self.room_actions()
        if not self.me.hand:
            yield "end-turn"
        if self.night is not None and self.night.dare is None and not self.turn.played:  # SOL-6.1
            yield from [f"take-dare:{id}" for id in self.night.open_dares]

    def usable(self) -> set[str]:
        """CORE-12.2: the tokens that are kept until used."""
        held = [self.token(token) for token in self.state.seats[self.turn.index].tokens]
        return {token.id for token in held if token.use}

    def invocable(self, ask: Ask) -> bool:
        """CORE-6.5a: whether an ability could be used at this moment."""
        return any(answer != "decline" for answer in self.answers(question_of(ask), self.turn.index, ask))

    def label(self, ask: Ask) -> str:
        """Returns the name of an ability: of several in a text, inner ones first, with its number from the second on."""
        character = self.cast[self.turn.index]
        text = character.each_turn if character is not None and character.id == ask.source else ()
        place = next((n for n, each in enumerate(abilities_in(text)) if each is ask.effect), 0)
        return f"{ask.source}/{place + 1}" if place else ask.source

    # Cards (CORE-9).

    def takes(self) -> Iterator[str]:
        for slot, card in enumerate(self.state.row):
            if card >= 0 and self.affordable(self.card(card)):
                yield offer(self.taking(self.card(card), f"row{slot + 1}"), **self.price_of(self.card(card)))
        for left, pile in zip(self.state.reserve, self.state.rules.pack.reserve_cards):
            card_there = self.cards[pile.id]
            if left and self.affordable(card_there):
                yield offer(self.taking(card_there, pile.id), **self.price_of(card_there))

    def taking(self, card: Card, slot: str) -> str:
        """Returns the key that takes a card from its slot: acquire, use or fight."""
        verb = {"monster": "fight", "device": "use"}.get(card.kind, "acquire")
        return f"{verb}:{slot}"

    def price_of(self, card: Card) -> dict[str, int]:
        """CORE-9.1 to 9.4."""
        if card.kind == "monster":
            return {"swords": card.cost}
        off = sum(n for kind, n in self.turn.discounts if kind == card.kind)
        return {"skill": max(card.cost - off, 0), "gold": card.also.gold, "lockpicks": card.also.lockpicks}

    def affordable(self, card: Card) -> bool:
        """CORE-9.6, RUL-40: everything is paid together, in a place that the card asks for."""
        return self.stands_right_for(card) and self.can_pay(self.price_of(card))

    def stands_right_for(self, card: Card) -> bool:
        return not card.where or bool(self.here & set(card.where.split("|")))

    def can_pay(self, price: dict[str, int]) -> bool:
        return all(getattr(self.me, what) >= n for what, n in price.items())

    # Ways (CORE-10).

    def ways(self) -> list[Way]:
        return [
            Way(way.end, boots=way.boots, monsters=way.monsters, locks=way.locks, against=way.against)
            for way in self.state.board.ways(self.room)
        ]

    def moves(self) -> Iterator[str]:
        for way in self.ways():
            if not self.turn.blocked and not self.turn.ridden and way.edge < 0 and self.may_walk(way):
                yield from self.walks(f"move {self.name(way.to)}", way)
            if self.me.teleports and self.may_teleport_along(way):
                yield f"teleport {self.name(way.to, way.edge)}"

    def walks(self, key: str, way: Way) -> Iterator[str]:
        """CORE-10.3: with every number of swords that leaves no more damage than may be chosen."""
        monsters = self.monsters_on(way)
        for swords in range(min(self.me.swords, monsters) + 1):
            if self.me.wound(monsters - swords):
                damage = monsters - swords
                yield offer(f"{key} +{swords}s", boots=way.boots, swords=swords, damage=damage, **self.besides(way))

    def besides(self, way: Way) -> dict[str, int]:
        """Returns the further costs that only this game puts on a way."""
        return {}

    def monsters_on(self, way: Way) -> int:
        """RUL-113."""
        return 0 if "monsters" in self.turn.ignores else way.monsters

    def may_walk(self, way: Way) -> bool:
        """CORE-10.6: whether a way is open apart from swords."""
        return way.boots <= self.me.boots and self.open(way) and self.may_enter(way.to)

    def open(self, way: Way) -> bool:
        """CORE-10.4, CLA-3.1: whether arrow and lock allow a way."""
        return not way.against and (not way.locks or self.has(self.turn.index, "master-key") > 0)

    def may_enter(self, room: int) -> bool:
        """CORE-18.1: whether a room may be entered: nobody comes back empty-handed."""
        return "start" not in self.features(room) or self.has(self.turn.index, "artifact") > 0

    def may_teleport_along(self, way: Way) -> bool:
        """CORE-10.9: whether a teleport may follow a way, whose icons do not matter."""
        return self.may_enter(way.to)

    def name(self, room: int, edge: int = -1) -> str:
        return self.state.board.rooms[room] if edge < 0 else f"edge {edge}"

    # Rooms.

    def room_actions(self) -> Iterator[str]:
        if "market" in self.here:
            yield from self.sales("buy", MARKET_PRICE)

    def sales(self, verb: str, price: int) -> Iterator[str]:
        """CORE-11: the best remaining item of each kind."""
        if self.me.gold >= price:
            for id in self.shelf():
                if self.me.damage >= self.tokens[id].needs_damage:
                    yield offer(f"{verb}:{id}", gold=price)

    def shelf(self) -> list[str]:
        """CORE-11.3: the most valuable item of each type."""
        best: dict[str, str] = {}
        for number in self.state.market:
            token = self.token(number)
            kind = token.type or token.id
            if kind not in best or token.points > self.tokens[best[kind]].points:
                best[kind] = token.id
        return list(best.values())

    def below_limit(self) -> bool:
        """CLA-4.5, CORE-11.4: whether another Artifact may be carried: one, and one for each Backpack."""
        seat = self.turn.index
        return self.has(seat, "artifact") < 1 + self.has(seat, "backpack")

    def artifacts_here(self) -> bool:
        return any(self.token(token).kind == "artifact" for token in self.state.room_tokens[self.room])

    # Questions.

    def answers(self, prompt: str, seat: int, ask: Ask | None = None) -> Iterator[str]:
        """Returns every answer to a question of a text."""
        if prompt == "take-token":
            yield from self.tokens_to_take()
            return
        if prompt == "order-end":
            yield from [f"pick:{place}" for place in range(1, len(self.turn.at_end) + 1)]
            return
        if prompt == "choose" and ask is None and self.everybody:
            yield from self.answers_of_each(seat)
            return
        ask = ask or self.raised(prompt)
        method = getattr(self, f"answers_to_{prompt.replace('-', '_')}")
        yield from method(ask)
        if ask.optional or prompt == "teleport":
            yield "decline"

    def raised(self, prompt: str) -> Ask:
        """Returns the text that raised the engine's question."""
        words = RAISED_BY.get(prompt, ())
        alike = [ask for ask in reversed(self.turn.asks) if any(getattr(ask.effect, word) for word in words)]
        if not alike:
            raise Difference(f"the engine asks '{prompt}', which no text has raised")
        about = self.asked_about()
        return next((ask for ask in alike if ask.source == about), alike[0])

    def asked_about(self) -> str:
        """Returns the card or token that is shown with the question."""
        about = self.state.stack[-1].about()
        if about == NOTHING:
            return ""
        return self.card(about).id if about > NOTHING else self.token(-2 - about).id

    def tokens_to_take(self) -> Iterator[str]:
        """CLA-4.1, CLA-4.3: one of the tokens in the room, or none."""
        kinds = {self.token(token).kind for token in self.state.room_tokens[self.room]}
        yield from [f"take:{kind}" for kind in kinds if self.may_take(kind)]
        yield "decline"

    def may_take(self, kind: str) -> bool:
        return kind != "artifact" or self.below_limit()

    def answers_to_choose(self, ask: Ask) -> Iterator[str]:
        """RUL-110: another payable option."""
        for number in self.options(ask):
            yield offer(f"pick:{number}", **self.price_of_option(ask.effect.options[number - 1]))

    def options(self, ask: Ask) -> list[int]:
        options = enumerate(ask.effect.options, 1)
        free = [(number, option) for number, option in options if number not in ask.taken]
        return [number for number, option in free if all(self.payable(effect, self.me) for effect in option)]

    def price_of_option(self, option: Text) -> dict[str, int]:
        gold, lockpicks = sum(effect.pay_gold for effect in option), sum(effect.pay_lockpick for effect in option)
        return {"gold": gold, "lockpicks": lockpicks}

    def payable(self, effect: Effect, seat: SeatBook) -> bool:
        """RUL-110: whether an option with this effect can be taken: it can be paid, and there is something to take."""
        if effect.pay_gold > seat.gold or effect.pay_lockpick > seat.lockpicks:
            return False
        if effect.spend and seat.own[effect.spend] < effect.count:
            return False
        if effect.show and not self.has(seat.index, effect.show):
            return False
        if effect.free_item:
            return "market" in self.here
        if effect.spend or effect.show:
            return all(self.doable(inner) for inner in effect.do)
        free = [ask for ask in effect.do if ask.take_free]
        return not free or any(self.answers_to_take_free(Ask(free[0], "", optional=False, kept=False)))

    def doable(self, effect: Effect) -> bool:
        """CHA-3.4: whether a part of a text that one may use could be done now."""
        ask = Ask(effect, "", optional=False, kept=False)
        if effect.choose:
            return bool(self.options(ask))
        if any(getattr(effect, word) for words in RAISED_BY.values() for word in words):
            return self.invocable(ask)
        return self.payable(effect, self.me)

    def answers_to_may(self, ask: Ask) -> Iterator[str]:
        if all(self.doable(effect) for effect in ask.effect.may):
            yield "pick:1"

    def answers_to_recall(self, ask: Ask) -> Iterator[str]:
        """CHA-5.1: one of the cards of that kind in play; equal ones are one answer."""
        mine = {self.card(card).id for card in self.state.seats[self.turn.index].in_play}
        alike = [id for id in mine if self.cards[id].kind == ask.effect.recall]
        yield from [f"pick:{place}" for place in range(1, len(alike) + 1)]

    def answers_to_again(self, ask: Ask) -> Iterator[str]:
        """CHA-5.4: one of the cards in play with a text."""
        mine = {self.card(card).id for card in self.state.seats[self.turn.index].in_play}
        speaking = [id for id in mine if self.cards[id].play]
        yield from [f"pick:{place}" for place in range(1, len(speaking) + 1)]

    def answers_to_take_to_hand(self, ask: Ask) -> Iterator[str]:
        """CHA-5.5: no Monster and no Device."""
        yield from [answer for answer in self.answers_to_take_free(ask) if answer.startswith("acquire:")]

    # Everybody chooses (RUL-123).

    def ask_everybody(self, effect: Effect, source: str) -> None:
        """Lets each seat in play choose, from the seat whose turn it is or was, clockwise (RUL-37)."""
        n = len(self.seats)
        order = [(self.acting + step) % n for step in range(n)]
        self.everybody.append(Ask(effect, source, optional=False, kept=False, taken=order))
        self.ask_next()

    def ask_next(self) -> None:
        """Goes on to the next seat with more than one option; a single one is not asked."""
        while self.everybody:
            ask = self.everybody[0]
            if not ask.taken:
                self.everybody.pop(0)
                continue
            seat = self.seats[ask.taken[0]]
            options = self.options_of_each(ask, seat)
            if not seat.out and len(options) > 1:
                return
            ask.taken.pop(0)
            if not seat.out and options:
                self.each_chose(seat, ask.effect.options[options[0] - 1], ask.source, pays=True)

    def options_of_each(self, ask: Ask, seat: SeatBook) -> list[int]:
        options = enumerate(ask.effect.options, 1)
        return [number for number, option in options if all(self.payable(effect, seat) for effect in option)]

    def answers_of_each(self, seat: int) -> Iterator[str]:
        ask = self.everybody[0]
        if seat != ask.taken[0]:
            raise Difference(f"seat {seat} is asked to choose, the referee says {ask.taken[0]}")
        for number in self.options_of_each(ask, self.seats[seat]):
            yield offer(f"pick:{number}", **self.price_of_option(ask.effect.options[number - 1]))

    def each_chose(self, seat: SeatBook, option: Text, source: str, *, pays: bool) -> None:
        """Carries out an option for any seat: what it says of others or of the turn, only for the seat on turn."""
        if pays:
            self.pay(seat, self.price_of_option(option))
        if seat is self.me and not self.turn_is_over:
            self.read(option, source, kept=False)
            return
        for effect in option:
            seat.gold += effect.gold
            self.make_clank(seat, effect.clank)
            self.heal(seat, effect.heal)
            seat.pile += min(effect.count, self.left(effect.gain)) if effect.gain else 0
            self.each_chose(seat, effect.do, source, pays=False)

    def answers_to_trash(self, ask: Ask) -> Iterator[str]:
        """CORE-8.4: from the play area or the discard pile."""
        mine = self.state.seats[self.turn.index]
        found = {self.state.cards[card].id for card in mine.in_play + mine.discard}
        wanted = found if ask.effect.trash == "any" else found & {ask.effect.trash, ask.effect.or_}
        yield from [f"trash:{id}" for id in wanted]

    def answers_to_discard(self, ask: Ask) -> Iterator[str]:
        yield from {f"discard:{self.state.cards[card].id}" for card in self.state.seats[self.turn.index].hand}

    def answers_to_replace(self, ask: Ask) -> Iterator[str]:
        yield from [f"replace:row{slot + 1}" for slot, card in enumerate(self.state.row) if card >= 0]

    def answers_to_take_free(self, ask: Ask) -> Iterator[str]:
        """RUL-110: no Monster, and every other cost and place stays."""
        for slot, number in enumerate(self.state.row):
            if number < 0 or self.card(number).kind == "monster":
                continue
            card = self.card(number)
            price = self.price_of(card) | {"skill": 0}
            if self.stands_right_for(card) and self.can_pay(price):
                yield offer(self.taking(card, f"row{slot + 1}"), **price)

    def answers_to_teleport(self, ask: Ask) -> Iterator[str]:
        if not self.turn.leaving and (not ask.effect.teleport_from or ask.effect.teleport_from in self.here):
            yield from [f"teleport {self.name(w.to, w.edge)}" for w in self.ways() if self.may_teleport_along(w)]

    def answers_to_fetch(self, ask: Ask) -> Iterator[str]:
        """RUL-107: a secret of a room beside this one."""
        if self.turn.leaving:
            return
        found: set[str] = set()
        for way in self.ways():
            if way.edge < 0 and self.beside(way.to):
                kinds = {self.token(token).kind for token in self.state.room_tokens[way.to]}
                found |= {f"fetch:{self.name(way.to)}:{kind}" for kind in kinds & {"major-secret", "minor-secret"}}
        yield from found

    def beside(self, room: int) -> bool:
        """RUL-55: whether a text reaches a room at the end of a way: one where the seat may go."""
        return self.may_enter(room)

    def answers_to_bargain(self, ask: Ask) -> Iterator[str]:
        """CORE-11.1: at another price, in a market room unless the text says anywhere."""
        effect = ask.effect
        if effect.buy_anywhere or ("market" in self.here and not self.turn.leaving):
            yield from self.sales("buy", effect.buy_anywhere or effect.bargain)

    def answers_to_onto_deck(self, ask: Ask) -> Iterator[str]:
        yield "pick:1"

    def answers_to_turn_reserve(self, ask: Ask) -> Iterator[str]:
        """SPA-4.1: only the face that does not lie up can be turned up."""
        if not self.left(ask.effect.turn_reserve):
            yield "pick:1"

    # The choice, before the engine carries it out.

    def chosen(self, key: str, price: dict[str, int], prompt: str, seat: int) -> None:
        """Pays for the choice, and reads the chosen text."""
        verb, _, argument = key.partition(":")
        if not self.is_set_up:
            self.chosen_in_setup(argument, prompt, seat)
            return
        self.pay(self.seats[seat], price)
        if prompt not in ("your-turn", "discover"):
            self.answered(prompt, verb, argument)
            self.go_on_ending()
        else:
            getattr(self, f"chose_{verb.replace('-', '_')}", self.chose_nothing)(argument)
        self.settle()

    def pay(self, seat: SeatBook, price: dict[str, int]) -> None:
        for what in ("skill", "swords", "boots", "gold", "lockpicks"):
            setattr(seat, what, getattr(seat, what) - price.get(what, 0))
        if damage := price.get("damage", 0):
            seat.damage += damage
            seat.supply -= damage

    def chose_nothing(self, argument: str) -> None:
        """Does nothing: the events of these choices say everything."""

    def chose_play(self, id: str) -> None:
        self.me.hand -= 1
        self.me.in_play += 1
        self.turn.played.append(id)
        self.turn.in_sight.add(id)
        self.read(self.cards[id].play, id, kept=True)

    def chose_acquire(self, slot: str) -> None:
        self.me.pile += 1
        self.turn.in_sight.add(self.card_at(slot).id)
        self.took(self.card_at(slot), self.card_at(slot).acquire)

    def took(self, card: Card, text: Text) -> None:
        """CHA-4.3: the Acquire text of a card, then what the own character does with a card of its kind."""
        character = self.cast[self.turn.index]
        self.read(text, card.id, kept=False)
        self.turn.counts["cards-acquired"] += 1
        self.turn.counts["dear-acquired"] += card.cost >= DEAR
        if character is not None and character.on_acquire.kind == card.kind:
            self.read(character.on_acquire.do, card.id, kept=False)

    def chose_use(self, slot: str) -> None:
        card = self.card_at(slot)
        self.read(card.use, card.id, kept=False)

    def chose_fight(self, slot: str) -> None:
        """RUL-39: the Goblin counts as a monster, not as one of the row."""
        card = self.card_at(slot)
        self.turn.counts["monsters-defeated"] += 1
        self.turn.counts["row-monsters-defeated"] += slot.startswith("row")
        self.read(card.defeat, card.id, kept=False)

    def card_at(self, slot: str) -> Card:
        return self.card(self.state.row[int(slot[3:]) - 1]) if slot.startswith("row") else self.cards[slot]

    def chose_consume(self, id: str) -> None:
        self.read(self.tokens[id].use, id, kept=False)

    def chose_teleport(self, argument: str) -> None:
        self.me.teleports -= 1

    def chose_buy(self, id: str) -> None:
        self.read(self.tokens[id].reveal, id, kept=False)

    def chose_invoke(self, label: str) -> None:
        ask = next(ask for ask in self.turn.kept if self.label(ask) == label and self.invocable(ask))
        self.turn.kept.remove(ask)
        if ask.effect.may:
            self.read(ask.effect.may, ask.source, kept=False)
            return
        self.turn.asks.append(Ask(ask.effect, ask.source, optional=False, kept=ask.kept))

    def chose_take(self, kind: str) -> None:
        if kind == "artifact":
            self.advance(1)

    def chose_ward(self, argument: str) -> None:
        assert self.night is not None
        self.night.warded = True

    def chose_take_dare(self, id: str) -> None:
        assert self.night is not None
        self.night.open_dares.remove(id)
        self.night.dare = next(dare for dare in printed().dare if dare.id == id)
        self.night.turns = self.night.dare.turns

    def chose_end_turn(self, argument: str) -> None:
        self.turn.ending = True
        self.go_on_ending()

    def go_on_ending(self) -> None:
        """CORE-13.1: the texts that wait for the end, one after the other; the seat orders those that differ."""
        while self.turn.ending:
            self.turn.asks = [ask for ask in self.turn.asks if self.invocable(ask)]
            if self.turn.asks or not self.turn.at_end or any(each != self.turn.at_end[0] for each in self.turn.at_end):
                return
            source, text = self.turn.at_end.pop(0)
            self.read(text, source, kept=False)

    def answered(self, prompt: str, verb: str, argument: str) -> None:
        if prompt == "take-token":
            self.chose_take(argument)
            return
        if prompt == "order-end":
            source, text = self.turn.at_end.pop(int(argument) - 1)
            self.read(text, source, kept=False)
            return
        if prompt == "choose" and self.everybody:
            ask = self.everybody[0]
            self.each_chose(self.seats[ask.taken.pop(0)], ask.effect.options[int(argument) - 1], ask.source, pays=False)
            self.ask_next()
            return
        if prompt in ("shield", "figure-moves", "figure-appears", "rotate", "emerge", "place"):
            return
        ask = self.raised(prompt)
        if prompt == "choose":
            self.answer_choice(ask, int(argument))
            return
        again = prompt == "trash" and verb == "trash" and ask.effect.up_to > 1 + len(ask.taken)
        if ask in self.turn.asks and not again:
            self.turn.asks.remove(ask)
        if verb == "decline":
            return
        if again:
            ask.taken.append(0)
            ask.optional = True
        if prompt == "discard":
            self.me.hand -= 1
            self.me.pile += 1
            self.read(ask.effect.do, ask.source, kept=ask.kept)
        elif prompt in ("bargain", "take-free"):
            getattr(self, f"chose_{verb}")(argument)
        elif prompt == "may":
            self.read(ask.effect.may, ask.source, kept=False)
        elif prompt == "take-to-hand":
            self.me.hand += 1
            card = self.card_at(argument)
            self.took(card, tuple(effect for effect in card.acquire if not effect.onto_deck))  # CHA-5.5

    def answer_choice(self, ask: Ask, number: int) -> None:
        """RUL-110: that many different options."""
        self.turn.asks.remove(ask)
        ask.taken.append(number)
        self.read(ask.effect.options[number - 1], ask.source, kept=ask.kept)
        if len(ask.taken) < ask.effect.choose:
            self.ask_to_choose(ask)
        self.settle()

    def pick(self, ask: Ask, number: int) -> None:
        """Picks an option without a question."""
        option = ask.effect.options[number - 1]
        ask.taken.append(number)
        self.pay(self.me, self.price_of_option(option))
        self.read(option, ask.source, kept=ask.kept)

    # The events, as everybody at the table could see them.

    def happened(self, before: State, events: list[Event], prompt: str) -> None:
        if not self.is_set_up:
            self.happened_in_setup(events, prompt)
            return
        names = {event.kind.name for event in events}
        striking = {"AttackBegun", "DamageTaken", "KnockedOut"} if "LesserAttackCalled" in names else set()
        self.row_before = list(before.row)
        self.hands = [[self.card(card) for card in seat.hand] for seat in before.seats]
        for event in events:
            if event.kind.name in AFTER_THE_TURN - striking and self.turn.ending:
                self.close_turn()
            if event.kind.name not in LAYING:
                self.lay_damage()
            self.see(event, before)
            self.settle()
        self.check_reactions()
        self.go_on_ending()
        if self.turn.ending and prompt not in AT_THE_END and (prompt != "your-turn" or "TurnBegun" in names):
            self.close_turn()  # RUL-9: cards that came into the hand have to be played first
        if prompt != "shield":
            self.lay_damage()
        self.settle()

    def see(self, event: Event, before: State) -> None:
        if self.night is not None:
            self.night.see(event, before)
        getattr(self, f"saw_{event.kind.name}", self.saw_nothing)(event, before)

    def saw_nothing(self, event: Event, before: State) -> None:
        """Does nothing: the referee works these events out itself."""

    def saw_CardRevealed(self, event: Event, before: State) -> None:
        """CORE-14.2, CORE-14.6, RUL-108: only the refill after a turn calls an attack."""
        card = self.card(event.first)
        self.turn.attack_due |= card.attack and self.turn_is_over
        if card.kind == "monster":
            self.react("monster-arrives", self.turn.index)
        self.arrived(card)

    def arrived(self, card: Card) -> None:
        super().arrived(card)
        for effect in card.arrive:
            if effect.everybody_chooses:
                self.ask_everybody(effect, card.id)

    # Reactions (RUL-120 to 122).

    def react(self, deed: str, doer: int) -> None:
        """Expects that each rival in play lays out its cards for a deed, clockwise from the seat on turn."""
        n = len(self.seats)
        for step in range(1, n):
            seat = (self.turn.index + step) % n
            if seat != doer and not self.seats[seat].out:
                self.reacting += [(seat, card.id) for card in self.hands[seat] if card.react == deed]

    def saw_CardLaidOut(self, event: Event, before: State) -> None:
        seat, card = self.seats[event.seat], self.card(event.first)
        if (event.seat, card.id) != (self.reacting.pop(0) if self.reacting else ()):
            raise Difference(f"seat {event.seat} lays out '{card.id}', which reacts to nothing")
        self.hands[event.seat].remove(card)
        seat.hand -= 1
        seat.in_play += 1
        seat.laid_out.append(card.id)
        self.draw(seat, 1)

    def check_reactions(self) -> None:
        if self.reacting:
            raise Difference(f"these cards should have been laid out: {self.reacting}")

    def saw_CardDrawn(self, event: Event, before: State) -> None:
        if event.seat != self.turn.index:
            self.hands[event.seat].append(self.card(event.first))

    def note_gain(self, kind: str) -> None:
        """SOL-3.2, SOL-5.2."""
        self.turn.counts["secrets-taken"] += kind in ("major-secret", "minor-secret")
        self.turn.counts["items-gained"] += kind == "market"
        self.turn.counts["artifacts-taken"] += kind == "artifact"
        if self.night is not None and kind == "artifact":
            self.night.burn(self.night.grade.greed)

    def saw_MonsterDefeated(self, event: Event, before: State) -> None:
        self.react("rival-defeats-monster", event.seat)
        if self.card(event.first).deck != "dungeon":
            self.react("rival-defeats-goblin", event.seat)

    def saw_TokenTaken(self, event: Event, before: State) -> None:
        """CORE-6.5: also a token that does not stay was held."""
        tags = self.token(event.first).tags
        if event.seat == self.turn.index:
            self.turn.held |= tags
            self.note_gain(self.token(event.first).kind)
        if tags & FINDS:
            self.react("rival-takes-find", event.seat)

    def saw_AttackBegun(self, event: Event, before: State) -> None:
        self.attack(event.first, event.seat)

    def saw_CubeDrawn(self, event: Event, before: State) -> None:
        self.drawn(event.first)

    def saw_WildCubeDrawn(self, event: Event, before: State) -> None:
        self.wild_drawn()

    def saw_DamagePrevented(self, event: Event, before: State) -> None:
        """RUL-112: a card from the hand for a card and one wound less."""
        seat = self.seats[event.seat]
        self.hurt[event.seat] -= 1
        seat.hand -= 1
        seat.pile += 1
        self.draw(seat, 1)

    def saw_SecretRevealed(self, event: Event, before: State) -> None:
        token = self.token(event.first)
        self.saw_TokenTaken(event, before)
        self.read(token.reveal, token.id, kept=False)

    def saw_TextRepeated(self, event: Event, before: State) -> None:
        """CHA-5.4: with new choices."""
        card = self.card(event.first)
        self.read(card.play, card.id, kept=True)

    def saw_CardRecalled(self, event: Event, before: State) -> None:
        self.me.in_play -= 1
        self.me.pile += 1

    def saw_CardTrashed(self, event: Event, before: State) -> None:
        """CORE-8.4: the owner chose from which of the two places."""
        self.turn.counts["cards-trashed"] += 1
        now, then, card = self.state.seats[event.seat], before.seats[event.seat], CardId(event.first)
        if now.in_play.count(card) < then.in_play.count(card) or now.played != then.played:
            self.me.in_play -= 1
        else:
            self.me.pile -= 1

    def saw_TurnBegun(self, event: Event, before: State) -> None:
        """CORE-13.10."""
        if self.turn.attack_due:
            raise Difference("a card with the attack symbol came, and nobody attacked")
        if self.opening:  # CORE-4.1
            self.opening = False
        elif event.seat != self.next_seat():
            raise Difference(f"seat {event.seat} begins, the referee says {self.next_seat()}")
        if self.everybody_falls():
            raise Difference("the row is not full or the bag is empty, and the game goes on")
        if self.night is not None:
            self.night.check()
        self.turn_is_over = False
        self.begin_turn(event.seat)

    def next_seat(self) -> int:
        n = len(self.seats)
        after = [(self.turn.index + step) % n for step in range(1, n + 1)]
        return next(seat for seat in after if not self.seats[seat].out)

    def saw_Escaped(self, event: Event, before: State) -> None:
        self.leave(self.seats[event.seat], "escaped")

    def saw_KnockedOut(self, event: Event, before: State) -> None:
        seat = self.seats[event.seat]
        if seat.out != "knocked out" and not self.everybody_falls():
            raise Difference(f"seat {event.seat} is knocked out with {seat.damage} of {HEALTH} damage")
        if not seat.out:
            self.leave(seat, "knocked out")

    def everybody_falls(self) -> bool:
        """CORE-14.3, CAT-9.6: whether the row cannot be filled, or the bag is empty where that ends the game."""
        in_bag = self.black_in_bag + self.wild_bagged + sum(seat.bagged for seat in self.seats)
        in_bag += self.night.shadows if self.night is not None else 0
        dawn = self.night is not None and self.night.is_dawn
        return dawn or -1 in self.state.row or (self.bag_ends and not in_bag)

    def enter(self, room: int) -> None:
        """RUL-77: carries out the triggers of entering a room, in order."""
        here = self.features(room)
        self.turn.stood_on |= here
        self.turn.counts["rooms-entered"] += 1
        self.turn.counts["caves-entered"] += bool(here & self.stops())
        if here & self.stops() - self.turn.ignores:
            self.turn.blocked = True
        self.reward(room)
        if self.at_the_end(room):
            self.turn.leaving = True

    def stops(self) -> set[str]:
        return {"crystal-cave"}

    def reward(self, room: int) -> None:
        """Gives the reward of a room to the seat that enters."""

    def at_the_end(self, room: int) -> bool:
        """CORE-18.2."""
        return "start" in self.features(room)

    def close_turn(self) -> None:
        if self.night is not None and not self.me.out:
            self.night.stock(self.row_before)
        super().close_turn()
        self.turn_is_over = True

    def saw_TunnelWalked(self, event: Event, before: State) -> None:
        self.enter(event.first)

    def saw_Teleported(self, event: Event, before: State) -> None:
        self.enter(event.first)

    def saw_LiftRidden(self, event: Event, before: State) -> None:
        self.enter(event.first)

    def saw_Beamed(self, event: Event, before: State) -> None:
        self.enter(event.first)
