"""Russian as it sounds: what is spelled in two ways and spoken in one becomes the same."""

import re

VOWELS = "аиу"
VOICELESS = str.maketrans("бвгджз", "пфктшс")
# In this order: endings before their vowels are merged.
RULES = [
    ("x", "икс"),
    (r"([ое])го\b", r"\1во"),
    (r"ть?ся\b", "ца"),
    ("[ьъ]", ""),
    ("сч", "щ"),
    ("стн", "сн"),
    # Away from the stress о is а, and е and я are и; the text doesn't say where the stress is.
    ("о", "а"),
    ("[еёэяы]", "и"),
    ("ю", "у"),
    # Voiced consonants lose their voice at the end of a word and before one that has none.
    (r"[бвгджз]+(?=\b|[кпстфхцчшщ])", lambda match: match[0].translate(VOICELESS)),
]


def syllables(words):
    """The syllables of some words, without the gaps between them."""
    text = " ".join(words)
    for pattern, sound in RULES:
        text = re.sub(pattern, sound, text)
    text = re.sub(rf"([^{VOWELS}])\1+", r"\1", text.replace(" ", ""))
    return re.findall(f"[^{VOWELS}]*[{VOWELS}](?:[^{VOWELS}]+$)?", text)
