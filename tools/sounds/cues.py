"""The short sounds that tell something: a bell, a gong, a tick of wood."""

import numpy

from circle import RATE

SEED = 99


def ring(time, partials):
    """Sums (hertz, height, seconds to die away by 60 dB); each is a pair, as in a bell that isn't quite round."""
    out = numpy.zeros_like(time)
    for hertz, height, dies in partials:
        for side in (-1, 1):
            note = hertz * (1 + side * 0.0006)
            out += height / 2 * numpy.sin(2 * numpy.pi * note * time + side) * 10 ** (-3 * time / dies)
    return out


def ended(samples, fade):
    """Faded at the end, into a moment of silence."""
    n = int(fade * RATE)
    samples[-n:] *= numpy.cos(numpy.linspace(0, numpy.pi / 2, n)) ** 2
    return numpy.concatenate([samples, numpy.zeros(RATE // 20)])


def bell():
    """A hand bell of bronze, struck with felt: it is past its loudest after half a second, so that words can follow."""
    time = numpy.arange(int(2.3 * RATE)) / RATE
    note = 392.0
    partials = ((0.5, 0.35, 2.2), (1, 1, 2.0), (1.2, 0.42, 1.5), (1.5, 0.2, 1.2), (2, 0.55, 1.2), (2.52, 0.16, 0.8),
                (3.01, 0.14, 0.6), (4.1, 0.07, 0.4), (5.4, 0.03, 0.25))
    out = ring(time, [(note * ratio, height, dies) for ratio, height, dies in partials])
    out *= -numpy.expm1(-time / 0.0025)
    return ended(out, 0.5)


def gong():
    """A gong: the low notes at once, the shimmer a little later, and all of it gone after four seconds."""
    random = numpy.random.default_rng(SEED)
    time = numpy.arange(int(3.7 * RATE)) / RATE
    out = numpy.zeros_like(time)
    for k in range(70):
        hertz = 98.0 * (1 + 0.41 * k + (random.uniform(-0.13, 0.13) if k else 0))
        height = 1 / (1 + 0.22 * k) ** 1.15
        blooms, dies = 0.003 + 0.0045 * k, 5.2 / (1 + 0.05 * k)
        waver = 0.2 * numpy.sin(2 * numpy.pi * random.uniform(0.6, 3) * time + random.uniform(0, 6.28))
        tone = numpy.sin(2 * numpy.pi * hertz * time + random.uniform(0, 6.28) + waver)
        out += height * tone * 10 ** (-3 * time / dies) * -numpy.expm1(-time / blooms)
    return ended(out, 1.3)


def tick():
    """A knock on a small block of wood."""
    random = numpy.random.default_rng(SEED)
    time = numpy.arange(int(0.14 * RATE)) / RATE
    out = numpy.zeros_like(time)
    for hertz, height, dies in ((640, 1, 0.075), (1010, 0.6, 0.055), (1730, 0.35, 0.035), (2900, 0.12, 0.02)):
        out += height * numpy.sin(2 * numpy.pi * hertz * time) * 10 ** (-3 * time / dies)
    # The knuckle's own sound, dull.
    thump = numpy.convolve(random.standard_normal(len(time)), numpy.hanning(40) / 20, "same")
    out += 0.5 * thump * numpy.exp(-time / 0.004)
    out *= -numpy.expm1(-time / 0.0007)
    return ended(out, 0.03)


# What it is for, how it is made, and its peak in dBFS before it is encoded.
CUES = {
    "bell": (bell, "the end of a look; synthesis: nine partials of a bronze bell, struck softly", -5.0),
    "gong": (gong, "a timer's end; synthesis: seventy partials that bloom one after another", -5.0),
    "tick": (tick, "the last seconds of a timer; synthesis: four modes of a wooden block", -8.0),
}
