"""Night wind round a castle: gusts that brighten as they rise, a low moan in the chimneys, dry leaves far below."""

import numpy

from circle import RATE, decibels, drift, frames, high_pass, hump, low_pass, moving, unit

SECONDS = 56
SEED = 1_485
HOW = "synthesis: noise whose colour follows gusts, with moaning bands that rise and fall with the wind"

# Edges that sing: the pitch at a middling wind, how narrow (octaves), how loud (dB), and on which side.
EDGES = ((233, 0.15, -6, -0.5), (371, 0.13, -8, 0.55), (598, 0.12, -12, -0.15), (985, 0.12, -17, 0.4))


def gusts(random, n):
    """The wind's speed, about 1: long gusts with turbulence in them."""
    slow = numpy.tanh(0.8 * drift(random, n, 0.16, 0.7))  # bounded: no gust is a start, no lull a hole
    return numpy.exp(0.2 * slow + 0.06 * drift(random, n, 1.2, 0.8))


def broad(speed):
    """Stronger wind is louder and brighter."""

    def response(hertz, places):
        now = speed[places][:, None]
        corner = 480 * now**1.6
        body = high_pass(hertz, 70) / (1 + (hertz / corner) ** 2) ** 0.55
        return body * now**1.2

    return response


def leaves(speed):
    """Ivy and dry leaves: a soft hiss that never stops, and follows the gusts a moment later."""

    def response(hertz, places):
        then = speed[(places - int(0.25 * RATE)) % len(speed)][:, None]
        return hump(hertz, 2700 * then**0.4, 1.05) * low_pass(hertz, 8000) * then**1.1

    return response


def edge(speed, wander, pitch, octaves):
    """Air past an edge: its note goes with the wind, and it sings only while the wind is about right for it."""

    def response(hertz, places):
        now = speed[places][:, None]
        note = pitch * now**0.55 * 2 ** (0.13 * wander[places][:, None])
        sings = 0.12 + numpy.clip(0.45 - 0.4 * wander[places][:, None] + 1.5 * (now - 1), 0, 1)
        return hump(hertz, note, octaves) * sings * now

    return response


def make():
    random = numpy.random.default_rng(SEED)
    n = frames(SECONDS)
    common = gusts(random, n)
    out = numpy.zeros((n, 2))
    # A gust reaches one side before the other, and is never the same on both.
    for side, late in ((0, 0), (1, int(0.18 * RATE))):
        own = numpy.roll(common, late) * numpy.exp(0.05 * drift(random, n, 0.9))
        out[:, side] += unit(moving(random, n, broad(own)))
        out[:, side] += decibels(-3) * unit(moving(random, n, leaves(own)))
    for pitch, octaves, level, pan in EDGES:
        moan = decibels(level) * unit(moving(random, n, edge(common, drift(random, n, 0.25), pitch, octaves), 8192))
        angle = (pan + 1) * numpy.pi / 4
        out += moan[:, None] * numpy.array([numpy.cos(angle), numpy.sin(angle)])
    return out
