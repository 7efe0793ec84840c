"""Decodes questions for the solver from other machines."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from longwood.tables.searches.analysis import Analyse
from longwood.tables.searches.fair import FairLook
from longwood.tables.searches.grading import GradeDeal
from longwood.tables.searches.odds import QuickDeals
from longwood.tables.searches.searching import FindBest, Look, TryDeals

AnyQuestion = Look | FindBest | TryDeals | GradeDeal | Analyse | QuickDeals | FairLook
_decode: Final = msgspec.msgpack.Decoder(AnyQuestion).decode


def decode_question(data: bytes, max_bytes: int) -> AnyQuestion:
    """Decode a question, and limit its memory. Raises msgspec.ValidationError or msgspec.DecodeError."""
    question: AnyQuestion = _decode(data)
    return replace(question, limits=question.limits.within(max_bytes))
