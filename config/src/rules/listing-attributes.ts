/**
 * Every labelled attribute of a listing, defined once. The CMS schema and edit form, the import contract and the groups
 * of the detail page are derived from this table; its labels are in `messages/`, by language.
 *
 * Kinds and units: area m² · length m · money € · energy kWh/(m²·year) · consumption kWh/year · emission kg
 * CO₂/(m²·year) · year a four-digit year · count a whole number · date ISO day · flag yes/no · text one language-free
 * line · localized `{nl, fr, en, de}` · choice one of `values` (label `listing.<key>.<value>`).
 */
export const attributeGroups = [
  "general",
  "surface",
  "layout",
  "comfort",
  "energy",
  "planning",
  "costs",
  "annuity",
] as const;
export type AttributeGroup = (typeof attributeGroups)[number];

export type AttributeKind =
  | "area"
  | "length"
  | "money"
  | "energy"
  | "consumption"
  | "emission"
  | "number"
  | "year"
  | "count"
  | "date"
  | "flag"
  | "text"
  | "localized"
  | "choice";

export interface SenseLimits {
  /** Absent where nothing is too low. */
  readonly min?: number;
  readonly max: number;
  /** As shown after the number; may be empty. */
  readonly unit: string;
}

export interface ListingAttribute {
  readonly key: string;
  readonly kind: AttributeKind;
  readonly group: AttributeGroup;
  readonly values?: readonly string[];
  /** A text of several lines. */
  readonly isLong?: boolean;
  /** Computed from the price, or part of it: hidden if the price is not published (PROP-8). */
  readonly tellsPrice?: boolean;
  /** Plausible limits of the number, if its kind does not set them. */
  readonly limits?: SenseLimits;
}

const judicial = ["yes", "as-required", "no"] as const;
const conditions = ["new", "good", "to-refresh", "to-renovate"] as const;

export const listingAttributes = [
  { key: "constructionYear", kind: "year", group: "general" },
  { key: "renovationYear", kind: "year", group: "general" },
  { key: "condition", kind: "choice", group: "general", values: conditions },
  { key: "facades", kind: "choice", group: "general", values: ["open", "half-open", "closed"] },
  { key: "floors", kind: "count", group: "general" },
  { key: "floor", kind: "count", group: "general", limits: { min: -20, max: 300, unit: "" } },
  { key: "availability", kind: "localized", group: "general" },
  { key: "availableFrom", kind: "date", group: "general" },
  { key: "hasFurnished", kind: "flag", group: "general" },

  { key: "surfaceTotal", kind: "area", group: "surface" },
  { key: "surfaceLiving", kind: "area", group: "surface" },
  { key: "surfaceGround", kind: "area", group: "surface" },
  { key: "surfaceConstructed", kind: "area", group: "surface" },
  { key: "surfaceTerrace", kind: "area", group: "surface" },
  { key: "surfaceGarden", kind: "area", group: "surface" },
  { key: "surfaceGarage", kind: "area", group: "surface" },
  { key: "widthFront", kind: "length", group: "surface" },
  { key: "widthPlot", kind: "length", group: "surface" },

  { key: "bedrooms", kind: "count", group: "layout" },
  { key: "bathrooms", kind: "count", group: "layout" },
  { key: "showerRooms", kind: "count", group: "layout" },
  { key: "toilets", kind: "count", group: "layout" },
  { key: "garages", kind: "count", group: "layout" },
  { key: "parkings", kind: "count", group: "layout" },
  { key: "externalParkings", kind: "count", group: "layout" },
  { key: "hasCellar", kind: "flag", group: "layout" },
  { key: "hasAttic", kind: "flag", group: "layout" },
  { key: "hasTerrace", kind: "flag", group: "layout" },
  { key: "hasGarden", kind: "flag", group: "layout" },
  { key: "hasLift", kind: "flag", group: "layout" },

  { key: "heating", kind: "localized", group: "comfort" },
  { key: "kitchen", kind: "localized", group: "comfort" },
  { key: "interiorComfort", kind: "localized", group: "comfort", isLong: true },
  { key: "exteriorComfort", kind: "localized", group: "comfort", isLong: true },
  { key: "windowGlazing", kind: "localized", group: "comfort" },
  { key: "windowFrame", kind: "localized", group: "comfort" },
  { key: "roofMaterial", kind: "localized", group: "comfort" },
  { key: "roofCondition", kind: "localized", group: "comfort" },
  { key: "hasGas", kind: "flag", group: "comfort" },
  { key: "hasWater", kind: "flag", group: "comfort" },
  { key: "hasElectricity", kind: "flag", group: "comfort" },
  { key: "hasDrain", kind: "flag", group: "comfort" },

  { key: "energyPerformance", kind: "energy", group: "energy" },
  { key: "epcLabelText", kind: "text", group: "energy" },
  { key: "epcUniqueCode", kind: "text", group: "energy" },
  { key: "epcTotal", kind: "consumption", group: "energy" },
  { key: "epcCo2", kind: "emission", group: "energy" },
  { key: "epcExpiryDate", kind: "date", group: "energy" },
  { key: "eLevel", kind: "number", group: "energy", limits: { min: -1_000, max: 1_000, unit: "" } },
  {
    key: "electricityInspection",
    kind: "choice",
    group: "energy",
    values: ["compliant", "not-compliant", "not-inspected"],
  },
  { key: "asbestosType", kind: "localized", group: "energy" },
  { key: "asbestosDate", kind: "date", group: "energy" },

  { key: "permit", kind: "choice", group: "planning", values: ["Vg", "Gvg"] },
  { key: "allotmentPermit", kind: "choice", group: "planning", values: ["Vv", "Gvv"] },
  { key: "summons", kind: "choice", group: "planning", values: ["Dv", "Gdv"] },
  { key: "preemptiveRights", kind: "choice", group: "planning", values: ["Vkr", "Gvkr"] },
  { key: "judicialDecision", kind: "choice", group: "planning", values: judicial },
  { key: "judicialMeasure", kind: "choice", group: "planning", values: ["Ho", "Bo", "Lod", "Ms", "Gmo"] },
  {
    key: "areaApplication",
    kind: "choice",
    group: "planning",
    values: ["Wg", "WgLK", "Wp", "Wug", "Ag", "Ig", "Gg", "Ng", "Rg"],
  },
  { key: "lawfulUse", kind: "localized", group: "planning" },
  { key: "floodZone", kind: "localized", group: "planning" },
  { key: "floodPScore", kind: "choice", group: "planning", values: ["A", "B", "C", "D"] },
  { key: "floodGScore", kind: "choice", group: "planning", values: ["A", "B", "C", "D"] },
  { key: "floodReportDate", kind: "date", group: "planning" },
  { key: "protectedHeritage", kind: "flag", group: "planning" },

  { key: "chargesOwner", kind: "money", group: "costs" },
  { key: "chargesRenter", kind: "money", group: "costs" },
  { key: "cadastralIncome", kind: "money", group: "costs" },
  { key: "notaryFee", kind: "money", group: "costs", tellsPrice: true },
  { key: "notaryFeeVat", kind: "money", group: "costs", tellsPrice: true },
  { key: "registrationRights", kind: "money", group: "costs", tellsPrice: true },
  { key: "vat", kind: "money", group: "costs", tellsPrice: true },
  { key: "depositAmount", kind: "money", group: "costs", tellsPrice: true },
  { key: "agencyCost", kind: "money", group: "costs", tellsPrice: true },
  { key: "inventoryCost", kind: "money", group: "costs" },
  { key: "totalCost", kind: "money", group: "costs", tellsPrice: true },

  { key: "viager", kind: "flag", group: "annuity" },
  { key: "viagerAges", kind: "text", group: "annuity" },
  { key: "viagerBouquet", kind: "money", group: "annuity", tellsPrice: true },
  { key: "viagerMonthly", kind: "money", group: "annuity", tellsPrice: true },
  { key: "viagerConditions", kind: "localized", group: "annuity", isLong: true },
] as const satisfies readonly ListingAttribute[];

/** A home that produces more energy than it uses has figures below 0; its performance has no lower limit (PROP-11). */
const limitsOfKind: Partial<Record<AttributeKind, SenseLimits>> = {
  energy: { max: 3_000, unit: "kWh/m² a year" },
  consumption: { min: -1_000_000, max: 10_000_000, unit: "kWh a year" },
  emission: { min: -1_000, max: 1_000, unit: "kg CO₂/m² a year" },
};

/** Plausible limits of an energy figure: a value beyond them is a typing error or in another unit. Null: no limits. */
export const senseLimits = ({ kind, limits }: ListingAttribute): SenseLimits | null =>
  limits ?? limitsOfKind[kind] ?? null;

export type ListingAttributeKey = (typeof listingAttributes)[number]["key"];

type TextKind = "text" | "date" | "choice";
type ValueOf<K extends AttributeKind> = K extends TextKind
  ? string
  : K extends "flag"
    ? boolean
    : K extends "localized"
      ? import("../site/localized.js").Localized
      : number;

/** A listing's labelled attributes as they are stored and sent; null where unknown. */
export type ListingAttributeValues = {
  [A in (typeof listingAttributes)[number] as A["key"]]: ValueOf<A["kind"]> | null;
};
