import { facadeStyles, type FacadeStyle } from "../illustrations/facade-styles.js";
import type { Random } from "../random.js";
import type { ListingKind } from "./listing-kinds.js";

/** A style and the first year it was no longer built; the last one of a row is built today. */
type Built = readonly (readonly [until: number, styles: readonly FacadeStyle[]])[];

const inARow: Built = [
  [1898, ["terrace", "townhouse"]],
  [1915, ["art-nouveau", "townhouse", "terrace"]],
  [1925, ["terrace"]],
  [1955, ["interwar"]],
  [1981, ["bel-etage", "semi-detached"]],
  [2008, ["semi-detached"]],
  [Infinity, ["new-terrace"]],
];
const detached: Built = [
  [1930, ["farmhouse"]],
  [1958, ["modernist"]],
  [1986, ["bungalow", "villa"]],
  [2008, ["villa"]],
  [Infinity, ["cube"]],
];
const flats: Built = [
  [1925, ["townhouse", "loft"]],
  [1941, ["art-deco-flats"]],
  [1987, ["slab"]],
  [Infinity, ["apartments"]],
];

const builtIn = (built: Built, year: number, chance: Random): FacadeStyle =>
  chance.pick(built.find(([until]) => year < until)?.[1] ?? []);

/** A building as one meets it in the street: what its kind and its year make likely. */
export function styleOf({ key, dwelling }: ListingKind, year: number, chance: Random): FacadeStyle {
  switch (key) {
    case "house":
      return builtIn(inARow, year, chance);
    case "villa":
      return builtIn(detached, year, chance);
    case "investment": {
      const other = builtIn(year < 1941 ? inARow : flats, year, chance);
      // One throw either way, so that the rest of the home is the same.
      return chance.pick(year < 1941 ? ["shop", other] : [other, other]);
    }
    case "shop":
      return "shop";
    case "workshop":
      return "factory";
    case "office":
      return "office";
    case "garage":
      return chance.pick(["garage-boxes", "underground-garage"]);
    default:
      return dwelling ? builtIn(flats, year, chance) : "land";
  }
}

/** A bungalow holds a family, no manor; a tall front has as many floors as its style allows. */
export function storeysOf(style: FacadeStyle, living: number, chance: Random): number {
  const [low, high] = facadeStyles[style].storeys;
  if (style === "terrace" || style === "interwar" || style === "townhouse")
    return Math.min(high, Math.max(low, Math.round(living / 62)));
  return chance.whole(low, high);
}
