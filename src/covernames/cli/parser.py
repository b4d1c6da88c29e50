"""What is wrong with a command line, and what ``--help`` puts around our texts, in six languages.

Typer's parser speaks English. Its errors are told apart by their kind and by the option they are
about, never by their words; what has no kind of its own (an unknown command, too many arguments) is
noticed here before Typer does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from itertools import pairwise
from typing import Any, Final, TypeVar

import typer
from rich.console import Console
from typer.core import TyperCommand, TyperGroup

from ..decks import language_tagged
from ..text import tidy_prose
from .messages import Messages, preferred
from .screen import Screen

MISUSED: Final = 2
"""What a command line that cannot be understood ends with."""
UI: Final = "--ui"
_USAGE_ERROR: Final[Any] = next(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "UsageError"
)
FRAME: Final = {
    "ARGUMENTS_PANEL_TITLE": "parser-arguments",
    "OPTIONS_PANEL_TITLE": "parser-options",
    "COMMANDS_PANEL_TITLE": "parser-commands",
    "DEFAULT_STRING": "parser-default",
    "ENVVAR_STRING": "parser-variable",
    "REQUIRED_LONG_STRING": "parser-required",
}
"""The fixed texts of Typer's help. One that it no longer has stays English, and fails a test."""
PIECES: Final = {"[OPTIONS]": "parser-any-options", "COMMAND [ARGS]...": "parser-any-command"}
"""What stands for others in the line of usage."""
F = TypeVar("F", bound=Callable[..., Any])
Context = Any
"""Typer's own; which package it comes from depends on the version."""


class _Spoken:
    """What commands and groups of them share."""

    def format_usage(self, ctx: Context, formatter: Any) -> None:  # noqa: ANN401 - as above
        """One line: how the command is called."""
        say = Messages(ctx.meta.get(UI) or preferred())
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        told = [say(PIECES[piece]) if piece in PIECES else piece for piece in pieces]
        prefix = say("parser-usage")
        space = "" if prefix.endswith("：") else " "
        formatter.write_usage(ctx.command_path, " ".join(told), prefix=f"{prefix}{space}")

    def get_help_option(self, ctx: Context) -> Any:  # noqa: ANN401 - as above
        """The option that shows the help."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = Messages(preferred())("parser-help")
        return option

    def format_help(self, ctx: Context, formatter: Any) -> None:  # noqa: ANN401 - as above
        """The help, with a frame that speaks the language of our texts."""
        from typer import rich_utils  # noqa: PLC0415 - most commands show no help

        say = Messages(preferred())
        for name, message in FRAME.items():
            if hasattr(rich_utils, name):
                setattr(rich_utils, name, say(message, value="{}"))
        super().format_help(ctx, formatter)  # type: ignore[misc]


class SpokenCommand(_Spoken, TyperCommand):
    """A command that says what is wrong with its arguments."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Read options and arguments; nothing may be left over."""
        typed = list(args)
        with _misreadings(ctx, typed):
            ctx.allow_extra_args = True
            left = super().parse_args(ctx, args)
        if left:
            raise _refuse(ctx, typed, "parser-too-many", arguments=" ".join(left))
        return left


class SpokenGroup(_Spoken, TyperGroup):
    """Commands under one name."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Read the options before the command."""
        with _misreadings(ctx, list(args)):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Context, args: list[str]) -> Any:  # noqa: ANN401 - as above
        """Find the command that was named."""
        if self.get_command(ctx, args[0]) is None:
            known = self.list_commands(ctx)
            raise _refuse(ctx, args, "parser-no-command", _meant(args[0], known), name=args[0])
        return super().resolve_command(ctx, args)


class App(typer.Typer):
    """Commands whose command line is read by the classes above."""

    def __init__(self, **more: Any) -> None:  # noqa: ANN401 - what Typer takes
        super().__init__(cls=SpokenGroup, no_args_is_help=True, **more)

    def command(
        self,
        name: str | None = None,
        **more: Any,  # noqa: ANN401 - as above
    ) -> Callable[[F], F]:
        """Add a command."""
        return super().command(name, cls=SpokenCommand, **more)


@contextmanager
def _misreadings(ctx: Context, args: Sequence[str]) -> Iterator[None]:
    try:
        yield
    except _USAGE_ERROR as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            raise  # no error: it shows the help
        raise _told(ctx, args, error) from None


def _told(ctx: Context, args: Sequence[str], error: Any) -> typer.Exit:  # noqa: ANN401 - Typer's own
    """Say an error of the parser's."""
    kind, param = type(error).__name__, getattr(error, "param", None)
    if kind == "NoSuchOption":
        known = [name for each in ctx.command.params for name in _names(each)]
        meant = _meant(error.option_name, known)
        return _refuse(ctx, args, "parser-no-option", meant, name=error.option_name)
    if kind == "BadOptionUsage":
        option = next((p for p in ctx.command.params if error.option_name in _names(p)), None)
        flag = getattr(option, "is_flag", False)
        code = "parser-value-needless" if flag else "parser-value-missing"
        return _refuse(ctx, args, code, name=error.option_name)
    if kind == "MissingParameter" and param is not None:
        return _refuse(ctx, args, "parser-missing", name=_name(param))
    if param is not None:
        code, expected = _expected(param)
        return _refuse(ctx, args, code, **expected)
    return _refuse(ctx, args, "parser-unclear", what=error.format_message())


def _expected(param: Any) -> tuple[str, dict[str, Any]]:  # noqa: ANN401 - Typer's own
    """What would be a value of an option, as far as that can be told."""
    # Before Typer 0.26, a parameter had a type of Click's.
    descriptor, type_ = getattr(param, "type_descriptor", None), getattr(param, "type", None)
    kind = f"{getattr(descriptor, 'annotation', '')} {getattr(type_, 'name', '')}"
    limits = getattr(descriptor, "parameter_info", type_)
    least, most = getattr(limits, "min", None), getattr(limits, "max", None)
    data = {"name": _name(param), "least": least, "most": most}
    if "int" in kind and least is not None:
        return ("parser-whole-least" if most is None else "parser-whole-between"), data
    if "float" in kind:
        return ("parser-number" if least is None else "parser-number-least"), data
    return ("parser-whole" if "int" in kind else "parser-value-wrong"), data


def _refuse(
    ctx: Context, args: Sequence[str], code: str, meant: Sequence[str] = (), **data: object
) -> typer.Exit:
    """Say what is wrong, and where help is; raise what this returns."""
    say = Messages(_language(args))
    ctx.meta[UI] = say.language
    screen = Screen(Console(stderr=True, soft_wrap=True), say)
    screen.tell(ctx.get_usage(), "dim")
    screen.tell(say(code, **{name: tidy_prose(str(value)) for name, value in data.items()}), "red")
    if meant:
        screen.tell(say("parser-meant", names=", ".join(meant)))
    screen.tell(say("parser-more", command=f"{ctx.command_path} --help"), "dim")
    return typer.Exit(MISUSED)


def _language(args: Sequence[str]) -> str:
    """The language that a command line asks for, as far as it can be read; else the terminal's."""
    asked = [arg.removeprefix(f"{UI}=") for arg in args if arg.startswith(f"{UI}=")]
    asked += [value for option, value in pairwise(args) if option == UI]
    return next(filter(None, map(language_tagged, asked)), preferred())


def _name(param: Any) -> str:  # noqa: ANN401 - Typer's own
    """What people type for an option, its longest name; what the help calls an argument."""
    return max(_names(param), key=len) if param.param_type_name == "option" else param.name


def _names(param: Any) -> list[str]:  # noqa: ANN401 - Typer's own
    return [*param.opts, *param.secondary_opts]


def _meant(typed: str, known: Sequence[str]) -> list[str]:
    """Names that look like what was typed."""
    return get_close_matches(typed, known)
