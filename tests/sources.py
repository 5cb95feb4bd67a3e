"""Our own sources as trees, for the tests that hold them to the house's rules."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "meadhall"


@dataclass(frozen=True)
class Source:
    """One module: its dotted name and what is written in it, as text and as a tree."""

    name: str
    text: str
    is_package: bool = False

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """All of the tree. Many rules go through it, and finding the way takes longest."""
        return list(ast.walk(self.tree))

    @property
    def room(self) -> str:
        """`engines` for `meadhall.engines.hexes`, and nothing for `meadhall` itself."""
        return self.name.split(".")[1] if "." in self.name else ""

    def walk(self, *kinds: type) -> Iterator[ast.AST]:
        return (node for node in self.nodes if isinstance(node, kinds))

    def line(self, node: ast.AST) -> str:
        """The line a node begins on, with its comment if it has one."""
        return self.text.splitlines()[node.lineno - 1]

    def at(self, node: ast.AST, complaint: str) -> str:
        return f"{self.name}, line {node.lineno}: {complaint}"

    def imports(self) -> Iterator[tuple[ast.AST, str]]:
        """Everything imported anywhere in the module, by its full name."""
        for node in self.walk(ast.Import, ast.ImportFrom):
            if isinstance(node, ast.Import):
                yield from ((node, alias.name) for alias in node.names)
            else:
                base = self._absolute(node)
                yield from ((node, f"{base}.{alias.name}") for alias in node.names)

    def _absolute(self, node: ast.ImportFrom) -> str:
        if node.level == 0:
            return node.module
        package = self.name.split(".")
        package = package[: len(package) - node.level + self.is_package]
        return ".".join([*package, *(node.module or "").split(".")]).rstrip(".")


def sample(text: str, name: str = "meadhall.engines.sample") -> Source:
    """A module made up for a test."""
    return Source(name, text)


@cache
def read(path: Path) -> Source:
    parts = path.relative_to(ROOT).with_suffix("").parts
    is_package = parts[-1] == "__init__"
    name = ".".join(parts[:-1] if is_package else parts)
    return Source(name, path.read_text(encoding="utf-8"), is_package)


def every_source(*rooms: str) -> list[Source]:
    """The modules of these rooms, or all of the house."""
    folders = [PACKAGE / room for room in rooms] or [PACKAGE]
    return [read(path) for folder in folders for path in sorted(folder.rglob("*.py"))]
