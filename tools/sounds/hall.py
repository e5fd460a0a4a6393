"""Quiet music for a hall at night: strings, choir and harp, through a soundfont, over the hush of a large room."""

import subprocess

import mido
import numpy
import soundfile
from scipy import signal

from circle import RATE, decibels, drift, frames, high_pass, hump, low_pass, unit, wide

SECONDS = 64
SEED = 1_247
HOW = ("composed by us, played by FluidSynth with the soundfont MuseScore_General (LICENSE-musescore-general.txt); "
       "hush by synthesis")
SOUNDFONT = "/usr/share/sounds/sf3/MuseScore_General_Full.sf3"
TICKS = 480  # a second

# Chords of D dorian: seconds, bass, strings, choir, and what the harp may pluck. No two are equally long, and nothing is
# struck: the night gives no beat to act on.
CHORDS = (
    (8.6, 38, (57, 62, 65), (62, 69), (62, 65, 69, 74, 76)),
    (7.3, 41, (57, 60, 65), (60, 69), (65, 69, 72, 77)),
    (8.1, 36, (55, 60, 64), (60, 67), (64, 67, 72, 74)),
    (7.7, 43, (55, 59, 62), (59, 67), (62, 67, 71, 74)),
    (8.9, 45, (57, 60, 64), (60, 69), (64, 69, 72, 76)),
    (7.5, 41, (57, 60, 67), (60, 69), (67, 69, 72, 77)),
    (8.3, 40, (55, 60, 64), (60, 67), (64, 67, 71, 72)),
    (7.6, 38, (57, 62, 64), (57, 64), (62, 64, 69, 74)),
)
# Programs of General MIDI, each on two channels, which take the chords in turn and so can swell one into the other.
STRINGS, CHOIR, CELLO, HARP = (0, 1), (2, 3), (4, 5), 6
PROGRAMS = {STRINGS: (49, 78, 58), CHOIR: (52, 70, 74), CELLO: (42, 62, 66), (HARP,): (46, 66, 80)}
SWELL = 3.2  # s: how slowly a chord comes and goes
RELEASE = 14.0  # s: what rings on after the last note


def score(random):
    """The notes as (second, message)."""
    events = []
    for channels, (program, volume, pan) in PROGRAMS.items():
        for channel in channels:
            events.append((0, mido.Message("program_change", channel=channel, program=program)))
            for control, value in ((7, volume), (10, pan), (91, 105), (93, 0)):
                events.append((0, mido.Message("control_change", channel=channel, control=control, value=value)))

    def note(channel, pitch, at, lasts, strength):
        events.append((at, mido.Message("note_on", channel=channel, note=pitch, velocity=int(strength))))
        events.append((at + lasts, mido.Message("note_off", channel=channel, note=pitch)))

    def swell(channel, at, lasts, least, most):
        for step in numpy.arange(0, lasts, 0.04):
            near = min(step, lasts - step) / SWELL
            value = least + (most - least) * numpy.sin(min(near, 1) * numpy.pi / 2) ** 2
            events.append((at + step, mido.Message("control_change", channel=channel, control=11, value=int(value))))

    at = SWELL / 2
    for turn, (lasts, bass, strings, choir, harp) in enumerate(CHORDS):
        whole = lasts + SWELL
        for channels, pitches, strength, most in (
            (STRINGS, strings, 50, 100), (CHOIR, choir, 46, 92), (CELLO, (bass, bass + 12), 48, 92),
        ):
            channel = channels[turn % 2]
            swell(channel, at - SWELL / 2, whole, 12, most)
            for pitch in pitches:
                note(channel, pitch, at - SWELL / 2 + random.uniform(0, 0.25), whole - 0.4, strength)
        # The harp: a few notes, never evenly, none loud.
        when = at + random.uniform(0.6, 2.4)
        while when < at + lasts - 0.8:
            note(HARP, int(random.choice(harp)), when, 4.0, random.uniform(26, 40))
            when += random.uniform(0.7, 3.1)
        at += lasts
    return sorted(events, key=lambda event: (event[0], event[1].type != "note_off"))


def play(events, folder):
    """Lets FluidSynth play the score, and gives back the samples."""
    track = mido.MidiTrack([mido.MetaMessage("set_tempo", tempo=1_000_000)])
    now = 0
    for second, message in events:
        tick = round(second * TICKS)
        track.append(message.copy(time=tick - now))
        now = tick
    track.append(mido.MetaMessage("end_of_track", time=round(RELEASE * TICKS)))
    paper = mido.MidiFile(ticks_per_beat=TICKS)
    paper.tracks.append(track)
    paper.save(folder / "hall.mid")
    subprocess.run(
        ["fluidsynth", "-ni", "-q", "-g", "0.8", "-r", str(RATE), "-O", "float", "-T", "wav",
         "-o", "synth.reverb.active=1", "-o", "synth.reverb.room-size=0.85", "-o", "synth.reverb.damp=0.35",
         "-o", "synth.reverb.level=0.75", "-o", "synth.reverb.width=1.0", "-o", "synth.chorus.active=0",
         "-o", "synth.cpu-cores=1", "-F", folder / "hall.wav", SOUNDFONT, folder / "hall.mid"],
        check=True, capture_output=True,
    )
    return soundfile.read(folder / "hall.wav")[0]


def hush(hertz):
    """The air of a large room, and the wind outside it."""
    return (hump(hertz, 420, 1.2) + 0.55 * hump(hertz, 2100, 1.2)) * high_pass(hertz, 120) * low_pass(hertz, 7000)


def make(folder):
    random = numpy.random.default_rng(SEED)
    n = frames(SECONDS)
    played = play(score(random), folder)
    # What rings on past the end sounds over the start.
    music = numpy.zeros((n, 2))
    for start in range(0, len(played), n):
        piece = played[start:start + n]
        music[: len(piece)] += piece
    # No rumble, which only costs loudness.
    music = signal.sosfilt(signal.butter(2, 55, "high", fs=RATE, output="sos"), numpy.tile(music, (2, 1)), axis=0)[n:]
    breath = numpy.exp(0.1 * drift(random, n, 0.15))[:, None]
    return unit(music) + decibels(-10) * wide(random, n, hush, 0.3) * breath
