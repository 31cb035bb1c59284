import { importLimits } from "@gevel/config";

const mb = 1024 * 1024;

/** What a feed may cost before it is refused. What is sent has the import's own limit, and what it unpacks to follows from that. */
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
    /** A file that stands in the document itself, as base64: a picture of the size below. */
    embedded: { element: "anhanginhalt", characters: 28 * mb },
  },
  /** Read whole, for one listing says what language the next is in; so it costs several times its size. */
  json: { depth: 32, bytes: 40 * mb },
  zip: {
    entries: 10_000,
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
