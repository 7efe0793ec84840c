"""The form for a custom game: its fields, what is wrong with them, and the game that they make."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from longwood import protocol
from longwood.cards import Card, format_card
from longwood.errors import LongwoodError, RulesError
from longwood.locales import Phrase, joined, say, sentence, translated
from longwood.rules import Layout, Rules
from longwood.rules.field_text import field_label, word_label
from longwood.rules.fields import RuleField, fields_of, read_value, types_of, words_of
from longwood.rules.layout import KINDS
from longwood.tables.errors import BadMessageError
from longwood.tables.games import catalogue_view
from longwood.tables.rules_page import rules_page
from longwood.variants import Game, Variant, find_game
from longwood.variants.own import check_name
from longwood.variants.own_changes import changed_game, contradiction

_NO_NAME: Final = "?"
"""Stands for a name that is missing or wrong, so that the rules can be checked without it."""


def own_view(draft: protocol.OwnDraft, language: str) -> protocol.OwnGame:
    """Return the form for a draft. Raises UnknownGameError if there is no such parent, and RulesError if its own rules are invalid."""
    parent = find_game(draft.parent)
    known = fields_of(type(parent.rules))
    faults: list[protocol.OwnFault] = []
    changes: dict[str, object] = {}
    for name, value in draft.fields.items():
        if name not in known:
            raise BadMessageError(f"{parent.name} has no rule {name[:50]!r}")
        try:
            changes[name] = read_value(known[name].hint, value)
        except RulesError as error:
            faults.append(_fault([name], Phrase("option-wrong-value"), language, str(error)))
    try:
        title = check_name(draft.name)
    except RulesError:
        title = _NO_NAME
        faults.append(_fault([], Phrase("option-wrong-name"), language))
    variant = None
    try:
        variant = changed_game(parent, title, changes)
    except RulesError as error:
        faults.append(_contradiction(parent, title, changes, error, language))
    if faults or not isinstance(variant, Variant):
        return protocol.OwnGame(None, _fields(parent.rules, draft, language), faults, None, None)
    game = find_game(variant.id)
    fields = _fields(parent.rules, draft, language)
    return protocol.OwnGame(variant.id, fields, [], catalogue_view(game.variant, language), rules_page(game, language))


def _fault(fields: list[str], message: str, language: str, detail: str = "") -> protocol.OwnFault:
    return protocol.OwnFault(fields, translated(message, language), detail)


def _contradiction(parent: Game, name: str, changes: dict[str, object], error: LongwoodError, language: str) -> protocol.OwnFault:
    """Return the fault of rules that don't go together, for the first field that causes it.

    It says why. If the reason exists in English only, it names the other fields that cause it, and values of more fields that would help.
    """
    assert isinstance(error, RulesError)
    found = contradiction(parent, name, changes, error)
    if isinstance(found.why, Phrase):
        return _fault(list(found.causes), sentence(f"{translated(found.why, language)}."), language)
    rules = parent.rules
    others = joined([translated(field_label(rules, key), language) for key in found.causes[1:]])
    fixes = [
        " + ".join(
            f"{translated(field_label(rules, key), language)}: {translated(_value_label(rules, key, value), language)}"
            for key, value in fix
        )
        for fix in found.fixes
    ]
    if others:
        reason, detail = say("option-contradiction", language, causes=others), found.why
    else:
        reason, detail = say("option-contradiction-alone", language), found.why
    help = [say("option-contradiction-fix", language, fixes=joined(fixes, "either"))] if fixes else []
    return _fault(list(found.causes), " ".join([reason, *help]), language, detail)


def _value_label(rules: Rules, name: str, value: object) -> str:
    if isinstance(value, bool):
        return Phrase("option-yes" if value else "option-no")
    if isinstance(value, int):
        return str(value)
    return word_label(rules, name, str(value))


def _fields(rules: Rules, draft: protocol.OwnDraft, language: str) -> list[protocol.OwnField]:
    return [_field(rules, field, draft, language) for field in fields_of(type(rules)).values()]


def _field(rules: Rules, field: RuleField, draft: protocol.OwnDraft, language: str) -> protocol.OwnField:
    kinds = types_of(field.hint)
    nullable = type(None) in kinds
    inherited = _plain(field, getattr(rules, field.name))
    kind = _kind(field)
    words = words_of(field.hint) if kind == "choice" else KINDS if kind == "layout" else ()
    labels = [Phrase(f"option-layout-{word}-name") if kind == "layout" else word_label(rules, field.name, word) for word in words]
    none = Phrase("option-unlimited" if int in kinds else "option-none")
    return protocol.OwnField(
        field.name,
        translated(field_label(rules, field.name), language),
        kind,
        draft.fields.get(field.name, inherited),
        inherited,
        nullable,
        translated(none, language) if nullable else "",
        [protocol.OwnChoice(word, translated(label, language)) for word, label in zip(words, labels, strict=True)],
    )


def _kind(field: RuleField) -> Literal["bool", "number", "choice", "numbers", "layout", "card", "cards"]:
    kinds = types_of(field.hint)
    if bool in kinds:
        return "bool"
    if Card in kinds:
        return "card"
    if any(Card in get_args(kind) for kind in kinds):
        return "cards"
    if Layout in kinds:
        return "layout"
    if words_of(field.hint):
        return "choice"
    return "number" if int in kinds else "numbers"


def _plain(field: RuleField, value: Any) -> protocol.OwnValue:
    """Return the value of a field as in a rule file."""
    if isinstance(value, Layout):
        return {value.kind: list(value.shown_sizes)}
    if isinstance(value, tuple):
        return [format_card(Card(one)) for one in value] if _kind(field) == "cards" else list(value)
    if value is not None and Card in types_of(field.hint):
        return format_card(Card(value))
    return str(value) if isinstance(value, str) else value
