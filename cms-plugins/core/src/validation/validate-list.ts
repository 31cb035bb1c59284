import { setImmediate as nextTick } from "node:timers/promises";
import type { FieldError } from "@gevel/config";

type Parsed<Item> = { ok: true; item: Item } | { ok: false; errors: FieldError[] };

interface ItemResult {
  reference: string;
  /** Of a rejected item without a reference. */
  index?: number;
  outcome: "unchanged" | "refused";
  errors: FieldError[];
}

/** A valid item, and the index of its result. */
export interface AcceptedItem<Item> {
  index: number;
  reference: string;
  item: Item;
}

const rejected = (reference: string, errors: FieldError[]): ItemResult => ({ reference, outcome: "refused", errors });

export interface ValidatedList<Item> {
  /** One per item, in order: refused, or unchanged until set otherwise. */
  results: ItemResult[];
  accepted: AcceptedItem<Item>[];
}

/** Lets the CMS answer others in between. */
const itemsPerBatch = 500;

/**
 * Validates a list of few, short items, without the safeguards that listings need. `key` is the field that identifies
 * them; a second item with the same value is rejected.
 */
export async function validateList<Item>(
  items: readonly unknown[],
  key: string,
  { referenceOf, parse }: { referenceOf(value: unknown): string; parse(value: unknown): Parsed<Item> },
): Promise<ValidatedList<Item>> {
  const firstAt = new Map<string, number>();
  const results: ItemResult[] = [];
  const accepted: AcceptedItem<Item>[] = [];
  for (const [index, value] of items.entries()) {
    if (index % itemsPerBatch === itemsPerBatch - 1) await nextTick();
    const reference = referenceOf(value);
    const first = firstAt.get(reference);
    if (reference !== "" && first !== undefined) {
      const message = `is the ${key} of item ${first + 1} of this batch too; only that one was read`;
      results.push(rejected(reference, [{ field: key, message }]));
      continue;
    }
    firstAt.set(reference, index);
    const parsed = parse(value);
    if (!parsed.ok) results.push({ ...rejected(reference, parsed.errors), ...(reference === "" && { index }) });
    else {
      results.push({ reference, outcome: "unchanged", errors: [] });
      accepted.push({ index, reference, item: parsed.item });
    }
  }
  return { results, accepted };
}
