"""Which tests belong to which file."""

from pathlib import Path

import pytest

from tools.mirror import NoSuchFile, find_tests


def project(tmp_path, **tests):
    """A project with two modules, and these tests with what is written in them."""
    for path in ("meadhall/net/match/record.py", "meadhall/net/match/steps.py", "meadhall/ai/a.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
    for name, text in tests.items():
        path = tmp_path / "tests" / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def found(root, *paths):
    return find_tests([str(root / path) for path in paths], root)


RECORD = "meadhall/net/match/record.py"


def test_a_module_is_tested_by_the_test_of_its_name(tmp_path):
    root = project(tmp_path, net__match__test_record="", net__match__test_steps="")
    assert found(root, RECORD) == ["tests/net/match/test_record.py"]


def test_a_test_of_one_side_of_it_belongs_to_it_too(tmp_path):
    root = project(tmp_path, net__match__test_record="", net__match__test_record_of_two="")
    assert len(found(root, RECORD)) == 2


def test_a_longer_name_is_another_module(tmp_path):
    root = project(tmp_path, net__match__test_record="", net__match__test_recorder="")
    assert found(root, RECORD) == ["tests/net/match/test_record.py"]


@pytest.mark.parametrize(
    "line",
    [
        "from meadhall.net.match.record import Record",
        "from meadhall.net.match import events, record",
        "import meadhall.net.match.record",
    ],
)
def test_without_one_it_is_tested_by_those_that_import_it(tmp_path, line):
    root = project(tmp_path, net__match__test_joining=line, net__match__test_steps="x = 1")
    assert found(root, RECORD) == ["tests/net/match/test_joining.py"]


def test_without_those_by_the_folder_or_the_nearest_one_around_it(tmp_path):
    root = project(tmp_path, net__match__test_steps="", ai__test_b="")
    assert found(root, RECORD) == ["tests/net/match"]
    assert found(project(tmp_path / "2", net__test_all=""), RECORD) == ["tests/net"]


def test_a_test_is_its_own_and_a_helper_is_its_folders(tmp_path):
    root = project(tmp_path, net__match__test_steps="", net__match__helpers="")
    assert found(root, "tests/net/match/test_steps.py") == ["tests/net/match/test_steps.py"]
    assert found(root, "tests/net/match/helpers.py") == ["tests/net/match"]


def test_nothing_is_run_twice(tmp_path):
    root = project(tmp_path, net__match__test_steps="")
    assert found(root, "meadhall/net", "meadhall/net/match/steps.py") == ["tests/net"]


def test_compiled_rules_are_searched_for_traps(tmp_path):
    root = project(tmp_path, ai__test_a="", test_packed="")
    assert found(root, "meadhall/ai/a.py") == ["tests/ai/test_a.py", "tests/test_packed.py"]


def test_a_file_outside_the_project_is_refused(tmp_path):
    with pytest.raises(NoSuchFile):
        find_tests([__file__], project(tmp_path))
    with pytest.raises(NoSuchFile):
        find_tests([str(tmp_path / "typo.py")], tmp_path)


def test_every_module_of_ours_has_tests():
    root = Path(__file__).resolve().parents[2]
    without = [
        str(path)
        for path in sorted((root / "meadhall").rglob("*.py"))
        if not [test for test in find_tests([str(path)]) if not test.startswith("tests/test_l")]
    ]
    assert without == []
