import { importLimits } from "@gevel/config";

const mb = 1024 * 1024;

/**
 * Limits of a delivery, above which it is rejected. The request itself has the import's own limit, which also bounds
 * its unpacked size.
 */
export const deliveryLimits = {
  /** Listings, as many as an import takes. */
  listings: importLimits.items,
  xml: {
    depth: 40,
    /** Elements and characters of one listing. */
    elements: 20_000,
    characters: 32 * mb,
    attributes: 100,
    /** Characters of one attribute. */
    attribute: 100_000,
    /** Characters of one text; descriptions have a smaller limit of their own. */
    text: 1_000_000,
    /** A file embedded in the document as base64: a picture of the size below. */
    embedded: { element: "anhanginhalt", characters: 28 * mb },
  },
  /** Read whole, for one listing sets the language of the next; so it takes several times its size in memory. */
  json: { depth: 32, bytes: 40 * mb },
  zip: {
    entries: 10_000,
    /** Unpacked to packed size, checked from a minimum size on: short texts may well shrink to a hundredth. */
    ratio: 200,
    ratioFrom: mb,
  },
  picture: { bytes: 20 * mb },
  /** Problems an answer lists: of the feed, and of its listings. */
  problems: 2_000,
  /** Distinct paths of values that no rule reads. */
  paths: 5_000,
  /** Characters of a wrong value that are repeated. */
  value: 200,
} as const;
