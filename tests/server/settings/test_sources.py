"""Settings from a file, variables and options: which source overrides which, and what is refused."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from longwood.server.access.limits import ServerLimits
from longwood.server.errors import SettingsError
from longwood.server.settings.sources import load, need_name, setting_types, value_of, variable_of
from longwood.server.settings.values import Settings, answered_names


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "longwood.toml"


def refusal(file: Path | None = None, text: str = "", **environ: str) -> str:
    """Return the error message for a file with this text, or for these variables. It must be a single line."""
    if file is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(SettingsError) as caught:
        load({}, environ, file)
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_without_sources_all_settings_are_defaults() -> None:
    assert load({}, {"HOME": "/root", "LONGWOOD_LANG": "ru", "LONGWOOD_PORT": ""}).settings == Settings()
    assert load({}, {}).origins == {}


def test_options_win_over_variables_and_variables_over_the_file(file: Path) -> None:
    file.write_text('host = "10.0.0.1"\nport = 1000\nlog_format = "json"\n[limits]\nseats = 100\ntable_rate = 30\n', encoding="utf-8")
    loaded = load({"host": "10.0.0.3"}, {"LONGWOOD_HOST": "10.0.0.2", "LONGWOOD_PORT": "2000", "LONGWOOD_LIMITS_ROOMS": "7"}, file)
    limits = replace(ServerLimits(), seats=100, table_rate=30.0, rooms=7)
    assert loaded.settings == Settings(host="10.0.0.3", port=2000, log_format="json", limits=limits)
    assert loaded.origins == {
        "host": "--host",
        "port": "LONGWOOD_PORT",
        "log_format": str(file),
        "limits.seats": str(file),
        "limits.table_rate": str(file),
        "limits.rooms": "LONGWOOD_LIMITS_ROOMS",
    }


def test_a_variable_can_name_the_file(file: Path) -> None:
    file.write_text("port = 1000\n", encoding="utf-8")
    assert load({}, {"LONGWOOD_CONFIG": str(file)}).settings.port == 1000


def test_lists_in_variables_are_separated_by_commas() -> None:
    settings = load({}, {"LONGWOOD_NAMES": "Golf.example, cards.example,", "LONGWOOD_TRUSTED_PROXIES": "10.0.0.0/8,2001:DB8::1"}).settings
    assert settings.names == ("golf.example", "cards.example")
    assert settings.trusted_proxies == ("10.0.0.0/8", "2001:db8::1")


def test_the_server_accepts_its_names_its_address_and_its_public_name() -> None:
    environ = {"LONGWOOD_PUBLIC_URL": "https://Golf.example:8443/", "LONGWOOD_NAMES": "other.example", "LONGWOOD_HOST": "192.0.2.1"}
    settings = load({}, environ).settings
    assert settings.public_url == "https://golf.example:8443"
    assert set(answered_names(settings)) == {"golf.example", "other.example", "192.0.2.1"}
    assert set(answered_names(Settings(host="0.0.0.0", names=("a.example",)))) == {"a.example"}


def test_every_setting_can_be_set_by_its_variable() -> None:
    samples = {"names": "a.example", "public_url": "https://a.example", "log_format": "json", "trusted_proxies": "10.0.0.1"}
    samples |= {"access_log": "true", "metrics_from": "10.0.0.1"}
    for name in setting_types():
        default = value_of(Settings(), name)
        text = samples.get(name) or ("x" if isinstance(default, str) else "77")
        loaded = load({}, {variable_of(name): text})
        assert value_of(loaded.settings, name) != default, name
        assert loaded.origins == {name: variable_of(name)}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1", ": prot is not a setting; did you mean port?"),
        ("[limits]\nseat = 1", ": limits.seat is not a setting; did you mean limits.seats?"),
        ("seats = 1", ": seats is not a setting; did you mean limits.seats?"),
        ("zzz = 1", ": zzz is not a setting; choose host, port, names,"),
        ("limits = 1", ": limits is a section; write its settings below a line [limits]"),
        ('port = "80"', ": port: '80' is not allowed; choose a whole number from 1 up to 65535"),
        ("port = 0", ": port: 0 is not allowed; choose a whole number from 1 up to 65535"),
        ("port = true", ": port: True is not allowed; choose a whole number from 1 up to 65535"),
        ("retention_days = -1", ": retention_days: -1 is not allowed; choose a whole number from 0 up to 36500"),
        ("[limits]\nroom_rate = nan", ": limits.room_rate: nan is not allowed; choose a number above 0 up to 1000000"),
        ("[limits]\nsockets = 1.5", ": limits.sockets: 1.5 is not allowed; choose a whole number from 1 up to 2147483647"),
        ('log_format = "xml"', ": log_format: 'xml' is not allowed; choose 'json' or 'text'"),
        ('names = "a.example"', ": names: 'a.example' is not allowed; choose a list of strings"),
        ('names = ["http://a"]', ": names: 'http://a' is not a host name or address; write it as in cards.example.org"),
        ('trusted_proxies = ["10.0.0.1/8"]', ": trusted_proxies: '10.0.0.1/8' is an address within a network; write 10.0.0.0/8"),
        ('trusted_proxies = ["proxy"]', ": trusted_proxies: 'proxy' is not an address or network; write it as in 10.0.0.5"),
        ('public_url = "golf.example"', ": public_url: 'golf.example' is not a web address; write it as in https://golf.example.org"),
        ('public_url = "https://golf.example/cards"', ": public_url: 'https://golf.example/cards' is not a web address;"),
        ('public_url = "https://golf.example:99999"', ": public_url: 'https://golf.example:99999' is not a web address;"),
        ('database = ["postgresql://me:tops3cret@db"]', ": database: this value is not allowed; choose a string"),
        ("port =", " is not a TOML file: Invalid value (at "),
        ("port = 1\nport = 2", " is not a TOML file: Cannot overwrite a value (at "),
    ],
)
def test_a_wrong_file_is_refused_in_one_line(file: Path, text: str, words: str) -> None:
    assert refusal(file, text).startswith(f"{file}{words}")


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_a_server_that_listens_on_all_addresses_needs_a_name(file: Path, host: str) -> None:
    file.write_text(f'host = "{host}"', encoding="utf-8")
    with pytest.raises(SettingsError, match=re.escape(f'host "{host}" ({file}) needs --name: the host name')):
        need_name(load({}, {}, file))
    need_name(load({"names": ("golf.example",)}, {}, file))
    need_name(load({}, {"LONGWOOD_PUBLIC_URL": "https://golf.example"}, file))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=f"{tmp_path} cannot be read: Is a directory"):
        load({}, {}, tmp_path)
    (tmp_path / "latin").write_bytes(b'host = "\xe9"')
    with pytest.raises(SettingsError, match="latin is not a TOML file"):
        load({}, {}, tmp_path / "latin")


@pytest.mark.parametrize(
    ("variable", "text", "message"),
    [
        ("LONGWOOD_PROT", "1", "LONGWOOD_PROT is not a setting; did you mean LONGWOOD_PORT?"),
        ("LONGWOOD_LIMITS_SEAT", "", "LONGWOOD_LIMITS_SEAT is not a setting; did you mean LONGWOOD_LIMITS_SEATS"),
        ("LONGWOOD_PORT", "tcp://10.0.0.1:80", "LONGWOOD_PORT: 'tcp://10.0.0.1:80' is not allowed; choose a whole number from 1"),
        ("LONGWOOD_LIMITS_TABLE_RATE", "fast", "LONGWOOD_LIMITS_TABLE_RATE: 'fast' is not allowed; choose a number above 0"),
    ],
)
def test_a_wrong_variable_is_refused_in_one_line(variable: str, text: str, message: str) -> None:
    assert refusal(None, "", **{variable: text}).startswith(message)
