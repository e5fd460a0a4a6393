#!/bin/sh
# setup.sh FOLDER: installs into FOLDER what makes the sounds, from the registries.
set -eu
here=$(dirname "$(realpath "$0")")
folder=$1
mkdir -p "$folder"
stamp=$(cat "$0" "$here/requirements.txt" | sha256sum)
[ -f "$folder/ready" ] && [ "$(cat "$folder/ready")" = "$stamp" ] && exit

need=""
command -v ffmpeg >/dev/null || need="$need ffmpeg"
command -v fluidsynth >/dev/null || need="$need fluidsynth"
[ -f /usr/share/sounds/sf3/MuseScore_General_Full.sf3 ] || need="$need musescore-general-soundfont"
python3 -c "import venv, ensurepip" 2>/dev/null || need="$need python3-venv"
if [ -n "$need" ]; then
    apt-get update -qq
    # shellcheck disable=SC2086 # each word is a package
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $need
fi

[ -x "$folder/venv/bin/python" ] || python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check -r "$here/requirements.txt"
echo "$stamp" >"$folder/ready"
