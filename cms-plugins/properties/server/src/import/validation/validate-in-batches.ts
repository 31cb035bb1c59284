import { type ValidationContext, type ItemToValidate, type ItemResult, validateItem } from "./validate-item.js";
import { join } from "node:path";
import { setImmediate as nextTick } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { ValidationRequest } from "./validation-worker.js";

interface Validator {
  validate(items: ItemToValidate[]): Promise<ItemResult[]>;
  end(): Promise<void>;
}

/** Fewer items are judged sooner than a worker has started. */
const workerThreshold = 1_000;
/** Reading an item is some work: others are answered now and then. */
const itemsPerYield = 100;

const inProcess = (context: ValidationContext): Validator => ({
  async validate(items) {
    const results: ItemResult[] = [];
    for (const item of items) {
      results.push(validateItem(item, context));
      if (results.length % itemsPerYield === 0) await nextTick();
    }
    return results;
  },
  end: () => Promise.resolve(),
});

/** Of a megabyte that a batch is, most is garbage a moment later. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 24 };

interface PendingRequest {
  resolve(results: ItemResult[]): void;
  reject(cause: Error): void;
}

/**
 * Reading an item costs more than writing it. A worker reads while this thread, which is also the one that answers
 * everybody else, writes; it is gone when the import is done, for its memory counts as the CMS's.
 */
function inWorker(context: ValidationContext): Validator {
  const worker = new Worker(join(__dirname, "validation-worker.js"), { resourceLimits });
  const waiting: PendingRequest[] = [];
  let end: Error | null = null;
  const fail = (cause: Error) => {
    end ??= cause;
    for (const { reject } of waiting.splice(0)) reject(end);
  };
  // The worker is this very code, and answers in the order in which it was asked.
  worker.on("message", (results: ItemResult[]) => waiting.shift()?.resolve(results));
  worker.on("error", fail).on("exit", () => fail(new Error("the validation worker of an import ended")));
  return {
    validate: (items) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end);
        waiting.push({ resolve, reject });
        const question: ValidationRequest = { items, context };
        worker.postMessage(question);
      }),
    async end() {
      await worker.terminate();
    },
  };
}

const startValidator = (count: number, context: ValidationContext): Validator =>
  count < workerThreshold ? inProcess(context) : inWorker(context);

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
