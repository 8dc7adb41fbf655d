#!/bin/sh
# picture.sh FUND VIEW [samples]: renders one picture of a fund and puts it beside facts.json as FUND/VIEW.webp.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$here/../$1"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ "$2" = plan ]; then
  python3 -B "$here/plan.py" "$1" "$work/plan.svg"
  node "$here/plan-to-webp.mjs" "$work/plan.svg" "$here/../$1/plan.webp"
  exit
fi
PYTHONDONTWRITEBYTECODE=1 nice -n 19 blender -b --factory-startup -P "$here/render.py" -- "$1" "$2" "$work/picture.png" 100 "${3:-12}"
for quality in 82 78 74 70 64; do
  cwebp -quiet -m 6 -q "$quality" "$work/picture.png" -o "$here/../$1/$2.webp"
  # At most 90 KB each: a page shows several.
  [ "$(wc -c < "$here/../$1/$2.webp")" -gt 92160 ] || break
done
