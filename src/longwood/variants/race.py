"""Games in real time. Source: rules.md C."""

from typing import Final

from longwood.rules import RaceRules
from longwood.variants.variant import RaceVariant

SPIT: Final = RaceVariant(
    "spit",
    RaceRules(name="Spit", absences_ms=60_000, ready_ms=30_000),
    group="In company",
    source="Spit as it is commonly played; what is said of time, of lost players and of ties is this project's own",
    note="Some also let a card go on its own rank, or stack equal ranks in their own row (options equal_rank, stack_equals).",
)

VARIANTS: Final = (SPIT,)
