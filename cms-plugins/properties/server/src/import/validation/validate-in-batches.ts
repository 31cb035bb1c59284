import type { ValidationContext, ItemToValidate, ItemResult } from "./validate-item.js";
import { startValidator } from "./validator.js";

export interface ValidatedBatch<Item> {
  items: readonly Item[];
  /** One an item, in their order. */
  itemResults: readonly ItemResult[];
}

/** The one that is awaited, and one more, so that whoever judges never waits for a question. */
const pendingBatches = 2;

/** Judges items batch by batch, those to come while one is being written. */
export async function* validateInBatches<Item>(
  items: readonly Item[],
  size: number,
  context: ValidationContext,
  toValidate: (batch: readonly Item[]) => Promise<ItemToValidate[]>,
): AsyncGenerator<ValidatedBatch<Item>> {
  const validator = startValidator(items.length, context);
  const pending: { batch: readonly Item[]; itemResults: Promise<ItemResult[]> }[] = [];
  let start = 0;
  const request = () => {
    while (pending.length < pendingBatches && start < items.length) {
      const batch = items.slice(start, start + size);
      const itemResults = toValidate(batch).then((questions) => validator.validate(questions));
      // Nobody listens before the batches ahead of it are written.
      itemResults.catch(() => undefined);
      pending.push({ batch, itemResults });
      start += size;
    }
  };
  try {
    request();
    for (let next = pending.shift(); next; next = pending.shift()) {
      const itemResults = await next.itemResults;
      request();
      yield { items: next.batch, itemResults };
    }
  } finally {
    await validator.end();
  }
}
