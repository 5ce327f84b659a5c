"""Settings of a server by environment variables (finding 19 of the review of the service)."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tiptoe.web.settings import Declared, SettingError, Settings, declared, parse, unlimited, written
from web.servers import tiptoe

EVERY = list(declared())
NUMBERS = [one for one in EVERY if one.kind in (int, float)]


@pytest.mark.parametrize("one", EVERY, ids=lambda one: one.name)
def test_every_setting_is_a_variable_and_is_read_as_it_is_written(one: Declared) -> None:
    value = {bool: True, int: 7_000, float: 7.5, str: "there", tuple: ("here", "there")}[one.kind]
    settings = Settings.from_environment({one.variable: written(value)})
    assert getattr(settings, one.name) == value
    assert one.about and one.variable.isupper()


def test_every_field_is_declared_once() -> None:
    assert [one.name for one in declared()] == [field.name for field in fields(Settings)]
    assert len({one.variable for one in declared()}) == len(fields(Settings))


def test_what_is_given_goes_before_the_environment_and_the_rest_keeps_its_default() -> None:
    found = Settings.from_environment({"TIPTOE_KEEP_DAYS": "5", "TIPTOE_BOT_WORKERS": "3"}, keep_days=9)
    assert (found.keep_days, found.bot_workers, found.connections) == (9, 3, Settings().connections)


@pytest.mark.parametrize("one", NUMBERS, ids=lambda one: one.name)
@pytest.mark.parametrize("text", ["", "many", "-1", "nan", "inf", "1e9999"])
def test_a_number_that_cannot_be_is_refused_with_its_variable(one: Declared, text: str) -> None:
    with pytest.raises(SettingError, match=f"^{one.variable}: .* is not a (whole )?number"):
        parse(one, text)


def test_a_switch_is_on_or_off() -> None:
    assert Settings.from_environment({"TIPTOE_SECURE": "yes"}).secure
    assert not Settings.from_environment({"TIPTOE_SECURE": "0"}).secure
    with pytest.raises(SettingError, match=r"^TIPTOE_SECURE: 'perhaps' is not true or false"):
        Settings.from_environment({"TIPTOE_SECURE": "perhaps"})


def test_a_server_without_limits_keeps_what_else_it_is_told() -> None:
    """`--unlimited` dropped `--packs`, `--keep-days` and `--secure`."""
    found = unlimited("sqlite:///x.db", packs="packs", keep_days=3, secure=True)
    assert (found.packs, found.keep_days, found.secure, found.database) == ("packs", 3, True, "sqlite:///x.db")
    assert found.requests_a_minute > 1_000_000 < found.tables_an_hour


def test_the_command_lists_what_is_in_force_and_shows_no_password() -> None:
    done = tiptoe("serve", "--settings", TIPTOE_CONNECTIONS="99", TIPTOE_DATABASE="postgresql://me:hush@127.0.0.1/x")
    assert done.returncode == 0, done.stderr
    assert "TIPTOE_CONNECTIONS=99\n" in done.stdout and "hush" not in done.stdout
    assert {line.partition("=")[0] for line in done.stdout.splitlines() if not line.startswith("#")} == {
        one.variable for one in declared()
    }


def test_a_bad_variable_ends_the_command_with_a_sentence() -> None:
    done = tiptoe("serve", "--port", "0", TIPTOE_CONNECTIONS="plenty")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("tiptoe: TIPTOE_CONNECTIONS: 'plenty' is not a whole number")
