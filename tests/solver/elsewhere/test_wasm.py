"""Tests the search in WebAssembly, as the browser runs it, in Node: its node counts are those of the native search."""

from __future__ import annotations

import signature
import wasm_search


def test_node_counts_equal_the_committed_ones() -> None:
    asked = wasm_search.signature_problems()
    claims = iter(wasm_search.answers_in_node([problem for each in asked.values() for problem in each]))
    assert {name: sum(next(claims).effort.nodes for _ in each) for name, each in asked.items()} == signature.committed()
