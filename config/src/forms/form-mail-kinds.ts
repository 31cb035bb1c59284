import { forms, type FormKey } from "./forms.js";

/**
 * What a lead is answered with: a mail to the agency, a confirmation to its sender, a listing for a friend, and the link by
 * which an address is confirmed (FORM-12).
 */
export const formMailKinds = ["agency", "confirmation", "friend", "opt-in"] as const;
/** FORM-7: what becomes of a visit, to the visitor and to the agency. */
export const appointmentMailKinds = [
  "visit-requested",
  "visit-confirmed",
  "visit-moved",
  "visit-cancelled",
  "visit-agency",
] as const;
/** FORM-8: the links to documents that were asked for. */
const documentMailKind = "documents";
/** Every mail that goes out for a lead: those, and what staff answer. */
const leadMailKinds = [...formMailKinds, ...appointmentMailKinds, documentMailKind, "answer"] as const;
export type LeadMailKind = (typeof leadMailKinds)[number];

/**
 * `alert`: homes that match a wish (FORM-9); `renewal`: whether somebody still wants what they are mailed of (FORM-12). They are
 * about no lead.
 */
export const mailKinds = [...leadMailKinds, "alert", "renewal"] as const;
export type MailKind = (typeof mailKinds)[number];
export type AppointmentMailKind = (typeof appointmentMailKinds)[number];
export type FormMailKind = (typeof formMailKinds)[number];
/** What staff may look at beforehand. */
export const previewMailKinds = [...formMailKinds, "alert", "renewal"] as const;
export type PreviewMailKind = (typeof previewMailKinds)[number];

/** Forms whose senders get no confirmation: who unsubscribes wants no more mail, whoever typed the address. */
const unconfirmed: ReadonlySet<FormKey> = new Set(["unsubscribe"]);

/** FORM-4: the mails that a form gives. What is sent to a friend goes to the friend alone. */
export function mailKindsOfForm(form: FormKey): readonly FormMailKind[] {
  if (forms[form].recipient === "friend") return ["friend"];
  return unconfirmed.has(form) ? ["agency"] : ["agency", "confirmation"];
}
