/** Of POST /api/properties/import. */
export const importLimits = {
  items: 20_000,
  pictures: 200,
  documents: 100,
  /** Units of a project. */
  constructions: 500,
  bodyBytes: 128 * 1024 * 1024,
  /** Characters of one language of a description, and of any other text. */
  description: 50_000,
  text: 2_000,
} as const;
