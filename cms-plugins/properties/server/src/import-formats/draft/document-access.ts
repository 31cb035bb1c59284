import type { ItemDraft } from "./item-draft.js";

/** Where a document stands that is to be judged, and what it is called. */
interface SentDocument {
  draft: ItemDraft;
  field: string;
  name: string;
}

/**
 * A document that its sender does not mark for the public stays at the office, and that is said: an expert's report for
 * the owner comes in the same list as the energy certificate.
 */
export function documentAccess({ draft, field, name }: SentDocument, marked: boolean | null): "staff" | null {
  if (marked === true) return null;
  if (marked === null) draft.replaced(field, name, "is not marked for the public; it is kept for the office");
  return "staff";
}
