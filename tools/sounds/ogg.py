"""Vorbis that loops without a seam.

An encoder that is given a loop begins and ends it like any other sound: the first and the last block have no neighbour,
each is rounded by itself, so that nothing but luck makes the end meet the start. So a take of several turns is encoded, and
one turn of packets is cut out of its middle. Vorbis decodes a stretch from the overlap of two blocks; the turn begins with
block k (which by itself gives nothing) and ends with block k once more. So the last stretch and the first are halves
of the same block, and what is decoded goes on at the seam just as it goes on everywhere else.
"""

import struct
import subprocess

import numpy

from circle import RATE

SIZES = (256, 2048)  # libvorbis has these at 48 kHz
TURNS = 4
SEGMENTS = 96  # a page: small enough to be read in one go


class NoLoop(Exception):
    """No block recurs after exactly one turn."""


def encode(samples, quality):
    """Ogg Vorbis, with the same bytes each time: no date, no encoder's name, no serial number by chance."""
    channels = 1 if samples.ndim == 1 else samples.shape[1]
    return subprocess.run(
        ["ffmpeg", "-hide_banner", "-loglevel", "error", "-f", "f32le", "-ar", str(RATE), "-ac", str(channels), "-i", "-",
         "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact",
         "-c:a", "libvorbis", "-q:a", str(quality), "-f", "ogg", "-"],
        input=samples.astype("<f4").tobytes(), capture_output=True, check=True,
    ).stdout


def encode_loop(samples, quality):
    """One turn of the loop, of exactly as many frames as it has."""
    *headers, packets = split(encode(numpy.tile(samples, (TURNS, 1)), quality))
    first, last = turn(packets, len(samples))
    return join(headers, packets[first:last] + [packets[first]])


def encode_whole(samples, quality):
    """A sound that ends by itself, up to the end of its last block: not every decoder stops where an encoder says."""
    *headers, packets = split(encode(samples, quality))
    return join(headers, packets)


def split(stream):
    """The three header packets, and the list of the others."""
    packets, rest, at = [], b"", 0
    while at < len(stream):
        assert stream[at:at + 4] == b"OggS"
        count = stream[at + 26]
        lacing = stream[at + 27:at + 27 + count]
        at += 27 + count
        for length in lacing:
            rest += stream[at:at + length]
            at += length
            if length < 255:
                packets.append(rest)
                rest = b""
    return [*packets[:3], packets[3:]]


def shape(packet):
    """A block's size, and whether the slope before it is a long one: what it must share with the block it stands for."""
    long = packet[0] >> 1 & 1  # libvorbis writes two modes, the long one second
    return SIZES[long], long and packet[0] >> 2 & 1


def turn(packets, frames):
    """Two blocks of one shape that lie one turn apart, where the second turn is quietest: where its blocks are smallest."""
    shapes = [shape(packet) for packet in packets]
    sizes = numpy.array([size for size, _ in shapes])
    # Where each block's middle lies.
    places = numpy.concatenate([[0], numpy.cumsum((sizes[:-1] + sizes[1:]) // 4)])
    index = {int(place): number for number, place in enumerate(places)}
    bytes_near = numpy.convolve([len(packet) for packet in packets], numpy.ones(9), "same")
    second = numpy.flatnonzero((places >= frames) & (places < 2 * frames))
    for first in second[numpy.argsort(bytes_near[second], kind="stable")]:
        last = index.get(int(places[first]) + frames)
        # A long block among long ones: nothing sudden is near.
        if last and shapes[first] == shapes[last] == (SIZES[1], 1) and sizes[first + 1] == sizes[last - 1] == SIZES[1]:
            return first, last
    raise NoLoop


def join(headers, packets):
    """Pages: the first header alone, the two others, then the sound, each page with the count of frames up to its end."""
    pages = [([headers[0]], 0), (headers[1:], 0)]
    frames, some, used = 0, [], 0
    for number, packet in enumerate(packets):
        if number:
            frames += (shape(packets[number - 1])[0] + shape(packet)[0]) // 4
        some.append(packet)
        used += len(packet) // 255 + 1
        if used >= SEGMENTS or number + 1 == len(packets):
            pages.append((some, frames))
            some, used = [], 0
    return b"".join(
        page(content, granule, number, (2 if number == 0 else 0) | (4 if number + 1 == len(pages) else 0))
        for number, (content, granule) in enumerate(pages)
    )


def page(packets, granule, number, flags):
    lacing = b"".join(b"\xff" * (len(packet) // 255) + bytes([len(packet) % 255]) for packet in packets)
    assert len(lacing) <= 255

    def whole(checksum):
        head = struct.pack("<4sBBqIIIB", b"OggS", 0, flags, granule, 0, number, checksum, len(lacing))
        return head + lacing + b"".join(packets)

    return whole(crc(whole(0)))


def crc(data):
    """Ogg's own: not reflected, starting from 0."""
    value = 0
    for byte in data:
        value = (value << 8 & 0xFFFFFFFF) ^ TABLE[value >> 24 ^ byte]
    return value


def table_entry(value):
    value <<= 24
    for _ in range(8):
        value = (value << 1 ^ (0x04C11DB7 if value & 0x80000000 else 0)) & 0xFFFFFFFF
    return value


TABLE = [table_entry(byte) for byte in range(256)]
