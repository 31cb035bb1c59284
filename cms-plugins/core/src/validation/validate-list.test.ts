import { expect, it } from "vitest";
import { validateList } from "./validate-list.js";

const referenceOf = (value: unknown) => (typeof value === "string" ? value : "");
const parse = (value: unknown) =>
  typeof value === "string" && value.length < 3
    ? { ok: true as const, item: value.length }
    : { ok: false as const, errors: [{ field: "item", message: "is too long" }] };

it("API-2 answers for each item in its place, and accepts a reference once, even when the first is rejected", async () => {
  const { results, accepted } = await validateList(["a", "long", "a", "long", 5, 6, "bb"], "reference", {
    referenceOf,
    parse,
  });
  expect(results.map(({ reference, outcome, errors }) => [reference, outcome, errors[0]?.message])).toEqual([
    ["a", "unchanged", undefined],
    ["long", "refused", "is too long"],
    ["a", "refused", "is the reference of item 1 of this batch too; only that one was read"],
    ["long", "refused", "is the reference of item 2 of this batch too; only that one was read"],
    ["", "refused", "is too long"],
    ["", "refused", "is too long"],
    ["bb", "unchanged", undefined],
  ]);
  expect(accepted).toEqual([
    { index: 0, reference: "a", item: 1 },
    { index: 6, reference: "bb", item: 2 },
  ]);
});

it("yields while it validates a long list, but not after each item", async () => {
  let yields = 0;
  let isRead = false;
  const count = () => {
    yields += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  const { accepted } = await validateList(
    Array.from({ length: 2_000 }, (_, index) => String(index)),
    "reference",
    { referenceOf, parse: () => ({ ok: true, item: 1 }) },
  );
  isRead = true;
  expect(accepted).toHaveLength(2_000);
  expect(yields).toBeGreaterThan(1);
  expect(yields).toBeLessThan(20);
});
