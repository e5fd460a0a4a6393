"""Listens to a clip with a speech recogniser, and counts what it misheard."""

import re

from faster_whisper import WhisperModel
from num2words import num2words

from models import WHISPER
from sounds import syllables


class Listener:
    def __init__(self, code, language, workshop):
        self.code = code
        self.language = language
        self.model = WhisperModel(str(workshop / WHISPER), device="cpu", compute_type="int8", cpu_threads=2)

    def word_error(self, clip, text):
        """The share of words misheard (in Russian and Chinese of syllables), and what was heard instead."""
        segments, _ = self.model.transcribe(
            str(clip),
            language=self.code,
            initial_prompt=self.language.names,
            beam_size=5,
            temperature=0.0,
            condition_on_previous_text=False,
        )
        heard = " ".join(segment.text.strip() for segment in segments)
        wanted = self.words(text)
        return distance(wanted, self.words(heard)) / len(wanted), heard

    def words(self, text):
        # A recogniser writes five as 5 and Lancelots as Lancelot's: the sound is the same.
        plain = re.sub(r"['’]", "", text.lower().replace("ё", "е"))
        plain = re.sub(r"[^\w\s]", " ", plain)
        if self.language.spaced:
            words = [num2words(word, lang=self.code) if word.isdigit() else word for word in plain.split()]
            # How an unstressed vowel is spelled, and where a word ends, can't be heard in Russian.
            return syllables(words) if self.code == "ru" else words
        # Chinese by its sounds: which of several signs is written says nothing about the voice.
        from pypinyin import lazy_pinyin

        return lazy_pinyin("".join(plain.split()))


def distance(wanted, heard):
    """Words or syllables put in, left out or changed (Levenshtein)."""
    row = list(range(len(heard) + 1))
    for i, word in enumerate(wanted, 1):
        above = row
        row = [i]
        for j, other in enumerate(heard, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (word != other)))
    return row[-1]
