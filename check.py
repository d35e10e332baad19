"""Set up everything in `.venv` and run all checks and tests. Needs Python 3.11 and nothing else.

python3 check.py            everything
python3 check.py pytest     only the steps that are named: ruff, mypy, layers, pytest
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENVIRONMENT = HERE / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
COVERED = ("--cov=a11y_dice.core", "--cov=a11y_dice.games", "--cov-branch", "--cov-report=term")
STEPS = {
    "ruff": [["-m", "ruff", "format", "--check", "."], ["-m", "ruff", "check", "."]],
    "mypy": [["-m", "mypy"]],
    "layers": [["-c", "from importlinter.cli import lint_imports_command as run; run()"]],
    "pytest": [["-m", "pytest", "-n", "2", *COVERED]],
}


def main() -> int:
    """Set up, then run each step; the first one that fails ends it."""
    if not PYTHON.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    packages = ["-e", f"{HERE}[dev]", "-c", str(HERE / "constraints.txt")]
    _run(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages])
    for name in sys.argv[1:] or STEPS:
        for command in STEPS[name]:
            _run(command)
    return 0


def _run(arguments: list[str]) -> None:
    status = subprocess.run([str(PYTHON), *arguments], cwd=HERE, check=False).returncode
    if status:
        sys.exit(status)


if __name__ == "__main__":
    sys.exit(main())
