import type { ReportDelivery } from "@gevel/config";
import { expect, it } from "vitest";
import { owedOwners, unreachedOwners } from "./board-owners";

const owner = (email: string) => ({ name: "", email });
const delivery = (email: string, state: ReportDelivery["state"]): ReportDelivery => ({
  ...{ id: 1, name: "", email, language: "nl", state },
  ...{ at: "2026-12-02T08:00:00Z", by: "", problem: "" },
});

it("OWNER-8 counts owners, not listings, without a report", () => {
  const rows = [{ owed: [owner("an@x.example"), owner("bo@x.example")] }, { owed: [owner("an@x.example")] }];
  expect(owedOwners(rows)).toBe(2);
  expect(owedOwners([{ owed: [] }])).toBe(0);
});

it("OWNER-8 counts the owners whom the last mail of a listing did not reach, each once", () => {
  expect(
    unreachedOwners([
      { deliveries: [delivery("an@x.example", "dead"), delivery("an@x.example", "sent")] },
      { deliveries: [delivery("bo@x.example", "sent"), delivery("bo@x.example", "dead")] },
      { deliveries: [delivery("bo@x.example", "dead"), delivery("cy@x.example", "waiting")] },
    ]),
  ).toBe(1);
});
