import type { LeadEvent } from "@gevel/config";
import { expect, it } from "vitest";
import { inOrder } from "./inbox-controller.js";

const note = (at: string, text: string): LeadEvent => ({ kind: "note", at, by: "Sam", text });
const textsOf = (events: readonly LeadEvent[]) => events.map((event) => (event.kind === "note" ? event.text : ""));

it("FORM-11 sorts by time, oldest first, whatever time zone an entry is written in", () => {
  const events = [
    note("2026-10-25T01:30:00.000Z", "third"),
    note("2026-10-25T02:30:00.000+02:00", "second"),
    note("2026-10-24T23:00:00.000Z", "first"),
  ];
  expect(textsOf(inOrder(events))).toEqual(["first", "second", "third"]);
});

it("FORM-11 keeps the order of entries with the same time", () => {
  const at = "2026-11-22T10:00:00.000Z";
  expect(textsOf(inOrder([note(at, "a"), note(at, "b"), note(at, "c")]))).toEqual(["a", "b", "c"]);
});
