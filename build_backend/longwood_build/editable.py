"""Editable installs: the native module goes into src/, and the installed wheel is a .pth line that names src/.

scikit-build-core's own editable wheels put a finder before Python's that maps every module as it was at install time:
a module since moved or split breaks, and resources of a package that holds a native module become two folders in one.
A path in a .pth file has neither trouble, and costs nothing at start-up.
"""

from __future__ import annotations

import base64
import hashlib
import os
import tempfile
import zipfile
from pathlib import Path

from scikit_build_core import build as skbuild

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
NATIVE_SUFFIXES = (".so", ".pyd")


def build(
    wheel_directory: str,
    config_settings: dict[str, str | list[str]] | None,
    metadata_directory: str | None,
) -> str:
    """Build the native modules into src/ and the pointing wheel into `wheel_directory`; return its file name."""
    with tempfile.TemporaryDirectory() as scratch:
        name = skbuild.build_editable(scratch, config_settings, metadata_directory)
        with zipfile.ZipFile(Path(scratch, name)) as built:
            kept = {}
            for entry in built.namelist():
                if entry.endswith(NATIVE_SUFFIXES):
                    _place(SRC / entry, built.read(entry))
                elif ".dist-info/" in entry and not entry.endswith("/RECORD"):
                    kept[entry] = built.read(entry)
                    info = entry.partition("/")[0]
    kept["_longwood.pth"] = f"{SRC}\n".encode()
    with zipfile.ZipFile(Path(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        for entry, data in kept.items():
            wheel.writestr(entry, data)
        wheel.writestr(f"{info}/RECORD", _record(kept, f"{info}/RECORD"))
    return name


def _place(path: Path, data: bytes) -> None:
    """Put `data` at `path` in one step: a program that runs the old module keeps it, and none sees half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    new.write_bytes(data)
    new.chmod(0o755)
    new.replace(path)


def _record(entries: dict[str, bytes], own_path: str) -> str:
    """Return the text of a wheel's RECORD: each file's path, hash and size in bytes (PEP 427), its own line bare."""
    lines = []
    for path, data in entries.items():
        sha256 = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={sha256},{len(data)}")
    return "\n".join([*lines, f"{own_path},,", ""])
