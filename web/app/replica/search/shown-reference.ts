import type { Listing } from "@gevel/config";

/** What a visitor reads as its reference: a CMS of before sent none of some. */
export const shownReference = ({ id, recordFile }: Pick<Listing, "id" | "recordFile">): string =>
  recordFile || String(id);
