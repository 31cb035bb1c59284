"""blender -b -P render.py -- --home modern --room living --size 480x320 --spp 32 --out out.png

Builds one picture: model -> Cycles (two half renders, two seeds) -> own denoiser -> filmic development -> PNG (+ WebP).
"""
import argparse
import dataclasses
import os
import subprocess
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import camera  # noqa: E402
import core  # noqa: E402
import denoise  # noqa: E402
import home as H  # noqa: E402
import materials  # noqa: E402
import post  # noqa: E402


def settings(w, h, spp, threads, bounces=8):
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    c = sc.cycles
    c.device, c.samples = "CPU", spp
    c.use_adaptive_sampling = False
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces, 5, 4, 6, 16
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 0.6
    c.sample_clamp_direct, c.sample_clamp_indirect = 0, 6.0
    c.light_sampling_threshold = 0.01
    sc.render.threads_mode, sc.render.threads = "FIXED", threads
    sc.render.use_persistent_data = True
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = w, h, 100
    im = sc.render.image_settings
    im.file_format, im.color_depth, im.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    for k in ("diffuse", "glossy", "transmission"):
        for q in ("direct", "indirect", "color"):
            setattr(vl, f"use_pass_{k}_{q}", True)
    vl.use_pass_z = vl.use_pass_emit = vl.use_pass_environment = True


def build(home, room):
    core.reset()
    materials.clear()
    import rooms
    return rooms.ROOMS[room](home)


def shoot(path, seed):
    sc = bpy.context.scene
    sc.cycles.seed = seed
    sc.render.filepath = path
    bpy.ops.render.render(write_still=True)
    return path


def overridden(home, pairs):
    fields = dict(kv.split("=") for kv in pairs)
    for whole in ("seed", "storey"):
        if whole in fields:
            fields[whole] = int(fields[whole])
    return dataclasses.replace(home, **fields)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--home", default="modern")
    ap.add_argument("--room", default="living")
    ap.add_argument("--size", default="480x320")
    ap.add_argument("--spp", type=int, default=32)
    ap.add_argument("--out", default="out.png")
    ap.add_argument("--threads", type=int, default=2)
    ap.add_argument("--set", nargs="*", default=[], help="field=value overrides of the Home")
    ap.add_argument("--also", action="append", default=[], help="name:field=value,… the same light on other colours, written beside as name")
    ap.add_argument("--webp", type=int, default=0)
    ap.add_argument("--mirror", action="store_true")
    ap.add_argument("--stand", type=int, default=0)
    a = ap.parse_args(sys.argv[sys.argv.index("--") + 1:])
    w, h = map(int, a.size.split("x"))
    t0 = time.time()
    camera.stand = a.stand
    home = overridden(H.HOMES[a.home], a.set)
    result = build(home, a.room)
    develop = getattr(result, "develop", {}) or {}
    t1 = time.time()
    stem = os.path.splitext(os.path.abspath(a.out))[0]
    os.makedirs(os.path.dirname(stem), exist_ok=True)
    settings(w, h, max(1, a.spp // 2), a.threads)
    halves = [shoot(f"{stem}.{i}.exr", 11 + 100 * i) for i in (0, 1)]
    t2 = time.time()
    kinds, glow, distance = denoise.light(*halves, radius=9 if w > 700 else 7)

    def write(colour, to):
        out, _ = post.develop(denoise.compose(kinds, glow, colour), distance, **develop)
        post.save_png(to + ".png", out[:, ::-1] if a.mirror else out)
        if a.webp:
            subprocess.run(["cwebp", "-quiet", "-q", str(a.webp), "-m", "6", to + ".png", "-o", to + ".webp"], check=True)

    write(denoise.colours(*halves), stem)
    t3 = time.time()
    core.seen_only = True
    for other in a.also:
        name, pairs = other.split(":")
        build(overridden(home, pairs.split(",")), a.room)
        # Only what is seen at once counts: no light has to find its way.
        settings(w, h, 6, a.threads, bounces=0)
        path = shoot(f"{stem}.colours.exr", 7)
        write(denoise.colours(path), os.path.join(os.path.dirname(stem), name))
        halves.append(path)
    for path in set(halves):
        os.remove(path)
    print(f"DONE {stem} {a.size} spp {a.spp}: build {t1 - t0:.1f}s render {t2 - t1:.1f}s denoise {t3 - t2:.1f}s others {time.time() - t3:.1f}s")


main()
