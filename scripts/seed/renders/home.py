"""One description of a home; every room and the facade are derived from it."""
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Palette:
    wall: str = "#ece7de"
    accent_wall: str = "#ece7de"
    wood: tuple = ("#a87b50", "#c9a072")
    dark_wood: tuple = ("#5a3d28", "#7a573b")
    sofa: str = "#cfc6b8"
    chair: str = "#8a5a3c"
    cushions: tuple = ("#b9805a", "#e6ded0", "#6f7563")
    rug: str = "#e6dfd2"
    rug_line: str = "#4a4541"
    curtain: str = "#ded5c6"
    cabinet: str = "#b9bba9"
    worktop: str = "marble"
    tile: str = "#e6e0d4"
    metal: str = "brass"
    linen: str = "#e9e4da"
    throw: str = "#a9795a"
    art: tuple = ("#c98b62", "#e9dfcd", "#59624f", "#2f3a3c")


PALETTES = {
    "sand": Palette(),
    "sage": Palette(wall="#e9e8e0", accent_wall="#a9b09c", sofa="#8b947f", chair="#a6693f", cushions=("#d9c9ac", "#c58a5f", "#efe9dd"),
                    rug="#e4ddcf", curtain="#e4dfd2", cabinet="#78836f", tile="#eeeae0", throw="#6d7862",
                    art=("#8a967d", "#e8dfcc", "#c48f67", "#3c463c")),
    "clay": Palette(wall="#efe8de", accent_wall="#cfa68a", wood=("#9a6b43", "#bd8f60"), sofa="#e3dbcd", chair="#5d6a5a",
                    cushions=("#b5674a", "#d9b08c", "#ede5d8"), rug="#d9c7b0", rug_line="#8a4f37", curtain="#e8decf",
                    cabinet="#c9b59f", tile="#d8a98c", throw="#b5674a", art=("#b5674a", "#eadbc8", "#d9b08c", "#44403c")),
    "ink": Palette(wall="#ebebe9", accent_wall="#3f4a54", wood=("#8d6b4c", "#b08d68"), sofa="#4d5761", chair="#9c7a55",
                   cushions=("#c8b79c", "#e8e4dc", "#a06b48"), rug="#d9d6cf", rug_line="#3c434a", curtain="#d7d5cf",
                   cabinet="#33404a", worktop="oak", tile="#eceae5", metal="black", throw="#5d6b78",
                   art=("#3f4a54", "#dcd8cf", "#b98b5e", "#8b98a1")),
    "mist": Palette(wall="#e9ebea", accent_wall="#9fb0b6", wood=("#b18a5e", "#d0ac80"), sofa="#dfe0dc", chair="#6f8791",
                    cushions=("#8fa3aa", "#e6ded0", "#c08a62"), rug="#e3e3df", rug_line="#5c6b72", curtain="#e2e4e1", cabinet="#8799a0",
                    tile="#dfe6e6", throw="#7f959d", metal="black", art=("#8fa3aa", "#ece6da", "#c08a62", "#41525a")),
    "ochre": Palette(wall="#f0ebe0", accent_wall="#d3ad62", wood=("#8a5f3b", "#ad8055"), sofa="#8c7a5c", chair="#3f5148",
                     cushions=("#d3a548", "#efe7d6", "#5d6b58"), rug="#e7ddc8", rug_line="#7a6238", curtain="#ece2cf", cabinet="#e6dcc6",
                     worktop="oak", tile="#efe7d4", throw="#c9993f", art=("#d3a548", "#efe6d2", "#55654f", "#7b3f2c")),
    "linen": Palette(wall="#f1eee8", accent_wall="#e3dace", wood=("#c29b6d", "#ddbd93"), sofa="#efeae0", chair="#c9b79c",
                     cushions=("#d8ccb8", "#f3eee4", "#a79a84"), rug="#efe9dd", rug_line="#b3a78f", curtain="#f0eadf", cabinet="#eae3d6",
                     tile="#f1ede4", throw="#cdbfa6", art=("#c7b594", "#efe8da", "#8f8a78", "#5a564a")),
    "wine": Palette(wall="#eee7e1", accent_wall="#7b3f3f", wood=("#7d5535", "#a0744c"), sofa="#c9bdb2", chair="#7b3f3f",
                    cushions=("#8f4a48", "#e9dfd3", "#b98f6a"), rug="#ddd0c4", rug_line="#6b3b38", curtain="#e6dcd1", cabinet="#5b3a3c",
                    tile="#e9dcd3", throw="#8f4a48", art=("#8f4a48", "#ebdfd1", "#b98f6a", "#3d3236")),
}


@dataclass(frozen=True)
class Home:
    era: str = "modern"          # terrace | modern | villa | loft
    floor: str = "oak"           # oak | herringbone | dark | tiles | concrete
    palette: str = "sand"
    light: str = "morning"       # morning | noon | dusk
    window_wall: str = "back"    # back | left
    seed: int = 1
    view: str = "garden"         # garden | street
    storey: int = 0              # above the ground
    detail: str = "table"        # what is taken close by (details.py)
    front: str = "interwar"      # what is taken from the street (fronts.py)

    @property
    def p(self):
        return PALETTES[self.palette]


HOMES = {
    "terrace": Home(era="terrace", floor="herringbone", palette="sage", light="morning", window_wall="left", seed=3, view="street"),
    "modern": Home(era="modern", floor="oak", palette="sand", light="noon", window_wall="back", seed=1, view="garden"),
    "villa": Home(era="villa", floor="herringbone", palette="clay", light="morning", window_wall="left", seed=5, view="garden"),
    "loft": Home(era="loft", floor="concrete", palette="ink", light="dusk", window_wall="left", seed=7, view="street"),
}
