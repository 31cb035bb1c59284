import type { Listing } from "@gevel/config";

/** FORM-8: leaves out documents for staff; those sent on request are shown by name only. */
export const publicDocuments = (documents: Listing["documents"]): Listing["documents"] =>
  documents
    .filter(({ access }) => access !== "staff")
    .map((document) => (document.access === "on-request" ? { ...document, url: "" } : document));
