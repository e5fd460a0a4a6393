"""Makes the faces of assets/fonts again from the packages they come from.

    python3 -m venv v && v/bin/pip install fonttools brotli
    v/bin/python tools/fonts/make.py WORK_FOLDER

Needs npm for the packages (`npm pack`). Four traps, all met:
- The Chinese package's one-piece file lacks some characters; the numbered slices have them.
- Alegreya's own figures are old-style, and egui has no switch for OpenType features: the ten
  digits are pointed at the lining ones.
- Merging needs tables dropped that the slices disagree on.
- egui lays out unhinted outlines, so hinting is left out.
"""

import pathlib
import subprocess
import sys
import tarfile

from fontTools.merge import Merger, Options
from fontTools.subset import Options as SubsetOptions
from fontTools.subset import Subsetter
from fontTools.ttLib import TTFont

VERSION = "5.3.0"
ROOT = pathlib.Path(__file__).resolve().parents[2]
FONTS = ROOT / "assets/fonts"
WESTERN = ["latin", "latin-ext", "cyrillic", "cyrillic-ext"]

# Basic Latin, Latin-1, Latin Extended-A, Cyrillic, and the punctuation that the texts use.
EUROPEAN = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x400, 0x460), 0x490, 0x491]
PUNCTUATION = [ord(letter) for letter in "–—‘’‚“”„•…‰′″‹›№×·−"]
# Traditional characters, in which some players write the terms of the game.
TRADITIONAL = [
    ord(letter)
    for letter in "並亞佈來個們倫備傳內兩則務勝員單圍圓團場奧實對層屬師幾張從惡戲換搶擁據敗數斷時會條標機歐歸殺決沒測準為無營爾獨獲現發眾睜"
    "確種稱節簡終組結給維織繞義與舉蘭裡見討許訴話認說誰論識護變讓贏轉這遊過遞選閉開間陣隱雖領頭額類騎體"
    ""
]
CHINESE_PUNCTUATION = [*range(0x3000, 0x3018), *range(0xFF01, 0xFF5F)]


def gb2312():
    """The 6,763 characters of both levels: what names are written with."""
    for row in range(0xB0, 0xF8):
        for cell in range(0xA1, 0xFF):
            try:
                yield ord(bytes([row, cell]).decode("gb2312"))
            except UnicodeDecodeError:
                pass


def words():
    """Every character of the Chinese texts."""
    text = (ROOT / "src/i18n/zh.ftl").read_text(encoding="utf-8")
    return [ord(letter) for letter in set(text) if ord(letter) >= 0x2E80]


def package(folder, name):
    target = folder / name
    if not target.exists():
        subprocess.run(["npm", "pack", f"@fontsource/{name}@{VERSION}"], cwd=folder, check=True)
        with tarfile.open(folder / f"fontsource-{name}-{VERSION}.tgz") as archive:
            archive.extractall(target, filter="data")
    return target / "package"


def merged(folder, name, weight, slices):
    files = package(folder, name) / "files"
    parts = []
    for part in slices:
        source = files / f"{name}-{part}-{weight}-normal.woff2"
        if not source.exists():
            continue
        font = TTFont(source)
        font.flavor = None
        path = folder / f"{name}-{part}.ttf"
        font.save(path)
        parts.append(str(path))
    options = Options()
    options.drop_tables = ["vhea", "vmtx", "DSIG", "BASE"]
    return Merger(options=options).merge(parts)


def with_lining_figures(font):
    table = font["GSUB"].table
    lining = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for idx in record.Feature.LookupListIndex:
                for sub in table.LookupList.Lookup[idx].SubTable:
                    lining.update(getattr(getattr(sub, "ExtSubTable", sub), "mapping", {}))
    for table in font["cmap"].tables:
        for digit in range(0x30, 0x3A):
            if digit in table.cmap:
                table.cmap[digit] = lining.get(table.cmap[digit], table.cmap[digit])


def subset(font, characters, path, features):
    options = SubsetOptions()
    options.hinting = False
    options.layout_features = features
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.save(path)
    have = set(font.getBestCmap())
    lacking = "".join(map(chr, sorted(set(characters) - have)))
    print(path.name, path.stat().st_size, "bytes; not found:", lacking)


def slices_with(folder, name, weight, characters):
    """The one-piece files, and the numbered slices that have what those lack."""
    files = package(folder, name) / "files"
    wanted = set(characters)
    chosen = []
    for part in ["chinese-simplified", *sorted(path.name for path in files.glob(f"{name}-[0-9]*-{weight}-normal.woff2"))]:
        if part.endswith(".woff2"):
            part = part.removeprefix(f"{name}-").removesuffix(f"-{weight}-normal.woff2")
        have = set(TTFont(files / f"{name}-{part}-{weight}-normal.woff2").getBestCmap())
        if wanted & have:
            chosen.append(part)
            wanted -= have
    return chosen


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    only = sys.argv[2:]
    for name, weight, out in [
        ("alegreya-sc", 700, "AlegreyaSC-Bold.ttf"),
        ("alegreya-sans", 500, "AlegreyaSans-Medium.ttf"),
        ("alegreya-sans", 800, "AlegreyaSans-ExtraBold.ttf"),
    ]:
        if only and out not in only:
            continue
        font = merged(folder, name, weight, WESTERN)
        with_lining_figures(font)
        subset(font, EUROPEAN + PUNCTUATION, FONTS / out, ["kern", "liga", "mark", "mkmk", "ccmp", "locl"])
    for name, weight, out, characters in [
        ("noto-sans-sc", 700, "NotoSansSC-Bold-gb2312.ttf", [*gb2312(), *TRADITIONAL, *words()]),
        ("noto-serif-sc", 900, "NotoSerifSC-Black-ui.ttf", words()),
    ]:
        if only and out not in only:
            continue
        characters = [*characters, *CHINESE_PUNCTUATION, *range(0x20, 0x7F), *PUNCTUATION]
        font = merged(folder, name, weight, slices_with(folder, name, weight, characters))
        subset(font, characters, FONTS / out, [])


main()
