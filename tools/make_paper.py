"""Builds a paper about the search into build/paper/: a page with all figures, and a PDF if there is a Chromium.

    python3 tools/make_paper.py

The text is that of docs/search.md and docs/proofs.md, with docs/search-experiments.md as an appendix, so nothing is written twice.
"""

from __future__ import annotations

import re
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import Final

from make_site import ENVIRONMENT, ROOT, install

FOLDER: Final = ROOT / "build" / "paper"
TITLE: Final = "Solving Forty Thieves and Golf solitaire"
CHAPTERS: Final = ("search.md", "proofs.md", "search-experiments.md")
_EXTENSIONS: Final = ("tables", "fenced_code", "toc", "sane_lists")
_STYLE: Final = """
@page { size: A4; margin: 20mm 18mm }
body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; font: 11pt/1.5 Georgia, 'Times New Roman', serif; color: #1c2b24 }
h1, h2, h3, h4 { font-family: system-ui, sans-serif; line-height: 1.25; break-after: avoid }
header { text-align: center; margin-bottom: 3rem }
section > h1 { break-before: page; border-bottom: 2px solid #2b7150; padding-bottom: 0.3rem }
section:first-of-type > h1 { break-before: auto }
table { border-collapse: collapse; margin: 1rem 0; font-size: 0.85em; break-inside: avoid; display: block; overflow-x: auto }
th, td { border-bottom: 1px solid #d8d5cb; padding: 0.25rem 0.6rem; text-align: left; vertical-align: top }
pre { background: #f3f1ea; padding: 0.7rem 1rem; overflow-x: auto; font-size: 0.8em }
code { font-size: 0.9em } img, svg { max-width: 100%; height: auto; display: block; margin: 1.2rem auto; break-inside: avoid }
nav { font-size: 0.9em } a { color: #1d6b45 }
"""


def main() -> int:
    """Build the paper and return the exit code."""
    if code := install():
        return code
    FOLDER.mkdir(parents=True, exist_ok=True)
    page = FOLDER / "paper.html"
    page.write_text(paper([(name, html_of(ROOT / "docs" / name)) for name in CHAPTERS]), encoding="utf-8")
    print(f"Built {page.relative_to(ROOT)}")
    return print_pdf(page)


def html_of(path: Path) -> str:
    """Return a page of the documentation as HTML, with its headings numbered by their names."""
    command = [str(ENVIRONMENT / "bin" / "python"), "-m", "markdown", *(word for name in _EXTENSIONS for word in ("-x", name)), str(path)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout


def paper(chapters: list[tuple[str, str]]) -> str:
    """Return the whole page. chapters: the names of the pages and their HTML.

    Links between the chapters stay within the paper. Links to other files name the file, because the paper is read without them.
    """
    contents, sections = [], []
    for name, html in chapters:
        chapter = name.removesuffix(".md")
        html = re.sub(r' id="([^"]+)"', rf' id="{chapter}--\1"', html)
        html = re.sub(r'<h1 id="[^"]+"', f'<h1 id="{chapter}"', html, count=1)
        html = re.sub(r'<a href="([^"]+)">(.*?)</a>', lambda link: _link(link[1], link[2], chapter), html, flags=re.DOTALL)
        html = re.sub(r'<img alt="[^"]*" src="([^"]+\.svg)" */?>', lambda image: (ROOT / "docs" / image[1]).read_text(encoding="utf-8"), html)
        sections.append(f"<section>{html}</section>")
        for level, anchor, text in re.findall(r'<h([12]) id="([^"]+)">(.*?)</h\1>', html):
            indent = "" if level == "1" else ' style="margin-inline-start: 1.5rem"'
            contents.append(f'<div{indent}><a href="#{anchor}">{text}</a></div>')
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(TITLE)}</title>'
        f"<style>{_STYLE}</style><body><header><h1>{escape(TITLE)}</h1><p>The Longwood project</p></header>"
        f"<nav>{''.join(contents)}</nav>{''.join(sections)}</body></html>\n"
    )


def _link(target: str, text: str, chapter: str) -> str:
    path, _, anchor = target.partition("#")
    if path.startswith(("http:", "https:")):
        return f'<a href="{target}">{text}</a>'
    inside = path or f"{chapter}.md"
    if inside in CHAPTERS:
        place = inside.removesuffix(".md")
        return f'<a href="#{place}{f"--{anchor}" if anchor else ""}">{text}</a>'
    return f"{text} (<code>{escape(_name(path))}</code>)"


def _name(path: str) -> str:
    """Return the path of a file that a page in docs/ links to, from the root of the project."""
    return (ROOT / "docs" / path).resolve().relative_to(ROOT.resolve()).as_posix()


def print_pdf(page: Path) -> int:
    """Print a page as a PDF beside it. Without the packages and the browser of `make setup`, only say so."""
    python = ROOT / ".venv" / "bin" / "python"
    if not python.is_file():
        print("There is no PDF, because that needs `make setup` first")
        return 0
    return subprocess.run([python, __file__, "--print", page], check=False).returncode


def _print(page: Path) -> int:
    import chromium
    from playwright.sync_api import sync_playwright

    path = chromium.find()
    if path is None:
        print("There is no PDF, because there is no Chromium; tools/chromium.py installs one")
        return 0
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright, path)
        tab = browser.new_page()
        tab.goto(page.as_uri())
        tab.pdf(path=page.with_suffix(".pdf"), prefer_css_page_size=True)
        browser.close()
    print(f"Built {page.with_suffix('.pdf').relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(_print(Path(sys.argv[2])) if sys.argv[1:2] == ["--print"] else main())
