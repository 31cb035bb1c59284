import type { MailHome, VisitState } from "@gevel/config";

export type VisitReader = "visitor" | "staff";

/**
 * FORM-7, PROP-9: where a visit is. Staff know at any time; a visitor knows a hidden address for as long as staff have confirmed
 * the visit, before and after that what the page of the home tells. Empty where the home is gone.
 */
export function visitAddress(home: MailHome | null, state: VisitState, reader: VisitReader): string {
  if (!home) return "";
  return reader === "staff" || state === "confirmed" ? home.address : home.place;
}
