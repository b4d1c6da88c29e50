"""The languages of the referee, each loaded when it is first asked for."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module

from ..language import Language

MODULES = {"en": "en", "th": "th", "zh-Hant": "zh", "id": "id", "bg": "bg", "et": "et"}


class MissingAnalyser(UserWarning):
    """An optional analyser is not installed; said once a language."""


@cache
def language_of(tag: str) -> Language:
    """The language of a tag."""
    if tag not in MODULES:
        raise ValueError(f"there is no language {tag}")
    module = import_module(f".{MODULES[tag]}", __package__)
    language: Language = module.LANGUAGE
    if language.missing:
        names = ", ".join(language.missing)
        warnings.warn(f"the referee for {tag} does without {names}", MissingAnalyser, stacklevel=3)
    return language


def lacking() -> dict[str, tuple[str, ...]]:
    """The analysers that are not installed, for every language."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", MissingAnalyser)
        return {tag: language_of(tag).missing for tag in MODULES}
