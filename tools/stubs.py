"""Generates src/longwood/solver/_core.pyi, the type stub of the native module, from the built module: `make stubs`."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

from nanobind.stubgen import StubGen

ROOT = Path(__file__).resolve().parents[1]
MODULE = "longwood.solver._core"
STUB = ROOT / "src" / "longwood" / "solver" / "_core.pyi"


def generate() -> str:
    """Return the text of the stub, formatted with ruff."""
    stub = StubGen(importlib.import_module(MODULE), quiet=True)
    stub.put(stub.module)
    text: str = stub.get()
    for command in (["check", "--quiet", "--select=I", "--fix-only"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(STUB), "-"]
        text = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    return text


if __name__ == "__main__":
    STUB.write_text(generate(), encoding="utf-8")
