"""The terminal: what is shown where, where keys come from, and what the environment says of it."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterator, Mapping
from typing import TextIO

from a11y_dice.core.message import Message
from a11y_dice.session.checkup.found import Found, Part, problem
from a11y_dice.settings.first import ACCESSIBLE, is_accessible

LETTERS = "éłя"
"""Letters of the names and languages that the program shows."""
NARROW = 20
"""Columns below which a word may be wider than a line."""
REMOTE = ("SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT")
INSIDE = {"TMUX": "tmux", "STY": "screen", "WT_SESSION": "Windows Terminal"}
"""Programs that our terminal is in, by what they put into the environment."""


def look_at_terminal() -> Iterator[Found]:
    """Everything about the terminal that can be known without asking it."""
    yield _shown(sys.stdout)
    if sys.stdout and _is_terminal(sys.stdout):
        yield _size(sys.stdout)
    yield _keys(sys.stdin)
    if sys.stdout:
        yield _encoding(sys.stdout.encoding or "ascii")
    yield from _environment(os.environ)


def is_remote(environ: Mapping[str, str]) -> bool:
    """Whether the terminal is on another machine than we are."""
    return any(environ.get(name) for name in REMOTE)


def _shown(stream: TextIO | None) -> Found:
    if stream is None or not _is_open(stream):
        return problem(Message("doctor-text-closed"))
    if _is_terminal(stream):
        return Found(Message("doctor-text-terminal"), gives=Part.TEXT)
    return Found(Message("doctor-text-pipe"), gives=Part.TEXT)


def _is_open(stream: TextIO) -> bool:
    """Whether what is written there can arrive."""
    try:
        number = stream.fileno()
        os.fstat(number)
        if hasattr(select, "poll"):
            look = select.poll()
            look.register(number, select.POLLOUT)
            gone = select.POLLERR | select.POLLHUP | select.POLLNVAL
            return not any(event & gone for _, event in look.poll(0))
    except (OSError, ValueError):
        return False
    return True


def _is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except (OSError, ValueError):
        return False


def _size(stream: TextIO) -> Found:
    try:
        columns, rows = os.get_terminal_size(stream.fileno())
    except (OSError, ValueError):
        columns = rows = 0
    if not columns:
        return Found(Message("doctor-size-unknown"))
    if columns < NARROW:
        return problem(Message("doctor-size-narrow", {"columns": columns, "least": NARROW}))
    return Found(Message("doctor-size", {"columns": columns, "rows": rows}))


def _keys(stream: TextIO | None) -> Found:
    try:
        if stream is None:
            return problem(Message("doctor-keys-closed"))
        os.fstat(stream.fileno())
    except (OSError, ValueError):
        return problem(Message("doctor-keys-closed"))
    return Found(Message("doctor-keys-terminal" if _is_terminal(stream) else "doctor-keys-pipe"))


def _encoding(name: str) -> Found:
    try:
        LETTERS.encode(name)
    except (UnicodeEncodeError, LookupError):
        return problem(Message("doctor-encoding-poor", {"encoding": name}))
    return Found(Message("doctor-encoding", {"encoding": name}))


def _environment(environ: Mapping[str, str]) -> Iterator[Found]:
    kind = environ.get("TERM", "")
    yield Found(Message("doctor-term", {"name": kind}) if kind else Message("doctor-no-term"))
    if program := environ.get("TERM_PROGRAM"):
        yield Found(Message("doctor-inside", {"name": program}))
    for name, inside in INSIDE.items():
        if environ.get(name) and inside != program:
            yield Found(Message("doctor-inside", {"name": inside}))
    if is_remote(environ):
        yield Found(Message("doctor-remote"))
    if environ.get("NO_COLOR"):
        yield Found(Message("doctor-no-color"))
    if is_accessible(environ):
        yield Found(Message("doctor-accessible", {"name": ACCESSIBLE}))
