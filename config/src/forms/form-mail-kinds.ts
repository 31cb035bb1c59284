import { forms, type FormKey } from "./forms.js";

/**
 * Mails sent for a lead: one to the agency, a confirmation to its sender, a listing for a friend, and the link that
 * confirms an address (FORM-12).
 */
export const formMailKinds = ["agency", "confirmation", "friend", "opt-in"] as const;
/** FORM-7: what becomes of a viewing, to the visitor and to the agency. */
export const appointmentMailKinds = [
  "visit-requested",
  "visit-confirmed",
  "visit-moved",
  "visit-cancelled",
  "visit-agency",
] as const;
/** FORM-8: the links to the requested documents. */
const documentMailKind = "documents";
/** All mails sent for a lead: the above, and the answers of staff. */
const leadMailKinds = [...formMailKinds, ...appointmentMailKinds, documentMailKind, "answer"] as const;
export type LeadMailKind = (typeof leadMailKinds)[number];

/**
 * `alert`: listings that match a saved search (FORM-9); `renewal`: asks whether a subscription is still wanted
 * (FORM-12). They belong to no lead.
 */
export const mailKinds = [...leadMailKinds, "alert", "renewal"] as const;
export type MailKind = (typeof mailKinds)[number];
export type AppointmentMailKind = (typeof appointmentMailKinds)[number];
export type FormMailKind = (typeof formMailKinds)[number];
/** Mails staff can preview. */
export const previewMailKinds = [...formMailKinds, "alert", "renewal"] as const;
export type PreviewMailKind = (typeof previewMailKinds)[number];

/** Forms without a confirmation mail: somebody who unsubscribes wants no more mail, whoever typed the address. */
const unconfirmed: ReadonlySet<FormKey> = new Set(["unsubscribe"]);

/** FORM-4: the mails that a form sends. A listing sent to a friend goes only to the friend. */
export function mailKindsOfForm(form: FormKey): readonly FormMailKind[] {
  if (forms[form].recipient === "friend") return ["friend"];
  return unconfirmed.has(form) ? ["agency"] : ["agency", "confirmation"];
}
