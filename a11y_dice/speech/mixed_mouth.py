"""Our own voice through our mixer: the child makes files of sound, as it can on Linux.

To interrupt it, the mixer's line is emptied; the child lives on.
"""

from __future__ import annotations

import array
from collections.abc import Callable

from a11y_dice.audio.lines import Samples
from a11y_dice.audio.mixer import RATE, Mixer, NoSoundError
from a11y_dice.audio.wave_files import doubled, read_speech, without_silence
from a11y_dice.settings.values import Settings
from a11y_dice.speech.child import VoiceChild
from a11y_dice.speech.mouth import CannotSpeakError, ChildMouth
from a11y_dice.speech.pieces import is_whole, pieces
from a11y_dice.speech.saying import Saying

MAKING = 5.0
"""Seconds in which the sound of one piece must be made."""
AHEAD = 2
"""Pieces that are made before the one that sounds is over."""
WATCH = 0.25
"""Seconds between two looks at whether the device is still there."""
FIRST = RATE // 10
"""Samples that are handed over first, so that they sound while the rest is worked on."""


class MixedMouth(ChildMouth):
    """Speaks on the mixer's line of speech."""

    def __init__(self, mixer: Mixer) -> None:
        super().__init__()
        self._mixer = mixer

    def change(self, settings: Settings) -> None:
        """Let the mixer be as loud as the settings say."""
        self._mixer.change(
            sounds_volume=settings.sounds_volume / 100, voice_volume=settings.voice_volume / 100
        )

    def open(self) -> None:
        """Start the child, open the device while it loads, and wait for both."""
        if self.child is None:
            self.child = self.next_child()
        self._open_device()
        self.persist(lambda _: None)

    def say(self, saying: Saying) -> None:
        """Have the pieces made a little ahead of what is heard, and played."""
        self._open_device()
        made = pieces(saying.words)
        for number, piece in enumerate(made, 1):
            if not self._play(self._sound(piece, saying), saying):
                return
            self._await(number - AHEAD, saying)
        self._await(len(made), saying)

    def hush(self) -> None:
        """Empty the mixer's line of speech."""
        self._mixer.hush()

    def _sound(self, piece: str, saying: Saying) -> Samples:
        """The sound of a piece, at half the mixer's rate."""
        sound = array.array("h")

        def make(child: VoiceChild) -> None:
            file = child.folder / "piece.wav"
            manner = saying.manner._replace(volume=1.0)  # the mixer sees to it
            missing = child.ask(piece, manner, str(file), MAKING)
            sound.extend(read_speech(file))
            if missing:
                self.on_missing(missing)

        self.persist(make)
        return without_silence(sound, at_end=not is_whole(piece))

    def _play(self, sound: Samples, saying: Saying) -> bool:
        """Hand a piece over, its beginning at once. Returns whether it was not cut off."""
        first, rest = sound[:FIRST], sound[FIRST:]
        if not rest:
            return self._speak(first, saying, saying.piece_heard)
        return self._speak(first, saying, None) and self._speak(rest, saying, saying.piece_heard)

    def _speak(self, sound: Samples, saying: Saying, on_end: Callable[[], None] | None) -> bool:
        if saying.is_cut:
            return False
        samples = doubled(sound)
        return saying.unless_cut(lambda: self._mixer.speak(samples, on_end))

    def _await(self, count: int, saying: Saying) -> None:
        """Wait until so many pieces were heard. Raises CannotSpeakError if the device goes away."""
        while not saying.await_heard(count, WATCH):
            if not self._mixer.is_open:
                raise CannotSpeakError("voice-lost-device", comes_back=True)

    def _open_device(self) -> None:
        try:
            self._mixer.open()
        except NoSoundError as error:
            raise CannotSpeakError("voice-lost-device", comes_back=True) from error
