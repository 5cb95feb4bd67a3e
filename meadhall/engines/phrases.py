"""What the rules say to people: forms with places, never finished sentences.

A game lists everything it can say as members of its own `Form` classes: refusals, requests,
events, reasons, names of cards. A member's value is the English text, with {places}:

    class Refusal(Form):
        BLOCKED = "{way}: the way is blocked at {at}."

    say(Refusal.BLOCKED, way="a1-a4", at="a3")

The result is a `Phrase`. A program can ask for its form and its places; `str` gives English; a
window renders it in the player's language, with one translation for each form. A place is filled
by a name that no language changes (a cell, a notation), a number, another phrase, or a list.

A name that may begin a sentence is written {who:capital}. Where a number decides between one and
many, there are two forms, and `counted` picks: never `{count} card(s)`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from string import Formatter


class Form(Enum):
    """A text of the rules with {places}. Each game derives its own; no member stands here."""

    @property
    def places(self) -> frozenset[str]:
        """The names of the places in the text."""
        return places_of(str(self.value))

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A form and what fills its places."""

    form: Form
    places: "tuple[tuple[str, Filling], ...]" = ()

    def __str__(self) -> str:
        return self.render(_as_it_is)

    def render(self, translate: Callable[[str], str]) -> str:
        """The sentence, with each form passed through `translate` first."""
        words = {name: _Words(_filled(filling, translate)) for name, filling in self.places}
        text = translate(str(self.form))
        return text.format(**words) if words else text

    def place(self, name: str) -> "Filling | None":
        """What fills this place, or None."""
        return dict(self.places).get(name)


Text = Phrase | str
"""What is shown: a phrase, or words that no language changes, a person's own for instance."""

Filling = str | int | Form | Phrase | tuple[str | Form | Phrase, ...]


def say(form: Form, **places: Filling) -> Phrase:
    """The phrase of this form, with its places filled: all of them, and no others."""
    if places.keys() != form.places:
        raise TypeError(f"{form!r} has the places {sorted(form.places)}, not {sorted(places)}")
    return Phrase(form, tuple(places.items()))


def counted(count: int, one: Form, many: Form, **places: Filling) -> Phrase:
    """The form for one or the form for several; {count} is filled where the form has it."""
    form = one if count == 1 else many
    if "count" in form.places:
        places["count"] = count
    return say(form, **places)


@cache
def places_of(text: str) -> frozenset[str]:
    """The names of the {places} in a text, of a form or of its translation."""
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


class _Words(str):
    """What fills a place; {place:capital} makes the first letter a capital."""

    def __format__(self, spec: str) -> str:
        if spec == "capital":
            return self[:1].upper() + self[1:]
        return super().__format__(spec)


def _filled(filling: Filling, translate: Callable[[str], str]) -> str:
    if isinstance(filling, Phrase):
        return filling.render(translate)
    if isinstance(filling, Form):
        return translate(str(filling))
    if isinstance(filling, tuple):
        return ", ".join(_filled(part, translate) for part in filling)
    return str(filling)


def _as_it_is(text: str) -> str:
    return text
