"""The real-time games. docs/rulings.md explains our choices where books disagree or say nothing."""

from typing import Final

from longwood.rules import RaceRules
from longwood.variants.variant import RaceVariant

SPIT: Final = RaceVariant(
    "spit",
    RaceRules(name="Spit", absences_ms=60_000, ready_ms=30_000),
    group="Multiplayer",
    source="David Parlett, The Penguin Book of Card Games, and pagat.com; times, lost connections and ties are Longwood's own rulings",
    note="Some players also put a card on its own rank, or stack equal ranks in their own row (options “Cards can also go on the same "
    "rank” and “Equal ranks can be stacked in your own row”). In Parlett's rules a player who spits alone chooses a pile once "
    "and keeps to it.",
)

VARIANTS: Final = (SPIT,)
