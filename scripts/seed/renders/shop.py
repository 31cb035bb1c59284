"""A shop on the ground floor of a town house: one large pane under a striped awning, plants before it."""
import math

import decor as D
import light
import materials as M
from core import box, cyl, lathe, mesh, place, rng, span, tube
from doorways import field, frame, hall, pane, step, transom
from facade import Front, box_ball, house


def door(f, x0, x1, z1, o, y=.2):
    """A leaf of glass above a panel, in the colour of the shop."""
    m, br = M.lacquer(f.door, .3), M.brass()
    top, a, b = 2.24, x0 + .065, x1 - .065
    o += frame(x0, x1, .16, z1, y, m)
    transom(x0, x1, top + .07, z1, y, m, o, 1)
    face, s = y + .02, .11
    for p0, p1, q0, q1 in ((a, a + s, .165, top), (b - s, b, .165, top), (a + s, b - s, .165, .34), (a + s, b - s, .74, .86), (a + s, b - s, top - .12, top)):
        o.append(span("leaf", (p0, face, q0), (p1, face + .048, q1), m, bevel=.003))
    o += field(a + s, b - s, .34, .74, face + .012, m)
    o.append(pane(a + s, b - s, .86, top - .12, face + .035))
    x = b - s / 2
    o.append(tube("pull", [(x, face, .98), (x, face - .06, .98), (x, face - .06, 1.42), (x, face, 1.42)], .012, br))
    hall(x0, x1, z1, o, wall="#c9bca8")
    step(x0, x1, o)


def awning(x0, x1, z, out, drop, colour):
    """Canvas on two arms, its stripes running down, a scalloped edge."""
    o, n = [], max(8, round((x1 - x0) / .24))
    cloths = [M.fabric(c, 900, .0003, 0, .03, translucent=.22) for c in (colour, "#f1ebdf")]
    for k in range(n):
        a, b = x0 + (x1 - x0) * k / n, x0 + (x1 - x0) * (k + 1) / n
        edge = [(b - (b - a) * j / 8, -out, z - drop - .17 - .05 * math.sin(math.pi * j / 8)) for j in range(9)]
        o += [mesh("canvas", [(a, -.06, z), (b, -.06, z), (b, -out, z - drop), (a, -out, z - drop)], [(0, 1, 2, 3)], cloths[k % 2]),
              mesh("valance", [(a, -out, z - drop), (b, -out, z - drop), *edge], [tuple(range(11))], cloths[k % 2])]
    iron = M.lacquer("#d9d6cf", .4)
    o.append(tube("bar", [(x0, -out + .01, z - drop), (x1, -out + .01, z - drop)], .022, iron, smooth=False))
    o.append(span("case", (x0 - .05, -.16, z - .02), (x1 + .05, .01, z + .13), iron, bevel=.03))
    for x in (x0 + .12, x1 - .12):
        o.append(tube("arm", [(x, -.04, z - drop - .28), (x, -out + .03, z - drop - .01)], .014, iron, smooth=False))
    return o


def window_goods(x0, x1, z, home):
    """A low platform behind the pane: vases, a plant, a lamp hung over it."""
    r = rng("goods", home.seed)
    o = [span("platform", (x0 + .08, .30, z - .12), (x1 - .08, 1.05, z + .03), M.wood("#b08a5f", "#cda878"), bevel=.006)]
    clay = [M.ceramic(c, .4) for c in ("#e4dccf", "#b98a68", "#8f9a86", "#c9bba6", home.p.throw)]
    n = 7
    for k in range(n):
        x = x0 + .35 + (x1 - x0 - .7) * k / (n - 1)
        h = r.uniform(.18, .46)
        goods = D.snake_plant(.6, k, clay[k % 5]) if k in (1, 5) else D.vase(h, h * r.uniform(.30, .42), clay[k % 5], k % 2)
        place(goods, (x, .62 + r.uniform(-.14, .16), z + .03))
    for k in range(3):
        x = x0 + (x1 - x0) * (.2 + .3 * k)
        place([lathe("globe", [(0, -.15), (.10, -.11), (.15, 0), (.10, .11), (0, .15)], M.glow("#ffdcb0", 4)), cyl("cord", (0, 0, .45), .005, .6, M.plain("#1d1d1d", .6))], (x, 1.15, 2.35))
    light.bulb(((x0 + x1) / 2, 1.2, 2.2), 30, (1, .78, .52), .2)
    return o


def shop(home, looks, close):
    *_, colour, plaster = looks
    f = Front("townhouse", painted=plaster, trim="#efeadf", door=colour, bay=False, roof="#474b52", storeys=3, seed=4, shopfront=True, doorway=door)
    w = 7.0
    place(house(f, w))
    x0, x1 = w * .37, w * .94
    window_goods(x0, x1, .97, home)
    paint = M.lacquer(colour, .3)
    span("stall riser", (x0 - .10, -.075, 0), (x1 + .10, .06, .96), paint, bevel=.008)
    for k in range(3):
        a, b = x0 + (x1 - x0) * k / 3 + .09, x0 + (x1 - x0) * (k + 1) / 3 - .09
        field(a, b, .22, .82, -.08, paint)
    for x in (x0 - .10, x1 + .10):
        span("pilaster", (x - .09, -.09, 0), (x + .09, .02, 3.42), paint, bevel=.008)
    span("fascia", (x0 - .22, -.10, 3.16), (x1 + .22, .02, 3.60), paint, bevel=.008)
    span("cap", (x0 - .28, -.20, 3.60), (x1 + .28, .02, 3.67), paint, bevel=.012)
    awning(x0 - .12, x1 + .12, 3.10, 1.15, .50, colour)
    place(box_ball(.25, 1), (2.15, -.34, 0))
    place(D.olive_tree(1.5, 4, M.ceramic("#cfc6b6", .5)), (.32, -.46, 0))
    bench = M.wood("#8f6b47", "#ad8559")
    for y in (-.44, -.31):
        span("bench", (3.6, y - .055, .43), (5.3, y + .055, .47), bench, bevel=.006)
    for x in (3.8, 5.1):
        box("leg", (x, -.375, .215), (.05, .25, .43), M.lacquer("#1d1e1f", .4), bevel=.004)
    return close(home, w, (-1.5, -5.9, 1.55), 37, 24, .135)
