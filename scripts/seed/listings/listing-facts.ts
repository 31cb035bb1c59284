import { type FacadeStyle, facadeStyles } from "../illustrations/facade-styles.js";
import type { Random } from "../random.js";
import type { ListingKind } from "./listing-kinds.js";
import type { Municipality } from "./municipalities.js";
import type { Era } from "./rendered-homes.js";

/** Styles with the first year in which they were no longer built; the last entry of a list is still built today. */
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
function styleOf({ key, dwelling }: ListingKind, year: number, chance: Random): FacadeStyle {
  switch (key) {
    case "house":
      return builtIn(inARow, year, chance);
    case "villa":
      return builtIn(detached, year, chance);
    case "investment": {
      const other = builtIn(year < 1941 ? inARow : flats, year, chance);
      // Draws once either way, so that the rest of the listing stays the same.
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

/**
 * A terraced, interwar or town house has one floor per 62 m², within its style's range; other styles a random number
 * within it.
 */
function storeysOf(style: FacadeStyle, living: number, chance: Random): number {
  const [low, high] = facadeStyles[style].storeys;
  if (style === "terrace" || style === "interwar" || style === "townhouse")
    return Math.min(high, Math.max(low, Math.round(living / 62)));
  return chance.whole(low, high);
}

type Condition = "new" | "good" | "to-refresh" | "to-renovate";
type Side = "south" | "south-west" | "west" | "east";

interface Outside {
  surface: number;
  side: Side;
}

/** The facts of one listing. Its picture, plan, headline, text, attributes and price are all derived from these. */
export interface ListingFacts {
  kind: ListingKind;
  municipality: Municipality;
  rent: boolean;
  year: number;
  style: FacadeStyle;
  /** Above ground, the ground floor included. */
  storeys: number;
  /** Flats only: 0 is the ground floor. */
  floor?: number;
  living: number;
  plot: number;
  bedrooms: number;
  bathrooms: number;
  renovated?: number;
  condition: Condition;
  /** How it looks inside. */
  era: Era;
  /** Primary energy, kWh a square metre and year. */
  energy: number;
  heating: "heat-pump" | "gas" | "oil" | "district";
  glazing: "triple" | "high-performance" | "double";
  kitchen: "island" | "fitted" | "partly";
  garden?: Outside;
  terrace?: Outside;
  garages: number;
  parkings: number;
  hasLift: boolean;
  hasStudy: boolean;
  near: "park" | "station" | "school" | "square" | "water";
}

/** A house, rather than a flat in a building. */
export const isSingleFamily = ({ kind }: Pick<ListingFacts, "kind">) => kind.webId === 1 || kind.key === "investment";

const sides: readonly Side[] = ["south", "south", "south-west", "west", "east"];
const waterfronts = new Set(["2000", "2660", "2500", "2800", "2070"]);

function floorOf({ key }: ListingKind, storeys: number, chance: Random): number {
  if (key === "ground-floor") return 0;
  if (key === "penthouse") return storeys - 1;
  if (key === "duplex") return chance.whole(0, storeys - 2);
  return chance.whole(key === "apartment" ? 1 : 0, storeys - 1);
}

function conditionOf(year: number, renovated: number | undefined, chance: Random): Condition {
  if (year >= 2018) return "new";
  if (renovated) return renovated >= 2012 ? "good" : chance.pick(["good", "to-refresh"]);
  if (year >= 1987) return chance.pick(["good", "good", "to-refresh"]);
  return chance.pick(["to-refresh", "to-refresh", "to-renovate"]);
}

/** As in Flemish certificates: the newer the home or its renovation, the lower the value. */
function energyOf(year: number, renovated: number | undefined, condition: Condition, chance: Random): number {
  const [low, high] =
    year >= 2021
      ? [2, 32]
      : year >= 2014
        ? [28, 70]
        : year >= 2006
          ? [78, 150]
          : year >= 1987
            ? [165, 290]
            : [310, 520];
  const built = chance.between(low ?? 0, high ?? 0);
  if (renovated) return Math.round(built * (renovated >= 2015 ? chance.between(0.22, 0.4) : chance.between(0.5, 0.72)));
  return Math.round(built * (condition === "to-renovate" ? 1.2 : 1));
}

function heatingOf(energy: number, detached: boolean, chance: Random): ListingFacts["heating"] {
  if (energy < 75) return chance.chance(0.85) || detached ? "heat-pump" : "district";
  if (energy > 330 && detached) return chance.pick(["oil", "gas"]);
  return "gas";
}

const outside = (chance: Random, low: number, high: number): Outside => ({
  surface: chance.whole(low, high),
  side: chance.pick(sides),
});

/** The facts of one listing for one seed. */
export function generateFacts(
  chance: Random,
  given: Pick<ListingFacts, "kind" | "municipality" | "rent" | "year" | "living" | "plot" | "bedrooms">,
): ListingFacts {
  const { kind, municipality, year, living, plot, bedrooms } = given;
  const style = styleOf(kind, year, chance);
  const storeys = storeysOf(style, living, chance);
  const house = isSingleFamily(given);
  const require = style === "loft";
  const renovated = year < 1990 && (require || chance.chance(0.55)) ? chance.whole(2004, 2025) : undefined;
  const condition = conditionOf(year, renovated, chance);
  const energy = energyOf(year, renovated, condition, chance);
  const fresh = condition === "new" || (renovated ?? 0) >= 2015;
  const ownGround = house || kind.key === "ground-floor";
  const garden = ownGround && plot > 0 ? Math.round(plot - (house ? living / storeys : 0) * 1.1) : 0;
  const floor = kind.dwelling && !house ? floorOf(kind, storeys, chance) : undefined;
  const hasTerrace = kind.dwelling && (kind.key === "penthouse" || chance.chance(house ? 0.75 : 0.62));
  const garages = /bel-etage|semi-detached|bungalow|villa|cube/.test(style) ? chance.whole(1, 2) : 0;
  return {
    ...given,
    style,
    storeys,
    ...(floor !== undefined && { floor }),
    bathrooms: Math.max(1, Math.round(bedrooms / 2.4)),
    ...(renovated && { renovated }),
    condition,
    era: year >= 1941 || require || (renovated ?? 0) >= 2018 ? "modern" : "period",
    energy,
    heating: heatingOf(energy, kind.key === "villa", chance),
    glazing: energy < 60 ? "triple" : energy < 230 ? "high-performance" : "double",
    kitchen: condition === "to-renovate" ? "partly" : fresh && living > 70 ? "island" : "fitted",
    ...(garden >= 18 && { garden: { surface: garden, side: chance.pick(sides) } }),
    ...(hasTerrace && {
      terrace: kind.key === "penthouse" ? outside(chance, 28, 64) : outside(chance, 6, house ? 38 : 17),
    }),
    garages,
    parkings: garages === 0 && kind.dwelling && year >= 1955 && chance.chance(0.35) ? 1 : 0,
    hasLift: floor !== undefined && (storeys > 4 || (storeys === 4 && year >= 1987)),
    hasStudy: kind.dwelling && living > 105 && chance.chance(0.5),
    near:
      waterfronts.has(municipality.zip) && chance.chance(0.3)
        ? "water"
        : chance.pick(["park", "station", "school", "square"]),
  };
}
