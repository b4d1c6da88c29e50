"""A language model behind an OpenAI-compatible address.

A question goes out, a JSON object comes back, or the reason why none did.
"""

from __future__ import annotations

import json
import os
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

KEY_VARIABLE: Final = "COVERNAMES_LLM_KEY"
URL_VARIABLE: Final = "COVERNAMES_LLM_URL"
MODEL_VARIABLE: Final = "COVERNAMES_LLM_MODEL"
PATIENCE_VARIABLE: Final = "COVERNAMES_LLM_PATIENCE"
MODEL_TIMEOUT: Final = 12.0
"""Seconds that a model has for an answer, unless somebody gives it more."""
LONGEST_ANSWER: Final = 1 << 20
THOUGHT: Final = re.compile(r"<(think|thinking|reasoning)>.*?(</\1>|\Z)", re.DOTALL)
"""What a model says to itself, where it is marked."""


class Silent(Exception):  # noqa: N818 - no error: the local bot takes over
    """The model gave no answer that can be used; it says why in a few words."""


class Chat(NamedTuple):
    """A model behind an address."""

    url: str
    model: str
    key: str = ""
    patience: float = MODEL_TIMEOUT

    @classmethod
    def from_environment(cls, model: str = "") -> Chat:
        """Address, key and patience from the environment, and the model unless it is named."""
        url = os.environ.get(URL_VARIABLE, "")
        model = model or os.environ.get(MODEL_VARIABLE, "")
        if not url.startswith(("http://", "https://")) or not model:
            raise ValueError(f"set {URL_VARIABLE} to an address, and name a model")
        try:
            patience = float(os.environ.get(PATIENCE_VARIABLE) or MODEL_TIMEOUT)
        except ValueError:
            raise ValueError(f"{PATIENCE_VARIABLE} is a number of seconds") from None
        return cls(url, model, os.environ.get(KEY_VARIABLE, ""), patience)

    def ask(self, prompt: str, seed: int, wanted: str) -> dict[str, Any]:
        """The JSON object that the model answers with.

        Args:
            prompt: The question.
            seed: For models that can repeat themselves.
            wanted: The key that the object must have.
        """
        answer = found_object(self._said(prompt, seed), wanted)
        if answer is None:
            raise Silent(f'no JSON object with "{wanted}" in the answer')
        return answer

    def _said(self, prompt: str, seed: int) -> str:
        content = {
            "model": self.model,
            "messages": [{"role": "user", "content": prompt}],
            "temperature": 0,
            "seed": seed,
        }
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        address = self.url.rstrip("/")
        if not address.endswith("/chat/completions"):
            address += "/chat/completions"
        request = urllib.request.Request(  # noqa: S310 - http(s), checked above
            address, json.dumps(content).encode(), headers
        )
        try:
            with urllib.request.urlopen(request, timeout=self.patience) as reply:  # noqa: S310
                body = reply.read(LONGEST_ANSWER)
        except urllib.error.HTTPError as error:
            # Not its body: some servers repeat the key there.
            raise Silent(f"status {error.code}") from error
        except OSError as error:
            raise Silent(self._unreached(error)) from error
        try:
            said = json.loads(body)["choices"][0]["message"]["content"]
        except (ValueError, LookupError, TypeError) as error:
            raise Silent("not the answer of a chat") from error
        if not isinstance(said, str):
            raise Silent("an answer without text")
        return said

    def _unreached(self, error: OSError) -> str:
        reason = getattr(error, "reason", error)
        if isinstance(reason, TimeoutError):
            return f"no answer within {self.patience:g} s"
        return f"not reached ({type(reason).__name__})"


def found_object(text: str, wanted: str) -> dict[str, Any] | None:
    """The last JSON object of a text that has a key, whatever was said before it.

    >>> found_object('Not {"cards": ["A"]} but {x}, so: {"cards": ["B"]}. {"why": 1}', "cards")
    {'cards': ['B']}
    """
    for said in (THOUGHT.sub("", text), text):
        fitting = [each for each in _objects(said) if wanted in each]
        if fitting:
            return fitting[-1]
    return None


def _objects(text: str) -> Iterator[dict[str, Any]]:
    """The JSON objects in a text that are in no other one."""
    decoder, at = json.JSONDecoder(), text.find("{")
    while at >= 0:
        try:
            value, end = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            end = at + 1
        else:
            yield value
        at = text.find("{", end)
