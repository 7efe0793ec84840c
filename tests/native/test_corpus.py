"""The fuzzers' first inputs are the catalogue's games as they are now."""

from __future__ import annotations

from tests.native.corpus import CORPUS, corpus


def test_the_corpus_is_fresh() -> None:
    there = {path: path.read_bytes() for path in CORPUS.glob("*/*")}
    assert there == corpus(), "run .venv/bin/python -m tests.native.corpus"
