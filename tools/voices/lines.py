"""The lines to speak, and how their words are said."""

import re


def read_lines(ftl):
    """The spoken lines of a Fluent file in its order, by the name of their clip."""
    lines = {}
    name = None
    for row in ftl.read_text(encoding="utf-8").splitlines():
        if match := re.match(r"line-([a-z0-9-]+) *= *(.*)", row):
            name = match[1].replace("-", "_")
            if name in lines:
                raise SystemExit(f"{ftl.name}: {name} stands there twice")
            lines[name] = match[2].strip()
        elif name and row.startswith(" ") and row.strip():
            lines[name] = f"{lines[name]} {row.strip()}".strip()
        else:
            name = None
    for name, text in lines.items():
        # A clip says one thing: nothing can be filled in.
        if not text or "{" in text:
            raise SystemExit(f"{ftl.name}: {name} is no plain text")
    return lines


class Speller:
    """Replaces words that the engine would say wrongly. The caption keeps its own spelling."""

    def __init__(self, tsv, language):
        self.language = language
        self.tsv = tsv
        self.say = {}
        for row in tsv.read_text(encoding="utf-8").splitlines() if tsv.exists() else []:
            if row.strip() and not row.startswith("#"):
                key, how = row.split("\t")
                self.say[key.strip()] = how.strip()

    def spell(self, name, text):
        """What the engine is given for a line."""
        if name in self.say:
            return self.say[name]
        if not self.say:
            return text
        # Longest first, all in one pass: what was put in is not looked at again.
        words = "|".join(re.escape(word) for word in sorted(self.say, key=len, reverse=True))
        edges = (r"(?<!\w)", r"(?!\w)") if self.language.spaced else ("", "")
        return re.sub(f"{edges[0]}(?:{words}){edges[1]}", self._spelled, text)

    def _spelled(self, match):
        word = match[0]
        how = self.say[word]
        return f"[{word}]({how})" if how.startswith("/") else how

    def reject_unused(self, lines):
        """A rule that no line needs is a rule for words that have changed."""
        for key in self.say:
            if key not in lines and not any(key in text for text in lines.values()):
                raise SystemExit(f"{self.tsv.name}: nothing says '{key}'")
