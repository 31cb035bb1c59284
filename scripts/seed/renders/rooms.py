"""Rooms: each takes a Home, builds the scene and sets the camera."""
import math

import camera
import decor as D
import furniture as F
import light
import materials as M
import outdoors
import shell as S
import soft
from core import box, copy, cyl, flat, lathe, place, rng, span, tube

HEIGHT = {"terrace": 3.15, "modern": 2.65, "villa": 2.85, "loft": 3.6}


class Room:
    """A rectangular room, x 0..w, y front..d (front lies behind the camera), with openings in its walls."""

    def __init__(self, home, w, d, back=(), left=(), right=(), front=-1.8, h=None, floor=None, accent=None, sun=None, power=13.0,
                 bounce=26.0, cornice=None, ceiling="#f6f4ef", skirting=True):
        self.home, self.w, self.d, self.front = home, w, d, front
        self.h = h = h or HEIGHT[home.era]
        p = home.p
        wall = M.paint(p.wall)
        S.floor(home, 0, w, front, d, floor)
        cs = M.concrete("#c9c5be") if home.era == "loft" else M.paint(ceiling, .8, .0002)
        span("ceiling", (-.4, front - .4, h), (w + .4, d + .4, h + .2), cs, bevel=0)
        rough = M.brick("#94604d", "#a89e92", vary=.45) if home.era == "loft" else None
        sides = {"back": ((0, d, 0), 0, w, back), "left": ((0, front, 0), 90, d - front, [(a - front, b - front, c, e) for a, b, c, e in left]),
                 "right": ((w, d, 0), -90, d - front, [(d - b, d - a, c, e) for a, b, c, e in right]), "front": ((w, front, 0), 180, w, ())}
        trim = M.lacquer("#f3f0ea", .35) if home.era != "loft" else M.lacquer("#d8d5cf", .4)
        self.sun = sun if sun is not None else (-38 if back else -66)
        self.mood = mood = light.sky(home.light, self.sun)
        for name, (at, turn, length, ops) in sides.items():
            mat = M.paint(p.accent_wall) if accent == name else rough if rough and name == "back" else wall
            place(S.wall(name, length, h, mat, ops), at, turn)
            if skirting:
                xs = [0.0]
                for o in sorted(o for o in ops if o[2] < .1):
                    xs += [o[0], o[1]]
                xs.append(length)
                for a, b in zip(xs[::2], xs[1::2]):
                    if b - a > .02:
                        place(S.moulding("skirting", b - a, S.SKIRTING[home.era], trim), (0, 0, 0))
                        m = S.moulding("skirting", b - a, S.SKIRTING[home.era], trim)
                        place(place(m, (a, 0, 0)), at, turn)
            if (cornice if cornice is not None else home.era in ("terrace", "villa")):
                place(S.moulding("cornice", length, S.cornice_profile(h), M.paint(ceiling, .8, .0002)), at, turn)
            for o in ops:
                S.fit_window(o, at, turn, home, power=power * (1.7 if home.view == "street" else 1))
                if home.storey and o[2] < .1:
                    place(self.railing(o[0], o[1]), at, turn)
        k = mood["fill"]
        light.bounce(w * .15, w * .85, front + .4, min(d * .5, 2.2), h - .55, bounce * k)
        if back:
            self.outside(w / 2, d + .34, 0)
        if left:
            self.outside(-.34, (left[0][0] + left[-1][1]) / 2, 90)

    @staticmethod
    def railing(a, b):
        """In front of a French window above the ground floor."""
        iron = M.black_metal()
        bars = [span("bar", (a + .06 + .11 * k, .275, .06), (a + .074 + .11 * k, .289, 1.02), iron, bevel=0) for k in range(int((b - a - .08) / .11) + 1)]
        return bars + [span("rail", (a, .262, z), (b, .302, z + .03), iron, bevel=.004) for z in (.05, 1.02)]

    def outside(self, x, y, turn):
        """The view; houses opposite throw no shadow, so that the sun always finds its way in."""
        h, below = self.home, 3.1 * self.home.storey
        objs = outdoors.garden(h, 0, 0, -.15 - below, sun=self.sun + turn) if h.view == "garden" else outdoors.street_view(h, 0, 0, -.9 - below)
        place(objs, (x, y, 0), turn)
        if h.view == "street":
            for o in objs:
                o.visible_shadow = False

    def on_back(self, objs, x, z=0, off=0.0):
        return place(objs, (x, self.d - off, z), 0)

    def on_left(self, objs, y, z=0, off=0.0):
        return place(objs, (off, y, z), 90)

    def on_right(self, objs, y, z=0, off=0.0):
        return place(objs, (self.w - off, y, z), -90)

    def curtains(self, side, a, b, sheer=True, folds=5, width=.62):
        """A pair of drapes flanking an opening a..b, and voile behind them."""
        h = self.h - .06
        heavy = M.fabric(self.home.p.curtain, 700, .0006, .2, .05, translucent=.30)
        put = {"back": lambda o, t: self.on_back(o, t, off=.11), "left": lambda o, t: self.on_left(o, t, off=.11)}[side]
        put([soft.curtain(width, h, heavy, folds, seed=1)], a - width * .62)
        put([soft.curtain(width, h, heavy, folds, seed=2)], b - width * .38)
        if sheer:
            v = M.sheer()
            put2 = {"back": lambda o, t: self.on_back(o, t, off=.07), "left": lambda o, t: self.on_left(o, t, off=.07)}[side]
            put2([soft.curtain(.55, h, v, 8, .03, seed=3)], a + .02)
            put2([soft.curtain(.5, h, v, 8, .03, seed=4)], b - .52)
        rail = M.brass() if self.home.era in ("terrace", "villa") else M.lacquer("#efece6")
        put([tube("rail", [(0, .02, h + .01), (b - a + 2 * width * .7, .02, h + .01)], .011, rail, smooth=False)], a - width * .7)


def _coffee_still_life(home, z, seed=0):
    o, h = D.pile(2, seed)
    o = place(o, (-.12, .06, z), 14)
    o += place(D.bowl(.055, .04, M.ceramic(home.p.cushions[0], .35)), (-.13, .06, z + h))
    o += place(D.branches(M.ceramic("#cabfae", .55, True), .20, .06, seed, n=5, length=.36), (.16, -.02, z), 30)
    return o


def living(home):
    p = home.p
    r = rng("living", home.seed)
    if home.window_wall == "back":
        w, d = 5.8, 5.2
        x0, x1 = 1.0, 4.6
        tall = {"modern": (0.0, 2.38), "villa": (0.0, 2.35), "terrace": (.55, 2.62), "loft": (.35, 3.1)}[home.era]
        room = Room(home, w, d, back=[(x0, x1, *tall)], sun=-34)
        room.curtains("back", x0, x1)
        # seating on the left, looking right
        place(D.carpet(2.5, 3.2, M.rug(p.rug, p.rug_line, "diamond" if home.seed % 2 else "stripe")), (2.45, 2.55, 0))
        s = F.sofa(home, 2.35, 3) + F.pillows_on(home, [(-.82, -.02, .50, .5, 12, 0), (-.55, -.14, .48, .42, 20, 1), (.84, -.03, .50, .5, -14, 2)])
        room.on_left(s, 2.75, off=.56)
        room.on_left(D.picture(1.15, .85, home, home.seed), 2.75, 1.55, off=.002)
        place(F.coffee_table(home, .46, .35), (2.42, 2.5, .015))
        place(_coffee_still_life(home, .365, home.seed), (2.42, 2.5, 0), 20)
        place(F.armchair(home), (4.05, 3.25, .0), -62)
        place(F.side_table(home), (4.72, 3.85, 0))
        place(D.pile(2, 5)[0], (4.72, 3.85, .5), 40)
        place(D.fiddle_fig(1.75, home.seed), (.52, 4.72, 0))
        sb = F.sideboard(home, 1.9, .52)
        room.on_right(sb, 2.5, off=.24)
        room.on_right(D.table_lamp(home, M.ceramic("#c9bba6", .5)), 3.1, .68, off=.24)
        room.on_right(D.vase(.26, .10, M.ceramic("#8a6a50", .5)), 1.95, .68, off=.24)
        place(D.paper_globe(.29, .85, home), (2.5, 2.5, room.h))
        camera.shot((4.55, -.55, 1.22), yaw=-18, mm=24, rise=-.035)
    else:
        w, d = 5.4, 4.7
        if home.era == "loft":
            ops = [(.5, 2.5, .5, 3.0), (2.9, 4.3, .5, 3.0)]
        elif home.era == "terrace":
            ops = [(1.25, 2.35, .55, 2.72), (2.85, 3.95, .55, 2.72)]
        else:
            ops = [(1.2, 2.4, 0, 2.4), (2.8, 4.0, 0, 2.4)]
        room = Room(home, w, d, left=ops, sun=-106, accent="back" if home.era != "loft" else None, power=15)
        room.curtains("left", ops[0][0] - .1, ops[-1][1] + .1, sheer=False, width=.5, folds=5)
        place(D.carpet(3.0, 2.2, M.rug(p.rug, p.rug_line, "stripe" if home.seed % 2 else "diamond")), (2.7, 2.45, 0))
        cover = M.leather("#8a5634") if home.era == "loft" else M.velvet(p.sofa) if home.era == "terrace" else None
        s = F.sofa(home, 2.3, 3 if home.era != "loft" else 2, cover) + F.pillows_on(home, [(-.80, -.02, .50, .5, 10, 0), (-.5, -.14, .48, .42, 18, 1), (.82, -.03, .5, .5, -14, 2)])
        room.on_back(s, 2.55, off=.56)
        if home.era == "terrace":
            room.on_back(D.picture(1.25, .9, home, home.seed, "oak"), 2.55, 1.62, off=.002)
        else:
            room.on_back(D.picture(.62, .82, home, home.seed), 2.15, 1.62, off=.002)
            room.on_back(D.picture(.62, .82, home, home.seed + 1), 2.95, 1.62, off=.002)
        place(F.coffee_table(home, .44, .36, "stone" if home.era == "terrace" else "round"), (2.6, 2.5, .015))
        place(_coffee_still_life(home, .375, home.seed), (2.6, 2.5, 0), 200)
        place(F.armchair(home) if home.era != "terrace" else F.tub_chair(home), (4.15, 2.35, 0), -68)
        place(D.floor_lamp(home, M.brass() if home.era == "terrace" else M.black_metal()), (4.30, 4.15, 0))
        place(D.olive_tree(1.75, home.seed) if home.era != "loft" else D.fiddle_fig(1.9, 4), (.62, 4.15, 0))
        if home.era == "terrace":
            room.on_right(F.mantel(home), 3.05)
        else:
            u, cells = F.shelf_unit(home, 1.5, 2.05, .32, 2, 5)
            for i, (a, b, z, hh) in enumerate(cells):
                if i % 3 != 2:
                    u += place(D.row_of_books((b - a) * r.uniform(.55, .95), hh * .86, i), (a + .01, -.13, z))
                else:
                    u += place(D.vase(.22, .08, M.ceramic(p.cushions[i % 3], .5), i % 3), ((a + b) / 2, 0, z))
            room.on_right(u, 3.3, off=.17)
        place(D.paper_globe(.30, .75, home), (2.6, 2.4, room.h))
        camera.shot((4.15, -1.42, 1.25), yaw=-15, mm=24, rise=-.03 if home.era == "modern" else .01)
    return room




# -- kitchen -----------------------------------------------------------------------
def _front(x0, x1, z0, z1, y, mat, style):
    """A cabinet front in the xz plane with its face at y, either slab or shaker."""
    g = .0018
    o = [span("front", (x0 + g, y, z0 + g), (x1 - g, y + .02, z1 - g), mat, bevel=.0018)]
    if style == "shaker" and z1 - z0 > .2:
        b = .062
        for a, c, d_, e in ((x0, x1, z0, z0 + b), (x0, x1, z1 - b, z1), (x0, x0 + b, z0 + b, z1 - b), (x1 - b, x1, z0 + b, z1 - b)):
            o.append(span("frame", (a + g, y - .007, d_ + g), (c - g, y + .002, e - g), mat, bevel=.0016))
    return o


def _pull(x, z, y, style, mat, upright=False):
    if style == "shaker":
        return [cyl("knob", (x, y, z), .014, .026, mat, rot=(math.pi / 2, 0, 0))]
    a, b = ((x, z - .08), (x, z + .08)) if upright else ((x - .08, z), (x + .08, z))
    return [tube("bar", [(a[0], y, a[1]), (a[0], y - .03, a[1]), (b[0], y - .03, b[1]), (b[0], y, b[1])], .0055, mat, smooth=False)]


def tap(mat):
    """Swan-neck tap, spout towards -y."""
    pts = [(0, 0, .02), (0, 0, .30)] + [(0, -.09 + .09 * math.cos(a), .30 + .09 * math.sin(a)) for a in [math.pi * k / 8 for k in range(1, 9)]] + [(0, -.18, .24)]
    return [cyl("foot", (0, 0, 0), .026, .03, mat), tube("neck", pts, .012, mat), tube("lever", [(.02, 0, .06), (.07, 0, .085)], .006, mat, smooth=False)]


def kitchen(home):
    p = home.p
    shaker = home.era in ("terrace", "villa")
    style = "shaker" if shaker else "slab"
    w, d = 4.7, 4.3
    if home.era == "loft":
        ops = [(.6, 2.9, .9, 3.0)]
    elif home.era == "modern":
        ops = [(.7, 3.0, .0, 2.36)]
    else:
        ops = [(.9, 2.15, .75, 2.45), (2.45, 3.35, .95, 2.45)][:1] + [(2.55, 3.45, .95, 2.45)]
    room = Room(home, w, d, left=ops, sun=-104, floor={"terrace": "tiles", "villa": "herringbone"}.get(home.era, home.floor), power=16, accent=None)
    metal = M.brass() if p.metal == "brass" else M.black_metal()
    fm = M.lacquer(p.cabinet, .38)
    top = {"marble": M.marble("#ece8e0", "#9a948c", .15), "oak": M.wood(*p.wood)}[p.worktop]
    x0, x1, dep, hz = .02, 3.46, .62, .90
    o = [span("plinth", (x0, d - dep + .06, 0), (x1, d, .10), M.plain("#2c2a28", .6), bevel=0), span("carcass", (x0, d - dep + .022, .10), (x1, d, hz - .03), fm, bevel=0)]
    units = 6
    uw = (x1 - x0) / units
    yf = d - dep
    for i in range(units):
        a, b = x0 + uw * i, x0 + uw * (i + 1)
        if i == 3:                      # oven
            o += [span("oven", (a + .003, yf - .003, .26), (b - .003, yf + .02, .86), M.plain("#121314", .08, .6), bevel=.003), span("band", (a + .003, yf - .005, .76), (b - .003, yf, .86), M.steel(), bevel=.002),
                  tube("bar", [(a + .06, yf - .04, .72), (b - .06, yf - .04, .72)], .008, M.steel(), smooth=False)]
            for q in (.06, .94):
                o.append(tube("post", [(a + uw * q, yf, .72), (a + uw * q, yf - .04, .72)], .006, M.steel(), smooth=False))
            o += _front(a, b, .10, .255, yf, fm, style)
        elif i in (2, 4):               # drawers
            for z0, z1 in ((.10, .37), (.37, .62), (.62, .868)):
                o += _front(a, b, z0, z1, yf, fm, style) + _pull((a + b) / 2, (z0 + z1) / 2 + .06 * (0 if shaker else 1), yf, style, metal)
        else:
            o += _front(a, b, .10, .868, yf, fm, style) + _pull(b - .07 if i % 2 == 0 else a + .07, .78 if not shaker else .74, yf, style, metal, upright=not shaker)
    o.append(span("worktop", (x0, yf - .022, hz - .03), (x1, d, hz), top, bevel=.004, grain="x"))
    # tall units
    tm = fm
    for i, (a, b) in enumerate(((x1, x1 + .61), (x1 + .61, w - .005))):
        o.append(span("tall", (a, yf + .022, .10), (b, d, 2.25), tm, bevel=0))
        o += _front(a, b, .10, 1.42, yf, tm, style) + _front(a, b, 1.42, 2.25, yf, tm, style)
        hx = b - .06 if i == 0 else a + .06
        o += _pull(hx, 1.12, yf, style, metal, True) + _pull(hx, 1.56, yf, style, metal, True)
    o.append(span("plinth", (x1, d - dep + .06, 0), (w, d, .10), M.plain("#2c2a28", .6), bevel=0))
    if room.h > 2.3:
        o.append(span("boxing", (x1, yf + .03, 2.25), (w, d, room.h), M.paint(p.wall), bevel=0))
    # tiles, hob, hood, sink
    tiles = S.wall_tiles("splash", x0, x1, hz, 1.56 if home.era != "loft" else 1.7, M.zellige(p.tile, .20 if shaker else .08), (.105, .105) if shaker else (.20, .066), seed=home.seed, stagger=0 if shaker else .5)
    place(tiles, (0, d - .001, 0))
    hx = x0 + uw * 3.5
    o.append(span("hob", (hx - .29, d - .55, hz), (hx + .29, d - .06, hz + .006), M.plain("#0f1011", .05, .6), bevel=.002))
    hood = M.paint(p.wall)
    o += [span("hood", (hx - .36, d - .46, 1.62), (hx + .36, d, room.h), hood, bevel=.01), span("lip", (hx - .38, d - .48, 1.60), (hx + .38, d, 1.65), M.wood(*p.wood), bevel=.004)]
    sx = x0 + uw * 1.1
    o += [span("sink", (sx - .26, d - .50, hz - .004), (sx + .26, d - .12, hz + .0015), M.steel(), bevel=.001), span("basin", (sx - .24, d - .48, hz + .0005), (sx + .24, d - .14, hz + .002), M.plain("#8f9294", .35), bevel=.001)]
    place(tap(metal), (sx, d - .085, hz))
    # a shelf with crockery
    sh = M.wood(*p.wood)
    sa, sb = x0 + .10, hx - .46
    o.append(span("shelf", (sa, d - .24, 1.585), (sb, d, 1.62), sh, bevel=.003, grain="x"))
    r = rng("kitchen", home.seed)
    glaze = [M.ceramic(c, .35, s) for c, s in (("#e8e0d2", True), (p.cushions[0], False), ("#d8cfc0", True), (p.throw, False))]
    for k in range(4):
        place(D.bowl(.075, .05, glaze[0]), (sa + .14, d - .12, 1.62 + .022 * k))
    for k in range(3):
        place([lathe("cup", [(0, 0), (.03, 0), (.038, .01), (.041, .085), (.038, .085), (.035, .012), (0, .01)], glaze[k])], (sa + .36 + .105 * k, d - .11 - .02 * (k % 2), 1.62))
    place(D.vase(.22, .07, glaze[1], 2), (sa + .80, d - .12, 1.62))
    place([lathe("plate", [(0, 0), (.07, 0), (.125, .018), (.124, .021), (.07, .006), (0, .005)], glaze[2], 64, rot=(math.radians(78), 0, 0))], (sa + 1.02, d - .055, 1.745))
    place(D.snake_plant(.2, 3, M.ceramic("#e4dccd", .4)), (sb - .16, d - .12, 1.60), 0, .55)
    # on the worktop
    b1 = box("board", (0, 0, 0), (.30, .022, .42), M.wood(*p.wood), bevel=.009, grain="z")
    b2 = cyl("board", (0, 0, 0), .16, .02, M.wood(*p.dark_wood), bevel=.006, rot=(math.pi / 2, 0, 0))
    place([b1], (x1 - .30, d - .07, hz + .205)); b1.rotation_euler.x = math.radians(-9)
    place([b2], (x1 - .12, d - .10, hz + .158)); b2.rotation_euler.x = math.radians(82)
    place(D.bottle(M.glass("#8a9a4a"), .29), (hx - .42, d - .16, hz))
    place(D.bottle(M.ceramic("#d9d0c0", .4), .20, .032), (hx - .52, d - .13, hz))
    place([lathe("crock", [(0, 0), (.055, 0), (.06, .01), (.058, .15), (.053, .15), (.052, .02), (0, .02)], glaze[2])], (hx + .42, d - .15, hz))
    for k in range(5):
        a = k * 1.3
        place([tube("spoon", [(.02 * math.cos(a), .02 * math.sin(a), .05), (.05 * math.cos(a), .05 * math.sin(a), .29)], .006, M.wood(*p.wood), smooth=False),
               lathe("spoon", [(0, -.03), (.018, -.01), (.022, .01), (.012, .03), (0, .036)], M.wood(*p.wood), 16, (.053 * math.cos(a), .053 * math.sin(a), .31))], (hx + .42, d - .15, hz))
    # island or table
    if home.era in ("modern", "loft"):
        ix, iy, iw, idp = 2.35, 1.95, 2.05, .86
        im = M.wood(*p.wood)
        o += [span("island", (ix - iw / 2 + .03, iy - idp / 2 + .24, 0), (ix + iw / 2 - .03, iy + idp / 2 - .02, .87), fm, bevel=.004), span("slab", (ix - iw / 2, iy - idp / 2, .87), (ix + iw / 2, iy + idp / 2, .91), top, bevel=.005, grain="x")]
        for s in (-1, 1):
            o.append(span("cheek", (ix + s * (iw / 2 - .02) - .02, iy - idp / 2, 0), (ix + s * (iw / 2 - .02) + .02, iy + idp / 2, .87), top, bevel=.005, grain="z"))
        n = 46
        for k in range(n):
            xx = ix - iw / 2 + .05 + (iw - .10) * (k + .5) / n
            o.append(span("slat", (xx - .014, iy - idp / 2 + .215, .02), (xx + .014, iy - idp / 2 + .245, .868), im, bevel=.003, grain="z"))
        for k, xx in enumerate((-.58, .02, .62)):
            place(F.stool(home), (ix + xx, iy - idp / 2 + .02, 0), k * 17)
        place(D.bowl(.17, .09, glaze[1]), (ix + .45, iy, .91))
        for k, (a, b, c) in enumerate(((.05, .02, .075), (-.06, .03, .07), (0, -.06, .07), (.01, .0, .12))):
            D.fruit(.042, ("#d9a93a", "#d2b04a", "#b9b24a", "#cf8a3a")[k], (ix + .45 + a, iy + b, .91 + c), .9, k)
        place(D.branches(M.glass("#dfe8e2"), .26, .075, 4, n=8, length=.6), (ix - .55, iy + .08, .91))
        for xx in (-.5, .5):
            place(D.cone_pendant(.21, room.h - 1.72, metal if home.era == "loft" else M.lacquer(p.throw, .35), home), (ix + xx, iy, room.h))
    else:
        tx, ty = 2.15, 1.95
        place(F.table(home, 1.75, .88), (tx, ty, 0), 0)
        for sx_, sy_, t in ((-.42, -.62, 178), (.42, -.60, 184), (-.42, .60, -3), (.42, .62, 4), (1.10, .05, -86)):
            place(F.chair(home), (tx + sx_, ty + sy_, 0), t)
        place(D.branches(M.ceramic("#d8cdbb", .5, True), .25, .085, 2, n=8, length=.55), (tx - .12, ty, .75))
        place(D.bowl(.15, .075, glaze[1]), (tx + .42, ty + .05, .75))
        for k, (a, b, c) in enumerate(((.04, .02, .065), (-.05, .03, .06), (0, -.05, .06))):
            D.fruit(.038, ("#d9a93a", "#b9b24a", "#cf8a3a")[k], (tx + .42 + a, ty + .05 + b, .75 + c), .9, k)
        place(D.cone_pendant(.28, room.h - 1.62, M.lacquer(p.throw, .35) if home.era == "villa" else metal, home), (tx, ty, room.h))
    camera.shot((2.95, -.95, 1.30), yaw=-9, mm=25, rise=-.03 if home.era == "modern" else -.0)
    return room


# -- bedroom -----------------------------------------------------------------------
def bedroom(home):
    p = home.p
    w, d = 4.6, 4.2
    ops = {"loft": [(.7, 3.0, .5, 2.9)], "modern": [(.7, 2.9, .0, 2.36)], "terrace": [(.55, 1.6, .6, 2.6), (2.1, 3.15, .6, 2.6)], "villa": [(.7, 2.3, 0, 2.38)]}[home.era]
    room = Room(home, w, d, left=ops, sun=-108, accent="back", power=16, floor="oak" if home.floor in ("tiles", "concrete") else None)
    room.curtains("left", ops[0][0], ops[-1][1], folds=6, width=.6)
    bx = 2.45
    place(F.bed(home), (bx, d - 1.13, 0))
    for s in (-1, 1):
        place(F.bedside(home), (bx + s * 1.13, d - .22, 0))
        place(D.table_lamp(home, M.ceramic(p.cushions[0] if s < 0 else p.cushions[0], .45), .44), (bx + s * 1.16, d - .20, .46))
    place(D.pile(2, 8)[0], (bx - 1.05, d - .30, .463), 12, .62)
    place(D.glass_tumbler(), (bx + 1.02, d - .32, .463))
    for k, xx in enumerate((-.40, .40)):
        room.on_back(D.picture(.58, .76, home, home.seed + k + 1), bx + xx, 1.78, off=.002)
    place(D.carpet(2.9, 1.9, M.rug(p.rug)), (bx, d - 1.75, 0))
    wd = M.wood(*p.wood)
    place([box("bench", (0, 0, .41), (1.25, .38, .05), M.leather("#9a6a45") if home.era in ("modern", "loft") else M.boucle("#e6dfd2"), bevel=.022, seg=5)] +
          [tube("leg", [(sx * .55, sy * .13, .39), (sx * .58, sy * .15, 0)], .014, wd, smooth=False) for sx in (-1, 1) for sy in (-1, 1)], (bx, d - 2.62, .012))
    if home.era == "modern" or home.era == "loft":
        room.on_right(F.wardrobe(home, 2.2, min(2.4, room.h - .2), .6, 4, M.wood(*p.wood) if home.era == "loft" else None), 3.02, off=.3)
    else:
        room.on_right(F.sideboard(home, 1.2, .72, .46, doors=3), 2.3, off=.25)
        room.on_right([cyl("mirror", (0, 0, 0), .40, .012, M.mirror(), rot=(math.pi / 2, 0, 0)), lathe("rim", [(.395, 0), (.395, .02), (.415, .02), (.415, 0)], M.brass(), 72, rot=(math.pi / 2, 0, 0))], 2.3, 1.52, off=.002)
        room.on_right(D.branches(M.ceramic("#cfc4b3", .5), .24, .08, 7, n=7, length=.5), 2.62, .87, off=.22)
    place(D.olive_tree(1.6, home.seed + 2), (.50, 3.70, 0))
    place(D.paper_globe(.27, .62 if room.h < 2.8 else .9, home), (bx - .15, 2.0, room.h))
    camera.shot((3.45, -1.10, 1.28), yaw=-10, mm=25, rise=-.05 if room.h < 2.8 else -.01)
    return room


# -- bathroom ----------------------------------------------------------------------
def towel(w, h, mat, seed=0):
    """A towel folded over a rail: front and back fall."""
    o = soft.curtain(w, h, mat, 3, .012, seed)
    return [o]


def bathroom(home):
    p = home.p
    w, d = 3.3, 3.1
    ops = [(.75, 1.85, .95, min(2.3, HEIGHT[home.era] - .35))]
    room = Room(home, w, d, left=ops, sun=-104, floor="tiles", power=22, bounce=26, skirting=False)
    h = min(room.h, 2.65)
    metal = M.brass() if p.metal == "brass" else M.black_metal()
    tile = M.zellige(p.tile, .18)
    place(S.wall_tiles("back", 0, w, 0, room.h, tile, (.10, .10) if home.era != "modern" else (.066, .20), seed=home.seed), (0, d - .001, 0))
    place(S.wall_tiles("right", 0, 1.45, 0, room.h, tile, (.10, .10) if home.era != "modern" else (.066, .20), seed=home.seed + 1), (w - .001, d, 0), -90)
    # vanity
    wd = M.wood(*p.wood)
    vx, vw = 1.02, 1.25
    st = M.marble("#ebe7df", "#a39c93", .18)
    o = [span("vanity", (vx - vw / 2, d - .50, .42), (vx + vw / 2, d, .84), wd, bevel=.003, grain="x")]
    for i in (0, 1):
        a, b = vx - vw / 2 + vw * i / 2, vx - vw / 2 + vw * (i + 1) / 2
        for k in range(14):
            xx = a + .012 + (vw / 2 - .024) * (k + .5) / 14
            o.append(span("reed", (xx - .018, d - .515, .43), (xx + .018, d - .49, .83), wd, bevel=.012, grain="z"))
    o.append(span("top", (vx - vw / 2 - .01, d - .52, .84), (vx + vw / 2 + .01, d, .865), st, bevel=.004))
    place([lathe("basin", [(0, 0), (.12, 0), (.17, .03), (.205, .12), (.20, .125), (.192, .12), (.155, .04), (.10, .022), (0, .02)], M.ceramic("#f3f0ea", .12), 64)], (vx, d - .26, .865))
    place([tube("spout", [(0, 0, 0), (0, -.14, 0), (0, -.165, -.012), (0, -.168, -.03)], .011, metal), cyl("rose", (0, 0, 0), .026, .01, metal, rot=(math.pi / 2, 0, 0))], (vx, d - .008, 1.12))
    for s in (-1, 1):
        place([cyl("valve", (0, 0, 0), .022, .05, metal, rot=(math.pi / 2, 0, 0)), tube("lever", [(0, -.045, -.03), (0, -.045, .03)], .005, metal, smooth=False)], (vx + s * .11, d - .006, 1.12))
    place([cyl("mirror", (0, 0, 0), .40, .012, M.mirror(), rot=(math.pi / 2, 0, 0), seg=96), lathe("rim", [(.397, -.002), (.397, .022), (.412, .022), (.412, -.002)], metal, 96, rot=(math.pi / 2, 0, 0))], (vx, d - .012, 1.62))
    for s in (-1, 1):
        place([cyl("plate", (0, 0, 0), .045, .012, metal, rot=(math.pi / 2, 0, 0)), tube("arm", [(0, 0, 0), (0, -.07, 0), (0, -.07, .05)], .007, metal, smooth=False),
               lathe("globe", [(0, -.07), (.05, -.05), (.07, 0), (.05, .05), (0, .07)], M.glow("#fff0d8", 2.2))], (vx + s * .56, d - .008, 1.62))
        light.bulb((vx + s * .56, d - .20, 1.70), 5)
    # small things
    place(D.bottle(M.glass("#8a5a2c"), .17, .034), (vx + .36, d - .12, .865))
    place(D.bottle(M.ceramic("#e4dccd", .4), .15, .032), (vx + .45, d - .14, .865))
    place(D.branches(M.ceramic("#cfc4b3", .5), .16, .05, 3, n=5, length=.32), (vx - .46, d - .16, .865))
    tm = [M.fabric(c, 240, .003, .3, .05) for c in ("#efeae0", p.cushions[0], "#e2d9c9")]
    # shower: tray, screen, rain head
    sx = 2.02
    o += [span("tray", (sx, d - 1.35, -.01), (w, d, .012), M.ceramic("#e9e5dc", .35), bevel=.004),
          span("screen", (sx, d - 1.35, .012), (sx + .008, d - .006, 2.08), M.glass_pane("#dcebe5", 2.2), bevel=0)]
    o += [span("profile", (sx - .004, d - 1.355, .012), (sx + .012, d - 1.345, 2.08), metal, bevel=.001), span("profile", (sx - .004, d - 1.355, 2.075), (sx + .012, d, 2.09), metal, bevel=.001)]
    place([tube("riser", [(0, -.05, .95), (0, -.05, 2.12), (0, -.07, 2.17), (0, -.38, 2.17)], .011, metal), cyl("head", (0, -.38, 2.13), .13, .012, metal), cyl("bar", (-.14, -.05, 1.0), .02, .28, metal, rot=(0, math.pi / 2, 0)),
           tube("hose", [(.05, -.06, 1.0), (.10, -.12, .7), (.02, -.12, .5), (-.06, -.10, .9), (-.09, -.07, 1.45)], .007, M.chrome() if metal is not M.brass() else metal), cyl("hand", (-.09, -.09, 1.42), .018, .16, metal)], (2.72, d - .008, 0))
    # stool with towels and a ladder rail
    place(F.stool(home, h=.46), (.50, 2.12, 0))
    for k in range(3):
        box("towel", (.50, 2.12, .46 + .035 + .07 * k), (.34 - .01 * k, .24, .066), tm[(k + 1) % 3], bevel=.03, seg=5, rot=(0, 0, .1 * k))
    place(D.carpet(.85, .55, M.rug(p.rug)), (vx + .1, d - .92, 0))
    room.on_right([tube("rail", [(-.3, -.07, 0), (.3, -.07, 0)], .01, metal, smooth=False)] + [tube("stand", [(s * .3, 0, 0), (s * .3, -.07, 0)], .008, metal, smooth=False) for s in (-1, 1)], 1.05, 1.25)
    t = towel(.42, .72, tm[1], 4)
    room.on_right(place(t, (-.21, -.085, .54)), 1.05)
    place(D.fiddle_fig(1.25, 9, M.ceramic("#d9d2c6", .6)), (.36, 2.66, 0), 0, .8) if home.era in ("modern", "villa") else None
    camera.shot((2.20, -.95, 1.30), yaw=-11, mm=25, rise=-.03)
    return room


def facade(home):
    import facade as street
    return street.street(home)


def avenue(home):
    import facade as street
    return street.avenue(home)


def detail(home):
    import details as close
    return close.DETAILS[home.detail](home)


def front(home):
    import fronts as close
    return close.FRONTS[home.front](home)


ROOMS = {"avenue": avenue, "detail": detail, "front": front, "living": living, "kitchen": kitchen, "bedroom": bedroom, "bathroom": bathroom, "facade": facade}
