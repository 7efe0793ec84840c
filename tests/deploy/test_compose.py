"""Tests of deploy/compose.yaml and deploy/Containerfile: every container is confined, and the servers' settings exist and are safe."""

from __future__ import annotations

import re
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from longwood.server.settings.review import FolderFacts, dangers
from longwood.server.settings.sources import load

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text()
VALUES = {"SITE": "golf.example.org", "DATABASE_PASSWORD": "0123456789abcdef", "CHANNEL_PASSWORD": "fedcba9876543210"}
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
SERVERS = [name for name in SERVICES if name.startswith("server-")]


def filled_in(value: object) -> str:
    """Return a value after replacing variables such as ${NAME}, ${NAME:-default} and ${NAME:?message}."""
    return re.sub(r"\$\{(\w+)(?::[-?]([^}]*))?\}", lambda found: VALUES.get(found[1], found[2] or ""), str(value))


def image_variables() -> dict[str, str]:
    """Return the variables that the image sets for the server."""
    return dict(re.findall(r"(LONGWOOD_\w+)=(\S+)", CONTAINERFILE))


@pytest.mark.parametrize("name", SERVICES)
def test_every_container_is_confined(name: str) -> None:
    service = SERVICES[name]
    assert re.fullmatch(r"[a-z/]+:(\d+(\.\d+)*|\$\{VERSION:-latest\})", service["image"]), "a version, not whatever is newest"
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "caddy" else [])
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert (service["user"] == "0:0") == (name == "caddy")
    assert service["mem_limit"]
    assert service["pids_limit"]
    assert name in {"backup", "restore"} or name in SERVERS or service["healthcheck"]["test"], "the servers have the one of their image"
    assert not {"privileged", "network_mode", "pid", "ipc", "devices"} & service.keys()
    assert "docker.sock" not in str(service)


def test_only_caddy_is_reachable_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert all(SERVICES[name]["networks"] == ["inside"] for name in ("database", "channel"))
    assert list(SERVICES["caddy"]["networks"]) == ["edge"], "it can't reach the database"


def test_the_servers_have_settings_that_exist_and_are_safe() -> None:
    environment = image_variables() | {name: filled_in(value) for name, value in SERVICES["server-1"]["environment"].items()}
    settings = load({}, environment).settings
    assert list(dangers(settings, FolderFacts())) == []
    caddy = SERVICES["caddy"]["networks"]["edge"]["ipv4_address"]
    assert settings.trusted_proxies == (caddy,)
    (edge,) = COMPOSE["networks"]["edge"]["ipam"]["config"]
    assert ip_address(caddy) in ip_network(edge["subnet"])
    assert ip_address(caddy) not in ip_network(edge["ip_range"]), "another container could get this address"
    assert settings.port == 8817
    assert f"EXPOSE {settings.port}" in CONTAINERFILE
    assert re.search(rf"^HEALTHCHECK .*\\\n.*:{settings.port}/readyz", CONTAINERFILE, re.MULTILINE)
    assert settings.database == "postgresql://longwood:0123456789abcdef@database/longwood"
    assert settings.channel == "valkey://:fedcba9876543210@channel:6379/0"
    assert f"{settings.data}" in {volume.partition(":")[2] for volume in SERVICES["server-1"]["volumes"]}


def test_all_servers_are_the_same_and_caddy_uses_all_of_them() -> None:
    assert len(SERVERS) >= 3
    assert all(SERVICES[name] == SERVICES[SERVERS[0]] for name in SERVERS)
    assert SERVICES["caddy"]["environment"]["SERVERS"].split() == [f"{name}:8817" for name in SERVERS]


def test_every_volume_and_variable_is_declared() -> None:
    mounted = [volume.partition(":")[0] for service in SERVICES.values() for volume in service.get("volumes", [])]
    named = {name for name in mounted if not name.startswith(".")}
    assert named == set(COMPOSE["volumes"])
    example = dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / "example.env").read_text(), re.MULTILINE))
    used = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert used == set(example)
    assert not example["DATABASE_PASSWORD"] + example["CHANNEL_PASSWORD"], "nobody must start with a password that everyone knows"


def test_the_image_runs_as_an_unprivileged_user() -> None:
    stages = CONTAINERFILE.split("\nFROM ")
    assert len(stages) == 3, "the compiler stays in the first stage"
    (user,) = re.findall(r"^USER (\S+)$", stages[-1], re.MULTILINE)
    assert user == SERVICES["server-1"]["user"]
    assert "g++" not in stages[-1]


def test_the_build_context_contains_everything_that_is_needed() -> None:
    lines = (DEPLOY / "Containerfile.dockerignore").read_text().splitlines()
    allowed = [line[1:] for line in lines if line.startswith("!")]
    assert all((ROOT / name).exists() for name in allowed)
    needed = {"CMakeLists.txt", "LICENSE", "README.md", "build_backend", "native", "pyproject.toml", "src", "uv.lock", "web"}
    assert set(allowed) == needed
