import type { ListingAttributeValues } from "./listing-attributes.js";
import { amenities, type Amenity, type EnergyLetter } from "../site/search-features.js";
import { energyLabel } from "./energy-label.js";

/** What searches compare of a listing besides place, type, price and rooms. */
export interface ListingFeatures {
  /** Whole m²: the living area, of what nobody lives in the total one; 0 where it is unknown. */
  surface: number;
  /** The letter of the energy label: 1 for A, 2 for B …; 0 without a label. */
  energy: number;
  /** One bit for each of `amenities`, the first the lowest. */
  amenities: number;
}

/** Nulls and empty lists set no criterion. */
export interface FeatureCriteria {
  minSurface: number | null;
  epc: EnergyLetter | null;
  amenities: readonly Amenity[];
}

export const noFeatures: ListingFeatures = { surface: 0, energy: 0, amenities: 0 };
export const noFeatureCriteria: FeatureCriteria = { minSurface: null, epc: null, amenities: [] };

export const energyRank = (letter: string): number => letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0) + 1;

export const amenityBit = (amenity: Amenity): number => 1 << amenities.indexOf(amenity);

const isSome = (...numbers: readonly (number | null)[]) => numbers.some((number) => (number ?? 0) > 0);

const hasAmenity: Record<Amenity, (attributes: ListingAttributeValues) => boolean> = {
  garden: ({ hasGarden, surfaceGarden }) => hasGarden === true || isSome(surfaceGarden),
  terrace: ({ hasTerrace, surfaceTerrace }) => hasTerrace === true || isSome(surfaceTerrace),
  parking: ({ garages, parkings, externalParkings, surfaceGarage }) =>
    isSome(garages, parkings, externalParkings, surfaceGarage),
};

export function featuresOf({
  attributes,
  zip,
  countryId,
}: {
  attributes: ListingAttributeValues;
  zip: string;
  countryId: number;
}): ListingFeatures {
  const label = energyLabel({ ...attributes, zip, countryId })?.label ?? "";
  return {
    surface: Math.floor(attributes.surfaceLiving || attributes.surfaceTotal || 0),
    // Luxembourg's label may be any text.
    energy: /^[a-i](_|$)/.test(label) ? energyRank(label) : 0,
    amenities: amenities.reduce((bits, one) => (hasAmenity[one](attributes) ? bits | amenityBit(one) : bits), 0),
  };
}

export function hasFeatures(
  features: ListingFeatures,
  { minSurface, epc, amenities: wanted }: FeatureCriteria,
): boolean {
  return (
    (minSurface === null || features.surface >= minSurface) &&
    (epc === null || (features.energy > 0 && features.energy <= energyRank(epc))) &&
    wanted.every((amenity) => (features.amenities & amenityBit(amenity)) !== 0)
  );
}
