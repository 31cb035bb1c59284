import type { Circumstances, ItemToJudge, Judgement } from "./judge-item.js";
import { startJudges } from "./judges.js";

export interface JudgedBatch<Item> {
  items: readonly Item[];
  /** One an item, in their order. */
  judgements: readonly Judgement[];
}

/** Judges items batch by batch, each while the one before is being written. */
export async function* judgeInBatches<Item>(
  items: readonly Item[],
  size: number,
  circumstances: Circumstances,
  toJudge: (item: Item) => ItemToJudge,
): AsyncGenerator<JudgedBatch<Item>> {
  const judges = startJudges(items.length, circumstances);
  const ask = (start: number) => {
    const batch = items.slice(start, start + size);
    const judgements = judges.judge(batch.map(toJudge));
    // Nobody listens before the batch ahead of it is written.
    judgements.catch(() => undefined);
    return { batch, judgements };
  };
  try {
    for (let start = 0, asked = ask(start); start < items.length; start += size) {
      const { batch } = asked;
      const judgements = await asked.judgements;
      asked = ask(start + size);
      yield { items: batch, judgements };
    }
  } finally {
    await judges.end();
  }
}
