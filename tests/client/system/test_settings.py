"""Settings survive a restart, a bad file, and a version that knew other ones."""

import json
from pathlib import Path

import pytest

from meadhall.client.system.settings import PREFERENCES, Preferences, found_by
from meadhall.engines.values import BadOption


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_without_a_file_everything_has_its_default(file: Path) -> None:
    settings = Preferences(file)
    assert settings.is_new
    assert {each.key: settings[each.key] for each in PREFERENCES} == {
        each.key: each.default for each in PREFERENCES
    }


def test_what_is_changed_is_found_at_the_next_start(file: Path) -> None:
    Preferences(file).change("theme", "dark")
    again = Preferences(file)
    assert again.text("theme") == "dark"
    assert not again.is_new


@pytest.mark.parametrize(
    "key, value", [("theme", "pink"), ("text_size", 20), ("name", "x" * 25), ("confirm", "maybe")]
)
def test_a_value_that_cannot_be_is_refused_and_nothing_changes(
    file: Path, key: str, value: object
) -> None:
    settings = Preferences(file)
    before = settings[key]
    with pytest.raises(BadOption):
        settings.change(key, value)
    assert settings[key] == before


def test_keys_and_what_was_closed_for_ever_are_kept(file: Path) -> None:
    settings = Preferences(file)
    settings.choose_key("hint", "F2")
    settings.choose_key("danger", "")
    settings.close_for_ever("tip home", "tip table")
    again = Preferences(file)
    assert again.keys == {"hint": "F2", "danger": ""}
    assert again.has_seen("tip home") and not again.has_seen("tip library")
    again.choose_key("hint", None)
    again.show_again("tip home")
    third = Preferences(file)
    assert third.keys == {"danger": ""} and not third.has_seen("tip home")


def test_what_else_lies_in_their_place_is_nothing(file: Path) -> None:
    file.parent.mkdir()
    file.write_text(json.dumps({"keys": ["hint"], "seen": "all", "name": "Astrid"}))
    settings = Preferences(file)
    assert settings.keys == {} and not settings.has_seen("all")
    assert settings.text("name") == "Astrid"


@pytest.mark.parametrize("content", ["", "{", "[1, 2]", '"name"', "\x00\x01"])
def test_an_unreadable_file_is_kept_aside_and_said(file: Path, content: str) -> None:
    file.parent.mkdir()
    file.write_text(content)
    settings = Preferences(file)
    assert settings.text("theme") == "system"
    assert str(settings.complaint).endswith("settings.unreadable.")
    assert file.with_suffix(".unreadable").read_text() == content


def test_one_bad_setting_spoils_no_other(file: Path) -> None:
    file.parent.mkdir()
    file.write_text(json.dumps({"theme": "pink", "name": "Astrid", "gone": 1}))
    settings = Preferences(file)
    assert settings.text("name") == "Astrid"
    assert settings.text("theme") == "system"
    assert "theme" in str(settings.complaint)


def test_a_name_is_trimmed_to_single_spaces(file: Path) -> None:
    settings = Preferences(file)
    settings.change("name", "  Astrid   of the  Fjord ")
    assert settings.text("name") == "Astrid of the Fjord"


def test_settings_are_found_by_their_words() -> None:
    assert [each.key for each in found_by("contrast")] == ["theme"]
    assert "motion" in [each.key for each in found_by("move")]
    assert found_by("no such thing") == []
    assert len(found_by("")) == len(PREFERENCES)
