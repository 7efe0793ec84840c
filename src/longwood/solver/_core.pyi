"""
The native searcher. Fast, never believed: longwood.play replays what it returns.
"""

class BuildInfo:
    """What the native code was built as."""

    @property
    def version(self) -> str:
        """The distribution's version."""

    @property
    def compiler(self) -> str:
        """Name and version of the compiler."""

    @property
    def cpp_standard(self) -> int:
        """The value of __cplusplus: 202002 for C++20."""

    @property
    def optimized(self) -> bool:
        """Compiled as a release, without assertions."""

    def __repr__(self) -> str: ...

def build_info() -> BuildInfo:
    """Return what this native code was built as."""
