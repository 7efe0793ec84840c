"""Editable installs: builds the native module into src/, and a wheel whose .pth file names src/.

scikit-build-core's own editable wheels install an import hook that maps every module as it was at install time. A module that moves or
splits later breaks, and the resources of a package with a native module are spread over two folders. A .pth file has neither problem and
adds nothing to the start-up time.
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
    """Build the native module into src/ and a wheel that points there into `wheel_directory`. Returns the wheel's file name."""
    with tempfile.TemporaryDirectory() as scratch:
        name = skbuild.build_editable(scratch, config_settings, metadata_directory)
        with zipfile.ZipFile(Path(scratch, name)) as built:
            entries = {}
            for entry in built.namelist():
                if entry.endswith(NATIVE_SUFFIXES):
                    _place(SRC / entry, built.read(entry))
                elif ".dist-info/" in entry and not entry.endswith("/RECORD"):
                    entries[entry] = built.read(entry)
                    info = entry.partition("/")[0]
    entries["_longwood.pth"] = f"{SRC}\n".encode()
    with zipfile.ZipFile(Path(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        for entry, data in entries.items():
            wheel.writestr(entry, data)
        wheel.writestr(f"{info}/RECORD", _record(entries, f"{info}/RECORD"))
    return name


def _place(path: Path, data: bytes) -> None:
    """Replace `path` atomically. Programs that have loaded the old module keep it, and none can load a partly written one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    new.write_bytes(data)
    new.chmod(0o755)
    new.replace(path)


def _record(entries: dict[str, bytes], own_path: str) -> str:
    """Return the text of a wheel's RECORD: the path, hash and size in bytes of each file (PEP 427). RECORD itself has only a path."""
    lines = []
    for path, data in entries.items():
        sha256 = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={sha256},{len(data)}")
    return "\n".join([*lines, f"{own_path},,", ""])
