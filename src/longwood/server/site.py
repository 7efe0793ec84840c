"""Writes a site without a server: the front end, with the referee and the search for the browser, as static files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec.json import decode, encode, format

from longwood.errors import LongwoodError
from longwood.locales import LANGUAGES
from longwood.server.access.headers import POLICY_OF_SITES
from longwood.server.files import STATIC
from longwood.tables.games import catalogue_view
from longwood.tables.rules_page import rules_page
from longwood.tables.tree import tree_view
from longwood.variants import CATALOGUE, find_game

MARK: Final = '<meta name="longwood-site" />'
"""Tells the page that it has no server (web/src/root.ts)."""
_PAGE: Final = "index.html"
_MANIFEST: Final = "manifest.webmanifest"
_WORKER: Final = "service-worker.js"
_WRITTEN: Final = "longwood-files.txt"
"""The file with the names of all files that were written into the folder. Only these are ever deleted."""
_SERVERS_OWN: Final = (".br", ".gz", ".map", ".built-from")


class SiteError(LongwoodError):
    """The folder can't hold the site."""

    code = "site"


def write_site(folder: Path, static: Path = STATIC, prune: bool = False) -> int:
    """Write the site into a folder that is new, empty, or has an earlier site. Return the number of bytes. Raises SiteError, OSError.

    The scripts of an earlier site stay, because open pages may still need them, unless `prune` is true. Their names contain digests, so
    versions never mix. The page is written after everything that it needs, and then the service worker, which stores the page.
    """
    page = static / _PAGE
    if not page.is_file():
        raise SiteError("the front end isn't built; run `make setup` first")
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()) and not _has_site(folder):
        raise SiteError(f"{folder}: this folder has other files; choose an empty or new one, or one with an earlier site")
    contents = dict(_contents(static))
    earlier = _written(folder) - contents.keys()
    _note(folder, {*earlier, *contents})
    for name, content in contents.items():
        _replace(folder / name, content)
    if prune:
        for name in earlier:
            (folder / name).unlink(missing_ok=True)
            with suppress(OSError):  # it has other files
                (folder / name).parent.rmdir()
        _note(folder, contents)
    return sum(map(len, contents.values()))


def _replace(path: Path, content: bytes) -> None:
    """Write a file, unless it is the same. It is replaced at once, because a web server may be sending it."""
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(content)
    new.replace(path)


def _written(folder: Path) -> set[str]:
    """Return the files that earlier versions wrote into the folder."""
    path = folder / _WRITTEN
    return set(path.read_text(encoding="utf-8").split()) if path.is_file() else set()


def _note(folder: Path, names: Iterable[str]) -> None:
    _replace(folder / _WRITTEN, "".join(f"{name}\n" for name in sorted(names)).encode())


def _contents(static: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the paths and contents of the files, in the order in which they must be written."""
    files = {path.relative_to(static).as_posix(): path for path in sorted(static.rglob("*")) if path.is_file()}
    for name, path in files.items():
        if not name.endswith(_SERVERS_OWN) and name not in (_PAGE, _WORKER):
            yield name, _manifest_of_site(path.read_bytes()) if name == _MANIFEST else path.read_bytes()
    yield from _prepared()
    yield _PAGE, _page_of_site(files[_PAGE].read_text(encoding="utf-8")).encode()
    yield _WORKER, files[_WORKER].read_bytes()


def _has_site(folder: Path) -> bool:
    page = folder / _PAGE
    return page.is_file() and MARK in page.read_text(encoding="utf-8", errors="replace")


def _page_of_site(page: str) -> str:
    """Return the page with the mark and the policy, which must come before any script."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY_OF_SITES}" />'
    return page.replace("<head>", f"<head>\n    {policy}\n    {MARK}", 1)


def _manifest_of_site(manifest: bytes) -> bytes:
    """Return the web app manifest with shortcuts to the addresses of a site, whose paths are in the fragment."""
    content = decode(manifest)
    for shortcut in content["shortcuts"]:
        shortcut["url"] = "./#/" + shortcut["url"].removeprefix("./")
    return format(encode(content), indent=2)


def _prepared() -> Iterator[tuple[str, bytes]]:
    """Yield the catalogue and the rules in all languages, so that the menu needs no Python."""
    for language in LANGUAGES:
        yield f"api/catalogue-{language}.json", encode([catalogue_view(variant, language) for variant in CATALOGUE])
        yield f"api/tree-{language}.json", encode(tree_view(language))
        for variant in CATALOGUE:
            yield f"api/rules-{variant.id}-{language}.json", encode(rules_page(find_game(variant.id), language))
