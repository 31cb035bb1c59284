import { unsetSource } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { judgeInBatches } from "./judge-in-batches.js";

const circumstances = {
  list: "properties" as const,
  source: "test",
  now: new Date("2026-11-16T09:00:00.000Z"),
  defaults: unsetSource,
  isFirstImport: false,
  types: new Set([1]),
};

const toJudge = (text: string) => ({ text, rawChecksum: "", known: null, stored: null });

describe("items judged in batches", () => {
  it.each([
    [0, []],
    [1, [1]],
    [3, [3]],
    [10, [3, 3, 3, 1]],
  ])("are all answered for, in their order: %i of them", async (count, sizes) => {
    const references = Array.from({ length: count }, (_, index) => `R${index}`);
    const batches: string[][] = [];
    for await (const { items, judgements } of judgeInBatches(references, 3, circumstances, async (batch) =>
      batch.map((reference) =>
        toJudge(JSON.stringify({ reference, goal: 0, webId: 1, zip: "2000", city: "Antwerpen" })),
      ),
    )) {
      expect(
        judgements.map((judgement) => "write" in judgement && judgement.write.values.includes(items[0] ?? "")),
      ).toEqual(items.map((_, index) => index === 0));
      batches.push([...items]);
    }
    expect(batches.flat()).toEqual(references);
    expect(batches.map(({ length }) => length)).toEqual(sizes);
  });

  it("are asked for one batch ahead of the one that is awaited, and no further", async () => {
    const asked: string[][] = [];
    const judged = judgeInBatches(["1", "2", "3", "4"], 1, circumstances, async (batch) => {
      asked.push([...batch]);
      return batch.map(() => toJudge("{}"));
    });
    const seen: number[] = [];
    for await (const { items } of judged) seen.push(asked.length - Number(items[0]));
    expect(seen).toEqual([2, 2, 1, 0]);
    expect(asked).toEqual([["1"], ["2"], ["3"], ["4"]]);
  });

  it("end with the batch that cannot be judged, those before it given", async () => {
    const given: string[] = [];
    const judged = judgeInBatches(["1", "2", "{", "4"], 1, circumstances, async (batch) => batch.map(toJudge));
    await expect(
      (async () => {
        for await (const { items } of judged) given.push(...items);
      })(),
    ).rejects.toThrow("JSON");
    expect(given).toEqual(["1", "2"]);
  });
});
