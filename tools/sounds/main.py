"""Makes the sounds that are not up to date, and keeps the manifests true. See `make` for the use."""

import argparse
import hashlib
import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
WORKSHOP = PROJECT / ".sounds"
AUDIO = PROJECT / "assets" / "audio"

LOOPS = {"rain": 2, "hearth": 2, "wind": 2, "hall": 3}  # with Vorbis's quality
CUES = ("bell", "gong", "tick")
CUE_QUALITY = 4
LICENCE = "MIT OR Apache-2.0"

# What the sounds must meet; the figures go into the manifests.
LOUDNESS, CLOSE_ENOUGH, TRIES = -23.0, 0.1, 4
MAX_PEAK = -3.0


def digest(*names):
    """Of all that a sound is made from: as long as it stays, so does the sound."""
    both = hashlib.sha256()
    for name in (*names, "circle.py", "ogg.py", "measure.py", "main.py", "requirements.txt"):
        both.update((HERE / name).read_bytes())
    return both.hexdigest()[:16]


def read(folder):
    path = folder / "manifest.json"
    return {sound["name"]: sound for sound in json.loads(path.read_text())["sounds"]} if path.exists() else {}


def save(folder, sounds, names):
    rows = ",\n    ".join(json.dumps(sounds[name]) for name in names if name in sounds)
    text = f'{{\n  "licence": "{LICENCE}",\n  "rate": 48000,\n  "sounds": [\n    {rows}\n  ]\n}}\n'
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "manifest.json").write_text(text)


def due(folder, names, source_of, everything):
    old = read(folder)
    return [
        name for name in names
        if everything
        or old.get(name, {}).get("source") != digest(source_of(name))
        or not (folder / f"{name}.ogg").exists()
    ]


def enter_workshop():
    """Goes on inside the environment that holds the tools, which is made first where it is missing."""
    if subprocess.run([HERE / "setup.sh", WORKSHOP], check=False).returncode:
        raise SystemExit(f"what makes the sounds could not be installed into {WORKSHOP.name}")
    python = WORKSHOP / "venv" / "bin" / "python"
    if Path(sys.prefix) != WORKSHOP / "venv":
        sys.stdout.flush()
        os.execv(python, [python, "-B", *sys.argv])


def make_loop(name, target):
    import measure
    import ogg
    from circle import decibels, unit

    module = importlib.import_module(name)
    samples = unit(module.make(WORKSHOP) if name == "hall" else module.make())
    gain = LOUDNESS
    for _ in range(TRIES):
        target.write_bytes(ogg.encode_loop(samples * decibels(gain), LOOPS[name]))
        figures = measure.loop(target)
        if abs(figures["lufs"] - LOUDNESS) <= CLOSE_ENOUGH:
            break
        gain += LOUDNESS - figures["lufs"]
    assert figures["frames"] == len(samples), f"{name}: {figures['frames']} frames of {len(samples)}"
    assert figures["peak_dbtp"] < MAX_PEAK, f"{name}: peak {figures['peak_dbtp']} dBTP"
    return {"how": module.HOW, **figures}


def make_cue(name, target):
    import measure
    import ogg
    from circle import decibels
    from cues import CUES as MAKERS

    maker, how, peak = MAKERS[name]
    samples = maker()
    target.write_bytes(ogg.encode_whole(samples / abs(samples).max() * decibels(peak), CUE_QUALITY))
    return {"how": how, **measure.cue(target)}


def main():
    parser = argparse.ArgumentParser(prog="make", description="Makes the ambiences and the cues.")
    parser.add_argument("--all", action="store_true", help="make every sound, also those that are up to date")
    options = parser.parse_args()
    kinds = (
        (AUDIO / "ambience", tuple(LOOPS), lambda name: f"{name}.py", make_loop),
        (AUDIO / "cues", CUES, lambda _: "cues.py", make_cue),
    )
    plan = [(*kind, due(kind[0], kind[1], kind[2], options.all)) for kind in kinds]
    if any(names for *_, names in plan):
        enter_workshop()
    for folder, names, source_of, maker, wanted in plan:
        sounds = read(folder)
        folder.mkdir(parents=True, exist_ok=True)
        for name in wanted:
            target = folder / f"{name}.ogg"
            made = maker(name, target)
            sounds[name] = {"name": name, "file": target.name, **made, "source": digest(source_of(name))}
            save(folder, sounds, names)
            print(f"{name}: {target.stat().st_size // 1000} kB, "
                  + ", ".join(f"{key} {value}" for key, value in made.items() if key != "how"), flush=True)
    if not any(names for *_, names in plan):
        print("All sounds are up to date.")


if __name__ == "__main__":
    main()
