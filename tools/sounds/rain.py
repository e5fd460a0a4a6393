"""Rain at night on leaves and a wooden roof: the far rain as one noise, the near one drop by drop."""

import numpy

from circle import Mix, RATE, decibels, drift, frames, high_pass, hump, low_pass, scatter, tame, unit, wide

SECONDS = 48
SEED = 1_138
HOW = "synthesis: far rain as shaped noise, some 1,700 near drops a second on leaves and roof, single drips"


def far(hertz):
    """The sum of drops beyond counting: broad, and eaten by air and leaves at the top."""
    body = 0.5 * hump(hertz, 700, 1.6) + hump(hertz, 2600, 1.5)
    return body * high_pass(hertz, 90) * low_pass(hertz, 8500, 1)


def leaf(random):
    """A drop on a leaf: a tick of noise, duller and longer the bigger the leaf."""
    n = int(0.012 * RATE)
    time = numpy.arange(n) / RATE
    lasts = random.uniform(0.0004, 0.0022)
    tone = random.uniform(1400, 6500)
    tick = random.standard_normal(n) * 0.6 + numpy.sin(2 * numpy.pi * tone * time)
    tick *= numpy.exp(-time / lasts) * -numpy.expm1(-time / 0.00015)
    # It springs back: the little sound under the tick.
    spring = random.uniform(350, 900)
    tick += 0.25 * numpy.sin(2 * numpy.pi * spring * time) * numpy.exp(-time / 0.003)
    return tick / numpy.sqrt(numpy.sum(tick**2))


def roof(random):
    """A drop on wood: some low modes, well damped."""
    n = int(0.12 * RATE)
    time = numpy.arange(n) / RATE
    knock = numpy.zeros(n)
    for _ in range(random.integers(3, 6)):
        tone = random.uniform(170, 1100)
        lasts = random.uniform(0.003, 0.011) * (300 / tone) ** 0.4
        knock += random.uniform(0.4, 1) * numpy.sin(2 * numpy.pi * tone * time) * numpy.exp(-time / lasts)
    knock += 0.5 * random.standard_normal(n) * numpy.exp(-time / 0.0012)
    knock *= -numpy.expm1(-time / 0.0004)
    return knock / numpy.sqrt(numpy.sum(knock**2))


def drip(random):
    """A heavy drop from the eaves into a puddle: a tick, then the bubble, whose note rises as it nears the surface."""
    n = int(0.16 * RATE)
    time = numpy.arange(n) / RATE
    tone, lasts = random.uniform(700, 1900), random.uniform(0.012, 0.03)
    rise = random.uniform(0.02, 0.12)
    starts = random.uniform(0.004, 0.012)
    since = numpy.maximum(time - starts, 0)
    phase = 2 * numpy.pi * tone * since * (1 + rise * since / lasts / 2)
    bubble = numpy.sin(phase) * numpy.exp(-since / lasts) * -numpy.expm1(-since / 0.0015)
    tick = random.standard_normal(n) * numpy.exp(-time / 0.0015) * -numpy.expm1(-time / 0.0003)
    both = bubble + 0.7 * tick
    return both / numpy.sqrt(numpy.sum(both**2))


def drops(random, n, kernels, per_second, density, spread):
    """Drops of many sizes from all sides: most are far or small, few are near."""
    mix = Mix(n)
    for kernel in kernels:
        places = scatter(random, n, per_second / len(kernels), density)
        sizes = numpy.minimum(numpy.exp(spread * random.standard_normal(len(places))), 7)
        mix.strike(places, sizes, random.uniform(-0.9, 0.9, len(places)), kernel)
    return mix


def make():
    random = numpy.random.default_rng(SEED)
    n = frames(SECONDS)
    # Showers pass; the leaves, in the wind, have swells of their own. No more than some 2 dB each way.
    shower = drift(random, n, 0.12)
    swell = numpy.exp(0.13 * shower)
    rustle = numpy.exp(0.12 * shower + 0.1 * drift(random, n, 0.3))

    leaves = drops(random, n, [leaf(random) for _ in range(40)], 1500, rustle, 1.1)
    leaves.echo(random, 0.09, 0.5, 3500)
    wood = drops(random, n, [roof(random) for _ in range(80)], 170, swell, 0.9)
    wood.echo(random, 0.12, 0.5, 1800)
    single = drops(random, n, [drip(random) for _ in range(48)], 3.2, None, 0.45)
    single.echo(random, 0.16, 0.8, 3000)

    near = unit(leaves.sound()) * rustle[:, None]
    return (
        decibels(-1) * wide(random, n, far) * swell[:, None]
        + tame(near, 7)
        + decibels(-6) * tame(unit(wood.sound()), 6)
        + decibels(-17) * unit(single.sound())
    )
