"""Facts of a seat and of the position: one line each, from which everything else follows (docs/adr/0068).

`core/public.py` is written from these tables by `make facts`; codec, views, observations and scenarios read them. The
order of the lines is the order in which stored games write them: lines are added below those of their group.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from .public import PublicSeat, PublicState

# When a fact begins anew.
GAME: Final = "game"  # never
TURN: Final = "turn"  # at the beginning of the seat's own turn; within it, it only grows (CORE-6.5)
RESOURCE: Final = "resource"  # at the end of the turn (CORE-13.2)

# Who knows it; of what is not public, the view tells by hand what may be told.
PUBLIC: Final = "public"
OWNER: Final = "owner"
HIDDEN: Final = "hidden"

# What scenarios do with it.
GIVEN: Final = "given"  # they give and expect it
EXPECTED: Final = "expected"  # they only expect it
UNNAMED: Final = "unnamed"  # they do not name it


@final
class Kind:
    """Kind of a fact: its type in Python, the value with which it begins, and whether it is a list."""

    def __init__(self, type: str, empty: str) -> None:
        self.type: Final = type
        self.empty: Final = empty
        self.is_list: Final = type.startswith("list[")


NUMBER: Final = Kind("int", "0")
FLAG: Final = Kind("bool", "False")
BITS: Final = Kind("int", "0")
SEAT: Final = Kind("SeatId", "SeatId(0)")
ROOM: Final = Kind("RoomId", "RoomId(0)")
NUMBERS: Final = Kind("list[int]", "NO_INTS")
SEATS: Final = Kind("list[SeatId]", "NO_SEATS")
ROOMS: Final = Kind("list[RoomId]", "NO_ROOMS")
CARDS: Final = Kind("list[CardId]", "NO_CARDS")
TOKENS: Final = Kind("list[TokenId]", "NO_TOKENS")

# Kinds that the codec writes after all others, each in its own way.
PILES: Final = Kind("list[list[TokenId]]", "NO_PILES")
FRAMES: Final = Kind("list[Frame]", "NO_FRAMES")
EFFECTS: Final = Kind("list[PendingEffect]", "NO_EFFECTS")
ABILITIES: Final = Kind("list[PendingAbility]", "NO_ABILITIES")
MODIFIERS: Final = Kind("list[Modifier]", "NO_MODIFIERS")
PROGRAMS: Final = Kind("list[Program]", "NO_PROGRAMS")
OWN_PILES: Final = Kind("dict[str, list[int]]", "NO_OWN_PILES")

STORED_BY_NAME: Final = (NUMBER, FLAG, BITS, SEAT, ROOM, NUMBERS, SEATS, ROOMS, CARDS, TOKENS)


@final
class Fact:
    """Declared fact of a seat or of the position.

    `in_place` lists are written in place and copied with their owner; all others are replaced when they change, so that
    copies share them. Public numbers and flags that are `observed` are columns of an observation, and public lists of
    cards, tokens and rooms its fields; the rest is observed by hand. `stored` is its name in stored games and `word`
    that in scenarios, if not the attribute's.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        about: str,
        *,
        lifetime: str = GAME,
        known_to: str = PUBLIC,
        observed: bool = True,
        in_place: bool = False,
        scenario: str = GIVEN,
        stored: str = "",
        word: str = "",
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.about: Final = about
        self.lifetime: Final = lifetime
        self.known_to: Final = known_to
        self.observed: Final = observed
        self.in_place: Final = in_place
        self.scenario: Final = scenario
        self.stored: Final = stored or name
        self.word: Final = word or name


@final
class OwnFact:
    """Number from 0 that a game or a variant declares for its seats or the position: `rules.with_seat_facts(BREATH)`.

    Everybody knows it. It is kept by name in `own` of its owner as long as it is not zero, so games without own facts
    pay nothing; reset, codec, views, observations and scenarios follow from the declaration.
    """

    def __init__(self, name: str, about: str, *, lifetime: str = GAME, told: bool = False) -> None:
        self.name: Final = name
        self.about: Final = about
        self.lifetime: Final = lifetime
        self.told: Final = told  # whether events determine it, so that the ledger compares it

    def of(self, owner: PublicSeat | PublicState) -> int:
        """Returns the number of a seat or position, or of a view of either."""
        return owner.own.get(self.name, 0)

    def put(self, owner: PublicSeat | PublicState, number: int) -> None:
        """Sets the number; clones share the dictionary, so it is replaced."""
        assert number >= 0, f"fact '{self.name}' is {number}; own facts are numbers from 0"
        kept = {name: value for name, value in owner.own.items() if name != self.name}
        if number:
            kept[self.name] = number
        owner.own = kept


def reset_own(owner: PublicSeat | PublicState, facts: tuple[OwnFact, ...], lifetime: str) -> None:
    """Sets the own facts of a lifetime to zero."""
    for fact in facts:
        if fact.lifetime == lifetime:
            fact.put(owner, 0)


SEAT_FACTS: Final = (
    Fact("status", NUMBER, "in play, escaped or knocked out", observed=False),
    Fact("room", ROOM, "where it stands"),
    Fact("leaving", FLAG, "reached the start with an Artifact (CORE-18.2)", observed=False),
    Fact("skill", NUMBER, "resources of the turn", lifetime=RESOURCE),
    Fact("swords", NUMBER, "", lifetime=RESOURCE),
    Fact("boots", NUMBER, "", lifetime=RESOURCE),
    Fact("teleports", NUMBER, "", lifetime=RESOURCE),
    Fact("gold", NUMBER, "possessions"),
    Fact("lockpicks", NUMBER, ""),
    # Where its cubes are (CORE-1.1).
    Fact("supply", NUMBER, "own cubes in the supply"),
    Fact("clank", NUMBER, "own cubes in the Clank! area"),
    Fact("bagged", NUMBER, "own cubes in the bag (RUL-33)", known_to=HIDDEN, word="bag"),
    Fact("damage", NUMBER, "on the health track"),
    Fact("stand_ins", NUMBER, "of the damage: black cubes (RUL-17)"),
    Fact("virtual", NUMBER, "of the damage: without a cube (RUL-17)"),
    Fact("aside", NUMBER, "own cubes set aside"),
    Fact("placed", NUMBER, "own cubes in rooms, for good", scenario=EXPECTED),
    # Facts of its turn.
    Fact("skill_made", NUMBER, "skill gained", lifetime=TURN),
    Fact("clank_made", NUMBER, "Clank! made", lifetime=TURN),
    Fact("gold_gains", NUMBER, "times that gold was gained", lifetime=TURN, scenario=UNNAMED),
    Fact("gold_gained", NUMBER, "gold gained", lifetime=TURN),
    Fact("cards_trashed", NUMBER, "", lifetime=TURN),
    Fact("monsters_defeated", NUMBER, "", lifetime=TURN),
    Fact("row_monsters_defeated", NUMBER, "of these, in the row", lifetime=TURN),
    Fact("prisoners_freed", NUMBER, "", lifetime=TURN),
    Fact("portals_used", NUMBER, "", lifetime=TURN),
    Fact("marks_made", NUMBER, "cubes placed in rooms", lifetime=TURN, stored="offerings_made"),
    Fact("tile_laid", NUMBER, "1 + the tile that a text laid last, or 0", lifetime=TURN, scenario=UNNAMED),
    Fact("stood_on", BITS, "features of every room stood in", lifetime=TURN, scenario=UNNAMED),
    Fact("tags_held", BITS, "tags of every token held", lifetime=TURN, scenario=UNNAMED, stored="held"),
    Fact("played", CARDS, "every card that was in the play area", lifetime=TURN, in_place=True, scenario=UNNAMED),
    Fact("left_discard", CARDS, "cards that left the discard pile", lifetime=TURN, scenario=UNNAMED),
    Fact("rewarded", ROOMS, "rooms that gave their reward (CAT-6.1)", lifetime=TURN),
    # What ends with its turn.
    Fact("credit", NUMBER, "Clank! still to be cancelled (CORE-7.2)", lifetime=RESOURCE),
    Fact("blocked", FLAG, "entered a room that stops movement (CORE-10.8)", lifetime=RESOURCE),
    Fact("ridden", FLAG, "took a ride (SPA-5.8)", lifetime=RESOURCE),
    Fact("ignores", BITS, "bits of `rules.move.IGNORABLES`", lifetime=RESOURCE, scenario=UNNAMED),
    Fact("discovering", FLAG, "in a move over the edge of the map (CAT-4.6)", scenario=EXPECTED),
    # Cards and tokens.
    Fact("hand", CARDS, "", known_to=OWNER, in_place=True),
    Fact("in_play", CARDS, "", in_place=True),
    Fact("discard", CARDS, "lies face up (CORE-8.3)", in_place=True),
    Fact("deck", CARDS, "the next card is deck[deck_left - 1]; the list is never written", known_to=HIDDEN),
    Fact("deck_left", NUMBER, "cards left in the deck", known_to=HIDDEN, scenario=UNNAMED),
    Fact("deck_known", NUMBER, "cards on top of the deck that everybody has seen", known_to=HIDDEN),
    Fact("tokens", TOKENS, ""),
    Fact("artifact_rooms", ROOMS, "where the own Artifacts were found"),
    # Of words that few packs use.
    Fact(
        "rivals_met", BITS, "seats met on a tile, where a text counts them (RUL-124)", lifetime=TURN, scenario=UNNAMED
    ),
)

STATE_FACTS: Final = (
    Fact("active", SEAT, "whose turn it is"),
    Fact("first", SEAT, "the seat that took the first turn"),
    Fact("turns", NUMBER, "the number of this turn", scenario=EXPECTED),
    Fact("rounds", NUMBER, "rounds that have ended", scenario=EXPECTED),
    Fact("over", FLAG, "whether the game has ended", scenario=EXPECTED),
    Fact("stack", FRAMES, "procedures under way, the open question last", in_place=True, scenario=UNNAMED),
    # What waits within this turn.
    Fact("deferred", EFFECTS, "effects that wait for a condition", lifetime=RESOURCE, scenario=UNNAMED),
    Fact("kept", ABILITIES, "abilities that can still be used", lifetime=RESOURCE, scenario=UNNAMED),
    Fact("modifiers", MODIFIERS, "what makes cards cheaper", lifetime=RESOURCE, scenario=UNNAMED),
    Fact("at_end", PROGRAMS, "texts for the end of the turn", lifetime=RESOURCE, scenario=UNNAMED),
    # The dungeon.
    Fact("row", CARDS, "", in_place=True),
    Fact("deck", CARDS, "the next card is deck[deck_left - 1]", known_to=HIDDEN, scenario=UNNAMED),
    Fact("deck_left", NUMBER, "", known_to=HIDDEN, scenario=UNNAMED),
    Fact("dungeon_discard", CARDS, ""),
    Fact("trashed", CARDS, "", scenario=UNNAMED),
    Fact("reserve", NUMBERS, "cards left in each pile"),
    Fact("market", TOKENS, ""),
    Fact("room_tokens", PILES, "", known_to=HIDDEN),
    Fact("box", TOKENS, "tokens that were revealed and are gone", scenario=EXPECTED),
    Fact("pools", PILES, "face-down tokens by kind, the next one last", known_to=HIDDEN),
    Fact("artifacts", TOKENS, "not yet placed, the top one first"),
    # A map that grows.
    Fact("tiles", NUMBERS, "as they lie"),
    Fact("tile_stack", NUMBERS, "those to come, the next one last", known_to=HIDDEN, word="stack"),
    Fact("tiles_left", NUMBER, "", scenario=EXPECTED),
    Fact("opened", NUMBERS, "locks opened for good"),
    Fact("marks", NUMBERS, "cubes that seats have placed in rooms for good", stored="offerings"),
    Fact("figures", ROOMS, "where something stands that is nobody's pawn"),
    # The dragon.
    Fact("marker", NUMBER, "space of the rage track, from 0"),
    Fact("black_in_bag", NUMBER, "", known_to=HIDDEN, scenario=EXPECTED),
    Fact("black_aside", NUMBER, ""),
    Fact("wild_aside", NUMBER, "cubes that hurt every seat when drawn", scenario=UNNAMED),
    Fact("wild_clank", NUMBER, "", scenario=UNNAMED),
    Fact("wild_bagged", NUMBER, "", known_to=HIDDEN, scenario=UNNAMED),
    Fact("attack_called", FLAG, "", scenario=UNNAMED),
    Fact("out_order", SEATS, "seats in the order in which they went out"),
    Fact("countdown", NUMBER, "moves made on the countdown track"),
    Fact("own_piles", OWN_PILES, "piles of decks that the game declares", known_to=HIDDEN, scenario=UNNAMED),
)


def public(facts: tuple[Fact, ...]) -> list[Fact]:
    """Facts that everybody knows."""
    return [fact for fact in facts if fact.known_to == PUBLIC]


def observed_numbers(facts: tuple[Fact, ...]) -> list[Fact]:
    """Columns of an observation: public numbers, then flags."""
    seen = [fact for fact in public(facts) if fact.observed]
    return [fact for fact in seen if fact.kind is NUMBER] + [fact for fact in seen if fact.kind is FLAG]
