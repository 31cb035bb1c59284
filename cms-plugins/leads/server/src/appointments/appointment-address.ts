import type { MailListing, AppointmentState } from "@gevel/config";

export type AddressReader = "visitor" | "staff";

/**
 * FORM-7, PROP-9: where a visit is. Staff know at any time; a visitor knows a hidden address for as long as staff have confirmed
 * the visit, before and after that what the page of the home tells. Empty where the home is gone.
 */
export function appointmentAddress(
  listing: MailListing | null,
  state: AppointmentState,
  reader: AddressReader,
): string {
  if (!listing) return "";
  return reader === "staff" || state === "confirmed" ? listing.address : listing.place;
}
