"""Fronts seen from the street in three-quarter view: entrance with step and bells, bay or balcony."""
import math
from dataclasses import replace

import camera
import core
import decor as D
import doorways
import light
import materials as M
import outdoors
import shell as S
import shop as shops
from core import box, box_uv, mesh, place, rng, span, tube
from facade import Front, _cornice, _roof, _soldier, _window, bicycle, box_ball, house, neighbour

#             brick,     second,    joint,     door,      plaster
LOOKS = {
    "linen": ("#6f4236", "#8d5847", "#9a9188", "#31473f", "#e6dfd0"),
    "sage": ("#7a4a38", "#98624a", "#a59a8c", "#50634f", "#d6d8c8"),
    "wine": ("#5f3a33", "#7b5144", "#8f877d", "#5e2429", "#e3d5c8"),
    "mist": ("#9a7a55", "#b8966c", "#b3a996", "#4d6470", "#d3d8d6"),
    "clay": ("#8a4f3c", "#a86a50", "#ada294", "#7d3b28", "#e0c4ae"),
    "ink": ("#4b403c", "#62544d", "#857d75", "#22303b", "#d9dad8"),
    "ochre": ("#a8845c", "#c2a074", "#b9ae9b", "#8c6420", "#ead9b2"),
    "sand": ("#b59a78", "#cdb490", "#c2b7a5", "#5b4a38", "#e9dfcb"),
}
#          new brick, its second, joint,   oak or stain of the door
NEW = {"linen": ("#cfc4b4", "#e2d9cb", "#d6cfc4", "#8a6647"), "sand": ("#c2ad8e", "#d8c6a8", "#cfc3ae", "#6f4f35"), "clay": ("#a4644a", "#bd8064", "#b7a697", "#3a2f29"),
       "mist": ("#b9bcba", "#cfd1ce", "#c6c6c1", "#57666d"), "sage": ("#c9c3b2", "#dbd6c6", "#d0cabb", "#4f5d49"), "ink": ("#56514e", "#6b6561", "#7d7772", "#a0764c"),
       "ochre": ("#b7966a", "#ccb087", "#c3b69f", "#7b552f"), "wine": ("#7a4138", "#955a4e", "#9e9086", "#2d2423")}


class Close:
    """A front that begins at x = 0, in its street unless detached; stand and lens are given."""

    def __init__(self, home, width, eye, yaw, mm=24, rise=.15, sun=-122, detached=False, **develop):
        self.develop = dict(dict(target=.31, percentile=52, wb=.35, open_shadows=.24, glow=.03, far_blur=0), **develop)
        light.sky(home.light, sun, height={"morning": 36, "noon": 44, "dusk": 5}[home.light])
        r = rng("close", home.seed)
        if not detached:
            x = width
            for k in (1, 2):
                w = r.uniform(5.6, 6.4)
                place(house(replace(neighbour(home, k, 2), kind="interwar", bay=False), w), (x, 0, 0))
                x += w
            w = r.uniform(5.6, 6.4)
            place(house(neighbour(home, 5, 2), w), (-w, 0, 0))
            span("pavement", (-40, -2.4, -.2), (46, .02, 0), M.pavers("#a7a199", (.30, .30), .005, .5), bevel=0)
            span("kerb", (-40, -2.55, -.25), (46, -2.4, .002), M.stone("#83888b"), bevel=.012)
            span("gutter", (-40, -2.85, -.3), (46, -2.55, -.115), M.pavers("#8d8a85", (.2, .1), .008, .5), bevel=0)
            span("road", (-40, -9.2, -.35), (46, -2.85, -.10), M.pavers("#86807a", (.20, .12), .010, .5, .25, "#3f3b36"), bevel=0)
            span("far pavement", (-40, -20, -.2), (46, -9.2, 0), M.pavers(), bevel=0)
            if not core.seen_only:      # the other side, in the panes
                for i in range(4):
                    place(house(neighbour(home, 40 + i), 6.0), (width * .5 + 2 + 6 * i, -17.0, 0), 180)
            outdoors.tree((width + 7.4, -1.75, 0), 6.8, 6, "#6d863f", crown=1.9, leaf=.10, n=900)
            for k, x in enumerate((width * .9, width * 2.1)):
                outdoors.tree((x, -14.2, 0), 8, 7 + k, "#74914a", crown=2.4)
        camera.stand = 0
        camera.shot(eye, yaw, mm, rise)


def balcony(x0, x1, z, deep, o, stone, seed=0, glass=False):
    """A slab with its railing; brackets below where it is of stone."""
    iron = M.lacquer("#1b1c1d", .42)
    o.append(span("slab", (x0, -deep, z - .13), (x1, .02, z), stone, bevel=.012))
    if not glass:
        o.append(span("nose", (x0 - .03, -deep - .03, z - .05), (x1 + .03, .02, z - .0), stone, bevel=.014))
        n = 3 if x1 - x0 > 2.6 else 2
        for k in range(n):
            x = x0 + .28 + (x1 - x0 - .56) * k / (n - 1)
            o += [span("bracket", (x - .11, -deep * .72, z - .30), (x + .11, .02, z - .13), stone, bevel=.03), span("bracket", (x - .10, -deep * .42, z - .56), (x + .10, .02, z - .28), stone, bevel=.05), span("bracket", (x - .09, -deep * .18, z - .78), (x + .09, .02, z - .54), stone, bevel=.03)]
    top, e = z + 1.02, .05
    path = [(x0 + e, 0), (x0 + e, -deep + e), (x1 - e, -deep + e), (x1 - e, 0)]
    for (ax, ay), (bx, by) in zip(path, path[1:]):
        o += [tube("rail", [(ax, ay, zz), (bx, by, zz)], r, iron, smooth=False) for zz, r in ((top, .022), (z + .10, .012))]
        length = math.hypot(bx - ax, by - ay)
        if glass:
            o.append(mesh("pane", [(ax, ay, z + .08), (bx, by, z + .08), (bx, by, top - .05), (ax, ay, top - .05)], [(0, 1, 2, 3)], M.glass_pane("#dbe5e1", 2.0)))
            continue
        n = max(3, round(length / .12))
        for k in range(n + 1):
            x, y = ax + (bx - ax) * k / n, ay + (by - ay) * k / n
            o.append(tube("bar", [(x, y, z + .10), (x, y, top)], .0075, iron, smooth=False))
            if k < n:
                xm, ym = ax + (bx - ax) * (k + .5) / n, ay + (by - ay) * (k + .5) / n
                c, s, rr = (bx - ax) / length, (by - ay) / length, length / n / 2 - .008
                o.append(tube("ring", [(xm + c * rr * math.cos(t), ym + s * rr * math.cos(t), top - .075 + rr * math.sin(t)) for t in [2 * math.pi * j / 14 for j in range(14)]], .005, iron, closed=True))
    return o


def window_box(x0, x1, y, z, seed=0, colours=("#b3452f", "#c96a4a", "#d9d2c4")):
    """Geraniums along a railing."""
    r = rng("flowers", seed)
    o = [span("box", (x0, y - .09, z), (x1, y + .09, z + .17), M.plain("#7d5a44", .8), bevel=.01)]
    n = max(3, round((x1 - x0) / .16))
    for k in range(n):
        x = x0 + .06 + (x1 - x0 - .12) * k / (n - 1)
        c = outdoors._leaf_cloud(f"green{seed}{k}", 260, .14, .05, M.leaf("#5f7d3d", .45, .3), k, .8)
        c.location = (x, y, z + .22)
        b = outdoors._leaf_cloud(f"bloom{seed}{k}", 90, .13, .035, M.leaf(r.choice(colours), .6, .3, .15), k + 50, .8)
        b.location = (x, y + r.uniform(-.03, .03), z + .28)
        o += [c, b]
    return o


def interwar(home):
    """A house of the thirties: brick, a bay on stone corbels over its window, an iron grille in its door."""
    brick, second, joint, door, _ = LOOKS[home.palette]
    f = Front("interwar", brick, second, joint, door=door, storeys=2, seed=2, doorway=doorways.interwar)
    w = 6.2
    place(house(f, w))
    place(box_ball(.27, 1), (2.25, -.34, 0))
    bike = bicycle("#2f4a44")
    place(bike, (3.3, -.30, 0), 0)
    return Close(home, w, (-.25, -5.2, 1.55), 36, 24, .17)


def townhouse(home):
    """A plastered house of the nineteenth century with a balcony on its first floor."""
    *_, door, plaster = LOOKS[home.palette]
    f = Front("townhouse", painted=plaster, trim="#efeadf", door=door, bay=False, roof="#474b52", storeys=3, seed=4, balcony=True, doorway=doorways.townhouse)
    w, o = 6.6, []
    place(house(f, w))
    x0, x1 = w * .37, w * .95
    balcony(x0, x1, 4.12, .92, o, M.stone("#a5a59f"))
    window_box(x0 + .3, x1 - .3, -.98, 4.62, 3)
    place(box_ball(.27, 1), (2.55, -.34, 0))
    return Close(home, w, (-1.3, -5.7, 1.55), 37, 24, .165)


def new(home):
    """A new brick house: oak door under a thin canopy, large panes."""
    brick, second, joint, door = NEW[home.palette]
    f = Front("modern", brick, second, joint, trim="#2b2b2b", door=door, bay=False, roof="#3b3b3c", storeys=3, seed=6, doorway=doorways.modern)
    w = 7.2
    place(house(f, w))
    pot = M.concrete("#8d8a85", .6)
    box("planter", (2.95, -.42, .30), (1.1, .46, .60), pot, bevel=.012)
    for k in range(4):
        c = outdoors._leaf_cloud(f"grass{k}", 900, .30, .10, M.leaf("#7f9457", .5, .35), k, 1.3)
        c.location = (2.58 + .26 * k, -.42, .80)
    place(D.olive_tree(1.7, 3, M.concrete("#8d8a85", .6)), (.38, -.52, 0))
    return Close(home, w, (-1.5, -5.0, 1.55), 36, 24, .13)


def loft(home):
    """A former works: brick between steel windows, a steel door under a lamp."""
    brick, second, joint, door, _ = LOOKS[home.palette]
    f = Front("loft", brick, second, joint, trim="#1c1d1e", door="#20262a" if home.palette != "sage" else "#2f4036", bay=False, roof="#3b3b3c", storeys=3, seed=8, doorway=doorways.steel)
    w = 8.4
    place(house(f, w))
    iron = M.lacquer("#26282a", .5)
    for x in (.42, w * .5, w - .42):          # wall anchors
        box("anchor", (x, -.02, 4.05), (.05, .03, .62), iron, bevel=.008)
        box("anchor", (x, -.025, 4.05), (.16, .03, .05), iron, bevel=.008)
    bike = bicycle("#7a2f2a")
    place(bike, (4.3, -.30, 0), 0)
    return Close(home, w, (-1.4, -5.4, 1.55), 38, 24, .15)


def flats(home):
    """A block of the last years: glazed entrance set back, balconies above."""
    brick, second, joint, door = NEW[home.palette]
    f = Front("modern", brick, second, joint, trim="#2b2b2b", door=door, bay=False, roof="#3b3b3c", storeys=4, seed=12)
    w, lh, o = 12.0, 2.95, []
    frame, slab = M.lacquer(f.trim, .35), M.concrete("#bdb8ae", .6)
    ops, wins = [(1.1, 4.0, 0, 2.62)], [(5.2, 7.4, .75, 2.45), (8.6, 11.2, .75, 2.45)]
    for s in (1, 2, 3):
        z = .1 + lh * s
        wins += [(1.3, 3.8, z + .55, z + 2.35), (5.3, 8.9, z + .05, z + 2.35), (9.7, 11.2, z + .55, z + 2.35)]
    wall = S.wall("front", w, .4 + lh * 4, M.brick(brick, joint, second=second), ops + wins, thick=.35)
    wall.data.uv_layers.remove(wall.data.uv_layers[0])
    box_uv(wall.data, "x")
    for a, b, c, e in wins:
        _window(f, a, b, c, e, o, "modern", frame)
        if c > .8 or a > 5:
            o.append(span("lintel", (a - .1, -.008, e), (b + .1, .05, e + .225), _soldier(f), bevel=.003, grain="x"))
    o.append(span("lintel", (1.0, -.008, 2.62), (4.1, .05, 2.845), _soldier(f), bevel=.003, grain="x"))
    doorways.lobby(f, 1.1, 4.0, 2.62, o)
    for s in (1, 2, 3):
        z = .1 + lh * s
        balcony(5.0, 9.2, z + .02, 1.5, o, slab, s, glass=True)
        place(D.olive_tree(1.5, s, M.ceramic("#cfc6b6", .5)), (5.5, -.9, z + .02))
        place(box_ball(.26, s), (8.7, -1.1, z + .02))
    o += [span("coping", (-.01, -.06, .4 + lh * 4), (w + .01, .4, .47 + lh * 4), M.plain("#3a3b3c", .4), bevel=.008), span("rear", (0, 3.9, 0), (w, 4.0, 12), M.plain("#5a534b", .9), bevel=0)]
    for x in (0, w - .02):
        o.append(span("side", (x, .35, 0), (x + .02, 3.9, 12), M.plain("#5a534b", .9), bevel=0))
    return Close(home, w, (-1.6, -6.2, 1.55), 37, 24, .18)


def villa(home):
    """A plastered villa in its garden: porch on columns, French windows with shutters."""
    *_, door, plaster = LOOKS[home.palette]
    f = Front("townhouse", painted=plaster, trim="#f1ede4", door=door, bay=False, roof="#474b52", storeys=2, seed=3)
    w, o, top = 12.4, [], 6.5
    frame, shutter = M.lacquer(f.trim, .35), M.lacquer(door, .4)
    d0, d1 = w / 2 - .98, w / 2 + .98
    wins = [(1.0, 2.3, .34, 2.75), (3.2, 4.5, .34, 2.75), (w - 4.5, w - 3.2, .34, 2.75), (w - 2.3, w - 1.0, .34, 2.75)]
    wins += [(a, b, 3.75, 5.55) for a, b, *_ in wins] + [(w / 2 - .62, w / 2 + .62, 3.75, 5.55)]
    wall = S.wall("front", w, top, M.paint(plaster, .75, .0012, 60), wins + [(d0, d1, .28, 2.72)], thick=.35)
    pl = M.paint(f.trim, .55)
    for a, b, c, e in wins:
        _window(f, a, b, c, e, o, "villa", frame)
        o += [span("hood", (a - .10, -.07, e + .02), (b + .10, .02, e + .12), pl, bevel=.01)]
        for p in (a - .44, b + .06):  # two windows' shutters fit between them
            o.append(span("shutter", (p, -.055, c + .02), (p + .38, -.012, e), shutter, bevel=.004))
            n = round((e - c - .25) / .055)
            for k in range(n):
                z = c + .14 + (e - c - .28) * (k + .5) / n
                if abs(z - (c + e) / 2) > .06:
                    o.append(box("louvre", (p + .19, -.060, z), (.27, .008, .052), shutter, bevel=.003, rot=(math.radians(-28), 0, 0)))
    doorways.sidelights(f, d0, d1, 2.72, o)
    o += [span("plinth", (0, -.04, -.1), (d0 - .02, .05, .30), M.stone("#8b8f90"), bevel=.008), span("plinth", (d1 + .02, -.04, -.1), (w, .05, .30), M.stone("#8b8f90"), bevel=.008), span("band", (0, -.05, 3.22), (w, .02, 3.40), pl, bevel=.01)]
    _cornice(f, w, top, o)
    _roof(f, w, top, o)
    o += [span("rear", (0, 3.1, 0), (w, 3.2, top), M.plain("#5a534b", .9), bevel=0), span("side", (0, .35, 0), (.02, 3.2, top), wall.data.materials[0], bevel=0), span("side", (w - .02, .35, 0), (w, 3.2, top), wall.data.materials[0], bevel=0)]
    span("lawn", (-40, -30, -.3), (50, 40, -.02), M.grass(), bevel=0)
    span("path", (w / 2 - 1.5, -30, -.28), (w / 2 + 1.5, -1.0, .0), M.pavers("#b7aea0", (.6, .4), .004, .5, .1), bevel=0)
    span("terrace", (-.6, -1.5, -.28), (w + .6, .02, .005), M.pavers("#b7aea0", (.6, .4), .004, .5, .1), bevel=0)
    for x in (w / 2 - 2.0, w / 2 + 2.0):
        place(box_ball(.36, 2), (x, -2.2, 0))
    for k in range(9):
        for s in (-1, 1):
            x = w / 2 + s * (2.4 + .46 * k)
            c = outdoors._leaf_cloud(f"lavender{k}{s}", 700, .30, .07, M.leaf(("#7d8a68", "#8c86a0")[k % 2], .5, .3), k, .9)
            c.location = (x, -1.72, .20)
    outdoors.hedge(w + 1.2, w + 9, 1.2, 2.0, 4)
    outdoors.tree((w + 3.4, 3.0, 0), 8.2, 5, "#6f8a43", crown=2.7, leaf=.11, n=900)
    outdoors.tree((w + 8.4, 6.0, 0), 9.5, 6, "#7d9648", crown=3.2, leaf=.12, n=900)
    outdoors.tree((-4.5, 5.0, 0), 9.0, 7, "#74914a", crown=3.0, leaf=.11, n=900)
    for k, x in enumerate((1, 9, 16)):
        outdoors.tree((x, -19, 0), 9, 8 + k, "#74914a", crown=3.0)
    return Close(home, w, (2.3, -6.9, 1.6), 30, 24, .12, detached=True)


def shop(home):
    return shops.shop(home, LOOKS[home.palette], Close)


FRONTS = {"interwar": interwar, "townhouse": townhouse, "new": new, "loft": loft, "flats": flats, "villa": villa, "shop": shop}
