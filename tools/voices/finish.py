"""Makes a clip of raw speech: trimmed, loud alike, and Ogg Vorbis with the same bytes each time."""

import re
import subprocess

import numpy
import soundfile

RATE = 24000
FRAME = 0.01  # s
SILENT = -50.0  # dB under the loudest frame
# Kept around what is heard, so that soft consonants stay whole, and faded, so that nothing clicks.
MARGIN, FADE = 0.02, 0.01
# Silence at the ends: some of it before, for devices that swallow a beginning.
LEAD, TAIL = 0.12, 0.25
CEILING = 0.82  # of full scale: leaves room for the peaks between samples and for the codec
PEAK = -1.2  # dBTP, at most
CLOSE_ENOUGH = 0.15  # LU
TRIES = 6


def finish(samples, rate, target, loudness, tone):
    """Writes the clip, and gives back its length, loudness and peak as measured on the written file."""
    speech = pad(trim(samples, rate), rate)
    target.parent.mkdir(parents=True, exist_ok=True)
    gain = loudness - measure_raw(speech, rate)
    ceiling = CEILING
    for _ in range(TRIES):
        encode(speech, rate, tone, gain, ceiling, target)
        # The limiter and the codec change a little: what counts is what is heard in the end.
        lufs, peak = measure(target)
        if abs(lufs - loudness) <= CLOSE_ENOUGH and peak <= PEAK:
            break
        gain += loudness - lufs
        ceiling *= 10 ** (min(0.0, PEAK - 0.1 - peak) / 20)
    seconds = soundfile.info(target).frames / RATE
    return {"seconds": round(seconds, 3), "lufs": lufs, "peak_dbtp": peak}


def trim(samples, rate):
    frame = int(rate * FRAME)
    count = len(samples) // frame
    power = numpy.square(samples[: count * frame].reshape(count, frame)).mean(axis=1)
    heard = numpy.flatnonzero(power > power.max() * 10 ** (SILENT / 10))
    margin = int(rate * MARGIN)
    first = max(0, heard[0] * frame - margin)
    last = min(len(samples), (heard[-1] + 1) * frame + margin)
    return samples[first:last]


def pad(samples, rate):
    ramp = numpy.linspace(0, 1, int(rate * FADE), dtype=numpy.float32)
    faded = samples.astype(numpy.float32)
    faded[: len(ramp)] *= ramp
    faded[-len(ramp):] *= ramp[::-1]
    return numpy.pad(faded, (int(rate * LEAD), int(rate * TAIL)))


def ffmpeg(*arguments, samples=None):
    data = None if samples is None else samples.astype("<f4").tobytes()
    return subprocess.run(
        ["ffmpeg", "-hide_banner", "-nostats", *arguments], input=data, capture_output=True, check=True
    ).stderr.decode()


def raw_input(rate):
    return ["-f", "f32le", "-ar", str(rate), "-ac", "1", "-i", "-"]


def encode(samples, rate, tone, gain, ceiling, target):
    filters = (
        f"highpass=f=70,{tone},volume={gain:.2f}dB,aresample=96000,"
        f"alimiter=limit={ceiling:.4f}:attack=3:release=60:level=false,aresample={RATE}"
    )
    # Bit-exact: no date, no encoder's name, and no serial number by chance.
    ffmpeg(
        *raw_input(rate), "-af", filters, "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact",
        "-c:a", "libvorbis", "-q:a", "4", "-ac", "1", "-y", str(target), samples=samples,
    )


def measure(clip):
    """Loudness in LUFS and true peak in dBTP."""
    return figures(ffmpeg("-i", str(clip), "-af", "ebur128=peak=true", "-f", "null", "-"))


def measure_raw(samples, rate):
    return figures(ffmpeg(*raw_input(rate), "-af", "ebur128=peak=true", "-f", "null", "-", samples=samples))[0]


def figures(report):
    summary = report[report.rindex("Summary:"):]
    loudness = re.search(r"I:\s+(-?[\d.]+) LUFS", summary)
    peak = re.search(r"Peak:\s+(-?[\d.]+) dBFS", summary)
    return float(loudness[1]), float(peak[1])
