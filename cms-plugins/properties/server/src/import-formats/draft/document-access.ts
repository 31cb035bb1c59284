import type { ItemDraft } from "./item-draft.js";

/** A document whose access is to be decided: its location and name. */
interface SentDocument {
  draft: ItemDraft;
  field: string;
  name: string;
}

/**
 * A document that its sender does not mark as public stays with staff, and this is reported: an expert's report for the
 * owner comes in the same list as the energy certificate.
 */
export function documentAccess({ draft, field, name }: SentDocument, marked: boolean | null): "staff" | null {
  if (marked === true) return null;
  if (marked === null) draft.replaced(field, name, "is not marked for the public; it is kept for the office");
  return "staff";
}
