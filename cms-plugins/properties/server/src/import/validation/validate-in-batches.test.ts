import { defaultSourceSettings } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { validateInBatches } from "./validate-in-batches.js";

const context = {
  list: "properties" as const,
  source: "test",
  now: new Date("2026-11-16T09:00:00.000Z"),
  defaults: defaultSourceSettings,
  isFirstImport: false,
  types: new Set([1]),
};

const toValidate = (text: string) => ({ text, rawChecksum: "", known: null, stored: null });

describe("validation in batches", () => {
  it.each([
    [0, []],
    [1, [1]],
    [3, [3]],
    [10, [3, 3, 3, 1]],
  ])("answers for every item, in order: %i of them", async (count, sizes) => {
    const references = Array.from({ length: count }, (_, index) => `R${index}`);
    const batches: string[][] = [];
    for await (const { items, itemResults } of validateInBatches(references, 3, context, async (batch) =>
      batch.map((reference) =>
        toValidate(JSON.stringify({ reference, goal: 0, webId: 1, zip: "2000", city: "Antwerpen" })),
      ),
    )) {
      expect(itemResults.map((result) => "write" in result && result.write.values.includes(items[0] ?? ""))).toEqual(
        items.map((_, index) => index === 0),
      );
      batches.push([...items]);
    }
    expect(batches.flat()).toEqual(references);
    expect(batches.map(({ length }) => length)).toEqual(sizes);
  });

  it("validates one batch ahead and no further", async () => {
    const requested: string[][] = [];
    const validated = validateInBatches(["1", "2", "3", "4"], 1, context, async (batch) => {
      requested.push([...batch]);
      return batch.map(() => toValidate("{}"));
    });
    const order: number[] = [];
    for await (const { items } of validated) order.push(requested.length - Number(items[0]));
    expect(order).toEqual([2, 2, 1, 0]);
    expect(requested).toEqual([["1"], ["2"], ["3"], ["4"]]);
  });

  it("ends at the batch that fails, after yielding those before it", async () => {
    const given: string[] = [];
    const validated = validateInBatches(["1", "2", "{", "4"], 1, context, async (batch) => batch.map(toValidate));
    await expect(
      (async () => {
        for await (const { items } of validated) given.push(...items);
      })(),
    ).rejects.toThrow("JSON");
    expect(given).toEqual(["1", "2"]);
  });
});
