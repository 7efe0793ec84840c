"""How the API reference reads docstrings (an extension of griffe; see mkdocs.yml)."""

from __future__ import annotations

import re
from typing import Any, Final

from griffe import Attribute, Class, Docstring, Extension, Object

_DOCTEST: Final = re.compile(r"^ *>>> .*\n(?:^(?!\s*$).*\n?)*", re.MULTILINE)
_LONGEST_VALUE: Final = 60
_COMMENT: Final = re.compile(r"\S.*?  # (?P<text>.+)$")


class Docstrings(Extension):  # type: ignore[misc]  # griffe is not installed where mypy runs
    """Shows doctests as code, documents a field by the comment beside it, and leaves out what only repeats the signature."""

    def on_instance(self, *, obj: Object, **kwargs: Any) -> None:
        """Put each doctest into a fence."""
        if obj.docstring is not None:
            obj.docstring.value = _DOCTEST.sub(r"```pycon\n\g<0>\n```\n", obj.docstring.value + "\n").rstrip()

    def on_attribute_instance(self, *, attr: Attribute, **kwargs: Any) -> None:
        """Take the comment on the line of an attribute as its docstring, where it has none. Show only values that are short and fixed."""
        if ("instance-attribute" in attr.labels and "class-attribute" not in attr.labels) or len(str(attr.value)) > _LONGEST_VALUE:
            attr.value = None
        if attr.docstring is None and attr.lineno and (found := _COMMENT.search(attr.lines_collection[attr.filepath][attr.lineno - 1])):
            attr.docstring = Docstring(found["text"], parent=attr)

    def on_class(self, *, cls: Class, **kwargs: Any) -> None:
        """Drop the fields of a dataclass that have no text of their own: its signature lists them."""
        if "dataclass" in cls.labels:
            for name in [name for name, member in cls.members.items() if member.is_attribute and member.docstring is None]:
                if "property" not in cls.members[name].labels:
                    cls.del_member(name)
