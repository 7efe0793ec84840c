"""Reads the settings from a TOML file, environment variables and command-line options. Later sources override earlier ones."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec
from msgspec import inspect

from longwood.errors import shown
from longwood.locales import joined
from longwood.server.errors import SettingsError
from longwood.server.settings.addresses import is_every_address, parse_names, parse_networks, parse_public_url
from longwood.server.settings.values import SECRET, Settings

PREFIX: Final = "LONGWOOD_"
FILE_VARIABLE: Final = "LONGWOOD_CONFIG"
"""The environment variable that names the settings file."""
_OTHER_VARIABLES: Final = {FILE_VARIABLE, "LONGWOOD_LANG", "LONGWOOD_CHROMIUM", "LONGWOOD_SOAK"}
"""Variables that are not server settings. The command line, the tools and the tests use them."""
_OPTIONS: Final = {"names": "--name", "trusted_proxies": "--trusted-proxy", "limits.search_workers": "--processes"}
"""The options whose names differ from those of their settings."""
_PARSERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "names": parse_names,
    "trusted_proxies": parse_networks,
    "metrics_from": parse_networks,
    "public_url": parse_public_url,
}
"""Additional checks for some settings. Each returns the normalised value, or raises ValueError with the reason."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings of a server, and where they come from."""

    settings: Settings
    origins: Mapping[str, str]
    """The source of each setting that was set: a file, variable or option."""


@dataclass(frozen=True, slots=True)
class _Given:
    """A value from one of the sources that hasn't been checked yet."""

    value: object
    place: str
    """The file and key, variable or option, for error messages."""
    origin: str
    is_text: bool = False
    """Whether the value is text that has to be converted, for example from an environment variable."""


def load(options: Mapping[str, object], environ: Mapping[str, str], file: Path | None = None) -> Loaded:
    """Return the settings from a file, the environment variables and the options. Raises SettingsError.

    options: the values given on the command line, by setting. file: the settings file, by default the one in $LONGWOOD_CONFIG, if any.
    """
    if file is None and environ.get(FILE_VARIABLE):
        file = Path(environ[FILE_VARIABLE])
    given = (_from_file(file) if file else {}) | _from_variables(environ) | _from_options(options)
    values = {name: _checked(name, one) for name, one in given.items()}
    return Loaded(_build(Settings, "", values), {name: one.origin for name, one in given.items()})


def need_name(loaded: Loaded) -> None:
    """Raise SettingsError if a server would listen on all addresses and not know the host names that people open."""
    host = loaded.settings.host
    if is_every_address(host) and not loaded.settings.names and not loaded.settings.public_url:
        place = f'host "{host}" ({loaded.origins["host"]})'
        raise SettingsError(f"{place} needs {_OPTIONS['names']}: the host name or address that people open")


def setting_types() -> dict[str, Any]:
    """Return the type of every setting by its name. Settings in a section have names with a dot, as in limits.seats."""
    return dict(_types_of(Settings, ""))


def variable_of(name: str) -> str:
    """Return the environment variable of a setting.

    >>> variable_of("limits.seats")
    'LONGWOOD_LIMITS_SEATS'
    """
    return PREFIX + name.replace(".", "_").upper()


def value_of(settings: Settings, name: str) -> object:
    """Return the value of a setting by its name."""
    value: object = settings
    for part in name.split("."):
        value = getattr(value, part)
    return value


def _types_of(kind: type, prefix: str) -> Iterator[tuple[str, Any]]:
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if is_dataclass(hint) and isinstance(hint, type):
            yield from _types_of(hint, f"{prefix}{name}.")
        else:
            yield prefix + name, hint


def _build(kind: type[Any], prefix: str, values: Mapping[str, object]) -> Any:
    """Return a settings object with these values, and defaults for the rest."""
    hints = get_type_hints(kind)
    chosen = {}
    for name in (one.name for one in fields(kind)):
        if is_dataclass(hints[name]):
            chosen[name] = _build(hints[name], f"{prefix}{name}.", values)
        elif prefix + name in values:
            chosen[name] = values[prefix + name]
    return kind(**chosen)


def _from_file(file: Path) -> dict[str, _Given]:
    try:
        tree = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"{file} cannot be read: {error.strerror}") from error
    except ValueError as error:  # not TOML, or not UTF-8
        raise SettingsError(f"{file} is not a TOML file: {error}") from error
    known = setting_types()
    sections = {name.rpartition(".")[0] for name in known}
    found = {}
    for name, value in _leaves(tree, "", sections):
        place = f"{file}: {name}"
        if name in sections:
            raise SettingsError(f"{place} is a section; write its settings below a line [{name}]")
        if name not in known:
            raise SettingsError(_unknown(place, name, known))
        found[name] = _Given(value, place, str(file))
    return found


def _leaves(tree: Mapping[str, object], prefix: str, sections: set[str]) -> Iterator[tuple[str, object]]:
    """Yield the keys of a TOML file with their values. Keys in a section are returned with a dot, as in limits.seats."""
    for key, value in tree.items():
        if prefix + key in sections and isinstance(value, dict):
            yield from _leaves(value, f"{prefix}{key}.", sections)
        else:
            yield prefix + key, value


def _from_variables(environ: Mapping[str, str]) -> dict[str, _Given]:
    known = {variable_of(name): name for name in setting_types()}
    found = {}
    for variable, text in environ.items():
        if not variable.startswith(PREFIX) or variable in _OTHER_VARIABLES:
            continue
        if variable not in known:
            raise SettingsError(_unknown(variable, variable, known))
        if text:  # an empty variable counts as not set
            found[known[variable]] = _Given(text, variable, variable, is_text=True)
    return found


def _from_options(options: Mapping[str, object]) -> dict[str, _Given]:
    found = {}
    for name, value in options.items():
        option = _OPTIONS.get(name, f"--{name.replace('_', '-')}")
        found[name] = _Given(value, option, option)
    return found


def _checked(name: str, given: _Given) -> object:
    """Return a value converted to the type of its setting. Raises SettingsError if it isn't allowed."""
    kind = setting_types()[name]
    value = given.value
    described = inspect.type_info(kind)
    if given.is_text and isinstance(described, inspect.VarTupleType):
        value = [part.strip() for part in str(value).split(",") if part.strip()]
    try:
        converted = msgspec.convert(value, kind, strict=not given.is_text)
    except msgspec.ValidationError as error:
        what = "this value" if name in SECRET else shown(given.value)
        raise SettingsError(f"{given.place}: {what} is not allowed; choose {_allowed(described)}") from error
    try:
        return _PARSERS[name](converted) if name in _PARSERS else converted
    except ValueError as error:
        raise SettingsError(f"{given.place}: {error}") from error


def _unknown(place: str, name: str, known: Mapping[str, object]) -> str:
    """Return the error message for an unknown setting."""
    short = {other.removeprefix(PREFIX): other for other in known}
    near = [other for other in known if other.endswith(f".{name}")] or get_close_matches(name.removeprefix(PREFIX), short, n=1)
    return f"{place} is not a setting; " + (
        f"did you mean {short.get(near[0], near[0])}?" if near else f"choose {joined([*known], 'either')}"
    )


def _allowed(kind: inspect.Type) -> str:
    """Return a description of the values that a setting allows."""
    if isinstance(kind, inspect.UnionType):
        return _allowed(next(one for one in kind.types if not isinstance(one, inspect.NoneType)))
    if isinstance(kind, inspect.LiteralType):
        return joined([repr(value) for value in kind.values], "either")
    if isinstance(kind, inspect.VarTupleType):
        return "a list of strings"
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        number = "a whole number" if isinstance(kind, inspect.IntType) else "a number"
        bounds = (("above", kind.gt), ("from", kind.ge), ("below", kind.lt), ("up to", kind.le))
        return " ".join([number, *(f"{words} {bound:.12g}" for words, bound in bounds if bound is not None)])
    return "true or false" if isinstance(kind, inspect.BoolType) else "a string"
