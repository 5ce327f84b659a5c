"""Books: the numbers of every seat by the referee's count, and how texts of cards, tokens and rooms change them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass, field

from referees.content import (
    Card,
    Character,
    Condition,
    Effect,
    Spent,
    Text,
    Token,
    cards,
    cards_of_a_guest,
    characters,
    tokens,
)
from referees.night import grade_of
from tiptoe.core.state import State

HEALTH = 10  # CORE-16.1
CUBES = 30  # CORE-1.1
BLACK = 24  # CORE-1.2
HAND = 5  # CORE-4.1

# What a text allows. From a played card it may be done later in the turn, from any other only now (RUL-107).
ABILITIES = (
    *("trash", "discard", "replace_row_card", "take_free", "teleport_from", "fetch_secret", "buy_anywhere", "bargain"),
    *("free_item", "jump_between", "jump_to_rival", "jump_to_new_tile", "offer_afar", "hack_beside", "activate"),
    *("turn_reserve", "onto_deck", "lay_tile", "lay_tile_anywhere", "may", "recall", "again", "take_to_hand"),
)
NEVER_KEPT = (
    *("onto_deck", "turn_reserve", "take_free", "free_item", "activate", "lay_tile", "lay_tile_anywhere"),
    *("recall", "again", "take_to_hand"),
)
HARSHER = 1  # EXP-1.1: cubes
HANDICAP = 2  # EXP-2.2: Clank! for each step, besides 1 damage
COMPULSORY = ("must", "take_free", "free_item", "activate", "lay_tile", "lay_tile_anywhere")


class Difference(Exception):
    """Raised where engine and referee disagree."""


@dataclass
class SeatBook:
    """The numbers of one seat. `pile` is deck and discard pile together: all cards that can be drawn (CORE-8.1)."""

    index: int
    skill: int = 0
    swords: int = 0
    boots: int = 0
    teleports: int = 0
    gold: int = 0
    lockpicks: int = 0
    credit: int = 0
    supply: int = CUBES
    clank: int = 0
    bagged: int = 0
    damage: int = 0
    borrowed: int = 0  # of the damage: black cubes that stand in
    missing: int = 0  # of the damage: no cube at all (RUL-17)
    aside: int = 0
    placed: int = 0
    hand: int = HAND
    pile: int = 5
    in_play: int = 0
    own: Counter[str] = field(default_factory=Counter)  # own tokens on the board of its character (CHA-2.3)
    laid_out: list[str] = field(default_factory=list)  # cards whose text waits for the next own turn (RUL-120)
    out: str = ""

    def wound(self, n: int) -> bool:
        """Returns whether `n` damage may be chosen (CORE-16.4, RUL-19)."""
        return n == 0 or (self.supply >= n and self.damage + n < HEALTH)


@dataclass
class Latent:
    """CORE-6.2: a reward that waits for its condition, or pays for each thing counted."""

    effect: Effect
    source: str
    paid: int = 0
    ask: Ask | None = None  # the text whose other options it pays


@dataclass
class Ask:
    """A question that a text raises: its text, and whether it may be declined."""

    effect: Effect
    source: str
    optional: bool
    kept: bool  # whether its result may wait
    taken: list[int] = field(default_factory=list)  # options chosen before


@dataclass
class Turn:
    """Facts of the current turn: what its seat did and has."""

    index: int
    played: list[str] = field(default_factory=list)
    in_sight: set[str] = field(default_factory=set)
    stood_on: set[str] = field(default_factory=set)
    held: set[str] = field(default_factory=set)
    counts: Counter[str] = field(default_factory=Counter)
    latents: list[Latent] = field(default_factory=list)
    kept: list[Ask] = field(default_factory=list)
    asks: list[Ask] = field(default_factory=list)
    ignores: set[str] = field(default_factory=set)
    discounts: list[tuple[str, int]] = field(default_factory=list)
    rewarded: set[int] = field(default_factory=set)
    at_end: list[tuple[str, Text]] = field(default_factory=list)  # texts that wait, each with its source
    rivals: set[int] = field(default_factory=set)  # seats met (RUL-124)
    blocked: bool = False  # CORE-10.8
    ridden: bool = False  # SPA-5.8
    leaving: bool = False  # CORE-18.2
    ending: bool = False
    attack_due: bool = False


class Books(ABC):
    """All numbers of all seats. Reads positions of pieces from the state, and no number."""

    pack = ""
    rage: tuple[int, ...] = (2, 2, 3, 3, 4, 4, 5)  # RUL-2
    wild = 0  # ghosts or hunters
    opening = False  # whether the first turn has not begun yet
    turn_is_over = False  # CORE-13.4 is done, and the next seat has not begun
    bag_ends = False  # RUL-16: whether an empty bag ends the game

    def __init__(self, state: State) -> None:
        self.state = state
        self.options_played = state.rules.name.split("+")[1:]
        self.cards: dict[str, Card] = cards(self.pack)
        for option in self.options_played:
            if option.startswith("cards:"):  # RUL-130
                self.cards = cards_of_a_guest(option.split(":")[1], self.pack) | self.cards
        self.tokens: dict[str, Token] = tokens(self.pack)
        self.seats = [SeatBook(seat.index) for seat in state.seats]
        if "harsh-dragon" in self.options_played:
            self.rage = tuple(n + HARSHER for n in self.rage)
        self.alone = grade_of(self.options_played)
        self.marker = self.alone.marker if self.alone else {2: 2, 3: 1}.get(len(self.seats), 0)  # CORE-3.3
        self.black_in_bag, self.black_aside = BLACK, 0
        self.wild_aside, self.wild_clank, self.wild_bagged = self.wild, 0, 0
        self.out_order: list[int] = []
        self.countdown = 0
        self.bag_ends = self.bag_ends or "empty-bag-ends" in state.rules.name
        self.hurt: Counter[int] = Counter()  # damage of wild cubes that is not yet laid (RUL-112)
        self.healthy: list[int] | None = None  # damage of each seat before the attack that is not yet laid (CHA-4.4)
        self.spared = -1  # the seat whose drawn cubes go back to its supply (RUL-127)
        self.due_attack: int | None = None  # cubes more of the attack that an Hour is about to make (SOL-3.3)
        self.lesser = 0  # cubes of the lesser attack that a text calls (RUL-127)
        self.turn = Turn(state.first)
        self.acting: int = state.first  # the seat on turn, or one that draws instead of having a turn
        self.cast = [self.character_of(seat.index) for seat in state.seats]
        for seat, character in zip(self.seats, self.cast):
            seat.own = Counter(character.start if character else {})

    def begin(self) -> None:
        """CORE-3.10, CORE-3.11: the last steps of the setup, when nothing is left to be asked before the first turn."""
        self.turn = Turn(self.state.first)
        self.acting = self.state.first
        self.first_clank()
        for card in self.row():
            self.arrived(card)
        self.opening = not self.state.turns  # an Arrive text asks the seats something
        self.turn_is_over = self.opening
        if not self.opening:
            self.begin_turn(self.state.first)

    def arrived(self, card: Card) -> None:
        """CORE-14.2."""
        self.read(card.arrive, card.id, kept=False)

    # Positions of pieces.

    def card(self, number: int) -> Card:
        return self.cards[self.state.cards[number].id]

    def token(self, number: int) -> Token:
        return self.tokens[self.state.rules.pack.tokens[number].id]

    def row(self) -> list[Card]:
        return [self.card(card) for card in self.state.row if card >= 0]

    def has(self, seat: int, tag: str) -> int:
        return sum(tag in self.token(token).tags for token in self.state.seats[seat].tokens)

    @abstractmethod
    def features(self, room: int) -> set[str]: ...

    @property
    def me(self) -> SeatBook:
        return self.seats[self.turn.index]

    # Set-up and turns.

    def first_clank(self) -> None:
        """CORE-3.10, EXP-2.2: three, two, one for the first seats, then the handicaps, by seat."""
        for place, n in enumerate((self.alone.clank,) if self.alone else (3, 2, 1)):
            if place < len(self.seats):
                self.make_clank(self.seats[(self.state.first + place) % len(self.seats)], n)
        for option in self.options_played:
            if option.startswith("handicap:"):
                for seat, level in zip(self.seats, option.partition(":")[2]):
                    self.make_clank(seat, int(level) * HANDICAP)
                    self.hurt_by_force(seat, int(level))

    def begin_turn(self, seat: int) -> None:
        """CHA-4.2: cards laid out since the last own turn come first, then the board."""
        book, character = self.seats[seat], self.cast[seat]
        self.acting = seat
        self.turn = Turn(seat, stood_on=self.features(self.state.seats[seat].room))
        self.look_around()
        laid_out, book.laid_out = book.laid_out, []
        self.turn.played = laid_out[:]
        for id in laid_out:
            self.read(self.cards[id].play, id, kept=True)
        if character is not None:
            self.read(character.each_turn, character.id, kept=True)

    def character_of(self, seat: int) -> Character | None:
        """CHA-1.4: the character whose board lies before a seat."""
        held = [self.token(token) for token in self.state.seats[seat].tokens]
        return next((characters(self.pack)[token.id] for token in held if token.kind == "character"), None)

    def look_around(self) -> None:
        """CORE-6.5: cards held, in play or in the discard pile at any moment of the turn count."""
        seat = self.state.seats[self.turn.index]
        for token in seat.tokens:
            self.turn.held |= self.token(token).tags
        self.turn.in_sight |= {self.state.cards[card].id for card in seat.in_play + seat.discard}
        self.turn.rivals |= {
            other.index
            for other in self.seats
            if not other.out
            and other.index != seat.index
            and self.together(self.state.seats[other.index].room, seat.room)
        }

    def together(self, room: int, other: int) -> bool:
        """RUL-124: whether who stands in these rooms meets."""
        return room == other

    def close_turn(self) -> None:
        """CORE-13.2 to 13.4."""
        me = self.me
        self.turn.ending = False
        me.skill = me.swords = me.boots = me.teleports = me.credit = 0
        self.turn.latents, self.turn.kept = [], []
        if me.out != "knocked out":
            me.pile += me.in_play
            me.in_play = 0
            self.draw(me, HAND)

    # Texts.

    def read(self, text: Text, source: str, *, kept: bool) -> None:
        """CORE-6.2: carries out a text, in printed order."""
        for effect in text:
            if self.me.out != "knocked out" or self.turn_is_over:
                self.do(effect, source, kept=kept)
                self.settle()

    def do(self, effect: Effect, source: str, *, kept: bool) -> None:
        self.gain(effect)
        self.noise(effect)
        if effect.when or effect.per or effect.allied or effect.more_gold:
            self.turn.latents.append(Latent(effect, source))
        if effect.discount:
            self.turn.discounts.append((effect.on, effect.discount))
        if effect.ignore:
            self.ignore(effect.ignore)
        if effect.at_end_of_turn:
            self.turn.at_end.append((source, effect.at_end_of_turn))
        if effect.choose:
            self.ask_to_choose(Ask(effect, source, optional=False, kept=kept))
        if effect.teleport:
            self.may_teleport(effect, source, kept=kept)
        if effect.pay_gold or effect.pay_lockpick:  # an option, paid for when it was picked
            self.read(effect.do, source, kept=kept)
        if any(getattr(effect, ability) for ability in ABILITIES):
            self.may_do(effect, source, kept=kept)
        self.move_own_tokens(effect, source, kept=kept)
        self.special(effect, source)

    def move_own_tokens(self, effect: Effect, source: str, *, kept: bool) -> None:
        """CHA-3.2, 3.3, CHA-5.2, 5.3."""
        own, me = self.me.own, self.turn.index
        if effect.charge:
            own[effect.charge] += min(effect.count, self.tokens[effect.charge].copies - own[effect.charge])
        if effect.lose:
            own[effect.lose] -= min(1, own[effect.lose])
        if effect.spend and own[effect.spend] >= effect.count:
            own[effect.spend] -= effect.count
            self.read(effect.do, source, kept=kept)
        if effect.show and self.has(me, effect.show):
            self.read(effect.do, source, kept=kept)
        if effect.advance:
            space = own[effect.advance]
            own[effect.advance] = space + 1 if space + 1 < len(effect.options) else 0
            self.read(effect.options[space], source, kept=kept)

    def gain(self, effect: Effect) -> None:
        me, counts = self.me, self.turn.counts
        me.skill += effect.skill
        counts["skill-made"] += effect.skill
        me.swords += effect.swords
        me.boots += max(effect.boots - self.buried(effect.boots), 0)
        me.lockpicks += effect.lockpicks
        if effect.gold:
            self.gain_gold(effect.gold)
        if effect.draw:
            self.draw(me, effect.draw)
        if effect.heal:
            self.heal(me, effect.heal)
        if effect.damage:
            self.hurt_by_force(me, effect.damage)
        for other in self.seats:
            if other is not me and not other.out:
                other.gold += effect.others_gold  # RUL-126: no gain for any text
        self.lesser = effect.lesser_attack or self.lesser
        if effect.gain:
            taken = min(effect.count, self.left(effect.gain))
            me.pile += taken
            if taken:
                self.turn.in_sight.add(effect.gain)

    def noise(self, effect: Effect) -> None:
        me = self.me
        self.make_clank(me, effect.clank)
        for seat in self.seats:
            if seat is not me:
                self.make_clank(seat, effect.others_clank + effect.all_clank)
        self.make_clank(me, effect.all_clank)
        if effect.rage:
            self.advance(effect.rage)
        if effect.ghost:
            self.wake()
        self.return_black(effect.return_black_cubes)
        if self.alone:
            self.return_black(effect.others_clank)  # SOL-9.1

    def return_black(self, n: int) -> None:
        back = min(n, self.black_aside)
        self.black_aside -= back
        self.black_in_bag += back

    def buried(self, boots: int) -> int:
        """SOL-3.3: how many of these Boots are lost in rubble."""
        return 0

    def special(self, effect: Effect, source: str) -> None:
        """Carries out an effect that only some games have."""

    def ignore(self, what: str) -> None:
        """RUL-113: lifts a block in force."""
        self.turn.ignores.add(what)
        if what in ("crystal-cave", "security"):
            self.turn.blocked = False

    def ask_to_choose(self, ask: Ask) -> None:
        """RUL-110: raises no question where there is nothing to choose. The rest of `all-if` waits for its condition."""
        if ask.effect.all_if and not ask.taken:
            if self.met(ask.effect.all_if, ask.source):
                for option in ask.effect.options:
                    self.read(option, ask.source, kept=ask.kept)
                return
            self.turn.latents.append(Latent(ask.effect, ask.source, ask=ask))
        self.turn.asks.append(ask)
        options = self.options(ask)
        if len(options) <= ask.effect.choose - len(ask.taken):
            for number in options:
                self.pick(ask, number)
            if ask in self.turn.asks:
                self.turn.asks.remove(ask)

    @abstractmethod
    def options(self, ask: Ask) -> list[int]: ...

    @abstractmethod
    def pick(self, ask: Ask, number: int) -> None: ...

    def may_teleport(self, effect: Effect, source: str, *, kept: bool) -> None:
        if kept:
            self.me.teleports += effect.teleport
        else:
            self.turn.asks.append(Ask(effect, source, optional=True, kept=False))

    def may_do(self, effect: Effect, source: str, *, kept: bool) -> None:
        now = not kept or any(getattr(effect, ability) for ability in NEVER_KEPT)
        compulsory = any(getattr(effect, word) for word in COMPULSORY)
        ask = Ask(effect, source, optional=not compulsory, kept=kept)
        (self.turn.asks if now else self.turn.kept).append(ask)

    def settle(self) -> None:
        """CORE-6.3: pays every reward that is owed, until nothing changes."""
        self.look_around()
        while due := next((each for each in self.turn.latents if self.owed(each) > each.paid), None):
            due.paid += 1
            if due.effect.more_gold:
                self.me.gold += due.effect.more_gold
                self.turn.counts["gold-gained"] += due.effect.more_gold
            elif due.ask:
                for number, option in enumerate(due.effect.options, 1):
                    if number not in due.ask.taken:
                        self.read(option, due.source, kept=True)
            else:
                self.read(due.effect.do + due.effect.allied, due.source, kept=True)

    def owed(self, latent: Latent) -> int:
        effect = latent.effect
        if effect.more_gold:
            return self.turn.counts["gold-gains"]
        if latent.ask and effect.all_if:
            return int(bool(latent.ask.taken) and self.met(effect.all_if, latent.source))
        if effect.per:
            return self.count(effect.per)
        if effect.when:
            return int(self.met(effect.when, latent.source))
        return int(self.allied(latent.source))

    def met(self, condition: Condition, source: str) -> bool:
        """CORE-6.5: whether a condition held at any moment of this turn."""
        turn = self.turn
        if condition.another:
            return self.another(source, [card for card in turn.played if self.cards[card].kind == condition.another])
        if condition.has:
            return condition.has in turn.held
        if condition.in_:
            return condition.in_ in turn.stood_on
        if condition.card_in_sight:
            return condition.card_in_sight in turn.in_sight
        if condition.behind:  # RUL-125
            others = [seat.index for seat in self.seats if seat.index != turn.index]
            return condition.behind not in turn.held and any(self.has(other, condition.behind) for other in others)
        if condition.lacks:  # CHA-3.5, RUL-4
            return not any(self.me.own[token] for token in condition.lacks)
        return self.count(condition.of) >= condition.at_least

    def allied(self, source: str) -> bool:
        """SPA-3.1: whether another card of the same faction was played."""
        faction = self.cards[source].faction
        return self.another(source, [card for card in self.turn.played if self.cards[card].faction == faction])

    def another(self, source: str, alike: list[str]) -> bool:
        """CORE-6.7: whether another card was played: never the card itself, but a second copy."""
        return len(alike) > (1 if source in alike else 0)

    def count(self, what: str | Spent) -> int:
        if isinstance(what, Spent):  # CHA-3.5
            return self.tokens[what.spent].copies - self.me.own[what.spent]
        if what == "rivals-met":
            return len(self.turn.rivals)
        if what == "artifacts-held":
            return self.has(self.turn.index, "artifact")
        if what == "prisoners-held":
            return self.has(self.turn.index, "freed-prisoner")
        return self.turn.counts[what]

    # Numbers.

    def gain_gold(self, n: int) -> None:
        self.me.gold += n
        self.turn.counts["gold-gains"] += 1
        self.turn.counts["gold-gained"] += n

    def draw(self, seat: SeatBook, n: int) -> None:
        """CORE-8.1, RUL-7."""
        drawn = min(n, seat.pile)
        seat.pile -= drawn
        seat.hand += drawn

    def left(self, id: str) -> int:
        """Counts the cards left in a pile of the reserve."""
        return self.state.reserve[[card.id for card in self.state.rules.pack.reserve_cards].index(id)]

    def silent(self, seat: SeatBook) -> bool:
        """CORE-7.6: whether a seat adds no Clank!."""
        return bool(seat.out)

    def make_clank(self, seat: SeatBook, n: int) -> None:
        """CORE-7.1 to 7.5."""
        for _ in range(n):
            if not seat.supply or self.silent(seat):
                return
            if seat is self.me:
                self.turn.counts["clank-made"] += 1
            if seat.credit:
                seat.credit -= 1
            else:
                seat.supply -= 1
                seat.clank += 1
        if n < 0:
            back = min(-n, seat.clank)
            seat.clank -= back
            seat.supply += back
            seat.credit += -n - back

    def heal(self, seat: SeatBook, n: int) -> None:
        """CORE-16.6, RUL-18: own cubes first."""
        for _ in range(min(n, seat.damage)):
            seat.damage -= 1
            if seat.damage >= seat.borrowed + seat.missing:
                seat.supply += 1
            elif seat.borrowed:
                seat.borrowed -= 1
                self.black_aside += 1
            else:
                seat.missing -= 1

    def hurt_by_force(self, seat: SeatBook, n: int) -> None:
        """CORE-16.3, CORE-16.5, RUL-17: from the supply, else a black cube, else none."""
        for _ in range(min(n, HEALTH - seat.damage)):
            seat.damage += 1
            if seat.supply:
                seat.supply -= 1
            elif self.black_aside:
                self.black_aside -= 1
                seat.borrowed += 1
            else:
                seat.missing += 1
        self.check_health(seat)

    def check_health(self, seat: SeatBook) -> None:
        """CORE-17.1."""
        if seat.damage >= HEALTH and not seat.out:
            self.leave(seat, "knocked out")

    def leave(self, seat: SeatBook, how: str) -> None:
        seat.out = how
        self.out_order.append(seat.index)
        if seat is self.me and how == "knocked out":
            self.turn_is_over = True  # CORE-4.6

    def advance(self, n: int) -> None:
        """CORE-12.4, RUL-32."""
        for _ in range(n):
            if self.marker < len(self.rage) - 1:
                self.marker += 1
                self.reached()

    def reached(self) -> None:
        """Applies the marker's new space."""

    def wake(self) -> None:
        """CAT-8.1: wakes a ghost, if there is one left."""
        if self.wild_aside:
            self.wild_aside -= 1
            self.wild_clank += 1

    # Attacks.

    def attack(self, n: int, seat: int) -> None:
        """CORE-15.1, CORE-15.2: everything goes into the bag, and cubes are drawn by the rules."""
        expected = self.lesser or self.cubes_to_draw(seat) + (self.due_attack or 0)
        if n != expected:
            raise Difference(f"an attack draws {n} cubes, the referee says {expected}")
        if not self.lesser:
            self.turn.attack_due = False
        self.spared = self.turn.index if self.lesser else -1
        self.lesser, self.due_attack = 0, None
        self.healthy = [book.damage for book in self.seats]
        self.acting = seat
        for book in self.seats:
            book.bagged += book.clank
            book.clank = 0
        self.wild_bagged += self.wild_clank
        self.wild_clank = 0

    @abstractmethod
    def cubes_to_draw(self, seat: int) -> int: ...

    def danger(self) -> int:
        return sum(card.danger for card in self.row())

    def drawn(self, owner: int) -> None:
        """CORE-15.3 to 15.5, 15.7: a black cube, or the cube of a seat, which is hurt if it is in play."""
        if owner < 0:
            self.black_in_bag -= 1
            self.black_aside += 1
            return
        seat = self.seats[owner]
        seat.bagged -= 1
        if owner == self.spared:
            seat.supply += 1
        elif seat.out or seat.damage >= HEALTH:
            seat.aside += 1
        else:
            seat.damage += 1

    def wild_drawn(self) -> None:
        """CAT-8.2, SPA-8.3: a wild cube hurts everybody in play, and comes back to the Clank! area."""
        self.wild_bagged -= 1
        self.wild_clank += 1
        for seat in self.seats:
            if not seat.out:
                self.hurt[seat.index] += 1

    def lay_damage(self) -> None:
        """CORE-15.7, RUL-15: damage is laid all at once; the seat on turn falls first, then the others clockwise."""
        n = len(self.seats)
        order = [self.seats[(self.acting + step) % n] for step in range(n)]
        hurt, self.hurt = self.hurt, Counter()
        for seat in order:
            self.hurt_by_force(seat, hurt[seat.index])
        if self.healthy is not None:
            before, self.healthy = self.healthy, None
            self.hurt_in_attack([seat for seat in order if not seat.out and seat.damage > before[seat.index]])

    def hurt_in_attack(self, seats: list[SeatBook]) -> None:
        """CHA-4.4: the texts of characters that an attack has hurt and not felled."""
        for seat in seats:
            character = self.cast[seat.index]
            for effect in character.when_hurt if character is not None else ():
                seat.own[effect.lose] -= min(1, seat.own[effect.lose])
