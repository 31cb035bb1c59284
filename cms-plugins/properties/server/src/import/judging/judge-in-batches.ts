import type { Circumstances, ItemToJudge, Judgement } from "./judge-item.js";
import { startJudges } from "./judges.js";

export interface JudgedBatch<Item> {
  items: readonly Item[];
  /** One an item, in their order. */
  judgements: readonly Judgement[];
}

/** The one that is awaited, and one more, so that whoever judges never waits for a question. */
const askedAtOnce = 2;

/** Judges items batch by batch, those to come while one is being written. */
export async function* judgeInBatches<Item>(
  items: readonly Item[],
  size: number,
  circumstances: Circumstances,
  toJudge: (batch: readonly Item[]) => Promise<ItemToJudge[]>,
): AsyncGenerator<JudgedBatch<Item>> {
  const judges = startJudges(items.length, circumstances);
  const asked: { batch: readonly Item[]; judgements: Promise<Judgement[]> }[] = [];
  let start = 0;
  const ask = () => {
    while (asked.length < askedAtOnce && start < items.length) {
      const batch = items.slice(start, start + size);
      const judgements = toJudge(batch).then((questions) => judges.judge(questions));
      // Nobody listens before the batches ahead of it are written.
      judgements.catch(() => undefined);
      asked.push({ batch, judgements });
      start += size;
    }
  };
  try {
    ask();
    for (let next = asked.shift(); next; next = asked.shift()) {
      const judgements = await next.judgements;
      ask();
      yield { items: next.batch, judgements };
    }
  } finally {
    await judges.end();
  }
}
