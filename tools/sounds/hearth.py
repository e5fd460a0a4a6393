"""A fire on the hearth: the draught's rumble, flames that flutter, hissing sap, and crackles of every size."""

import numpy

from circle import Mix, RATE, decibels, drift, frames, high_pass, hump, low_pass, scatter, tame, unit, wide

SECONDS = 48
SEED = 451
HOW = "synthesis: rumble, flutter and hiss as shaped noise, crackles in bursts with sizes by a power law"


def rumble(hertz):
    return hump(hertz, 110, 1.1) * high_pass(hertz, 45, 3)


def flames(hertz):
    """What the air does in the flames: falls with the frequency."""
    return high_pass(hertz, 160) * low_pass(hertz, 420, 1)


def hiss(hertz):
    """Sap and steam, and the draught at the logs' edges."""
    return hump(hertz, 2400, 1.3) * low_pass(hertz, 9000)


def crackle(random, size):
    """Wood that splits: a snap of a millisecond and what it sets ringing. Small ones are shorter and brighter."""
    n = int(0.06 * RATE)
    time = numpy.arange(n) / RATE
    lasts = (0.0004 + 0.0018 * size) * random.uniform(0.6, 1.5)
    snap = random.standard_normal(n) * numpy.exp(-time / lasts)
    for _ in range(3):
        tone = random.uniform(900, 6500) * (1 - 0.55 * size)
        snap += random.uniform(0.2, 0.8) * numpy.sin(2 * numpy.pi * tone * time) * numpy.exp(-time / (lasts * 1.8))
    # The log below it.
    thud = random.uniform(160, 420)
    snap += 0.5 * size * numpy.sin(2 * numpy.pi * thud * time) * numpy.exp(-time / 0.009)
    snap *= -numpy.expm1(-time / (0.0001 + 0.0003 * size))
    return snap / numpy.sqrt(numpy.sum(snap**2))


def bursts(random, n, per_second, offspring):
    """Times of crackles: each may set off others close by, so that they come in bursts and never in a beat."""
    generation = scatter(random, n, per_second * (1 - offspring))
    found = [generation]
    while len(generation):
        children = random.poisson(offspring, len(generation))
        parents = numpy.repeat(generation, children)
        generation = (parents + (random.exponential(0.11, len(parents)) * RATE).astype(int)) % n
        found.append(generation)
    return numpy.concatenate(found)


def crackles(random, n, per_second, size, least, most):
    """Crackles whose heights follow a power law, as those of splitting wood do, up to a height that startles nobody."""
    mix = Mix(n)
    places = bursts(random, n, per_second, 0.55)
    chance = random.random(len(places))
    steep = 1.3
    heights = (least**-steep + chance * (most**-steep - least**-steep)) ** (-1 / steep)
    # One log lies here, another there.
    pans = random.choice([-0.5, -0.1, 0.25, 0.6], len(places)) + 0.15 * random.standard_normal(len(places))
    pans = numpy.clip(pans, -0.9, 0.9)
    kinds = random.integers(0, 36, len(places))
    for kind in range(36):
        mine = kinds == kind
        mix.strike(places[mine], heights[mine], pans[mine], crackle(random, size))
    return mix


def make():
    random = numpy.random.default_rng(SEED)
    n = frames(SECONDS)
    # Flames lap a few times a second, irregularly, on top of a fire that slowly rises and falls.
    slow = drift(random, n, 0.12)
    lap = drift(random, n, 7, 0.35)
    flutter = numpy.exp(0.1 * slow + 0.28 * lap)
    breath = numpy.exp(0.12 * slow + 0.12 * drift(random, n, 0.8))

    small = crackles(random, n, 60, 0.1, 0.07, 1.6)
    middle = crackles(random, n, 8, 0.45, 0.4, 2.6)
    large = crackles(random, n, 0.9, 0.9, 1.4, 3.0)
    snaps = Mix(n)
    snaps.channels = small.channels + middle.channels + large.channels
    snaps.echo(random, 0.07, 0.45, 3000)

    return (
        decibels(-2) * wide(random, n, rumble, 0.8) * numpy.exp(0.16 * lap)[:, None]
        + wide(random, n, flames, 0.5) * flutter[:, None]
        + decibels(-5) * wide(random, n, hiss, 0.3) * breath[:, None]
        + decibels(-4) * tame(unit(snaps.sound()), 12)
    )
