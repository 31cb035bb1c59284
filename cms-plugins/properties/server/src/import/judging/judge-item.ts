import type { FieldError } from "@gevel/config";
import type { Place } from "../../places/place.js";
import { listingValues, type ColumnValue } from "../../rows/listing-row.js";
import { checksumOf } from "../checksum.js";
import type { KnownListing } from "../known-listings.js";
import { parseItem } from "../parse-item.js";

/** A row as it is to be, with the place it names. */
export interface ListingToWrite {
  /** Of the row that is there already. */
  id: number | null;
  place: Pick<Place, "name" | "zip" | "countryId">;
  /** In the order of the written attributes. */
  values: ColumnValue[];
}

export type Judgement =
  | { outcome: "created" | "updated"; write: ListingToWrite }
  | { outcome: "unchanged" }
  | { outcome: "refused"; errors: FieldError[] };

/** An item that is not to the letter what it was last time, and what is known of it. */
export interface ItemToJudge {
  /** As it was sent: JSON. */
  text: string;
  rawChecksum: string;
  known: KnownListing | null;
}

export interface Circumstances {
  source: string;
  now: Date;
}

/** What is to be done with an item. */
export function judgeItem({ text, rawChecksum, known }: ItemToJudge, { source, now }: Circumstances): Judgement {
  const parsed = parseItem(JSON.parse(text), now);
  if (!parsed.ok) return { outcome: "refused", errors: parsed.errors };
  const { listing } = parsed;
  const checksum = checksumOf(listing);
  if (known && !known.withdrawn && known.checksum === checksum) return { outcome: "unchanged" };
  const publicSince = known && !known.withdrawn && known.publicSince ? known.publicSince : now;
  const values = listingValues(listing, { source, checksum, rawChecksum, publicSince, withdrawnAt: null });
  const { city: name, zip, countryId } = listing;
  return {
    outcome: known ? "updated" : "created",
    write: { id: known?.id ?? null, place: { name, zip, countryId }, values },
  };
}
