"""The systemd units run commands that exist, with settings that are safe."""

from __future__ import annotations

import shlex
from configparser import ConfigParser
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from longwood.cli import main

UNITS = Path(__file__).resolve().parents[2] / "deploy" / "systemd"
SETTINGS = UNITS / "longwood.toml"
SERVICES = sorted(UNITS.glob("*.service"))


def unit(file: Path) -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None)  # a key can be repeated
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(file)
    return parser


def arguments(file: Path) -> list[str]:
    """Return the arguments of the command that a service runs, with the settings file from this folder."""
    program, *words = shlex.split(unit(file)["Service"]["ExecStart"])
    assert program == "/opt/longwood/bin/longwood"
    return [word.replace("%i", "8817").replace("/etc/longwood/longwood.toml", str(SETTINGS)) for word in words]


@pytest.mark.parametrize("file", SERVICES, ids=lambda file: file.name)
def test_a_service_runs_a_command_that_exists(file: Path) -> None:
    context: click.Context | None = None
    command: click.Command | None = main
    words = arguments(file)
    while isinstance(command, click.Group):
        context = click.Context(command, parent=context)
        command = command.get_command(context, words.pop(0))
    assert command is not None
    command.make_context(command.name, words)  # fails if an option doesn't exist


def test_the_example_settings_are_safe() -> None:
    (server,) = [file for file in SERVICES if "@" in file.name]
    done = CliRunner().invoke(main, [*arguments(server), "--check"])
    assert done.exit_code == 0, done.output
    assert "port = 8817" in done.output


def test_every_service_is_confined_in_the_same_way() -> None:
    own = {"Type", "ExecStart", "StateDirectory", "Restart", "RestartSec", "TimeoutStopSec", "LimitNOFILE", "TasksMax", "MemoryMax"}
    own |= {"Nice", "IOSchedulingClass", "AmbientCapabilities", "ProcSubset"}  # the metrics of the server read /proc/stat
    server, backup = ({name: value for name, value in unit(file)["Service"].items() if name not in own} for file in SERVICES[::-1])
    assert server == backup
    assert server["User"] == "longwood"
