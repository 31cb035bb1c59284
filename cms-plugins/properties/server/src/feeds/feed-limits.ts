import { importLimits } from "@gevel/config";

const mb = 1024 * 1024;

/** What a feed may cost before it is refused. The body of the request has the import's own limit. */
export const feedLimits = {
  /** Listings, as many as an import takes. */
  listings: importLimits.items,
  /** Bytes of the XML or JSON, unpacked. */
  documentBytes: importLimits.bodyBytes,
  xml: {
    depth: 40,
    /** Elements and characters of one listing. */
    elements: 20_000,
    characters: 32 * mb,
    attributes: 100,
  },
  json: { depth: 32 },
  zip: {
    entries: 10_000,
    /** All entries together, unpacked. */
    bytes: 512 * mb,
    /** Unpacked to packed, judged from a size on: short texts may well shrink to a hundredth. */
    ratio: 200,
    ratioFrom: mb,
  },
  picture: { bytes: 20 * mb },
  /** Problems an answer lists: of the feed, and of its listings. */
  problems: 2_000,
  /** Different paths of values that no rule reads. */
  paths: 5_000,
  /** Characters of a wrong value that are repeated. */
  value: 200,
} as const;
