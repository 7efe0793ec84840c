"""Tests that the fuzzers' seed corpus matches the games in the catalogue."""

from __future__ import annotations

from tests.native.corpus import CORPUS, corpus


def test_corpus_is_up_to_date() -> None:
    stored = {path: path.read_bytes() for path in CORPUS.glob("*/*")}
    assert stored == corpus(), "run .venv/bin/python -m tests.native.corpus"
