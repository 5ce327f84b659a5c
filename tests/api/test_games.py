"""Games of the public library: legal choices, refusals, copies, files and comparison."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tiptoe
from scene import rule
from tiptoe import engine
from tiptoe.catalog import GAMES
from tiptoe.core.rng import seeded


def played(spec: str, choices: int, seats: int = 2, seed: int = 3) -> tiptoe.Game:
    """Returns a game after `choices` random choices."""
    game, stream = tiptoe.Game(spec, seats=seats, seed=seed), seeded(seed + 99)
    for _ in range(choices):
        if not game.over:
            game.play(game.choices[stream.below(len(game.choices))])
    return game


@pytest.mark.parametrize("spec", GAMES)
def test_a_seed_deals_the_same_game_as_the_engine(spec: str) -> None:
    state = engine.new_game(engine.open_game(spec), 3, engine.seeded(5))
    assert tiptoe.Game(spec, seats=3, seed=5).digest == engine.digest(state)


@pytest.mark.parametrize("spec", GAMES)
def test_every_choice_has_a_key_a_text_a_price_and_things(spec: str) -> None:
    game, stream = tiptoe.Game(spec, seats=2, seed=7), seeded(8)
    for _ in range(120):
        if game.over:
            break
        for choice in game.choices:
            assert game.explain(choice) is None
            assert choice.text
            assert choice.verb == choice.key.partition(":")[0]
            assert repr(choice.price).startswith("Price(")
            assert all(isinstance(value, str) or what in ("option", "turn") for what, value in choice.about.items()), (
                choice.about
            )
        game.play(game.choices[stream.below(len(game.choices))])


def test_choices_cannot_be_added_to() -> None:
    """Review A.2: appending to the list of choices made an illegal choice legal."""
    game = tiptoe.Game("classic", seats=2, seed=1)
    assert isinstance(game.choices, tuple)
    with pytest.raises(tiptoe.IllegalChoice):
        game.play("end-turn")


def test_the_list_of_the_engine_is_the_callers_own() -> None:
    """Review A.2: `apply` checked by the very list that the engine handed out."""
    state = tiptoe.new_game(tiptoe.open_game("classic"), seats=2, rng=tiptoe.seeded(1))
    end_turn = engine.parse("end-turn", state)
    for listed in (tiptoe.choices(state), engine.choices(state)):
        listed.append(end_turn)
        with pytest.raises(engine.IllegalChoice):
            tiptoe.apply(state, end_turn)


WRONG = [
    *(5, -1, 99999999, 16384 + 9999, -16384, True, None, 1.5, b"play:burgle", ("play:burgle",)),
    *("", ":", "play", "play:", "play:burgel", "move:nowhere", "move:d1+99s", "pick:" + "9" * 5000, "end-turn:x"),
    "acquire:row7",
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: repr(wrong)[:24])
@pytest.mark.parametrize("over", [False, True], ids=["open", "over"])
def test_a_wrong_choice_is_an_illegal_choice_and_changes_nothing(wrong: str, over: bool) -> None:
    """Review A.4: wrong numbers raised KeyError and IndexError."""
    game = tiptoe.Game("classic", seats=2, seed=1)
    while over and not game.over:
        game.play(game.choices[0])
    before = game.digest
    with pytest.raises(tiptoe.IllegalChoice) as refused:
        game.play(wrong)
    error = refused.value
    assert (game.digest, error.seat) == (before, game.to_move)
    assert error.code
    assert error.rule.startswith("CORE-")
    assert error.sentence.endswith(".")
    assert error.offered == game.choices
    assert isinstance(error, tiptoe.TiptoeError)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_choice_of_another_game_is_refused_or_means_the_same() -> None:
    classic, other = tiptoe.Game("classic", seed=1), played("space", 30)
    for choice in other.choices:
        if choice in classic.choices:
            assert classic.copy().play(choice) == classic.copy().play(choice.key)
        else:
            with pytest.raises(tiptoe.IllegalChoice):
                classic.copy().play(choice)


def test_a_number_of_the_engine_is_a_choice() -> None:
    game = tiptoe.Game("classic", seed=1)
    assert game.copy().play(game.choices[0].number) == game.copy().play(game.choices[0])


@pytest.mark.parametrize("seats", [0, 1, 5, 7, -2, True, "2", None, 2.0])
def test_a_wrong_number_of_seats_names_the_rule(seats: int) -> None:
    with pytest.raises(tiptoe.TiptoeError) as refused:
        tiptoe.Game("classic", seats=seats)
    assert (refused.value.code, refused.value.rule) == ("wrong-seats", "RUL-35")


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", 0.0])
def test_a_wrong_seat_is_named(seat: int) -> None:
    """Review A.4: seat -1 was the last seat, and seat 5 got a spectator's view."""
    game = tiptoe.Game("classic", seats=2)
    for look in (game.view, game.view(0).resources_of):
        with pytest.raises(tiptoe.TiptoeError, match="the seats are 0 to 1") as refused:
            look(seat)
        assert refused.value.code == "wrong-seat"


@pytest.mark.parametrize(
    "spec", ["clasic", "", "classic:nowhere", "classic+nothing", "classic+open-bag+open-bag", 7, None]
)
def test_an_unknown_spec_is_named(spec: str) -> None:
    for make in (lambda: tiptoe.Game(spec), lambda: tiptoe.simulate(spec, ["greedy", "greedy"], games=1)):
        with pytest.raises(tiptoe.TiptoeError) as refused:
            make()
        assert refused.value.code == "unknown-spec"


@pytest.mark.parametrize(
    ("spec", "meant"),
    [("CLASSIC", "classic"), ("classic+dusk", "classic:dusk"), ("catacombs+b", "catacombs:b"), ("space+Party", "")],
)
def test_a_spec_that_is_nearly_right_is_answered_with_the_right_one(spec: str, meant: str) -> None:
    with pytest.raises(tiptoe.TiptoeError, match=f"did you mean '{meant}'" if meant else "known: ") as refused:
        tiptoe.Game(spec)
    assert not meant or tiptoe.Game(meant).spec.startswith(spec.lower().partition("+")[0]), refused.value


def test_other_wrong_arguments_are_named() -> None:
    game = tiptoe.Game("classic")
    refusals: dict[str, Callable[[], object]] = {
        "wrong-seed": lambda: tiptoe.Game("classic", seed=10**50),
        "wrong-names": lambda: tiptoe.Game("classic", names=["Ana"]),
        "unknown-language": lambda: game.view(0, lang="xx"),
        "unknown-card": lambda: game.card("burgel"),
        "unknown-token": lambda: game.view(0).token("artefact-5"),
        "wrong-number": lambda: game.undo(0),
        "bad-record": lambda: tiptoe.Game.from_record("play:burgle"),
        "bad-scenario": lambda: tiptoe.Game.from_scenario("[given.seat7]"),
        "no-record": lambda: tiptoe.Game.from_scenario("seats = 2").record(),
        "no-seat": lambda: game.watch().resources,
        "bad-bytes": lambda: tiptoe.Game.from_bytes(b"nonsense"),
    }
    for code, wrong in refusals.items():
        with pytest.raises(tiptoe.TiptoeError) as refused:
            wrong()
        assert refused.value.code == code


@pytest.mark.parametrize("spec", GAMES)
@pytest.mark.parametrize("choices", [0, 25, 20_000], ids=["new", "middle", "over"])
def test_a_game_survives_bytes_pickle_copy_and_record(spec: str, choices: int, tmp_path: Path) -> None:
    game = played(spec, choices)
    record = tiptoe.load_record(game.record().save(tmp_path / "game.tiptoe"))
    twins = [tiptoe.Game.from_bytes(game.to_bytes()), pickle.loads(pickle.dumps(game)), copy.copy(game), record]
    for twin in [*twins, copy.deepcopy(game), game.copy()]:
        assert twin == game
        assert repr(twin) == repr(game)
        assert (twin.events, twin.played, twin.names) == (game.events, game.played, game.names)
        assert twin.record() == game.record()
        assert twin.to_bytes() == game.to_bytes()
    if not game.over:
        first = [twin.play(twin.choices[0]).digest for twin in [*twins, game]]
        assert len(set(first)) == 1
        assert twins[0].events == game.events


def test_a_copy_goes_its_own_way() -> None:
    game = tiptoe.Game("classic", seed=1)
    twin = game.copy().play("play:burgle")
    assert (len(game.played), len(twin.played)) == (0, 1)
    assert len(game.events) < len(twin.events)
    assert twin != game


def test_games_are_compared_by_position_and_have_no_hash() -> None:
    assert tiptoe.Game("classic", seed=1) == tiptoe.Game("classic", seed=1)
    assert tiptoe.Game("classic", seed=1) != tiptoe.Game("classic", seed=2)
    assert tiptoe.Game("classic", seed=1) != "classic"
    with pytest.raises(TypeError, match="unhashable"):
        hash(tiptoe.Game("classic"))


def test_altered_bytes_and_records_are_refused(tmp_path: Path) -> None:
    game = played("classic", 10)
    data = game.to_bytes()
    for at in range(0, len(data), 7):
        with pytest.raises(tiptoe.TiptoeError):
            tiptoe.Game.from_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        with pytest.raises(tiptoe.TiptoeError):
            tiptoe.Game.from_bytes(data[:at])
    file = tmp_path / "bad.tiptoe"
    file.write_text(game.record().text.replace(game.played[3], "fly:home", 1))
    with pytest.raises(tiptoe.TiptoeError, match="fly:home") as refused:
        tiptoe.load_record(file)
    assert refused.value.code == "bad-record"
    file.write_bytes(b"\xff\xfe\0")
    with pytest.raises(tiptoe.TiptoeError, match=r"bad\.tiptoe: a record is text in UTF-8") as refused:
        tiptoe.load_record(file)
    assert refused.value.code == "bad-record"


def test_a_finished_game_says_who_won() -> None:
    game = played("classic", 20_000)
    assert "over after" in repr(game)
    assert (game.to_move, game.choices, game.view().seat) == (None, (), None)
    assert game.view(0).scores == game.scores
    assert game.view(1).winners == game.winners


@pytest.mark.parametrize("spec", GAMES)
def test_a_notebook_shows_the_map_the_row_and_the_hand(spec: str) -> None:
    game = played(spec, 20)
    picture = game._repr_svg_()
    root = ElementTree.fromstring(picture)
    shown = [text for text in root.itertext() if text.strip()]
    assert 'class="t-map"' in picture
    for card in (*(card for card in game.view().row if card), *game.view().hand):
        assert card.name in shown
    assert "Hand" in shown or not game.view().hand


def test_a_notebook_shows_what_a_seat_may_know_in_its_language() -> None:
    game = tiptoe.Game("classic", seats=2, seed=1)
    assert "Cambrioler" in game.view(lang="fr")._repr_svg_()
    assert "Hand" not in game.watch()._repr_svg_()
    again = pickle.loads(pickle.dumps(game.view()))
    assert "Burgle" in again._repr_svg_()
    assert "t-map" not in again._repr_svg_()


def test_a_notebook_shows_a_card_and_the_scores_of_a_simulation() -> None:
    card = tiptoe.Game("classic").card("explore")
    result = tiptoe.simulate("classic", ["greedy", "random"], games=4, seed=1)
    for picture, words in ((card._repr_svg_(), card.name), (result._repr_svg_(), "greedy, wins 100%")):
        assert words in "".join(ElementTree.fromstring(picture).itertext())


def test_every_moment_of_a_record_can_be_stepped_through(tmp_path: Path) -> None:
    game = tiptoe.Game("catacombs", seats=2, seed=4).play_out(["greedy", "random"])
    again = tiptoe.load_record(game.record().save(tmp_path / "game.tiptoe"))
    steps = list(again.steps())
    assert [key for _, key in steps] == list(game.played)
    assert steps[0][0] == tiptoe.Game("catacombs", seats=2, seed=4)
    assert all(key in moment.choices for moment, key in steps)
    assert steps[-1][0].play(steps[-1][1]) == game


@pytest.mark.parametrize("spec", GAMES)
@pytest.mark.parametrize("choices", [1, 40, 20_000], ids=["begun", "middle", "over"])
def test_choices_taken_back_leave_the_game_of_before(spec: str, choices: int) -> None:
    game = played(spec, choices)
    made = len(game.played)
    for back in {1, made // 2, made} - {0}:
        twin = game.copy().undo(back)
        expected = played(spec, made - back)
        assert (twin, twin.events, twin.played) == (expected, expected.events, expected.played)
        for key in game.played[made - back :]:
            twin.play(key)
        assert (twin, twin.events, twin.record()) == (game, game.events, game.record())


@pytest.mark.parametrize("wrong", [0, -1, 4, 2.0, True, "1", None])
def test_more_than_was_made_cannot_be_taken_back(wrong: int) -> None:
    game = played("classic", 3)
    before = game.digest
    with pytest.raises(tiptoe.TiptoeError) as refused:
        game.undo(wrong)
    assert (refused.value.code, game.digest) == ("wrong-number", before)


def test_a_view_does_not_know_what_was_taken_back() -> None:
    game = tiptoe.Game("classic", seats=2, seed=1)
    before = game.view(0)
    for _ in range(30):
        game.play(game.choices[-1])
    assert game.undo(30).view(0) == before


@pytest.mark.parametrize("spec", [*GAMES, "catacombs+party", "classic:dusk", "space:engineering.arena.med-lab"])
def test_a_position_is_written_as_a_text_and_read_back(spec: str) -> None:
    """What the seat knows at the beginning of a turn is the same again; turns are counted anew."""
    seats = 5 if "party" in spec else 2
    game, stream, compared = tiptoe.Game(spec, seats=seats, seed=3), seeded(4), 0
    while not game.over and compared < 12:
        turn = game.turn
        game.play(game.choices[stream.below(len(game.choices))])
        if game.turn == turn or game.view().prompt != "your-turn":
            continue
        text = game.scenario()
        if text.startswith("#"):
            continue
        again, view = tiptoe.Game.from_scenario(text), game.view()
        compared += 1
        assert set(again.choices) == set(game.choices)
        assert Counter(again.view().hand) == Counter(view.hand)
        assert (again.view().row, again.view().tunnels) == (view.row, view.tunnels)
        assert [again.view().resources_of(n) for n in range(seats)] == [view.resources_of(n) for n in range(seats)]
    assert compared == 12


@pytest.mark.parametrize("spec", GAMES)
def test_a_scenario_holds_what_its_seat_knows(spec: str) -> None:
    """Two games that look the same to a seat are written as the same text."""
    game = played(spec, 30)
    seat = game.to_move
    assert seat is not None
    dealt = engine.determinize(engine.View(game.state, seat), seeded(77))
    other = game.copy()
    other._recording.state = dealt
    assert other != game
    assert other.scenario(seat) == game.scenario(seat)


def test_a_game_of_a_scenario_is_played_copied_stored_and_taken_back() -> None:
    text = (
        'spec = "classic"\nseats = 3\n[given]\nactive = 1\n[given.seat1]\nroom = "d4"\nboots = 2\nhand = ["explore"]\n'
    )
    game = tiptoe.Game.from_scenario(text)
    assert (game.to_move, game.view().room, game.seats) == (1, "d4", 3)
    first = game.copy()
    game.play_out(["greedy", "random", "mouse"])
    assert game.over
    for twin in (tiptoe.Game.from_bytes(game.to_bytes()), pickle.loads(pickle.dumps(game)), game.copy()):
        assert (twin, twin.events) == (game, game.events)
        assert [key for _, key in twin.steps()] == list(game.played)
        assert twin.undo(len(game.played)) == first
    assert tiptoe.Game.from_scenario(text) == first


def test_a_scenario_with_cards_of_its_own_is_refused() -> None:
    own = '[[card]]\nid = "lamp"\nkind = "item"\ncopies = 1\ncost = 1\nplay = [{ skill = 1 }]\n'
    with pytest.raises(tiptoe.TiptoeError, match="card: a game of the library cannot have content of its own"):
        tiptoe.Game.from_scenario(own)
    with pytest.raises(tiptoe.TiptoeError, match="did you mean 'room'"):
        tiptoe.Game.from_scenario('[given.seat0]\nrom = "d4"\n')


@pytest.mark.parametrize("lang", ["en", "fr", "pt-BR"])
@pytest.mark.parametrize("spec", GAMES)
def test_every_token_that_a_view_names_has_a_name(spec: str, lang: str) -> None:
    game, stream, seen = tiptoe.Game(spec, seats=2, seed=5), seeded(6), set[str]()
    while not game.over:
        view = game.view(lang=lang)
        position = view.position
        seen |= {id for pile in position.room_tokens.values() for id in pile} | {*position.market, *position.box}
        seen |= {id for seat in position.seats for id in seat.tokens}
        seen |= {str(c.about[what]) for c in view.choices for what in ("token", "kind") if what in c.about}
        game.play(game.choices[stream.below(len(game.choices))])
    view = game.view(lang=lang)
    for id in seen:
        token = view.token(id)
        assert (token.id, token.lang) == (id, lang)
        assert token.name
        assert token.name != id
        assert pickle.loads(pickle.dumps(token)) == token
    assert seen - {token.id for token in game.tokens} == {id for id in seen if view.token(id).face_down}


@pytest.mark.parametrize("spec", GAMES)
def test_events_are_the_same_in_every_language_but_for_their_texts(spec: str) -> None:
    game = played(spec, 80)
    english, french = game.events, game.events_in("fr")
    assert english == game.events_in("en")
    assert [(e.name, e.seat, e.rule, e.facts) for e in english] == [(e.name, e.seat, e.rule, e.facts) for e in french]
    assert sum(one.text != other.text for one, other in zip(english, french)) > len(english) // 2
    game.play(game.choices[0])
    assert len(game.events_in("fr")) == len(game.events) > len(english)


@rule("RUL-118", "EXP-2.1")
def test_first_seat_and_handicaps_stand_in_the_record(tmp_path: Path) -> None:
    game = tiptoe.Game("classic+open-bag", seats=3, first=2, handicaps=[0, 0, 3])
    assert (game.to_move, game.spec) == (2, "classic+open-bag+first:2+handicap:003")
    assert tiptoe.Game("classic", seats=2, handicaps=[0, 0]).spec == "classic"
    file = tmp_path / "game.tiptoe"
    assert tiptoe.load_record(game.play(game.choices[0]).record().save(file)) == game
    with pytest.raises(tiptoe.TiptoeError, match="not 3"):
        tiptoe.Game("classic", seats=3, first=3)
    with pytest.raises(tiptoe.TiptoeError, match="names no seat"):
        tiptoe.Game("classic", seats=3, first="me")
    voting = tiptoe.Game("space", seats=2, first="sneakiest")
    assert [choice.key for choice in voting.choices] == ["name:seat1", "name:seat0"]
