import { setImmediate as nextTurn } from "node:timers/promises";
import { rawChecksumOf } from "./checksum.js";
import type { KnownListing, KnownListings } from "./known-listings.js";
import { referenceOf } from "./parse-item.js";
import { readJson, type RawItem } from "./read-items.js";

/** An item of an import with as much of it as had to be read. */
export type ReadItem =
  /** To the letter what it was last time, and on offer still. */
  | { reference: string; same: true }
  /** The reference is empty where the item has none that can be read. */
  | { reference: string; same: false; item: unknown; rawChecksum: string };

/** Unchanged items are quick, yet the CMS must answer others between them. */
const itemsPerTurn = 500;

/** Reads the items that differ from last time. Bytes that are no JSON end the import before anything is written. */
export async function readChanged(items: readonly RawItem[], known: KnownListings): Promise<ReadItem[]> {
  const byRawChecksum = new Map<string, KnownListing>();
  for (const listing of known.values()) if (!listing.withdrawn) byRawChecksum.set(listing.rawChecksum, listing);
  const read: ReadItem[] = [];
  for (const [index, { raw }] of items.entries()) {
    if (index % itemsPerTurn === itemsPerTurn - 1) await nextTurn();
    const rawChecksum = rawChecksumOf(raw);
    const same = byRawChecksum.get(rawChecksum);
    if (same) {
      read.push({ reference: same.reference, same: true });
      continue;
    }
    const item = readJson(raw.toString(), `properties.${index}`);
    read.push({ reference: referenceOf(item), same: false, item, rawChecksum });
  }
  return read;
}
