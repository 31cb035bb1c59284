import type { LeadEvent } from "@gevel/config";
import { expect, it } from "vitest";
import { inOrder } from "./timeline.js";

const note = (at: string, text: string): LeadEvent => ({ kind: "note", at, by: "Sam", text });
const textsOf = (events: readonly LeadEvent[]) => events.map((event) => (event.kind === "note" ? event.text : ""));

it("FORM-11 tells what happened oldest first, whatever zone a moment is written in", () => {
  const events = [
    note("2026-10-25T01:30:00.000Z", "third"),
    note("2026-10-25T02:30:00.000+02:00", "second"),
    note("2026-10-24T23:00:00.000Z", "first"),
  ];
  expect(textsOf(inOrder(events))).toEqual(["first", "second", "third"]);
});

it("FORM-11 keeps what happened at the same moment in the order in which it was told", () => {
  const at = "2026-11-22T10:00:00.000Z";
  expect(textsOf(inOrder([note(at, "a"), note(at, "b"), note(at, "c")]))).toEqual(["a", "b", "c"]);
});
