"""Settings of all tests."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `pytest tests/transcripts --accept` write what is said now as what is expected."""
    parser.addoption("--accept", action="store_true", help="accept the transcripts as they are")
