"""A street front: brick, blue stone, timber windows, door, cornice, roof; neighbours, pavement, road.
A house stands with its front at y = 0 (street at y < 0), x 0..width."""
import math
from dataclasses import dataclass, replace

import bpy

import camera
import decor as D
import light
import materials as M
import outdoors
import shell as S
import soft
from core import box, copy, cyl, flat, lathe, mesh, place, rng, span, tube


@dataclass(frozen=True)
class Front:
    kind: str = "interwar"       # interwar | townhouse | modern | loft
    brick: str = "#8d4d3a"
    second: str = "#b06a4c"
    joint: str = "#b5aca0"
    painted: str = ""            # painted or rendered instead of bare brick
    trim: str = "#f0ece3"
    door: str = "#31473f"
    storeys: int = 3
    bay: bool = True
    roof: str = "#5d4a43"
    seed: int = 0
    lit: float = 0.0             # how much lamp light behind the windows
    balcony: bool = False        # French windows on the first floor, a balcony before them (fronts.py)
    shopfront: bool = False      # one large pane on the ground floor instead of its windows (shop.py)
    doorway: object = None       # a door of its own (doorways.py) for a look close by


def main_front(home):
    lit = max(0.0, light.MOODS[home.light]["lamps"] - .2)
    return {"terrace": Front("interwar", "#6f4236", "#8d5847", "#9a9188", storeys=2, lit=lit, seed=home.seed),
            "modern": Front("modern", "#cfc4b4", "#e2d9cb", "#d6cfc4", trim="#2b2b2b", door="#8a6647", bay=False, roof="#3b3b3c", lit=lit, seed=home.seed),
            "villa": Front("townhouse", painted="#e2dbcd", trim="#efece6", door="#2f3e4b", bay=False, roof="#474b52", lit=lit, seed=home.seed),
            "loft": Front("loft", "#7d3f31", "#98563f", "#9b9186", trim="#1c1d1e", door="#232527", bay=False, roof="#3b3b3c", lit=lit, seed=home.seed)}[home.era]


def neighbour(home, k, storeys=None):
    r = rng("neighbour", home.seed, k)
    b, s = r.choice((("#9a5a42", "#b87a58"), ("#b58c5e", "#cfa878"), ("#7a4436", "#955a45"), ("#a8845c", "#c29c70"), ("#8a5647", "#a5705a")))
    painted = r.choice(("", "", "", "#dcd5c6", "#cfc7b8"))
    kind = r.choice(("interwar", "townhouse", "interwar"))
    return Front(kind, b, s, painted=painted, trim=r.choice(("#f0ece3", "#efe9dc", "#4a5a50")), door=r.choice(("#5a3527", "#2f4a3c", "#2b3a4a", "#7a2f2a")),
                 bay=kind == "interwar" and r.random() < .5, storeys=storeys or r.choice((2, 2, 3)), roof=r.choice(("#5d4a43", "#6b4136", "#44474b")), seed=k)


def _skin(f):
    if f.painted:
        return M.brick(f.painted, f.painted, vary=.05, second=f.painted)
    return M.brick(f.brick, f.joint, second=f.second)


def _soldier(f):
    if f.painted:
        return _skin(f)
    return M.brick(f.brick, f.joint, second=f.second, length=.060, height=.215, vary=.6)


def _window(f, x0, x1, z0, z1, o, style, frame, y=.11, blinds=True):
    """Frame and glass in an opening, blue-stone sill, and a glimpse of the room behind."""
    parts = S.window(x1 - x0, z1 - z0, style, frame)
    for p in parts:
        if p.name.startswith("pane"):
            p.data.materials[0] = M.glass_pane("#cfd9d6", 3.2)
    o += place(parts, (x0, y, z0))
    if z0 > .15:
        o.append(span("sill", (x0 - .05, -.055, z0 - .07), (x1 + .05, y - .02, z0), M.stone(), bevel=.006))
    r = rng("win", f.seed, round(x0, 2), round(z0, 2))
    # the room: back wall, ceiling, and a warm or dark gloom
    deep = 2.6
    warm = r.random() < .5
    wallc = M.plain(r.choice(("#b8ae9e", "#a79c8b", "#c4bcae")), .9)
    xm0, xm1 = x0 - .5, x1 + .5
    o += [span("inner", (xm0, deep, z0 - .7), (xm1, deep + .02, z1 + .3), wallc, bevel=0), span("inner", (xm0, .4, z1 + .25), (xm1, deep, z1 + .3), M.plain("#d8d2c6", .9), bevel=0),
          span("inner", (xm0, .4, z0 - .75), (xm1, deep, z0 - .7), M.plain("#7d6248", .6), bevel=0),
          span("inner", (xm0 - .02, .36, z0 - .7), (xm0, deep, z1 + .3), wallc, bevel=0), span("inner", (xm1, .36, z0 - .7), (xm1 + .02, deep, z1 + .3), wallc, bevel=0)]
    if f.lit and warm:
        o.append(light.bulb(((x0 + x1) / 2, 1.4, z1 - .2), 22 * f.lit, (1, .7, .4), .12))
        o += place([lathe("globe", [(0, -.16), (.11, -.12), (.16, 0), (.11, .12), (0, .16)], M.glow("#ffd9a4", 5 * f.lit))], ((x0 + x1) / 2, 1.4, z1 - .35))
    if blinds:
        h = z1 - z0
        kind = r.random()
        if kind < .55:                  # voile to both sides
            w = (x1 - x0) * r.uniform(.24, .36)
            v = M.sheer("#f3efe6", .22)
            o += place([soft.curtain(w, h + .05, v, 5, .03, seed=r.randrange(99))], (x0 + .02, y + .16, z0 - .04))
            o += place([soft.curtain(w, h + .05, v, 5, .03, seed=r.randrange(99))], (x1 - w - .02, y + .16, z0 - .04))
        elif kind < .8:                 # roller blind part-way
            o.append(span("blind", (x0 + .05, y + .12, z1 - h * r.uniform(.18, .4)), (x1 - .05, y + .125, z1), M.fabric("#e6dfd0", 900, .0003, 0, .03, translucent=.3), bevel=0))
        if r.random() < .4 and z0 > .4:
            m = M.ceramic(r.choice(("#c9bba6", "#b98a68", "#e4ded4")), .5)
            o += place(D.vase(.24, .09, m, 0) if r.random() < .5 else D.snake_plant(.42, r.randrange(9), m), (x0 + (x1 - x0) * r.uniform(.3, .7), y + .12, z0 + .02))


def _door(f, x0, x1, z1, o, y=.16):
    """Panelled street door with a glazed top light, step, letterbox, bell and number."""
    w = x1 - x0
    m, tr = M.lacquer(f.door, .3), M.lacquer(f.trim, .35)
    top = 2.22
    o += [span("jamb", (x0, y, .16), (x0 + .06, y + .08, z1), tr, bevel=.004), span("jamb", (x1 - .06, y, .16), (x1, y + .08, z1), tr, bevel=.004),
          span("transom", (x0, y - .01, top), (x1, y + .08, top + .07), tr, bevel=.006), span("head", (x0, y, z1 - .06), (x1, y + .08, z1), tr, bevel=.004)]
    o.append(mesh("pane", [(x0 + .06, y + .04, top + .07), (x1 - .06, y + .04, top + .07), (x1 - .06, y + .04, z1 - .06), (x0 + .06, y + .04, z1 - .06)], [(0, 1, 2, 3)], M.glass_pane("#cfd9d6", 3.2)))
    n = 3
    for i in range(1, n):
        xx = x0 + .06 + (w - .12) * i / n
        o.append(span("bar", (xx - .012, y + .02, top + .07), (xx + .012, y + .06, z1 - .06), tr, bevel=.003))
    o.append(span("dark", (x0 - .1, y + .6, .1), (x1 + .1, y + .62, z1 + .1), M.plain("#4a4238", .9), bevel=0))
    o.append(span("leaf", (x0 + .06, y + .02, .165), (x1 - .06, y + .065, top), m, bevel=.003))
    a, b = x0 + .06, x1 - .06
    for z0_, z1_ in ((.32, .95), (1.12, 2.06)):
        for p0, p1 in ((a + .10, (a + b) / 2 - .045), ((a + b) / 2 + .045, b - .10)):
            o += [span("mould", (p0, y + .006, z0_), (p1, y + .04, z1_), m, bevel=.007), span("field", (p0 + .04, y - .004, z0_ + .04), (p1 - .04, y + .04, z1_ - .04), m, bevel=.012)]
    br = M.brass()
    o += [cyl("knob", ((a + b) / 2, y + .012, 1.04), .034, .05, br, rot=(math.pi / 2, 0, 0)), span("slot", ((a + b) / 2 - .12, y - .002, .985 - .16), ((a + b) / 2 + .12, y + .022, .985 - .10), br, bevel=.004),
          box("bell", (x1 + .14, -.008, 1.35), (.05, .016, .09), br, bevel=.004)]
    o += [span("step", (x0 - .12, -.30, 0), (x1 + .12, y + .1, .16), M.stone("#6f757a"), bevel=.012)]


def _roof(f, w, top, o, overhang=.30):
    """A tiled slope seen from the street, gutter, a dormer, a chimney."""
    rise, run = 2.6, 3.4
    t = math.atan2(rise, run)
    l = math.hypot(rise, run)
    tile = M.roof_tile(f.roof)
    o.append(mesh("roof", [(0, -.02, 0), (w, -.02, 0), (w, -.02 + l * math.cos(t), l * math.sin(t)), (0, -.02 + l * math.cos(t), l * math.sin(t))], [(0, 1, 2, 3)], tile,
                  loc=(0, 0, top), uvs=[(0, 0), (w, 0), (w, l), (0, l)]))
    # The party walls under the slope: a lower neighbour lets one see them.
    o += [mesh("gable", [(x, 0, 0), (x, run, rise), (x, run, 0)], [(0, 1, 2)], M.plain("#6f665c", .9), loc=(0, 0, top), uvs=[(0, 0), (1, 1), (1, 0)]) for x in (.005, w - .005)]
    o.append(tube("ridge", [(0, run - .02, top + rise), (w, run - .02, top + rise)], .09, M.plain(f.roof, .8), smooth=False))
    r = rng("roof", f.seed)
    if f.seed % 3 != 1:
        x = w * r.uniform(.38, .62)
        zn = M.plain("#6c7076", .5)
        o += [span("dormer", (x - .75, .85, top + .55), (x + .75, 2.6, top + 1.9), zn, bevel=.01), span("dormer roof", (x - .85, .75, top + 1.9), (x + .85, 2.9, top + 1.99), zn, bevel=.01)]
        _fr = M.lacquer(f.trim, .35)
        parts = S.window(1.3, 1.15, "modern", _fr)
        o += place(parts, (x - .65, .82, top + .66))
        o.append(span("dark", (x - .6, .845, top + .7), (x + .6, .849, top + 1.78), M.plain("#23282c", .2), bevel=0))
    ch = M.brick(f.brick, f.joint, second=f.second)
    cx = .35 if f.seed % 2 else w - .35
    o.append(box("chimney", (cx, run - .3, top + rise + .1), (.55, .5, 1.5), ch, bevel=.004, grain="x"))
    for k in (-1, 1):
        o.append(cyl("pot", (cx + k * .13, run - .3, top + rise + .85), .09, .3, M.plain("#9a5f45", .8)))


def _cornice(f, w, z, o):
    tr = M.lacquer(f.trim, .4)
    o += [span("board", (-.02, -.05, z - .42), (w + .02, .05, z - .06), tr, bevel=.006), span("soffit", (-.03, -.36, z - .07), (w + .03, .05, z), tr, bevel=.008),
          span("gutter", (-.03, -.40, z), (w + .03, -.06, z + .10), M.plain("#767b80", .45), bevel=.02)]
    n = max(4, round(w / .55))
    for i in range(n + 1):
        x = .08 + (w - .16) * i / n
        o.append(span("bracket", (x - .045, -.30, z - .20), (x + .045, .0, z - .07), tr, bevel=.012))


def house(f, w=6.0):
    """All objects of one house front."""
    o = []
    skin, frame = _skin(f), M.lacquer(f.trim, .35)
    levels = {"interwar": (3.25, 3.05, 2.8), "townhouse": (3.7, 3.5, 3.0), "modern": (2.95, 2.8, 2.8), "loft": (3.9, 3.6, 3.4)}[f.kind][:f.storeys]
    top = sum(levels) + .25
    flip = f.seed % 2 == 1
    X = (lambda a, b: (w - b, w - a)) if flip else (lambda a, b: (a, b))
    ops, wins, bays = [], [], []
    z = .25
    for s, lh in enumerate(levels):
        hw = lh - (1.25 if f.kind in ("interwar", "townhouse") else .9)
        z0 = z + (.72 if s == 0 else .62)
        z1 = z0 + min(hw, 2.05 if f.kind == "townhouse" else 1.75)
        if f.kind == "modern":
            z0, z1 = z + (.55 if s else .62), z + lh - .42
            spans = [(w * .08, w * .52), (w * .64, w * .92)] if s else [(w * .52, w * .92)]
        elif f.kind == "loft":
            z0, z1 = z + .62, z + lh - .55
            spans = [(w * .06, w * .47), (w * .53, w * .94)] if s else [(w * .45, w * .94)]
        elif f.kind == "townhouse":
            spans = [(w * .09, w * .27), (w * .41, w * .59), (w * .73, w * .91)] if s else [(w * .41, w * .59), (w * .73, w * .91)]
            if f.shopfront and s == 0:
                z1, spans = 3.05, [(w * .37, w * .94)]
        else:
            spans = [(w * .10, w * .28), (w * .44, w * .90)] if s else [(w * .44, w * .90)]
            if f.bay and s == 1:
                bays.append((w * .42, w * .92, z + .38, z + lh - .30))
                spans = [(w * .10, w * .28)]
        for a, b in spans:
            low = z + .30 if f.balcony and s == 1 and a > w * .3 else z0
            a, b = X(a, b)
            ops.append((a, b, low, z1))
            wins.append((a, b, low, z1))
        z += lh
    da, db = X(w * .10, w * .10 + {"modern": 1.1, "townhouse": 1.35}.get(f.kind, 1.15))
    dz = 2.85 if f.kind != "modern" else 2.6
    ops.append((da, db, .12, dz))
    for a, b, c, e in bays:
        a, b = X(a, b)
        ops.append((a + .1, b - .1, c + .1, e - .1))
    wl = S.wall("front", w, top, skin, ops, thick=.35)
    # bricks must run horizontally whatever the proportions
    bpy.context.view_layer.update()
    from core import box_uv
    wl.data.uv_layers.remove(wl.data.uv_layers[0])
    box_uv(wl.data, "x")
    o.append(wl)
    st = M.stone()
    # blue-stone plinth, broken at the door
    for a, b in ((0, da - .02), (db + .02, w)):
        if b - a > .05:
            o.append(span("plinth", (a, -.035, 0), (b, .05, .62), st, bevel=.008))
    style = {"interwar": "terrace", "townhouse": "terrace", "modern": "modern", "loft": "loft"}[f.kind]
    for a, b, c, e in wins:
        if f.shopfront and c < 1.2:
            _window(f, a, b, c, e, o, "modern", M.lacquer(f.door, .35), blinds=False)
            continue
        _window(f, a, b, c, e, o, style, frame)
        if f.kind in ("interwar", "loft"):
            so = span("lintel", (a - .12, -.012, e), (b + .12, .05, e + .225), _soldier(f), bevel=.003, grain="x")
            o.append(so)
        elif f.kind == "townhouse":
            pl = M.paint(f.trim, .6)
            o += [span("surround", (a - .14, -.03, c - .02), (a, .02, e), pl, bevel=.006), span("surround", (b, -.03, c - .02), (b + .14, .02, e), pl, bevel=.006),
                  span("surround", (a - .14, -.03, e), (b + .14, .02, e + .18), pl, bevel=.006), span("hood", (a - .2, -.13, e + .18), (b + .2, .02, e + .25), pl, bevel=.012)]
    if f.kind == "interwar":
        o.append(span("lintel", (da - .12, -.012, dz), (db + .12, .05, dz + .225), _soldier(f), bevel=.003, grain="x"))
    if f.kind == "townhouse":
        pl, z = M.paint(f.trim, .6), .25
        for lh in levels[:-1]:
            z += lh
            o += [span("band", (0, -.06, z + .12), (w, .02, z + .26), pl, bevel=.01), span("band", (0, -.04, z + .05), (w, .02, z + .12), pl, bevel=.008)]
        o.append(span("surround", (da - .16, -.05, dz), (db + .16, .02, dz + .3), pl, bevel=.008))
    (f.doorway or _door)(f, da, db, dz, o)
    for a, b, c, e in bays:
        _bay(f, *X(a, b), c, e, o, frame)
    if f.kind in ("interwar", "townhouse"):
        _cornice(f, w, top, o)
        _roof(f, w, top, o)
    else:
        o.append(span("coping", (-.01, -.06, top), (w + .01, .40, top + .07), M.plain("#3a3b3c", .4), bevel=.008))
    # downpipe
    x = .10 if flip else w - .10
    zn = M.plain("#83888c", .45)
    o.append(tube("downpipe", [(x, -.22, top - .02), (x, -.10, top - .35), (x, -.07, top - .5), (x, -.07, .1)], .042, zn))
    for q in (1.2, 3.6, 6.0):
        o.append(cyl("collar", (x, -.07, q), .05, .04, zn))
    # closed behind, so that light does not leak through
    o += [span("side", (0, .35, 0), (.02, 3.2, top), M.plain("#5a534b", .9), bevel=0), span("side", (w - .02, .35, 0), (w, 3.2, top), M.plain("#5a534b", .9), bevel=0),
          span("rear", (0, 3.1, 0), (w, 3.2, top), M.plain("#5a534b", .9), bevel=0)]
    return o


def _bay(f, a, b, z0, z1, o, frame):
    """A canted timber bay on stone corbels, typical between the wars."""
    deep, cant = .62, .42
    zb = z0 + .62
    pts = [(a, 0), (a + cant, -deep), (b - cant, -deep), (b, 0)]
    panel = M.lacquer(f.trim, .38)
    inner = [(a + .1, .1), (a + cant + .04, -deep + .08), (b - cant - .04, -deep + .08), (b - .1, .1)]
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        l = math.hypot(x1 - x0, y1 - y0)
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        n = 2 if l > 1.2 else 1
        seg = [span("apron", (0, 0, z0), (l, .07, zb - .05), panel, bevel=.004), span("head", (0, 0, z1 - .22), (l, .07, z1), panel, bevel=.004), span("sill", (-.02, -.05, zb - .05), (l + .02, .09, zb), panel, bevel=.008)]
        for i in range(n):
            seg.append(span("field", (l * i / n + .10, -.012, z0 + .12), (l * (i + 1) / n - .10, .03, zb - .15), panel, bevel=.012))
        parts = S.window(l, z1 - .22 - zb, "terrace", frame)
        for p in parts:
            if p.name.startswith("pane"):
                p.data.materials[0] = M.glass_pane("#cfd9d6", 3.2)
        seg += place(parts, (0, .035, zb))
        o += place(seg, (x0, y0, 0), turn)
    zinc = M.plain("#6f7479", .45)
    e = .10
    cap = [(a - e, .02), (a + cant - e * .5, -deep - e), (b - cant + e * .5, -deep - e), (b + e, .02)]
    for zz, th, m in ((z1, .10, panel), (z1 + .10, .05, zinc), (z0 - .10, .10, panel)):
        k = [(x, y, zz) for x, y in cap] + [(x, y, zz + th) for x, y in cap]
        o.append(mesh("cap", k, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m))
    for x in (a + cant + .05, b - cant - .05):
        o.append(span("corbel", (x - .09, -deep + .12, z0 - .42), (x + .09, .02, z0 - .10), M.stone(), bevel=.03))
    v = M.sheer("#f3efe6", .2)
    w = (b - a) * .24
    o += place([soft.curtain(w, z1 - zb - .1, v, 6, .03, seed=f.seed)], (a + .3, -.1, zb))
    o += place([soft.curtain(w, z1 - zb - .1, v, 6, .03, seed=f.seed + 1)], (b - w - .3, -.1, zb))
    wallc = M.plain("#b3a897", .9)
    o += [span("inner", (a - .6, 2.6, z0 - .3), (b + .6, 2.62, z1 + .3), wallc, bevel=0), span("inner", (a - .6, .3, z1 - .02), (b + .6, 2.6, z1 + .0), M.plain("#d8d2c6", .9), bevel=0)]


def bicycle(col="#3d5a4f"):
    """A Dutch bike, wheels along x, leaning a little is up to the caller."""
    fr, bl, st = M.lacquer(col, .25), M.plain("#1d1d1d", .6), M.metal("#c9cbcc", .25)
    o = []
    R = .335
    A, B = (0, 0, R), (1.10, 0, R)
    for c in (A, B):
        ring = [(c[0] + R * math.cos(2 * math.pi * k / 40), 0, c[2] + R * math.sin(2 * math.pi * k / 40)) for k in range(40)]
        o.append(tube("tyre", ring, .019, bl, closed=True))
        rim = [(c[0] + (R - .03) * math.cos(2 * math.pi * k / 40), 0, c[2] + (R - .03) * math.sin(2 * math.pi * k / 40)) for k in range(40)]
        o.append(tube("rim", rim, .009, st, closed=True))
        for k in range(18):
            t = 2 * math.pi * k / 18
            o.append(tube("spoke", [(c[0], .012 * (-1) ** k, c[2]), (c[0] + (R - .03) * math.cos(t), 0, c[2] + (R - .03) * math.sin(t))], .0013, st, smooth=False))
        o.append(cyl("hub", (c[0], .045, c[2]), .02, .09, st, rot=(math.pi / 2, 0, 0)))
        guard = [(c[0] + (R + .03) * math.cos(t), 0, c[2] + (R + .03) * math.sin(t)) for t in [math.radians(20 + 150 * k / 14) for k in range(15)]]
        o.append(tube("guard", guard, .022, fr))
    bb, seat, head, hd2 = (.45, 0, .29), (.33, 0, .84), (.90, 0, .88), (.94, 0, .72)
    for a, b, r in ((bb, seat, .016), (bb, hd2, .018), ((.36, 0, .70), head, .014), (bb, A, .010), ((.345, 0, .76), A, .009), (head, hd2, .018), (hd2, B, .012)):
        o.append(tube("tube", [a, b], r, fr, smooth=False))
    o += [tube("post", [seat, (.32, 0, .94)], .012, st, smooth=False), box("saddle", (.30, 0, .96), (.26, .16, .05), M.leather("#5b3a26"), bevel=.022, seg=4),
          tube("stem", [head, (.885, 0, 1.05)], .012, st, smooth=False), tube("bars", [(.68, -.27, 1.05), (.80, -.25, 1.08), (.90, 0, 1.06), (.80, .25, 1.08), (.68, .27, 1.05)], .011, st),
          cyl("ring", (bb[0], .02, bb[2]), .09, .008, bl, rot=(math.pi / 2, 0, 0)), box("case", (.22, -.035, .31), (.52, .02, .10), bl, bevel=.01)]
    for s in (-1, 1):
        o += [tube("crank", [(bb[0], s * .06, bb[2]), (bb[0] + s * .12, s * .07, bb[2] - s * .11)], .008, st, smooth=False), box("pedal", (bb[0] + s * .12, s * .11, bb[2] - s * .11), (.08, .09, .02), bl),
              tube("grip", [(.68, s * .27, 1.05), (.62, s * .275, 1.04)], .015, M.leather("#5b3a26"), smooth=False)]
    o.append(tube("rack", [(-.18, -.06, .72), (.20, -.06, .72), (.20, .06, .72), (-.18, .06, .72)], .006, bl, closed=True, smooth=False))
    for s in (-.06, .06):
        o.append(tube("stay", [(0, s, R), (-.05, s, .72)], .005, bl, smooth=False))
    return o


def box_ball(r, seed=0):
    o = D.pot(.20, .38, M.plain("#4b4d4e", .7))
    c = outdoors._leaf_cloud(f"box{seed}", 5200, r, .03, M.leaf("#5c7a3a", .45, .25), seed, 1.0)
    c.location = (0, 0, .38 + r * .8)
    return o + [c, ]


class Street:
    """The picture: our house between neighbours, pavement and road, the other side behind the camera for reflections."""
    develop = dict(target=.36, percentile=50, wb=.35, open_shadows=.22, glow=.03, far_blur=0)

    def __init__(self, home):
        r = rng("street", home.seed)
        f = main_front(home)
        w = {"terrace": 6.2, "modern": 7.2, "villa": 7.0, "loft": 8.4}[home.era]
        light.sky(home.light, -146, height={"morning": 34, "noon": 46, "dusk": 4}[home.light])
        place(house(f, w), (0, 0, 0))
        x, k = w, 1
        while x < w + 9:
            nw = r.uniform(5.4, 6.6)
            place(house(neighbour(home, k, 2), nw), (x, 0, 0)); x += nw; k += 1
        x = 0
        while x > -9:
            nw = r.uniform(5.4, 6.6)
            x -= nw
            place(house(neighbour(home, k + 3, 2), nw), (x, 0, 0)); k += 1
        span("pavement", (-40, -2.4, -.2), (46, .02, 0), M.pavers("#a7a199", (.30, .30), .005, .5), bevel=0)
        span("kerb", (-40, -2.55, -.25), (46, -2.4, .002), M.stone("#83888b"), bevel=.012)
        span("gutter", (-40, -2.85, -.3), (46, -2.55, -.115), M.pavers("#8d8a85", (.2, .1), .008, .5), bevel=0)
        span("road", (-40, -9.2, -.35), (46, -2.85, -.10), M.pavers("#86807a", (.20, .12), .010, .5, .25, "#3f3b36"), bevel=0)
        span("far pavement", (-40, -20, -.2), (46, -9.2, 0), M.pavers(), bevel=0)
        # far side: seen only in the panes
        for i in range(7):
            place(house(neighbour(home, 40 + i), 6.0), (-12 + 6 * i + 6, -20.0, 0), 180)
        outdoors.tree((-3.4, -1.75, 0), 7.2, 5, "#66803f", crown=2.1, leaf=.10, n=900)
        outdoors.tree((w + 5.4, -1.75, 0), 6.6, 6, "#6d863f", crown=1.9, leaf=.10, n=900)
        outdoors.tree((w * .0, -17.6, 0), 8, 7, "#74914a", crown=2.4)
        outdoors.tree((w * 1.5, -17.6, 0), 8, 8, "#74914a", crown=2.4)
        flip = f.seed % 2 == 1
        dx = w * .9 - .58 if flip else w * .10 + .58
        place(box_ball(.30, 1), (dx + (.98 if not flip else -.98), -.30, 0))
        bike = bicycle()
        place(bike, (w * .42 if flip is False else w * .20, -.34, 0), 0)
        for o in bike:
            o.rotation_euler.x += 0
        camera.shot((w * .5 + .5, -11.8, 1.62), yaw=0, mm=25, rise=.195)


class Avenue:
    """A whole row across a broad avenue, for the banner of a page: no house is the subject, the upper third is sky."""
    develop = dict(target=.34, percentile=50, wb=.25, open_shadows=.26, glow=.06, far_blur=0)

    def __init__(self, home):
        light.sky(home.light, -150, height={"morning": 34, "noon": 46, "dusk": 5}[home.light])
        lit = 2.2 * max(0.0, light.MOODS[home.light]["lamps"] - .2)
        row = [(replace(neighbour(home, 2, 3), lit=lit), 6.0),
               (Front("townhouse", painted="#e2dbcd", trim="#efece6", door="#2f3e4b", bay=False, roof="#474b52", storeys=3, lit=lit, seed=3), 7.0),
               (Front("interwar", "#6f4236", "#8d5847", "#9a9188", storeys=3, lit=lit, seed=5), 6.2),
               (Front("modern", "#cfc4b4", "#e2d9cb", "#d6cfc4", trim="#2b2b2b", door="#8a6647", bay=False, roof="#3b3b3c", lit=lit, seed=8), 7.2),
               (Front("townhouse", "#9a5a42", "#b87a58", trim="#f0ece3", door="#2f4a3c", bay=False, roof="#5d4a43", storeys=3, lit=lit, seed=9), 6.4),
               (replace(neighbour(home, 6, 2), lit=lit), 6.0), (replace(neighbour(home, 7, 3), lit=lit), 6.2)]
        x = -sum(w for _, w in row) / 2
        for f, w in row:
            place(house(f, w), (x, 0, 0))
            x += w
        span("pavement", (-40, -3.4, -.2), (40, .02, 0), M.pavers("#a7a199", (.30, .30), .005, .5), bevel=0)
        span("kerb", (-40, -3.55, -.25), (40, -3.4, .002), M.stone("#83888b"), bevel=.012)
        span("road", (-40, -12.2, -.35), (40, -3.55, -.10), M.pavers("#86807a", (.20, .12), .010, .5, .25, "#3f3b36"), bevel=0)
        span("far pavement", (-40, -30, -.2), (40, -12.2, 0), M.pavers(), bevel=0)
        for i, (tx, size) in enumerate(((-16.5, 8.6), (-6.2, 7.6), (9.4, 8.0), (18.5, 8.8))):
            outdoors.tree((tx, -2.7, 0), size, 11 + i, "#667f3f", crown=1.9, leaf=.10, n=900)
        for tx in (-3.0, 12.5):
            place(bicycle(), (tx, -.34, 0), 0)
        camera.shot((-1.0, -21.0, 1.7), yaw=0, mm=22, rise=.165)


def avenue(home):
    return Avenue(home)


def street(home):
    return Street(home)
