import { hash } from "node:crypto";
import type { NormalisedListing } from "./normalise-listing.js";

/** Raise it when normalising changes what is kept: every item is then read anew. */
const normalisation = "1";

const sha256 = (data: Buffer | string) => hash("sha256", data, "base64url");

/** Of what is kept. Two ways of writing the same listing have the same one. */
export function checksumOf(listing: NormalisedListing): string {
  return sha256(JSON.stringify(listing));
}

/** Of the item as sent, to the letter. The same one as last time needs no reading at all. */
export function rawChecksumOf(raw: Buffer | string): string {
  return `${normalisation}:${sha256(raw)}`;
}
