#!/usr/bin/env bash
# Renders the pictures of pages.txt that pages/ lacks: name, home, room, size, samples, overrides of the home.
set -euo pipefail
cd "$(dirname "$0")"
[ -f libnfor.so ] || gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC nfor.c -o libnfor.so -lm
while read -r name home room size samples overrides; do
  [ -f "pages/$name.webp" ] && continue
  # shellcheck disable=SC2086 # several overrides
  blender -b -P render.py -- --home "$home" --room "$room" --set $overrides --size "$size" --spp "$samples" --webp 80 \
    --out "pages/$name.png" < /dev/null
  rm "pages/$name.png"
done < pages.txt
