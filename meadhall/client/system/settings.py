"""The list of all settings. The settings page, its search and the file are made from it.

A setting that is not in the file has its default, so a new one needs no conversion. A file that
cannot be read is put aside, never overwritten, and the defaults are used.
"""

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from meadhall.client.system.emblems import EMBLEMS, LOT
from meadhall.client.system.languages import languages
from meadhall.client.system.setting_texts import SettingText
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.values import BadOption, Option, Setting

VERSION: Final = 1
NAME_LIMIT: Final = 24


@dataclass(frozen=True, slots=True)
class Preference(Option):
    """An option of the program instead of a game: it belongs to a group, and may be free text."""

    group: Phrase = say(SettingText.GROUP_YOU)

    @property
    def kind(self) -> str:
        if isinstance(self.default, str) and not self.choices:
            return "text"
        return super(Preference, self).kind  # slots: the bare super() would look in vain

    def read(self, given: object) -> Setting:
        if self.kind != "text":
            return super(Preference, self).read(given)
        text = " ".join(str(given).split())
        if len(text) > NAME_LIMIT or not text.isprintable():
            raise BadOption(f"{self.key} may have {NAME_LIMIT} letters at most")
        return text


PREFERENCES: Final = (
    Preference(
        "name",
        say(SettingText.NAME),
        say(SettingText.NAME_MEANING),
        "",
        group=say(SettingText.GROUP_YOU),
    ),
    Preference(
        "emblem",
        say(SettingText.EMBLEM),
        say(SettingText.EMBLEM_MEANING),
        LOT,
        ((LOT, say(SettingText.EMBLEM_LOT)), *((key, say(name)) for key, name in EMBLEMS)),
        group=say(SettingText.GROUP_YOU),
    ),
    Preference(
        "invitations",
        say(SettingText.INVITATIONS),
        say(SettingText.INVITATIONS_MEANING),
        True,
        group=say(SettingText.GROUP_YOU),
    ),
    Preference(
        "language",
        say(SettingText.LANGUAGE),
        say(SettingText.LANGUAGE_MEANING),
        "system",
        (
            ("system", say(SettingText.LANGUAGE_SYSTEM)),
            # A window writes each in its own language: `ui.text.language.choice_title`.
            *((code, say(SettingText.LANGUAGE)) for code in languages()),
        ),
        group=say(SettingText.GROUP_YOU),
    ),
    Preference(
        "theme",
        say(SettingText.THEME),
        say(SettingText.THEME_MEANING),
        "system",
        (
            ("system", say(SettingText.LANGUAGE_SYSTEM)),
            ("light", say(SettingText.THEME_LIGHT)),
            ("dark", say(SettingText.THEME_DARK)),
            ("contrast", say(SettingText.THEME_CONTRAST)),
        ),
        group=say(SettingText.THEME),
    ),
    Preference(
        "text_size",
        say(SettingText.TEXT_SIZE),
        say(SettingText.TEXT_SIZE_MEANING),
        100,
        low=80,
        high=250,
        group=say(SettingText.THEME),
    ),
    Preference(
        "motion",
        say(SettingText.MOTION),
        say(SettingText.MOTION_MEANING),
        "normal",
        (
            ("normal", say(SettingText.MOTION_NORMAL)),
            ("fast", say(SettingText.MOTION_FAST)),
            ("slow", say(SettingText.MOTION_SLOW)),
            ("step", say(SettingText.MOTION_STEP)),
            ("off", say(SettingText.MOTION_OFF)),
        ),
        group=say(SettingText.THEME),
    ),
    Preference(
        "staging",
        say(SettingText.STAGING),
        say(SettingText.STAGING_MEANING),
        "normal",
        (
            ("fast", say(SettingText.MOTION_FAST)),
            ("normal", say(SettingText.MOTION_NORMAL)),
            ("slow", say(SettingText.MOTION_SLOW)),
            ("step", say(SettingText.MOTION_STEP)),
            ("none", say(SettingText.STAGING_NONE)),
        ),
        group=say(SettingText.THEME),
    ),
    Preference(
        "volume",
        say(SettingText.VOLUME),
        say(SettingText.VOLUME_MEANING),
        60,
        low=0,
        high=100,
        group=say(SettingText.GROUP_AT_THE_TABLE),
    ),
    Preference(
        "reach",
        say(SettingText.REACH),
        say(SettingText.REACH_MEANING),
        "dots",
        (("dots", say(SettingText.REACH_DOTS)), ("none", say(SettingText.MOTION_OFF))),
        group=say(SettingText.GROUP_AT_THE_TABLE),
    ),
    Preference(
        "preview",
        say(SettingText.PREVIEW),
        say(SettingText.PREVIEW_MEANING),
        True,
        group=say(SettingText.GROUP_AT_THE_TABLE),
    ),
    Preference(
        "projection",
        say(SettingText.PROJECTION),
        say(SettingText.PROJECTION_MEANING),
        True,
        group=say(SettingText.GROUP_AT_THE_TABLE),
    ),
    Preference(
        "confirm",
        say(SettingText.CONFIRM),
        say(SettingText.CONFIRM_MEANING),
        False,
        group=say(SettingText.GROUP_AT_THE_TABLE),
    ),
    Preference(
        "confirm_free",
        say(SettingText.CONFIRM_FREE),
        say(SettingText.CONFIRM_FREE_MEANING),
        True,
        group=say(SettingText.GROUP_AT_THE_TABLE),
    ),
    Preference(
        "cover",
        say(SettingText.COVER),
        say(SettingText.COVER_MEANING),
        True,
        group=say(SettingText.GROUP_AT_THE_TABLE),
    ),
    Preference(
        "pause",
        say(SettingText.PAUSE),
        say(SettingText.PAUSE_MEANING),
        6,
        low=0,
        high=50,
        group=say(SettingText.GROUP_AT_THE_TABLE),
    ),
)

PACES: Final = {"normal": 1.0, "fast": 0.5, "slow": 2.5, "step": 1.0, "off": 0.0}
"""What each choice of movement makes of a duration."""


class Preferences:
    """The settings as they are now, and the file they are kept in."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.complaint: Phrase | None = None  # why the file could not be used
        self.is_new = not file.exists()
        self._given: dict[str, Setting] = {}
        self._keys: dict[str, str] = {}
        self._seen: set[str] = set()
        if not self.is_new:
            self._load()

    def __getitem__(self, key: str) -> Setting:
        return self._given.get(key, preference(key).default)

    def text(self, key: str) -> str:
        return str(self[key])

    def number(self, key: str) -> int:
        return int(self[key])

    def flag(self, key: str) -> bool:
        return self[key] is True

    def change(self, key: str, value: object) -> None:
        """Set and keep it; BadOption for a value it cannot have, OSError if the disk will not."""
        self._given[key] = preference(key).read(value)
        self.save()

    # What is no setting of the page, and yet the player's choice. -----------------------------

    @property
    def keys(self) -> Mapping[str, str]:
        """The keys that were chosen for actions, by the action; empty for an action without."""
        return self._keys

    def choose_key(self, action: str, shortcut: str | None) -> None:
        """Another key for an action, or its usual one again; OSError if the disk will not."""
        if shortcut is None:
            self._keys.pop(action, None)
        else:
            self._keys[action] = shortcut
        self.save()

    def has_seen(self, what: str) -> bool:
        """Was this, a tip for example, closed for ever?"""
        return what in self._seen

    def close_for_ever(self, *what: str) -> None:
        """Never show this again; OSError if the disk will not keep that in mind."""
        self._seen.update(what)
        self.save()

    def show_again(self, *what: str) -> None:
        self._seen.difference_update(what)
        self.save()

    def save(self) -> None:
        """Write the file so that a crash leaves the old one or the new one, never half of one."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        data: dict[str, object] = {"version": VERSION, **self._given}
        if self._keys:
            data["keys"] = self._keys
        if self._seen:
            data["seen"] = sorted(self._seen)
        beside = self.file.with_suffix(".new")
        with beside.open("w", encoding="utf-8") as out:
            json.dump(data, out, indent=2, ensure_ascii=False)
            out.write("\n")
            out.flush()
            os.fsync(out.fileno())
        beside.replace(self.file)
        self.is_new = False

    def _load(self) -> None:
        try:
            data = json.loads(self.file.read_text("utf-8"))
            if not isinstance(data, dict):
                raise ValueError("not a list of settings")
        except (OSError, ValueError):
            self._put_aside()
            return
        self._take(data)

    def _take(self, data: Mapping[str, object]) -> None:
        """What fits is taken; a setting that does not exist any more is dropped."""
        for each in PREFERENCES:
            if each.key in data:
                try:
                    self._given[each.key] = each.read(data[each.key])
                except BadOption as error:
                    self.complaint = say(SettingText.NOT_UNDERSTOOD, reason=str(error))
        keys, seen = data.get("keys"), data.get("seen")
        if isinstance(keys, dict):
            self._keys = {str(action): str(shortcut) for action, shortcut in keys.items()}
        if isinstance(seen, list):
            self._seen = {str(what) for what in seen}

    def _put_aside(self) -> None:
        aside = self.file.with_suffix(".unreadable")
        self.complaint = say(SettingText.PUT_ASIDE, file=aside.name)
        try:
            self.file.replace(aside)
        except OSError:
            self.complaint = say(SettingText.UNREADABLE)


def preference(key: str) -> Preference:
    """The setting of this name."""
    for each in PREFERENCES:
        if each.key == key:
            return each
    raise KeyError(key)


def found_by(words: str, told: Callable[[Phrase], str] = str) -> list[Preference]:
    """The settings with all these words in title, meaning or choices, as `told` puts them."""
    wanted = words.casefold().split()
    hits = []
    for each in PREFERENCES:
        texts = (each.title, each.meaning, *(title for _, title in each.choices))
        said = " ".join(told(text) for text in texts).casefold()
        if all(word in said for word in wanted):
            hits.append(each)
    return hits
