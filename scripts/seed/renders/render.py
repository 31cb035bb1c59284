"""blender -b -P render.py -- --home modern --room living --size 480x320 --spp 32 --out out.png

Builds one picture: model -> Cycles (two half renders, two seeds) -> own denoiser -> filmic development -> PNG (+ WebP).
"""
import argparse
import os
import subprocess
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import core  # noqa: E402
import denoise  # noqa: E402
import home as H  # noqa: E402
import materials  # noqa: E402
import post  # noqa: E402


def settings(w, h, spp, threads):
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    c = sc.cycles
    c.device, c.samples = "CPU", max(1, spp // 2)
    c.use_adaptive_sampling = False
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 8, 5, 4, 6, 16
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
    vl.use_pass_emit = vl.use_pass_environment = True


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--home", default="modern")
    ap.add_argument("--room", default="living")
    ap.add_argument("--size", default="480x320")
    ap.add_argument("--spp", type=int, default=32)
    ap.add_argument("--out", default="out.png")
    ap.add_argument("--threads", type=int, default=2)
    ap.add_argument("--set", nargs="*", default=[], help="field=value overrides of the Home")
    ap.add_argument("--webp", type=int, default=0)
    ap.add_argument("--mirror", action="store_true")
    ap.add_argument("--stand", type=int, default=0)
    ap.add_argument("--keep", action="store_true")
    a = ap.parse_args(sys.argv[sys.argv.index("--") + 1:])
    w, h = map(int, a.size.split("x"))
    t0 = time.time()
    core.reset()
    materials.clear()
    import dataclasses
    fields = dict(kv.split("=") for kv in a.set)
    if "seed" in fields:
        fields["seed"] = int(fields["seed"])
    home = dataclasses.replace(H.HOMES[a.home], **fields)
    import camera
    import rooms
    camera.stand = a.stand
    result = rooms.ROOMS[a.room](home)
    develop = getattr(result, "develop", {}) or {}
    t1 = time.time()
    settings(w, h, a.spp, a.threads)
    sc = bpy.context.scene
    stem = os.path.splitext(os.path.abspath(a.out))[0]
    os.makedirs(os.path.dirname(stem), exist_ok=True)
    halves = []
    for i in (0, 1):
        sc.cycles.seed = 11 + 100 * i
        sc.render.filepath = f"{stem}.{i}.exr"
        bpy.ops.render.render(write_still=True)
        halves.append(sc.render.filepath)
    t2 = time.time()
    img, feat = denoise.denoise(*halves, radius=9 if w > 700 else 7)
    t3 = time.time()
    out, ev = post.develop(img, feat[..., 3], **develop)
    post.save_png(stem + ".png", out[:, ::-1] if a.mirror else out)
    if a.keep:
        import numpy
        numpy.save(stem + ".npy", numpy.dstack([img, feat[..., 3]]).astype("float32"))
    for p in halves if not a.keep else ():
        os.remove(p)
    t4 = time.time()
    size = ""
    if a.webp:
        subprocess.run(["cwebp", "-quiet", "-q", str(a.webp), "-m", "6", stem + ".png", "-o", stem + ".webp"], check=True)
        size = f" webp {os.path.getsize(stem + '.webp') / 1024:.0f} KiB"
    print(f"DONE {a.home} {a.room} {a.size} spp {a.spp}: build {t1 - t0:.1f}s render {t2 - t1:.1f}s denoise {t3 - t2:.1f}s develop {t4 - t3:.1f}s "
          f"total {t4 - t0:.1f}s exposure {ev:.2f} objects {len(bpy.data.objects)}{size}")


main()
