import { expect, it } from "vitest";
import { clampedView, mapDetail, mostScale, viewBoxOf } from "./region-map";

const size = { width: 1000, height: 800 };

it.each([
  ["the whole country", { scale: 1, x: 500, y: 400 }, "0 0 1000 800"],
  ["less than the whole country", { scale: 0.2, x: 0, y: 0 }, "0 0 1000 800"],
  ["its centre, at twice the scale", { scale: 2, x: 500, y: 400 }, "250 200 500 400"],
  ["a point outside a corner", { scale: 2, x: -50, y: 900 }, "0 400 500 400"],
  ["more than the maximum zoom", { scale: 99, x: 500, y: 400 }, "437.5 350 125 100"],
])("FORM-3 the map shows %s within its edges", (_what, view, shown) => {
  expect(viewBoxOf(clampedView(view, size), size)).toBe(shown);
  expect(mostScale).toBe(8);
});

it.each([
  ["a phone, the whole country", 343, { provinces: false, points: false, names: false }],
  ["a desktop, the whole country", 640, { provinces: true, points: false, names: false }],
  ["a phone, four times enlarged", 343 * 4, { provinces: false, points: true, names: false }],
  ["a desktop, four times enlarged", 640 * 4, { provinces: false, points: true, names: true }],
  ["a phone, at the maximum zoom", 343 * mostScale, { provinces: false, points: true, names: true }],
])("FORM-3 on %s the map has the labels that fit", (_where, width, detail) => {
  expect(mapDetail(width)).toEqual(detail);
});
