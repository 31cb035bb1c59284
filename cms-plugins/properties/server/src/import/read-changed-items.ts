import { createYielder } from "@gevel/core";
import { rawChecksumOf } from "./validation/checksum.js";
import { defaultsMark, type ItemDefaults } from "./validation/item-defaults.js";
import type { ExistingItem, ExistingItems } from "./validation/existing-items.js";
import { referenceOf } from "../items/reference-of.js";
import { readJson, type RawItem } from "./read-items.js";

/** The facts about an item before it is validated. */
export type ReadItem =
  /** Byte for byte the same as last time, and still on offer. */
  | { reference: string; same: true }
  /** The reference is empty where it cannot be read. */
  | { reference: string; same: false; rawChecksum: string };

/**
 * Finds the items that differ from last time. Invalid JSON ends the import before anything is written. Parsed items are
 * discarded, since ten thousand listings in memory are more than the CMS itself.
 */
export async function readChangedItems(
  list: string,
  items: readonly RawItem[],
  known: ExistingItems,
  defaults: ItemDefaults,
): Promise<ReadItem[]> {
  const mark = defaultsMark(defaults);
  const byRawChecksum = new Map<string, ExistingItem>();
  for (const item of known.values()) if (!item.withdrawn) byRawChecksum.set(item.rawChecksum, item);
  const read: ReadItem[] = [];
  const pause = createYielder();
  for (const [index, { raw }] of items.entries()) {
    await pause();
    const rawChecksum = rawChecksumOf(raw, mark);
    const same = byRawChecksum.get(rawChecksum);
    if (same) {
      read.push({ reference: same.reference, same: true });
      continue;
    }
    const reference = referenceOf(readJson(raw.toString(), `${list}.${index}`));
    read.push({ reference, same: false, rawChecksum });
  }
  return read;
}
