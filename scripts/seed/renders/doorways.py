"""Entrances of buildings: each fills an opening x0..x1, up to z1, in a front at y = 0 (street at y < 0)."""
import math

import materials as M
import shell as S
from core import box, cyl, lathe, mesh, place, span, tube


def pane(x0, x1, z0, z1, y, reflect=3.2):
    return mesh("pane", [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], M.glass_pane("#cfd9d6", reflect))


def bells(x, z, names=1, mat=None, y=-.006):
    """A bell plate: a button and a name for each home, a speaker above."""
    m = mat or M.brass()
    h = .10 + .045 * names
    o = [box("bells", (x, y, z), (.085, .014, h), m, bevel=.004)]
    for k in range(names):
        zz = z - h / 2 + .03 + .045 * k
        o += [cyl("button", (x + .022, y - .006, zz), .009, .007, M.plain("#e9e4da", .3), rot=(math.pi / 2, 0, 0), bevel=.002), box("name", (x - .012, y - .0075, zz), (.036, .002, .016), M.plain("#f2ede2", .6), bevel=.0005)]
    for k in range(4):
        o.append(box("slit", (x, y - .0075, z + h / 2 - .02 - .008 * k), (.04, .002, .003), M.plain("#191817", .8), bevel=0))
    return o


def slot(x, z, y, mat=None, w=.26):
    """A letter slot with its flap."""
    m = mat or M.brass()
    return [box("slot", (x, y, z), (w, .012, .075), m, bevel=.004), box("flap", (x, y - .007, z), (w - .035, .006, .042), m, bevel=.002)]


def knob(x, y, z, m):
    profile = [(0, 0), (.036, 0), (.036, .006), (.014, .012), (.013, .035), (.032, .046), (.036, .060), (.026, .074), (0, .078)]
    return lathe("knob", profile, m, 48, (x, y, z), (math.pi / 2, 0, 0))


def hall(x0, x1, z1, o, deep=2.4, wall="#8d8272"):
    """The hall behind the glass."""
    m = M.plain(wall, .9)
    o += [span("hall", (x0 - .3, deep, 0), (x1 + .3, deep + .02, z1 + .2), m, bevel=0), span("hall", (x0 - .32, .36, 0), (x0 - .3, deep, z1 + .2), m, bevel=0), span("hall", (x1 + .3, .36, 0), (x1 + .32, deep, z1 + .2), m, bevel=0),
          span("hall", (x0 - .3, .36, z1 + .1), (x1 + .3, deep, z1 + .2), M.plain("#d8d2c6", .9), bevel=0), span("hall", (x0 - .3, .30, .10), (x1 + .3, deep, .16), M.plain("#8f8474", .4), bevel=0)]


def frame(x0, x1, z0, z1, y, m, t=.065, deep=.09):
    return [span("jamb", (x0, y, z0), (x0 + t, y + deep, z1), m, bevel=.005), span("jamb", (x1 - t, y, z0), (x1, y + deep, z1), m, bevel=.005), span("head", (x0 + t, y, z1 - t), (x1 - t, y + deep, z1), m, bevel=.005)]


def field(x0, x1, z0, z1, y, m):
    """A panel in its mouldings; y is the leaf's face."""
    return [span("groove", (x0, y - .002, z0), (x1, y + .02, z1), m, bevel=.003), span("bead", (x0 + .010, y - .015, z0 + .010), (x1 - .010, y + .02, z1 - .010), m, bevel=.011),
            span("bed", (x0 + .034, y - .0155, z0 + .034), (x1 - .034, y + .02, z1 - .034), m, bevel=.0005), span("panel", (x0 + .048, y - .023, z0 + .048), (x1 - .048, y + .02, z1 - .048), m, bevel=.014)]


def step(x0, x1, o):
    o.append(span("step", (x0 - .16, -.40, 0), (x1 + .16, .2, .16), M.stone("#6f757a"), bevel=.014))


def transom(x0, x1, z0, z1, y, tr, o, cols):
    o += [span("transom", (x0, y - .018, z0 - .075), (x1, y + .09, z0), tr, bevel=.008), pane(x0 + .06, x1 - .06, z0, z1 - .06, y + .045)]
    for i in range(1, cols):
        x = x0 + .06 + (x1 - x0 - .12) * i / cols
        o.append(span("bar", (x - .011, y + .02, z0), (x + .011, y + .065, z1 - .06), tr, bevel=.003))


def interwar(f, x0, x1, z1, o, y=.2):
    """One leaf, panelled below; above a pane behind wrought iron."""
    m, tr, iron, br = M.lacquer(f.door, .26), M.lacquer(f.trim, .35), M.lacquer("#191a1b", .45), M.brass()
    top, a, b = 2.24, x0 + .068, x1 - .068
    o += frame(x0, x1, .16, z1, y, tr)
    transom(x0, x1, top + .07, z1, y, tr, o, 3)
    face, s = y + .02, .125
    for p0, p1, q0, q1 in ((a, a + s, .165, top), (b - s, b, .165, top), (a + s, b - s, .165, .36), (a + s, b - s, .96, 1.12), (a + s, b - s, top - .14, top)):
        o.append(span("leaf", (p0, face, q0), (p1, face + .048, q1), m, bevel=.003))
    mid = (a + b) / 2
    for p0, p1 in ((a + s, mid - .02), (mid + .02, b - s)):
        o += field(p0, p1, .36, .96, face + .014, m)
    o += [span("mullion", (mid - .02, face, .36), (mid + .02, face + .05, .96), m, bevel=.004), pane(a + s, b - s, 1.12, top - .14, face + .035)]
    n = 7
    for k in range(n):
        x = a + s + (b - a - 2 * s) * (k + .5) / n
        o.append(tube("bar", [(x, face + .012, 1.12), (x, face + .012, top - .14)], .006, iron, smooth=False))
    for zz in (1.30, 1.98):
        o.append(tube("bar", [(a + s, face + .012, zz), (b - s, face + .012, zz)], .007, iron, smooth=False))
    for k in range(n - 1):
        x, r = a + s + (b - a - 2 * s) * (k + 1) / n, (b - a - 2 * s) / n / 2 - .004
        for zz in (1.30 - r - .008, 1.98 + r + .008):
            o.append(tube("ring", [(x + r * math.cos(t), face + .012, zz + r * math.sin(t)) for t in [2 * math.pi * j / 16 for j in range(16)]], .004, iron, closed=True))
    o += slot(mid, 1.04, face - .004, br, .30)
    o += [knob(a + .06, face, 1.04, br),
          cyl("lock", (b - .055, face, 1.16), .017, .008, br, rot=(math.pi / 2, 0, 0)), span("kick", (a + .01, face - .004, .18), (b - .01, face + .001, .33), br, bevel=.001)]
    hall(x0, x1, z1, o)
    o += bells(x1 + .17, 1.42, 1)
    step(x0, x1, o)


def townhouse(f, x0, x1, z1, o, y=.22):
    """Two tall leaves with three panels each, brass knobs in their middle."""
    m, tr, br = M.lacquer(f.door, .22), M.lacquer(f.trim, .35), M.brass()
    top, a, b = 2.30, x0 + .06, x1 - .06
    o += frame(x0, x1, .16, z1, y, tr)
    transom(x0, x1, top + .07, z1, y, tr, o, 2)
    face, mid = y + .02, (a + b) / 2
    for p0, p1, s in ((a, mid - .002, 1), (mid + .002, b, -1)):
        o.append(span("leaf", (p0, face, .165), (p1, face + .05, top), m, bevel=.003))
        for q0, q1 in ((.30, .80), (.90, 1.30), (1.40, 2.20)):
            o += field(p0 + .075, p1 - .075, q0, q1, face, m)
        x = mid - s * .055
        o.append(knob(x, face, 1.35, br))
    o.append(span("cover", (mid - .026, face - .016, .165), (mid + .026, face + .02, top), m, bevel=.008))
    o += slot((a + mid) / 2, .85, face - .005, br, .24)
    o.append(cyl("lock", (mid + .055, face, 1.20), .016, .010, br, rot=(math.pi / 2, 0, 0)))
    hall(x0, x1, z1, o)
    o += bells(x1 + .30, 1.40, 3)
    # a carved surround with a hood on two brackets
    pl = M.paint(f.trim, .6)
    for s, x in ((-1, x0), (1, x1)):
        p, q = sorted((x, x + s * .17))
        o += [span("pilaster", (p, -.055, .16), (q, .10, z1 + .12), pl, bevel=.008), span("foot", (p - .012, -.075, .16), (q + .012, .1, .42), pl, bevel=.008), span("shaft", (p + .03, -.063, .52), (q - .03, 0, z1 - .10), pl, bevel=.006),
              span("bracket", (p + .02, -.24, z1 + .10), (q - .02, .0, z1 + .26), pl, bevel=.03)]
    o += [span("frieze", (x0 - .17, -.07, z1), (x1 + .17, .04, z1 + .26), pl, bevel=.008), span("hood", (x0 - .26, -.34, z1 + .26), (x1 + .26, .02, z1 + .34), pl, bevel=.014), span("hood", (x0 - .22, -.28, z1 + .34), (x1 + .22, .02, z1 + .38), M.plain("#70757a", .45), bevel=.01)]
    step(x0, x1, o)


def modern(f, x0, x1, z1, o, y=.20):
    """Narrow oak boards, a long bar to pull, a strip of glass beside it, a thin canopy above."""
    wd, bl = M.wood(f.door, _lighter(f.door)), M.lacquer("#222324", .4)
    o += frame(x0, x1, .12, z1, y, bl, .045)
    a, b, face = x0 + .05, x1 - .05, y + .018
    side = b - .24
    n = 9
    for k in range(n):
        p0, p1 = a + (side - .05 - a) * k / n, a + (side - .05 - a) * (k + 1) / n
        o.append(span("board", (p0 + .0025, face, .15), (p1 - .0025, face + .03, z1 - .05), wd, bevel=.004, grain="z"))
    o += [span("core", (a, face + .02, .15), (side - .05, face + .05, z1 - .05), bl, bevel=0), span("post", (side - .05, y, .12), (side, y + .09, z1 - .045), bl, bevel=.003), pane(side, b, .14, z1 - .05, y + .04)]
    x = side - .14
    o.append(tube("pull", [(x, face - .055, .55), (x, face - .055, 1.85)], .014, M.steel(), smooth=False))
    for zz in (.62, 1.78):
        o.append(tube("post", [(x, face, zz), (x, face - .055, zz)], .009, M.steel(), smooth=False))
    o.append(cyl("lock", (x + .055, face, 1.05), .022, .008, M.steel(), rot=(math.pi / 2, 0, 0)))
    hall(x0, x1, z1, o, wall="#cfc7ba")
    o.append(span("canopy", (x0 - .20, -.95, z1 + .10), (x1 + .55, .04, z1 + .17), bl, bevel=.004))
    o += bells(x1 + .27, 1.36, 1, M.steel())
    o += [box("letters", (x1 + .27, -.035, 1.08), (.34, .09, .24), bl, bevel=.006), box("flap", (x1 + .27, -.082, 1.16), (.30, .006, .045), bl, bevel=.002)]
    o.append(span("step", (x0 - .3, -.9, 0), (x1 + .5, y, .13), M.concrete("#a9a59d", .6), bevel=.008))


def _lighter(col):
    return "#" + "".join(f"{min(255, int(int(col[i:i + 2], 16) * 1.28)):02x}" for i in (1, 3, 5))


def steel(f, x0, x1, z1, o, y=.18):
    """A steel door of panes, a workshop lamp over it."""
    m = M.lacquer(f.door, .42)
    parts = place(S.window(x1 - x0, z1 - .80, "loft", m), (x0, y + .04, .80))
    for p in parts:
        if p.name.startswith("pane"):
            p.data.materials[0] = M.glass_pane("#cfd9d6", 3.2)
    o += parts
    o += frame(x0, x1, .10, z1, y, m, .05)
    mid = (x0 + x1) / 2
    for p0, p1 in ((x0 + .05, mid - .003), (mid + .003, x1 - .05)):
        o += [span("sheet", (p0, y + .02, .10), (p1, y + .05, .84), m, bevel=.002), span("press", (p0 + .07, y + .010, .20), (p1 - .07, y + .03, .74), m, bevel=.009)]
    br = M.steel()
    for s in (-1, 1):
        x = mid + s * .055
        o.append(tube("pull", [(x, y + .02, 1.02), (x, y - .045, 1.02), (x, y - .045, 1.36), (x, y + .02, 1.36)], .011, br, smooth=False))
    hall(x0, x1, z1, o, wall="#a3583f")
    iron = M.lacquer("#1c1d1e", .4)
    x, z = mid, z1 + .62
    o += [cyl("foot", (x, -.0, z), .05, .02, iron, rot=(math.pi / 2, 0, 0)), tube("neck", [(x, 0, z), (x, -.16, z + .16), (x, -.42, z + .14), (x, -.50, z - .02)], .011, iron),
          lathe("shade", [(.02, .07), (.035, .065), (.06, .03), (.17, -.05), (.168, -.054), (.055, .022), (.02, .055)], M.lacquer("#2f4a3f", .3), 48, (x, -.50, z - .06)),
          lathe("bulb", [(0, -.05), (.03, -.03), (.032, -.01), (.016, .03), (0, .035)], M.glow("#ffdcb0", 3), 24, (x, -.50, z - .07))]
    o += bells(x1 + .22, 1.40, 4, M.steel())
    step(x0, x1, o)


def lobby(f, x0, x1, z1, o, y=1.15):
    """The glazed entrance of a block, set back under its first floor."""
    al, wood = M.lacquer("#2b2c2d", .35), M.wood("#8a6647", "#b08b62")
    wall = M.plain("#cdc5b8", .8)
    side = M.brick(f.brick, f.joint, second=f.second)
    for x in (x0, x1):
        o.append(span("reveal", (x - .02, 0, 0), (x + .02, y + .1, z1), side, bevel=0, grain="y"))
    n = 22
    for k in range(n):
        p = .30 + (y - .32) * (k + .5) / n
        o.append(span("slat", (x1 - .055, p - .013, .1), (x1 - .018, p + .013, z1 - .02), wood, bevel=.003, grain="z"))
    o += [span("soffit", (x0, 0, z1 - .02), (x1, y + .1, z1 + .02), M.plain("#e2dccf", .8), bevel=0), span("tread", (x0, -.02, 0), (x1, y + 2.6, .05), M.terrazzo(), bevel=.004)]
    o += frame(x0, x1, .05, z1 - .02, y, al, .06)
    w = x1 - x0
    cut = (x0 + w * .30, x0 + w * .66)
    for p0, p1 in ((x0 + .06, cut[0]), (cut[0], cut[1]), (cut[1], x1 - .06)):
        o += [span("post", (p1 - .03, y, .05), (p1 + .03, y + .08, z1 - .08), al, bevel=.004), pane(p0, p1, .12, z1 - .08, y + .04, 2.4), span("rail", (p0, y + .01, .05), (p1, y + .07, .13), al, bevel=.003)]
    o.append(span("head", (cut[0], y, 2.18), (cut[1], y + .08, 2.24), al, bevel=.004))
    x = cut[0] + .13
    o.append(tube("pull", [(x, y - .06, .75), (x, y - .06, 1.75)], .016, M.steel(), smooth=False))
    for zz in (.82, 1.68):
        o.append(tube("post", [(x, y + .03, zz), (x, y - .06, zz)], .009, M.steel(), smooth=False))
    o += [span("hall", (x0, y + 2.5, 0), (x1, y + 2.52, z1), wall, bevel=0), span("hall", (x0 - .02, y + .1, 0), (x0, y + 2.5, z1), wall, bevel=0), span("hall", (x1, y + .1, 0), (x1 + .02, y + 2.5, z1), wall, bevel=0), span("hall", (x0, y, z1), (x1, y + 2.5, z1 + .04), wall, bevel=0)]
    for i in range(4):
        for j in range(3):
            o.append(box("letters", (x0 + .55 + .33 * i, y + 2.42, .95 + .28 * j), (.31, .14, .26), M.steel(), bevel=.006))
    for k in range(3):
        o.append(cyl("spot", (x0 + w * (.25 + .25 * k), y * .5, z1 - .026), .05, .008, M.glow("#ffe6c2", 6)))
    o += bells(x0 - .28, 1.36, 8, M.steel())


def sidelights(f, x0, x1, z1, o, y=.18):
    """A painted door between two narrow lights, under a porch on two columns."""
    m, tr, br = M.lacquer(f.door, .24), M.lacquer(f.trim, .35), M.brass()
    o += frame(x0, x1, .30, z1, y, tr, .07)
    a, b = x0 + .40, x1 - .40
    top = 2.42
    for x in (a, b):
        o.append(span("post", (x - .05, y - .01, .30), (x + .05, y + .09, z1 - .06), tr, bevel=.005))
    transom(x0, x1, top + .06, z1, y, tr, o, 4)
    for p0, p1 in ((x0 + .07, a - .05), (b + .05, x1 - .07)):
        o += [pane(p0, p1, .92, top - .01, y + .045), span("apron", (p0, y + .02, .30), (p1, y + .07, .92), tr, bevel=.004)] + field(p0 + .02, p1 - .02, .40, .86, y + .02, tr)
        for k in range(1, 4):
            zz = .92 + (top - .93) * k / 4
            o.append(span("bar", (p0, y + .025, zz - .01), (p1, y + .06, zz + .01), tr, bevel=.003))
    p, q, face = a + .05, b - .05, y + .022
    o.append(span("leaf", (p, face, .305), (q, face + .05, top), m, bevel=.003))
    mid = (p + q) / 2
    for z0, z1_ in ((.44, .98), (1.10, 1.62), (1.74, 2.30)):
        for u, v in ((p + .10, mid - .04), (mid + .04, q - .10)):
            o += field(u, v, z0, z1_, face, m)
    o += slot(mid, 1.04, face - .005, br, .24)
    o += [knob(p + .06, face, 1.22, br),
          tube("knocker", [(mid - .05, face - .02, 1.70), (mid - .06, face - .03, 1.63), (mid, face - .035, 1.58), (mid + .06, face - .03, 1.63), (mid + .05, face - .02, 1.70)], .009, br), cyl("boss", (mid, face, 1.70), .022, .022, br, rot=(math.pi / 2, 0, 0))]
    hall(x0, x1, z1, o, wall="#cbbfae")
    st, pl = M.stone("#8b8f90"), M.paint(f.trim, .5)
    for k in range(3):
        o.append(span("step", (x0 - .75, -1.75 + .32 * k, .10 * k), (x1 + .75, y, .10 * (k + 1)), st, bevel=.012))
    for x in (x0 - .42, x1 + .42):
        o += [box("plinth", (x, -.92, .36), (.34, .34, .12), pl, bevel=.01), lathe("column", [(0, .42), (.15, .42), (.155, .45), (.13, .48), (.125, .9), (.118, 1.7), (.105, 2.55), (.12, 2.58), (.105, 2.61), (.13, 2.66), (.15, 2.70), (0, 2.70)], pl, 56, (x, -.92, 0)),
              box("abacus", (x, -.92, 2.73), (.34, .34, .06), pl, bevel=.008), span("half", (x - .13, -.06, .42), (x + .13, .02, 2.76), pl, bevel=.01)]
    e0, e1 = x0 - .62, x1 + .62
    o += [span("beam", (e0, -1.12, 2.76), (e1, .02, 3.02), pl, bevel=.01), span("cornice", (e0 - .12, -1.26, 3.02), (e1 + .12, .02, 3.10), pl, bevel=.014), span("flat", (e0 - .08, -1.22, 3.10), (e1 + .08, .02, 3.14), M.plain("#6f747a", .45), bevel=.008)]
    o += [tube("chain", [(mid, -.5, 2.76), (mid, -.5, 2.50)], .004, br), box("lantern", (mid, -.5, 2.36), (.15, .15, .24), M.glass_pane("#f3ecd9", 1.5), bevel=0), lathe("bulb", [(0, -.05), (.03, -.03), (.032, .0), (.016, .04), (0, .045)], M.glow("#ffdcb0", 5), 24, (mid, -.5, 2.36))]
    for sx in (-1, 1):
        for sy in (-1, 1):
            o.append(span("bar", (mid + sx * .075 - .006, -.5 + sy * .075 - .006, 2.24), (mid + sx * .075 + .006, -.5 + sy * .075 + .006, 2.48), br, bevel=.001))
    o += [lathe("cap", [(.11, 2.48), (.03, 2.54), (0, 2.55)], br, 4, (mid, -.5, 0), (0, 0, math.pi / 4)), box("base", (mid, -.5, 2.235), (.17, .17, .015), br, bevel=.003)]
