import { expect, it } from "vitest";
import { visitorHash } from "./answer-view";

const visitor = { group: "192.0.2.1", agent: "Firefox", languages: "nl" };
const hashOf = (salt: string, listing = 7, other: Partial<typeof visitor> = {}) =>
  visitorHash(salt, listing, { ...visitor, ...other });

it("OWNER-5 a visitor hash differs for each day's salt, listing, address, browser and language, and repeats for the same", () => {
  const marks = [
    ...[hashOf("monday"), hashOf("tuesday"), hashOf("monday", 8), hashOf("monday", 7, { group: "192.0.2.2" })],
    ...[hashOf("monday", 7, { agent: "Chrome" }), hashOf("monday", 7, { languages: "fr" })],
    // Nor does shifting text between two fields give the same hash.
    ...[hashOf("monday", 7, { agent: "Firefoxnl", languages: "" })],
  ];
  expect(new Set(marks).size).toBe(marks.length);
  expect(hashOf("monday")).toBe(marks[0]);
  expect(marks.filter((mark) => !/^[\w-]{22}$/.test(mark))).toEqual([]);
});
