"""Finds the clips that need rendering, renders them, and keeps the manifest true. See `render` for the use."""

import argparse
import importlib
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from languages import LANGUAGES, Unavailable
from lines import Speller, read_lines
from manifest import Manifest

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
WORKSHOP = PROJECT / ".voices"

# What a clip must meet; the figures go into the manifest.
MAX_WORD_ERROR = 0.15
LOUDNESS, LOUDNESS_SLACK = -16.0, 1.0
MAX_PEAK = -1.0


def arguments():
    parser = argparse.ArgumentParser(prog="render", description="Renders the spoken clips of the night.")
    parser.add_argument("--all", action="store_true", help="render every clip, also those that are up to date")
    parser.add_argument("languages", nargs="*", metavar="LANG", help=f"of {', '.join(LANGUAGES)}; all if left out")
    options = parser.parse_args()
    for code in options.languages:
        if code not in LANGUAGES:
            parser.error(f"no voice is chosen for the language '{code}'")
        if not words_of(code).exists():
            parser.error(f"{words_of(code).relative_to(PROJECT)} does not exist")
    return options


def words_of(code):
    return PROJECT / "src" / "i18n" / f"{code}.ftl"


def faults(clip):
    """What is wrong with a clip by its own figures; nothing if it may be played to people."""
    if clip["word_error"] > MAX_WORD_ERROR:
        yield f"{clip['word_error']:.2f} of its words misheard"
    if abs(clip["lufs"] - LOUDNESS) > LOUDNESS_SLACK:
        yield f"loudness {clip['lufs']} LUFS"
    if clip["peak_dbtp"] > MAX_PEAK:
        yield f"peak {clip['peak_dbtp']} dBTP"


def enter_workshop(engine):
    """Goes on inside the environment that holds the engines, which is made first where it is missing."""
    if subprocess.run([HERE / "setup.sh", WORKSHOP, engine], check=False).returncode:
        raise SystemExit(f"the engine {engine} could not be installed into {WORKSHOP.name}")
    venv = WORKSHOP / "venv"
    if Path(sys.prefix) != venv:
        sys.stdout.flush()
        python = venv / "bin" / "python"
        os.execv(python, [python, "-B", *sys.argv])
    importlib.invalidate_caches()  # this very environment may just have got more packages


def render(code, everything):
    """Brings one language up to date, and gives back whether each of its clips is as it should be."""
    language = LANGUAGES[code]
    manifest = Manifest(PROJECT / "assets" / "audio" / code, language)
    speller = Speller(HERE / "say" / f"{code}.tsv", language)
    lines = read_lines(words_of(code))
    speller.reject_unused(lines)
    plan = [(name, text, speller.spell(name, text)) for name, text in lines.items()]
    # A clip that fails is rendered again each time, so that the failure is not forgotten.
    due = [
        row for row in plan
        if everything or not manifest.holds(*row) or any(faults(manifest.clips[row[0]]))
    ]
    if due:
        language.require()
        enter_workshop(language.engine_module)
        # Not before: these need what was just installed.
        from finish import finish
        from listen import Listener

        listener = Listener(code, language, WORKSHOP)
        module = importlib.import_module(language.engine_module)
        with closing(module.Engine(language, WORKSHOP)) as engine:
            for name, text, spoken in due:
                target = manifest.file_of(name)
                figures = finish(*engine.say(spoken), target, LOUDNESS, language.tone)
                error, heard = listener.word_error(target, text)
                manifest.put(name, text, spoken, word_error=error, **figures)
                manifest.save(lines)
                print(f"{code} {name}: {figures['seconds']:.2f} s, {figures['lufs']} LUFS, "
                      f"{figures['peak_dbtp']} dBTP, word error {error:.2f}", flush=True)
                if error > 0:
                    print(f"    heard: {heard}", flush=True)
    manifest.save(lines)
    bad = [(name, fault) for name in lines for fault in faults(manifest.clips[name])]
    for name, fault in bad:
        print(f"{code} {name}: {fault}", file=sys.stderr)
    print(f"{code}: {len(lines)} clips, {len(due)} rendered, {len(bad)} not as they should be")
    return not bad


def main():
    options = arguments()
    good = True
    for code in options.languages or [code for code in LANGUAGES if words_of(code).exists()]:
        try:
            good &= render(code, options.all)
        except Unavailable as reason:
            print(f"{code}: {reason} Its clips are left as they are.", file=sys.stderr)
            good &= code not in options.languages
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
