"""Content of a game in one language: cards, tokens, words and parameters. Made from packs, without any table."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from ...build import VERSION as __version__
from ...catalog import open_game
from ...core.board import FEATURES
from ...core.choice import ROW, VERBS
from ...core.components import RED, USABLE, Card, Character, Token
from ...core.ruleset import Ruleset
from ...draw.layout.tunnels import SIZES as MARKS
from ...draw.svg.symbols import SEATS
from ...packs.cache import with_packs
from ...packs.document import PackDocument
from ...packs.pictures import KEYS
from ...packs.reader import CARD_KINDS
from ...rulebook.citations import deck_of, rules_of_card, rules_of_feature
from ...rules.night import has_night
from ...text.card_parts import CONSUME, Parts, PartsVoice, kind_of
from ...text.cards import MOMENTS
from ...text.language import words
from ...text.night import NightVoice
from ...text.outcomes import actions
from ...wire.content import (
    Also,
    CardContent,
    CardPicture,
    CharacterContent,
    Content,
    DareContent,
    Gain,
    HourContent,
    KindContent,
    Line,
    NightContent,
    ParamsContent,
    TokenContent,
)
from .maps import board_content, tiles_content

MOST_CACHED: Final = 64  # contents in memory, by game and language


@lru_cache(maxsize=MOST_CACHED)
def content(spec: str, language: str) -> Content:
    """Returns the content of a game; SpecError or LanguageError if there is no such game or language."""
    rules = open_game(spec)
    voice = PartsVoice(words(language), rules.pack)
    return Content(
        spec=spec,
        language=voice.words.language,
        version=__version__,
        cards={card.id: card_content(voice, rules, card) for card in rules.pack.cards if played(rules, card)},
        tokens={token.id: _token(voice, token) for token in rules.pack.tokens if played(rules, token)},
        characters={each.id: _character(voice, rules, each) for each in rules.pack.characters_of(rules.sets)},
        kinds={id: KindContent(voice.type_name(id), voice.one(id)) for id in kinds_of(rules, voice)},
        card_kinds={kind: voice.words.say(f"kind-{kind}") for kind in CARD_KINDS},
        features={id: voice.words.say(f"feature-{id}") for id in FEATURES if voice.words.has(f"feature-{id}")},
        feature_rules={id: found for id in FEATURES if (found := rules_of_feature(id, spec))},
        marks={mark: voice.words.say(f"tunnel-{mark}") for mark in MARKS},
        moments={moment: voice.lead(moment) for moment in (*MOMENTS[1:], "reveal", CONSUME)},
        actions=actions(voice.words),
        walks=[verb.word for verb in VERBS.values() if verb.leads],
        spots={verb.word: verb.spot for verb in VERBS.values() if verb.spot},
        seats=[voice.words.say(f"seat-{index}") for index in range(len(SEATS))],
        params=_params(rules),
        board=None if rules.pack.tiles else board_content(rules, voice, spec),
        tiles=tiles_content(rules, voice, spec) if rules.pack.tiles else None,
        night=night_content(rules, voice) if has_night(rules) else None,
    )


def night_content(rules: Ruleset, voice: PartsVoice) -> NightContent:
    """Returns the Hours and Dares of a seat that plays alone."""
    said, night = NightVoice(voice.words, rules), rules.pack.night
    return NightContent(
        hours={
            hour.id: HourContent(
                hour.id,
                said.hour_name(hour),
                said.part(hour),
                [slot + 1 for slot in hour.takes],
                said.takes(hour),
                said.act(hour),
                said.ward(hour),
            )
            for hour in night.hours
        },
        dares={
            dare.id: DareContent(
                dare.id,
                said.dare_name(dare),
                said.dare(dare),
                said.goal(dare),
                dare.turns,
                said.acts(dare.reward),
                said.acts(dare.price),
            )
            for dare in night.dares
        },
        medals=[*rules.params.medals],
    )


def pack_content(document: PackDocument, language: str) -> tuple[list[CardContent], list[TokenContent]]:
    """Returns the cards and tokens that a cached pack adds to its game, as a table shows them."""
    rules = open_game(with_packs(str(document.source().about["game"]), [document]))
    voice, added = PartsVoice(words(language), rules.pack), rules.pack.added
    cards = [card_content(voice, rules, card) for card in rules.pack.cards if f"card/{card.id}" in added]
    return cards, [_token(voice, token) for token in rules.pack.tokens if f"token/{token.id}" in added]


def played(rules: Ruleset, piece: Card | Token) -> bool:
    """Tests whether a card or token belongs to this game: to its own set, or to one that is played with."""
    return piece.set == "" or piece.set in rules.sets


def kinds_of(rules: Ruleset, voice: PartsVoice) -> list[str]:
    """Returns the token kinds of this game: those that the language names, and those of the pack's tokens."""
    tags = rules.pack.tags.items()
    return [
        id for id, tag in tags if voice.words.has(f"one-{id}") or any(token.tags & tag for token in rules.pack.tokens)
    ]


def card_content(voice: PartsVoice, rules: Ruleset, card: Card) -> CardContent:
    parts, text = voice.card_parts(card), voice.card(card)
    deck = deck_of(rules, card)
    return CardContent(
        id=card.id,
        name=text.name,
        name_in=voice.name_in(card.id),
        pack=voice.pack.added.get(f"card/{card.id}", ""),
        kind=card.kind,
        kind_name=text.kind,
        suit=card.suit,
        suit_name=voice.words.say(f"suit-{card.suit}") if card.suit else "",
        back_of=card.back_of or None,
        deck=deck,
        set=card.set,
        origin=card.origin,
        copies=card.copies,
        cost=card.cost,
        paid_in="none" if deck in ("starter", "character") else "swords" if card.banner == RED else "skill",
        also=Also(card.gold_cost, card.lockpick_cost),
        points=card.points or None,
        points_text=parts.scores,
        attack=card.attack,
        danger=card.danger,
        where=voice.where(card),
        gains=_gains(parts),
        lines=_lines(parts),
        full=list(text.lines),
        art=_picture(rules, card),
        rules=rules_of_card(card, deck),
    )


def _character(voice: PartsVoice, rules: Ruleset, character: Character) -> CharacterContent:
    pack = rules.pack
    return CharacterContent(
        id=character.id,
        name=voice.name(character.id),
        by_name=voice.by_name(character.id),
        pack=pack.added.get(f"character/{character.id}", ""),
        deck=dict(Counter(pack.cards[number].id for number in character.deck)),
        tokens={pack.tokens[number].id: pack.tokens[number].copies for number in character.own},
        start=dict(Counter(pack.tokens[number].id for number in character.start)),
        lines=_lines(voice.character_parts(character)),
        art=_picture(rules, character),
    )


def _picture(rules: Ruleset, card: Card | Character) -> CardPicture | None:
    """Picture that a pack chose for a card or a character; clients choose the rest."""
    chosen = rules.pack.pictures.get(card.id)
    return None if chosen is None else CardPicture(**{key: chosen.get(key, "") for key in KEYS})


def _token(voice: PartsVoice, token: Token) -> TokenContent:
    parts, text = voice.token_parts(token), voice.token(token)
    return TokenContent(
        id=token.id,
        name=text.name,
        name_in=voice.name_in(token.id),
        pack=voice.pack.added.get(f"token/{token.id}", ""),
        kind=kind_of(token),
        kind_name=text.kind,
        type=token.type,
        type_name=voice.type_name(token.type) if token.type else "",
        set=token.set,
        origin=token.origin,
        copies=token.copies,
        points=token.points or None,
        points_text=parts.scores,
        needs_damage=token.needs_damage,
        usable=token.tags & USABLE != 0,
        gains=_gains(parts),
        lines=_lines(parts),
        full=list(text.lines),
    )


def _gains(parts: Parts) -> list[Gain]:
    return [Gain(gain.moment, gain.what, gain.n) for gain in parts.gains]


def _lines(parts: Parts) -> list[Line]:
    return [Line(line.moment, line.lead, line.text, line.marked) for line in parts.lines]


def _params(rules: Ruleset) -> ParamsContent:
    params, cards = rules.params, rules.pack.cards
    return ParamsContent(
        seats=list(params.seats),
        hand=params.hand,
        cubes=params.cubes,
        black_cubes=params.black_cubes,
        health_spaces=params.health_spaces,
        market_price=params.market_price,
        rage=list(params.rage),
        countdown=list(params.countdown_extra),
        lockpicks=params.lockpicks,
        wild_cubes=params.wild_cubes,
        marks=params.marks,
        mark_spaces=params.mark_spaces,
        wild_track=list(params.wild_track),
        milestones={each.name: each.space + 1 for each in rules.milestones if each.name},
        lone_rounds=params.lone_rounds,
        bag_open=params.bag_open,
        bag_empty_ends=params.bag_empty_ends,
        row=ROW,
        reserve=[cards[number].id for number in rules.pack.reserve],
        starter=[cards[number].id for number in rules.pack.starter],
        first_clank=list(params.first_clank),
        first_gold=list(params.first_gold),
        marker_start=list(params.marker_start),
        out_draw=list(params.out_draw),
        by_hand={step.word: numbers for step in rules.end_of_turn if (numbers := step.numbers())},
    )
