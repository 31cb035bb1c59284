import type { MailListing, AppointmentState } from "@gevel/config";

export type AddressReader = "visitor" | "staff";

/**
 * FORM-7, PROP-9: the address of a viewing. Staff always see it; the visitor sees a hidden address only while the
 * viewing is confirmed, and otherwise what the listing's page shows. Empty if the listing is gone.
 */
export function appointmentAddress(
  listing: MailListing | null,
  state: AppointmentState,
  reader: AddressReader,
): string {
  if (!listing) return "";
  return reader === "staff" || state === "confirmed" ? listing.address : listing.place;
}
