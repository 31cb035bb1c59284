import type { ListingPart } from "../site/own-paths.js";
import type { OwnFormKey } from "./forms.js";

/** The form on a listing's subpage; the print view has none. */
export const formOfListingPart: Readonly<Record<Exclude<ListingPart, "print">, OwnFormKey>> = {
  visit: "contact-appointment",
  info: "ask-info",
  documents: "document-request",
  friend: "send-to-friend",
};
