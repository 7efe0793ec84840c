"""What a study searches. It is stored beside the results, so that everything in a folder was searched in the same way."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal, Self

import longwood
from longwood.bots import players
from longwood.bots.players import Player, parse_player
from longwood.errors import LongwoodError, RulesError
from longwood.rules import OptionValue, RaceRules, Rules, rules_from_json, rules_hash, rules_to_json
from longwood.solver import sampling
from longwood.solver.limits import Limits, default_limits

Goal = Literal["verdict", "score"]
"""What is searched: whether a deal can be won, or its best score."""

_FILE: Final = "study.json"


class StudyError(LongwoodError):
    """A study can't go on. The message says what to do."""

    code = "study"


@dataclass(frozen=True, slots=True)
class Plan:
    """How the deals of a study are searched.

    >>> from longwood.variants import find_game
    >>> plan = Plan.of(find_game("golf").rules, "golf")
    >>> plan.game, plan.max_nodes, plan.goal
    ('golf', None, 'verdict')
    """

    game: str
    """The name of the game in reports."""
    options: Mapping[str, OptionValue]
    """The options of the game in reports."""
    rules: Mapping[str, object]
    """The rules as JSON."""
    rules_hash: str
    """The hash of the rules. Results for other rules are never mixed with these."""
    goal: Goal
    max_nodes: int | None
    """The node limit of each search, None for no limit."""
    max_bytes: int | None
    """The memory limit of each search, in bytes."""
    seed: int
    """The seed of the order in which each search tries moves."""
    core_version: str
    """The version of the search, or of the computer player (see core_version)."""
    policy: str = ""
    """The computer player that plays the deals (longwood.bots.players), or nothing if they are searched."""

    @staticmethod
    def of(
        rules: Rules,
        name: str,
        options: Mapping[str, OptionValue] | None = None,
        *,
        goal: Goal = "verdict",
        max_nodes: int | None = None,
        max_bytes: int | None = None,
        seed: int = 0,
        policy: str = "",
    ) -> Plan:
        """Return a plan with this version of the search. Limits that are None are those of default_limits().

        With a policy, there are no limits, because the name of the player says how much it searches. Raises PlayerError.
        """
        usual = default_limits(rules)
        if policy:
            player = str(parse_player(policy))
            data, hash = rules_to_json(rules), rules_hash(rules)
            return Plan(name, dict(options or {}), data, hash, goal, None, None, seed, core_version(player), player)
        nodes = usual.max_nodes if max_nodes is None else max_nodes
        size = usual.max_bytes if max_bytes is None else max_bytes
        return Plan(name, dict(options or {}), rules_to_json(rules), rules_hash(rules), goal, nodes, size, seed, core_version())

    def found_rules(self) -> Rules:
        """Return the rules. Raises StudyError if this version of Longwood doesn't know them."""
        try:
            rules = rules_from_json(self.rules, self.game)
        except RulesError as error:
            raise StudyError(f"{self.game}: the rules of this study are unknown here: {error}") from error
        if isinstance(rules, RaceRules) or rules_hash(rules) != self.rules_hash:
            raise StudyError(f"{self.game}: the rules of this study have another hash than {self.rules_hash}")
        return rules

    @property
    def limits(self) -> Limits:
        """The limits of each search."""
        return Limits(self.max_nodes, self.max_bytes)

    @property
    def player(self) -> Player | None:
        """The computer player that plays the deals, or None if they are searched."""
        return parse_player(self.policy) if self.policy else None

    def differences(self, other: Plan) -> list[str]:
        """Return what differs, as in "seed 1 instead of 0"."""
        return [
            f"{field.name} {getattr(other, field.name)} instead of {getattr(self, field.name)}"
            for field in fields(self)
            if getattr(self, field.name) != getattr(other, field.name)
        ]

    def to_json(self) -> str:
        """Return the plan as JSON."""
        return json.dumps(asdict(self), indent=2, sort_keys=True) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Return the plan in `text`. Raises ValueError if it isn't one."""
        data = json.loads(text)
        if isinstance(data, dict):
            data = {"policy": "", **data}  # the first studies were all searches
        if not isinstance(data, dict) or set(data) != {field.name for field in fields(cls)}:
            raise ValueError("not a plan of a study")
        return cls(**data)


def core_version(policy: str = "") -> str:
    """Return the version of the search: that of the package, and a digest of the sources of the native module.

    With a policy, a digest of the computer players is added.
    """
    from longwood.solver import _core

    version = f"{longwood.__version__}-{_core.build_info().sources[:12]}"
    return f"{version}-{_players_version()}" if policy else version


@lru_cache(maxsize=1)
def _players_version() -> str:
    digest = sha256()
    for module in (players, sampling):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()[:8]


def read_plan(folder: Path) -> Plan | None:
    """Return the plan of a folder, None if it has none. Raises StudyError if it can't be read."""
    file = folder / _FILE
    try:
        return Plan.from_json(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError) as error:
        raise StudyError(f"{file}: this plan can't be read ({error}); restore the file, or begin again in another folder") from error


def keep_plan(folder: Path, plan: Plan) -> None:
    """Store the plan in a folder, or check that the folder has the same one. Raises StudyError for another one, and OSError."""
    found = read_plan(folder)
    if found is None:
        folder.mkdir(parents=True, exist_ok=True)
        scratch = folder / f"{_FILE}.new"
        scratch.write_text(plan.to_json(), encoding="utf-8")
        scratch.replace(folder / _FILE)
    elif different := found.differences(plan):
        raise StudyError(f"{folder}: this folder has another study: {'; '.join(different)}. Choose another folder.")
