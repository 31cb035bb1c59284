import type { ItemDraft } from "../draft/item-draft.js";
import { priceKeys } from "./aliases.js";
import { isZero, numberOrText, plainText, type JsonRecord } from "./json-value.js";

/** The first that is no 0, which is how Omnicasa writes none. */
function firstOf(record: JsonRecord, keys: readonly string[]): ReturnType<JsonRecord["find"]> {
  for (const key of keys) {
    const found = record.find(key);
    if (found && !isZero(found.value)) return found;
  }
  return null;
}

/** Price; where that is none, what it is called of a home for sale or of one to let: neither stands for the other. */
export function readPrice(record: JsonRecord, draft: ItemDraft): void {
  const keys = ["price", ...(priceKeys[Number(draft.item.goal)] ?? [])];
  const price = firstOf(record, keys);
  if (price) draft.positive("price", numberOrText(price.value), price.key);
  const publish = record.find("publishPrice");
  if (publish) draft.flag("publishPrice", plainText(publish.value), publish.key);
  // Neither yes nor no: it may be the no of an owner.
  const unsure = draft.item.publishPrice === undefined && (publish !== null || record.hasPart("publishPrice"));
  // A price that cannot be read is asked for; none is no reason to hide what stands beside it.
  const unread = draft.item.price === undefined && (price !== null || record.hasPart(...keys));
  if (unsure || unread) draft.set("publishPrice", false, price?.key ?? "Price");
}
