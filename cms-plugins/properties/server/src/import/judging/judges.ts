import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { judgeItem, type Circumstances, type ItemToJudge, type Judgement } from "./judge-item.js";
import type { JudgeQuestion } from "./judge-worker.js";

export interface Judges {
  judge(items: ItemToJudge[]): Promise<Judgement[]>;
  end(): Promise<void>;
}

/** Fewer items are judged sooner than a worker has started. */
const worthAWorker = 1_000;
/** Reading an item is some work: others are answered now and then. */
const itemsPerTurn = 100;

const inThisThread = (circumstances: Circumstances): Judges => ({
  async judge(items) {
    const judgements: Judgement[] = [];
    for (const item of items) {
      judgements.push(judgeItem(item, circumstances));
      if (judgements.length % itemsPerTurn === 0) await nextTurn();
    }
    return judgements;
  },
  end: () => Promise.resolve(),
});

/** Of a megabyte that a batch is, most is garbage a moment later. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 24 };

interface Waiting {
  resolve(judgements: Judgement[]): void;
  reject(cause: Error): void;
}

/**
 * Reading an item costs more than writing it. A worker reads while this thread, which is also the one that answers
 * everybody else, writes; it is gone when the import is done, for its memory counts as the CMS's.
 */
function inWorker(circumstances: Circumstances): Judges {
  const worker = new Worker(join(__dirname, "judge-worker.js"), { resourceLimits });
  const waiting: Waiting[] = [];
  let end: Error | null = null;
  const fail = (cause: Error) => {
    end ??= cause;
    for (const { reject } of waiting.splice(0)) reject(end);
  };
  // The worker is this very code, and answers in the order in which it was asked.
  worker.on("message", (judgements: Judgement[]) => waiting.shift()?.resolve(judgements));
  worker.on("error", fail).on("exit", () => fail(new Error("the worker that reads an import has ended")));
  return {
    judge: (items) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end);
        waiting.push({ resolve, reject });
        const question: JudgeQuestion = { items, circumstances };
        worker.postMessage(question);
      }),
    async end() {
      await worker.terminate();
    },
  };
}

export const startJudges = (count: number, circumstances: Circumstances): Judges =>
  count < worthAWorker ? inThisThread(circumstances) : inWorker(circumstances);
