"""Set up everything in `.venv` and run all checks and tests. Needs Python 3.11 and nothing else.

python3 check.py            everything
python3 check.py pytest     only the steps that are named: ruff, mypy, layers, pytest

Some tests need screen readers and a sound server. Where it is Debian and we are root, these are
installed first; elsewhere the summary says which tests did not run, and why.
"""

from __future__ import annotations

import os
import shutil
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
    "pytest": [["-m", "pytest", "-n", "2", "-rs", *COVERED]],
}
SYSTEM = (
    *("tmux", "yasr", "fenrir", "python3-speechd", "brltty", "brltty-speechd"),
    *("espeak-ng", "libespeak-ng1", "alsa-utils", "libasound2-plugins"),
    *("speech-dispatcher", "speech-dispatcher-espeak-ng", "speech-dispatcher-audio-plugins"),
    *("pulseaudio", "pulseaudio-utils"),
)
"""Packages of Debian: terminal readers, braille, voices and sound."""


def main() -> int:
    """Set up, then run each step; the first one that fails ends it."""
    if not PYTHON.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    packages = ["-e", f"{HERE}[dev,prism]", "-c", str(HERE / "constraints.txt")]
    _run(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages])
    steps = sys.argv[1:] or list(STEPS)
    if "pytest" in steps and shutil.which("apt-get") and os.geteuid() == 0:
        _install(_missing())
    for name in steps:
        for command in STEPS[name]:
            _run(command)
    return 0


def _missing() -> list[str]:
    """The packages of the system that are not installed."""
    command = ["dpkg-query", "-W", "-f", "${Package} ${db:Status-Status}\n", *SYSTEM]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
    return [package for package in SYSTEM if f"{package} installed" not in told]


def _install(packages: list[str]) -> None:
    """Install packages of the system. What fails is told, and the tests go on without them."""
    install = ["install", "-y", "--no-install-recommends", *packages]
    for arguments in (["update"], install) if packages else ():
        done = subprocess.run(
            ["apt-get", "-q", *arguments],
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            reason = " ".join(done.stderr.split()) or f"apt-get ended with {done.returncode}"
            sys.stderr.write(f"Not installed: {', '.join(packages)}, because of this: {reason}\n")
            return


def _run(arguments: list[str]) -> None:
    status = subprocess.run([str(PYTHON), *arguments], cwd=HERE, check=False).returncode
    if status:
        sys.exit(status)


if __name__ == "__main__":
    sys.exit(main())
