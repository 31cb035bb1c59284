import type { Core } from "@strapi/strapi";
import { beforeEach, expect, it } from "vitest";
import { isToGiveWay, takeRightOfWay } from "./right-of-way.js";

let strapi: Core.Strapi;
beforeEach(() => {
  strapi = {} as Core.Strapi;
});

it("work in the background waits while an import goes on, and a moment longer", () => {
  expect(isToGiveWay(strapi, 10_000)).toBe(false);
  takeRightOfWay(strapi, 10_000);
  takeRightOfWay(strapi, 11_000);
  expect(isToGiveWay(strapi, 12_499)).toBe(true);
  expect(isToGiveWay(strapi, 12_500)).toBe(false);
});

it("it waits a minute at most, however long imports go on, and again for the next one after a pause", () => {
  for (let now = 0; now <= 90_000; now += 1_000) takeRightOfWay(strapi, now);
  expect(isToGiveWay(strapi, 59_999)).toBe(true);
  expect(isToGiveWay(strapi, 60_000)).toBe(false);
  takeRightOfWay(strapi, 100_000);
  expect(isToGiveWay(strapi, 100_001)).toBe(true);
});
