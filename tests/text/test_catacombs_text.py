"""Catacombs in three languages: texts of cards and tokens, and sentences about tiles, rooms and journeys."""

from __future__ import annotations

import pytest

from tiptoe.catalog import open_game
from tiptoe.core.components import CardId
from tiptoe.core.empty_lists import NO_CHOICES
from tiptoe.core.event import EVENTS, Event
from tiptoe.core.kernel import apply, offered_choice, resolve, why_not
from tiptoe.core.notation import parse
from tiptoe.core.rng import seeded
from tiptoe.core.state import Seat, SeatId, State
from tiptoe.core.tiles import START, TURNS, cell_at, placement
from tiptoe.games.catacombs.discovery import lay_tile
from tiptoe.games.catacombs.turning import cells_to_lay_on
from tiptoe.languages import FINISHED
from tiptoe.rules.turn import new_game
from tiptoe.text.cards import CardVoice
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.view.view import View

RULES = open_game("catacombs+promo")
PACK = RULES.pack


def game(*tiles: str, room: str = "start-a-crypt") -> State:
    """A turn with tiles in a column south of the start tile, unturned, and the pawn in a room."""
    state = new_game(RULES, 2, seeded(1))
    seat = state.seat(state.active)
    for place, id in enumerate(tiles):
        number = next(tile.number for tile in PACK.tiles if tile.id == id)
        lay_tile(state, seat, number, cell_at(0, 2 + place), 0)
    seat.room = state.board.room(room)
    return changed(state)


def changed(state: State) -> State:
    state.choices = NO_CHOICES
    return state


def me(state: State) -> Seat:
    return state.seat(state.active)


def voice(state: State, tag: str = "en") -> GameText:
    return GameText(words(tag), View(state, state.stack[-1].seat))


def said(state: State, key: str, tag: str = "en") -> str:
    return voice(state, tag).choice(offered_choice(state, key))


def refused(state: State, key: str) -> str:
    choice = parse(key, state)
    reason = why_not(state, choice)
    assert reason is not None
    return voice(state).refusal(reason, choice)


@pytest.mark.parametrize(
    ("tag", "id", "line"),
    [
        ("en", "crystal-kobold", "Only in a crystal cave or at a wayshrine."),
        ("fr", "crystal-kobold", "Seulement dans une Caverne de Cristal ou dans un Lieu sacré."),
        ("pt", "crystal-kobold", "Somente em uma Caverna de Cristal ou em um Santuário de Passagem."),
        ("en", "wishing-well", "Also costs 3 Gold."),
        ("fr", "locked-trunk", "Coûte aussi 1 Crochetage."),
        ("pt", "locked-trunk", "Custa também 1 Gazua."),
        ("en", "black-tourmaline", "Discard from your hand to prevent the damage of one ghost: Draw a card."),
        (
            "fr",
            "expensive-taste",
            "5 points en fin de partie si vous avez une Couronne et si vous possédez au moins une Gemme.",
        ),
        ("pt", "brave-hero", "5 pontos no fim da partida se você tiver pelo menos 3 Prisioneiros libertados."),
        ("en", "thirst-for-adventure", "2 points at the end for each Monkey Idol you own."),
        (
            "en",
            "empurror",
            "Choose one (all if you have an Artifact): −2 Clank!; +1 Gold; crystal caves do not stop you this turn.",
        ),
        (
            "fr",
            "waystone",
            "+1 Botte. Dans un Lieu sacré, vous pouvez bannir cette carte pour vous téléporter dans un autre Lieu sacré.",
        ),
        (
            "pt",
            "spectral-rider",
            "+2 de Habilidade, +1 Bota. Em uma Peça Assombrada, você pode se teletransportar para outra Peça Assombrada.",
        ),
    ],
)
def test_what_a_card_says(tag: str, id: str, line: str) -> None:
    assert line in CardVoice(words(tag), PACK).card(PACK.card(id)).lines


@pytest.mark.parametrize(
    ("tag", "id", "kind", "lines"),
    [
        ("en", "golden-monkey-bot", "Prisoner", ("Also counts as a Monkey Idol.",)),
        ("en", "blood-amulet", "market item", ("Needs 5 damage or more to buy.", "When bought: Heal 2.")),
        ("fr", "cleric", "Prisonnier", ("À la libération : Soignez 1 dégât.",)),
        (
            "fr",
            "catacombs-map",
            "Secret majeur",
            ("Vous pouvez emprunter les tunnels à sens unique dans les deux sens.",),
        ),
        (
            "pt",
            "discount-coupon",
            "Prisioneiro",
            ("Uma vez, ao comprar no Mercado: pague 5 de Ouro a menos. Não conta como Prisioneiro.",),
        ),
        (
            "pt",
            "sorceress",
            "Prisioneiro",
            ("5 pontos no fim da partida se você tiver pelo menos 2 cartas Tomo Secreto.",),
        ),
        ("en", "chalice", "major secret", ()),
    ],
)
def test_what_a_token_says(tag: str, id: str, kind: str, lines: tuple[str, ...]) -> None:
    text = CardVoice(words(tag), PACK).token(PACK.token(id))
    assert (text.kind, text.lines) == (kind, lines)


@pytest.mark.parametrize("turn", range(TURNS))
@pytest.mark.parametrize("tag", FINISHED)
def test_every_room_on_the_table_is_called_differently(tag: str, turn: int) -> None:
    state = game()
    tiles = [tile for tile in PACK.tiles if tile.set != START or tile.id == "start-a"]
    state.tiles = [placement(tile.number, cell_at(0, 0), turn if tile.set != START else 0) for tile in tiles]
    places = voice(state, tag).places
    rooms = [tile.room(index) for tile in tiles for index in range(len(tile.rooms))]
    for say in (places.room, places.to, places.at, places.out_of):
        assert len({say(room) for room in rooms}) == len(rooms)


def test_rooms_without_names_that_look_alike_are_told_by_their_side_as_the_tile_lies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PACK, "places", {})
    state = game("d02")
    west = state.board.room("d02-west")
    assert voice(state).room(west) == "d02 (prison cell, west)"
    state.tiles = [*state.tiles[:-1], placement(state.tiles[-1] // (64 * 64 * TURNS), cell_at(0, 2), 1)]
    assert voice(state).room(west) == "d02 (prison cell, north)"


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("en", "Discover a tile south of the Old Crypt by the eastern tunnel: 1 Boot"),
        ("fr", "Découvrir une tuile au sud de la Vieille Crypte par le tunnel est : 1 Botte"),
        ("pt", "Descobrir uma peça ao sul da Velha Cripta pelo túnel leste: 1 Bota"),
    ],
)
def test_the_edge_of_the_map(tag: str, text: str) -> None:
    state = game()
    me(state).boots = 1
    assert said(state, "explore:start-a.S0", tag) == text


PICKS = {
    "en": ("Black Market: pick 2, one after the other.", "Black Market: pick one."),
    "fr": ("Marché noir\u00a0: choisissez 2 effets, l’un après l’autre.", "Marché noir\u00a0: choisissez."),
    "pt-BR": ("Mercado Negro: escolha 2 efeitos, um de cada vez.", "Mercado Negro: escolha."),
}


@pytest.mark.parametrize("tag", sorted(PICKS))
def test_a_question_that_comes_twice_says_so_the_first_time(tag: str) -> None:
    """Found: the same question came up again, as if the first answer had not been heard."""
    state = game()
    me(state).skill = 5
    state.row = [next(CardId(n) for n, card in enumerate(PACK.cards) if card.id == "black-market"), *state.row[1:]]
    apply(state, offered_choice(changed(state), "use:row1"))
    first = voice(state, tag).prompt()
    apply(state, offered_choice(state, "pick:1"))
    assert (first, voice(state, tag).prompt()) == PICKS[tag]


MARKETS = {
    "en": ("market: 7 Gold each", "market: you can buy here"),
    "fr": ("Marché\u00a0: 7 Or l’objet", "Marché\u00a0: vous pouvez y acheter"),
    "pt-BR": ("Mercado: 7 de Ouro cada", "Mercado: você pode comprar aqui"),
}


@pytest.mark.parametrize("tag", sorted(MARKETS))
def test_a_market_says_what_it_is_to_whoever_cannot_buy_there_yet(tag: str) -> None:
    """Found: with too little Gold the room of a market said nothing at all."""
    state = game("s02")
    stalls = state.board.room("s02-stalls")
    told = []
    for gold in (0, 7):
        me(state).gold = gold
        told += voice(state, tag).outcomes.going(stalls, 0).gains
    assert told == [*MARKETS[tag]]


def test_laying_a_tile_says_where_the_journey_goes_on_and_what_is_still_to_be_paid() -> None:
    state = game()
    me(state).boots, me(state).swords = 2, 1
    state.tile_stack = [*state.tile_stack[:-1], next(tile.number for tile in PACK.tiles if tile.id == "d10")]
    apply(state, offered_choice(changed(state), "explore:start-a.S1"))
    assert voice(state).prompt() == "You discover the Plague Pits. Which way round?"
    assert said(state, "place:0") == "Place the tile as it is and go to the Coughers’ Cells: 1 damage"
    assert said(state, "place:0+1s") == "Place the tile as it is and go to the Coughers’ Cells: 1 Sword"
    assert said(state, "place:1", "fr") == ("Placer la tuile tournée de 90° et aller à la Fosse qui démange : 1 dégât")
    assert said(state, "place:2", "pt") == "Colocar a peça girada 180° e ir para o Fosso da Coceira: 2 de dano"


def test_ways_through_portals_and_locks_say_so() -> None:
    state = game("s05", room="start-a-grotto")
    me(state).boots, me(state).lockpicks = 1, 1
    assert said(changed(state), "move:s05-shed") == "Walk to the Suspicious Toolshed: 1 Boot, by portal"
    state = game("d02", room="d02-guard")
    me(state).boots, me(state).lockpicks = 1, 1
    assert said(changed(state), "move:d02-east", "fr") == ("Aller à la Cellule avec vue : 1 Botte, 1 Crochetage")


@pytest.mark.parametrize("tag", FINISHED)
def test_every_free_cell_is_called_differently(tag: str) -> None:
    state = game("s05", "d02")
    cells = cells_to_lay_on(state, me(state), anywhere=True)
    assert len({voice(state, tag).places.site(cell) for cell in cells}) == len(cells) == 10


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("en", "Unlock the chest with a lockpick: a major secret"),
        ("fr", "Crocheter le Coffre (1 Crochetage) : un Secret majeur"),
        ("pt", "Abrir o Baú com 1 Gazua: um Grande Segredo"),
    ],
)
def test_a_locked_feature(tag: str, text: str) -> None:
    assert said(game("d05", room="d05-hoard"), "unlock:chest", tag) == text


def test_an_offering_says_what_it_gives() -> None:
    state = game("d06", room="d06-shrine")
    me(state).placed = 2
    assert said(changed(state), "offer") == "Mark the wayshrine: +3 Gold"
    resolve(state, me(state), PACK.card("astral-projection").play, PACK.card("astral-projection").number)
    assert voice(state, "pt").choice(parse("offer-at:d06-shrine", state)) == (
        "Marcar o Santuário de Passagem na Ermida do Resmungo: +3 de Ouro"
    )


def test_prices_that_a_text_or_a_coupon_changes() -> None:
    state = game("s02", room="s02-stalls")
    seat = me(state)
    seat.gold, seat.tokens, seat.tags_held = (
        7,
        [PACK.token("discount-coupon").number],
        PACK.token("discount-coupon").tags,
    )
    assert said(changed(state), "redeem:backpack") == "Buy Backpack with a Discount Coupon for 2 Gold"
    flute = PACK.card("golden-flute")
    resolve(state, seat, flute.play, flute.number)
    apply(state, offered_choice(changed(state), "invoke:" + flute.play.effects[-1].label))
    assert said(state, "buy:backpack") == "Buy Backpack for 5 Gold"
    assert said(state, "redeem:backpack", "fr") == "Acheter Sac à dos avec un Coupon de réduction pour 0 Or"


def test_a_card_that_is_taken_without_its_skill_costs_the_rest() -> None:
    state = game()
    seat = me(state)
    state.row[0], state.row[1] = PACK.card("lute").number, PACK.card("locked-trunk").number
    theft = PACK.card("grand-theft")
    resolve(state, seat, theft.play, theft.number)
    apply(state, offered_choice(changed(state), "pick:2"))
    assert said(state, "acquire:row1") == "Acquire Lute for 0 Skill"
    assert said(state, "use:row2") == "Use Locked Trunk for 1 lockpick"


def test_turning_a_tile_and_putting_a_card_on_the_deck() -> None:
    state = game("d05", room="d05-hoard")
    movement = PACK.card("sudden-movement")
    resolve(state, me(state), movement.arrive, movement.number)
    assert voice(state).prompt() == "Sudden Movement: rotate the Crystal Maze how far?"
    assert said(changed(state), "rotate:1", "pt") == "Girar a peça 90° no sentido horário"
    state = game()
    lie = PACK.card("lie-in-wait")
    me(state).discard.append(lie.number)
    resolve(state, me(state), lie.acquire, lie.number)
    assert said(changed(state), "pick:1", "fr") == "Placer Répit sur le dessus de votre deck"


def test_a_discovery_that_cannot_be_completed_is_given_up() -> None:
    state = game()
    me(state).boots, me(state).damage, me(state).lockpicks = 1, 9, 0
    state.tile_stack, state.tiles_left = [next(tile.number for tile in PACK.tiles if tile.id == "d04")], 1
    apply(state, offered_choice(changed(state), "explore:start-a.S0"))
    assert said(state, "abandon:0") == "Stop here: place the tile as it is and stay put"
    assert said(state, "abandon:3", "fr") == "S’arrêter là : placer la tuile tournée de 270° et rester sur place"


def test_refusals_say_what_is_missing() -> None:
    state = game("d02", room="d02-guard")
    me(state).boots, me(state).lockpicks = 1, 0
    assert refused(changed(state), "move:d02-east") == "It takes a lockpick; you have 0."
    state.row[0] = PACK.card("wishing-well").number
    assert refused(changed(state), "use:row1") == "It also costs 3 Gold; you have 0."
    state = game("s02", room="s02-stalls")
    me(state).gold, me(state).damage = 7, 2
    assert refused(changed(state), "buy:blood-amulet") == ("You need at least 5 damage to buy it; you have 2.")


@pytest.mark.parametrize(
    ("name", "numbers", "text"),
    [
        (
            "TilePlaced",
            ("d05", cell_at(0, 2), 1),
            "Renard place une tuile au sud de la Vieille Crypte, tournée de 90° : le Dédale de Cristal.",
        ),
        ("TileTurned", ("d05", 2, 0), "Une tuile pivote : le Dédale de Cristal, à 180°."),
        ("TileRevealed", ("d07", 0, 0), "Renard découvre le Pont d’Os."),
        ("PrisonerFreed", ("peasant", -1, 0), "Renard libère Paysan."),
        ("PrisonerFreed", ("discount-coupon", -1, 0), "Renard trouve Coupon de réduction parmi les Prisonniers."),
    ],
)
def test_what_happened(name: str, numbers: tuple[str | int, ...], text: str) -> None:
    ids = {tile.id: tile.number for tile in PACK.tiles} | {token.id: token.number for token in PACK.tokens}
    first, second, third = [ids[number] if isinstance(number, str) else number for number in numbers]
    assert voice(game("d05"), "fr").event(Event(EVENTS[name], SeatId(0), first, second, third)) == text


def test_a_monster_is_told_with_where_it_comes_from() -> None:
    state = game("d05")
    hoard, altar = state.board.room("d05-hoard"), state.board.room("d05-altar")
    told = voice(state, "fr").event(Event(EVENTS["FigureMoved"], SeatId(0), hoard, altar, 0))
    assert told == "Un monstre part du Coffre de la pie et va à l’Autel du prisme."


def test_an_opened_lock_is_told_by_what_it_kept_shut() -> None:
    state = game("d05", room="d05-hoard")
    state.record()
    apply(state, offered_choice(state, "unlock:chest"))
    assert "Fox opens the chest of the Crystal Maze." in [voice(state).event(event) for event in state.events]
