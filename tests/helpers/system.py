"""What the machine must have for some tests."""

from __future__ import annotations

import os
import shutil

import pytest

ALL_TESTS = "A11Y_DICE_ALL_TESTS"
"""With "1" in this variable of the environment no test may be left out."""


def needs(*programs: str) -> pytest.MarkDecorator:
    """Mark tests that need these programs: they are left out, and say so, where one is missing.

    Where every test must run they are not left out, and fail.
    """
    missing = [program for program in programs if not shutil.which(program)]
    must_run = os.environ.get(ALL_TESTS) == "1"
    reason = f"not run, because this machine does not have: {', '.join(missing)}"
    return pytest.mark.skipif(bool(missing) and not must_run, reason=reason)
