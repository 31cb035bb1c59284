import { createHash } from "node:crypto";
import type { NormalisedListing } from "./normalise-listing.js";

/** Raise it when normalising changes what is kept: every item is then read anew. */
const normalisation = "1";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Of what is kept. Two ways of writing the same listing have the same one. */
export function checksumOf(listing: NormalisedListing): string {
  return sha256(JSON.stringify(listing));
}

/** Of the item as sent, to the letter. The same one as last time needs no reading at all. */
export function rawChecksumOf(raw: Buffer | string): string {
  return createHash("sha256").update(normalisation).update(raw).digest("base64url");
}
