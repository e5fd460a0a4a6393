"""What stands in a language's folder of clips: `manifest.json`."""

import json


class Manifest:
    def __init__(self, folder, language):
        self.folder = folder
        self.path = folder / "manifest.json"
        self.head = {
            "language": folder.name,
            "voice": language.voice,
            "engine": language.engine,
            "version": language.version,
            "speed": language.speed,
            "licence": language.licence,
        }
        self.clips = {}
        self.same_voice = False
        if self.path.exists():
            old = json.loads(self.path.read_text(encoding="utf-8"))
            self.clips = {clip["line"]: clip for clip in old.pop("clips")}
            self.same_voice = old == self.head
        if not self.same_voice:
            # Of another voice: kept until each is replaced, but none holds.
            for clip in self.clips.values():
                clip["text"] = None

    def file_of(self, name):
        return self.folder / f"{name}.ogg"

    def holds(self, name, text, spoken):
        """Whether the clip says this text, in this form, with this voice."""
        clip = self.clips.get(name)
        return bool(
            clip
            and clip["text"] == text
            and clip.get("spoken", text) == spoken
            and self.file_of(name).exists()
        )

    def put(self, name, text, spoken, seconds, lufs, peak_dbtp, word_error):
        clip = {"line": name, "file": self.file_of(name).name, "text": text}
        if spoken != text:
            clip["spoken"] = spoken
        clip |= {"seconds": seconds, "lufs": lufs, "peak_dbtp": peak_dbtp, "word_error": round(word_error, 3)}
        self.clips[name] = clip

    def save(self, lines):
        """Writes the clips in the order of the lines, and drops those that no line needs."""
        for name in [name for name in self.clips if name not in lines]:
            self.file_of(name).unlink(missing_ok=True)
            del self.clips[name]
        clips = [self.clips[name] for name in lines if name in self.clips]
        # One clip a row, so that a change shows as one.
        rows = ",\n    ".join(json.dumps(clip, ensure_ascii=False) for clip in clips)
        head = json.dumps(self.head, ensure_ascii=False, indent=2).removesuffix("\n}")
        text = f'{head},\n  "clips": [\n    {rows}\n  ]\n}}\n'
        if not self.path.exists() or self.path.read_text(encoding="utf-8") != text:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.path.write_text(text, encoding="utf-8")
