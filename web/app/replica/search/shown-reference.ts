import type { Listing } from "@gevel/config";

/** The reference that visitors see: an older CMS sent none for some listings. */
export const shownReference = ({ id, recordFile }: Pick<Listing, "id" | "recordFile">): string =>
  recordFile || String(id);
