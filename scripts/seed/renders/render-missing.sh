#!/usr/bin/env bash
# Renders what pages/ and homes/ lack. pages.txt: name, home, room, size, samples, overrides of the home;
# homes.txt: name, home, the photographer's stand, overrides; indented below it the same home in other colours: name,
# overrides; without a detail it is a front alone. Other colours share a home's light, so they are made with it: to add one, delete the home's first pictures.
set -euo pipefail
cd "$(dirname "$0")"
[ -f libnfor.so ] || gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC nfor.c -o libnfor.so -lm
mkdir -p homes

render() { # file, home, room, size, samples, quality, arguments
  if [ -f "$1.webp" ]; then return; fi
  blender -b -P render.py -- --home "$2" --room "$3" --size "$4" --spp "$5" --webp "$6" --out "$1.png" "${@:7}" < /dev/null
  rm -f "$(dirname "$1")"/*.png
}

home() { # name, home, stand, overrides; other colours on standard input
  local name=$1 home=$2 stand=$3 colours room samples also other pairs
  local overrides=("${@:4}")
  mapfile -t colours
  local rooms=(living kitchen bedroom bathroom detail front)
  if [[ " ${overrides[*]} " != *" detail="* ]]; then rooms=(front); fi
  for room in "${rooms[@]}"; do
    samples=8
    if [ "$room" = living ]; then samples=12; fi
    if [ "$room" = front ]; then samples=16; fi
    also=()
    for line in "${colours[@]}"; do
      read -r other pairs <<< "$line"
      also+=(--also "$other-$room:${pairs// /,}")
    done
    render "homes/$name-$room" "$home" "$room" 900x600 "$samples" 74 --stand "$stand" --set "${overrides[@]}" "${also[@]}"
  done
}

while read -r name home room size samples overrides; do
  # shellcheck disable=SC2086 # several overrides
  render "pages/$name" "$home" "$room" "$size" "$samples" 80 --set $overrides
done < pages.txt
while read -r name first; do
  # shellcheck disable=SC2086
  home "$name" $first < <(sed -n "/^$name /,/^[^ ]/p" homes.txt | grep '^ ' || true)
done < <(grep '^[^ ]' homes.txt)
