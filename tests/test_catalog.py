"""The catalog's data about its games agree with every stack that can be written."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

from tiptoe.catalog import GAMES, SpecError, faces, fits, open_game, spec_for_simulation, spec_with_all_cards, specs
from tiptoe.languages import FINISHED
from tiptoe.text.cards import CardVoice
from tiptoe.text.language import words

MOST_TOGETHER = 3  # variants of a stack that is tried: what a fourth would change shows with fewer


def seats_by_fits(game: str, variants: tuple[str, ...]) -> tuple[int, ...]:
    """Returns the numbers of seats that a page works out; none if the variants exclude each other."""
    known = fits(game)
    for variant in variants:
        fit = known[variant]
        if not set(fit.needs) <= set(variants) or set(fit.excludes) & set(variants):
            return ()
    changed = [set(known[variant].seats) for variant in variants if known[variant].seats]
    allowed = set.intersection(*changed) if changed else set(open_game(game).params.seats)
    return tuple(sorted(allowed))


def seats_of(spec: str) -> tuple[int, ...]:
    try:
        return open_game(spec).params.seats
    except SpecError:
        return ()


@pytest.mark.parametrize("spec", specs())
def test_what_fits_is_what_opens_and_for_so_many_seats(spec: str) -> None:
    game = spec.partition(":")[0]
    names = list(GAMES[game].variants)
    for variants in chain.from_iterable(combinations(names, count) for count in range(MOST_TOGETHER + 1)):
        assert seats_by_fits(game, variants) == seats_of("+".join([spec, *variants])), variants


def test_the_whole_game_has_every_set_of_cards() -> None:
    assert spec_with_all_cards("catacombs") == "catacombs+promo+party+party-deck+characters"
    for game in GAMES:
        pack = open_game(game).pack
        assert {card.set for card in pack.cards} - {""} <= set(open_game(spec_with_all_cards(game)).sets)


def test_every_face_of_every_game_has_a_name_in_every_language() -> None:
    for tag in FINISHED:
        for game in GAMES:
            voice = CardVoice(words(tag), open_game(game).pack)
            names = [voice.face_name(face) for face in faces(game)]
            assert len(set(names)) == len(names)
            assert not any(part == part.lower() and "-" in part for name in names for part in name.split(", ")), names
    assert CardVoice(words("fr"), open_game("catacombs").pack).face_name("a") == "la Vieille Crypte"
    assert CardVoice(words("pt-BR"), open_game("classic").pack).face_name("dusk") == "Crepúsculo"


def test_simulations_aboard_have_a_limit_and_say_so() -> None:
    """RUL-16: the limit is off at tables, on in simulations without people, and named wherever it applies."""
    assert open_game("space").params.lone_rounds == 0
    assert spec_for_simulation("space") == spec_for_simulation("space+lone-rounds") == "space+lone-rounds"
    assert open_game(spec_for_simulation("space+open-bag")).params.lone_rounds == 25
    assert spec_for_simulation("classic:dusk") == "classic:dusk"
