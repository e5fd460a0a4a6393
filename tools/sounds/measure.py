"""What can be said of a sound without ears. Everything is measured on the file as it is decoded."""

import re
import subprocess

import numpy
import soundfile
from scipy import signal

from circle import RATE

WINDOW = RATE // 4  # what a hole or a swell is judged by
NEAR = RATE // 20  # what is compared before and after the seam
MASKING = (500, 6000)  # hertz: where hands and sleeves rustle

# ITU-R BS.1770 at 48 kHz
K_WEIGHTING = numpy.array([
    [1.53512485958697, -2.69169618940638, 1.19839281085285, 1, -1.69065929318241, 0.73248077421585],
    [1, -2, 1, 1, -1.99004745483398, 0.99007225036621],
])


def loudness(path):
    """LUFS, and the true peak in dBTP."""
    report = subprocess.run(
        ["ffmpeg", "-hide_banner", "-nostats", "-i", path, "-af", "ebur128=peak=true", "-f", "null", "-"],
        capture_output=True, check=True,
    ).stderr.decode()
    summary = report[report.rindex("Summary:"):]
    lufs = re.search(r"I:\s+(-?[\d.]+) LUFS", summary)
    peak = re.search(r"Peak:\s+(-?[\d.]+) dBFS", summary)
    return float(lufs[1]), float(peak[1])


def loudest(samples):
    """LUFS of the loudest 0.4 s: a cue is too short to be measured as a whole."""
    heard = signal.sosfilt(K_WEIGHTING, numpy.concatenate([samples, numpy.zeros(RATE)]))
    sums = numpy.cumsum(heard**2)
    n = RATE * 2 // 5
    return round(float(10 * numpy.log10((sums[n:] - sums[:-n]).max() / n) - 0.691), 1)


def level(samples, axis=None):
    return 10 * numpy.log10(numpy.mean(numpy.square(samples), axis=axis) + 1e-12)


def seam(samples):
    """How the end goes over into the start, beside how the sound goes on elsewhere.

    jump: the step over the seam, in units of the typical step near it; bend: the same of the change of slope;
    spectrum: by how many dB the octaves differ between 50 ms before and after, as a rank among such places (0 to 1).
    """
    round_it = numpy.concatenate([samples[-NEAR:], samples[:NEAR]])
    steps = numpy.diff(round_it, axis=0)
    bends = numpy.diff(round_it, n=2, axis=0)
    jump = numpy.abs(steps[NEAR - 1]) / numpy.sqrt(numpy.mean(steps**2, axis=0))
    bend = numpy.abs(bends[NEAR - 2:NEAR]).max(axis=0) / numpy.sqrt(numpy.mean(bends**2, axis=0))
    here = difference(samples, 0)
    elsewhere = [difference(samples, place) for place in range(NEAR, len(samples) - NEAR, RATE // 7)]
    rank = numpy.mean([other <= here for other in elsewhere])
    return {"jump": round(float(jump.max()), 2), "bend": round(float(bend.max()), 2), "spectrum": round(float(rank), 2)}


def difference(samples, place):
    """The mean difference, in dB over the octaves, between just before and just after a place."""
    before = numpy.take(samples, range(place - NEAR, place), axis=0, mode="wrap")
    after = numpy.take(samples, range(place, place + NEAR), axis=0, mode="wrap")
    return numpy.abs(octaves(before) - octaves(after)).mean()


def octaves(samples):
    power = numpy.square(numpy.abs(numpy.fft.rfft(samples * numpy.hanning(len(samples))[:, None], axis=0))).sum(axis=1)
    hertz = numpy.fft.rfftfreq(len(samples), 1 / RATE)
    edges = 125 * 2.0 ** numpy.arange(8)
    return 10 * numpy.log10([power[(hertz >= low) & (hertz < 2 * low)].sum() + 1e-12 for low in edges])


def masking(samples):
    """The band that masks: its share of the whole, its quietest moment against its median, and its loudest (dB)."""
    band = signal.butter(4, MASKING, "band", fs=RATE, output="sos")
    masked = signal.sosfilt(band, numpy.concatenate([samples[-RATE:], samples]), axis=0)[RATE:]
    windows = masked[: len(masked) // WINDOW * WINDOW].reshape(-1, WINDOW, samples.shape[1])
    levels = level(windows, (1, 2))
    middle = numpy.median(levels)
    return {
        "share": round(float(level(masked) - level(samples)), 1),
        "least": round(float(levels.min() - middle), 1),
        "most": round(float(levels.max() - middle), 1),
    }


def loop(path):
    samples, rate = soundfile.read(path)
    assert rate == RATE and samples.shape[1] == 2
    lufs, peak = loudness(path)
    return {"seconds": round(len(samples) / RATE, 3), "frames": len(samples), "lufs": lufs, "peak_dbtp": peak,
            "seam": seam(samples), "masking_db": masking(samples)}


def cue(path):
    samples, rate = soundfile.read(path)
    assert rate == RATE and samples.ndim == 1
    _, peak = loudness(path)
    return {"seconds": round(len(samples) / RATE, 3), "frames": len(samples), "lufs": loudest(samples), "peak_dbtp": peak}
