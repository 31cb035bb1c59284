"""What a photographer takes once the rooms are done: one corner of a room, close by, behind it the room out of focus.
Every detail is its home's own room, so that walls, floor, furniture and light are those of the other pictures."""
import math

import camera
import decor as D
import furniture as F
import light
import materials as M
import rooms
import soft
from core import box, cyl, grid, lathe, place, span, tube


class Detail:
    """A room with another stand; `develop` blurs what is nearer or farther than `focus`."""

    def __init__(self, eye, at, mm=60, fstop=2.8, focus=None, **develop):
        distance = camera.close(eye, at, mm)
        self.develop = dict(dof=(focus or distance, mm, fstop), far_blur=0, **develop)


def cup(mat, saucer=None):
    """A coffee cup with its handle towards +x, coffee in it."""
    o = [lathe("cup", [(0, 0), (.022, 0), (.026, .006), (.037, .03), (.041, .062), (.038, .062), (.034, .03), (.02, .008), (0, .008)], mat, 56),
         cyl("coffee", (0, 0, .048), .0355, .002, M.plain("#2e1b10", .12, .5), bevel=0),
         tube("ear", [(.038, 0, .052), (.060, 0, .050), (.062, 0, .028), (.034, 0, .020)], .0042, mat)]
    place(o, (0, 0, .008))
    return o + [lathe("saucer", [(0, 0), (.04, 0), (.072, .012), (.071, .015), (.04, .005), (0, .005)], saucer or mat, 56)]


def open_book(w=.15, h=.21):
    """Lies open, spine along y: two bent blocks of pages with lines of print."""
    paper, ink = M.plain("#f2ecdf", .9, .1), M.plain("#77716a", .9, .1)
    rise = lambda x: .004 + .016 * math.sin(math.pi * min(1, abs(x) / w) ** .55) * (1 - .35 * abs(x) / w)
    o = [grid("pages", 2 * w, h, 48, 2, paper, lambda x, y: rise(x)), box("cover", (0, 0, .0015), (2 * w + .012, h + .012, .003), M.plain("#8d5a42", .6), bevel=.001)]
    for s in (-1, 1):
        for k in range(17):
            y, length = h / 2 - .022 - .0098 * k, w * (.74 if k % 6 != 5 else .42)
            n = 10
            pts = [(s * w * .5 - w * .37 + length * i / n, y, 0) for i in range(n + 1)]
            o.append(tube("line", [(x, y_, rise(x) + .0004) for x, y_, _ in pts], .0008, ink, smooth=False))
    return o


def folded_cloth(w, d, mat, layers=3):
    return [box("cloth", (.002 * (k % 2), 0, .006 + .011 * k), (w - .004 * k, d - .004 * k, .012), mat, bevel=.0055, seg=4) for k in range(layers)]


def basin(home):
    """The tap over the basin, what stands beside it, the tiles behind."""
    rooms.bathroom(home)
    vx, y, z = 1.02, 2.6, .865
    place(folded_cloth(.20, .13, M.fabric(home.p.cushions[0], 240, .003, .3, .05), 3), (vx - .44, y + .04, z), 8)
    dish = M.ceramic("#d9cfbf", .4, True)
    place([lathe("dish", [(0, 0), (.04, 0), (.058, .012), (.056, .016), (.038, .006), (0, .005)], dish, 48)], (vx + .31, y + .02, z))
    box("soap", (vx + .31, y + .02, z + .018), (.062, .042, .024), M.plain("#e9dcc0", .45, .4), bevel=.011, seg=5, rot=(0, 0, .5))
    return Detail((1.82, 1.42, 1.24), (1.04, 2.84, 1.00), 58, 2.0, 1.55, target=.5)


def door(home):
    """Through the room's door, half open: its handle and panelling, the room behind it."""
    rooms.living(home)
    m, br = M.lacquer(home.p.cabinet, .3), M.brass()
    w, h = .86, 2.35
    o = [span("leaf", (0, 0, .01), (w, .042, h), m, bevel=.003)]
    for z0, z1 in ((.18, .78), (.98, 2.2)):
        x0, x1, t = .125, w - .125, .034
        o += [span("bead", (p0, -.024, q0), (p1, .02, q1), m, bevel=.011) for p0, p1, q0, q1 in ((x0, x0 + t, z0, z1), (x1 - t, x1, z0, z1), (x0, x1, z0, z0 + t), (x0, x1, z1 - t, z1))]
        o.append(span("panel", (x0 + .075, -.016, z0 + .075), (x1 - .075, .02, z1 - .075), m, bevel=.013))
    x, z = .062, 1.06
    o += [span("plate", (x - .021, -.005, z - .14), (x + .021, .002, z + .10), br, bevel=.004), cyl("rose", (x, -.004, z), .017, .012, br, rot=(math.pi / 2, 0, 0)),
          tube("handle", [(x, -.006, z), (x, -.052, z), (x + .012, -.060, z), (x + .075, -.060, z + .004), (x + .128, -.056, z - .004)], .0085, br),
          lathe("end", [(0, -.012), (.009, -.009), (.0125, 0), (.009, .009), (0, .012)], br, 32, (x + .128, -.056, z - .004)),
          cyl("keyhole", (x, -.0052, z - .085), .0042, .001, M.plain("#15120f", .9), rot=(math.pi / 2, 0, 0), bevel=0),
          span("slit", (x - .0022, -.0062, z - .103), (x + .0022, -.004, z - .086), M.plain("#15120f", .9), bevel=0),
          span("latch", (-.002, .010, z - .10), (.004, .032, z + .10), br, bevel=.001), box("bolt", (-.006, .021, z), (.018, .012, .022), br, bevel=.003)]
    for q in (-.125, .085):
        o.append(cyl("screw", (x, -.0052, z + q), .004, .0015, br, rot=(math.pi / 2, 0, 0), bevel=.0006))
    place(o, (4.0, -.30, 0), -51.9)
    light.area("hall", (2.5, -1.45, 1.7), (.7, 1.3), (1, .45, -.15), 16)
    return Detail((3.86, -1.46, 1.14), (3.955, -.30, 1.07), 50, 3.2, 1.11, target=.54)


def chair(home):
    """A chair by the window with a cushion, the garden behind the panes."""
    rooms.living(home)
    p = F.pillows_on(home, [(0, 0, 0, .42, 0, 0)], 0)
    for o in p:
        F.lean(o, 4.19, 3.325, .71, 24, -62)
    return Detail((3.50, .62, 1.12), (4.20, 3.3, .66), 52, 1.8, 2.65)


def table(home):
    """The table in the light of the window."""
    rooms.kitchen(home)
    z = .75
    glaze = M.ceramic("#e8e0d2", .35, True)
    place(cup(glaze), (2.50, 1.72, z), 150)
    place(cup(glaze), (1.78, 2.16, z), -20)
    place(open_book(), (2.20, 1.68, z), -28)
    place(folded_cloth(.22, .15, M.fabric(home.p.cushions[1], 500, .0008), 2), (2.86, 1.80, z), 24)
    return Detail((3.58, .86, 1.24), (2.16, 1.96, .93), 46, 2.0, 1.70)


def bedside(home):
    """Lamp, books and linen at the head of the bed."""
    rooms.bedroom(home)
    place(cup(M.ceramic("#e8e0d2", .35, True)), (1.19, 3.866, .463), 60)
    return Detail((2.25, 1.50, 1.42), (1.78, 3.75, .70), 50, 2.0, 2.35, target=.5)


def coffee(home):
    """Books and a bowl on the low table, the sofa behind."""
    rooms.living(home)
    glaze = M.ceramic(home.p.cushions[1], .35, True)
    place(cup(glaze), (2.62, 2.22, .375), 30)
    return Detail((2.05, .86, .98), (2.62, 2.52, .47), 62, 2.0, 1.76, target=.40)


DETAILS = {"basin": basin, "door": door, "chair": chair, "table": table, "bedside": bedside, "coffee": coffee}
