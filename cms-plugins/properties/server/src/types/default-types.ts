import type { PropertyType } from "@gevel/config";

/** PROP-14: the nine kinds in their order; web ids as section 9 has them. Made once on an empty table, then staff's. */
export const defaultTypes: readonly Omit<PropertyType, "id" | "parentId">[] = [
  { nl: "Huis", fr: "Maison", en: "House", de: "Haus" },
  { nl: "Appartement", fr: "Appartement", en: "Apartment", de: "Wohnung" },
  { nl: "Studio", fr: "Studio", en: "Studio", de: "Studio" },
  { nl: "Grond", fr: "Terrain", en: "Land", de: "Grundstück" },
  { nl: "Opbrengsteigendom", fr: "Immeuble de rapport", en: "Investment property", de: "Renditeobjekt" },
  { nl: "Commercieel", fr: "Commerce", en: "Commercial", de: "Gewerbe" },
  { nl: "Industrieel", fr: "Industrie", en: "Industrial", de: "Industrie" },
  { nl: "Kantoren", fr: "Bureaux", en: "Offices", de: "Büros" },
  { nl: "Garage/Parking", fr: "Garage/Parking", en: "Garage/Parking", de: "Garage/Stellplatz" },
].map((name, index) => ({ webId: index + 1, name, showOrder: index, sale: true, rent: true }));
