import { bungalow } from "./facades/bungalow.js";
import { farmhouse } from "./facades/farmhouse.js";
import { semiDetached } from "./facades/semi-detached.js";
import { villa } from "./facades/villa.js";
import type { Facade } from "./facades/facade.js";
import { apartments } from "./facades/apartments.js";
import { artDecoFlats } from "./facades/art-deco-flats.js";
import { loft } from "./facades/loft.js";
import { slab } from "./facades/slab.js";
import { cube } from "./facades/cube.js";
import { modernist } from "./facades/modernist.js";
import { artNouveau } from "./facades/art-nouveau.js";
import { interwar } from "./facades/interwar.js";
import { terrace } from "./facades/terrace.js";
import { townhouse } from "./facades/townhouse.js";
import { belEtage } from "./facades/bel-etage.js";
import { newTerrace } from "./facades/new-terrace.js";
import { shop } from "./facades/shop.js";
import { factory } from "./facades/factory.js";
import { garageBoxes, undergroundGarage } from "./facades/garages.js";
import { land } from "./facades/land.js";
import { office } from "./facades/office.js";

interface Style {
  /** Above ground, the ground floor included: the fewest and the most. */
  storeys: readonly [number, number];
  draw: Facade;
  /** How wide such a front is. */
  width: readonly [number, number];
  /** In a row with its neighbours, or by itself in a garden, a yard or a field. */
  stands: "row" | "garden" | "yard" | "field";
}

/** How a home can look from the street. */
export const facadeStyles = {
  terrace: { storeys: [2, 4], draw: terrace, width: [236, 350], stands: "row" },
  modernist: { storeys: [2, 2], draw: modernist, width: [560, 700], stands: "garden" },
  apartments: { storeys: [4, 7], draw: apartments, width: [470, 620], stands: "row" },
  villa: { storeys: [2, 2], draw: villa, width: [620, 760], stands: "garden" },
  shop: { storeys: [3, 3], draw: shop, width: [330, 480], stands: "row" },
  factory: { storeys: [1, 2], draw: factory, width: [640, 800], stands: "yard" },
  office: { storeys: [4, 6], draw: office, width: [560, 720], stands: "row" },
  "garage-boxes": { storeys: [1, 1], draw: garageBoxes, width: [560, 760], stands: "yard" },
  land: { storeys: [0, 0], draw: land, width: [760, 900], stands: "field" },
  townhouse: { storeys: [3, 4], draw: townhouse, width: [300, 380], stands: "row" },
  "art-nouveau": { storeys: [3, 3], draw: artNouveau, width: [290, 350], stands: "row" },
  interwar: { storeys: [2, 3], draw: interwar, width: [290, 350], stands: "row" },
  "semi-detached": { storeys: [2, 2], draw: semiDetached, width: [640, 740], stands: "garden" },
  "bel-etage": { storeys: [3, 3], draw: belEtage, width: [290, 370], stands: "row" },
  "new-terrace": { storeys: [3, 3], draw: newTerrace, width: [280, 370], stands: "row" },
  farmhouse: { storeys: [1, 2], draw: farmhouse, width: [760, 900], stands: "garden" },
  bungalow: { storeys: [1, 1], draw: bungalow, width: [700, 820], stands: "garden" },
  cube: { storeys: [2, 2], draw: cube, width: [560, 700], stands: "garden" },
  "art-deco-flats": { storeys: [4, 6], draw: artDecoFlats, width: [460, 580], stands: "row" },
  slab: { storeys: [5, 9], draw: slab, width: [560, 780], stands: "row" },
  loft: { storeys: [3, 5], draw: loft, width: [440, 620], stands: "row" },
  "underground-garage": { storeys: [1, 1], draw: undergroundGarage, width: [400, 520], stands: "row" },
} satisfies Record<string, Style>;

export type FacadeStyle = keyof typeof facadeStyles;
