import type { Listing } from "@gevel/config";

/** FORM-8: what is for staff stays; what is sent on request is known by its name alone. */
export const publicDocuments = (documents: Listing["documents"]): Listing["documents"] =>
  documents
    .filter(({ access }) => access !== "staff")
    .map((document) => (document.access === "on-request" ? { ...document, url: "" } : document));
