import type { ImportRecordDetail } from "@gevel/config";
import { expect, it } from "vitest";
import { nextSteps } from "./next-steps";

const entry: ImportRecordDetail = {
  ...{ id: 1, at: "2026-11-27T10:00:00Z", sender: { kind: "token", name: "crm" }, source: "crm", mode: "full" },
  ...{ format: "kyero", ending: "succeeded", problems: 0, milliseconds: 1, bytes: 1, kept: true, resendOf: null },
  summary: { created: 3, updated: 0, unchanged: 0, refused: 0, withdrawn: 0 },
  ...{ refusedItems: [], refusedItemsLeftOff: 0, feedProblems: [], feedProblemsLeftOff: 0, error: null },
};
const problem = (message: string, count: number) => ({
  ...{ reference: "A", field: "x", value: "1", message, done: "left-out" as const, count, examples: [] },
});
const steps = (change: Partial<ImportRecordDetail>) =>
  nextSteps({ ...entry, ...change }, (key, values) => [key, ...Object.values(values ?? {})].join(" "));

it("API-5 an import's page lists the next steps", () => {
  expect(steps({})).toEqual(["properties.import.next.nothing"]);
  expect(
    steps({
      summary: { ...entry.summary, refused: 2 },
      feedProblems: [problem("is read by no rule", 802), problem("is no number", 3), problem("is no day", 2)],
    }),
  ).toEqual(["properties.import.next.refused 2", "properties.import.next.values 5", "properties.import.next.unread 1"]);
  const error = { code: "WITHDRAWAL_REFUSED" as const, fields: [] };
  expect(steps({ ending: "rejected", error })).toEqual(["properties.import.next.withdrawal"]);
  expect(steps({ ending: "rejected" })).toEqual(["properties.import.next.whole"]);
  expect(steps({ ending: "interrupted" })).toEqual(["properties.import.next.again"]);
  expect(steps({ ending: "running" })).toEqual(["properties.import.next.running"]);
});
