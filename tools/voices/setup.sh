#!/bin/sh
# setup.sh FOLDER ENGINE: installs the engine (kokoro or rhvoice) and the recogniser into FOLDER, from registries.
set -eu
here=$(dirname "$(realpath "$0")")
folder=$1 engine=$2
mkdir -p "$folder"
cd "$folder"
# Done already, and by these very files?
stamp=$(cat "$0" "$here/requirements.txt" "$here/requirements-$engine.txt" "$here/models.py" | sha256sum)
[ -f "ready-$engine" ] && [ "$(cat "ready-$engine")" = "$stamp" ] && exit

need=""
command -v ffmpeg >/dev/null || need="$need ffmpeg"
python3 -c "import venv, ensurepip" 2>/dev/null || need="$need python3-venv"
if [ "$engine" = kokoro ]; then command -v npm >/dev/null || need="$need npm"; fi
if [ -n "$need" ]; then
    apt-get update -qq
    # shellcheck disable=SC2086 # each word is a package
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $need
fi

[ -x venv/bin/python ] || python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check -r "$here/requirements.txt" -r "$here/requirements-$engine.txt"
if [ "$engine" = kokoro ]; then
    npm pack --silent kokoro-js@1.2.1 >/dev/null
    tar xzf kokoro-js-1.2.1.tgz --strip-components=1 package/voices
    rm kokoro-js-1.2.1.tgz
fi
venv/bin/python -B "$here/models.py" "$engine"
echo "$stamp" >"ready-$engine"
