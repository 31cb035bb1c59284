import type { FieldError } from "@gevel/config";
import { checksumOf } from "./checksum.js";
import type { KnownListing } from "./known-listings.js";
import type { NormalisedListing } from "./normalise-listing.js";
import { parseItem } from "./parse-item.js";

export interface ListingToWrite {
  listing: NormalisedListing;
  checksum: string;
  rawChecksum: string;
  known: KnownListing | null;
}

export type Judgement =
  | { outcome: "created" | "updated"; write: ListingToWrite }
  | { outcome: "unchanged" }
  | { outcome: "refused"; errors: FieldError[] };

/** What is to be done with an item that is not to the letter what it was last time. */
export function judgeItem(item: unknown, rawChecksum: string, known: KnownListing | null, now: Date): Judgement {
  const parsed = parseItem(item, now);
  if (!parsed.ok) return { outcome: "refused", errors: parsed.errors };
  const checksum = checksumOf(parsed.listing);
  if (known && !known.withdrawn && known.checksum === checksum) return { outcome: "unchanged" };
  return { outcome: known ? "updated" : "created", write: { listing: parsed.listing, checksum, rawChecksum, known } };
}
