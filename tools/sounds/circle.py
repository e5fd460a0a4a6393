"""Sound on a circle: whatever is made here runs over its end into its own beginning, so that it loops by nature.

Nothing is faded or folded. Noise is shaped in the spectrum of the whole loop, a filter rings on past the end into the
start, and what drifts slowly comes back to where it was.
"""

import numpy
from scipy import fft

RATE = 48000
# Of the codec's long blocks: a loop is a whole number of them (see ogg.py).
BLOCK = 1024


def frames(seconds):
    """So many seconds, to the nearest block."""
    return round(seconds * RATE / BLOCK) * BLOCK


def spectrum_of(random, n):
    """White noise as its spectrum, of power 1 at each sample."""
    bins = n // 2 + 1
    return (random.standard_normal(bins) + 1j * random.standard_normal(bins)) * numpy.sqrt(n / 2)


def noise(random, n, response):
    """Steady noise whose amplitude at each frequency is `response(hertz)`, scaled to power 1."""
    shaped = spectrum_of(random, n) * response(numpy.maximum(fft.rfftfreq(n, 1 / RATE), 1.0))
    shaped[0] = 0
    return unit(fft.irfft(shaped, n))


def unit(samples):
    """Scaled to power 1, all channels together."""
    return samples / numpy.sqrt(numpy.mean(numpy.square(samples)))


def drift(random, n, fastest, slope=1.0):
    """Something that wanders without a beat: noise up to `fastest` hertz, weaker the faster, with deviation 1."""
    hertz = fft.rfftfreq(n, 1 / RATE)
    count = int(numpy.searchsorted(hertz, 2 * fastest))
    count = max(count, 4)
    shaped = numpy.zeros(n // 2 + 1, dtype=complex)
    wave = random.standard_normal(count) + 1j * random.standard_normal(count)
    shaped[1:count] = wave[1:] * hertz[1:count] ** -slope * numpy.exp(-((hertz[1:count] / fastest) ** 2))
    moved = fft.irfft(shaped, n)
    return moved / moved.std()


def scatter(random, n, per_second, density=None):
    """Frames of events that know nothing of one another, thicker where `density` (about 1) is higher."""
    top = 1.0 if density is None else float(density.max())
    places = random.integers(0, n, random.poisson(per_second * top * n / RATE))
    if density is not None:
        places = places[random.random(len(places)) * top < density[places]]
    return places


class Mix:
    """Two channels of struck sounds, which ring on past the end into the start."""

    def __init__(self, n):
        self.n = n
        self.channels = numpy.zeros((2, n))

    def strike(self, places, heights, pans, kernel):
        """Adds `kernel` at each of the places. A pan goes from -1, left, to 1, right: a level and a little time."""
        angle = (pans + 1) * numpy.pi / 4
        late = numpy.round(pans * 14).astype(int)  # frames, 0.3 ms at most: the way round a head
        for channel, level, delay in ((0, numpy.cos(angle), late), (1, numpy.sin(angle), -late)):
            starts = places + numpy.maximum(delay, 0)
            for some in numpy.array_split(numpy.arange(len(places)), len(places) * len(kernel) // 1_000_000 + 1):
                reached = (starts[some, None] + numpy.arange(len(kernel))) % self.n
                numpy.add.at(self.channels[channel], reached, (heights * level)[some, None] * kernel)

    def echo(self, random, seconds, level, dull):
        """Surrounds what is there with the diffuse sound of a place, other for each ear, dull above `dull` hertz."""
        n = int(seconds * 4 * RATE)
        time = numpy.arange(n) / RATE
        for channel in range(2):
            tail = random.standard_normal(n) * numpy.exp(-time / seconds * 2.3) * -numpy.expm1(-time / 0.004)
            room = fft.rfft(tail / numpy.sqrt(numpy.sum(tail**2)), self.n)
            room *= level / (1 + (fft.rfftfreq(self.n, 1 / RATE) / dull) ** 2)
            self.channels[channel] += fft.irfft(fft.rfft(self.channels[channel]) * room, self.n)

    def sound(self):
        return self.channels.T


def wide(random, n, response, shared=0.35):
    """Noise round the head: two channels that have `shared` of their power in common."""
    both = noise(random, n, response)
    sides = [noise(random, n, response) for _ in range(2)]
    return numpy.stack([numpy.sqrt(shared) * both + numpy.sqrt(1 - shared) * side for side in sides], axis=1)


def moving(random, n, response_at, size=4096):
    """Noise whose colour changes: `response_at(hertz, frames)` gives a row of amplitudes for each of the frames."""
    step = size // 4
    window = numpy.hanning(size + 1)[:-1]
    white = random.standard_normal(n)
    starts = numpy.arange(0, n, step)
    hertz = numpy.maximum(fft.rfftfreq(size, 1 / RATE), 1.0)
    out = numpy.zeros(n)
    for some in numpy.array_split(starts, max(1, len(starts) // 256)):
        places = (some[:, None] + numpy.arange(size)) % n
        middle = (some + size // 2) % n
        pieces = fft.irfft(fft.rfft(white[places] * window) * response_at(hertz, middle), size) * window
        numpy.add.at(out, places, pieces)
    return out / 1.5


def hump(hertz, centre, octaves):
    """A bell over the octaves."""
    return numpy.exp(-0.5 * (numpy.log2(hertz / centre) / octaves) ** 2)


def high_pass(hertz, corner, order=2):
    return 1 / numpy.sqrt(1 + (corner / hertz) ** (2 * order))


def low_pass(hertz, corner, order=2):
    return 1 / numpy.sqrt(1 + (hertz / corner) ** (2 * order))


def decibels(level):
    return 10 ** (level / 20)


def tame(samples, most):
    """Rounds off what goes above `most` times the deviation, so that nothing sticks out and startles."""
    scale = most * numpy.sqrt(numpy.mean(numpy.square(samples)))
    return numpy.tanh(samples / scale) * scale
