import { join } from "node:path";
import { setImmediate as nextTick } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { validateItem, type ValidationContext, type ItemToValidate, type ItemResult } from "./validate-item.js";
import type { ValidationRequest } from "./validation-worker.js";

export interface Validator {
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

export const startValidator = (count: number, context: ValidationContext): Validator =>
  count < workerThreshold ? inProcess(context) : inWorker(context);
