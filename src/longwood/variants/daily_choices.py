"""Which candidate each daily deal is, made by tools/choose_daily.py. Days are only added, and never changed."""

from typing import Final

CHOICES: Final[dict[str, tuple[str, ...]]] = {}
"""By month, for each day from the first: the candidates of its five games. A letter is the grade: easy, medium, hard, fiendish."""
