"""Prepares docstrings for the API reference (an extension of griffe; see mkdocs.yml)."""

from __future__ import annotations

import re
from typing import Any, Final

from griffe import Attribute, Class, Docstring, Extension, Object

_DOCTEST: Final = re.compile(r"^ *>>> .*\n(?:^(?!\s*$).*\n?)*", re.MULTILINE)
_LONGEST_VALUE: Final = 60
_COMMENT: Final = re.compile(r"\S.*?  # (?P<text>.+)$")


class Docstrings(Extension):  # type: ignore[misc]  # griffe is not installed where mypy runs
    """Shows doctests as code, uses a field's comment as its description, and leaves out fields that only repeat the signature."""

    def on_instance(self, *, obj: Object, **kwargs: Any) -> None:
        """Wrap each doctest in a code fence."""
        if obj.docstring is not None:
            obj.docstring.value = _DOCTEST.sub(r"```pycon\n\g<0>\n```\n", obj.docstring.value + "\n").rstrip()

    def on_attribute_instance(self, *, attr: Attribute, **kwargs: Any) -> None:
        """Use the comment at the end of an attribute's line as its docstring if it has none. Show only short, fixed values."""
        if ("instance-attribute" in attr.labels and "class-attribute" not in attr.labels) or len(str(attr.value)) > _LONGEST_VALUE:
            attr.value = None
        if attr.docstring is None and attr.lineno and (found := _COMMENT.search(attr.lines_collection[attr.filepath][attr.lineno - 1])):
            attr.docstring = Docstring(found["text"], parent=attr)

    def on_class(self, *, cls: Class, **kwargs: Any) -> None:
        """Remove the fields of a dataclass that have no description, because its signature lists them."""
        if "dataclass" in cls.labels:
            for name in [name for name, member in cls.members.items() if member.is_attribute and member.docstring is None]:
                if "property" not in cls.members[name].labels:
                    cls.del_member(name)
