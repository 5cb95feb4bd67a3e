"""Packages as they are installed here, made into wheel files again.

That needs no network: a wheel is a zip of the files that its installation has listed. Our own
package is zipped from its folder, with the machine code that was compiled for it.
"""

import re
import sys
import sysconfig
import tomllib
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import Final

from meadhall import __version__
from meadhall.native import unit

PACKAGE: Final = Path(__file__).resolve().parents[2]
ROOT: Final = PACKAGE.parent
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
CONDITION: Final = re.compile(r"""(\w+) (==|!=|<|>=) ['"]([\w.]+)['"]""")
EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest date that a zip can hold: equal contents make equal files."""

UNWANTED: Final = {"__pycache__", ".mypy_cache"}


def write_all(folder: Path) -> list[Path]:
    """A wheel of Meadhall and of each package that it needs here."""
    folder.mkdir(parents=True, exist_ok=True)
    return [write_own(folder), *(write_installed(each, folder) for each in needed())]


def needed() -> list[metadata.Distribution]:
    """The installed packages that Meadhall needs, with what those need."""
    found: dict[str, metadata.Distribution] = {}
    waiting = own_requirements()
    while waiting:
        name = canonical(waiting.pop())
        if name in found:
            continue
        try:
            found[name] = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # for another system, or another Python
        waiting += [each for each in found[name].requires or () if "extra ==" not in each]
    return [found[name] for name in sorted(found)]


def own_requirements() -> list[str]:
    """What Meadhall needs, on every system."""
    project = ROOT / "pyproject.toml"
    if project.is_file():
        return list(tomllib.loads(project.read_text("utf-8"))["project"]["dependencies"])
    return [each for each in metadata.requires("meadhall") or () if "extra ==" not in each]


def requirements_for(kind: str, python: str) -> list[str]:
    """What Meadhall needs on such a machine, `macos-x86_64` say, under this Python, `312` say.

    Without conditions, which pip would ask of this computer instead.
    """
    system, _, processor = kind.partition("-")
    facts = {
        "sys_platform": {"windows": "win32", "macos": "darwin"}.get(system, system),
        "platform_machine": processor,
        "python_version": python,
    }
    wanted = []
    for requirement in own_requirements():
        bare, _, marker = requirement.partition(";")
        if not marker or _holds(marker, facts):
            wanted.append(bare.strip())
    return wanted


def _holds(marker: str, facts: dict[str, str]) -> bool:
    """Conditions joined by `and` and `or`, without brackets, as pyproject.toml writes them."""
    return any(
        all(_is_so(condition, facts) for condition in one_way.split(" and "))
        for one_way in marker.split(" or ")
    )


def _is_so(condition: str, facts: dict[str, str]) -> bool:
    found = CONDITION.fullmatch(condition.strip())
    assert found is not None, condition
    fact, relation, value = facts[found[1]], found[2], found[3]
    if relation in ("==", "!="):
        return (fact == value) == (relation == "==")
    return (int(fact) < int(value.replace(".", ""))) == (relation == "<")


def canonical(requirement: str) -> str:
    """The name in a requirement, as package indexes compare it."""
    found = NAME.match(requirement)
    return re.sub(r"[-_.]+", "-", found[0]).lower() if found else ""


# A package of others. -------------------------------------------------------------------------


def write_installed(package: metadata.Distribution, folder: Path) -> Path:
    """The wheel that this installation came from, as far as its files tell."""
    files = {
        path.as_posix(): Path(str(path.locate()))
        for path in package.files or ()
        if not path.is_absolute() and ".." not in path.parts and UNWANTED.isdisjoint(path.parts)
    }
    home = next(name.split("/")[0] for name in files if name.endswith(".dist-info/WHEEL"))
    notes = {f"{home}/{note}" for note in ("INSTALLER", "REQUESTED", "RECORD", "direct_url.json")}
    data = {name: path.read_bytes() for name, path in files.items() if name not in notes}
    tags = re.findall(r"^Tag: (.+)$", data[f"{home}/WHEEL"].decode("utf-8"), re.MULTILINE)
    name = f"{home.removesuffix('.dist-info')}-{compressed(tags)}.whl"
    return write_zip(folder / name, data, home)


def compressed(tags: list[str]) -> str:
    """`py2-none-any` and `py3-none-any` together are `py2.py3-none-any` in a file's name."""
    parts = zip(*(tag.split("-") for tag in tags), strict=True)
    return "-".join(".".join(dict.fromkeys(part)) for part in parts)


# Our own package. -----------------------------------------------------------------------------


def write_own(folder: Path, is_plain: bool = False) -> Path:
    """Meadhall as it is here; with machine code it is for this system and this Python."""
    home = f"meadhall-{__version__}.dist-info"
    data = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in sorted(PACKAGE.rglob("*"))
        if path.is_file() and UNWANTED.isdisjoint(path.parts) and "built" not in path.parts
    }
    native = None if is_plain else unit.find()
    if native is not None:
        built = f"meadhall/native/built/{native.name}"
        data |= {
            f"{built}/{path.relative_to(native).as_posix()}": path.read_bytes()
            for path in sorted(native.rglob("*"))
            if path.is_file()
        }
    tag = own_tag() if native is not None else "py3-none-any"
    purity = "false" if native is not None else "true"
    data[f"{home}/METADATA"] = own_metadata().encode()
    data[f"{home}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: meadhall\nRoot-Is-Purelib: {purity}\nTag: {tag}\n"
    ).encode()
    data[f"{home}/entry_points.txt"] = (
        b"[console_scripts]\nmeadhall = meadhall.client.__main__:main\n\n"
        b"[gui_scripts]\nmeadhall-gui = meadhall.client.__main__:gui\n"
    )
    return write_zip(folder / f"meadhall-{__version__}-{tag}.whl", data, home)


def own_tag() -> str:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    return f"{python}-{python}-{platform}"


def own_metadata() -> str:
    lines = ["Metadata-Version: 2.4", "Name: meadhall", f"Version: {__version__}"]
    lines += ["License-Expression: MIT", "Requires-Python: >=3.11"]
    lines += [f"Requires-Dist: {requirement}" for requirement in own_requirements()]
    return "\n".join(lines) + "\n"


# Zips. ---------------------------------------------------------------------------------------


def write_zip(file: Path, data: dict[str, bytes], home: str) -> Path:
    """A wheel with these files; its list of them comes last, as the format asks."""
    record = "".join(f"{line}\n" for line in _record(data, home)).encode()
    unfinished = file.with_suffix(".new")
    with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name, content in {**data, f"{home}/RECORD": record}.items():
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    unfinished.replace(file)
    return file


def _record(data: dict[str, bytes], home: str) -> Iterator[str]:
    for name, content in data.items():
        digest = urlsafe_b64encode(sha256(content).digest()).rstrip(b"=").decode()
        yield f"{name},sha256={digest},{len(content)}"
    yield f"{home}/RECORD,,"
