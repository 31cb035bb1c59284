import { expect, it } from "vitest";
import { viewMark } from "./view-mark";

const visitor = { group: "192.0.2.1", agent: "Firefox", languages: "nl" };
const markOf = (salt: string, listing = 7, other: Partial<typeof visitor> = {}) =>
  viewMark(salt, listing, { ...visitor, ...other });

it("OWNER-5 a mark is another with each day's salt, home, address, browser and language, and the same for the same", () => {
  const marks = [
    ...[markOf("monday"), markOf("tuesday"), markOf("monday", 8), markOf("monday", 7, { group: "192.0.2.2" })],
    ...[markOf("monday", 7, { agent: "Chrome" }), markOf("monday", 7, { languages: "fr" })],
    // Nor do words that run into each other make another visitor.
    ...[markOf("monday", 7, { agent: "Firefoxnl", languages: "" })],
  ];
  expect(new Set(marks).size).toBe(marks.length);
  expect(markOf("monday")).toBe(marks[0]);
  expect(marks.filter((mark) => !/^[\w-]{22}$/.test(mark))).toEqual([]);
});
