/** Limits of POST /api/properties/import. */
export const importLimits = {
  /** Of each list. */
  items: 20_000,
  pictures: 200,
  documents: 100,
  /** Units of a project. */
  constructions: 500,
  /** Listings of one owner. */
  ownedProperties: 1_000,
  bodyBytes: 128 * 1024 * 1024,
  /** Maximum characters of a description in one language, and of any other text. */
  description: 50_000,
  text: 2_000,
} as const;
