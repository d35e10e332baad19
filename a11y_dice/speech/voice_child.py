"""The process in which pyttsx3 runs: a program of its own, started by `speech.child`.

It reads one request a line from standard input, JSON in ASCII, and answers each with one line of
JSON. It ends, with everything that it has started and its folder, when its input ends, so also
when the game was killed.

A request: id, text, file (empty: say it yourself), voice, language, rate, pitch, volume. An answer:
id, and "missing" with the name of a voice or language that is not there. Before that: "ready", or
"failed" with the reason in English; later "voices", each with id, name and language.

What pyttsx3 and libraries under it print goes nowhere. This file imports nothing of the package.
"""

from __future__ import annotations

import ctypes
import json
import os
import queue
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

ENGLISH = "en"
LONGEST_SPEECH = 600.0
"""Seconds after which a synthesizer that does not tell its end is taken to have ended."""
_OWN_NAMES = {"zh": "cmn", "no": "nb"}
"""Languages that espeak knows by another name."""


def main() -> None:
    """Answer requests until there are no more."""
    answer = _only_our_answers()
    requests: queue.SimpleQueue[Mapping[str, Any]] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(requests,), daemon=True).start()
    try:
        if sys.platform.startswith("linux"):
            load_espeak()
        engine = Engine()
    except Exception as error:  # noqa: BLE001 - whatever a synthesizer raises when it is not there
        answer({"failed": f"{type(error).__name__}: {error}"})
        return
    answer({"ready": True})
    answer({"voices": engine.voices})
    while True:
        engine.fulfil(requests.get(), answer)


def load_espeak() -> None:
    """Load the espeak library that came with the program, where there is one, for pyttsx3 to find.

    Its soname is the one that pyttsx3 looks for, so the system's own is not needed.
    """
    try:
        import espeakng_loader  # type: ignore[import-untyped] # noqa: PLC0415 - without types; Linux only

        ctypes.CDLL(espeakng_loader.get_library_path(), ctypes.RTLD_GLOBAL)
        os.environ["ESPEAK_DATA_PATH"] = espeakng_loader.get_data_path()
    except (ImportError, OSError, RuntimeError):
        return  # then the system's library, if there is one


class Engine:
    """pyttsx3, one request at a time."""

    def __init__(self) -> None:
        self._ended = threading.Event()
        self._answer_at_end: Callable[[], None] = lambda: None
        self._engine: Any = None
        self._driver: Any = None
        self._chosen: tuple[str, str] | None = None
        self._missing = ""
        self._renew()
        self.voices = list(self._voices())
        """Each voice: id, name, language."""

    def _voices(self) -> Iterator[tuple[str, str, str]]:
        for voice in self._driver.getProperty("voices") or ():
            languages = [
                tag.decode("ascii", "ignore") if isinstance(tag, bytes) else str(tag)
                for tag in voice.languages or ()
            ]
            tag = "".join(filter(str.isprintable, languages[0])) if languages else ""
            yield str(voice.id), str(voice.name), tag.replace("_", "-")

    def fulfil(
        self, request: Mapping[str, Any], answer: Callable[[Mapping[str, Any]], None]
    ) -> None:
        """Make the sound of a request, or say it, and answer."""
        says_itself = not request["file"]
        if says_itself:
            self._renew()  # pyttsx3 2.99 says only the first text of an engine on some systems
        reply = {"id": request["id"], "missing": self._choose(request)}
        for name in ("rate", "pitch", "volume"):
            with suppress(Exception):  # not every system has every property
                self._driver.setProperty(name, request[name])
        self._ended.clear()
        if says_itself:
            self._engine.say(request["text"])
        else:
            self._engine.save_to_file(request["text"], request["file"])
            self._answer_at_end = lambda: answer(reply)
        self._engine.runAndWait()  # on Linux it returns before the end
        self._ended.wait(LONGEST_SPEECH)
        if says_itself:
            answer(reply)

    def _renew(self) -> None:
        """Make a new engine. The old one must have gone before: it takes the callbacks along."""
        import pyttsx3  # type: ignore[import-untyped] # noqa: PLC0415 - without types; after the library

        self._engine = self._driver = self._chosen = None
        self._engine = pyttsx3.init()
        self._driver = self._engine.proxy._driver  # its own setProperty acts at once, or raises
        if sys.platform.startswith("linux"):
            _hasten(self._driver)
        self._engine.connect("finished-utterance", self._end)
        self._engine.connect("error", self._end)

    def _end(self, **_: object) -> None:
        """The sound is ready, or was said. This is told before pyttsx3 wakes from its sleep."""
        self._answer_at_end()
        self._answer_at_end = lambda: None
        self._ended.set()

    def _choose(self, request: Mapping[str, Any]) -> str:
        """Take the voice that was asked for, else one of the language, else an English one.

        Returns the name that is not there, if one is not.
        """
        wanted = (str(request["voice"]), str(request["language"]))
        if wanted != self._chosen:
            self._missing = self._take(*wanted)
            self._chosen = wanted
        return self._missing

    def _take(self, voice: str, language: str) -> str:
        of_language = self._find(language) or self._find(
            language.replace("_", "-").partition("-")[0]
        )
        found = self._find(voice) or of_language or self._find(ENGLISH)
        if found:
            self._driver.setProperty("voice", found)
        if voice and not self._find(voice):
            return voice
        return "" if of_language else language

    def _find(self, name: str) -> str:
        return find_voice(self.voices, _OWN_NAMES.get(name, name))


def _hasten(driver: Any) -> None:
    """Take out of pyttsx3's driver for espeak what delays it, or breaks it.

    Its loop calls `stop` before it begins, and espeak then drops what comes next: about one text
    of 200 comes out empty, after 150 ms. What is to stop is killed instead. And it looks only every
    10 ms whether espeak is ready.
    """
    driver.stop = lambda: None
    sys.modules[type(driver).__module__].time = _ShortSleep()  # type: ignore[attr-defined] # its import


class _ShortSleep:
    """Stands for the module `time`, of which that driver knows the sleep alone."""

    def sleep(self, _: float) -> None:
        """Sleep briefly; not to sleep at all would keep espeak's own thread from working."""
        time.sleep(0.002)


def find_voice(voices: list[tuple[str, str, str]], name: str) -> str:
    """The id of a voice by its id, by the end of its id, or by its language; empty if none fits.

    Of several voices of a language the one whose language is named most briefly is taken.
    """
    name = name.replace("_", "-").lower()
    for is_it in (
        lambda voice_id, _: voice_id == name,
        lambda voice_id, _: voice_id.endswith(f"/{name}"),
        lambda _, tag: tag == name,
        lambda _, tag: tag.startswith(f"{name}-"),
    ):
        fits = (
            []
            if not name
            else [voice for voice in voices if is_it(voice[0].lower(), voice[2].lower())]
        )
        if fits:
            return min(fits, key=lambda voice: len(voice[2]))[0]
    return ""


def _only_our_answers() -> Callable[[Mapping[str, Any]], None]:
    """Keep standard output for the answers; what others print goes to standard error, nowhere."""
    ours = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)

    def answer(reply: Mapping[str, Any]) -> None:
        ours.write(json.dumps(reply).encode("ascii") + b"\n")

    return answer


def _listen(requests: queue.SimpleQueue[Mapping[str, Any]]) -> None:
    for line in sys.stdin.buffer:
        requests.put(json.loads(line))
    _remove(tempfile.gettempdir())
    if hasattr(os, "killpg"):
        os.killpg(os.getpgrp(), signal.SIGKILL)  # with the player that may be in mid-sentence
    os._exit(0)


def _remove(folder: str) -> None:
    """Remove a folder, also when a sound is being written into it just now."""
    for _ in range(100):
        shutil.rmtree(folder, ignore_errors=True)
        if not Path(folder).exists():
            break
        time.sleep(0.01)


if __name__ == "__main__":
    main()
