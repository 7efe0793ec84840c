"""`longwood serve --check`: what is unsafe on the open internet, and how settings are printed."""

from __future__ import annotations

import os
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from longwood.cli import main
from longwood.server.access.limits import ServerLimits
from longwood.server.settings.review import FolderFacts, dangers, listed, without_password
from longwood.server.settings.sources import load
from longwood.server.settings.values import Settings

SAFE = Settings(public_url="https://golf.example", retention_days=90)


def test_a_server_behind_a_proxy_with_https_is_safe() -> None:
    assert list(dangers(SAFE, FolderFacts())) == []
    assert list(dangers(replace(SAFE, search_queue="valkeys://:secret@queue.example.org"), FolderFacts())) == []
    assert list(dangers(replace(SAFE, search_queue="unix:///run/valkey.sock"), FolderFacts())) == []
    limits = ServerLimits(seats=640, rooms=10**6, connections=10**6, refusal_delay_s=100, search_workers=200, search_bytes=2**31 - 1)
    assert list(dangers(replace(SAFE, limits=limits), FolderFacts())) == []
    assert list(dangers(replace(SAFE, host="0.0.0.0", trusted_proxies=("172.16.0.0/12",)), FolderFacts())) == []


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"public_url": ""}, "cookies can be intercepted"),
        ({"public_url": "http://golf.example"}, "cookies can be intercepted"),
        ({"host": "0.0.0.0"}, "the server answers plain HTTP on 0.0.0.0"),
        ({"host": "192.0.2.1", "trusted_proxies": ("127.0.0.0/8",)}, "the server answers plain HTTP on 192.0.2.1"),
        ({"trusted_proxies": ()}, "trusted_proxies is empty"),
        ({"trusted_proxies": ("0.0.0.0/0",)}, "strangers can pretend to have any address"),
        ({"trusted_proxies": ("::/0",)}, "strangers can pretend to have any address"),
        ({"metrics_from": ("127.0.0.0/8", "10.0.0.0/7")}, "strangers can read the metrics"),
        ({"names": ("golf.example", "*")}, 'names contains "*"'),
        ({"retention_days": 0}, "retention_days is 0"),
        ({"trusted_proxies": ("8.0.0.0/8",)}, "trusted_proxies contains 8.0.0.0/8"),
        ({"trusted_proxies": ("::ffff:0.0.0.0/96",)}, "strangers can pretend to have any address"),
        ({"channel": "valkey://channel.example.org:6379/0"}, "channel has no password"),
        ({"search_queue": "valkey://queue.example.org:6379/0"}, "search_queue has no password"),
        ({"limits": ServerLimits(request_rate=401)}, "limits.request_rate is 401, so one address can slow down the server"),
        ({"limits": ServerLimits(import_bytes=2**31 - 1)}, "set at most 41943040"),
        ({"limits": ServerLimits(request_head_s=101)}, "limits.request_head_s is 101"),
    ],
)
def test_each_unsafe_setting_is_found(changes: dict[str, object], words: str) -> None:
    (found,) = dangers(replace(SAFE, **changes), FolderFacts())  # type: ignore[arg-type]  # the fields have many types
    assert words in found


def test_readable_files_and_old_keys_are_found() -> None:
    exposed, old = dangers(SAFE, FolderFacts(["/srv/secret"], key_age_days=400.2))
    assert exposed.startswith("/srv/secret can be read by other users")
    assert "is 400 days old" in old
    assert list(dangers(SAFE, FolderFacts([], key_age_days=365))) == []


def test_the_listing_is_toml_with_origins_and_without_passwords() -> None:
    environ = {
        "LONGWOOD_DATABASE": "postgresql://me:tops3cret@db.example/longwood?password=tops3cret",
        "LONGWOOD_CHANNEL": "tops3cret",
        "LONGWOOD_NAMES": "a.example",
        "LONGWOOD_LIMITS_SEATS": "7",
    }
    lines = list(listed(load({"host": "192.0.2.1"}, environ)))
    text = "\n".join(lines)
    assert "tops3cret" not in text
    values = tomllib.loads(text)
    assert values["database"] == "postgresql://me:***@db.example/longwood?***"
    assert (values["host"], values["names"], values["limits"]["seats"], values["limits"]["rooms"]) == ("192.0.2.1", ["a.example"], 7, 5000)
    origins = {line.split()[0]: line.partition("  # ")[2].strip() for line in lines}
    assert (origins["host"], origins["limits.seats"], origins["data"]) == ("--host", "LONGWOOD_LIMITS_SEATS", "default")


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://longwood:ab/SECRET+EF==@db.example/longwood",
        "postgresql://longwood:#SECRET@db.example/longwood",
        "postgresql://longwood:?SECRET@db.example/longwood",
        "postgresql://longwood:x@SECRET@db.example/longwood",
        "postgresql://db.example/longwood?user=me&password=x@SECRET",
        "postgresql://longwood:%2FSECRET@db.example/longwood",
        "valkey://SECRET@queue.example:6379/0",
        "valkey://:SECRET@queue.example:6379/0",
        "valkey://[:SECRET@queue.example",
        "valkey:SECRET@queue.example",
    ],
)
def test_no_part_of_a_password_is_printed(url: str) -> None:
    shown = without_password(url)
    assert "SECRET" not in shown
    assert shown in {"***", "postgresql://***"} or url.rpartition("@")[2] in shown


def check(folder: Path, *args: str) -> tuple[int, str]:
    result = CliRunner(env={"LONGWOOD_DATA": str(folder)}).invoke(main, ["serve", "--check", *args])
    return result.exit_code, result.output


def test_check_reports_an_unsafe_server_with_exit_code_1(tmp_path: Path) -> None:
    folder = tmp_path / "open"
    folder.mkdir(mode=0o755)
    code, text = check(folder, "--host", "192.0.2.1", "--trusted-proxy", "10.0.0.0/7", "--trusted-proxy", "::1")
    assert code == 1
    assert f'data = "{folder}"' in text
    assert 'trusted_proxies = ["10.0.0.0/7", "::1"]' in text
    assert text.count("\n- ") == 4
    assert f"- {folder} can be read by other users" in text
    assert not list(folder.iterdir())


def test_check_reports_a_safe_server_with_exit_code_0(tmp_path: Path) -> None:
    file = tmp_path / "longwood.toml"
    file.write_text("retention_days = 90\n", encoding="utf-8")
    code, text = check(tmp_path / "none", "--public-url", "https://golf.example", "--config", str(file))
    assert code == 0, text
    assert text.endswith("\nNothing unsafe found.\n")
    assert not (tmp_path / "none").exists()


def test_check_finds_an_old_key_and_a_key_file_that_others_can_read(tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    keys.write_bytes(bytes(32))
    keys.chmod(0o644)
    os.utime(keys, (0, 0))
    file = tmp_path / "longwood.toml"
    file.write_text(f'retention_days = 90\nkey_file = "{keys}"\npublic_url = "https://golf.example"\n', encoding="utf-8")
    code, text = check(tmp_path / "none", "--config", str(file))
    assert code == 1
    found = text.partition("Unsafe on the open internet:\n")[2].splitlines()
    assert found[0].startswith(f"- {keys} can be read by other users")
    assert found[1].endswith("days old; replace it with `longwood admin rotate-key`")
    assert len(found) == 2


def test_check_finds_a_missing_list_of_blocked_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "names"
    monkeypatch.setenv("LONGWOOD_BLOCKED_NAMES", str(file))
    assert f"- blocked_names: {file} does not exist" in check(tmp_path)[1]
    file.write_text("rude\n")
    assert "- blocked_names" not in check(tmp_path)[1]
    monkeypatch.setenv("LONGWOOD_BLOCKED_NAMES", "")
    assert "- blocked_names" not in check(tmp_path)[1]
