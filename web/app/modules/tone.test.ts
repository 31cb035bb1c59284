import { expect, it } from "vitest";
import { toneOf } from "./tone";

it.each([
  ["#F6F1EC", "light"],
  ["#fff", "light"],
  ["#FFFFFFFF", "light"],
  ["#1F2421", "dark"],
  ["#A4452C", "dark"],
  ["#2F6B4F", "dark"],
  ["#8fa39a", "middle"],
])("puts readable text on %s: %s", (color, tone) => {
  expect(toneOf(color)).toBe(tone);
});

it("knows what is no colour", () => {
  expect(toneOf("")).toBeNull();
  expect(toneOf("sand")).toBeNull();
  expect(toneOf("#12345")).toBeNull();
});
