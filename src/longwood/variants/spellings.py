"""What people type to find a game, apart from its names, and well-known games that the catalogue doesn't have.

None of these names is printed as a name of a game: some are unusual translations, and others belong to games that aren't here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SPELLINGS: Final[dict[str, tuple[str, ...]]] = {
    "forty-thieves": (
        "40 Thieves",
        "Forty Thieves (Napoleon at St. Helena)",
        "Apatnapung Magnanakaw",
        "40 Magnanakaw",
        "40 הגנבים",
        "40 גנבים",
        "ארבעים גנבים",
        "40 разбойников",
        "Сорок воров",
    ),
    "napoleon-at-st-helena": ("Наполеон на острове св. Елена",),
    "limited": ("Limitado",),
    "little-forty": ("Little 40", "Munting Apatnapu", "ארבעים הקטן", "Маленькие сорок"),
    "number-ten": ("Number 10", "No. 10", "Bilang ng Sampu", "מספר 10", "Номер 10"),
    "rank-and-file": ("Ranggo at File", "דרג וקובץ", "Ранг и файл", "Показ мод"),
    "streets": ("Kalye", "Mga Kalye"),
    "indian": ("Индеец",),
    "tri-peaks": ("3 Peaks", "Tripeaks", "Три пика", "Три острия", "טרי פיקס", "פסגה משולשת"),
    "golf": ("Гольф (терпение)", "Гольф Смертельный Король", "Solitaryong Golf"),
    "spit": ("Speed", "Плевать"),
    "athena": ("Афины",),
    "big-courtyard": ("Большой внутренний двор",),
    "blind-alleys": ("Тёмные аллеи",),
    "breakwater": ("Волнолом",),
    "double-rail": ("Двойные рельсы",),
    "eight-times-eight": ("Восемь раз по восемь",),
    "elevator": ("Египетский пасьянс",),
    "famous-fifty": ("Славные пятьдесят",),
    "foothold": ("Пустяковый",),
    "fortunes-favor": ("Любимец фортуны",),
    "gold-mine": ("Золотая шахта",),
    "lady-palk": ("Леди Полк",),
    "little-napoleon": ("Little Napolean",),
    "napoleons-folly": ("Фланг Наполеона",),
    "rows-of-four": ("Четыре в ряд",),
    "san-juan-hill": ("Гора Сан-Хуан",),
    "single-rail": ("Одинарные рельсы",),
    "squadron": ("Эскадрон",),
    "take-away": ("Удаление", "Элиминатор", "משמיד"),
    "triple-interchange": ("Тройная перестановка",),
    "triple-line": ("Тройная линия",),
    "twin-queens": ("Двойные королевы",),
    "unlimited": ("Неограниченный",),
    "waning-moon": ("Луна на ущербе",),
}
"""By game id. A spelling can be typed in any language."""


@dataclass(frozen=True, slots=True)
class MissingGame:
    """A well-known game that the catalogue doesn't have."""

    names: dict[str, tuple[str, ...]]
    """Its names by language; the first is the usual one. A language without names uses the English ones."""
    nearest: tuple[str, ...]
    """The ids of the games that are most like it, the nearest first."""

    def name(self, language: str) -> str:
        """Return its usual name in a language."""
        return self.names.get(language, self.names["en"])[0]

    @property
    def all_names(self) -> tuple[str, ...]:
        """All its names in all languages."""
        return tuple(dict.fromkeys(name for names in self.names.values() for name in names))


MISSING: Final = (
    MissingGame(
        {"en": ("Klondike", "Klondyke", "Patience Klondike"), "he": ("קלונדייק",), "ru": ("Косынка", "Клондайк")},
        ("eastcliff", "westcliff", "pas-seul", "blind-alleys"),
    ),
    MissingGame({"en": ("Spider",), "he": ("עכביש", "ספיידר"), "ru": ("Паук",)}, ("rank-and-file", "little-forty", "indian")),
    MissingGame({"en": ("FreeCell",), "he": ("פריסל", "תאים חופשיים"), "ru": ("Солитёр", "Фриселл")}, ("streets", "maria", "black-hole")),
    MissingGame({"en": ("Yukon",), "he": ("יוקון",), "ru": ("Юкон",)}, ("number-ten", "rank-and-file", "indian")),
    MissingGame({"en": ("Canfield",), "he": ("קנפילד",), "ru": ("Кэнфилд",)}, ("maria", "streets", "lucas")),
    MissingGame({"en": ("Scorpion",), "he": ("עקרב",), "ru": ("Скорпион",)}, ("rank-and-file", "indian", "limited")),
)
"""The games that people look for most often on other sites. Those that the catalogue has by now are ignored."""
