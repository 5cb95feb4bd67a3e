"""Phrases as data for a file: the key of the form and its places, shown in any language later.

{"form": "meadhall.engines.nxs.texts:Ending.STUCK", "places": {"loser": {"form": ...}}}
"""

import sys
from importlib import import_module
from typing import Final

from meadhall.engines.phrases import Filling, Form, Phrase, say

OURS: Final = "meadhall."
"""Only forms in these modules are fetched by name; others must be there already."""


def key_of(form: Form) -> str:
    return f"{type(form).__module__}:{type(form).__name__}.{form.name}"


def form_called(key: str) -> Form:
    """The form of this key, or ValueError if there is none (any more)."""
    module_name, _, path = key.partition(":")
    kind_name, _, name = path.partition(".")
    try:
        if module_name.startswith(OURS):
            import_module(module_name)
        kind = getattr(sys.modules[module_name], kind_name)
        form = kind[name]
    except (ImportError, KeyError, AttributeError, TypeError, ValueError) as error:
        raise ValueError(f"there is no form {key!r}") from error
    if not isinstance(form, Form):
        raise ValueError(f"{key!r} is no form")
    return form


def to_data(filling: Filling) -> object:
    """What JSON can keep."""
    if isinstance(filling, Form):
        return {"form": key_of(filling)}
    if isinstance(filling, Phrase):
        places = {name: to_data(inner) for name, inner in filling.places}
        return {"form": key_of(filling.form), "places": places}
    return [to_data(part) for part in filling] if isinstance(filling, tuple) else filling


def phrase_from(data: object) -> Phrase:
    """The phrase that `to_data` made this of, or ValueError."""
    match data:
        case {"form": str(key), "places": dict(places)}:
            try:
                return say(form_called(key), **{name: _filling(at) for name, at in places.items()})
            except TypeError as error:
                raise ValueError(str(error)) from error
    raise ValueError(f"this is no phrase: {data!r}")


def _filling(data: object) -> Filling:
    match data:
        case str() | int():
            return data
        case {"form": str(key), **rest} if not rest:
            return form_called(key)
        case list(parts):
            found = [_filling(part) for part in parts]
            return tuple(part for part in found if isinstance(part, (str, Form, Phrase)))
    return phrase_from(data)
