import { listingAttributes, senseLimits, type AttributeKind } from "./listing-attributes.js";

const unitsOfKind: Partial<Record<AttributeKind, string>> = {
  area: "m²",
  length: "m",
  money: "€",
  energy: "kWh/m² a year",
  consumption: "kWh a year",
  emission: "kg CO₂/m² a year",
};

/** Units of fields whose name does not state them. */
const own: Readonly<Record<string, string>> = {
  price: "€",
  minimumIncome: "€ a month",
  depositMonths: "months",
  advancePercent: "%",
  surface: "m²",
  latitude: "degrees",
  longitude: "degrees",
  width: "pixels",
  height: "pixels",
};

const ofAttributes: Readonly<Record<string, string>> = Object.fromEntries(
  listingAttributes.flatMap((attribute) => {
    const unit = senseLimits(attribute)?.unit || unitsOfKind[attribute.kind];
    return unit === undefined ? [] : [[attribute.key, unit] as const];
  }),
);

/** The unit of a field of the import by its name; null where it has none. */
export const unitOfField = (key: string): string | null => own[key] ?? ofAttributes[key] ?? null;
