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
/** Reading an item takes a while: other requests are answered in between. */
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

/** Of a batch's megabyte most is garbage a moment later. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 24 };

interface PendingRequest {
  resolve(results: ItemResult[]): void;
  reject(cause: Error): void;
}

/**
 * Reading an item costs more than writing it. A worker reads while this thread, which also answers all other requests,
 * writes. The worker ends with the import, for its memory counts as the CMS's.
 */
function inWorker(context: ValidationContext): Validator {
  const worker = new Worker(join(__dirname, "validation-worker.js"), { resourceLimits });
  const waiting: PendingRequest[] = [];
  let end: Error | null = null;
  const fail = (cause: Error) => {
    end ??= cause;
    for (const { reject } of waiting.splice(0)) reject(end);
  };
  // The worker runs this same code and answers in the order of the requests.
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
  /** One per item, in their order. */
  itemResults: readonly ItemResult[];
}

/** The batch being awaited and one more, so that the validator never idles. */
const pendingBatches = 2;

/** Validates items batch by batch, ahead of the batch that is being written. */
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
      // Avoids an unhandled rejection: nothing awaits it before the batches ahead are written.
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
