import { once } from "node:events";
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

/**
 * Reading an item costs more than writing it. A worker reads while this thread, which is also the one that answers
 * everybody else, writes; it is gone when the import is done, for its memory counts as the CMS's.
 */
function inWorker(circumstances: Circumstances): Judges {
  const worker = new Worker(join(__dirname, "judge-worker.js"), { resourceLimits: { maxOldGenerationSizeMb: 128 } });
  // Who waits for an answer hears of it too; with no other listener it would end the process.
  worker.on("error", () => undefined);
  return {
    async judge(items) {
      if (items.length === 0) return [];
      const question: JudgeQuestion = { items, circumstances };
      worker.postMessage(question);
      // The worker is this very code, and one question is under way at a time.
      const [judgements] = (await once(worker, "message")) as [Judgement[]];
      return judgements;
    },
    async end() {
      await worker.terminate();
    },
  };
}

export const startJudges = (count: number, circumstances: Circumstances): Judges =>
  count < worthAWorker ? inThisThread(circumstances) : inWorker(circumstances);
